import { tick } from '../parts/tick.ts';
import type { Tool } from '../tool.ts';

export const uncheck: Tool = (hands, act) => tick(hands, act, () => false);
