import type { Step } from '@smokejumper/contracts';
import { fullText, has, type View } from '../../ground/view/view.ts';
import { isNegativeOp } from '../compare.ts';
import { stoodIn } from './news.ts';

/**
 * Whether what a check waits for may stand in line: pages show one message after the other, and one from before the
 * action is still there.
 */
export function mayBeQueued({ action, op }: Step, before: View | null, now: View): boolean {
  if (before === null || (action !== 'assertVisible' && action !== 'assertText') || isNegativeOp(op)) return false;
  return now.items.some(
    (item) => item.role === 'alert' && !has(item, 'hidden') && fullText(item) !== '' && stoodIn(before, item),
  );
}
