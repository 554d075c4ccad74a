import { pressNamed } from '../parts/press-named.ts';
import type { Tool } from '../tool.ts';

/** `click`: a press on the element by that name. */
export const click: Tool = (hands, act) => pressNamed(hands, act, 'click');
