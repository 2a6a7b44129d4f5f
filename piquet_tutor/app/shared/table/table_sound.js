// What is heard of a scene: each card that is played, and a capot.

/** @import { Table } from "./table_parts.js" */

import { list, text } from "../drawing/kit.js";
import { sound } from "../sound/sound.js";

const codes = (cards) => list(cards).map((one) => text(one && one.card)).filter(Boolean);

/** Every card that came with this scene is heard as it lies down; a capot, when the last has. */
export function soundScene(/** @type {Table} */ table, delays) {
  const { scene } = table;
  const before = table.lain;
  const lie = [...codes(scene.gone), ...codes(scene.trick)];
  table.lain = { group: scene.group, cards: new Set(lie), capot: Boolean(scene.capot) };
  if (!table.drawnOnce || before.group !== scene.group) return;
  const fresh = lie.filter((code) => !before.cards.has(code));
  for (const code of fresh) sound(scene, "card", delays.get(code) || 0);
  if (scene.capot && !before.capot) sound(scene, "capot", Math.max(0, ...delays.values()) + 300);
}
