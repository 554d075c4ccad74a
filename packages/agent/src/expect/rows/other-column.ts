import type { Target } from '@smokejumper/contracts';
import { isColumnHead } from '../../ground/names/roles.ts';
import { bare, fold, goesOn } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { fullText, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/** "The Age column is shown", or is gone, where only a column "Age group" holds the word: it may be meant or not. */
export function otherColumn(view: View, { role, text, scope }: Target): Check | null {
  if (role !== 'column' || text === undefined) return null;
  const heads = areasOf(view.items, scope, () => true).flatMap(({ items }) => items.filter(isColumnHead));
  const said = (head: (typeof heads)[number]) => fold(fullText(head) || head.name);
  const like = heads.find((head) => goesOn(said(head), bare(text)));
  if (like === undefined || heads.some((head) => said(head).includes(bare(text)) && !goesOn(said(head), bare(text))))
    return null;
  const seen = `no column is called "${text}", but ${nameOf(like)} holds the words`;
  return unproven('ambiguous', seen, quotesOf(view, like));
}
