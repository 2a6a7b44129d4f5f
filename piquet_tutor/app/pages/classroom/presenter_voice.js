// The calls spoken by the browser itself: only by a voice that lives on this machine, and only when asked for.

const WAIT_MS = 1200; // a browser may list its voices late

export function presenterVoice(told) {
  const synth = window.speechSynthesis;
  let on = false;

  function found(language) {
    const voices = synth ? synth.getVoices() : [];
    return voices.find((one) => one.localService && one.lang.toLowerCase().replace("_", "-").split("-")[0] === language) || null;
  }

  function set(wanted, silent = false) {
    on = wanted;
    if (!on && synth) synth.cancel();
    told(on, silent);
  }

  function toggle(language) {
    if (on) return set(false);
    if (found(language)) return set(true);
    setTimeout(() => set(Boolean(found(language)), !found(language)), synth ? WAIT_MS : 0);
    return undefined;
  }

  function say(texts, language) {
    if (!on || !synth) return;
    synth.cancel();
    const voice = found(language);
    if (!voice) return;
    for (const one of texts) {
      const spoken = new SpeechSynthesisUtterance(one);
      spoken.voice = voice;
      spoken.lang = voice.lang;
      synth.speak(spoken);
    }
  }
  return { toggle, say, close: () => { if (synth) synth.cancel(); } };
}
