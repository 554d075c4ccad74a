import { has } from '../../ground/view.ts';
import { done } from '../../run/outcome.ts';
import { need, type Tool } from '../tool.ts';

/** `expand`: unfolds a section or tree node; what is unfolded already stays so. */
export const expand: Tool = async (hands, act) => {
  const found = await hands.locate(need(act, 'press'));
  if (!found.ok) return found;
  if (has(found.item, 'expanded')) return done(found.item);
  return hands.perform(need(act, 'press'), { type: 'click' });
};
