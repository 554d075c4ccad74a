import type { Want } from '../find.ts';
import { ofKind } from '../names/nouns.ts';
import {
  isColumnHead,
  isControl,
  isDropdown,
  isFileInput,
  isFormControl,
  isMenuBar,
  isTextField,
  isTick,
  takesPress,
} from '../names/roles.ts';
import { bare, fold, withoutSigns } from '../names/text.ts';
import { entryAround } from '../repeats/entries.ts';
import {
  ancestors,
  closest,
  foldedText,
  fullText,
  has,
  type Item,
  isFoldedOption,
  isWithin,
  subtree,
  type View,
} from '../view/view.ts';

/** Of several that go by one name, the one that a word of the step speaks for or the others stand for; else null. */
export function spokenFor(view: View, items: readonly Item[], want: Want): Item | null {
  return (
    only(ofTheNoun(view, items, want)) ??
    only(unmarkedTabs(items, want)) ??
    (want.goes === true ? only(waysOn(items, want)) : null) ??
    only(drawn(items)) ??
    only(withoutLists(items)) ??
    only(ownTitles(items)) ??
    only(signed(items, want)) ??
    (want.purpose === 'press' ? (only(offered(items)) ?? only(counted(items, want)) ?? only(seen(view, items))) : null)
  );
}

// What is drawn fully transparent nobody means beside another; in the entries of a list it may wait for the pointer.
function seen(view: View, items: readonly Item[]): Item[] {
  const waits = items.some((item) => isFormControl(item) || entryAround(item, view.items) !== null);
  return waits ? [] : items.filter(({ faded }) => faded !== true);
}

// Words by the name of the only control of their box are its title.
function ownTitles(items: readonly Item[]): Item[] {
  const controls = items.filter((item) => isFormControl(item));
  const [control] = controls;
  if (control === undefined || controls.length > 1) return [];
  const titles = items.filter((item) => item !== control);
  return titles.every((title) => isTitleOf(title, control)) ? [control] : [];
}

function isTitleOf(title: Item, control: Item): boolean {
  const box = ancestors(control).find((up) => isWithin(title, up));
  if (box === undefined || closest(title, (up) => up === box || takesPress(up)) !== box) return false;
  return subtree(box).every((part) => !isControl(part) || isWithin(part, control));
}

// Who presses means neither the field of the files that a button of that name sends nor an entry of a shut dropdown.
function offered(items: readonly Item[]): Item[] {
  return items.filter((item) => item.tag !== 'label' && !isFileInput(item) && !isFoldedOption(item));
}

// "▸ Docs" is called Docs, "▸ Docs old" is not. What reads so to people is called so, whatever readers of screens are told.
function signed(items: readonly Item[], { target }: Want): Item[] {
  const words = items.every(({ role }) => role === items[0]?.role) ? bare(target.text ?? '') : '';
  const isCalled = (name: string) => words !== '' && withoutSigns(name) === words;
  return items.filter((item) => isCalled(item.name || fullText(item)) || isCalled(item.label));
}

// "Approved (3)" is called Approved and tells how many there are; "3 approved remarks" is called otherwise.
function counted(items: readonly Item[], { target }: Want): Item[] {
  const words = bare(target.text ?? '');
  return items.filter(({ name }) => words !== '' && fold(name).replace(/\s*[([][\d.,\s]+[)\]]$/, '') === words);
}

// The list that an open dropdown shows goes by its name: they are one control.
function withoutLists(items: readonly Item[]): Item[] {
  const shows = (item: Item, list: Item) => isDropdown(item) && has(item, 'expanded') && item.name === list.name;
  return items.filter(
    (item) => item.role !== 'listbox' || !items.some((other) => other !== item && shows(other, item)),
  );
}

// A box to tick that a page draws itself has a hidden twin beside it, and a label: they are one control.
function drawn(items: readonly Item[]): Item[] {
  const covered = (item: Item) => has(item, 'occluded', 'hidden');
  const isTwin = (item: Item) =>
    covered(item) && isTick(item) && items.some((other) => isTwinOf(item, other) && !covered(other));
  if (!items.some(isTwin)) return [];
  return items.filter((item) => !isTwin(item) && (item.tag !== 'label' || isControl(item)));
}

/**
 * Of several controls by one name those that can be reached: pages keep a second one for small screens, far off or
 * covered. All of them where none, or no other, is.
 */
export function withinReach(items: readonly Item[]): Item[] {
  const free = items.filter((item) => !has(item, 'occluded') && !isCarrier(item) && !isFarOff(item) && !isShrunk(item));
  return free.length > 0 ? free : [...items];
}

// A field that is not drawn carries to the form what another control by its name holds.
function isCarrier(item: Item): boolean {
  return has(item, 'hidden') && (isDropdown(item) || isTextField(item));
}

// No page scrolls that far to the left.
function isFarOff({ box }: Item): boolean {
  return box !== null && box.x + box.width < -1_000;
}

// What waits for its coming may be drawn without any size. A box to tick whose label is drawn in its place does not.
function isShrunk(item: Item): boolean {
  const boxes = subtree(item).flatMap(({ box }) => box ?? []);
  if (boxes.length === 0 || boxes.some(({ width, height }) => width * height > 0)) return false;
  const beside = isTick(item) && item.name !== '' ? (item.up?.children ?? []) : [];
  return !beside.some((other) => other !== item && foldedText(other) === fold(item.name) && !isShrunk(other));
}

function isTwinOf(item: Item, other: Item): boolean {
  return other !== item && other.role === item.role && other.name === item.name && other.up === item.up;
}

// "The post X" is the one in an article or, of several, at the head of one, not in a list of links beside them.
function ofTheNoun(view: View, items: readonly Item[], { target }: Want): Item[] {
  if (target.noun === undefined) return [];
  const kind = ofKind(view.items, target.noun);
  const inside = items.filter((item) => kind.some((part) => isWithin(item, part)));
  return inside.length > 1 ? inside.filter((item) => closest(item, (up) => up.role === 'heading') !== null) : inside;
}

// A tab that nothing marks as one is an entry of a list or navigation: neither what sends a form nor what a fieldset holds.
function unmarkedTabs(items: readonly Item[], { target }: Want): Item[] {
  if (target.role !== 'tab' || items.some(({ role }) => role === 'tab')) return [];
  const isEntry = (item: Item) => closest(item, (up) => isMenuBar(up) || up.role === 'listitem') !== null;
  const entries = items.filter((item) => isEntry(item) && partOfForm(item) === null);
  const isOther = (item: Item) => {
    const part = partOfForm(item);
    return part !== null && !entries.some((entry) => isWithin(entry, part));
  };
  return items.every((item) => entries.includes(item) || isOther(item)) ? entries : [];
}

function partOfForm(item: Item): Item | null {
  const fieldset = closest(item, ({ tag }) => tag === 'fieldset');
  return fieldset ?? (item.type === 'submit' ? closest(item, ({ tag }) => tag === 'form') : null);
}

// Who goes to "Comments" takes the menu's entry that begins so, before one elsewhere that mentions it, and never the
// head of a column, which sorts.
function waysOn(items: readonly Item[], { target }: Want): Item[] {
  const ways = items.filter((item) => closest(item, isColumnHead) === null);
  if (ways.length <= 1) return ways;
  const words = bare(target.text ?? '');
  const first = (item: Item) => words !== '' && `${fold(item.name)} `.startsWith(`${words} `);
  const begins = ways.filter(first);
  const [lead] = begins;
  return begins.length === 1 && lead !== undefined && closest(lead, isMenuBar) !== null ? [lead] : [];
}

function only(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null;
}

const bounds = ['form', 'dialog', 'alertdialog', 'row', 'listitem', 'article', 'group', 'region'];

/** Of several the only one in the form, dialog or entry that the last action was in. */
export function inSameForm(items: Item[], last: Item | null): Item | null {
  if (last === null) return null;
  for (const bound of ancestors(last)) {
    if (!bounds.includes(bound.role) && bound.tag !== 'form') continue;
    const inside = items.filter((item) => ancestors(item).includes(bound));
    if (inside.length > 0) return inside.length === 1 ? (inside[0] ?? null) : null;
  }
  return null;
}
