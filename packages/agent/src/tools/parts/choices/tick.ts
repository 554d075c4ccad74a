import { dropdownsBeside, stateIn } from '../../../ground/controls/ticks.ts';
import { isTick } from '../../../ground/names/roles.ts';
import { bare } from '../../../ground/names/text.ts';
import { selectorOf } from '../../../ground/tables/row-box.ts';
import { type Item, nameOf, subtree } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { failure, type ToolResult } from '../../../run/outcome.ts';
import { type Act, need } from '../../tool.ts';
import { chooseOption } from './choose-option.ts';
import { setTick } from './control.ts';

/** Finds a checkbox or switch, alone or as the only one of a row or entry, and brings it into a state. */
export async function tick(hands: Hands, act: Act, wanted: (item: Item) => boolean): Promise<ToolResult> {
  const role = act.step.target?.role;
  const holder = act.step.target?.text === undefined && (role === 'row' || role === 'listitem' || role === 'card');
  const found = await hands.locate(need(act, holder ? 'read' : 'tick'));
  if (!found.ok) return found;
  const control = isTick(found.item) ? found.item : (selectorOf(found.item) ?? innerTick(found.item));
  if (control === 'many')
    return failure('refused', 'ambiguous', 'there is more than one checkbox in it', { item: found.item });
  const item = control ?? found.item;
  return setTick(hands, item, wanted(item));
}

/**
 * Sets a box to tick to what a word says: its state, or one of the choices that it switches on ("the Status filter" is
 * "closed"). Any other word is nothing that a box can be.
 */
export async function setTickTo(hands: Hands, box: Item, value: string): Promise<ToolResult> {
  const state = stateIn(value);
  if (state !== null) return setTick(hands, box, state);
  const offers = dropdownsBeside(box).filter((control) => subtree(control).some((part) => isCalled(part, value)));
  const [control, ...others] = offers;
  if (control !== undefined && others.length === 0) return chooseOption(hands, control, value);
  return failure(
    'refused',
    'no_evidence',
    `${nameOf(box)} is a ${box.role}: nothing tells how it is set to "${value}"`,
    {
      item: box,
    },
  );
}

function isCalled(part: Item, value: string): boolean {
  return part.role === 'option' && bare(part.name || part.text) === bare(value);
}

function innerTick(item: Item): Item | 'many' | null {
  const inside = subtree(item).filter(isTick);
  return inside.length > 1 ? 'many' : (inside[0] ?? null);
}
