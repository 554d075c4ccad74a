import { tick } from '../parts/choices/tick.ts';
import type { Tool } from '../tool.ts';

export const check: Tool = (hands, act) => tick(hands, act, () => true);
