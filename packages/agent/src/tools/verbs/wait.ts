import { done, failure } from '../../run/outcome.ts';
import { pause } from '../../settle/pause.ts';
import { durationOf } from '../parts/duration.ts';
import type { Tool } from '../tool.ts';

/** `wait`: the time the spec asks for, as long as the run's own time allows. */
export const wait: Tool = async (hands, { step }) => {
  const ms = durationOf(step.value ?? '1 second');
  if (ms === null) return failure('not_understood', 'not_understood', `"${step.value}" is no length of time`);
  const { ctx, deadline } = hands.session;
  await pause(ctx, Math.max(0, Math.min(ms, deadline - ctx.now())));
  hands.session.touched('all');
  return done(null);
};
