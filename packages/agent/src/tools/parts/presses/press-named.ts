import type { Need } from '../../../brains/brain.ts';
import { isDialog, isOpenDialog, isPressable, takesPress } from '../../../ground/names/roles.ts';
import { closest, has, type Item, nameOf, subtree } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { done, failure, type ToolResult } from '../../../run/outcome.ts';
import { calms } from '../../../run/session.ts';
import { pause } from '../../../settle/pause.ts';
import { type Act, lacking, need } from '../../tool.ts';
import { behindPicture } from './behind-picture.ts';
import { pointAtEntry } from './point-at-entry.ts';

/** Presses what the target names. */
export async function pressNamed(hands: Hands, act: Act, type: 'click' | 'dblclick'): Promise<ToolResult> {
  const { target } = act.step;
  const pressed = { ...need(act, 'press'), plain: type === 'click', goes: act.step.action === 'open' };
  if (target === undefined || (target.text === undefined && target.role === undefined && target.noun === undefined)) {
    return lacking('what to click');
  }
  if (target.text === undefined) {
    const found = await hands.locate(pressed);
    if (!found.ok) return found;
    const inner = innerLink(found.item);
    if (inner !== null) return hands.act(inner, { type });
  }
  await pointAtEntry(hands, pressed);
  const unfolded = act.step.action === 'open' && target.role === 'menu' ? await unfold(hands, pressed) : null;
  if (unfolded !== null) return unfolded;
  const url = hands.page().url();
  if (pressed.goes && target.role === 'dialog') return openDialog(hands, pressed);
  const opened = await hands.perform(pressed, { type });
  return opened.ok && type === 'click' ? behindPicture(hands, { pressed, opened, url }) : opened;
}

// Who opens a dialog by its button says that one comes: what came instead, if anything, is not told to be it. One that
// stands open is not pressed.
async function openDialog(hands: Hands, pressed: Omit<Need, 'step'>): Promise<ToolResult> {
  const { session } = hands;
  const found = await hands.locate(pressed);
  if (!found.ok || isDialog(found.item)) return found.ok ? done(found.item) : found;
  const opened = await hands.perform(pressed, { type: 'click' });
  if (!opened.ok) return opened;
  const stood = new Set(session.actedOn?.items.filter(isOpenDialog).map(({ ref }) => ref));
  const end = session.ctx.now() + session.input.budgets.expectMs;
  for (;;) {
    const { items } = await session.look();
    if (items.some((other) => isOpenDialog(other) && !stood.has(other.ref))) return opened;
    if (session.dialogs().length > session.dialogsBefore) return opened;
    if (session.ctx.now() >= end) break;
    await pause(session.ctx, 50);
  }
  return failure(
    'refused',
    'no_evidence',
    `${nameOf(found.item)} was pressed, and nothing that came is told to be a dialog`,
  );
}

// A menu of old unfolds under the pointer; to press what it hangs on would lead away from it.
async function unfold(hands: Hands, pressed: Omit<Need, 'step'>): Promise<ToolResult | null> {
  const { session } = hands;
  const found = await hands.locate(pressed);
  if (!found.ok) return found;
  const { role, href, ref } = found.item;
  const isLink = role === 'link' && /^https?:/.test(href) && !has(found.item, 'haspopup', 'expanded', 'collapsed');
  // A picture that no press is told of may hang a menu all the same, and is not pressed to find out.
  const isSign = role === 'img' && closest(found.item, takesPress) === null;
  if (!isLink && !isSign) return null;
  const hovered = await hands.act(found.item, { type: 'hover' });
  if (!hovered.ok) return null;
  session.touched('all');
  await session.calm(calms.acted);
  const now = (await session.look({ fresh: true })).items.find((item) => item.ref === ref);
  if (now !== undefined && offers(now) > offers(found.item)) return hovered;
  return isSign ? failure('refused', 'no_evidence', `nothing tells how ${nameOf(found.item)} opens a menu`) : null;
}

function offers({ up }: Item): number {
  return up === null ? 0 : subtree(up).filter((item) => isPressable(item) && !has(item, 'hidden')).length;
}

// "Open the second result": an entry that does nothing itself is opened by its link, if it has just one place to go.
function innerLink(entry: Item): Item | null {
  if (takesPress(entry)) return null;
  const links = subtree(entry).filter(
    (item) => item.role === 'link' && item.ref !== null && !has(item, 'hidden') && !isOfInner(item, entry),
  );
  const places = new Set(links.map((link) => link.href || link.ref));
  return places.size === 1 ? (links[0] ?? null) : null;
}

// What hangs under an entry is another entry's.
function isOfInner(item: Item, entry: Item): boolean {
  const list = closest(item, (up) => up === entry || ['list', 'group', 'tree', 'table'].includes(up.role));
  return list !== entry;
}
