import { need, type Tool } from '../tool.ts';

export const rightClick: Tool = async (hands, act) => {
  const result = await hands.perform(need(act, 'press'), { type: 'rightClick' });
  if (result.ok) hands.session.menuAsked = hands.session.actedOn;
  return result;
};
