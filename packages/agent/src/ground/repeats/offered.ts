import type { Target } from '@smokejumper/contracts';
import type { Want } from '../find.ts';
import { isCrumbs, isOfDrawnTrail } from '../places/trails.ts';
import { closest, has, type Item } from '../view/view.ts';

/**
 * What is numbered or counted of what a menu offers, or numbered of a trail: "the last item in the menu", "3 menu items",
 * "the last breadcrumb".
 */
export function offeredBy(items: readonly Item[], { target, purpose }: Want): Item[] {
  const { noun = '', role, ordinal, scope } = target;
  if (purpose === 'read' && asksMenuItems(target)) return items.filter(isOffered);
  if (ordinal === undefined || role !== undefined) return [];
  if (purpose === 'read' && /^bread ?crumb(?: item| link| entry)?$/.test(noun)) return items.filter(isCrumb);
  if (scope?.role !== 'menu' || !/^(?:menu )?(?:item|entry|option|command)$/.test(noun)) return [];
  return items.filter(isOffered);
}

/** "3 menu items" or "3 items in the menu": all that a menu offers. */
export function asksMenuItems({ noun = '', text, role, ordinal, scope }: Target): boolean {
  if (text !== undefined || ordinal !== undefined || (role !== undefined && role !== 'listitem')) return false;
  const named = scope?.role === 'menu' && /^(?:item|entry|entries|option|command)s?$/.test(noun);
  return named || /^menu ?(?:item|entry|entries|option|command)s?$/.test(noun);
}

function isOffered(item: Item): boolean {
  const isMenu = (up: Item) => up.role === 'menu' || up.role === 'menubar';
  return item.role.startsWith('menuitem') && !has(item, 'hidden') && closest(item, isMenu) !== null;
}

// What stands between two of them is only a sign.
function isCrumb(item: Item): boolean {
  return /[\p{L}\p{N}]/u.test(item.text) && (closest(item, isCrumbs) !== null || isOfDrawnTrail(item));
}
