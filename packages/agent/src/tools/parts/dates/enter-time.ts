import type { Need } from '../../../brains/brain.ts';
import { fullText, has, type Item, nameOf } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { type Done, type Failure, failure } from '../../../run/outcome.ts';
import { leaveField } from './enter-day.ts';
import { type Time, timeOf } from './times.ts';

/** Types a time. Beside open columns of hours and minutes it is taken by many fields only when one leaves them. */
export async function enterTime(
  hands: Hands,
  need: Omit<Need, 'step'>,
  { time, text }: { time: Time; text: string },
): Promise<Done | Failure> {
  const { session } = hands;
  const before = new Set((await session.look()).items.map(({ ref }) => ref));
  const typed = await hands.perform(need, { type: 'fill', value: text });
  if (!typed.ok) return typed;
  const opened = (await session.look()).items.filter((item) => item.ref !== null && !before.has(item.ref));
  if (opened.filter(isNumber).length < fewest) return typed;
  await leaveField(hands);
  const held = await hands.locate(need);
  if (!held.ok) return held;
  const shown = timeOf(held.item.value ?? '');
  if (shown === null ? held.item.value !== '' : shown.hour === time.hour && shown.minute === time.minute) return typed;
  const seen = `${nameOf(held.item)} shows "${held.item.value ?? ''}" after the time was typed`;
  return failure('no_effect', 'action_had_no_effect', seen, { item: held.item });
}

/** Half a day of hours. */
const fewest = 12;

function isNumber(item: Item): boolean {
  return !has(item, 'hidden') && /^\d{1,2}$/.test(fullText(item));
}
