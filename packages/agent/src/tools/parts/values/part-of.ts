import type { Need } from '../../../brains/brain.ts';
import { type Item, nameOf } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { type Failure, failure } from '../../../run/outcome.ts';

/** One part of a field that is built of several, looked up anew: what was done in one may change the next. */
export async function partOf(
  hands: Hands,
  need: Omit<Need, 'step'>,
  part: { pick(field: Item): Item | undefined; words: string },
): Promise<{ ok: true; item: Item } | Failure> {
  const found = await hands.locate(need);
  if (!found.ok) return found;
  const item = part.pick(found.item);
  if (item !== undefined) return { ok: true, item };
  return failure('not_found', 'missing_element', `${nameOf(found.item)} has no ${part.words}`, { item: found.item });
}
