import { cardOf } from '../../ground/places/titles.ts';
import { bodyOf, laneOf } from '../../ground/tables/lanes.ts';
import { type Item, subtree } from '../../ground/view/view.ts';
import { also, lacking, need, type Tool } from '../tool.ts';

/** `drag`: the target onto another element. */
export const drag: Tool = async (hands, act) => {
  const { to } = act.step;
  if (to === undefined) return lacking('where to drag it');
  const goal = await hands.locate(also(to, 'hover'));
  if (!goal.ok) return goal;
  return hands.perform(need(act, 'hover'), { type: 'drag', to: placeFor(goal.item).ref ?? '' });
};

// Who drags something to "Done" means the column that is headed so: a heading takes nothing.
function placeFor(goal: Item): Item {
  const lane = laneOf(goal);
  const body = lane === null ? null : bodyOf(lane);
  if (body !== null) return body.ref === null ? goal : body;
  const box = goal.role === 'heading' ? cardOf(goal) : null;
  if (box === null) return goal;
  const list = subtree(box).find(({ role, ref }) => role === 'list' && ref !== null);
  return list ?? (box.ref === null ? goal : box);
}
