import type { Target } from '@smokejumper/contracts';
import { namelessGauges } from '../../ground/controls/gauges.ts';
import { findPhrase, fold } from '../../ground/names/text.ts';
import { foldedText, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/** "The Storage progress bar" where that word stands on the page, and a bar that nothing names. Null where one of both is not. */
export function untoldGauge(view: View, target: Target): Check | null {
  const { role, text = '' } = target;
  const [gauge] = role === 'progressbar' && text !== '' ? namelessGauges(view.items) : [];
  if (gauge === undefined || !view.items.some((item) => findPhrase(foldedText(item), fold(text)) >= 0)) return null;
  const seen = `nothing tells whether ${nameOf(gauge)} is ${targetWords(target)}`;
  return { ...unproven('no_evidence', seen, quotesOf(view, gauge)), mayCome: true };
}
