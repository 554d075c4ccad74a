import type { Step, Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isControl, isHeading } from '../../ground/names/roles.ts';
import { bare, fold } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { headingsOf, isShownHeading } from '../../ground/repeats/groups.ts';
import { isTitleOf } from '../../ground/repeats/lists.ts';
import { fullText, has, type Item, isWithin, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The drawer lists 3 notifications" where only a title of that name says the word: it is none of them, and they are the
 * entries under it, unless messages are marked there, too. Null where no such title stands there, or others are found.
 */
export function titledAlerts(
  { items }: View,
  found: readonly Item[],
  target: Target,
): Target | { untold: string } | null {
  const { role, noun, text, scope } = target;
  if (role !== 'alert' || noun === undefined || text !== undefined) return null;
  const isTitle = (item: Item) => isHeading(item) && !has(item, 'hidden') && isTitleOf(item, noun);
  // So is a button called "Notifications" none, nor a part of the page that waits for some.
  const isOfAll = (item: Item) => isControl(item) && isSeveral(noun) && bare(item.name) === bare(noun);
  const isMere = (item: Item) => isTitle(item) || isOfAll(item) || showsNothing(item);
  if (!found.every(isMere)) return null;
  const parts = areasOf(items, scope, (part) => part.some(isTitle)).flatMap((area) => area.items);
  const control = found.find(isOfAll);
  const around = scope === undefined ? undefined : titleAround(items, parts);
  const isSection = around !== undefined && isTitle(around);
  if (!isSection && !parts.some(isTitle))
    return control === undefined
      ? null
      : { untold: `${nameOf(control)} is none of the ${noun}, and shows none of them` };
  const message = parts.find(isMessage);
  if (message === undefined) return { ...target, role: 'listitem' };
  return { untold: `nothing tells whether ${nameOf(message)} is one of the ${noun}, or what stands under that title` };
}

/**
 * "The first notification says X" on a page that is headed by them, where what goes by the noun is no message but another
 * part of the page ("Notification settings"): it may be an entry that is meant.
 */
export function unlessTitledAlerts({ action, target = {} }: Step, { view }: { view: View }, check: Check): Check {
  const { role, noun, text } = target;
  if (action !== 'assertText' || check.status === 'unproven' || role !== 'alert') return check;
  if (noun === undefined || text !== undefined) return check;
  const title = headingsOf(view.items).find((item) => isTitleOf(item, noun));
  const { items } = groundAll(view, { target, purpose: 'read', exact: true });
  if (title === undefined || items.some(isMessage)) return check;
  const seen = `nothing is marked as a ${noun}, and what stands under ${nameOf(title)} may be one`;
  return unproven('ambiguous', seen, quotesOf(view, title));
}

// "Under Today" on a page that is headed by them: the title of the next higher rank around that of the place.
function titleAround(items: readonly Item[], [first]: readonly Item[]): Item | undefined {
  const titles = items.filter(isShownHeading);
  const isIn = (title: Item) => first !== undefined && (title.index <= first.index || isWithin(title, first));
  const own = titles.findLast(isIn);
  const isHigher = ({ index, level }: Item) =>
    own !== undefined && index < own.index && (level ?? 6) < (own.level ?? 6);
  return titles.findLast(isHigher);
}

function showsNothing(item: Item): boolean {
  return item.role === 'region' && subtree(item).every(({ text }) => text === '');
}

function isSeveral(noun: string): boolean {
  return /s$/.test(fold(noun));
}

function isMessage(item: Item): boolean {
  return ['alert', 'alertdialog', 'status', 'log'].includes(item.role) && fullText(item) !== '' && !has(item, 'hidden');
}
