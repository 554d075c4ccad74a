import type { Target } from '@smokejumper/contracts';
import { isHeading } from '../../ground/names/roles.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { isTitleOf } from '../../ground/repeats/lists.ts';
import { fullText, has, type Item, nameOf, type View } from '../../ground/view/view.ts';

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
  if (!found.every(isTitle)) return null;
  const parts = areasOf(items, scope, (part) => part.some(isTitle)).flatMap((area) => area.items);
  if (!parts.some(isTitle)) return null;
  const message = parts.find(isMessage);
  if (message === undefined) return { ...target, role: 'listitem' };
  return { untold: `nothing tells whether ${nameOf(message)} is one of the ${noun}, or what stands under that title` };
}

function isMessage(item: Item): boolean {
  return ['alert', 'alertdialog', 'status', 'log'].includes(item.role) && fullText(item) !== '' && !has(item, 'hidden');
}
