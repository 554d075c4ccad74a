import { isTick } from '../../ground/names/roles.ts';
import { setTickTo } from '../parts/choices/tick.ts';
import { generated } from '../parts/values/generated.ts';
import { putValue } from '../parts/values/put-value.ts';
import { need, type Tool } from '../tool.ts';

/** `fill`: replaces the content of the field by that name. Dates, sliders and dropdowns take it in their own way. */
export const fill: Tool = async (hands, act) => {
  const value = generated(hands, act.step);
  if (typeof value !== 'string') return value;
  const words = !/\d/.test(value) || /\p{L}{2}/u.test(value);
  const lines = /\bthe text ?area\b/i.test((act.text ?? '').replace(value, ''));
  const field = { ...need(act, 'field'), words, lines };
  const found = await hands.locate(field);
  if (!found.ok) return found;
  if (isTick(found.item)) return setTickTo(hands, found.item, value);
  return putValue(hands, field, found.item, value);
};
