import type { Step } from '@smokejumper/contracts';
import { ground } from '../ground/ground.ts';
import { has, type Item, type View } from '../ground/view.ts';
import type { Hands } from './hands.ts';
import type { Failure } from './outcome.ts';

/** "On the Billing tab, tick X": that tab is brought to the front where another one is. Null where nothing hinders. */
export async function bringTabForward(hands: Hands, { target }: Step): Promise<Failure | null> {
  const { text, role, relation } = target?.scope ?? {};
  if (role !== 'tab' || relation !== 'within' || text === undefined) return null;
  const tab = tabBehind(await hands.session.look(), text);
  if (tab === null) return null;
  const pressed = await hands.act(tab, { type: 'click' });
  return pressed.ok ? null : pressed;
}

// Where none of the tabs says that it is the one in front, nothing tells that this one is not.
function tabBehind(view: View, text: string): Item | null {
  const found = ground(view, { target: { text, role: 'tab' }, purpose: 'press', exact: true });
  if (found.kind !== 'one' || found.item.role !== 'tab' || has(found.item, 'selected', 'disabled', 'hidden'))
    return null;
  const others = found.item.up?.children.filter((item) => item.role === 'tab') ?? [];
  return others.some((item) => has(item, 'selected')) ? found.item : null;
}
