import { pressNamed } from '../parts/presses/press-named.ts';
import type { Tool } from '../tool.ts';

export const doubleClick: Tool = (hands, act) => pressNamed(hands, act, 'dblclick');
