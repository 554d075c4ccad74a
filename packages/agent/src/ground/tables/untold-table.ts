import type { Scope, Target } from '@smokejumper/contracts';
import { groundAll } from '../ground.ts';
import { isTable } from '../names/roles.ts';
import { isSmall } from '../names/text.ts';
import { areasOf } from '../places/scope.ts';
import { has, type Item, type View } from '../view/view.ts';
import { isSheet } from './tables.ts';

/**
 * "The crew table", written small, is no name that a page must bear: where no table goes by it, one that has no name may
 * be it. Null where none is spoken of, or one is told.
 */
export function untoldTable(view: View, target: Target): Item | null {
  const { items } = view;
  for (let part: Target | Scope | undefined = target; part !== undefined; part = part.scope) {
    const { role, text, scope } = part;
    if (role !== 'table' || text === undefined || !isSmall(text)) continue;
    const told =
      part === target
        ? groundAll(view, { target, purpose: 'read', exact: true }).items.length > 0
        : areasOf(items, { relation: 'within', role, text, ...(scope && { scope }) }, () => true).length > 0;
    const nameless = (item: Item) => isTable(item) && item.name === '' && isSheet(item) && !has(item, 'hidden');
    return told ? null : (items.find(nameless) ?? null);
  }
  return null;
}
