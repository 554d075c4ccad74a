import { readWithoutRemarks } from './described.ts';
import { readTwinsOnce } from './drawn-twice.ts';
import { markFieldFrames } from './field-frames.ts';
import { joinHeads } from './joined-heads.ts';
import { dropKindNames } from './kind-names.ts';
import { markLaidOver } from './laid-over.ts';
import { markModal } from './modal.ts';
import { setOwnLinksApart } from './own-links.ts';
import { liftCells, markSheets } from './sheets.ts';
import { markStandIns } from './stand-ins.ts';
import { markTips } from './tips.ts';
import { type Item, isNameless, type PageNode, subtree, type View } from './view.ts';
import { markWindow } from './windows.ts';

interface Snapshot {
  id: string;
  url: string;
  title: string;
  nodes: readonly PageNode[];
  cut?: boolean;
}

/**
 * Builds the view of one tab from a snapshot's flat list, whose order is the document's. `called`: the hints, by ref, that
 * fields went by when they were acted on; many a field drops its own once it shows a choice.
 */
export function viewOf(snapshot: Snapshot, called: ReadonlyMap<string, string> = new Map()): View {
  const items: Item[] = snapshot.nodes.map((node, index) => ({ ...node, index, up: null, children: [] }));
  for (const item of items) {
    const hint = isNameless(item) ? item.was?.map((ref) => called.get(ref)).findLast(Boolean) : undefined;
    if (hint !== undefined) item.called = hint;
    const up = item.parent === null ? undefined : items[item.parent];
    if (up === undefined || up === item) continue;
    item.up = up;
    up.children.push(item);
  }
  setOwnLinksApart(items);
  markModal(items);
  markWindow(items);
  dropKindNames(items);
  readWithoutRemarks(items);
  markFieldFrames(items);
  markStandIns(items);
  markLaidOver(items);
  readTwinsOnce(items);
  markTips(items);
  liftCells(items);
  const shown = asDrawn(items, joinHeads(items));
  markSheets(shown);
  const whole = snapshot.cut !== true && items.length > 0;
  return { id: snapshot.id, url: snapshot.url, title: snapshot.title, items: shown, whole };
}

// Grids that make only the rows in sight place each by itself: the first row is the one that is drawn on top.
function asDrawn(items: Item[], joined: boolean): Item[] {
  let moved = joined;
  for (const { children } of items) {
    if (children.length < 2 || children.some(({ role, box }) => role !== 'row' || box === null)) continue;
    if (children.every((row, at) => at === 0 || topOf(row) >= topOf(children[at - 1] as Item))) continue;
    children.sort((one, other) => topOf(one) - topOf(other));
    moved = true;
  }
  if (!moved) return items;
  const order = items.filter(({ up }) => up === null).flatMap(subtree);
  order.forEach((item, index) => {
    item.index = index;
    item.parent = item.up?.index ?? null;
  });
  return order;
}

function topOf({ box }: Item): number {
  return box?.y ?? 0;
}
