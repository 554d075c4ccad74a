import type { Step } from '@smokejumper/contracts';
import { ground } from '../../ground/ground.ts';
import { has, type Item, type View } from '../../ground/view/view.ts';
import type { Hands } from '../hands.ts';
import type { ToolResult } from '../outcome.ts';

/** "On the Billing tab, tick X": that tab is brought to the front where another one is, then the work is done. */
export async function onItsTab(hands: Hands, step: Step, work: () => Promise<ToolResult>): Promise<ToolResult> {
  const early = await bringForward(hands, step);
  if (early !== null && !early.ok) return early;
  const result = await work();
  if (early !== null || result.ok || result.outcome !== 'not_found') return result;
  // The tabs may have been drawn only after the first look.
  const late = await bringForward(hands, step);
  return late === null ? result : late.ok ? work() : late;
}

// Null where nothing is to be brought forward.
async function bringForward(hands: Hands, { target }: Step): Promise<ToolResult | null> {
  const { text, role, relation } = target?.scope ?? {};
  if (role !== 'tab' || relation !== 'within' || text === undefined) return null;
  const tab = tabBehind(await hands.session.look(), text);
  return tab === null ? null : hands.act(tab, { type: 'click' });
}

// Where none of the tabs says that it is the one in front, nothing tells that this one is not.
function tabBehind(view: View, text: string): Item | null {
  const found = ground(view, { target: { text, role: 'tab' }, purpose: 'press', exact: true });
  if (found.kind !== 'one' || found.item.role !== 'tab' || has(found.item, 'selected', 'disabled', 'hidden'))
    return null;
  const others = found.item.up?.children.filter((item) => item.role === 'tab') ?? [];
  return others.some((item) => has(item, 'selected')) ? found.item : null;
}
