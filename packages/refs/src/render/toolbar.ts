import type { Item } from './outline.ts';

const shortestRun = 6;
const plainControl = /^(button|link|tab) ("(?:[^"\\]|\\.)*" )?e\d+$/;

/** Many buttons or links in a row, with nothing to say but their names, on one line: the role is told once. */
export function joined(items: readonly Item[]): Item[] {
  const out: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const end = runEnd(items, at);
    const run = items.slice(at, end);
    if (run.length >= shortestRun) out.push(oneLine(run));
    else for (const item of run) out.push({ ...item, children: joined(item.children) });
    at = end;
  }
  return out;
}

function runEnd(items: readonly Item[], from: number): number {
  const joins = (item: Item) => item.children.length === 0 && plainControl.test(item.line);
  let end = from + 1;
  if (!joins(items[from]!)) return end;
  while (end < items.length && items[end]!.kind === items[from]!.kind && joins(items[end]!)) end += 1;
  return end;
}

function oneLine(run: readonly Item[]): Item {
  const { kind } = run[0]!;
  const line = `${kind}s ${run.map((item) => item.line.slice(kind.length + 1)).join(', ')}`;
  return { line, kind: 'run', ref: null, says: '', children: [] };
}
