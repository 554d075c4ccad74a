import type { TargetRole } from '@smokejumper/contracts';
import { matchLead } from '../controls/captions.ts';
import { stands } from '../controls/ticks.ts';
import type { Want } from '../find.ts';
import { closest, has, type Item, subtree } from '../view/view.ts';
import type { Match } from './names.ts';
import { isEditor } from './nouns.ts';
import { isControl, isDropdown, isPressable, isTextField, rolesFor, saysItOpens, takesPress } from './roles.ts';
import { fold, rung, says } from './text.ts';

const opens = (item: Item) =>
  (isPressable(item) || item.role === 'textbox' || item.role === 'searchbox') && saysItOpens(item);
const namedByPicture = (item: Item) => isPressable(item) && /^(menu|bars|hamburger)$/.test(item.icon);
const namedMenu = (item: Item) => (isPressable(item) && says(item.name, 'menu')) || namedByPicture(item);

/** What tells that an element of another role is of this kind, where the kind is all that was said. */
const told: Partial<Record<TargetRole, (item: Item) => boolean>> = {
  combobox: opens,
  menu: (item) => opens(item) || namedMenu(item) || isCalledMenu(item),
  region: opens,
  checkbox: stands,
  radio: stands,
  tab: stands,
};

/**
 * "Open the dropdown" where the page has none by role: not just any button, be it the only one, but what says of itself
 * that it opens something. Null where the kind's own roles or common custom decide.
 */
export function likeKind(items: readonly Item[], role: TargetRole): Item[] | null {
  const openers = role === 'navigation' ? items.filter(isCalledMenu) : [];
  if (openers.length > 0) return openers;
  const tells = told[role];
  const { first, also } = rolesFor(role);
  if (tells === undefined || items.some((item) => first.includes(item.role) && !isOpenMenu(item))) return null;
  const like = items.filter((item) => (also.includes(item.role) || isPressable(item)) && tells(item));
  const called = role === 'menu' ? like.filter(isCalledMenu) : [];
  return called.length > 0 ? called : like;
}

/** Beside a button of that very name, or of the picture for it, what opens under other words is another menu. */
export function isCalledMenu(item: Item): boolean {
  if (!isPressable(item)) return false;
  const named = /^(?:(?:open|show|toggle|main|site|app|navigation|nav) )*(?:menu|navigation|nav)$/;
  return named.test(fold(item.name)) || namedByPicture(item);
}

// Nobody presses a menu that stands open, but what opens it.
function isOpenMenu({ role, states }: Item): boolean {
  return (role === 'menu' || role === 'menubar') && !states.includes('clickable');
}

const opening: readonly (TargetRole | undefined)[] = ['menu', 'combobox'];
const shownChoice = /^(?:select|choose|pick|all|any|every|no)\b|^[^:]+:/;

/**
 * Of what goes by the name of a menu or a dropdown that is to be opened: no box beside a control of that name, and no
 * button or link that merely holds the words ("User guide" for "the user menu") unless it says that it opens something.
 */
export function openersOf<Found extends Match>(found: readonly Found[], role: TargetRole | undefined): Found[] {
  if (!opening.includes(role)) return [...found];
  const sayso = found.filter(({ item, rung: level }) => level >= rung.loose || !isMere(item));
  const pressed = sayso.some(({ item, rung: level }) => level >= rung.loose && isPressable(item));
  const own = sayso.filter(({ item, by }) => by !== 'text' || !holdsControls(item));
  const fits = own.filter(({ item }) => !pressed || isPressable(item) || isTextField(item) || isDropdown(item));
  // Of a link and a button by one name it is the one that says so.
  const told = fits.filter(({ item, rung: level }) => level >= rung.loose && opens(item));
  return told.length > 0
    ? fits.filter(
        (match) => told.includes(match) || isOpenMenu(match.item) || isTextField(match.item) || isDropdown(match.item),
      )
    : fits;
}

// A bar of links holds the words of each: to press the bar would press whatever lies in its middle.
function holdsControls(item: Item): boolean {
  return !isControl(item) && subtree(item).some(isControl);
}

function isMere(item: Item): boolean {
  if (item.role !== 'button' && item.role !== 'link') return false;
  return !(
    opens(item) ||
    pointsDown(item) ||
    namedMenu(item) ||
    (item.role === 'button' && shownChoice.test(fold(item.name)))
  );
}

// What unfolds below it commonly shows so, by a picture beside its words.
function pointsDown(item: Item): boolean {
  const down = /^(?:(?:caret|chevron|arrow|angle) )?down$/;
  return subtree(item).some(
    (part) => part.role === 'img' && (down.test(fold(part.name).replace('-', ' ')) || down.test(part.icon)),
  );
}

/**
 * Of fields that nothing marks for searching, those that say so, stand in a search or behind the word; else all of them.
 * Nothing is looked for in a mere choice beside a field to write in.
 */
export function searching(fields: Item[]): Item[] {
  const words = (item: Item) => `${item.name} ${item.label} ${item.placeholder}`;
  const typed = fields.filter(isTextField);
  const pool = typed.length > 0 ? typed : fields;
  const told = pool.filter(
    (item) =>
      says(words(item), 'search') ||
      matchLead(item, 'search') !== null ||
      closest(item, ({ role }) => role === 'search') !== null,
  );
  return told.length > 0 ? told : pool;
}

/** Controls without any words that may be of the kind, though nothing says so. */
export function mayBeOfKind(items: readonly Item[], role: TargetRole): Item[] {
  if (told[role] === undefined) return [];
  return items.filter((item) => item.ref !== null && takesPress(item) && !has(item, 'hidden'));
}

const entering = /^(?:log|sign)[ -]?(?:in|on)\b/;
const joining = /^(?:sign[ -]?up|register|registration|create (?:an |your )?account)\b/;

/** The login form of a page that marks no form: what asks for a password beside a button or a title that says so. */
export function passwordForm(items: readonly Item[], text: string): Item[] {
  const words = [entering, joining].find((word) => word.test(fold(text)));
  if (words === undefined) return [];
  const shown = items.filter((item) => item.ref !== null && !has(item, 'hidden'));
  const sends = shown.some(({ role, name }) => (role === 'button' || role === 'heading') && words.test(fold(name)));
  const password = shown.find((item) => item.type === 'password');
  return sends && password !== undefined ? [password] : [];
}

/** Toasts may be the entries of a part of the page that says so, marked as nothing else. */
export function noticesAmong(items: readonly Item[]): Item[] {
  const around = (item: Item) => item.role === 'region' && /\bnotifications?\b/i.test(item.name);
  return items.filter((item) => item.role === 'listitem' && closest(item, around) !== null);
}

/** Beside a field to write in, one for a number takes no words, and one of a single line is no text area. */
export function writtenIn(fields: Item[], { words = false, lines = false }: Pick<Want, 'words' | 'lines'>): Item[] {
  const areas = lines ? fields.filter((item) => isEditor(item) && !has(item, 'hidden')) : [];
  if (areas.length > 0) return areas;
  const written = words ? fields.filter(({ type }) => type !== 'number') : fields;
  return written.length > 0 ? written : fields;
}
