import type { Target } from '@smokejumper/contracts';
import type { Need } from '../../brains/brain.ts';
import { ground, groundAll } from '../../ground/ground.ts';
import { isFormControl, takesPress } from '../../ground/roles.ts';
import { rung } from '../../ground/text.ts';
import { closest, type Item, isFoldedOption, isWithin, subtree, type View } from '../../ground/view.ts';
import { also } from '../tool.ts';

/**
 * "Choose Blue as the colour" where the colour is no dropdown: the one thing called Blue in the part of the page that
 * is titled so. Null where a control of its own goes by the name, or no single choice does.
 */
export function choiceTitled(view: View, target: Target, value: string): Omit<Need, 'step'> | null {
  if (target.text === undefined || target.ordinal !== undefined) return null;
  const { text, scope } = target;
  const named = groundAll(view, { target, purpose: 'dropdown', exact: true }).items;
  if (named.some((item) => isFormControl(item) || item.role === 'button')) return null;
  const within = { relation: 'within' as const, text, ...(scope === undefined ? {} : { scope }) };
  const choice = also({ text: value, scope: within }, 'option');
  const found = ground(view, choice);
  if (found.kind !== 'one' || found.rung < rung.loose || found.item.ref === null) return null;
  const titles = groundAll(view, {
    target: { text, ...(scope === undefined ? {} : { scope }) },
    purpose: 'region',
    exact: true,
  });
  const titled = titles.items.some((title) => isWithin(found.item, offering(title)));
  return isFoldedOption(found.item) || !titled ? null : choice;
}

// What a title is over is the nearest box around it with something to choose, never the whole form.
function offering(title: Item): Item {
  const offers = (box: Item) => subtree(box).some((part) => takesPress(part) && !isWithin(title, part));
  return closest(title, offers) ?? title;
}
