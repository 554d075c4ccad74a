import type { Step } from '@smokejumper/contracts';
import { isPressable } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { closest, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';
import { toneOf } from './messages.ts';

/**
 * "The message does not say X" where nothing but a button bears that word ("Close message"): what it closes may say so.
 * Null where something else is read, or the button is called just that.
 */
export function onlyOnButton(view: View, { target, op }: Step, readings: readonly Reading[]): Check | null {
  if (!isNegativeOp(op) || toneOf(target) === null || target?.noun === undefined) return null;
  const { noun } = target;
  const buttons = readings.map(({ item }) => closest(item, isPressable));
  const [first] = buttons;
  if (
    first === undefined ||
    first === null ||
    buttons.some((button) => button === null || bare(button.name) === bare(noun))
  )
    return null;
  return unproven('no_evidence', `nothing but ${nameOf(first)} goes by "${noun}"`, quotesOf(view, first));
}
