const below = 'put the text on lines of its own, indented, below “spec: |”';

/** A key with its value on the same line, neither in a block nor in quotes as a whole. */
const oneLine = /^[ \t]*(?:-[ \t]+)*(spec|name):[ \t]+(?![|>])(\S.*)$/;

/** Why YAML could not read a sentence behind its key, in words that help; undefined where it was something else. */
export function brokenLine(text: string, offset: number): string | undefined {
  const from = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
  const end = text.indexOf('\n', offset);
  const [, key, value] = oneLine.exec(text.slice(from, end < 0 ? text.length : end).trimEnd()) ?? [];
  if (key === undefined || value === undefined) return undefined;
  const why = /^["']/.test(value)
    ? 'quotes at its beginning are YAML’s own'
    : /:(?: |$)/.test(value)
      ? 'to YAML “: ” begins a value'
      : /^[-?%@`&*!{}[\],]/.test(value)
        ? `to YAML “${value[0]}” is a sign of its own`
        : undefined;
  if (why === undefined) return undefined;
  return key === 'spec'
    ? `this spec cannot stand on one line, for ${why}: ${below}`
    : `put the name in quotes, for ${why}`;
}

/** Where a comment takes words off a spec that stands on one line; -1 where none does. `end` is where the spec ends. */
export function commentAfter(text: string, end: number): number {
  const lineEnd = text.indexOf('\n', end);
  const rest = text.slice(end, lineEnd < 0 ? text.length : lineEnd);
  return /^[ \t]+#/.test(rest) ? end + rest.indexOf('#') : -1;
}

export const lostToComment = `what follows “#” is a comment to YAML and no part of the spec: ${below}, or the comment on a line of its own`;
