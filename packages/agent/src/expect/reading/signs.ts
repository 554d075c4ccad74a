import { isDrawnButton, isGauge, isPressable, saysItOpens } from '../../ground/names/roles.ts';
import { squash } from '../../ground/names/text.ts';
import {
  closest,
  fullText,
  has,
  type Item,
  inOneLine,
  isForReaders,
  piecesOf,
  subtree,
} from '../../ground/view/view.ts';

function wordsWithout(item: Item, isLeftOut: (part: Item) => boolean): string {
  if (isLeftOut(item) || isForReaders(item)) return '';
  return squash([item.text, ...item.children.map((part) => wordsWithout(part, isLeftOut))].join(' '));
}

/**
 * What a picture beside it is called is no part of a value: the arrow of a dropdown, named "loading", and the drawn pencil
 * that changes it.
 */
export function withoutPictures(part: Item): string[] {
  const inside = subtree(part);
  const isPicture = ({ role }: Item) => role === 'img';
  const isFilled = inside.some(({ value }) => (value ?? '') !== '');
  const isNamed = (one: Item) => one.name !== '' && (isPicture(one) || (one !== part && !isFilled && isWordless(one)));
  if (!inside.some(isNamed)) return [];
  const words = wordsWithout(part, isPicture);
  return words === '' ? [] : [words];
}

/** "▼ Retired" in a cell: the arrow that opens its list is no word of it. Before a number it may tell which way that went. */
export function withoutArrows(cell: Item): string[] {
  const isArrow = (part: Item) => part !== cell && withoutArrow(fullText(part)) === '';
  if (!subtree(cell).some((part) => isArrow(part) && fullText(part) !== '')) return [];
  const words = wordsWithout(cell, isArrow);
  return /^\p{L}/u.test(words) ? [words] : [];
}

/** "16 ✎" in a cell: what a button offers to do beside a value is no part of it. */
export function withoutButtons(cell: Item): string[] {
  const isOffered = (part: Item) => part.role === 'button' && !saysItOpens(part) && fullText(part) !== '';
  const words = subtree(cell).some(isOffered) ? wordsWithout(cell, isOffered) : '';
  return /[\p{L}\p{N}]/u.test(words) ? [words] : [];
}

/** "✗" in a cell, and what readers of screens are told that the sign means, or it is called as a picture: "No". */
export function meantBySign(cell: Item): string[] {
  if (!/^[^\p{L}\p{N}]+$/u.test(fullText(cell))) return [];
  const parts = subtree(cell);
  const called = parts.filter(({ role, name }) => role === 'img' && /[\p{L}\p{N}]/u.test(name));
  const told = [...parts.filter(isForReaders).map(fullText), ...called.map(({ name }) => squash(name))];
  return new Set(told).size === 1 ? told.slice(0, 1) : [];
}

/** "98%" beside a bar that only readers of screens are told to be called "98% Complete". */
export function withoutGauges(cell: Item): string[] {
  const isNamed = (part: Item) => isGauge(part) && part.name !== '';
  const words = subtree(cell).some(isNamed) ? wordsWithout(cell, isNamed) : '';
  return words === '' ? [] : [words];
}

/** "1,240" beside "12%", "(-12%)" or "▲ 3 since May" in a tile: by how much a figure went up or down is no part of it. */
export function withoutTrend(part: Item): string[] {
  const [figure, ...others] = subtree(part)
    .flatMap(piecesOf)
    .map(squash)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  if (figure === undefined || others.length === 0 || !isFigure.test(figure)) return [];
  return others.every((other) => trend.test(other)) ? [figure] : [];
}

const isFigure = /^\P{L}{0,3}\d[\d.,\s]*(?:\p{Sc}|[kKmM])?$/u;
const trend =
  /^\(?(?:[-+−–▲▼△▽◀▶◁▷◄►↑↓←→↗↘⬆⬇]\s?\p{Sc}?\d|\d[\d.,]*\s?%|(?:(?:up|down)(?: by| from)?|was|previously) \p{Sc}?\d)/iu;

/** "33" ahead of "up from 27" in one line, each by itself. */
export function figureAhead([figure = '', ...others]: readonly string[]): string[] {
  const isTold = isFigure.test(figure) && others.length > 0 && others.every((other) => trend.test(other));
  return isTold ? [figure] : [];
}

/** By how much a figure went up or down. */
export function isTrend(part: Item): boolean {
  return trend.test(fullText(part));
}

/** The sign that closes a message is none of its words. */
export function withoutSigns(item: Item): string[] {
  return subtree(item).some(isPressedSign) ? [wordsWithout(item, isPressedSign)] : [];
}

/** "−", "×": a button that says no word. */
export function isPressedSign(part: Item): boolean {
  return isPressable(part) && /^[^\p{L}\p{N}]+$/u.test(fullText(part));
}

/** A button that shows no word, whatever readers of screens are told: a drawn cross, the arrow of a row. */
export function isWordless(part: Item): boolean {
  return part.role === 'button' && !/[\p{L}\p{N}]/u.test(wordsWithout(part, () => false));
}

/** Whether nothing can be read in it but what is pressed: the cell of an arrow that unfolds the row. */
export function isMereSign(item: Item): boolean {
  return subtree(item).some(isWordless) && wordsWithout(item, isWordless) === '';
}

/** What is pressed beside a title is offered there, and does not stand under it. */
export function isOffered(part: Item): boolean {
  const isButton = (up: Item) => (up.role === 'button' || isDrawnSign(up)) && !saysItOpens(up);
  const isPressed = (word: Item) => word.text === '' || closest(word, isButton) !== null;
  return isMereSign(part) || (fullText(part) !== '' && subtree(part).every(isPressed));
}

// What a page draws to be pressed, and says no word: the "-" that makes a box small, the "█" that holds it in place.
function isDrawnSign(item: Item): boolean {
  return isDrawnButton(item) && !/[\p{L}\p{N}]/u.test(fullText(item));
}

/** What is read in a drawn dropdown: neither the field behind it that nobody sees, nor the sign that empties it. */
export function shownInBox(box: Item): string {
  const isLeftOut = (part: Item) => part !== box && (has(part, 'hidden') || isWordless(part));
  const read = (part: Item): string => {
    if (isLeftOut(part)) return '';
    return subtree(part).some(isLeftOut) ? inOneLine([part.text, ...part.children.map(read)]) : fullText(part);
  };
  return read(box) || fullText(box);
}

/** "All ▾": the arrow that says that there is more to choose from is nothing that was chosen. */
export const withoutArrow = (text: string): string => text.replace(/\s*[▼▾▿⌄⏷⬇↓🔽▲▴△▵⌃⇅↕⬍]+\uFE0F?$/u, '');
