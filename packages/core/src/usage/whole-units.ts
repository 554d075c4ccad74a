import type { UsageGroup } from '@smokejumper/contracts';

const hourMs = 3_600_000;

/** A span widened to the whole hours, or days, that it touches: nothing finer is kept. */
export function wholeUnits(span: { from: Date; to: Date }, groupBy: UsageGroup): { from: Date; to: Date } {
  const unit = groupBy === 'day' ? 24 * hourMs : hourMs;
  return {
    from: new Date(Math.floor(span.from.getTime() / unit) * unit),
    to: new Date(Math.ceil(span.to.getTime() / unit) * unit),
  };
}
