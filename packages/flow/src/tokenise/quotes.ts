const pairs: Record<string, string> = { '"': '"', '“': '”', '„': '“”', '«': '»', '`': '`', '‘': '’', "'": "'" };

/** What a text says that is in quotes as a whole. */
export const unquote = (text: string): string => text.replace(/^(["'`])(.*)\1$/, '$2').replace(/^“(.*)”$/, '$1');

/** Bold words at the start of a line that are orders or headings: "**Click** Save". */
const orders =
  /^(?:given|when|then|and|but|click|open|go to|enter|type|press|select|choose|tick|verify|check|expect|expected|steps?|result|note|tap|navigate|visit|fill in|wait)\b/i;
const marks = ['***', '___', '**', '__', '*', '_'];
/** `__init__` is a name of code, and no word set in bold. */
const dunder = /^__[a-z][a-z\d]*$/;

export interface Emphasis {
  end: number;
  /** Where its words begin and end, the marks left out. */
  inner: { start: number; end: number };
  /** It sets off an order, not a name. */
  isOrder: boolean;
}

/** Where "**Save**", "_Save_" or "*Save*" ends, which opens at `at`, or `undefined`: names set off as by quotes. */
export function emphasisAt(text: string, at: number, lineEnd: number): Emphasis | undefined {
  const isMark = text[at] === '*' || text[at] === '_';
  const mark = isMark ? marks.find((one) => text.startsWith(one, at)) : undefined;
  if (!mark || /[\p{L}\p{N}*_]/u.test(text[at - 1] ?? '')) return undefined;
  const from = at + mark.length;
  const opening = mark.length > 1 ? /[^\s*_]/ : /[\p{L}\p{N}"'`“/$€£#@+({<]/u;
  if (!opening.test(text[from] ?? '')) return undefined;
  const close = text.indexOf(mark, from);
  if (close < 0 || close + mark.length > lineEnd || /[\p{L}\p{N}*_]/u.test(text[close + mark.length] ?? ''))
    return undefined;
  const inner = text.slice(from, close);
  const isFirst = /(?:^|[\r\n])\s*(?:[-*•+]|\d+[.)])?\s*$/.test(text.slice(Math.max(0, at - 12), at));
  if (/:$|\s$|[*_]$/.test(inner) || dunder.test(text.slice(at, close))) return undefined;
  return { end: close + mark.length, inner: { start: from, end: close }, isOrder: isFirst && orders.test(inner) };
}

/** `"the field \"Name\" is empty"`: quotes inside, each behind a backslash; a path may end in one, but begins none so. */
const holdsEscaped = (text: string, at: number, lineEnd: number): boolean => {
  // The first mark behind the opening one tells: no further look into a long text.
  const mark = text.indexOf('"', at + 1);
  return mark > at + 1 && mark - 1 < lineEnd && text[mark - 1] === '\\' && /[\s("“[]/.test(text[mark - 2]!);
};

/** What a quotation says between its marks: `\"` stands for a quote where it holds any. */
export const saidInside = (text: string, start: number, end: number): string => {
  const inside = text.slice(start + 1, end - 1).replace(/\s*[\r\n]+\s*/g, ' ');
  return text[start] === '"' && holdsEscaped(text, start, end) ? inside.replaceAll('\\"', '"') : inside;
};

/** End (exclusive) of the quotation that opens at `at`, `undefined` if none opens, or -1 if it is never closed. */
export function quotationEnd(text: string, at: number, lineEnd: number): number | undefined {
  const opener = text[at] ?? '';
  const closers = pairs[opener];
  if (!closers) return undefined;
  const single = opener === "'" || opener === '‘';
  const isEscaped = opener === '"' && holdsEscaped(text, at, lineEnd);
  if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return single || opener === '"' ? undefined : -1;
  if (single && !/\S/.test(text[at + 1] ?? '')) return undefined;
  for (let i = at + 1; i < lineEnd; i++) {
    if (!closers.includes(text[i] ?? '') || (isEscaped && text[i - 1] === '\\')) continue;
    if (single && (/[\p{L}\p{N}]/u.test(text[i + 1] ?? '') || /\s/.test(text[i - 1] ?? ''))) continue;
    return i + 1;
  }
  return single ? undefined : -1;
}
