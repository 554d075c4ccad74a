import type { Want } from './find.ts';
import { areasOf } from './scope.ts';
import { bare, wordsOf } from './text.ts';
import { closest, fullText, type Item, subtree, type View } from './view.ts';

/** "The Count in the row of X" is the cell of that row under the head Count. */
export function cellsUnder(view: View, want: Want): Item[] {
  const { text, scope, role = 'cell' } = want.target;
  if (text === undefined || scope?.relation !== 'row' || role !== 'cell' || want.purpose === 'field') return [];
  return areasOf(view.items, scope, () => true).flatMap(({ root }) =>
    root === null ? [] : (cellUnder(root, text) ?? []),
  );
}

function cellUnder(row: Item, head: string): Item | null {
  const table = closest(row, (up) => ['table', 'grid', 'treegrid'].includes(up.role));
  const heads = (table === null ? [] : subtree(table)).filter((item) => item.role === 'columnheader');
  const called = heads.filter((item) => [item.name, fullText(item)].some((name) => bare(name) === bare(head)));
  const box = called.length === 1 ? (called[0]?.box ?? null) : null;
  if (box === null) return null;
  const middle = box.x + box.width / 2;
  const under = subtree(row).filter(
    (item) => /^(grid)?cell$/.test(item.role) && item.box !== null && covers(item.box, middle),
  );
  return under.length === 1 ? (under[0] ?? null) : null;
}

function covers(box: { x: number; width: number }, at: number): boolean {
  return box.x <= at && at < box.x + box.width;
}

const month = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*$/;

/** "November 18" is the cell of a calendar that is called "November 18, 2026". */
export function cellsOfDay(view: View, want: Want): Item[] {
  const words = wordsOf(want.target.text ?? '');
  if (!['press', 'hover'].includes(want.purpose) || words.length !== 2 || want.target.scope) return [];
  if (!words.some((word) => month.test(word)) || !words.some((word) => /^\d{1,2}$/.test(word))) return [];
  return view.items.filter(({ name, ref, role }) => {
    const said = ref !== null && /^(?:(?:grid)?cell|button)$/.test(role) ? wordsOf(name) : [];
    return said.length <= 4 && said.some((word) => /^\d{4}$/.test(word)) && words.every((word) => said.includes(word));
  });
}
