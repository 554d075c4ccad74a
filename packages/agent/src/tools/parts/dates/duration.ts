const units: [RegExp, number][] = [
  [/^(ms|milliseconds?)$/, 1],
  [/^(s|secs?|seconds?)$/, 1_000],
  [/^(m|mins?|minutes?)$/, 60_000],
  [/^(h|hours?)$/, 3_600_000],
];

/** Milliseconds of `10s`, `2 minutes`, `half a minute`, `500ms`; seconds when no unit is named. Null if no duration. */
export function durationOf(text: string): number | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^(for|up to|max(imum)?|at most|within)\s+/, '');
  if (/^half a (minute|second)$/.test(plain)) return plain.endsWith('minute') ? 30_000 : 500;
  const found = /^(an?|one|\d+(?:\.\d+)?)\s*([a-z]*)$/.exec(plain);
  if (found === null) return null;
  const count = /^(an?|one)$/.test(found[1] ?? '') ? 1 : Number(found[1]);
  const unit = found[2] ?? '';
  const size = unit === '' ? 1_000 : units.find(([shape]) => shape.test(unit))?.[1];
  return size === undefined ? null : count * size;
}
