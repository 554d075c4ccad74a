/** Whether an origin, or a pattern such as `https://*.shop.example`, lies within a pattern. */
export function covers(pattern: string, origin: string): boolean {
  if (pattern === origin) return true;
  const [scheme, below] = pattern.split('://*.');
  return below !== undefined && origin.startsWith(`${scheme}://`) && origin.endsWith(`.${below}`);
}

/** What both lists allow; null is a list that allows all. */
export function allowedByBoth(one: readonly string[] | null, other: readonly string[] | null): string[] | null {
  if (one === null || other === null) return one === null ? other && [...other] : [...one];
  const narrower = one.flatMap((a) => other.flatMap((b) => (covers(a, b) ? [b] : covers(b, a) ? [a] : [])));
  return [...new Set(narrower)];
}
