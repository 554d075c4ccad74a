import { markModal } from './modal.ts';
import { liftCells, markSheets } from './sheets.ts';
import type { Item, PageNode, View } from './view.ts';

interface Snapshot {
  id: string;
  url: string;
  title: string;
  nodes: readonly PageNode[];
  cut?: boolean;
}

/** Builds the view of one tab from a snapshot's flat list, whose order is the document's. */
export function viewOf(snapshot: Snapshot): View {
  const items: Item[] = snapshot.nodes.map((node, index) => ({ ...node, index, up: null, children: [] }));
  for (const item of items) {
    const up = item.parent === null ? undefined : items[item.parent];
    if (up === undefined || up === item) continue;
    item.up = up;
    up.children.push(item);
  }
  markModal(items);
  liftCells(items);
  markSheets(items);
  const whole = snapshot.cut !== true && items.length > 0;
  return { id: snapshot.id, url: snapshot.url, title: snapshot.title, items, whole };
}
