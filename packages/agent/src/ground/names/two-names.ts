import { has, type Item, type View } from '../view/view.ts';
import { says } from './text.ts';

const joint = /\s+(?:and|&)\s+(?=[\p{Lu}\p{N}])/u;

/**
 * Two things on the page whose names a text joins: without quotes nothing tells "Calypso and Old Bess", two boats, from
 * "Terms and Conditions", one link. null where the page does not show both, each apart from the other.
 */
export function twoNames(view: View, text: string): [Item, Item] | null {
  const [first = '', second = '', ...more] = text.split(joint);
  if (more.length > 0 || !/^[\p{Lu}\p{N}]/u.test(first) || second === '') return null;
  const one = itemSaying(view, first);
  const other = itemSaying(view, second);
  return one === null || other === null || one === other ? null : [one, other];
}

// The innermost of those that say so comes last.
function itemSaying({ items }: View, words: string): Item | null {
  const found = items.findLast((item) => !has(item, 'hidden') && (says(item.name, words) || says(item.text, words)));
  return found ?? null;
}
