import { done, failure } from '../../run/outcome.ts';
import { pause } from '../../settle/pause.ts';
import { durationOf } from '../parts/dates/duration.ts';
import type { Tool } from '../tool.ts';

/** `wait`: the time the spec asks for, whole: one that the end of the run's own time cuts short was not made. */
export const wait: Tool = async (hands, { step }) => {
  const ms = durationOf(step.value ?? '1 second');
  if (ms === null) return failure('not_understood', 'not_understood', `"${step.value}" is no length of time`);
  const { ctx, deadline } = hands.session;
  const left = Math.max(0, deadline - ctx.now());
  await pause(ctx, Math.min(ms, left));
  hands.session.touched('all');
  if (left < ms)
    return failure('refused', 'budget', `the run's time ended ${Math.round(left / 1_000)} s into the wait`);
  return done(null);
};
