import { isFormControl } from '../ground/names/roles.ts';
import { pause } from '../settle/pause.ts';
import { never, owedMs } from '../settle/pulse.ts';
import { calms, type Session } from './session.ts';

/** What comes of an action is not followed for ever. In milliseconds. */
const followMs = 2_000;

/** A change may itself take long on a busy machine. In milliseconds. */
const longAgoMs = 20_000;

/**
 * Milliseconds until the page does what it put off for a moment upon the last action; null for nothing, or where that was
 * longer ago than `withinMs`.
 */
export async function owedNow(
  { ctx, actedAt = Number.NEGATIVE_INFINITY, page }: Session,
  withinMs: number = followMs,
): Promise<number | null> {
  const agoMs = ctx.now() - actedAt;
  const ms = agoMs < withinMs ? await owedMs(page(), agoMs) : never;
  return ms === never ? null : ms;
}

/**
 * A form that saves itself does so a moment after a field was changed. Nobody leaves a page sooner than that, so what it
 * has put off is waited for, and what it asks for then.
 */
export async function keptBeforeLeaving(session: Session): Promise<void> {
  if (session.last === null || !isFormControl(session.last)) return;
  const end = session.ctx.now() + followMs;
  while (session.ctx.now() < end) {
    const ms = await owedNow(session, longAgoMs);
    if (ms === null) return;
    await pause(session.ctx, ms);
    await session.calm(calms.acted);
  }
}
