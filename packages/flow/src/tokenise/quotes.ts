const pairs: Record<string, string> = { '"': '"', '“': '”', '„': '“”', '«': '»', '`': '`', '‘': '’', "'": "'" };

/** End (exclusive) of the quotation that opens at `at`, `undefined` if none opens, or -1 if it is never closed. */
export function quotationEnd(text: string, at: number, lineEnd: number): number | undefined {
  const opener = text[at] ?? '';
  const closers = pairs[opener];
  if (!closers) return undefined;
  const single = opener === "'" || opener === '‘';
  if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return single || opener === '"' ? undefined : -1;
  if (single && !/\S/.test(text[at + 1] ?? '')) return undefined;
  for (let i = at + 1; i < lineEnd; i++) {
    if (!closers.includes(text[i] ?? '')) continue;
    if (single && (/[\p{L}\p{N}]/u.test(text[i + 1] ?? '') || /\s/.test(text[i - 1] ?? ''))) continue;
    return i + 1;
  }
  return single ? undefined : -1;
}
