import { need, type Tool } from '../tool.ts';

export const clear: Tool = (hands, act) => hands.perform(need(act, 'field'), { type: 'clear' });
