import { pressNamed } from '../parts/presses/press-named.ts';
import type { Tool } from '../tool.ts';

/** `open`: go to something by its visible name; an entry of a list is opened by its link. */
export const open: Tool = (hands, act) => pressNamed(hands, act, 'click');
