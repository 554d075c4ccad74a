import type { UsageQuery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { spanOf } from '../rules/span.ts';
import { readUsage } from './read-usage.ts';
import { wholeUnits } from './whole-units.ts';

const monthMs = 31 * 24 * 3_600_000;
const yearDays = 366;
const rowsAtOnce = 500;
const columns = [
  'hour',
  'runs',
  'runMinutes',
  'modelCalls',
  'inputTokens',
  'outputTokens',
  'costUsd',
  'artifactBytes',
] as const;

/**
 * The lines of a CSV of what the workspace used, its head first, a few hundred rows a query; the last 31 days if not
 * said, at most a year. Throws `invalid_input`, before the first line.
 */
export function exportUsage(ctx: CoreContext, query: UsageQuery): AsyncIterable<string> {
  allow(ctx, 'runs:read');
  const groupBy = query.groupBy ?? 'hour';
  const { from, to } = wholeUnits(spanOf(ctx, query, monthMs, yearDays), groupBy);
  const stepMs = groupBy === 'day' ? 24 * 3_600_000 : 3_600_000;
  return lines();

  async function* lines(): AsyncGenerator<string> {
    yield `${columns.join(',')}\r\n`;
    let next = from;
    for (;;) {
      const span = { from: next, to, groupBy, limit: rowsAtOnce };
      const rows = await inWorkspace(ctx, ctx.workspaceId, (tx) => readUsage(tx, span));
      if (rows.length > 0) yield rows.map((row) => `${columns.map((name) => row[name]).join(',')}\r\n`).join('');
      if (rows.length < rowsAtOnce) return;
      next = new Date(Date.parse(rows.at(-1)!.hour) + stepMs);
    }
  }
}
