import type { Target } from '@smokejumper/contracts';
import { isControl, isHeading } from '../../ground/names/roles.ts';
import { bare, fold } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { isTitleOf } from '../../ground/repeats/lists.ts';
import { fullText, has, type Item, nameOf, subtree, type View } from '../../ground/view/view.ts';

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
  if (!parts.some(isTitle))
    return control === undefined
      ? null
      : { untold: `${nameOf(control)} is none of the ${noun}, and shows none of them` };
  const message = parts.find(isMessage);
  if (message === undefined) return { ...target, role: 'listitem' };
  return { untold: `nothing tells whether ${nameOf(message)} is one of the ${noun}, or what stands under that title` };
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
