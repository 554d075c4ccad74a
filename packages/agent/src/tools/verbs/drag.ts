import { also, lacking, need, type Tool } from '../tool.ts';

/** `drag`: the target onto another element. */
export const drag: Tool = async (hands, act) => {
  const { to } = act.step;
  if (to === undefined) return lacking('where to drag it');
  const goal = await hands.locate(also(to, 'hover'));
  if (!goal.ok) return goal;
  return hands.perform(need(act, 'hover'), { type: 'drag', to: goal.item.ref ?? '' });
};
