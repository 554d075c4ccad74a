import { groundAll } from '../../ground/ground.ts';
import { isDropdown } from '../../ground/roles.ts';
import { chooseOption } from '../parts/choose-option.ts';
import { need, type Tool } from '../tool.ts';

/** `choose`: a radio button, menu entry or tile; an option inside a dropdown opens that dropdown first. */
export const choose: Tool = async (hands, act) => {
  const { target, value } = act.step;
  const scope = target?.scope;
  if (target?.text !== undefined && scope !== undefined && scope.relation === 'within') {
    const { relation: _relation, ...box } = scope;
    const view = await hands.session.look();
    const { items } = groundAll(view, { target: box, purpose: 'dropdown', exact: true });
    const [control] = items.filter(isDropdown);
    if (control !== undefined) return chooseOption(hands, control, target.text);
  }
  if (value !== undefined && target !== undefined) {
    const found = await hands.locate(need(act, 'dropdown'));
    return found.ok ? chooseOption(hands, found.item, value) : found;
  }
  const found = await hands.locate(need(act, 'option'));
  if (!found.ok) return found;
  if (found.item.role === 'radio' || found.item.role === 'checkbox')
    return hands.perform(need(act, 'option'), { type: 'check' });
  return hands.perform(need(act, 'option'), { type: 'click' });
};
