import { type Guarded, guard } from '../guard/guard.ts';
import type { Entry } from '../ledger/entry.ts';
import { within } from '../link/deadline.ts';
import type { Session } from '../session.ts';
import { type Done, whatWasMet } from './point.ts';

/** Drags one element onto another, both looked at first. The press may meet only the one that is dragged. */
export async function drag(session: Session, entry: Entry, first: Guarded, onto: string): Promise<Done> {
  const target = session.ledger.get(onto);
  if (!target) return { acted: false, detail: `there is nothing called ${onto} to drag it to` };
  const { tab } = first;
  if (target.tab !== tab.id) return { acted: false, detail: `${onto} is on another tab` };
  const look = () => guard(session, tab, { entry: target, need: 'hover', press: false });
  const there = await look();
  if (there.verdict !== 'ok' || !there.point) return { acted: false, detail: there.detail, refused: there };
  // Bringing the one into view may have moved the other.
  const from = await guard(session, tab, { entry, need: 'pointer', press: true });
  if (from.verdict !== 'ok' || !from.point) return { acted: false, detail: from.detail, refused: from };
  const { point } = await look();
  if (!point || Math.hypot(point.x - there.point.x, point.y - there.point.y) > 1)
    return { acted: false, detail: `it and ${onto} cannot be brought into view together` };
  await within(move(from, point), session.limits.actMs);
  const met = await whatWasMet(session, entry, from);
  return met.landed ? { acted: true, detail: met.detail } : { acted: false, detail: `${met.by} was met instead` };
}

async function move(seen: Guarded, to: { x: number; y: number }): Promise<void> {
  const { mouse } = seen.tab.page;
  const from = seen.point!;
  await mouse.move(from.x, from.y);
  await mouse.down();
  // Libraries begin a drag only after some pixels of movement.
  await mouse.move(from.x + 5, from.y + 5, { steps: 2 });
  await mouse.move(to.x, to.y, { steps: 8 });
  await mouse.up();
}
