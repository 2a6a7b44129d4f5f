// A rule of `deno lint` of our own: a file tells one thing, and a function can be seen whole.

const FILE = 250; // lines
const FUNCTION = 60;

const linesIn = (text, [start, end]) => text.slice(start, end).split("\n").length;

/** Reports a function that is too long, by the lines from its first word to its closing brace. */
function functions(context) {
  const look = (node) => {
    const long = linesIn(context.sourceCode.text, node.range);
    if (long > FUNCTION) context.report({ node, message: `A function of ${long} lines: the most is ${FUNCTION}.` });
  };
  return { FunctionDeclaration: look, FunctionExpression: look, ArrowFunctionExpression: look };
}

/** Reports a file that is too long. */
function files(context) {
  return {
    Program(node) {
      const long = context.sourceCode.text.trimEnd().split("\n").length;
      if (long > FILE) context.report({ node, message: `A file of ${long} lines: the most is ${FILE}.` });
    },
  };
}

export default {
  name: "piquet",
  rules: { "short-file": { create: files }, "short-function": { create: functions } },
};
