import type { Target } from '@smokejumper/contracts';
import {
  ancestors,
  foldedText,
  fullText,
  has,
  type Item,
  inOneLine,
  isFoldedOption,
  isRunOf,
  showsName,
  subtree,
} from '../view/view.ts';
import { comesAbout } from './across.ts';
import { nameBesideValue } from './name-beside-value.ts';
import { isControl, isDropdown, isFormControl, isPressable, isTextField, isTick } from './roles.ts';
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
  const hint = item.placeholder || item.called;
  if (hint) names.push({ text: hint, by: 'placeholder' });
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
  const own = others.reduce((words, part) => {
    if (part === item) return words;
    return isTick(part) ? without(words, part.name) : withoutBracketed(without(words, part.name), part.name);
  }, whole);
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

// "MonoBook (default | Preview)" with a link Preview: what brackets hold beside a control is a remark.
function withoutBracketed(words: string, name: string): string {
  const [, own = '', remark = ''] = /^(.*\S)\s*\(([^()]+)\)$/u.exec(words) ?? [];
  return name !== '' && (remark === name || remark.endsWith(` ${name}`)) ? own : words;
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
  const bearsName = bearsOwnName(item) && (options.shown !== true || showsName(item));
  const named = bearsName ? compareNames(wanted, item.name, options) : rung.none;
  // What an inline element holds is words of its own, however it runs into the next: "Out for deliveryNov 22".
  const inRun = level < rung.phrase && isRunOf(item, wanted);
  return Math.max(level, named, inRun ? rung.loose : rung.none) as Rung;
}

// Of what holds others a name is its title; what takes a press and shows a text at most, "2", is called so: "page 2".
function bearsOwnName(item: Item): boolean {
  const others = has(item, 'clickable')
    ? item.children.filter((part) => part.role !== 'text' && !isPoint(part))
    : item.children;
  return item.name !== '' && others.length === 0;
}

// An empty link in an icon that takes the press itself.
function isPoint({ name, children, box }: Item): boolean {
  return name === '' && children.length === 0 && box !== null && (box.width === 0 || box.height === 0);
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
  if (text === undefined || match.rung !== rung.phrase) return false;
  // A badge behind a name tells how it stands: "Marketing" is there, be it rejected.
  const isName = /^\p{Lu}/u.test(text) && subtree(match.item).some(({ runs = [] }) => runs.some((run) => run === text));
  return !isName && deniesPhrase(matchedText(match), bare(text));
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
