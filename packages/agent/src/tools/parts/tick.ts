import { isTick } from '../../ground/roles.ts';
import { type Item, subtree } from '../../ground/view.ts';
import type { Hands } from '../../run/hands.ts';
import { failure, type ToolResult } from '../../run/outcome.ts';
import { type Act, need } from '../tool.ts';
import { setTick } from './control.ts';

/** Finds a checkbox or switch, alone or as the only one of a row or entry, and brings it into a state. */
export async function tick(hands: Hands, act: Act, wanted: (item: Item) => boolean): Promise<ToolResult> {
  const role = act.step.target?.role;
  const holder = act.step.target?.text === undefined && (role === 'row' || role === 'listitem' || role === 'card');
  const found = await hands.locate(need(act, holder ? 'read' : 'tick'));
  if (!found.ok) return found;
  const control = isTick(found.item) ? found.item : innerTick(found.item);
  if (control === 'many')
    return failure('refused', 'ambiguous', 'there is more than one checkbox in it', { item: found.item });
  const item = control ?? found.item;
  return setTick(hands, item, wanted(item));
}

function innerTick(item: Item): Item | 'many' | null {
  const inside = subtree(item).filter(isTick);
  return inside.length > 1 ? 'many' : (inside[0] ?? null);
}
