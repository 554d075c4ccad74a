import { type Guarded, guard } from '../guard/guard.ts';
import { within } from '../link/deadline.ts';
import type { Session } from '../session.ts';
import type { Done } from './point.ts';

/** Drags one element onto another, both looked at first. The press may meet only the one that is dragged. */
export async function drag(session: Session, seen: Guarded, onto: string): Promise<Done> {
  const target = session.ledger.get(onto);
  if (!target) return { acted: false, detail: `there is nothing called ${onto} to drag it to` };
  if (target.tab !== seen.tab.id) return { acted: false, detail: `${onto} is on another tab` };
  const there = await guard(session, seen.tab, { entry: target, need: 'hover', press: false });
  if (there.verdict !== 'ok' || !there.point) return { acted: false, detail: there.detail, refused: there };
  await within(move(seen, there.point), session.limits.actMs);
  return { acted: true, detail: '' };
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
