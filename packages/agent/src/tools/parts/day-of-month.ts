import type { Target } from '@smokejumper/contracts';
import { ground } from '../../ground/ground.ts';
import { rung } from '../../ground/text.ts';
import type { Hands } from '../../run/hands.ts';
import { failure, type ToolResult } from '../../run/outcome.ts';
import type { Act } from '../tool.ts';
import { pressDay, sheetsOf } from './calendar.ts';

/**
 * "Choose the 20th", "click day 5": that day of the month which an open calendar shows, whatever the day is called in
 * full. Null where no calendar is open, or something else goes by the words.
 */
export async function pressDayOfMonth(hands: Hands, { step }: Act): Promise<ToolResult | null> {
  const day = dayIn(step.target ?? {});
  if (day === null) return null;
  const view = await hands.session.look();
  const [sheet, ...others] = sheetsOf(view);
  if (sheet === undefined) return null;
  const found = ground(view, { target: step.target ?? {}, purpose: 'option', exact: true });
  if (step.target?.text !== undefined && found.kind === 'one' && found.rung >= rung.loose) return null;
  if (others.length === 0) return pressDay(hands, sheet, { year: sheet.year, month: sheet.month, day });
  const what = `the ${day} may be of any of ${others.length + 1} months that are shown`;
  return failure('refused', 'ambiguous', what, { item: sheet.title });
}

/** The day of a month that a target is: one in words ("the 20th"), or a mere number where it is looked for in a calendar. */
export function dayIn({ text = '', noun, ordinal, role, scope }: Target): number | null {
  const inCalendar = /\b(?:calendar|month|date ?picker)\b/.test(scope?.noun ?? '');
  if (role !== undefined || (scope !== undefined && !inCalendar)) return null;
  if (noun === 'day' && text === '') return ordinal !== undefined && isDay(ordinal) ? ordinal : null;
  const day = Number((inCalendar ? /^(\d{1,2})(?:st|nd|rd|th)?$/ : /^(\d{1,2})(?:st|nd|rd|th)$/).exec(text)?.[1] ?? 0);
  return ordinal === undefined && isDay(day) ? day : null;
}

function isDay(number: number): boolean {
  return number > 0 && number < 32;
}
