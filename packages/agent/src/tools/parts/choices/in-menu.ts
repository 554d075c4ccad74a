import { ground } from '../../../ground/ground.ts';
import { isCalled } from '../../../ground/names/names.ts';
import { leadsNowhere, saysItOpens } from '../../../ground/names/roles.ts';
import { has, type Item } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import type { ToolResult } from '../../../run/outcome.ts';
import type { Session } from '../../../run/session.ts';
import { type Act, also } from '../../tool.ts';
import { chooseOption } from './choose-option.ts';

/**
 * "Copy in the Edit menu" where nothing of that name is in sight: the menu is opened, and of what came up with it the
 * entry is pressed. Null where it stands there already, and where no button opens a menu of that name.
 */
export async function chooseInMenu(hands: Hands, { step, quoted }: Act): Promise<ToolResult | null> {
  const { text, scope } = step.target ?? {};
  if (text === undefined || scope?.relation !== 'within' || scope.role !== 'menu' || scope.text === undefined)
    return null;
  const view = await hands.session.look();
  if (ground(view, { target: { text, scope }, purpose: 'option', exact: quoted }).kind !== 'none') return null;
  const { relation: _relation, ...menu } = scope;
  const opener = await hands.locate(also(menu, 'press'));
  return opener.ok && opens(opener.item) ? chooseOption(hands, opener.item, text) : null;
}

// What leads to another page is no menu; its entries may stand on that page.
function opens(item: Item): boolean {
  return item.role === 'button' || leadsNowhere(item) || saysItOpens(item);
}

/**
 * "In the row of Bo, open More and pick Archive": the menu that the last action opened hangs elsewhere in the page. Its
 * entry of that very name, where the row itself has none and only one came.
 */
export async function entryOpened(session: Session, { step }: Act): Promise<Item | null> {
  const { text, scope, role } = step.target ?? {};
  if (text === undefined || role !== undefined || (scope?.relation !== 'row' && scope?.relation !== 'item'))
    return null;
  const view = await session.look();
  if (ground(view, { target: { text, scope }, purpose: 'option', exact: true }).kind !== 'none') return null;
  const stood = new Set(session.actedOn?.items.filter((item) => !has(item, 'hidden')).map(({ ref }) => ref));
  const [only, ...others] = view.items.filter(
    (item) =>
      /^menuitem/.test(item.role) &&
      item.ref !== null &&
      !has(item, 'hidden', 'disabled') &&
      !stood.has(item.ref) &&
      isCalled(item, text),
  );
  return session.actedOn === null || others.length > 0 ? null : (only ?? null);
}
