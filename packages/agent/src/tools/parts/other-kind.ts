import type { Need } from '../../brains/brain.ts';
import { targetWords } from '../../expect/check.ts';
import { ground } from '../../ground/ground.ts';
import { isFormControl, isPressable } from '../../ground/roles.ts';
import { rung } from '../../ground/text.ts';
import { has, nameOf, type View } from '../../ground/view.ts';
import { type Failure, failure } from '../../run/outcome.ts';

const putsIn = ['field', 'dropdown', 'tick', 'form-control'];

/**
 * Where no field goes by a name, but a column's head or a button is called so, the field may be there and only not be
 * told by it, as in a table that is typed into: that is no missing field. Null where nothing else is called so.
 */
export function otherKind(view: View, need: Omit<Need, 'step'>): Failure | null {
  const { text, scope } = need.target;
  if (!putsIn.includes(need.purpose) || text === undefined || scope !== undefined) return null;
  const found = ground(view, { target: { text }, purpose: 'press', exact: true });
  if (found.kind !== 'one' || found.rung < rung.loose || isFormControl(found.item)) return null;
  if (!isPressable(found.item) && !has(found.item, 'clickable')) return null;
  const seen = `no field goes by ${targetWords(need.target)}, but ${nameOf(found.item)} is on the page`;
  return failure('not_found', 'no_evidence', seen, { item: found.item });
}
