import type { Scope, TargetRole } from '@smokejumper/contracts';
import { atArrow } from './controls/arrows.ts';
import { isLedBy } from './controls/captions.ts';
import { isMereButton } from './controls/mere.ts';
import { pageTurners } from './controls/page-turners.ts';
import { byPicture } from './controls/pictures.ts';
import { endOfRange } from './controls/range-ends.ts';
import { dotsIn } from './controls/wordless-in.ts';
import { matchesOf, offersItself, type Want } from './find.ts';
import { isCalledMenu } from './names/kinds.ts';
import { languageControls } from './names/languages.ts';
import { isCalled, type Match } from './names/names.ts';
import { isEditor } from './names/nouns.ts';
import { formsOf } from './names/one-or-several.ts';
import { isControl, isDropdown, isHeading, isPressable, isTextField, isTick } from './names/roles.ts';
import { bare, fold, rung, says, wordsOf } from './names/text.ts';
import type { Area } from './places/area.ts';
import { isChip, removerIn } from './places/chips.ts';
import { areasOf } from './places/scope.ts';
import { deeds } from './repeats/as-entry.ts';
import { entryAround } from './repeats/entries.ts';
import { entriesSaying } from './repeats/entries-saying.ts';
import { headingsOf, plainWords } from './repeats/groups.ts';
import { cellsUnder } from './tables/cells.ts';
import { cellsOfDay } from './tables/day-cells.ts';
import { isRowCalled } from './tables/row-box.ts';
import {
  ancestors,
  closest,
  fullText,
  has,
  type Item,
  isNameless,
  isWithin,
  namesFor,
  subtree,
  type View,
} from './view/view.ts';

export interface Looked {
  areas: Area[];
  matches: Match[];
}

const parts: Readonly<Record<string, TargetRole>> = {
  row: 'row',
  dialog: 'dialog',
  popup: 'dialog',
  table: 'table',
  form: 'form',
  card: 'card',
};

/** Where nothing goes by the words of an action: other readings of them, the surest first; null if none gives anything. */
export function lastResort(view: View, want: Want): Looked | null {
  for (const look of [
    ofLanguage,
    ofSideMenu,
    ofEntryMenu,
    ofTurner,
    ofUse,
    byTip,
    ofHeader,
    ofDialog,
    ofThing,
    ofGroup,
    ofStem,
    inPart,
    ofEntry,
    inEditor,
    inTitled,
    ofCell,
    inCells,
    bySign,
    atArrow,
    atPicture,
    inChip,
    ofRange,
  ]) {
    const looked = look(view, want);
    if (looked !== null && looked.matches.length > 0) return looked;
  }
  return null;
}

function ofTurner(view: View, want: Want): Looked | null {
  return found(pageTurners(view, want).sure);
}

// "The Doctor filter" is the control called Doctor: the last word says what it is for, not what it is called.
function ofUse(view: View, want: Want): Looked | null {
  const name = /^(.+) (filter|picker|selector|chooser|switcher|switch|toggle|dropdown|selection|control)$/i.exec(
    want.target.text?.trim() ?? '',
  )?.[1];
  if (want.exact || name === undefined || want.target.role !== undefined) return null;
  const called: Want = { ...want, target: { ...want.target, text: name } };
  // Drawn of a plain box it shows what is chosen behind its name: "Status: All ▾".
  const isDrawn = (item: Item) => has(item, 'clickable') && fold(fullText(item)).startsWith(`${fold(name)}:`);
  const fits = (items: readonly Item[]) =>
    matchesOf(items, called).filter(
      ({ item, rung: level }) => (isControl(item) && level >= rung.loose) || isDrawn(item),
    );
  const areas = areasOf(view.items, want.target.scope, (items) => fits(items).length > 0);
  return { areas, matches: areas.flatMap((area) => fits(area.items)) };
}

// "The list view" is the button "list" whose tip goes on so.
function byTip(view: View, { target: { text, role, scope }, purpose }: Want): Looked | null {
  if (purpose !== 'press' || text === undefined) return null;
  const isKind = (item: Item) => role === undefined || item.role === role;
  const isTip = ({ name, description }: Item) =>
    bare(description) === bare(text) && bare(text).startsWith(`${bare(name)} `);
  const fits = (item: Item) => isPressable(item) && isKind(item) && isTip(item) && !has(item, 'hidden');
  const areas = areasOf(view.items, scope, (items) => items.some(fits));
  return found([...new Set(areas.flatMap((area) => area.items.filter(fits)))], areas);
}

// "The Feedback section header" is what folds the section, else its heading: both are called Feedback.
function ofHeader(view: View, want: Want): Looked | null {
  const { text = '', noun, role, scope } = want.target;
  const [, name] = /^(.+) (?:section|panel|accordion|group|block|area)$/i.exec(text.trim()) ?? [];
  const isAsked = role === 'heading' || (role === undefined && /^(?:header|heading|title)$/.test(fold(noun ?? '')));
  if (want.exact || want.purpose !== 'press' || !isAsked || name === undefined) return null;
  const named = (items: readonly Item[]) => items.filter((item) => !has(item, 'hidden') && isCalled(item, name));
  const isFold = (item: Item) => isPressable(item) && has(item, 'expanded', 'collapsed') && !has(item, 'haspopup');
  const fits = (items: readonly Item[]) => {
    const [folds, heads] = [named(items).filter(isFold), named(items).filter(isHeading)];
    return folds.length > 0 ? folds : heads;
  };
  const areas = areasOf(view.items, scope, (items) => fits(items).length > 0);
  return found([...new Set(areas.flatMap((area) => fits(area.items)))], areas);
}

// "Open the Add person dialog", where no dialog is called so, is said of what brings it up: the button of that very name.
function ofDialog({ items }: View, { target, goes }: Want): Looked | null {
  const { text, role, scope, ordinal } = target;
  if (goes !== true || role !== 'dialog' || text === undefined || scope !== undefined || ordinal !== undefined)
    return null;
  const opens = ({ role }: Item) => role === 'button' || role === 'link' || role === 'menuitem';
  return found(items.filter((item) => opens(item) && !has(item, 'hidden') && isCalled(item, text)));
}

// "The Default project" is called Default under "Projects", "the Review event" stands with its time in a calendar, "the shop
// database" is a link under no title: the last word says what the thing is. Of several of that name any may be meant.
function ofThing(view: View, want: Want): Looked | null {
  const { text = '', role, scope } = want.target;
  const [, name, noun] = /^(.+) (\p{Ll}+)$/u.exec(text.trim()) ?? [];
  if (want.exact || want.purpose !== 'press' || role !== undefined || name === undefined || noun === undefined)
    return null;
  if (deeds.test(fold(name))) return null;
  const called: Want = { ...want, exact: true, target: { ...want.target, text: name } };
  const bears = ({ item, rung: level }: Match) => level >= rung.loose && offersItself(item) && !has(item, 'hidden');
  const isThing = ({ item }: Match) =>
    !isMereButton(item) &&
    ((isTitledFor(view, item, noun) && titlesEntry(view, item, name)) || (isEvent.test(noun) && isTimed(item, name)));
  const fits = (items: readonly Item[]) => matchesOf(items, called).filter(bears);
  const areas = areasOf(view.items, scope, (items) => fits(items).some(isThing));
  const matches = areas.flatMap((area) => fits(area.items));
  return matches.some(isThing) ? found([...new Set(matches.map(({ item }) => item))], areas) : null;
}

const isEvent = /^(?:appointment|booking|event|meeting|reservation|session|shift)$/;
const isStore =
  /^(?:board|branch|channel|collection|database|directory|folder|project|repo|repository|schema|workspace)$/;
const times = /^(?:\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?(?:m\.?)?)?\s?(?:(?:[-–—]|to)\s?)?)+$/i;

// Of the titles in front of it those of entries do not count.
function titleOver({ items }: View, item: Item): Item | undefined {
  const isOfEntry = (title: Item) => closest(title, isControl) !== null || subtree(title).some(isControl);
  return headingsOf(items).findLast((head) => head.index < item.index && !isOfEntry(head));
}

function isTitledFor(view: View, item: Item, noun: string): boolean {
  const title = titleOver(view, item);
  if (title === undefined && item.role === 'link' && isStore.test(noun)) return true;
  const words = title === undefined ? [] : wordsOf(plainWords(fullText(title)));
  return formsOf(noun).some((many) => many !== noun && words.includes(many));
}

// What an entry offers to be done to it, "Review", stands behind what it is called, and says no more.
function titlesEntry({ items }: View, item: Item, name: string): boolean {
  const entry = entryAround(item, items);
  const begins = bare(fullText(entry ?? item)).startsWith(`${bare(name)} `);
  return begins || (entry !== null && bare(fullText(entry)) === bare(name));
}

function isTimed(item: Item, name: string): boolean {
  const pressed = closest(item, (up) => isControl(up) || has(up, 'clickable'));
  const words = fullText(pressed ?? item).split(name);
  return words.length === 2 && times.test(words.join(' ').trim());
}

function ofLanguage(view: View, { target, purpose }: Want): Looked | null {
  const acts = purpose === 'press' || purpose === 'dropdown' || purpose === 'form-control';
  const words = target.text ?? target.noun;
  return acts && words !== undefined && target.scope === undefined ? found(languageControls(view.items, words)) : null;
}

// A menu at the side that is out of sight is opened by what is called Menu.
function ofSideMenu({ items }: View, { target, purpose }: Want): Looked | null {
  const said = /^(?:(?:side|slide-out|sliding|hamburger|burger) ?menu|(?:side|nav|navigation) drawer)$/;
  const open = purpose === 'press' && target.scope === undefined && target.text === undefined;
  if (!open || !said.test(fold(target.noun ?? ''))) return null;
  return found(items.filter((item) => isCalledMenu(item) && !has(item, 'hidden')));
}

// "The menu in the row of Ana" is opened by the three dots there.
function ofEntryMenu(view: View, { target, purpose }: Want): Looked | null {
  const { role, text, noun } = target;
  const isAsked = purpose === 'press' && role === 'menu' && text === undefined && noun === undefined;
  const sign = isAsked ? dotsIn(view, target) : null;
  return sign === null ? null : found([sign]);
}

// "The window seat" is the choice Window in the group Seat, "the Support queue" the option Support of the dropdown Queue.
function ofGroup(view: View, want: Want): Looked | null {
  const { text, role, scope } = want.target;
  if (text === undefined || role !== undefined || !['press', 'option', 'tick'].includes(want.purpose)) return null;
  const goes = (item: Item) => {
    const box = groupOf(item, want);
    if (box === null) return false;
    // "Express shipping" is "Express ($15.00)" there.
    const [head = ''] = item.name.split(/\s*[([–—:|,]|\s-\s|\s\p{Sc}?\d/u);
    return [item.name, ...(want.exact ? [] : [head])].some((name) => {
      const kind = bare(text).startsWith(`${bare(name)} `) ? bare(text).slice(bare(name).length + 1) : '';
      return kind !== '' && isTitledBy(box, kind);
    });
  };
  const areas = areasOf(view.items, scope, (items) => items.some(goes));
  return found([...new Set(areas.flatMap((area) => area.items.filter(goes)))], areas);
}

function groupOf(item: Item, { purpose, exact }: Want): Item | null {
  if (item.role === 'radio') return closest(item, ({ role }) => /^(?:radio)?group$/.test(role));
  return item.role === 'option' && purpose === 'option' && !exact ? closest(item, isDropdown) : null;
}

function isTitledBy(box: Item, title: string): boolean {
  return namesFor(box).some((name) => bare(name) === title) || (isDropdown(box) && isLedBy(box, title));
}

// "The confirmation" is the field "Confirm Password": the same words in another form.
function ofStem(view: View, want: Want): Looked | null {
  const stems = wordsOf(want.target.text ?? '').map(stemOf);
  if (want.exact || want.purpose !== 'field' || stems.length === 0 || stems.some((stem) => stem.length < 5))
    return null;
  const fits = (item: Item) =>
    isTextField(item) &&
    !has(item, 'hidden') &&
    namesFor(item).some((name) => stems.every((stem) => wordsOf(name).map(stemOf).includes(stem)));
  const areas = areasOf(view.items, want.target.scope, (items) => items.some(fits));
  return found([...new Set(areas.flatMap((area) => area.items.filter(fits)))], areas);
}

function stemOf(word: string): string {
  return word.replace(/(?:ations?|ions?|ing|ed|e?s)$/, '').replace(/e$/, '');
}

// "The row checkbox" is one in a row.
function inPart(view: View, want: Want): Looked | null {
  const { text, role, ...rest } = want.target;
  const part = parts[bare(text ?? '')];
  if (want.exact || role === undefined || part === undefined || rest.scope) return null;
  const scope: Scope = { relation: 'within', role: part };
  const inner: Want = { ...want, target: { ...rest, role } };
  const areas = areasOf(view.items, scope, (items) => matchesOf(items, inner).length > 0);
  return { areas, matches: areas.flatMap((area) => matchesOf(area.items, inner)) };
}

// "The checkbox of Ana" is the only one in the entry of Ana, where those of all entries are called alike or nothing. No
// box of a row goes by what the row says of Ana, such as her role.
function ofEntry(view: View, want: Want): Looked | null {
  const { text, role } = want.target;
  if (want.purpose !== 'tick' || text === undefined || role === 'switch') return null;
  const ticks = (items: readonly Item[]) => {
    const named = entriesSaying(items, text, { purpose: 'read' }).filter((match) => match.rung >= rung.loose);
    return named.flatMap(({ item }) => {
      if (item.role === 'row' && !isRowCalled(item, text)) return [];
      const [only, ...others] = subtree(item).filter((part) => isTick(part) && !has(part, 'hidden'));
      return only === undefined || others.length > 0 ? [] : only;
    });
  };
  const areas = areasOf(view.items, want.target.scope, (items) => ticks(items).length > 0);
  return found([...new Set(areas.flatMap((area) => ticks(area.items)))], areas);
}

// "The query editor" is the editor called so, else the only one without a name if the page speaks of queries.
function inEditor(view: View, want: Want): Looked | null {
  const { text = '', noun = '' } = want.target;
  const rest = fold(noun) === 'editor' ? fold(text) : /^(?:(.+) )?editor$/.exec(fold(text))?.[1];
  if (want.exact || want.purpose !== 'field' || rest === undefined || want.target.scope) return null;
  const editors = view.items.filter(isUsableEditor);
  const called = editors.filter((item) => namesFor(item).some((name) => says(name, rest)));
  if (called.length > 0) return found(called);
  const spoken = view.items.some(
    (item) => (says(item.name, rest) || says(item.text, rest)) && !editors.some((editor) => isWithin(item, editor)),
  );
  return spoken ? found(editors.filter(isNameless)) : null;
}

// "The message" is the only editor in the box that begins with that word, where the editor is a frame without a name.
function inTitled(view: View, want: Want): Looked | null {
  const { text, scope } = want.target;
  if (want.purpose !== 'field' || text === undefined || scope) return null;
  const begins = ({ children: [first] }: Item) => first !== undefined && bare(fullText(first)) === bare(text);
  const alone = (box: Item) => subtree(box).filter(isUsableEditor).length === 1;
  const nameless = view.items.filter((item) => isUsableEditor(item) && isNameless(item));
  const framed = nameless.filter((editor) => editor.up?.role === 'iframe');
  return found(framed.filter((editor) => ancestors(editor).some((box) => begins(box) && alone(box))));
}

const spoken: Readonly<Record<string, RegExp>> = {
  plus: /^[+＋]$/,
  minus: /^[-−–—]$/,
  x: /^[×✕✖xX]$/,
  cross: /^[×✕✖]$/,
};

// "The plus button" reads "+", whatever readers of screens are told.
function bySign(view: View, { target, purpose }: Want): Looked | null {
  const sign = spoken[bare(target.text ?? '').replace(/ (?:button|icon|sign)$/, '')];
  if (purpose !== 'press' || sign === undefined) return null;
  const shows = (item: Item) => isPressable(item) && !has(item, 'hidden') && sign.test(fullText(item));
  const areas = areasOf(view.items, target.scope, (items) => items.some(shows));
  return found([...new Set(areas.flatMap((area) => area.items.filter(shows)))], areas);
}

// A day of a calendar may be called "14 November" and read "14": a press on the cell is meant for what stands in it.
function ofCell(view: View, { target, purpose }: Want): Looked | null {
  const { text, role, scope } = target;
  if (purpose !== 'press' || text === undefined || (role !== undefined && role !== 'cell')) return null;
  const goes = (item: Item) =>
    item.role === 'gridcell' &&
    !has(item, 'hidden') &&
    bare(item.name) === bare(text) &&
    !subtree(item).some(isControl);
  const areas = areasOf(view.items, scope, (items) => items.some(goes));
  return found([...new Set(areas.flatMap((area) => area.items.filter(goes)))], areas);
}

function inChip(view: View, { target, purpose }: Want): Looked | null {
  const { scope, text } = target;
  if (purpose !== 'press' || text === undefined || scope === undefined || !isChip(scope)) return null;
  const areas = areasOf(view.items, scope, () => true);
  return found(
    areas.flatMap(({ root }) => (root === null ? [] : (removerIn(root, text) ?? []))),
    areas,
  );
}

function ofRange(view: View, want: Want): Looked | null {
  return found(endOfRange(view, want));
}

function isUsableEditor(item: Item): boolean {
  return isEditor(item) && item.ref !== null && !has(item, 'hidden', 'readonly');
}

function inCells(view: View, want: Want): Looked | null {
  const under = cellsUnder(view, want);
  if (under.length === 0) return found(cellsOfDay(view, want));
  return found(want.purpose === 'press' && want.target.role === undefined ? under.flatMap(pressedIn) : under);
}

// "Click Edit in the row Ana", where Edit only heads the column: what is pressed in the cell, not its middle.
function pressedIn(cell: Item): readonly Item[] {
  if (isPressable(cell) || has(cell, 'clickable')) return [cell];
  const controls = subtree(cell).filter((item) => item !== cell && isControl(item) && !has(item, 'hidden'));
  return controls.length > 0 ? controls : [cell];
}

export function atPicture(view: View, want: Want): Looked | null {
  const areas = areasOf(view.items, want.target.scope, (items) => byPicture(items, want).length > 0);
  return found([...new Set(areas.flatMap((area) => byPicture(area.items, want)))], areas);
}

function found(items: readonly Item[], areas: Area[] = []): Looked {
  return { areas, matches: items.map((item) => ({ item, rung: rung.guess, by: 'name' as const })) };
}
