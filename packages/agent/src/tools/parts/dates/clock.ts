import type { Need } from '../../../brains/brain.ts';
import { kindOf, type SegmentKind } from '../../../ground/controls/segments.ts';
import { two } from '../../../ground/names/days.ts';
import { fold } from '../../../ground/names/text.ts';
import { fullText, type Item, nameOf } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { type Done, done, type Failure, failure } from '../../../run/outcome.ts';
import { leaveField } from './enter-day.ts';
import { type Time, timeOf } from './times.ts';

/** Whether what a field opened asks for a time: one field for the hours and one for the minutes. */
export function isClock(opened: readonly Item[]): boolean {
  return ['hour', 'minute'].every((kind) => partsOf(opened, kind as SegmentKind).length === 1);
}

/** Sets the hours and minutes that a field opened, all but what was there `before`, and looks whether the field holds them. */
export async function setClock(
  hands: Hands,
  need: Omit<Need, 'step'>,
  { before, time }: { before: ReadonlySet<string | null>; time: Time },
): Promise<Done | Failure> {
  const opened = async () => (await hands.session.look({ fresh: true })).items.filter((item) => !before.has(item.ref));
  const half = (await opened()).find(isHalf);
  const hour = half === undefined ? time.hour : ((time.hour + 11) % 12) + 1;
  for (const [kind, number] of [
    ['hour', hour],
    ['minute', time.minute],
  ] as const) {
    const [part] = partsOf(await opened(), kind);
    if (part === undefined) return failure('not_found', 'missing_element', `the ${kind} is not asked for any more`);
    const typed = await hands.act(part, { type: 'fill', value: two(number) });
    if (!typed.ok) return typed;
  }
  // Many take the last part only when it is left.
  await leaveField(hands);
  const other = (await opened()).find(isHalf);
  if (other !== undefined && fold(fullText(other)) !== (time.hour < 12 ? 'am' : 'pm')) {
    const turned = await hands.act(other, { type: 'click' });
    if (!turned.ok) return turned;
  }
  const held = await hands.locate(need);
  if (!held.ok) return held;
  const shown = timeOf(held.item.value ?? '');
  if (shown?.hour === time.hour && shown.minute === time.minute) return done(held.item);
  const seen = `${nameOf(held.item)} shows "${held.item.value ?? ''}" after the time was set`;
  return failure('no_effect', 'action_had_no_effect', seen, { item: held.item });
}

function partsOf(opened: readonly Item[], kind: SegmentKind): Item[] {
  return opened.filter((item) => item.ref !== null && item.role === 'spinbutton' && kindOf(item.name) === kind);
}

function isHalf(item: Item): boolean {
  return item.ref !== null && /^[ap]m$/.test(fold(fullText(item)));
}
