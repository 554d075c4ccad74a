import { isHeadRow } from '../names/nouns.ts';
import { isDataRow, isTable } from '../names/roles.ts';
import { closest, foldedText, fullText, holdsTexts, type Item, isWithin, partsShown } from '../view/view.ts';
import { entryAround } from './entries.ts';
import { frameAround, frameOf } from './frames.ts';
import { repeatGroups, shape } from './groups.ts';

/**
 * The card around something. A board or a shelf may be laid out by a table, whose rows hold many cards: there it is the
 * smallest box around it that repeats in its cell, or the cell of which the others of its row are twins.
 */
export function cardAround(item: Item, items: readonly Item[]): Item | null {
  // The head of a column is the title of no card.
  if (closest(item, isHeadRow) !== null) return null;
  const around = entryAround(item, items);
  const frame = frameOf(item);
  if (frame !== null && (around === null || isWithin(frame, around))) return frame;
  if (around === null || around === item || !isDataRow(around)) return around;
  return boxIn(around, item, items) ?? cellCard(around, item, items) ?? around;
}

/** Whether what is called a card is one of several in a row of a table. */
export function isCellCard(item: Item, items: readonly Item[]): boolean {
  const row = closest(item, isDataRow);
  return row !== null && row !== item && cardAround(item, items) !== row;
}

function boxIn(row: Item, item: Item, items: readonly Item[]): Item | null {
  const cards = cardsAmong(items);
  const box = closest(item, (up) => up === row || (cards.has(up) && foldedText(up) !== ''));
  if (box !== null && box !== row) return box;
  const frame = frameAround(item, items);
  return frame !== null && frame !== row && isWithin(frame, row) ? frame : null;
}

// A card may be alone in its column, while others of the board hold several, or each cell of a row is one.
function cellCard(row: Item, item: Item, items: readonly Item[]): Item | null {
  const cell = row.children.find((child) => isWithin(item, child));
  if (cell === undefined || !tellsMuch(cell)) return null;
  const filled = partsShown(row);
  const areTwins = filled.length > 1 && filled.every((other) => tellsMuch(other) && shape(other) === shape(cell));
  const table = closest(row, isTable);
  const isOfBoard = (card: Item) => closest(card, isTable) === table && shape(card) === shape(cell) && tellsMuch(card);
  return areTwins || [...cardsAmong(items)].some(isOfBoard) ? innerBox(cell) : null;
}

// What holds nothing but one box is no card for itself, but may be read as the title of what follows it.
function innerBox(cell: Item): Item {
  const [only, ...others] = cell.children.filter((child) => fullText(child) !== '' || child.ref !== null);
  return only === undefined || others.length > 0 || only.role !== 'generic' ? cell : innerBox(only);
}

function cardsAmong(items: readonly Item[]): Set<Item> {
  const groups = repeatGroups(items, { least: 2 }).filter(({ kind }) => kind === 'cards');
  return new Set(groups.flatMap((group) => group.items));
}

// A cell of data is one thing to read; a card says several, and has something to press or a picture.
function tellsMuch(item: Item): boolean {
  return shape(item) !== '' && holdsTexts(item);
}
