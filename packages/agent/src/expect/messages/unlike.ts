import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { idWords } from '../../ground/names/names.ts';
import { isControl, isPressable, rolesFor } from '../../ground/names/roles.ts';
import { bare, findPhrase, fold } from '../../ground/names/text.ts';
import { ancestors, closest, fullText, has, type Item, isWithin, subtree, type View } from '../../ground/view/view.ts';
import { isClause, isMarked, reads } from './messages.ts';

type Test = (item: Item) => boolean;

const holdsPicture: Test = (item) => subtree(item).some(({ role, icon }) => role === 'img' || icon !== '');
const showsWords: Test = (item) => subtree(item).some(({ role, text }) => text !== '' && role !== 'img');
const stands: Test = (item) => has(item, 'expanded', 'collapsed', 'selected', 'pressed', 'checked');

/** What is written in a page, or leads on in it: nobody sees a point of a map in it. */
const written = ['link', 'heading', 'paragraph', 'listitem', 'row', 'cell', 'gridcell', 'option', 'menuitem', 'tab'];

const tidings = /\b(?:(?:success|error|warning|info|confirmation|status) message|notification|notice)$/;

/** By the word for its kind, what a thing plainly is not although it goes by its name. */
const kinds: readonly { words: RegExp; isOther: Test }[] = [
  { words: /\b(?:marker|pin|waypoint)$/, isOther: ({ role }) => written.includes(role) },
  { words: /\b(?:alert|toast|snackbar)$/, isOther: isPart },
  {
    words: /\b(?:alert|toast|snackbar|tooltip|bubble|badge|banner|error|warning|popup|popover)$/,
    isOther: (item) => isControl(item) && showsWords(item),
  },
  { words: tidings, isOther: (item) => (isControl(item) && showsWords(item)) || (isPart(item) && !saysSo(item)) },
  { words: /\b(?:img|icon)$/, isOther: (item) => isControl(item) && showsWords(item) && !holdsPicture(item) },
  // What folds a section is its head, and of tabs the one in front stands for its panel.
  { words: /^region$/, isOther: (item) => isPressable(item) && !stands(item) && closest(item, isHead) === null },
  // What opens a drawer or a menu commonly goes by its name, and is not what it opens.
  {
    words: /\b(?:drawer|side ?bar|side ?panel|window|overlay|sheet|flyout|lightbox|toast|message)$/,
    isOther: (item) => isControl(item) && showsWords(item),
  },
  { words: /^menu$/, isOther: (item) => item.role === 'button' && !stands(item) && !has(item, 'haspopup') },
  { words: /^card$/, isOther: (item) => isPressable(item) && isOneLine(item) },
];

// A toast may have a small heading of its own.
function isOfPage({ role, level }: Item): boolean {
  if (role === 'heading') return (level ?? 2) <= 2;
  return ['listitem', 'row', 'cell', 'gridcell', 'option', 'treeitem'].includes(role);
}

function isPart(item: Item): boolean {
  return isOfPage(item) && !isAmongNotices(item);
}

// What was done or went wrong, in an entry of a list as well.
function saysSo(item: Item): boolean {
  return reads(fullText(item), 'any', { anew: true });
}

// Toasts may be a list in a part of the page that is called so.
function isAmongNotices(item: Item): boolean {
  const says = ({ name, role }: Item) => isMessage(role) || /\b(?:notif\w+|toasts?|alerts?|messages?)\b/i.test(name);
  return closest(item, (up) => up !== item && says(up)) !== null || subtree(item).some(({ role }) => isMessage(role));
}

const isMessage = (role: string) => ['alert', 'status', 'log', 'alertdialog', 'dialog'].includes(role);

function isHead({ role, tag }: Item): boolean {
  return role === 'heading' || tag === 'legend' || tag === 'summary';
}

function isOneLine(item: Item): boolean {
  return item.box !== null && item.box.height < 25 && (item.framed !== true || item.tag === 'button');
}

/**
 * Of what goes by a name, what is not plainly of another kind than the one it is said with: the link "Harbour office" is
 * no marker. `other`: what alone goes by the name, of another kind.
 */
export function ofSaidKind(
  view: View,
  items: readonly Item[],
  target: Target,
): { items: readonly Item[]; other: Item | undefined } {
  const word = target.noun ?? target.role;
  const said = word === undefined || target.text === undefined ? [] : kinds.filter(({ words }) => words.test(word));
  const isOther: Test = (item) => said.some((kind) => kind.isOther(item));
  const others = said.length === 0 ? [] : items.flatMap((item) => bearerOf(item, isOther, target) ?? []);
  if (others.length === 0) return { items, other: undefined };
  const rest = { ...view, items: view.items.filter((item) => !others.some((other) => isWithin(item, other))) };
  // What is looked for in a part of the page is looked for in all of it.
  const left = new Set(rest.items);
  const again = groundAll(rest, { target, purpose: 'read', exact: true, shown: true }).items.filter((item) =>
    left.has(item),
  );
  const fits = again.length === 0 ? { items: again } : ofSaidKind(rest, again, target);
  return { items: fits.items, other: fits.items.length === 0 ? others[0] : undefined };
}

// The name of a picture is nothing that stands there.
function wordsIn(item: Item): string {
  const words = subtree(item).filter((part) => closest(part, ({ role }) => role === 'img') === null);
  return words.map(({ text }) => text).join(' ');
}

// What bears the name, and no more, is of another kind, and nothing around it is told to be of the one that was said.
function bearerOf(item: Item, isOther: Test, target: Target): Item | null {
  const bearer = closest(item, isOther);
  if (bearer === null || (bearer !== item && bare(wordsIn(bearer)) !== bare(wordsIn(item)))) return null;
  const { noun, role } = target;
  const told = role === undefined || role === 'region' || role === 'card' ? [] : rolesFor(role).first;
  const isTold = (up: Item) =>
    (noun !== undefined && tidings.test(noun) && (isMarked(up) || isClause(fullText(up)))) ||
    told.includes(up.role) ||
    (noun !== undefined && findPhrase(fold(`${up.name} ${idWords(up.testId)}`), fold(noun)) >= 0);
  return ancestors(bearer).some(isTold) ? null : bearer;
}
