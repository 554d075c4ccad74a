import type { Purpose } from '../find.ts';
import { type Match, matchText } from '../names/names.ts';
import { isMereHolder, isPressable, takesPress } from '../names/roles.ts';
import { rung } from '../names/text.ts';
import { closest, type Item } from '../view/view.ts';
import { cardAround } from './cell-cards.ts';
import { entryAround } from './entries.ts';

/** The repeated elements that say something, best rung first. `card`: what is looked for is called a card. */
export function entriesSaying(
  items: readonly Item[],
  text: string,
  { purpose, card = false }: { purpose: Purpose; card?: boolean },
): Match[] {
  const found = new Map<Item, Match>();
  for (const match of matchText(items, text, { spelling: false })) {
    if (isEmptyHolder(match.item)) continue;
    const around = card ? cardAround(match.item, items) : entryAround(match.item, items);
    if (around === null) continue;
    const known = found.get(around);
    if (known !== undefined && known.rung >= match.rung) continue;
    const item = purpose === 'press' && match.rung >= rung.loose ? pressedIn(around, match.item) : around;
    found.set(around, { item, rung: match.rung, by: 'text' });
  }
  return [...found.values()].sort((a, b) => b.rung - a.rung || a.item.index - b.item.index);
}

// A branch of a tree on which nothing hangs yet may bear its name, and shows none.
function isEmptyHolder(item: Item): boolean {
  return isMereHolder(item) && item.children.length === 0 && item.text === '';
}

// In an entry that takes no press itself it is the link or button that bears the words.
function pressedIn(entry: Item, bearer: Item): Item {
  if (takesPress(entry)) return entry;
  return closest(bearer, (up) => up === entry || (up.ref !== null && isPressable(up))) ?? entry;
}
