import type { Want } from '../find.ts';
import { isOfDrawnTrail } from '../places/trails.ts';
import { closest, has, type Item } from '../view/view.ts';
import { isCrumbs } from './lists.ts';

/** What is numbered of what a menu offers, or is read of a trail: "the last item in the menu", "the last breadcrumb". */
export function offeredBy(items: readonly Item[], { target, purpose }: Want): Item[] {
  const { noun = '', role, ordinal, scope } = target;
  if (ordinal === undefined || role !== undefined) return [];
  if (purpose === 'read' && /^bread ?crumb(?: item| link| entry)?$/.test(noun)) return items.filter(isCrumb);
  if (scope?.role !== 'menu' || !/^(?:menu )?(?:item|entry|option|command)$/.test(noun)) return [];
  return items.filter((item) => item.role.startsWith('menuitem') && !has(item, 'hidden'));
}

// What stands between two of them is only a sign.
function isCrumb(item: Item): boolean {
  return /[\p{L}\p{N}]/u.test(item.text) && (closest(item, isCrumbs) !== null || isOfDrawnTrail(item));
}
