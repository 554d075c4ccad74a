import type { SpanQuery } from '@smokejumper/contracts';
import type { Clock } from '../context.ts';
import { invalid } from './invalid.ts';

const dayMs = 24 * 3_600_000;

/**
 * The span that is asked for; `defaultMs` long, and up to now with what happens at this millisecond, where it is left open. Throws `invalid_input` for one
 * that ends before it begins, or is longer than `longestDays`.
 */
export function spanOf(
  ctx: { clock: Clock },
  query: SpanQuery,
  defaultMs: number,
  longestDays = 31,
): { from: Date; to: Date } {
  const to = query.to === undefined ? new Date(ctx.clock.now().getTime() + 1) : new Date(query.to);
  const from = query.from === undefined ? new Date(to.getTime() - defaultMs) : new Date(query.from);
  const ms = to.getTime() - from.getTime();
  if (ms < 0) throw invalid('/query/from', 'is later than the end');
  if (ms > longestDays * dayMs) throw invalid('/query/from', `is more than ${longestDays} days before the end`);
  return { from, to };
}
