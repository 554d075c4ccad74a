import { tick } from '../parts/tick.ts';
import type { Tool } from '../tool.ts';

export const check: Tool = (hands, act) => tick(hands, act, () => true);
