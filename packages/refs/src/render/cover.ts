/** A mark in brackets right before a ref: ours, and never the page's, whose refs are broken up. */
const marked = /(?: \[([a-z -]+)\])? (e\d+)\b/g;

/** A line without what lies over its elements: a dialog that opens changes that of the whole page at once. */
export function withoutCover(line: string): string {
  if (!/occluded|behind-modal/.test(line)) return line;
  return line.replace(marked, (_, states: string | undefined, ref: string) => {
    const others = (states ?? '').split(' ').filter((state) => state !== '' && !isCover(state));
    return `${others.length > 0 ? ` [${others.join(' ')}]` : ''} ${ref}`;
  });
}

/** Which known elements are covered now, and which no longer: the first and last of those that stand together. */
export function covers(before: readonly string[], now: readonly string[]): string[] {
  const was = coverOf(before);
  const runs: { cover: string; refs: string[] }[] = [];
  let open = false;
  for (const [ref, cover] of coverOf(now)) {
    const changed = was.has(ref) && was.get(ref) !== cover;
    const last = runs[runs.length - 1];
    if (!changed) open = false;
    else if (open && last?.cover === cover) last.refs.push(ref);
    else {
      runs.push({ cover, refs: [ref] });
      open = true;
    }
  }
  return [...Map.groupBy(runs, (run) => run.cover)].map(
    ([cover, same]) => `${cover || 'not covered'} now: ${same.map(({ refs }) => span(refs)).join(', ')}`,
  );
}

function span(refs: readonly string[]): string {
  return refs.length < 3 ? refs.join(', ') : `${refs[0]} to ${refs.at(-1)}`;
}

function isCover(state: string): boolean {
  return state === 'occluded' || state === 'behind-modal';
}

function coverOf(lines: readonly string[]): Map<string, string> {
  const cover = new Map<string, string>();
  for (const line of lines)
    for (const [, states, ref] of line.matchAll(marked))
      cover.set(ref!, (states ?? '').split(' ').filter(isCover).join(' and '));
  return cover;
}
