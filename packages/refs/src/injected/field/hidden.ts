/**
 * Hidden values this document has shown, in our world's memory alone. Two cards or two tokens must not look the same:
 * a row that shows another one is another row.
 */
const seen = new Map<string, string>();

export function markOf(value: string): string {
  let mark = seen.get(value);
  if (mark === undefined) {
    mark = seen.size === 0 ? '[redacted]' : `[redacted ${seen.size + 1}]`;
    seen.set(value, mark);
  }
  return mark;
}
