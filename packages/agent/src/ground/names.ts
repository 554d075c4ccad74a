import type { Target } from '@smokejumper/contracts';
import { comesAbout } from './across.ts';
import type { Purpose } from './find.ts';
import { nameBesideValue } from './name-beside-value.ts';
import { boxOf } from './place.ts';
import { isControl, isDropdown, isFormControl, isPressable, isTable, isTextField, isTick } from './roles.ts';
import {
  bare,
  compareNames,
  deniesPhrase,
  findPhrase,
  fold,
  onlyInCompounds,
  type Rung,
  rung,
  squash,
  unexplained,
  wordsOf,
} from './text.ts';
import {
  ancestors,
  closest,
  foldedText,
  fullText,
  has,
  type Item,
  inOneLine,
  isFoldedOption,
  isNameless,
  showsName,
  subtree,
} from './view.ts';

export type Source = 'name' | 'label' | 'placeholder' | 'text';

/** One element that answers to a wanted name: on which rung of the ladder, and by what. */
export interface Match {
  item: Item;
  rung: Rung;
  by: Source;
  /** How likely its kind is for what was said: 0 is the kind the words name. Absent where kinds were not graded. */
  tier?: number;
}

/** How the name of a link ends that leads to where one is. */
export const saysCurrent = /\s*\((?:current|active|selected)(?: (?:page|tab|step))?\)$/i;

/**
 * The names an element goes by, the most telling first. A form control's content is no name of it, and neither is what
 * nobody sees: an id, a test id, a tooltip beside a name that is a word.
 */
export function namesOf(item: Item): { text: string; by: Source }[] {
  const names: { text: string; by: Source }[] = [{ text: item.name, by: 'name' }];
  const plain = isPressable(item) ? saidOnce(item) : item.name;
  if (plain !== item.name) names.push({ text: plain, by: 'name' });
  const lasting = nameBesideChoice(item) || nameBesideValue(item);
  if (lasting !== '') names.push({ text: lasting, by: 'name' });
  if (item.label !== '') names.push({ text: item.label, by: 'label' });
  if (isTick(item))
    for (const text of [labelBeside(item), ...labelDrawn(item), unexplained(item.name)])
      names.push({ text, by: 'label' });
  if (isPressable(item) && isSign(item.name)) names.push({ text: item.description, by: 'name' });
  if (item.placeholder !== '') names.push({ text: item.placeholder, by: 'placeholder' });
  if (!isFormControl(item)) names.push({ text: fullText(item), by: 'text' });
  return names.filter((name) => name.text !== '');
}

// "Structure (current)" is called Structure, the rest says to those who cannot see it that one is there; a sign before the
// words that is called like them says them twice; and a number of its own behind them says how many it leads to.
function saidOnce(item: Item): string {
  const name = squash(item.name.replace(saysCurrent, ''));
  const parts = subtree(item);
  const twice = /^(.+) \1$/u.exec(name)?.[1];
  if (twice !== undefined && parts.some((part) => part.role === 'img' && part.name === twice)) return twice;
  const [, words, number] = /^(.*\p{L}.*) (\d{1,4}\+?)$/u.exec(name) ?? [];
  const isApart = (part: Item) => part !== item && squash(fullText(part)) === number;
  return words !== undefined && parts.some(isApart) ? words : name;
}

// Another control in the label of a box to tick, as a "?" that explains it, lends its words to the name, and they are none.
function labelBeside(item: Item): string {
  const others = item.up === null ? [] : pressablesIn(item.up);
  const whole = item.label || item.name;
  const own = others.reduce((words, part) => (part === item ? words : without(words, part.name)), whole);
  return own === whole ? '' : own;
}

// "offAlerts" reads "off Alerts" where the page draws the words apart, as a switch does that says in itself how it stands;
// and what elements hold that run into each other in it are words of their own: "2026-11-28Y-m-d".
function labelDrawn({ name, up }: Item): string[] {
  const letters = (words: string) => words.replace(/\s+/g, '');
  const beside = up?.children.slice(0, 20).find(({ text }) => text !== '' && letters(text) === letters(name));
  if (beside === undefined) return [];
  const glued = (beside.runs ?? []).filter((run) => findPhrase(fold(name), bare(run)) < 0);
  return [beside.text === name ? '' : beside.text, ...glued];
}

// Asked of the same box for each of the ticks in it, of which there may be a thousand.
function pressablesIn(box: Item): readonly Item[] {
  const found = pressables.get(box) ?? subtree(box).filter(isPressable);
  pressables.set(box, found);
  return found;
}

const pressables = new WeakMap<Item, readonly Item[]>();

function without(words: string, name: string): string {
  if (name === '') return words;
  if (words.endsWith(` ${name}`)) return words.slice(0, -name.length - 1);
  return words.startsWith(`${name} `) ? words.slice(name.length + 1) : words;
}

// What a button says in a letter or a sign is spelled out by its tooltip: "B" is "Bold".
function isSign(name: string): boolean {
  return name.length === 1 || /^[^\p{L}\p{N}]{2}$/u.test(name);
}

// A dropdown built of boxes is commonly named by its label and what is chosen, in either order.
function nameBesideChoice(item: Item): string {
  // An arrow that is drawn as a sign is no part of what is chosen.
  const shown = (item.value || fullText(item)).replace(/[^\p{L}\p{N})]+$/u, '');
  const chosen = isDropdown(item) || has(item, 'haspopup') ? squash(shown) : '';
  if (chosen === '' || !item.name.includes(chosen)) return '';
  if (item.name.endsWith(` ${chosen}`)) return item.name.slice(0, -chosen.length - 1);
  return item.name.startsWith(`${chosen} `) ? item.name.slice(chosen.length + 1) : '';
}

/** Whether an element is called by a name as it stands, with no more words and no slip in them. */
export function isCalled(item: Item, name: string): boolean {
  return (matchName(item, name, { spelling: false })?.rung ?? rung.none) >= rung.loose;
}

/** The best rung on which an element answers to a name, or null. */
export function matchName(item: Item, wanted: string, options: { spelling: boolean }): Match | null {
  let best: Match | null = null;
  for (const name of namesOf(item)) {
    const level = compareNames(wanted, name.text, options);
    if (name.by === 'text' && level === rung.phrase && comesAbout(item, wanted)) continue;
    if (level > (best?.rung ?? rung.none)) best = { item, rung: level, by: name.by };
  }
  return best !== null && best.rung < rung.loose && isCounted(item, wanted)
    ? { item, rung: rung.loose, by: 'name' }
    : best;
}

// "Published (2)" is called Published: in brackets behind its name a link says how many it leads to.
function isCounted(item: Item, wanted: string): boolean {
  const name = item.name.replace(/\s*[([]\d{1,6}\+?[)\]]$/, '');
  return name !== item.name && isPressable(item) && compareNames(wanted, name, { spelling: false }) >= rung.loose;
}

/** "The Wishlist link" is the only one "Wishlist 2", whatever of another kind is called just Wishlist. */
export function withCounted<Found extends Match>(found: readonly Found[], wanted: string): Found[] {
  const words = ({ item }: Found) => item.name.replace(/\s+\d{1,4}\+?$/, '');
  const ofKind = found.filter(({ tier, item }) => tier === 0 && isPressable(item));
  const counted = ofKind.filter((match) => words(match) !== match.item.name && bare(words(match)) === bare(wanted));
  const isCalled = (match: Found) => match.rung >= rung.loose;
  const isOnly = counted.length === 1 && found.some(isCalled) && !ofKind.some(isCalled);
  return isOnly ? found.map((match) => (match === counted[0] ? { ...match, rung: rung.loose } : match)) : [...found];
}

/** Beside a field of that very name, a hint in a field that is called otherwise is an example of what to write there. */
export function withoutHints(matches: readonly Match[]): Match[] {
  const isHint = ({ item, by }: Match) => by === 'placeholder' && item.name !== item.placeholder;
  const called = matches.some((match) => isTextField(match.item) && match.rung >= rung.loose && !isHint(match));
  return called ? matches.filter((match) => !isHint(match)) : [...matches];
}

/**
 * The innermost elements whose text answers to a name: a text may run over several inline elements, so a parent
 * counts when none of its children alone holds the words.
 */
export function matchText(
  items: readonly Item[],
  wanted: string,
  options: { spelling: boolean; shown?: boolean },
): Match[] {
  const found: Match[] = [];
  const holds = (item: Item) => textRung(item, wanted, options);
  for (const item of items) {
    if (
      isFormControl(item) ||
      (foldedText(item) === '' && item.name === '') ||
      has(item, 'hidden') ||
      isFoldedOption(item)
    )
      continue;
    const level = holds(item);
    if (level === rung.none) continue;
    if (item.children.some((child) => !isFormControl(child) && holds(child) >= level)) continue;
    found.push({ item, rung: level, by: 'text' });
  }
  return found;
}

const searches = /\b(?:search|find|filter|look up|query)\b/;

/** What is read in an element but for what was just typed into a field of it: a search field proves no result. */
function textBesideTyped(item: Item): string {
  if (isTextField(item) && isTypedIn(item)) return '';
  if (!subtree(item).some((part) => isTextField(part) && isTypedIn(part))) return fullText(item);
  return inOneLine([item.text, ...item.children.map(textBesideTyped)]);
}

function isTypedIn(field: Item): boolean {
  const named = fold(`${field.name} ${field.label} ${field.placeholder}`);
  return field.role === 'searchbox' || has(field, 'focused') || searches.test(named);
}

function textRung(item: Item, wanted: string, options: { spelling: boolean; shown?: boolean }): Rung {
  const text = options.shown === true ? textBesideTyped(item) : fullText(item);
  const level = compareNames(wanted, text, options);
  // Words that merely stand in the same box name a control at most, never the box.
  if (level === rung.words && (!isControl(item) || wordsOf(text).length > wordsOf(wanted).length + 4)) return rung.none;
  if (level === rung.phrase && comesAbout(item, wanted)) return rung.none;
  const bearsName = item.children.length === 0 && item.name !== '' && (options.shown !== true || showsName(item));
  const named = bearsName ? compareNames(wanted, item.name, options) : rung.none;
  // What an inline element holds is words of its own, however it runs into the next: "Out for deliveryNov 22".
  const inRun = level < rung.phrase && (item.runs ?? []).some((run) => bare(run) === bare(wanted));
  return Math.max(level, named, inRun ? rung.loose : rung.none) as Rung;
}

const captionEnds = ['document', 'main', 'form', 'dialog', 'table', 'grid', 'list', 'application', 'region'];

/**
 * A form control with no name at all, by the words its row, list entry or line begins with ("name" may stand for "Queue
 * name:"). It must be the only form control in there.
 */
export function matchCaption(item: Item, wanted: string): Match | null {
  if (!isNameless(item)) return null;
  for (let up = item.up, steps = 0; up !== null && steps < 6; up = up.up, steps++) {
    if (captionEnds.includes(up.role)) return null;
    if (subtree(up).some((other) => other !== item && sharesCaption(item, other))) return null;
    const caption = inOneLine(up.children.map((child) => textBut(child, item)));
    if (caption.length > 300) return null;
    if (bare(caption) === bare(wanted)) return { item, rung: rung.loose, by: 'label' };
    const ends = wordsOf(caption).length <= 4 && fold(caption).endsWith(` ${bare(wanted)}:`);
    const begins = findPhrase(fold(caption), bare(wanted)) === 0;
    const reads = begins && titlesIn(up).some((text) => bare(text) === bare(wanted));
    if (ends || begins) return { item, rung: reads ? rung.loose : rung.phrase, by: 'label' };
    // A label of its own: what a box around it begins with names no field.
    if (caption.endsWith(':')) return null;
  }
  return null;
}

// The texts in a row or line of which each stands for itself: its name, and what is told of it behind that.
function titlesIn(box: Item): string[] {
  return subtree(box).flatMap((part) => (part.children.length === 0 && !isFormControl(part) ? fullText(part) : []));
}

/** The text of its row or line by which a nameless control goes on in other words: "Ann Lee" for "Ann". */
export function captionWith(item: Item, wanted: string): string | null {
  const box = ancestors(item).find((up) => findPhrase(fold(titlesIn(up).join(' ')), bare(wanted)) >= 0);
  return titlesIn(box ?? item).find((text) => findPhrase(fold(text), bare(wanted)) >= 0) ?? null;
}

/** A slider and the field beside it that holds the same number are one control. */
export function isSliderOf(item: Item, other: Item): boolean {
  const [slider, field] = item.role === 'slider' ? [item, other] : [other, item];
  return slider.role === 'slider' && isTextField(field) && field.role !== 'slider' && slider.value === field.value;
}

/** At the ends of a slider stand the least and the most that it can be set to, "0 GB", and no label. */
export function isScaleEnd(text: string): boolean {
  return /^[^\p{L}]*\d[^\p{L}]*\p{L}{0,3}$/u.test(text);
}

// A field may have a switch of its own beside it, as editors do, and what nobody sees, such as the way in for a file.
function sharesCaption(item: Item, other: Item): boolean {
  return (
    isFormControl(other) &&
    !isSliderOf(item, other) &&
    (!isTick(other) || isTick(item)) &&
    (!has(other, 'hidden') || has(item, 'hidden'))
  );
}

/**
 * A form control with no name but a hint, by the words right in front of it ("Time:"); with no name at all also by the
 * nearest heading in front of it in the same box, where no other control of its kind stands between and no label in
 * front of it names it already. What a tick is called stands behind it.
 */
export function matchLead(item: Item, wanted: string): Match | null {
  if (item.label !== '' || item.name !== item.placeholder || isTick(item)) return null;
  let led = false;
  for (let at = item, steps = 0; at.up !== null && steps < 3 && !captionEnds.includes(at.role); at = at.up, steps++) {
    const before = at.up.children.slice(0, at.up.children.indexOf(at)).reverse();
    const ofScale = item.role === 'slider' && !subtree(at.up).some((other) => other !== item && isFormControl(other));
    const ahead = ofScale ? before.filter((other) => !isScaleEnd(fullText(other))) : before;
    const stop = ahead.findIndex(
      (other) => other.role === 'heading' || subtree(other).some(({ role }) => role === item.role),
    );
    const heading = ahead[stop]?.role === 'heading' ? ahead[stop] : undefined;
    const [lead] = ahead;
    const words: string = !led && lead !== undefined && isLead(lead) && liesBy(lead, item) ? bare(fullText(lead)) : '';
    if (words !== '' && words === bare(wanted)) return { item, rung: rung.loose, by: 'label' };
    if (heading !== undefined && item.placeholder === '')
      return findPhrase(foldedText(heading), bare(wanted)) === 0 ? { item, rung: rung.phrase, by: 'label' } : null;
    if (ahead.length > 0 && stop >= 0) return null;
    if (words !== '' && isLabel(lead)) return null;
    led ||= words !== '';
  }
  return null;
}

/**
 * A control of a form that is laid out as a table, by the head of its row, whatever its title says: cells between the two
 * hold what goes with it ("name | any of, none of | ____"). Of two fields only the first, of two ticks none. The only field
 * to write in, where it has no name, goes by what its row begins with ("name | number | round, floor | ____").
 */
export function matchRowHead(item: Item, wanted: string, purpose?: Purpose): Match | null {
  const cell = closest(item, ({ up }) => up?.role === 'row');
  const row = cell?.up?.children ?? [];
  const ahead = row.slice(0, cell === null ? 0 : row.indexOf(cell)).reverse();
  const head = ahead.find((other) => isLead(other) && fullText(other) !== '');
  const first = ahead.findLast((other) => isLead(other) && fullText(other) !== '');
  const begins = first !== undefined && bare(fullText(first)) === bare(wanted);
  const typed = begins && item.name === '' && purpose !== 'dropdown' ? row.flatMap(subtree).filter(isTextField) : [];
  if (item.label !== '' || head === undefined || bare(fullText(head)) !== bare(wanted))
    return typed.length === 1 && typed[0] === item ? { item, rung: rung.phrase, by: 'label' } : null;
  if (isPair(row, item)) return { item, rung: rung.loose, by: 'label' };
  if (head.role !== 'rowheader') return null;
  const alike = row.flatMap(subtree).filter(({ role }) => role === item.role);
  if (alike[0] !== item || (isTick(item) && (alike.length > 1 || item.name !== ''))) return null;
  const table = closest(item, isTable);
  const headed = table !== null && subtree(table).some(({ role }) => role === 'columnheader');
  return headed ? null : { item, rung: rung.loose, by: 'label' };
}

// Words that lie neither in the line of a field nor above or below it are drawn as the label of another.
function liesBy(lead: Item, field: Item): boolean {
  const [one, other] = [boxOf(lead), boxOf(field)];
  if (one === null || other === null) return true;
  const inColumn = one.x < other.x + other.width && other.x < one.x + one.width;
  return inColumn || (one.y < other.y + other.height && other.y < one.y + one.height);
}

// A row of two cells, a name and the one control that goes with it, which has no name of its own.
function isPair(row: readonly Item[], item: Item): boolean {
  const controls = row.flatMap(subtree).filter((part) => isControl(part) && part.role !== 'option');
  return row.length === 2 && controls.length === 1 && item.name === item.placeholder;
}

// A label stands alone in front of its field and is short; what is longer explains it.
function isLabel(lead: Item | undefined): boolean {
  return lead !== undefined && lead.role !== 'heading' && wordsOf(fullText(lead)).length <= 4;
}

// What holds a field of its own names that one, not the next.
function isLead(item: Item): boolean {
  return !isControl(item) && !subtree(item).some((part) => isFormControl(part) && !isTick(part));
}

function textBut(item: Item, left: Item): string {
  if (item === left) return '';
  if (!subtree(item).includes(left)) return fullText(item);
  return inOneLine([item.text, ...item.children.map((child) => textBut(child, left))]);
}

/** Words of a test id or a class-like name: `order-summary` and `orderSummary` read as "order summary". */
export function idWords(id: string): string {
  return id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_.:/]+/g, ' ')
    .toLowerCase();
}

/**
 * What a press on a text reaches: the control around it, else the nearest element that can be pressed. A box that
 * listens for clicks is that one only where nothing nearer is: a whole drawing may listen for those on its parts.
 */
export function pressTarget(item: Item): Item {
  const around = [item, ...ancestors(item)];
  const place = around.findIndex(({ ref }) => ref !== null);
  const nearest = around[place];
  for (const at of around.slice(0, 12)) {
    if (at === nearest && has(at, 'clickable')) return at;
    if (isControl(at) && at.role !== 'listbox' && at.ref !== null) return at;
    if (['main', 'form', 'dialog', 'table', 'list', 'navigation'].includes(at.role)) break;
  }
  const page = around.findIndex(({ role }) => role === 'document' || role === 'main');
  return nearest !== undefined && place < 4 && (page < 0 || place < page) ? nearest : item;
}

/** For checks only: the words that matched are taken back at once ("not saved"). A press may go by any of its words. */
export function isDenied(match: Match, { text }: Target): boolean {
  return text !== undefined && match.rung === rung.phrase && deniesPhrase(matchedText(match), bare(text));
}

/** For checks only: a name holds the wanted one just as a part of a compound, "Post" in "Post-request". */
export function isInCompound(match: Match, { text }: Target): boolean {
  return text !== undefined && match.rung === rung.phrase && onlyInCompounds(matchedText(match), bare(text));
}

/** The folded words of an element that a match was found in. */
export function matchedText({ item, by }: Match): string {
  return by === 'text' ? foldedText(item) : fold(item.name || item.label);
}

/** What was entered in one field may be the hint in the next ("Title for search engines"): it proves nothing. */
export function echoes(items: readonly Item[], text: string): boolean {
  return items.some((item) => isTextField(item) && bare(item.value ?? '') === bare(text));
}
