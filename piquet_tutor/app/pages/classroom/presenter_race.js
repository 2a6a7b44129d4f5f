// The race to thirty on the big screen: the same tracks as at every table, run the same way, between the hands, and above
// them, the first times, what each sign means.

import { node, list, text } from "../../shared/drawing/kit.js";
import { drawRace, makeTracks, raceParts } from "../../shared/race/race_track.js";

/**
 * The tracks: {element, on(stage), draw(scene)}. `on` tells what they lie on: numbers fly over it, and its open cards
 * lift.
 */
export function presenterRace() {
  /** @type {any} */
  const table = { race: raceParts(), scene: {}, cloth: node("div"), cards: new Map() };
  const draw = (scene) => {
    const onward = table.scene.group !== undefined;
    table.scene = { race: scene.race && list(scene.race.sides).length ? scene.race : null, group: `deal ${text(scene.deal && scene.deal.at)}` };
    table.cards = new Map([...table.cloth.querySelectorAll(".pq-pr-hand .pq-pr-card[data-card]")].map((card) => [card.dataset.card, card]));
    makeTracks(table);
    drawRace(table, onward);
  };
  return { element: table.race.box, on: (stage) => { table.cloth = stage; }, draw };
}
