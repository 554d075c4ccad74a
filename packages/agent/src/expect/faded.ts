import type { Target } from '@smokejumper/contracts';
import { isFormControl } from '../ground/roles.ts';
import { closest, type Item, type View } from '../ground/view.ts';
import { targetWords, unproven } from './check.ts';
import { quotesOf } from './outline.ts';

/** Whether it is drawn so transparent that nobody sees it. A control of that kind commonly has another drawn for it. */
export function isFaded(item: Item): boolean {
  return !isFormControl(item) && closest(item, ({ faded }) => faded === true) !== null;
}

/** It may be about to fade in, wait for a pointer or for being scrolled to: neither its being there nor its absence is told. */
export function untoldFaded(view: View, target: Target, faded: Item | undefined) {
  if (faded === undefined) return null;
  const seen = `${targetWords(target)} is on the page, but so transparent that nobody sees it`;
  return { ...unproven('no_evidence', seen, quotesOf(view, faded)), mayCome: true as const };
}
