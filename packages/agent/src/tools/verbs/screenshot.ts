import { done } from '../../run/outcome.ts';
import type { Tool } from '../tool.ts';

/** `screenshot`: every step leaves one; this step is one without anything else. */
export const screenshot: Tool = async (hands) => {
  await hands.session.calm({ quietMs: 100, maxMs: 2_000 });
  return done(null);
};
