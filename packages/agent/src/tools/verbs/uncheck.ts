import { tick } from '../parts/choices/tick.ts';
import type { Tool } from '../tool.ts';

export const uncheck: Tool = (hands, act) => tick(hands, act, () => false);
