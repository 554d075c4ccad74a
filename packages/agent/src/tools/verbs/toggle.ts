import { isOn } from '../parts/choices/control.ts';
import { tick } from '../parts/choices/tick.ts';
import type { Tool } from '../tool.ts';

/** `toggle`: the other state of the one it is in. */
export const toggle: Tool = (hands, act) => tick(hands, act, (item) => !isOn(item));
