import type { Target } from '@smokejumper/contracts';
import { matchText } from '../names/names.ts';
import { formsOf } from '../names/one-or-several.ts';
import { isControl, isDataRow, isFormControl, isHeading } from '../names/roles.ts';
import { bare, compareNames, findPhrase, fold, onlyInCompounds, rung, somewhere, wordsOf } from '../names/text.ts';
import { boxedRows } from '../tables/boxed-rows.ts';
import { cellsInColumn } from '../tables/columns.ts';
import { ancestors, closest, fullText, has, type Item, isWithin, subtree } from '../view/view.ts';
import { entryRoles, isFurniture } from './groups.ts';
import { boxedEntries, isTrail } from './lists.ts';
import { loneBoxes } from './lone-box.ts';
import { rowsIn } from './row-lines.ts';

/** The rows that go by a name; where there are none, what else stands repeated. */
export function rowsSaying(items: readonly Item[], text: string): Item[] {
  const rows = items.filter(isDataRow);
  if (rows.length > 0) {
    const found = withSpanned(bestHolders(rows, text), rows, text);
    const headed = found.some((row) => bears(row, text)) ? [] : rows.filter((row) => isHeaded(row, text));
    if (headed.length > 0 || found.length > 0) return headed.length > 0 ? headed : found;
    const numbered = rows.filter((row) => isNumbered(row, text) && !isTitledOtherwise(row, text));
    return numbered.length > 0 ? numbered : calledByControls(rows, text);
  }
  const entries = items.filter((item) => ['listitem', 'article'].includes(item.role));
  const content = entries.filter((item) => !isFurniture(item) && closest(item, isTrail) === null);
  const boxes = [...new Set([...content, ...boxedEntries(items)])];
  const found = bestHolders(boxes, text);
  if (found.length > 0) return [...new Set(found.flatMap((box) => rowsIn(box, boxes, text)))];
  const aside = bestHolders(entries, text);
  if (aside.length > 0) return aside;
  const drawn = boxedRowsOf(items, text);
  return drawn.length > 0 ? drawn : loneBoxes(items, text);
}

// "Lumen Museum Design" is the one row whose fields are all called so, "Lumen Museum, Design, Mon" and so on, though it says
// but "Design" itself, as its group has the other words.
function calledByControls(rows: readonly Item[], text: string): Item[] {
  const words = ` ${wordsOf(fold(text)).join(' ')} `;
  const isCalled = ({ name }: Item) => ` ${wordsOf(fold(name)).join(' ')} `.includes(words);
  const called = rows.filter((row) => {
    const fields = subtree(row).filter((part) => isFormControl(part) && part.name !== '');
    return fields.length > 1 && fields.every(isCalled);
  });
  return called.length === 1 ? called : [];
}

// In a table of plain boxes: none where rows stand within rows, and which of them is meant is not told.
function boxedRowsOf(items: readonly Item[], text: string): Item[] {
  const named = matchText(items, text, { spelling: false }).filter((match) => match.rung >= rung.loose);
  const rows = named.map(({ item }) => boxedRows(item)).filter(({ length }) => length > 0);
  return rows.every(({ length }) => length === 1) ? [...new Set(rows.flat())] : [];
}

// A cell that reaches down over further rows tells of each of them.
function withSpanned(found: readonly Item[], rows: readonly Item[], text: string): Item[] {
  const spanned = found.flatMap((row) => {
    const tall = row.children.filter(
      (cell) => (cell.box?.height ?? 0) > 1.5 * (row.box?.height ?? 0) && bears(cell, text),
    );
    return rows.filter((other) => other.up === row.up && tall.some((cell) => reachesOver(cell, other)));
  });
  return rows.filter((row) => found.includes(row) || spanned.includes(row));
}

function reachesOver({ box: cell }: Item, { box: row }: Item): boolean {
  if (cell === null || row === null || row.height === 0) return false;
  const mid = row.y + row.height / 2;
  return cell.y <= mid && mid <= cell.y + cell.height;
}

// "Order 12" is the row with 12 or #12 under the head Order.
function isHeaded(row: Item, text: string): boolean {
  const words = text.split(' ');
  return words.slice(1).some((_, at) => {
    const head = words.slice(0, at + 1).join(' ');
    const heads = [head, ...numbers.map((ending) => `${head} ${ending}`)];
    const value = words.slice(at + 1).join(' ');
    return heads.some((name) => cellsInColumn(row, name, { whole: true }).some((cell) => bears(cell, value)));
  });
}

const numbers = ['#', 'no.', 'number', 'ID'];

const numbered = /^(\p{L}+) #?(\d+)$/u;

/** "Order 7" may be the row with 7 under a head that says no more than that it numbers them, where none tells of orders. */
export function isNumbered(row: Item, text: string): boolean {
  const [, kind = '', number = ''] = numbered.exec(text) ?? [];
  if (number === '' || cellsInColumn(row, kind).length > 0) return false;
  const cells = numbers.flatMap((head) => cellsInColumn(row, head, { whole: true }));
  return cells.some((cell) => bare(fullText(cell)).replace(/^#\s*/, '') === number);
}

// What the title over its table tells of are other things: "Customers" are no orders, "List" may be of any.
function isTitledOtherwise(row: Item, text: string): boolean {
  const kinds = formsOf(numbered.exec(text)?.[1] ?? '');
  const page = subtree(ancestors(row).at(-1) ?? row);
  const title = page.findLast((item) => isHeading(item) && item.index < row.index);
  const many = title === undefined ? [] : wordsOf(fullText(title)).filter((word) => word.endsWith('s'));
  return many.length > 0 && !many.some((word) => kinds.includes(word));
}

// A row with a cell that is exactly "Bob" is meant rather than one that is called so beside other words, and that one
// rather than one that mentions Bob.
function bestHolders(pool: readonly Item[], text: string): Item[] {
  const graded = pool.map((item) => ({
    item,
    rung: Math.max(0, ...matchText(ownParts(item), text, { spelling: false }).map((m) => m.rung)),
  }));
  const best = Math.max(0, ...graded.map((entry) => entry.rung));
  if (best === 0) return [];
  const cut = Math.min(best, rung.loose);
  const found = graded.filter((entry) => entry.rung >= cut).map((entry) => entry.item);
  const bearers = best < rung.loose ? found.filter((item) => bears(item, text)) : [];
  return bearers.length > 0 ? bearers : found;
}

// What an entry holds, without the rows of a table in it: these go by names of their own.
function ownParts(entry: Item): Item[] {
  const parts = subtree(entry);
  const nested = isDataRow(entry) ? parts.filter((part) => part !== entry && isDataRow(part)) : [];
  return nested.length === 0 ? parts : parts.filter((part) => !nested.some((row) => isWithin(part, row)));
}

/** What a row offers itself is meant rather than what the rows of a table in it do. */
export function ownFirst(row: Item, probe: (items: readonly Item[]) => boolean): Item[] {
  const own = ownParts(row);
  return probe(own) ? own : subtree(row);
}

/** A part of a box that is one thing to read: a name, a text, or one of several that stand in one line. */
function readIn(part: Item): string[] {
  return [fullText(part), part.name, part.label, ...(part.runs ?? [])];
}

/**
 * Whether a row or an entry is that of a name: something in it is called so, be it with a sign, a number or an address
 * beside it ("Ann Lee (admin)", "#12"). Where the words stand in the middle of others they tell of it, no more.
 */
export function bears(box: Item, name: string): boolean {
  if (isCalled(box.name, name) || isCalled(box.label, name)) return true;
  const parts = box.children.length === 0 ? [box] : subtree(box).slice(1);
  const called = parts.some((part) => !has(part, 'hidden') && readIn(part).some((text) => isCalled(text, name)));
  return called || [box, ...parts].some(({ children }) => isSpread(children, bare(name)));
}

// First and last name may stand in cells of their own.
function isSpread(children: readonly Item[], wanted: string): boolean {
  const said = children.map((child) => bare(fullText(child)));
  return said.some((_, at) => [2, 3].some((size) => said.slice(at, at + size).join(' ') === wanted));
}

/** Words that may stand beside a name, and leave it one: "Ann Lee (admin, since May)". */
const mostBeside = 6;
const signAhead = /(?:[#№([|·•"«]|\p{So})\s*$|\s[-/]\s$/u;
const signBehind = /^(?:\s*(?:[)\](["»|·•,;*<]|\p{So})|\s+[-/]\s|\s+#?\d|\s+\S+@\S|\.$)/u;

function isCalled(text: string, name: string): boolean {
  if (compareNames(name, text, { spelling: false }) >= rung.loose) return true;
  const [said, wanted] = [fold(text), bare(name)];
  if (wordsOf(said).length > wordsOf(wanted).length + mostBeside) return false;
  // What holds a number is told by it, whatever it is a number of: "Order 12".
  const kind = /\d/.test(wanted) ? /^\p{L}+\.?\s+$/u : /^$/;
  const opens = (ahead: string) => ahead === '' || signAhead.test(ahead) || kind.test(ahead);
  return somewhere(said, wanted, (ahead, behind) => opens(ahead) && (behind === '' || signBehind.test(behind)));
}

const parts: readonly (string | undefined)[] = ['region', 'card', 'listitem'];

/** Whether what was found for an action stands in, or beside, what merely mentions the name that it is looked for by. */
export function isOfMention(item: Item, { scope }: Target): boolean {
  if (scope === undefined) return false;
  const { relation, role, text } = scope;
  if (relation === 'below' && text !== undefined && hangsUnder(item, text)) return isOfMention(item, scope);
  const isNamed = scope.holds !== true && (relation !== 'within' || parts.includes(role));
  const box = isNamed && text !== undefined ? boxAround(item, text) : null;
  return (box !== null && !bears(box, text ?? '')) || isOfMention(item, scope);
}

// "Categories under Posts" is in the list that hangs on the entry Posts, be "All Posts" another in that list.
function hangsUnder(item: Item, text: string): boolean {
  const isHead = (part: Item) => isControl(part) && isCalled(part.name, text);
  return ancestors(item).some(({ role, children }) => role === 'listitem' && children.some(isHead));
}

// Its row, or else the nearest box that holds the words besides the thing itself, be it only as a part of "src-notes"; null
// for a row that goes by a head.
function boxAround(item: Item, text: string): Item | null {
  const row = closest(item, isDataRow);
  if (row !== null && (isHeaded(row, text) || isNumbered(row, text))) return null;
  const said = (box: Item) => fold(`${box.name} ${box.label} ${fullText(box)}`);
  const holds = (box: Item) => findPhrase(said(box), bare(text)) >= 0;
  if (row !== null && holds(row)) return row;
  const boxes = ofWords(item, ancestors(item).filter(holds), text);
  return boxes.find((box) => !onlyInCompounds(said(box), bare(text))) ?? boxes[0] ?? null;
}

// "Favourite Ann", as a sign beside it is called, is no mention of Ann where she is written in the same entry.
function ofWords(item: Item, boxes: Item[], text: string): Item[] {
  const isEntry = (up: Item) => up.framed === true || entryRoles.includes(up.role);
  const entry = boxes[0] === undefined || item.up === null ? null : closest(item.up, isEntry);
  const writes = (box: Item) => subtree(box).some((part) => findPhrase(fold(part.text), bare(text)) >= 0);
  return entry !== null && writes(entry) ? boxes.filter(writes) : boxes;
}
