import type { Target } from '@smokejumper/contracts';
import { besidePickers, isSliderOf, matchCaption, matchLead, matchRowHead } from './controls/captions.ts';
import { gaugesLed } from './controls/gauges.ts';
import { isPager, numberOn, pagesFirst, pagesNumbered } from './controls/pagers.ts';
import { amongTabs } from './controls/tab-bars.ts';
import { likeKind, noticesAmong, openersOf, passwordForm, searching, writtenIn } from './names/kinds.ts';
import { echoes, isCalled, type Match, matchName, matchText, pressTarget, withCounted } from './names/names.ts';
import { badgesOn, byNoun, isReadOut, ofKind, tellsApart } from './names/nouns.ts';
import {
  isControl,
  isDataRow,
  isDropdown,
  isFileInput,
  isFormControl,
  isMereLabel,
  isPressable,
  isTextField,
  isTick,
  rolesFor,
  saysItsName,
  takesPress,
  textHolders,
} from './names/roles.ts';
import { bare, findPhrase, fold, rung, withoutSigns } from './names/text.ts';
import { typedAs } from './names/typed-as.ts';
import { matchTitle, withoutSignsBeside } from './places/titles.ts';
import { rowsSaying } from './repeats/bearers.ts';
import { isCellCard } from './repeats/cell-cards.ts';
import { entryGroups } from './repeats/entries.ts';
import { entriesSaying } from './repeats/entries-saying.ts';
import { rootsCalled } from './repeats/lists.ts';
import { offeredBy } from './repeats/offered.ts';
import { amongColumns, repeatsHead } from './tables/columns.ts';
import { groupsCalled } from './tables/group-lines.ts';
import { isBoxOfRow } from './tables/row-box.ts';
import { sheetsAmong, tablesUnder } from './tables/tables.ts';
import { anything, rolePools, type Test, tiersOf } from './tiers.ts';
import { closest, fullText, has, type Item, isFoldedOption, isWithin, showsName, subtree } from './view/view.ts';

/** What the element is wanted for; it decides which kinds of element come first. */
export type Purpose =
  | 'press'
  | 'field'
  | 'tick'
  | 'dropdown'
  | 'option'
  | 'file'
  | 'form-control'
  | 'hover'
  | 'region'
  | 'read';

export interface Want {
  target: Target;
  purpose: Purpose;
  /** A name in quotes, or an assertion's: no close spelling is forgiven. */
  exact: boolean;
  /** A plain click: links of one name to one address do the same, so any of them will do. */
  plain?: boolean;
  /** What is pressed leads somewhere: "go to Comments". */
  goes?: boolean;
  /** What is put in are words. */
  words?: boolean;
  /** The field is said to be a text area, which has several lines. */
  lines?: boolean;
  /** Only what a person sees counts: a name that may be a mere tooltip does not. */
  shown?: boolean;
}

const putsIn: readonly Purpose[] = ['field', 'dropdown', 'form-control', 'tick'];

/** What is written where a field takes several lines. */
const written = /^(?:whole |page )?(?:text|content|contents)$/i;

/** Every element in the area that answers to the target, best rung and fittest kind first, one entry per element. */
export function matchesOf(items: readonly Item[], want: Want): Match[] {
  const { target, purpose } = want;
  if (target.text !== undefined && target.text !== '') return byText(items, want, target.text);
  const offered = offeredBy(items, want);
  if (offered.length > 0) return whole(offered);
  if (target.noun !== undefined && target.role !== undefined && isEntryRole(target.role)) return entries(items, target);
  if (target.noun !== undefined) {
    const lists = target.role === 'list' ? rootsCalled(items, target.noun) : [];
    if (lists.length > 0) return whole(lists);
    const acts = purpose !== 'read' && purpose !== 'region';
    const named = byNoun(items, target.noun, { acts, holds: purpose === 'region' });
    const taking = takingPart(named, target.noun, purpose);
    const kind = purpose === 'field' && written.test(target.noun) ? 'editor' : target.noun;
    const fields = purpose === 'field' ? [...named, ...ofKind(items, kind)].filter(isTextField) : [];
    if (fields.length > 0 && target.role === undefined) return whole([...new Set(fields)]);
    const fits = target.role === undefined ? taking : keepRole(taking, target.role);
    if (fits.length > 0) return whole(fits);
    if (target.role === undefined && putsIn.includes(purpose)) return fieldCalled(items, want, target.noun);
    if (target.role === undefined || tellsApart(target.noun)) return whole(purpose === 'read' ? named : []);
  }
  if (target.role === undefined) return [];
  // A column takes no value: "set the column to Done" speaks of the field of that name.
  if (target.role === 'column' && putsIn.includes(purpose)) return fieldCalled(items, want, target.role);
  return isEntryRole(target.role) ? entries(items, target) : bareKind(items, want, target.role);
}

// Nobody writes into a button that merely bears the noun, and nothing is chosen in a heading. What is called so and no
// more goes before what merely holds the word.
function takingPart(named: Item[], noun: string, purpose: Purpose): Item[] {
  if (purpose === 'field') return named.filter(isFormControl);
  if (purpose === 'form-control') return named.filter((item) => isFormControl(item) || takesPress(item));
  if (purpose !== 'dropdown') return named;
  const controls = named.filter((item) => isFormControl(item) || takesPress(item));
  const called = controls.filter((item) => isCalled(item, noun));
  return called.length > 0 ? called : controls;
}

// "The label" may be a field that goes by the words in front of it alone.
function fieldCalled(items: readonly Item[], want: Want, text: string): Match[] {
  const { noun: _noun, role: _role, ...target } = want.target;
  return byText(items, { ...want, target }, text).filter(
    ({ item, rung: level }) => level >= rung.loose && isFormControl(item),
  );
}

// Whoever acts on "the dropdown" never means a button of which nothing says that it is one.
function bareKind(items: readonly Item[], want: Want, role: NonNullable<Target['role']>): Match[] {
  const { purpose } = want;
  const like = ['press', 'tick', 'dropdown'].includes(purpose) ? likeKind(items, role) : null;
  const notices = role === 'alert' && purpose === 'region' ? noticesAmong(items) : [];
  if (like === null) return whole([...writtenIn(ofRole(items, role), want), ...notices]);
  return like.map((item) => ({ item, rung: rung.guess, by: 'name' as const }));
}

function byText(items: readonly Item[], want: Want, text: string): Match[] {
  const { role } = want.target;
  const options = { spelling: !want.exact };
  if (role === 'row') return whole(rowsSaying(items, text));
  const groups = want.purpose === 'read' ? groupsCalled(items, want.target) : [];
  if (groups.length > 0) return whole(groups.flatMap(([line]) => line ?? []));
  const badges = want.target.noun === 'badge' ? badgesOn(items, text) : [];
  if (badges.length > 0) return whole(badges);
  if (want.target.noun === 'page' && /^\d+$/.test(text)) {
    const pages = pagesNumbered(items, text);
    const { noun, ...target } = want.target;
    // What the rows of a table hold is no page, nor what stands beside the numbers of pages.
    const beside = items.some(isPager) ? [] : items.filter((item) => closest(item, isDataRow) === null);
    const named = pages.length > 0 ? whole(pages) : byText(beside, { ...want, target }, text);
    const shown = named.filter(({ item, rung: level }) => level >= rung.loose || numberOn(item) !== null);
    return pagesFirst(shown, want);
  }
  if (role === 'cell') return cellsSaying(items, text, options).sort(fitterFirst);
  if (role !== undefined && (role === 'card' || role === 'listitem')) {
    const around = entriesSaying(items, text, { purpose: want.purpose, card: role === 'card' });
    // The row of a table is a card only where nothing else is one.
    const isCard = (item: Item) => closest(item, isDataRow) === null || isCellCard(item, items);
    const cards = role === 'card' ? around.filter(({ item }) => isCard(item)) : [];
    if (around.length > 0) return cards.length > 0 ? cards : around;
  }
  const lists = role === 'list' ? rootsCalled(items, text) : [];
  if (lists.length > 0) return whole(lists);
  // What takes a file is drawn as a button.
  const anyKind = role === undefined || (role === 'textbox' && want.purpose === 'file');
  const pools = anyKind ? tiersOf[want.purpose] : rolePools(role, want.purpose);
  let found: Graded[] = [];
  for (const [tier, test] of pools.entries()) {
    const pool = items.filter(test);
    const matches =
      test === anything || want.purpose === 'read'
        ? textMatches(items, text, want, test)
        : controlMatches(pool, text, options);
    matches.push(...ledBy(pool, text, want));
    // A value is put into a button only by its whole name: "Sort by beds" is no control for the beds.
    const whole = want.purpose === 'form-control' && tier > 0 && role === undefined;
    // Nor is a field pressed by another word: "Patients" is not the field "Patient".
    const least = whole ? rung.loose : test === isFormControl ? rung.words : rung.none;
    found.push(...matches.filter((m) => m.rung >= least).map((match) => ({ ...match, tier })));
  }
  if (role === 'tab') found = amongTabs(found);
  // The head of a column takes no value: who puts one into a column means a field in it.
  if (role === 'column' && putsIn.includes(want.purpose)) found = found.filter(({ item }) => isFormControl(item));
  else if (role === 'column') found = amongColumns(items, found, want.target);
  else if (role !== undefined) found = withCounted(role === 'card' ? withoutSignsBeside(found) : found, text);
  if (found.length === 0 && !want.exact && putsIn.includes(want.purpose))
    found = whole(typedAs(items, text)).map((match) => ({ ...match, tier: 0 }));
  if (found.length === 0 && role === 'form' && want.purpose === 'read') return whole(passwordForm(items, text));
  // What merely stands in it is no name of a table.
  if (role === 'table') found = found.filter(({ by }) => by !== 'text');
  if (role === 'table' && found.length === 0) return whole(tablesUnder(items, text));
  if (found.length === 0 && role === 'combobox' && want.purpose === 'press') return holding(items, want, text);
  if (found.every((match) => isMereLabel(match.item) || isVague(match, want)) && want.purpose !== 'press') {
    const captions = captioned(items, pools, text);
    const fits = found.some((match) => isVague(match, want)) ? captions.filter(isWhole) : captions;
    if (fits.length > 0) return fits;
    if (found.length === 0) return holding(items, want, text);
  }
  const acts = ['press', 'dropdown', 'hover'].includes(want.purpose);
  const own = besidePickers(found, want.purpose).filter(({ item }) => !acts || !repeatsHead(item));
  const fits = (acts ? openersOf(own, role) : own).filter((match) => want.goes !== true || leadsOn(match, role));
  return unique(fits.sort((a, b) => fitterFirst(a, b) || a.item.index - b.item.index));
}

// "Add new Author" is no dropdown "Author" beside one that stands behind that very word.
function isVague(match: Match, { purpose, target: { role } }: Want): boolean {
  const isPut = putsIn.includes(purpose) || role === 'combobox' || role === 'textbox';
  return isPut && match.item.role === 'button' && !isWhole(match);
}

function isWhole({ rung: level }: Match): boolean {
  return level >= rung.loose;
}

// "Go to Tickets" leads nowhere by a field "Search tickets".
function leadsOn({ item, rung: level }: Match, role: Target['role']): boolean {
  return role !== undefined || level >= rung.loose || !isTextField(item);
}

// Where no field goes by a name in quotes, the one that reads so: a person sees what it holds, not what it is called. A
// dropdown commonly shows its name that way.
function holding(items: readonly Item[], want: Want, text: string): Match[] {
  if (want.purpose === 'dropdown' || want.purpose === 'press') {
    const shows = (item: Item) => bare(item.value ?? fullText(item)) === bare(text);
    return whole(items.filter((item) => isDropdown(item) && !has(item, 'hidden') && shows(item)));
  }
  if (want.purpose !== 'field' || !want.exact) return [];
  const fits = items.filter((item) => isTextField(item) && !has(item, 'hidden') && item.value !== null);
  return whole(fits.filter((item) => bare(item.value ?? '') === bare(text)));
}

function ledBy(pool: readonly Item[], text: string, { purpose, target: { role } }: Want): Match[] {
  if (role === 'progressbar') return gaugesLed(pool, text);
  if (!putsIn.includes(purpose) && !['textbox', 'combobox', 'checkbox'].includes(role ?? '')) return [];
  const led = pool.flatMap((item) =>
    isFormControl(item) && !isUnseen(item) ? (matchRowHead(item, text, purpose) ?? matchLead(item, text) ?? []) : [],
  );
  if (purpose === 'dropdown') return led;
  // A dropdown in front of a field in its row says how the value is meant.
  const rows = led.flatMap(({ item }) => (isDropdown(item) ? [] : (closest(item, isDataRow) ?? [])));
  return led.filter(({ item }) => !isDropdown(item) || !rows.some((row) => isWithin(item, row)));
}

// A control without any name of its own goes by the words that its row or line begins with.
function captioned(items: readonly Item[], pools: readonly Test[], text: string): Match[] {
  const nameless = items.filter(
    (item) => isFormControl(item) && !isUnseen(item) && pools.some((test) => test !== anything && test(item)),
  );
  const ofRow = (item: Item): Match[] => (isBoxOfRow(item, text) ? [{ item, rung: rung.loose, by: 'label' }] : []);
  const found = nameless.flatMap((item) => matchCaption(item, text) ?? ofRow(item)).sort((a, b) => b.rung - a.rung);
  // Into the field of a slider its number is written.
  return found.filter(({ item }) => item.role !== 'slider' || !found.some((other) => isSliderOf(item, other.item)));
}

// What merely carries a value to a form goes by no words that stand in front of it; a way in for files often is hidden.
function isUnseen(item: Item): boolean {
  return has(item, 'hidden') && !isFileInput(item) && !isTick(item);
}

type Graded = Match & { tier: number };

/** A right name on a less likely element beats a vague one on a likelier element. */
export function fitterFirst(a: Match, b: Match): number {
  return order(a) - order(b);
}

function order(match: Match): number {
  const level = match.rung >= rung.loose ? 0 : rung.loose - match.rung;
  return level * 100 + (match.tier ?? 0) * 10 + (rung.exact - match.rung);
}

function controlMatches(pool: readonly Item[], text: string, options: { spelling: boolean }): Match[] {
  return pool.flatMap((item) => matchName(item, text, options) ?? []);
}

function textMatches(items: readonly Item[], text: string, want: Want, test: Test): Match[] {
  const options = { spelling: !want.exact, shown: want.shown === true };
  const innermost = matchText(items, text, options).filter((match) => test(match.item));
  if (want.purpose === 'read' || want.purpose === 'region') {
    const offers = want.target.role === 'option' || want.target.scope?.role === 'combobox';
    const seen = items.filter((item) => test(item) && !has(item, 'hidden') && (offers || !isFoldedOption(item)));
    const named = seen.flatMap((item) => {
      if (want.shown === true && !showsName(item) && !(want.target.role === 'button' && saysItsName(item))) return [];
      const match = matchName(item, text, options);
      if (match === null || isAmongAll(match, want)) return [];
      // A hint that the field has dropped is shown no more.
      const isGone = want.shown === true && item.placeholder === '';
      if (match.by === 'placeholder' && (isGone || echoes(items, text))) return [];
      // What a button or a heading shows may be less than what it is called for readers of screens.
      const isShown =
        match.by === 'text' && want.target.role !== undefined && (isPressable(item) || item.role === 'heading');
      const told = match.by === 'text' && !isShown ? matchTitle(item, text, options) : match;
      return told === null ? [] : [told];
    });
    return [...innermost, ...named];
  }
  return innermost
    .map((match) => ({ ...match, item: pressTarget(match.item) }))
    .filter(
      ({ item, rung: level }) =>
        level >= rung.loose || offersItself(item) || withoutSigns(item.name || fullText(item)) === bare(text),
    );
}

// "The balance" is no box that takes a press and holds, among other lines, one with that word further on.
function isAmongAll({ item, by }: Match, { purpose, target: { text, role } }: Want): boolean {
  if (purpose !== 'read' || role !== undefined || by !== 'name' || !isReadOut(item)) return false;
  return findPhrase(fold(item.name), bare(text ?? '')) > 0;
}

/** A word inside a plain text ("Nothing to commit" for "Commit") is nothing to press: only a text that is the name. */
export function offersItself(item: Item): boolean {
  for (let at: Item | null = item, steps = 0; at !== null && steps < 12; at = at.up, steps += 1)
    if (isControl(at) || has(at, 'clickable')) return true;
  return false;
}

function isEntryRole(role: NonNullable<Target['role']>): boolean {
  return role === 'listitem' || role === 'card' || role === 'row';
}

/** The repeated things that "rows", "results" or "cards" speak of. */
function entries(items: readonly Item[], target: Target): Match[] {
  return whole(entryGroups(items, target).flatMap((group) => group.items));
}

// What a cell shows may be a text of its own within it.
function cellsSaying(items: readonly Item[], text: string, options: { spelling: boolean }): Match[] {
  const isCell = ({ role }: Item) => rolesFor('cell').first.includes(role);
  const cells = items.filter((item) => isCell(item) && !has(item, 'hidden') && !subtree(item).slice(1).some(isCell));
  return controlMatches(cells, text, options).filter(
    (match) => match.rung >= rung.phrase || match.rung === rung.spelling,
  );
}

function keepRole(items: Item[], role: NonNullable<Target['role']>): Item[] {
  const { first, also } = rolesFor(role);
  const fits = items.filter((item) => first.includes(item.role));
  if (fits.length > 0) return fits;
  const loose = items.filter((item) => also.includes(item.role));
  return loose.length > 0 || textHolders.has(role) ? (loose.length > 0 ? loose : items) : [];
}

function ofRole(items: readonly Item[], role: NonNullable<Target['role']>): Item[] {
  const { first, also } = rolesFor(role);
  const fits = shownFirst(items.filter((item) => first.includes(item.role)));
  if (role === 'alert' || role === 'tooltip') return fits.filter((item) => fullText(item) !== '' || item.name !== '');
  const sheets = role === 'table' ? sheetsAmong(fits) : [];
  if (sheets.length > 0) return sheets;
  if (fits.length > 0 || role === 'dialog' || role === 'heading' || role === 'cell') return fits;
  if (role === 'video') return items.filter((item) => item.tag === 'video');
  const fitting = items.filter((item) => also.includes(item.role) && item.role !== 'generic');
  return role === 'searchbox' ? searching(fitting) : fitting;
}

// A drawn dropdown commonly keeps a native one for its form, which nobody sees: what is in it is there once more.
function shownFirst(items: readonly Item[]): Item[] {
  const isKept = (item: Item) => item.role === 'option' && closest(item, isHiddenDropdown) !== null;
  const shown = items.filter((item) => !isKept(item));
  return shown.length > 0 ? shown : [...items];
}

const isHiddenDropdown = (item: Item) => isDropdown(item) && has(item, 'hidden');

function whole(items: readonly Item[]): Match[] {
  return items.map((item) => ({ item, rung: rung.exact, by: 'name' as const }));
}

function unique(matches: Match[]): Match[] {
  const seen = new Set<Item>();
  return matches.filter((match) => !seen.has(match.item) && seen.add(match.item));
}
