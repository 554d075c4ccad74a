import { done, failure } from '../../run/outcome.ts';
import type { Tool } from '../tool.ts';

const named: Record<string, [number, number]> = {
  mobile: [390, 844],
  phone: [390, 844],
  tablet: [820, 1180],
  desktop: [1280, 800],
};

/** `resize`: the viewport, `1280x800` or the name of a kind of screen. */
export const resize: Tool = async (hands, { step }) => {
  const value = (step.value ?? '').trim().toLowerCase();
  const found = /^(\d{2,5})\s*(?:x|×|by|\*)\s*(\d{2,5})/.exec(value);
  const size = found === null ? named[value] : ([Number(found[1]), Number(found[2])] as const);
  if (size === undefined || size[0] < 100 || size[1] < 100)
    return failure('not_understood', 'not_understood', `"${step.value}" is no size of a window`);
  await hands.direct((page) => page.setViewportSize({ width: size[0], height: size[1] }));
  return done(null);
};
