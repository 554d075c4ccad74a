import { done } from '../../run/outcome.ts';
import { generated } from '../parts/generated.ts';
import type { Tool } from '../tool.ts';

/** `type`: text into whatever has the focus. */
export const type: Tool = async (hands, { step }) => {
  const value = generated(hands, step);
  if (typeof value !== 'string') return value;
  const text = hands.session.values.reveal(value);
  await hands.direct((page) => page.keyboard.type(text));
  return done(hands.session.last);
};
