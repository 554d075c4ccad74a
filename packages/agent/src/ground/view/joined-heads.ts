import { isCellOfRow, isColumnHead, isControl, isDataRow, isTable } from '../names/roles.ts';
import { fullText, type Item, subtree } from './view.ts';

/**
 * A table whose heads stay in place while its rows scroll is two tables to the page. To people it is one: the heads become
 * the first rows of the table under them. Tells whether any did.
 */
export function joinHeads(items: readonly Item[]): boolean {
  const tables = items.filter(isTable);
  const pairs = tables.flatMap((head, at) => {
    const body = tables[at + 1];
    return body !== undefined && isHeadOf(head, body, items) ? [{ head, body }] : [];
  });
  for (const { head, body } of pairs) {
    for (const part of head.children) part.up = body;
    body.children = [...head.children, ...body.children];
    body.name ||= head.name;
    body.box = around(head.box, body.box);
    head.children = [];
    if (head.up !== null) head.up.children = head.up.children.filter((child) => child !== head);
  }
  return pairs.length > 0;
}

function isHeadOf(head: Item, body: Item, items: readonly Item[]): boolean {
  const parts = subtree(head);
  const last = parts.at(-1)?.index ?? head.index;
  const heads = parts.filter(isColumnHead);
  const rows = subtree(body).filter(isDataRow);
  const saysMore = items.slice(last + 1, body.index).some((item) => item.text !== '' || isControl(item));
  if (head.up === null || heads.length < 2 || saysMore || parts.some(isDataRow)) return false;
  // A copy of the heads that is kept at no height says nothing.
  if (subtree(body).some((part) => isColumnHead(part) && (part.name || fullText(part)) !== '')) return false;
  return rows.some((row) => liesUnder(row, heads));
}

// Over the bar that scrolls the rows there may be one head more, without words.
function liesUnder({ children }: Item, heads: readonly Item[]): boolean {
  const cells = children.filter(isCellOfRow);
  const spare = heads.slice(cells.length);
  const near = (one?: Item, other?: Item) =>
    one?.box != null && other?.box != null && Math.abs(one.box.x - other.box.x) <= 4;
  return (
    cells.length > 1 && cells.every((cell, at) => near(cell, heads[at])) && spare.every((head) => fullText(head) === '')
  );
}

function around(one: Item['box'], other: Item['box']): Item['box'] {
  if (one === null || other === null) return one ?? other;
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  return { x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y };
}
