import type { Target } from '@smokejumper/contracts';
import { isPageTurner } from '../controls/pagers.ts';
import { isControl, isDropdown, isFormControl, isHeading, takesPress } from '../names/roles.ts';
import { fold, isSmall, withoutDigits } from '../names/text.ts';
import { cardsIn } from '../tables/lanes.ts';
import { laysOutFields, sheetsAmong } from '../tables/tables.ts';
import { asSeen } from '../view/seen.ts';
import {
  ancestors,
  closest,
  foldedText,
  fullText,
  has,
  holdsTexts,
  type Item,
  isFoldedOption,
  isWithin,
  subtree,
} from '../view/view.ts';
import { frameAround, framedCards, frameGroups } from './frames.ts';
import { goingBy } from './going-by.ts';
import {
  entryRoles,
  type Group,
  goesBy,
  groupsFor,
  headedBy,
  headedByWhich,
  headingsOf,
  isOfShut,
  repeatGroups,
  speaksOf,
  titleOver,
} from './groups.ts';
import { isLinkBar, leadsHere } from './lists.ts';

/** The groups that a repeated thing may be counted or numbered in, as they are seen; more than one is ambiguous. */
export function entryGroups(items: readonly Item[], target: Target): Group[] {
  return groupsOf(items, target).map((group) => ({ ...group, items: asSeen(group.items) }));
}

function groupsOf(items: readonly Item[], target: Target): Group[] {
  const all = target.role === 'card' ? cardLike(contentOf(items, target.noun)) : contentOf(items, target.noun);
  const kinds =
    target.role === 'row' ? ['rows'] : target.role === 'card' ? ['cards', 'entries'] : ['entries', 'cards', 'rows'];
  const { noun } = target;
  const isAsked = ({ aside, kind }: Group) => !aside && kinds.includes(kind);
  const which =
    noun === undefined ? null : (headedByWhich(items, all, noun) ?? headedByWhich(items, framedCards(items), noun));
  if (which !== null && kinds.includes(which.kind)) return [which];
  const named = noun === undefined || all.some((group) => !group.aside && goesBy(group, noun));
  const headed = named ? null : headedBy(items, all, noun);
  if (headed !== null && kinds.includes(headed.kind)) return [headed];
  const may = noun === undefined ? [] : goingBy(items, { groups: all.filter(isAsked), noun, named });
  const told = may.filter(({ sure }) => sure).map(({ group }) => group);
  const pool = told.length > 0 ? told : all;
  let fallback: Group[] = [];
  for (const kind of kinds) {
    const sheets = kind === 'rows' ? sheetsAmong(all.flatMap(tableOf)) : [];
    const fits = groupsFor(
      pool.filter(
        (group) => group.kind === kind && (sheets.length === 0 || sheets.some((sheet) => sheet === group.parent)),
      ),
      target.noun,
    );
    const [only] = fits;
    const other = besideLinks(all, fits, noun);
    if (other !== null) return other;
    const rivals = told.length > 0 || may.some(({ group }) => group === only) ? [] : may.map(({ group }) => group);
    if (fits.length === 1 && rivals.length > 0) return [...fits, ...rivals];
    if (fits.length === 1) return target.role === 'card' ? fits.map((group) => framed(group, items)) : fits;
    if (fallback.length === 0) fallback = fits;
    // Of two rows of cards nothing tells which is meant; that there is but one list says nothing.
    if (target.role === 'card' && fits.length > 1) break;
  }
  if (fallback.length === 0 && target.role === 'card') {
    const frames = groupsFor(framedCards(items), noun);
    return frames.length > 0 ? frames : groupsFor(ofLane(items), noun);
  }
  return fallback.length > 0 || target.role !== 'row'
    ? fallback
    : groupsFor(
        all.filter((group) => group.kind === 'entries'),
        target.noun,
      );
}

// The cards that lie below the title of a column of a board, where nothing but that column is looked through.
function ofLane(items: readonly Item[]): Group[] {
  const [first] = items;
  for (const parent of [first, first?.up]) {
    const cards = parent == null ? null : cardsIn(parent);
    if (parent != null && cards?.every((card) => items.includes(card)))
      return [{ parent, items: cards, kind: 'cards', aside: false }];
  }
  return [];
}

/** Words for whatever repeats: they tell nothing of what it is. */
export const general =
  /\b(?:items?|entr(?:y|ies)|cards?|rows?|records?|results?|hits?|match(?:es)?|listings?|lines?|things?|(?:bullet )?points?|bullets?|box(?:es)?|tiles?|elements?|blocks?|options?|choices?|objects?)$/;

/** What a search found. */
export const finds = /^(?:search )?(?:results?|hits?|match(?:es)?)$/;

// Links side by side may be the menu of a page that marks none: what repeats in its main part goes before them, and beside
// what repeats elsewhere nothing tells which is meant. Null where they are no such links, or nothing else repeats.
function besideLinks(groups: readonly Group[], fits: readonly Group[], noun: string | undefined): Group[] | null {
  const isBar = (group: Group) =>
    group.parent !== null && isLinkBar(group.parent) && !(noun !== undefined && goesBy(group, noun));
  const [only, ...more] = fits;
  if (only === undefined || !fits.every(isBar)) return null;
  const isOther = (group: Group) =>
    group.kind !== 'entries' && group.items.length > 1 && !isFoldedOption(group.items[0] as Item);
  const others = groupsFor(groups.filter(isOther), noun);
  // What a search found is never the menu.
  if (others.length === 0 && finds.test(noun ?? '')) return [];
  if (others.length === 0) return null;
  const inMain = ({ items: [first] }: Group) =>
    first !== undefined && closest(first, ({ role }) => role === 'main') !== null;
  // Of two bars of links in the head of a page neither is its content.
  if (more.length > 0) return others;
  return !inMain(only) && others.length === 1 && others.every(inMain) ? others : [only, ...others];
}

// Branches of a tree and options are no cards, nor are sections that fold or boxes that lay cards out, beside what may be some.
function cardLike(groups: readonly Group[]): readonly Group[] {
  const fits = groups.filter(
    (group) => !isLayout(group) && !group.items.every((item) => isBranch(item) || isFold(item)),
  );
  return fits.length > 0 ? fits : groups;
}

function isLayout({ kind, items }: Group): boolean {
  const isFramed = (item: Item) => item.framed === true;
  const holdsCards = (part: Item) => part.children.filter(isFramed).length > 1;
  const isPressedWhole = items.every(takesPress);
  return (
    kind === 'cards' && !isPressedWhole && !items.some(isFramed) && items.some((item) => subtree(item).some(holdsCards))
  );
}

function isBranch({ role }: Item): boolean {
  return role === 'treeitem' || role === 'option';
}

function isFold(item: Item): boolean {
  return subtree(item).some((part) => has(part, 'expanded', 'collapsed') && closest(part, isHeading) !== null);
}

// Of cards drawn alike some have a button and some have not.
function framed(group: Group, items: readonly Item[]): Group {
  if (group.kind !== 'cards' || group.items.some((item) => subtree(item).some(isHeading))) return group;
  const whole = frameGroups(items).find(({ items: boxes }) => group.items.every((item) => boxes.includes(item)));
  return whole ?? group;
}

/** "Books in the list" are those under the heading that tells of books, be they a list to the page or a table. */
export function withoutList(items: readonly Item[], target: Target): Target {
  const { noun, role, scope, ...rest } = target;
  if (noun === undefined || scope?.role !== 'list' || scope.relation !== 'within') return target;
  const plain = [scope.text, scope.noun, scope.scope, scope.ordinal, rest.text].every((part) => part === undefined);
  if (!plain || (role !== undefined && role !== 'listitem')) return target;
  const headed = headedBy(items, contentOf(items, noun), noun);
  return headed === null ? target : { ...rest, noun, role: 'listitem' };
}

/** "5 pages" are things that the page in front lists, and no page that stands in it. */
export function asListed(target: Target): Target {
  const { role, text, ...rest } = target;
  if (role !== 'page' || rest.noun !== undefined || rest.ordinal !== undefined) return target;
  if (text !== undefined && !isSmall(text)) return target;
  return { ...rest, noun: text === undefined ? 'pages' : `${text} pages` };
}

// What a dropdown would offer is no entry of the page but where it is looked at itself, nor are the named parts of a form
// or, asked for by a noun, the rows of a table that lays out its fields.
function contentOf(items: readonly Item[], noun: string | undefined): readonly Group[] {
  const isWay = ({ parent }: Group) => parent !== null && leadsHere(parent) && !ways.test(noun ?? '');
  const isStep = (group: Group) => noun !== undefined && !steps.test(noun) && areSteps(group);
  const all = repeatGroups(items, { least: 1 }).filter(
    (group) =>
      !isWay(group) && !isStep(group) && !(noun !== undefined && isWordless(group)) && !group.items.every(isPageTurner),
  );
  if (/\b(?:option|choice)s?$/i.test(noun ?? '') || items.every(isFoldedOption)) return all;
  const isFilter = filters.test(noun ?? '');
  const asked = (group: Group) =>
    noun !== undefined && (goesBy(group, noun) || (isFilter && group.items.every(isMereDropdown)));
  const shown = all.filter((group) => asked(group) || !(group.items.every(isOfShut) || isFormParts(group)));
  const told = besideContent(beside(shown, asked), { items, noun, asked }).filter(
    (group) => asked(group) || !isLaidOut(group),
  );
  // What is searched with is never what it found.
  if (finds.test(noun ?? '')) return told.filter((group) => !isOfControls(group) && !isChoiceOfViews(group));
  return told.length > 0 || noun !== undefined ? told : shown;
}

/**
 * What stands at the side of a page completes its content: beside the posts in its main part the trends are none, unless
 * their title speaks of posts, or a word is asked for that any list goes by.
 */
function besideContent(
  groups: readonly Group[],
  { items, noun, asked }: { items: readonly Item[]; noun: string | undefined; asked: (group: Group) => boolean },
): readonly Group[] {
  if (noun === undefined || general.test(noun)) return groups;
  const headings = headingsOf(items);
  const isIn = ({ parent }: Group, part: string) =>
    parent !== null && closest(parent, ({ role }) => role === part) !== null;
  const isHeaded = (group: Group) => speaksOf(titleOver(headings, group.items), noun);
  const isOther = (group: Group) => isIn(group, 'complementary') && !isIn(group, 'main') && !asked(group);
  const others = groups.filter((group) => !isOther(group) || isHeaded(group));
  return others.some((group) => !group.aside && isIn(group, 'main')) ? others : groups;
}

// A bar of how far something is, drawn as one row of cells in colours, says nothing: it is no comment.
function isWordless({ kind, parent, items: [row, ...others] }: Group): boolean {
  if (kind !== 'rows' || row === undefined || others.length > 0 || fullText(parent ?? row) !== '') return false;
  return !subtree(row).some((part) => isControl(part) || part.role === 'img');
}

const ways = /crumbs?$|\blinks?$/;
const steps = /\b(?:steps?|stages?|phases?|items?|entr(?:y|ies)|points?)$/i;

// Of several short words one is marked as where one is: the steps of a checkout are none of its products.
function areSteps({ kind, items }: Group): boolean {
  const isCurrent = (item: Item) => subtree(item).some((part) => has(part, 'current'));
  const isWord = (item: Item) => !holdsTexts(item) && foldedText(item).length < 30;
  return kind === 'entries' && items.length > 1 && items.filter(isCurrent).length === 1 && items.every(isWord);
}
const filters = /\b(?:filter|dropdown|drop-down|select|picker|control|button)s?$/;

// "Filters" and "Options" are two parts of a form, "Guest 1" and "Guest 2" two guests.
function isFormParts({ items }: Group): boolean {
  const names = new Set(items.map((item) => withoutDigits(fold(item.name))));
  return items.every((item) => item.tag === 'fieldset' && item.name !== '') && names.size === items.length;
}

// The boxes of a form are no entries beside what may be some; the dropdowns of a filter never are.
function beside(groups: readonly Group[], asked: (group: Group) => boolean): readonly Group[] {
  const may = groups.filter((group) => asked(group) || !group.items.every(isMereDropdown));
  const fits = may.filter((group) => asked(group) || !isOfControls(group));
  return fits.some((group) => !group.aside) ? fits : may;
}

// Buttons that stay pressed ("List", "Map"), in a box of nothing else, whatever it is called.
function isChoiceOfViews({ items }: Group): boolean {
  const isToggle = (part: Item) => has(part, 'pressed', 'unpressed');
  return items.every(({ role, children }) => role === 'group' && children.length > 0 && children.every(isToggle));
}

// A nameless box of nothing but fields and buttons, or of one title before a field, puts a form together.
function isOfControls({ items }: Group): boolean {
  return items.every((item) => {
    const parts = subtree(item);
    if (item.role !== 'group' || item.name !== '') return false;
    if (parts.some(({ role }) => role === 'link' || role === 'heading')) return false;
    const leaves = parts.filter((part) => part.children.length === 0 && saysOrActs(part));
    const [first, ...rest] = leaves;
    if (first === undefined || !rest.every(isInControl)) return false;
    return isInControl(first) || parts.some(isFormControl);
  });
}

// All that it says stands on what opens a list.
function isMereDropdown(item: Item): boolean {
  const parts = subtree(item);
  const openers = new Set(parts.filter((part) => isDropdown(part) || (has(part, 'haspopup') && takesPress(part))));
  const leaves = parts.filter((part) => part.children.length === 0 && saysOrActs(part));
  return openers.size > 0 && leaves.every((leaf) => closest(leaf, (up) => openers.has(up)) !== null);
}

function saysOrActs(part: Item): boolean {
  return foldedText(part) !== '' || isInControl(part);
}

function isInControl(part: Item): boolean {
  return closest(part, (up) => isControl(up) || takesPress(up)) !== null;
}

function isLaidOut({ kind, parent }: Group): boolean {
  return kind === 'rows' && parent !== null && laysOutFields(parent);
}

function tableOf({ kind, parent }: Group): Item[] {
  return kind === 'rows' && parent !== null ? [parent] : [];
}

/** A line of words that stands beside cards, above or below them, and in no box of its own. */
export function isBesideCards(item: Item, items: readonly Item[]): boolean {
  const line = lineOf(item);
  const parts = ['text', 'paragraph', 'generic'].includes(line.role) && line.children.length <= 1;
  if (!parts || line.framed === true || entryAround(item, items) !== null) return false;
  const cards = [...repeatGroups(items, { least: 2 }).filter(({ kind }) => kind === 'cards'), ...frameGroups(items)];
  return cards.some(({ parent }) => line.up === null || (parent !== null && isWithin(parent, line.up)));
}

function lineOf(item: Item): Item {
  return closest(item, ({ up }) => up === null || up.children.length > 1) ?? item;
}

/** The repeated element around a text: its row, list entry or card. */
export function entryAround(item: Item, items: readonly Item[]): Item | null {
  const line = [item, ...ancestors(item)];
  const plain = line.find((up) => up.role === 'row' || entryRoles.slice(0, 4).includes(up.role));
  if (plain !== undefined) return plain;
  const cards = new Set(repeatGroups(items, { least: 2 }).flatMap((group) => group.items));
  return line.find((up) => cards.has(up) && foldedText(up) !== '') ?? frameAround(item, items);
}
