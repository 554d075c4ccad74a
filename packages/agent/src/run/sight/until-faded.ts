import type { Item } from '../../ground/view/view.ts';
import { pause } from '../../settle/pause.ts';
import { leavingMs } from '../../settle/pulse.ts';
import type { Session } from '../session.ts';

/** How long a layer may take to fade out of sight before what lies behind it is pressed all the same. */
const mostMs = 1_000;

/**
 * Waits until a layer that fades over a control has gone. It may let the pointer through before that, and a press is
 * lost then on a control that takes what it had opened for open until it has gone.
 */
export async function untilFaded({ ctx, page }: Session, { box }: Item): Promise<void> {
  if (box === null) return;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const end = ctx.now() + mostMs;
  for (let rest = mostMs; rest > 0; rest = end - ctx.now()) {
    const left = await leavingMs(page(), middle);
    if (left <= 0) return;
    // The page may be late to end it: what it told is asked again.
    await pause(ctx, Math.min(left, rest));
  }
}
