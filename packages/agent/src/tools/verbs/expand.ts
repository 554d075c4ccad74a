import { fold, ways } from '../parts/presses/folding.ts';
import type { Tool } from '../tool.ts';

/** `expand`: unfolds a section or tree node; what is unfolded already stays so. */
export const expand: Tool = (hands, act) => fold(hands, act, ways.expand);
