import type { Scope, Target } from '@smokejumper/contracts';
import { targetRoles } from '@smokejumper/contracts';
import type { Purpose } from '../../ground/find.ts';
import { ground } from '../../ground/ground.ts';
import { ancestors, fullText, type Item, type View } from '../../ground/view/view.ts';

const roles = new Set<string>(targetRoles);
const containers: Record<string, Scope['relation']> = {
  row: 'row',
  listitem: 'item',
  article: 'item',
  dialog: 'within',
  form: 'within',
  region: 'within',
  navigation: 'within',
  table: 'within',
  list: 'within',
};

/**
 * Words that mean just this element on this page, for a plan to find it by; null when there are none. Tried on the page
 * itself: by name, by name and role, within what it stands in, and at last by its number among its equals.
 */
export function targetFor(view: View, item: Item, purpose: Purpose): Target | null {
  const bases = basesOf(item);
  const scopes = [undefined, ...scopesOf(item)];
  const all = scopes.flatMap((scope) => bases.map((base) => (scope === undefined ? base : { ...base, scope })));
  return all.find((target) => means(view, target, { item, purpose })) ?? numbered(view, bases, { item, purpose });
}

function means(view: View, target: Target, sought: { item: Item; purpose: Purpose }): boolean {
  const found = ground(view, { target, purpose: sought.purpose, exact: true });
  return found.kind === 'one' && found.item === sought.item;
}

function numbered(view: View, bases: Target[], sought: { item: Item; purpose: Purpose }): Target | null {
  for (const base of bases) {
    for (let ordinal = 1; ordinal <= 30; ordinal += 1) {
      const target = { ...base, ordinal };
      if (means(view, target, sought)) return target;
    }
  }
  return null;
}

function basesOf(item: Item): Target[] {
  const role = roles.has(item.role) ? { role: item.role as NonNullable<Target['role']> } : {};
  const names = [item.name, item.label, item.placeholder, fullText(item)].filter(
    (name) => name !== '' && name.length <= 120,
  );
  const unique = [...new Set(names)];
  return [
    ...unique.map((text) => ({ text, ...role })),
    ...unique.map((text) => ({ text })),
    ...(role.role ? [role] : []),
  ];
}

function scopesOf(item: Item): Scope[] {
  return ancestors(item).flatMap((up): Scope[] => {
    const relation = containers[up.role];
    if (relation === undefined) return [];
    const role = roles.has(up.role) ? { role: up.role as NonNullable<Target['role']> } : {};
    if (relation === 'row' || relation === 'item') {
      const heading = firstName(up, item);
      if (heading === null) return [];
      const kind = relation === 'row' ? ('row' as const) : ('card' as const);
      return [
        { relation, text: heading, role: kind },
        { relation, text: heading },
      ];
    }
    return up.name === '' ? [] : [{ relation, text: up.name, ...role }];
  });
}

// A row or card goes by what it begins with: its heading or first cell.
function firstName(box: Item, except: Item): string | null {
  const queue = [...box.children];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (next === except) continue;
    const name = fullText(next).slice(0, 80);
    if (['heading', 'cell', 'rowheader', 'link'].includes(next.role) && name !== '') return name;
    queue.unshift(...next.children);
  }
  return null;
}
