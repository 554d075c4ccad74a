import type { Target } from '@smokejumper/contracts';
import { matchesOf } from '../../ground/find.ts';
import { bare, findPhrase } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { entryAround } from '../../ground/repeats/entries.ts';
import { foldedText, has, type Item, isWithin, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The Visa is marked Default" where rows tell of "Visa 4242", and it is the entry "Visa ending in 4242" that is marked so:
 * which of them goes by the short name is not told. Null where something is called just so, or no other entry holds it.
 */
export function inAnotherCalled(view: View, { scope, ...target }: Target): Check | null {
  const { text: name = '', relation, role, noun } = scope ?? {};
  if (relation !== 'within' || name === '' || role !== undefined || noun !== undefined) return null;
  const words = bare(name);
  const shown = view.items.filter((item) => !has(item, 'hidden'));
  if (shown.some((item) => bare(item.name) === words || bare(foldedText(item)) === words)) return null;
  const probe = (items: readonly Item[]) => matchesOf(items, { target, purpose: 'read', exact: true }).length > 0;
  const looked = areasOf(view.items, scope, probe).flatMap(({ root }) => root ?? []);
  const isOther = (item: Item) => !looked.some((area) => isWithin(item, area));
  const others = shown.filter((item) => item.text !== '' && findPhrase(foldedText(item), words) === 0 && isOther(item));
  const like = others.find((item) => {
    const entry = entryAround(item, view.items);
    return entry !== null && probe(subtree(entry));
  });
  if (like === undefined) return null;
  const seen = `${targetWords(target)} stands with ${nameOf(like)}, and nothing tells whether that is "${name}"`;
  return unproven('ambiguous', seen, quotesOf(view, like));
}
