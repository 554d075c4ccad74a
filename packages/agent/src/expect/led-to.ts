import type { Step, Target } from '@smokejumper/contracts';
import { groundAll } from '../ground/ground.ts';
import { closest, fullText, type Item, nameOf, subtree, type View } from '../ground/view.ts';
import { type Check, unproven } from './check.ts';
import { quotesOf } from './outline.ts';
import type { Reading } from './reading.ts';

/**
 * "The books do not contain X" without a verdict where all that is called Books is a link that leads to them, and X stands
 * on the page: what stands beside a link tells nothing of the books. Null where it is more, or X is not there.
 */
export function onlyLedTo(
  { target = {}, op }: Step,
  view: View,
  { readings, wanted }: { readings: readonly Reading[]; wanted: string },
): Check | null {
  const [first] = readings;
  if (op !== 'not-contains' || first === undefined || !namesPart(target) || !/\p{L}{3}|\d{3}/u.test(wanted))
    return null;
  if (!readings.every(({ item }) => isMereLink(item))) return null;
  const { items } = groundAll(view, { target: { text: wanted }, purpose: 'read', exact: true });
  const shown = items[0] ?? view.items.find(({ value }) => value === wanted);
  if (shown === undefined) return null;
  const seen = `${nameOf(first.item)} only leads to what it is called, and "${wanted}" stands on the page`;
  return unproven('no_evidence', seen, quotesOf(view, shown));
}

// Several things, or a part of the page: what is told to be a link is one.
function namesPart({ noun, text, role, ordinal, scope }: Target): boolean {
  const called = role === 'region' ? text : role === undefined && text === undefined ? noun : undefined;
  return called !== undefined && ordinal === undefined && scope === undefined;
}

function isMereLink(item: Item): boolean {
  const link = closest(item, isLink) ?? subtree(item).find(isLink);
  return link !== undefined && link !== null && fullText(link) === fullText(item);
}

function isLink({ role }: Item): boolean {
  return role === 'link';
}
