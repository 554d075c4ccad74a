import type { Item } from './outline.ts';

/** Prints items, two spaces of tree as one of indent. */
export function print(items: readonly Item[], depth = 0, lines: string[] = []): string[] {
  for (const item of items) {
    lines.push(' '.repeat(Math.min(depth, 30)) + item.line);
    print(item.children, depth + 1, lines);
  }
  return lines;
}

const smallestRun = 4;

/** Shows the first `most` of each run of like neighbours, and says how many more there are and how to see them. */
export function foldRuns(items: readonly Item[], most: number, around: string | null): Item[] {
  const out: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const end = runEnd(items, at);
    const shown = end - at > Math.max(most, smallestRun) ? most : end - at;
    for (const item of items.slice(at, at + shown)) out.push(folded(item, most, around));
    if (shown < end - at) out.push(rest(items.slice(at + shown, end), around));
    at = end;
  }
  return out;
}

function folded(item: Item, most: number, around: string | null): Item {
  return { ...item, children: foldRuns(item.children, most, item.ref ?? around) };
}

function runEnd(items: readonly Item[], from: number): number {
  const { kind } = items[from]!;
  let end = from + 1;
  while (end < items.length && items[end]!.kind === kind) end += 1;
  return end;
}

function rest(hidden: readonly Item[], around: string | null): Item {
  const kind = hidden[0]!.kind === 'listitem' ? 'item' : hidden[0]!.kind;
  const where = around ? `expand ${around} or search` : 'search';
  const line = `… ${hidden.length} more ${kind}${hidden.length === 1 ? '' : 's'}: ${where}`;
  return { line, kind: 'rest', ref: null, says: '', children: [] };
}

/** Leaves of the tree below `depth` become one line each that says how much is in them. */
export function foldDepth(items: readonly Item[], depth: number): Item[] {
  return items.map((item) => {
    if (item.children.length === 0) return item;
    if (depth > 0) return { ...item, children: foldDepth(item.children, depth - 1) };
    const count = size(item.children);
    const how = item.ref ? `expand ${item.ref}` : 'search';
    return { ...item, line: `${item.line} … ${count} lines: ${how}`, children: [] };
  });
}

function size(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + 1 + size(item.children), 0);
}

/** Only what holds the text, with what it stands in. */
export function matching(items: readonly Item[], text: string): Item[] {
  const wanted = text.toLowerCase();
  return items.flatMap((item) => {
    if (`${item.line} ${item.says}`.toLowerCase().includes(wanted)) return [item];
    const children = matching(item.children, text);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
