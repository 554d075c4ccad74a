import type { Step } from '@smokejumper/contracts';
import { isDrawing, mayBeDrawnAs } from '../../ground/controls/pictures.ts';
import { isPressable } from '../../ground/names/roles.ts';
import { nameOf, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The bell shows 5" where nothing is called so: who says what is drawn means a picture, and a button without words that
 * is called "Notifications" for readers of screens may be drawn as one.
 */
export function unlessPictured({ target = {} }: Step, { view }: { view: View }, check: Check): Check {
  if (check.status !== 'not_met' || check.failure !== 'missing_element') return check;
  const said = [target.text, target.noun, target.scope?.text].filter((word) => word !== undefined && isDrawing(word));
  const like = view.items.find((item) => isPressable(item) && said.some((word) => mayBeDrawnAs(item, word ?? '')));
  if (like === undefined) return check;
  return unproven('no_evidence', `${nameOf(like)} may be drawn as what is meant`, quotesOf(view, like));
}
