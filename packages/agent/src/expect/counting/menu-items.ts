import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isMenuBar } from '../../ground/names/roles.ts';
import { says } from '../../ground/names/text.ts';
import { headingsOf } from '../../ground/repeats/groups.ts';
import { isOfFrame } from '../../ground/repeats/lists.ts';
import { asksMenuItems } from '../../ground/repeats/offered.ts';
import { closest, fullText, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { pageEvidence } from '../outline.ts';

type Offered = { kind: 'items'; items: Item[]; sums: Item[] } | { kind: 'ambiguous'; detail: string };

/** "3 menu items": what the only menu offers. Null where something else is counted, or no menu marks what it offers. */
export function menuItems(view: View, target: Target): Offered | null {
  const offered = offeredIn(view, target);
  if (offered.length === 0) return null;
  const detail = untoldMenu(view, target, offered);
  if (detail !== null) return { kind: 'ambiguous', detail };
  const menus = new Set(offered.map(({ up }) => (up === null ? null : closest(up, isMenuBar))));
  if (menus.size === 1) return { kind: 'items', items: offered, sums: [] };
  return { kind: 'ambiguous', detail: `nothing tells which of ${menus.size} menus is meant` };
}

/** "No menu items are shown", where nothing tells that what a menu of the page offers is meant. Null where it does. */
export function untoldMenuItems(view: View, target: Target): Check | null {
  const detail = untoldMenu(view, target, offeredIn(view, target));
  return detail === null ? null : unproven('ambiguous', detail, pageEvidence(view));
}

// "Menu items" may be dishes where the only menu leads through the site, or "Menu" is a title.
function untoldMenu(view: View, { scope, noun }: Target, offered: readonly Item[]): string | null {
  const [first] = offered;
  if (first === undefined || scope !== undefined) return null;
  const isOfSite = offered.every((item) => isOfFrame(item) || closest(item, isBar) !== null);
  const isTitle = headingsOf(view.items).some((title) => says(fullText(title), 'menu'));
  return isOfSite || isTitle ? `nothing tells whether ${nameOf(first)} is one of the ${noun}` : null;
}

const isBar = ({ role }: Item) => role === 'menubar';

function offeredIn(view: View, target: Target): Item[] {
  if (!asksMenuItems(target)) return [];
  const { items } = groundAll(view, { target, purpose: 'read', exact: true });
  return items.every(({ role }) => role.startsWith('menuitem')) ? items : [];
}
