import { groundAll } from '../../ground/ground.ts';
import { formsOf } from '../../ground/names/one-or-several.ts';
import { isFormControl, isHeading } from '../../ground/names/roles.ts';
import { bare, uncounted } from '../../ground/names/text.ts';
import { fullText, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Checker, tellsMore, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The note is empty" under a heading "Notes (1)", where only a field "New note" goes by the word: in that the next one is
 * written, and what it holds tells nothing of those that the heading speaks of.
 */
export function unlessNextOne(check: Checker): Checker {
  return (step, facts) => {
    const found = check(step, facts);
    const { noun, ...others } = step.target ?? {};
    if (found.status === 'unproven' || noun === undefined || tellsMore(others)) return found;
    const field = fieldOfNext(facts.view, noun);
    if (field === null) return found;
    const seen = `${nameOf(field)} is where a new one is written, and nothing tells that it is the ${noun}`;
    return unproven('no_evidence', seen, quotesOf(facts.view, field));
  };
}

function fieldOfNext(view: View, noun: string): Item | null {
  const forms = formsOf(noun).map(bare);
  if (!view.items.some((item) => isHeading(item) && forms.includes(uncounted(fullText(item))))) return null;
  const { items } = groundAll(view, { target: { noun }, purpose: 'read', exact: true });
  const isNext = (item: Item) =>
    isFormControl(item) && begins.test(bare(item.name)) && forms.includes(bare(item.name).replace(begins, ''));
  return items.every(isNext) ? (items[0] ?? null) : null;
}

const begins = /^(?:(?:add|create|enter|write)(?: (?:an?|another))?(?: new)?|new|another|next) (?=\p{L})/u;
