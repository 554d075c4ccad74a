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

function dayIn({ text, noun, ordinal, role, scope }: Target): number | null {
  const free =
    role === undefined && (scope === undefined || /\b(?:calendar|month|date ?picker)\b/.test(scope.noun ?? ''));
  if (!free) return null;
  if (noun === 'day' && text === undefined)
    return ordinal !== undefined && ordinal > 0 && ordinal < 32 ? ordinal : null;
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)$/.exec(text ?? '')?.[1] ?? 0);
  return ordinal === undefined && day > 0 && day < 32 ? day : null;
}
