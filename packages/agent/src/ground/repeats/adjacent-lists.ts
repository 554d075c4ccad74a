import type { Item } from '../view/view.ts';
import type { Group } from './groups.ts';

/**
 * An editor commonly writes each line of a document into a box of its own, and each of its bullet points into a list of its
 * own: to people these are one list. Runs of lists of one entry each, between which nothing stands.
 */
export function adjacentLists(lists: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  for (const list of lists.filter(isOfOne)) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run !== undefined && before !== undefined && isNext(before, list)) run.push(list);
    else runs.push([list]);
  }
  return runs.filter((run) => run.length > 1);
}

/** The groups, those of adjacent lists as one. */
export function joinAdjacent(groups: readonly Group[]): Group[] {
  const single = groups.filter(({ kind, parent }) => kind === 'entries' && parent !== null && isOfOne(parent));
  const parents = single.flatMap(({ parent }) => parent ?? []).sort((a, b) => a.index - b.index);
  const joined = adjacentLists(parents).map((run): Group => {
    const items = run.flatMap(({ children }) => children);
    return { parent: lineOf(run[0] as Item).up, items, kind: 'entries', aside: false };
  });
  const taken = new Set(joined.flatMap(({ items }) => items));
  return [...groups.filter(({ items }) => !items.some((item) => taken.has(item))), ...joined];
}

function isOfOne({ role, name, children: [only, ...others] }: Item): boolean {
  return role === 'list' && name === '' && only?.role === 'listitem' && others.length === 0;
}

function isNext(before: Item, list: Item): boolean {
  const [a, b] = [lineOf(before), lineOf(list)];
  const beside = a.up === b.up ? (a.up?.children ?? []) : [];
  return before.tag === list.tag && a !== b && beside[beside.indexOf(a) + 1] === b;
}

// The box of the line that holds nothing else.
function lineOf(list: Item): Item {
  const { up } = list;
  const isLine = up !== null && ['generic', 'paragraph'].includes(up.role) && up.children.length === 1;
  return isLine ? lineOf(up) : list;
}
