const boxes = new Set([
  'row',
  'listitem',
  'article',
  'dialog',
  'alert',
  'status',
  'form',
  'region',
  'navigation',
  'main',
  'banner',
  'contentinfo',
  'complementary',
  'table',
  'list',
]);
const nameless = new Set(['row', 'listitem', 'article', 'alert', 'status']);

/** Where in the text of a snapshot a quote stands: role and name of what holds it, once for each place. */
export function placesOf(text: string, quote: string): string[] {
  const lines = text.split('\n');
  const found = new Set<string>();
  let from = text.indexOf(quote);
  while (from >= 0 && found.size < 20) {
    const at = text.slice(0, from).split('\n').length - 1;
    found.add(boxAround(lines, at));
    from = text.indexOf(quote, from + 1);
  }
  return [...found];
}

// The outline's indent says what stands in what. What a row or entry reads is no name of its place.
function boxAround(lines: readonly string[], at: number): string {
  // A box of nothing but words is one line, which may be the quote's own.
  let indent = Number.POSITIVE_INFINITY;
  for (let up = at; up >= 0 && indent > 0; up -= 1) {
    const line = lines[up] ?? '';
    if (indentOf(line) >= indent) continue;
    indent = indentOf(line);
    const [, role, name] = /^ *- ([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?/.exec(line) ?? [];
    if (role === undefined || !boxes.has(role)) continue;
    return name === undefined || nameless.has(role) ? role : `${role} ${name}`;
  }
  return '';
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
