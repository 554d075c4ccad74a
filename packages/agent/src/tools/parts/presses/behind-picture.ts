import type { Need } from '../../../brains/brain.ts';
import { ground } from '../../../ground/ground.ts';
import { isPressable } from '../../../ground/names/roles.ts';
import { rung } from '../../../ground/names/text.ts';
import { closest, fullText, has, type Item } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import type { Done, Failure } from '../../../run/outcome.ts';

const menus = ['menu', 'list', 'listbox', 'menubar'];
const asking = ['dialog', 'alertdialog', 'form'];

/**
 * A picture that opens a menu with an entry of the very name was pressed for that entry. On the same address only, and
 * nothing in a dialog: what asks to confirm is answered by a step of its own.
 */
export async function behindPicture(
  hands: Hands,
  input: { pressed: Omit<Need, 'step'>; opened: Done; url: string },
): Promise<Done | Failure> {
  const { pressed, opened, url } = input;
  if (opened.item === null || !isPicture(opened.item) || hands.page().url() !== url) return opened;
  const view = await hands.session.look({ fresh: true });
  const found = ground(view, pressed);
  if (found.kind !== 'one' || found.rung < rung.loose || !isEntry(found.item)) return opened;
  return hands.perform(pressed, { type: 'click' });
}

function isPicture(item: Item): boolean {
  return item.icon !== '' && item.name === '' && fullText(item) === '';
}

function isEntry(item: Item): boolean {
  if (!isPressable(item) && !has(item, 'clickable')) return false;
  const around = closest(item, (up) => up !== item && [...menus, ...asking].includes(up.role));
  return around !== null && menus.includes(around.role);
}
