import type { Target } from '@smokejumper/contracts';
import { unspoken } from '../../ground/repeats/of-another.ts';
import { cardsIn, lanesCalled } from '../../ground/tables/lanes.ts';
import { foldedText, type Item, type View } from '../../ground/view/view.ts';

/** Whether what repeats is asked for, by a noun or as entries or cards, and none of them by its name. */
export function asksEntries({ text, role }: Target): boolean {
  return text === undefined && (role === undefined || role === 'listitem' || role === 'card');
}

/**
 * "The New column has 2 deals" of a board that is drawn of plain boxes: the cards in that column. Null where that is none of a
 * board, or other things lie in its columns, too.
 */
export function cardsOfLane(
  view: View,
  { scope, noun, text, role }: Target,
): { items: Item[]; untold: string | null } | null {
  if (!asksEntries({ text, role }) || scope?.role !== 'column' || scope.text === undefined) return null;
  const [lane, ...others] = lanesCalled(view.items, scope.text);
  const items = lane === undefined || others.length > 0 ? null : cardsIn(lane);
  if (lane === undefined || items === null) return null;
  const cards = { parent: lane, items, kind: 'cards' as const, aside: false };
  // Where the column says itself how many lie in it, they are what it is spoken of.
  const isSaid = new RegExp(`^\\D*\\b${items.length}\\b`).test(foldedText(lane).slice(scope.text.length));
  return { items, untold: noun === undefined || isSaid ? null : unspoken(view, [cards], noun) };
}
