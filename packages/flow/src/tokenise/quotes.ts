const pairs: Record<string, string> = { '"': '"', '“': '”', '„': '“”', '«': '»', '`': '`', '‘': '’', "'": "'" };

/** Bold words at the start of a line that are orders or headings: "**Click** Save". */
const orders =
  /^(?:given|when|then|and|but|click|open|go to|enter|type|press|select|choose|tick|verify|check|expect|expected|steps?|result|note|tap|navigate|visit|fill in|wait)\b/i;

/** Where "**Save**" ends, which opens at `at`, or `undefined`: bold names as quotes do. */
export function boldEnd(text: string, at: number, lineEnd: number): number | undefined {
  if (!text.startsWith('**', at) || /[\p{L}\p{N}*]/u.test(text[at - 1] ?? '') || !/[^\s*]/.test(text[at + 2] ?? ''))
    return undefined;
  const close = text.indexOf('**', at + 2);
  if (close < 0 || close + 2 > lineEnd || /[\p{L}\p{N}*]/u.test(text[close + 2] ?? '')) return undefined;
  const inner = text.slice(at + 2, close);
  const isFirst = /(?:^|[\r\n])\s*(?:[-*•+]|\d+[.)])?\s*$/.test(text.slice(Math.max(0, at - 12), at));
  return (isFirst && orders.test(inner)) || /:$/.test(inner) ? undefined : close + 2;
}

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
