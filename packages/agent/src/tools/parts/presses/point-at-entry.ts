import type { Target } from '@smokejumper/contracts';
import type { Need } from '../../../brains/brain.ts';
import { dotsIn } from '../../../ground/controls/wordless-in.ts';
import { isPressable } from '../../../ground/names/roles.ts';
import { closest, has, type Item, isWithin } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { calms } from '../../../run/session.ts';
import { also } from '../../tool.ts';

/**
 * What belongs to an entry may only show while the pointer is over it, and whoever presses it in that entry has moved
 * the pointer there. Nothing is done where it shows already, or where not one entry is meant.
 */
export async function pointAtEntry(hands: Hands, pressed: Omit<Need, 'step'>): Promise<void> {
  const entry = entryOf(pressed.target);
  if (entry === null) return;
  const shown = await hands.locate(pressed, { waitMs: 0 });
  const isBelow = pressed.target.scope?.relation === 'below';
  if (shown.ok ? !isBelow : shown.outcome !== 'not_found') return;
  const found = await hands.locate(also(entry, 'hover'), { waitMs: 0 });
  if (!found.ok || (isBelow && !hangsMenu(found.item))) return;
  // What the page has by that name further down is not what the menu may hide.
  if (shown.ok && (!has(found.item, 'haspopup') || isInEntry(shown.item, found.item))) return;
  if (!(await pointAt(hands, found.item)) || isBelow || pressed.target.role === 'menu') return;
  // A menu may unfold under the pointer at the three dots of the entry.
  const dots = dotsIn(await hands.session.look({ fresh: true }), pressed.target);
  if (dots !== null && (await hands.locate(pressed, { waitMs: 0 })).ok === false) await pointAt(hands, dots);
}

async function pointAt(hands: Hands, item: Item): Promise<boolean> {
  const pointed = await hands.act(item, { type: 'hover' });
  if (!pointed.ok) return false;
  hands.session.touched('all');
  await hands.session.calm(calms.acted);
  return true;
}

function isInEntry(item: Item, head: Item): boolean {
  return head.up !== null && isWithin(item, head.up);
}

function hangsMenu(item: Item): boolean {
  return isPressable(item) && (has(item, 'haspopup') || closest(item, ({ role }) => role === 'listitem') !== null);
}

// "Categories under Posts" may be in the menu that hangs on Posts and unfolds under the pointer.
function entryOf({ scope }: Target): Target | null {
  if (scope?.relation === 'below' && scope.text !== undefined && scope.role === undefined) return { text: scope.text };
  if (scope?.relation !== 'row' && scope?.relation !== 'item') return null;
  const { relation, ...entry } = scope;
  return { ...entry, role: entry.role ?? (relation === 'row' ? 'row' : 'listitem') };
}
