import { need, type Tool } from '../tool.ts';

export const rightClick: Tool = (hands, act) => hands.perform(need(act, 'press'), { type: 'rightClick' });
