import { calms } from '../../run/session.ts';
import { need, type Tool } from '../tool.ts';

export const hover: Tool = async (hands, act) => {
  const result = await hands.perform(need(act, 'hover'), { type: 'hover' });
  if (result.ok) {
    hands.session.touched('all');
    await hands.session.calm(calms.acted);
  }
  return result;
};
