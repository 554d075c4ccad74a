import type { Step } from '@smokejumper/contracts';
import { formsOf } from '../../ground/names/one-or-several.ts';
import { bare, says } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { type Item, piecesOf, type View } from '../../ground/view/view.ts';

/**
 * What may tell how many there are in a place where none is listed: "The post has 12 likes" where all it shows is a button
 * "Like 12", and "5 points" where it says "5 pts", or draws a sign before the number.
 */
export function besideNoun(step: Step, { view, wanted }: { view: View; wanted: number }): Item | undefined {
  const { noun = '', text, role, scope } = step.target ?? {};
  const isIn = /^(?:within|item|row)$/.test(scope?.relation ?? '');
  if (!isIn || (text ?? role) !== undefined || noun.length < 3) return undefined;
  const forms = formsOf(bare(noun));
  const isSaid = (words: string) => /\d/.test(words) && forms.some((form) => says(words, form));
  const told = (item: Item) =>
    item.text !== '' && (isSaid(item.text) || piecesOf(item).some((piece) => isShort(piece, { noun, wanted })));
  return areasOf(view.items, scope, (items) => items.some(told)).flatMap(({ items }) => items.find(told) ?? [])[0];
}

// The very number, with a sign or a shorter word for what is counted.
function isShort(words: string, { noun, wanted }: { noun: string; wanted: number }): boolean {
  const found = /^(?:([^\p{L}\d\s]+)\s*)?(\d+)\s?(?:(\p{L}{1,5})\.?)?$/u.exec(words.trim());
  if (found === null || Number(found[2]) !== wanted) return false;
  const [, sign, , short] = found;
  return short === undefined ? sign !== undefined : [...short.toLowerCase()].every((letter) => noun.includes(letter));
}
