import type { Step } from '@smokejumper/contracts';
import { isCalled } from '../../ground/names/names.ts';
import { isPressable } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { closest, has, type Item, isWithin, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The timeline shows 6 entries" where a part of the page merely holds the word in its name ("Filter timeline"), and a line
 * of plain words reads just "Timeline": what that titles may be meant, and what the other part lacks tells nothing.
 */
export function unlessTitled({ target }: Step, { view }: { view: View }, check: Check): Check {
  const { text, relation } = target?.scope ?? {};
  if (check.status !== 'not_met' || text === undefined || relation !== 'within') return check;
  const roots = areasOf(view.items, target?.scope, () => true).map(({ root }) => root);
  const isOther = (root: Item | null) => root !== null && bars.test(root.role) && !isCalled(root, text);
  if (roots.length === 0 || !roots.every(isOther)) return check;
  const isTitle = (item: Item) =>
    bare(item.text) === bare(text) && !has(item, 'hidden') && closest(item, isPressable) === null;
  const title = view.items.find(
    (item) => isTitle(item) && !roots.some((root) => root !== null && isWithin(item, root)),
  );
  if (title === undefined) return check;
  const seen = `nothing tells what stands under ${nameOf(title)}, and ${nameOf(roots[0] as Item)} merely holds the word`;
  return unproven('no_evidence', seen, quotesOf(view, title));
}

/** What commonly serves another part of the page: filters, tools, views. */
const bars = /^(?:group|toolbar|radiogroup|tablist|search)$/;
