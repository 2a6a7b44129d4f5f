// Every view by its name: a scene says which one draws it.

import { buildBookRulings } from "./pages/dispute/book_rulings.js";
import { buildBooks } from "./pages/lab/other_books.js";
import { buildCell } from "./shared/controls/cell_copy.js";
import { buildCoach } from "./shared/coach/coach_panel.js";
import { buildStep } from "./pages/lessons/lesson_step.js";
import { buildEditor } from "./pages/lab/deal_editor.js";
import { buildMovingDeal } from "./pages/front/moving_deal.js";
import { buildGallery } from "./pages/examples/example_gallery.js";
import { buildHead } from "./shared/head/page_head.js";
import { buildFeed } from "./shared/feed/ruling_feed.js";
import { buildLedgers } from "./pages/dispute/ledger_pair.js";
import { buildLesson } from "./shared/controls/lesson_card.js";
import { buildList } from "./pages/lessons/lesson_list.js";
import { buildLinkMaker } from "./pages/teacher/link_maker.js";
import { buildLookUp } from "./pages/rulebook/lookup.js";
import { buildMap } from "./pages/scorer/mastery_map.js";
import { buildOdds } from "./pages/rulebook/odds_view.js";
import { buildPair } from "./pages/dispute/book_pair.js";
import { buildLiveClass } from "./pages/classroom/live_class.js";
import { buildPresenter } from "./pages/classroom/presenter.js";
import { buildPuzzle } from "./pages/puzzles/puzzle_view.js";
import { buildQuestion } from "./shared/questions/question_view.js";
import { buildResult } from "./pages/play/result_card.js";
import { buildReview } from "./shared/review/review_panel.js";
import { buildScorer } from "./pages/scorer/scorer_sheet.js";
import { buildSearchBar } from "./shared/controls/search_bar.js";
import { buildSheet } from "./shared/sheet/score_sheet.js";
import { buildTable } from "./shared/table/card_table.js";
import { buildTabs } from "./shared/controls/page_tabs.js";
import { buildWorksheet } from "./pages/worksheets/worksheet_view.js";
import { buildButton } from "./shared/controls/button.js";
import { buildChoice } from "./shared/controls/choice.js";
import { buildForms } from "./pages/forms/form_gallery.js";
import { buildField } from "./shared/controls/field.js";
import { buildUpload } from "./shared/controls/upload.js";
import { buildMarkup } from "./shared/controls/markup.js";
import { buildSaveShelf } from "./shared/keeping/save_shelf.js";

/**
 * What sends an intent to the kernel.
 * @typedef {(intent: { kind: string, [more: string]: unknown }) => void} Send
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
export const VIEWS = {
  "book-rulings": buildBookRulings,
  books: buildBooks,
  cell: buildCell,
  coach: buildCoach,
  course: buildStep,
  editor: buildEditor,
  feed: buildFeed,
  gallery: buildGallery,
  ledgers: buildLedgers,
  lesson: buildLesson,
  lessons: buildList,
  "link-maker": buildLinkMaker,
  "live-class": buildLiveClass,
  lookup: buildLookUp,
  map: buildMap,
  "moving-deal": buildMovingDeal,
  odds: buildOdds,
  pair: buildPair,
  presenter: buildPresenter,
  puzzle: buildPuzzle,
  question: buildQuestion,
  result: buildResult,
  review: buildReview,
  scorer: buildScorer,
  search: buildSearchBar,
  sheet: buildSheet,
  table: buildTable,
  tabs: buildTabs,
  worksheet: buildWorksheet,
};

/**
 * Controls: they stand in the place of their part itself.
 * @type {Record<string, Build>}
 */
export const CONTROLS = {
  button: buildButton,
  choice: buildChoice,
  field: buildField,
  forms: buildForms,
  head: buildHead,
  upload: buildUpload,
  markup: buildMarkup,
  "save-shelf": buildSaveShelf,
};
