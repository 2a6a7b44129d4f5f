// Every view by its name, of which a scene says which one draws it. None is listed here: a file that draws one puts it
// here itself, and whatever file does so is part of the front end (`assets.py`), in whichever folder it lies.

/**
 * What sends an intent to the kernel; `unasked` where a view does so by itself, and nobody has pressed anything.
 * @typedef {(intent: { kind: string, [more: string]: unknown }, unasked?: boolean) => void} Send
 */
/**
 * A view or a control: built into an element, it draws every scene it is given, until it is closed. One that measures
 * what it has drawn can do the two apart: `settle` is then called once all views have written and the page is laid out.
 * @typedef {(root: HTMLElement, send: Send) => { draw(scene: any): void, write?(scene: any): void, settle?(): void, close?(): void }} Build
 */

/**
 * Views that stand in a box of their own.
 * @type {Record<string, Build>}
 */
export const VIEWS = {};

/**
 * Controls: they stand in the place of their part itself.
 * @type {Record<string, Build>}
 */
export const CONTROLS = {};
