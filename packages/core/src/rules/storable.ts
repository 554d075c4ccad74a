/**
 * The same value with text that Postgres can store: NUL characters and halves of characters cut in two, which pages
 * hold and truncation makes, become U+FFFD. Else what a page says could keep a run from its verdict.
 */
export function storable<T>(value: T): T {
  return mend(value) as T;
}

function mend(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\u{fffd}');
  if (Array.isArray(value)) return value.map(mend);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [mend(key), mend(child)]));
}
