import type { Step, Target } from '@smokejumper/contracts';
import { lookForAll } from '../../ground/ground.ts';
import {
  isColumnHead,
  isControl,
  isDataRow,
  isHeading,
  isPressable,
  isTextField,
  saysItOpens,
} from '../../ground/names/roles.ts';
import { bare, findPhrase, fold } from '../../ground/names/text.ts';
import {
  ancestors,
  closest,
  foldedText,
  fullText,
  has,
  type Item,
  inOneLine,
  nameOf,
  partsShown,
  subtree,
  type View,
} from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { compareText, isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from './reading.ts';
import { underHeads } from './under-heads.ts';

/**
 * "The Status is closed": of what holds the name, what may be a label. Words that stand nowhere but in what somebody typed
 * into a field are none, nor are those in the midst of what a label has as its value; and beside a label with its value
 * neither is the head of a column.
 */
export function mayLabel(items: readonly Item[], target: Target): readonly Item[] {
  const name = bare(target.text ?? '');
  if (name === '' || target.role !== undefined) return items;
  const said = items.filter((item) => !isOnlyTyped(item, name) && !isInValue(item, name));
  const labels = said.filter((item) => !isHead(item));
  return labels.length > 0 && labels.every(isLabelAlone) ? labels : said;
}

/**
 * Lines that begin with the name and a colon ("Category: Back-end"), where nothing else goes by it but heads of columns,
 * links that go on in other words, and pictures that are called so.
 */
export function labelledLines(view: View, found: readonly Item[], target: Target): Item[] {
  const { text, role, noun, ordinal } = target;
  if (text === undefined || role !== undefined || noun !== undefined || ordinal !== undefined) return [];
  if (!found.every((item) => isHead(item) || goesOnAsControl(item, text))) return [];
  const { areas } = lookForAll(view, { target, purpose: 'read', exact: true });
  const isApart = (item: Item) => closest(item, (up) => isControl(up) || isDataRow(up) || isHeading(up)) === null;
  const isShown = (item: Item) => item.text !== '' && !has(item, 'hidden') && isApart(item);
  const lines = areas.flatMap(({ items }) => items).filter((item) => isShown(item) && hasValue(item, bare(text)));
  return [...new Set(lines)];
}

/**
 * What a claim of a label leaves open: the picture "Category filters" is no Category that shows "filters"; and where the
 * line "Assignee: Ada" does not say what a cell under the head Assignee does, either may be meant.
 */
export function untoldLabelled(
  view: View,
  step: Step,
  { check, readings, wanted }: { check: Check; readings: readonly Reading[]; wanted: string },
): Check {
  const { target = {}, op = 'contains' } = step;
  const { text } = target;
  const [first] = readings;
  const named = first !== undefined || !isNegativeOp(op) ? undefined : namedInValue(view, target);
  if (named !== undefined) {
    const seen = `"${text}" stands on the page only in the midst of "${fullText(named)}", the value of another label`;
    return unproven('no_evidence', seen, quotesOf(view, named));
  }
  if (check.status === 'unproven' || first === undefined || text === undefined || target.role !== undefined)
    return check;
  if (readings.every(({ item }) => isPicture(item) && goesOnAsControl(item, text))) {
    const seen = `${nameOf(first.item)} is a picture, and nothing tells that its name is a label with its value`;
    return unproven('no_evidence', seen, quotesOf(view, first.item));
  }
  // Words in a drawing are placed by their points: which of them are the value of which label its order does not tell.
  if (check.status === (isNegativeOp(op) ? 'met' : 'not_met') && readings.every(({ item }) => isInDrawing(item))) {
    const seen = `"${text}" stands in a drawing, and nothing tells what its value there is`;
    return unproven('no_evidence', seen, quotesOf(view, first.item));
  }
  if (check.status === 'met' || isNegativeOp(op) || !readings.every(({ item }) => isLabelled(item, text))) return check;
  const heads = view.items.filter((item) => isColumnHead(item) && bare(fullText(item)) === bare(text));
  const cell = underHeads(view, heads, { text }).find(({ item }) => compareText(fullText(item), op, wanted));
  if (cell === undefined) return check;
  const seen = `"${text}" is a label and the head of a column, and only a cell under that shows "${wanted}"`;
  return unproven('ambiguous', seen, [...quotesOf(view, first.item), ...quotesOf(view, cell.item)]);
}

function isInDrawing(item: Item): boolean {
  return closest(item, ({ tag }) => tag === 'svg') !== null;
}

function isHead(item: Item): boolean {
  return closest(item, isColumnHead) !== null;
}

function isLabelled(item: Item, name: string): boolean {
  return foldedText(item).startsWith(`${bare(name)}:`) || isLabelAlone(item);
}

// The value stands behind the colon in its line, or in what follows the label.
function hasValue(item: Item, name: string): boolean {
  const words = foldedText(item);
  if (bare(words) !== name) return words.startsWith(`${name}:`) && /[\p{L}\p{N}]/u.test(words.slice(name.length));
  return isLabelAlone(item) && [item, ...ancestors(item).slice(0, 2)].some(isFollowed);
}

function isFollowed({ up, index }: Item): boolean {
  return (
    up !== null && up.role !== 'document' && up.children.some((part) => part.index > index && fullText(part) !== '')
  );
}

// A term, or words with a colon behind them.
function isLabelAlone(item: Item): boolean {
  const isTerm = closest(item, ({ role }) => role === 'term') !== null;
  return !isHead(item) && closest(item, isControl) === null && (isTerm || /\p{L}\s*:$/u.test(fullText(item)));
}

// What takes a press is called by more words than the name, and no sign sets them off as a value: "Category filters".
function goesOnAsControl(item: Item, name: string): boolean {
  const control = closest(item, isPressable);
  if (control === null || (control.role !== 'link' && !isPicture(control))) return false;
  if (saysItOpens(control)) return false;
  const words = fold(control.name || fullText(control));
  const at = findPhrase(words, bare(name));
  return at > 0 || (at === 0 && /^\s+\p{L}/u.test(words.slice(bare(name).length)));
}

// "Status: In Progress" tells of no progress.
function isInValue(item: Item, name: string): boolean {
  const words = foldedText(item);
  const at = findPhrase(words, name);
  if (at <= 0 || closest(item, isControl) !== null || /^\s*:/.test(words.slice(at + name.length))) return false;
  const box = closest(item, (up) => partsBefore(up).length > 0);
  return box !== null && isLabelAlone(partsBefore(box).at(-1) ?? box);
}

function namedInValue({ items }: View, { text, role }: Target): Item | undefined {
  const name = bare(text ?? '');
  return name === '' || role !== undefined
    ? undefined
    : items.find((item) => item.text !== '' && isInValue(item, name));
}

function partsBefore({ up, index }: Item): Item[] {
  return up === null ? [] : partsShown(up).filter((part) => part.index < index);
}

// Of its name nobody sees a word.
function isPicture(item: Item): boolean {
  const control = closest(item, isPressable);
  return control !== null && subtree(control).every(({ text }) => text === '');
}

// An entry may be called by what its field holds, as the row of a table is that can be edited; never by what is looked for.
function isOnlyTyped(item: Item, name: string): boolean {
  const fields = isControl(item) ? [] : subtree(item).filter((part) => isTextField(part) && (part.value ?? '') !== '');
  if (fields.length === 0 || findPhrase(fold(item.name), name) >= 0) return false;
  if (findPhrase(fold(besideFields(item)), name) >= 0) return false;
  return fields.some((field) => findPhrase(fold(field.value ?? ''), name) >= 0 && !isOfEntry(field));
}

const searches = /\b(?:search|find|filter|look up|query)\b/;

function isOfEntry(field: Item): boolean {
  const isSearch = field.role === 'searchbox' || searches.test(fold(`${field.name} ${field.placeholder}`));
  return !isSearch && closest(field, (up) => isDataRow(up) || up.role === 'listitem') !== null;
}

function besideFields(item: Item): string {
  return isTextField(item)
    ? ''
    : item.children.length === 0
      ? fullText(item)
      : inOneLine([item.text, ...item.children.map(besideFields)]);
}
