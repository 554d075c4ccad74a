import type { Match } from '../names/names.ts';
import { isGauge } from '../names/roles.ts';
import { bare } from '../names/text.ts';
import { ancestors, fullText, has, type Item, isNameless, subtree } from '../view/view.ts';
import { matchLead } from './captions.ts';

/** Bars and meters that nothing names. */
export function namelessGauges(items: readonly Item[]): Item[] {
  return items.filter((item) => isGauge(item) && isNameless(item) && !has(item, 'hidden'));
}

/**
 * Of these those that go by the words right in front of them. Where a bar is the first thing in the box of the words, they
 * may be of the one they stand behind: none is led by them.
 */
export function gaugesLed(items: readonly Item[], words: string): Match[] {
  return namelessGauges(items).flatMap((item) => (beginsWithGauge(item, words) ? [] : (matchLead(item, words) ?? [])));
}

function beginsWithGauge(item: Item, words: string): boolean {
  const isSaid = (part: Item) => bare(fullText(part)) === bare(words);
  const box = ancestors(item).find((up) => subtree(up).some(isSaid));
  const [first] = box?.children ?? [];
  return first !== undefined && subtree(first).some(isGauge);
}
