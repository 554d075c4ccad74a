import type { Target } from '@smokejumper/contracts';
import { type Found, ground } from '../../../ground/ground.ts';
import { rung } from '../../../ground/names/text.ts';
import { has, type Item } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { failure, type ToolResult } from '../../../run/outcome.ts';
import { calms } from '../../../run/session.ts';
import { pause } from '../../../settle/pause.ts';
import type { Act } from '../../tool.ts';
import { pressDay, type Sheet, sheetsOf } from './calendar.ts';
import { plainMonths } from './plain-months.ts';

/**
 * "Choose the 20th", "click day 5": that day of the month which an open calendar shows, whatever the day is called in
 * full. Null where no calendar is open, or something else goes by the words. A calendar that is named is waited for.
 */
export async function pressDayOfMonth(hands: Hands, { step }: Act): Promise<ToolResult | null> {
  const { session, once } = hands;
  const target = step.target ?? {};
  const day = dayIn(target);
  if (day === null) return null;
  const end = session.ctx.now() + (once ? 0 : session.input.budgets.expectMs);
  for (;;) {
    const view = await session.look();
    const sheets = sheetsOf(view).filter(({ cells }) => cells.some(inReach));
    const found = ground(view, { target, purpose: 'option', exact: true });
    if (sheets.length > 0) return pressIn(hands, { sheets, day, found: target.text === undefined ? null : found });
    if (target.scope === undefined || found.kind !== 'none') return null;
    const months = plainMonths(view).filter((days) => days.some(inReach));
    if (months.length > 0) return pressPlain(hands, months, day);
    if (session.ctx.now() >= end) return null;
    await session.calm({ ...calms.counted, maxMs: Math.max(1, end - session.ctx.now()) });
    await pause(session.ctx, 80);
  }
}

function inReach(cell: Item): boolean {
  return !has(cell, 'inert', 'behind-modal');
}

async function pressIn(hands: Hands, input: { sheets: Sheet[]; day: number; found: Found | null }) {
  const { sheets, day, found } = input;
  const [sheet, ...others] = sheets;
  if (sheet === undefined || (found?.kind === 'one' && found.rung >= rung.loose)) return null;
  if (others.length === 0) return pressDay(hands, sheet, { year: sheet.year, month: sheet.month, day });
  const what = `the ${day} may be of any of ${sheets.length} months that are shown`;
  return failure('refused', 'ambiguous', what, { item: sheet.title });
}

async function pressPlain(hands: Hands, months: readonly Item[][], day: number): Promise<ToolResult | null> {
  const [only, ...others] = months.flatMap((days) => days[day - 1] ?? []);
  if (others.length > 0)
    return failure('refused', 'ambiguous', `the ${day} may be of any of ${months.length} months that are shown`);
  return only === undefined ? null : hands.act(only, { type: 'click' });
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
