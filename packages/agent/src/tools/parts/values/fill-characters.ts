import type { Need } from '../../../brains/brain.ts';
import { charactersOf } from '../../../ground/controls/segments.ts';
import { has, type Item, nameOf } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { type Done, done, type Failure, failure } from '../../../run/outcome.ts';
import { partOf } from './part-of.ts';

/** Types a short code into a row of fields that hold one character each, and looks whether they hold it. */
export async function fillCharacters(
  hands: Hands,
  need: Omit<Need, 'step'>,
  input: { box: Item; code: string; secret: boolean },
): Promise<Done | Failure> {
  const { box, secret } = input;
  const wanted = [...input.code.replace(/[\s-]/g, '')];
  const { length } = charactersOf(box);
  if (wanted.length !== length) {
    const what = `${nameOf(box)} takes ${length} characters`;
    return failure('not_understood', 'not_understood', what, { item: box });
  }
  for (const [at, value] of wanted.entries()) {
    const field = { pick: (whole: Item) => charactersOf(whole)[at], words: `field ${at + 1}` };
    const typed = await hands.performOn(() => partOf(hands, need, field), { type: 'type', value, secret });
    if (!typed.ok) return typed;
  }
  const end = await hands.locate(need);
  if (!end.ok) return end;
  const held = charactersOf(end.item);
  if (held.every((field, at) => has(field, 'private') || field.value === wanted[at])) return done(end.item);
  const what = `${nameOf(end.item)} does not hold what was typed`;
  return failure('no_effect', 'action_had_no_effect', what, { item: end.item });
}
