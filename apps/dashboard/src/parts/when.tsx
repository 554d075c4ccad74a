const absolute = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A moment: near ones by their distance, the exact time always at hand. */
export function When({ at }: { at: string | null }) {
  if (at === null) return <span className="none">never</span>;
  return (
    <time dateTime={at} title={absolute.format(new Date(at))}>
      {distance(at, Date.now())}
    </time>
  );
}

/** In words: `5 minutes ago`, `in 3 days`; from a week on, the date. */
export function distance(at: string, now: number): string {
  const seconds = (Date.parse(at) - now) / 1_000;
  if (Math.abs(seconds) > 7 * 86_400) return absolute.format(new Date(at));
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
  }
  return seconds > 5 ? 'in a moment' : 'just now';
}

/** A span of milliseconds: `840 ms`, `12.3 s`, `2 min 5 s`. */
export function Took({ ms }: { ms: number | null }) {
  if (ms === null) return <span className="none">–</span>;
  return <span className="figure">{span(ms)}</span>;
}

export function span(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
