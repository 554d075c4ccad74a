import type { Target } from '@smokejumper/contracts';
import {
  isColumnHead,
  isDropdown,
  isFormControl,
  isPressable,
  isTable,
  isTextField,
} from '../../ground/names/roles.ts';
import { bare, fold, squash } from '../../ground/names/text.ts';
import { areasOf, placeOf } from '../../ground/places/scope.ts';
import { repeatGroups, saysNothing } from '../../ground/repeats/groups.ts';
import { isOfFrame } from '../../ground/repeats/lists.ts';
import {
  closest,
  foldedText,
  fullText,
  has,
  type Item,
  isWithin,
  nameOf,
  subtree,
  type View,
} from '../../ground/view/view.ts';
import { type Check, met, notMet, targetWords, unproven } from '../check.ts';
import { pageEvidence, quotesOf } from '../outline.ts';
import { invitesToChoose } from './choice-beside.ts';
import { contentOf } from './reading.ts';

/** Of a control it is the content that counts, of a table its rows, of all else whatever can be read in it. */
export function isEmpty(item: Item): boolean {
  if (isFormControl(item)) return contentOf(item) === '';
  if (isTable(item)) return repeatGroups(subtree(item), { least: 1 }).length === 0;
  const isValue = item.role.endsWith('cell') || item.role === 'definition';
  return isValue ? saysNone(fullText(item)) : fullText(item) === '';
}

// What a cell or a value shows that holds nothing is commonly a mere dash.
function saysNone(value: string): boolean {
  return /^[-–—]?$/.test(squash(value));
}

/**
 * "Mobile is empty" where one line alone says "Mobile: —", or "Mobile" and a dash: what it says behind the name. Null where
 * it is no such line, or something else than that goes by the name.
 */
export function checkLine(
  view: View,
  { target, empty, found }: { target: Target; empty: boolean; found: Item | undefined },
): Check | null {
  const { text, noun, role, ordinal, scope } = target;
  const name = bare(text ?? noun ?? '');
  if (name === '' || (role ?? ordinal) !== undefined) return null;
  const lines = areasOf(view.items, scope, () => true).flatMap(({ items }) =>
    items.flatMap((item) => {
      const value = closest(item, isPressable) === null ? valueIn(item, name) : null;
      return value === null ? [] : [{ item, value }];
    }),
  );
  const [line, ...others] = lines;
  if (line === undefined || others.length > 0) return null;
  if (found !== undefined && foldedText(found) !== foldedText(line.item)) return null;
  const quotes = quotesOf(view, line.item);
  if (empty === saysNone(line.value)) return met(quotes);
  return notMet(`${targetWords(target)} shows "${line.value}"`, quotes, line.item);
}

// Behind a colon, or a dash alone behind the name: "Mobile —".
function valueIn({ text }: Item, name: string): string | null {
  if (!fold(text).startsWith(name)) return null;
  const rest = squash(text).slice(name.length).trim();
  return rest.startsWith(':') && rest !== ':' ? rest.slice(1).trim() : /^[-–—]$/.test(rest) ? rest : null;
}

/** What an editor holds that draws its text itself stands in none of its fields. Null where each field holds its own. */
export function untoldContent(view: View, items: readonly Item[]): Check | null {
  const drawn = items.find((item) => has(item, 'drawn'));
  if (drawn === undefined) return null;
  const seen = `what ${nameOf(drawn)} holds is drawn by the page itself, and is not read`;
  return unproven('no_evidence', seen, quotesOf(view, drawn));
}

/** "The form is (not) empty" speaks of what its fields hold, whatever they are called. Null for what is no bare form. */
export function checkForm(view: View, input: { target: Target; empty: boolean }): Check | null {
  const { role, text, noun, scope } = input.target;
  if (role !== 'form' || text !== undefined || (noun !== undefined && noun !== 'form')) return null;
  const inside = areasOf(view.items, scope, () => true).flatMap(({ items }) => items);
  const forms = inside.filter((item) => (item.role === 'form' || item.tag === 'form') && !has(item, 'hidden'));
  const holding = forms.filter((form) => subtree(form).some(isTextField));
  const [form, ...others] = holding;
  if (form === undefined) return null;
  if (others.length > 0)
    return unproven('ambiguous', `there are ${holding.length} forms on the page`, quotesOf(view, form));
  const fields = subtree(form).filter((item) => isFormControl(item) && !has(item, 'hidden'));
  const untold = untoldContent(view, fields);
  if (untold !== null) return untold;
  const filled = fields.find((item) => isTextField(item) && contentOf(item) !== '');
  if (filled !== undefined) {
    const quotes = quotesOf(view, filled);
    return input.empty ? notMet(`${nameOf(filled)} holds "${contentOf(filled)}"`, quotes, filled) : met(quotes);
  }
  // What a tick or a dropdown holds that nobody touched is commonly something.
  const other = fields.find((item) => !isTextField(item) && has(item, 'checked', 'pressed'));
  if (other !== undefined) return unproven('no_evidence', `only ${nameOf(other)} is chosen`, quotesOf(view, other));
  const quotes = fields.slice(0, 3).flatMap((item) => quotesOf(view, item));
  return input.empty ? met(quotes) : notMet('its fields hold nothing', quotes, fields[0]);
}

/** "The list is (not) empty": open where no list is told, or words stand in it that may be an entry or may say so. */
export function checkList(view: View, input: { target: Target; empty: boolean }): Check {
  const { target, empty } = input;
  const name = targetWords(target);
  const areas = areasOf(view.items, placeOf(target), () => true).filter(
    ({ root }) => root === null || !isOfFrame(root),
  );
  if (areas.length === 0) return unproven('no_evidence', `nothing on the page is told to be the ${name}`);
  return checkContent(view, { parts: areas.map(({ items }) => items), name, empty });
}

const boxes =
  /^(?:region|group|form|article|card|dialog|main|complementary|navigation|tabpanel|figure|generic|contentinfo|banner)$/;
const titles = /^(?:heading|link|button|tab|menuitem)$/;
/** What a box says that holds nothing yet. */
const invites = /\b(?:no|not|none|nothing|empty|yet|add|start|begin|drop|drag|choose|select|create|upload|first)\b/i;

/**
 * "The Cart section is (not) empty": neither the name of a box nor its title is anything it holds, and what a mere title
 * or link leads to nobody can tell. Null for what is read like a text.
 */
export function checkBox(view: View, found: Item, input: { target: Target; empty: boolean }): Check | null {
  const { target, empty } = input;
  const name = targetWords(target);
  // "Streak is not empty": the label of a figure is never what it says.
  if (found.role === 'text' && target.text?.toLowerCase() === found.text.trim().toLowerCase())
    return unproven('no_evidence', `nothing on the page is told to be what ${name} says`, quotesOf(view, found));
  if (isDropdown(found) && invitesToChoose.test(contentOf(found))) return checkInviting(view, found, empty);
  // A picture in a cell that says nothing may be its content: a tick, a face.
  const sign = subtree(found).find((item) => item.role === 'img' || item.icon !== '');
  if (found.role.endsWith('cell') && fullText(found) === '' && sign !== undefined)
    return unproven('no_evidence', `nothing tells whether what ${name} shows is its content`, quotesOf(view, sign));
  const isPlainTitle = found.role === 'generic' && isNamed(fullText(found), target);
  const isTitle = titles.test(found.role) || isPlainTitle;
  if (!isTitle && !boxes.test(found.role)) return null;
  const isMore = ({ text }: Item) => text !== '' && !isNamed(text, target);
  const [area, ...others] = isTitle
    ? areasOf(view.items, placeOf(target), (parts) => !isPlainTitle || parts.some(isMore))
    : [{ root: found, items: subtree(found) }];
  const root = area?.root ?? null;
  const isMere = root !== null && (titles.test(root.role) || (isPlainTitle && isNamed(fullText(root), target)));
  if (area === undefined || root === null || others.length > 0 || isMere)
    return unproven('no_evidence', `nothing on the page is told to be what ${name} holds`, quotesOf(view, found));
  const title = area.items.find(({ role }) => role === 'heading') ?? plainTitle(area.items, target);
  const items = area.items.filter((item) => item !== root && (title === undefined || !isWithin(item, title)));
  const [drawn] = items.filter((item) => item.role === 'img' || isFormControl(item));
  if (drawn !== undefined && items.every(({ text }) => text === ''))
    return unproven('no_evidence', `nothing tells whether what ${name} shows is its content`, quotesOf(view, drawn));
  const words = items.filter((item) => item.text !== '' && closest(item, isPressable) === null);
  const [first] = words;
  const isOpen = words.some(({ text }) => invites.test(text));
  if (first === undefined || isOpen || repeatGroups(items, { least: 1 }).length > 0)
    return checkContent(view, { parts: [items], name, empty });
  const quotes = quotesOf(view, first);
  return empty ? notMet(`${name} holds "${fullText(first).slice(0, 80)}"`, quotes, first) : met(quotes);
}

const isNamed = (words: string, { text }: Target) => text !== undefined && bare(words) === bare(text);

// A box may begin with its title in plain words.
function plainTitle(items: readonly Item[], target: Target): Item | undefined {
  const first = items.find((item) => item.text !== '');
  return first !== undefined && isNamed(first.text, target) ? first : undefined;
}

// "Pick size" may be a choice by that name, unless the unseen dropdown that carries the choice to the form holds none.
function checkInviting(view: View, found: Item, empty: boolean): Check {
  const shown = contentOf(found);
  const isCarrier = (item: Item) => item.tag === 'select' && item.name === found.name && has(item, 'hidden');
  const [carrier, ...others] = view.items.filter(isCarrier);
  const quotes = quotesOf(view, found);
  if (carrier === undefined || others.length > 0 || contentOf(carrier) !== '')
    return unproven('no_evidence', `nothing tells whether "${shown}" is a choice`, quotes);
  return empty ? met(quotes) : notMet(`${nameOf(found)} only invites to choose: "${shown}"`, quotes, found);
}

/** What the parts of a page hold that go by one name: open where they differ, or where words may say that there is nothing. */
function checkContent(view: View, input: { parts: readonly (readonly Item[])[]; name: string; empty: boolean }): Check {
  const { parts, name, empty } = input;
  const groups = parts.map((items) => repeatGroups(items, { least: 1 })[0]);
  const [full, ...more] = groups.filter((group) => group !== undefined);
  const entry = full?.items[0];
  if (full !== undefined && entry !== undefined) {
    if (more.length + 1 < parts.length)
      return unproven('ambiguous', `${parts.length} parts of the page answer to ${name}, and not all hold something`);
    const quotes = quotesOf(view, entry);
    const holds = `${name} holds ${full.items.length}, the first is ${quotes[0]?.quote ?? ''}`;
    return empty ? notMet(holds, quotes, entry) : met(quotes);
  }
  const words = parts.flatMap((items) => items.filter((item) => item.text !== '' && !isHead(item)));
  const [first] = words.filter((item) => closest(item, saysNothing) === null && closest(item, adds) === null);
  if (first !== undefined) {
    const seen = `nothing tells whether "${fullText(first).slice(0, 80)}" is an entry of ${name}`;
    return unproven('no_evidence', seen, quotesOf(view, first));
  }
  return empty ? met(pageEvidence(view)) : notMet(`${name} has no entry`, pageEvidence(view));
}

// What is pressed to add the first entry is none.
const adds = (up: Item) => isPressable(up) && /^(?:\+|(?:add|new|create)\b)/i.test(fullText(up).trim());

function isHead(item: Item): boolean {
  return closest(item, (up) => isColumnHead(up) || up.role === 'caption') !== null;
}
