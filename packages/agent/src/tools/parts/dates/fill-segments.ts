import type { Need } from '../../../brains/brain.ts';
import { type Segment, type SegmentKind, segmentsOf } from '../../../ground/controls/segments.ts';
import { type Day, dayOf, monthNames } from '../../../ground/names/days.ts';
import { fold } from '../../../ground/names/text.ts';
import { fullText, type Item, nameOf } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { type Done, done, type Failure, failure } from '../../../run/outcome.ts';
import { partOf } from '../values/part-of.ts';
import { type Time, timeOf } from './times.ts';

/** Types a date or a time into a field that has a spin button for each part of it, and looks whether it holds it. */
export async function fillSegments(
  hands: Hands,
  need: Omit<Need, 'step'>,
  field: Item,
  value: string,
): Promise<Done | Failure> {
  const digits = digitsFor(segmentsOf(field), value);
  if (digits === null)
    return failure('not_understood', 'not_understood', `the value does not say what ${nameOf(field)} asks for`, {
      item: field,
    });
  for (const [kind, text] of digits) {
    const pick = (whole: Item) => segmentsOf(whole).find((one) => one.kind === kind)?.item;
    for (const key of text) {
      const part = () => partOf(hands, need, { pick, words: `${kind} any more` });
      const typed = await hands.performOn(part, { type: 'press', value: key });
      if (!typed.ok) return typed;
    }
  }
  const end = await hands.locate(need);
  if (!end.ok) return end;
  const wrong = segmentsOf(end.item).filter(({ kind, item }) => digits.has(kind) && !holds(item, digits.get(kind)));
  if (wrong.length === 0) return done(end.item);
  const seen = fullText(end.item).slice(0, 60);
  return failure('no_effect', 'action_had_no_effect', `${nameOf(field)} shows "${seen}" after the value was typed`, {
    item: end.item,
  });
}

/** What is typed into each part, in the parts' order; null where the words do not say it. */
export function digitsFor(segments: readonly Segment[], value: string): Map<SegmentKind, string> | null {
  const { day, time } = momentOf(value);
  const named = new Map<SegmentKind, string>();
  for (const { kind } of segments) {
    const text = digitsOf(kind, { day, time, halves: segments.some((one) => one.kind === 'half') });
    if (text !== null) named.set(kind, text);
  }
  if (named.size > 0) return named;
  // A date such as 03/04/2026 is typed as it stands, as a person would.
  const numbers = value.match(/\d+/g) ?? [];
  const plain = segments.filter((one) => one.kind !== 'half');
  if (numbers.length !== plain.length || /[a-z]/i.test(value)) return null;
  return new Map(plain.map((one, i) => [one.kind, padded(one.kind, Number(numbers[i]))]));
}

function momentOf(value: string): { day: Day | null; time: Time | null } {
  const whole = dayOf(value, new Date());
  if (whole !== null) return { day: whole, time: null };
  const parts = /^(.+?)(?:,| at|T)? ?(\d{1,2}(?:[:.]\d{2})+(?: ?[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?)$/i.exec(
    value.trim(),
  );
  const day = parts === null ? null : dayOf(parts[1] ?? '', new Date());
  return { day, time: timeOf(day === null ? value : (parts?.[2] ?? '')) };
}

function digitsOf(
  kind: SegmentKind,
  { day, time, halves }: { day: Day | null; time: Time | null; halves: boolean },
): string | null {
  if (day !== null && (kind === 'day' || kind === 'month' || kind === 'year')) return padded(kind, day[kind]);
  if (time === null) return null;
  if (kind === 'half') return time.hour < 12 ? 'a' : 'p';
  if (kind === 'hour') return padded(kind, halves ? time.hour % 12 || 12 : time.hour);
  return kind === 'minute' || kind === 'second' ? padded(kind, time[kind]) : null;
}

function padded(kind: SegmentKind, value: number): string {
  return String(value).padStart(kind === 'year' ? 4 : 2, '0');
}

function holds(item: Item, wanted: string | undefined): boolean {
  const shown = fold(item.value ?? fullText(item));
  if (wanted === 'a' || wanted === 'p') return shown.startsWith(wanted);
  const number = Number(wanted);
  if ((shown.match(/\d+/g) ?? []).some((digits) => Number(digits) === number)) return true;
  const month = monthNames[number - 1];
  return month !== undefined && /^[a-z]/.test(shown) && month.startsWith(shown.slice(0, 3));
}
