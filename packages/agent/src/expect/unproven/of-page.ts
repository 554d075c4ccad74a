import type { AssertionVerb, Step } from '@smokejumper/contracts';
import { formsOf } from '../../ground/names/one-or-several.ts';
import { isColumnHead, isHeading } from '../../ground/names/roles.ts';
import { says } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { fullText, type Item, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, tellsMore, unproven } from '../check.ts';
import { checkers } from '../checkers.ts';

/**
 * "There are 6 line items on the invoice" on the page of an invoice, which lists others in a table headed "Invoice": the
 * head of a column is no place that anything is in, nor is a heading. Meant is the page where it tells that it is one; else it is open.
 */
export function unlessOfPage(step: Step, facts: Facts, check: Check): Check {
  const { view } = facts;
  const { scope, ...target } = step.target ?? {};
  const { relation, noun, ...more } = scope ?? {};
  if (check.status === 'unproven' || relation !== 'within' || noun === undefined || tellsMore(more)) return check;
  const areas = scope === undefined ? [] : areasOf(view.items, scope, () => true);
  const isMere = (item: Item) => isHeading(item) || isColumnHead(item) || isHeadRow(item);
  if (!areas.every(({ root }) => root !== null && isMere(root))) return check;
  const ofPage = checkers[step.action as AssertionVerb]({ ...step, target }, facts);
  if (areas.length === 0 && (check.status === 'met' || ofPage.status !== 'met')) return check;
  if (ofPage.status === 'unproven' || (areas.length > 0 && tellsOf(view, noun))) return ofPage;
  const seen = `nothing on the page tells that it is the ${noun}, and nothing else is told to be one`;
  return unproven('no_evidence', seen, ofPage.evidence);
}

const isHeadRow = ({ role, children }: Item) => role === 'row' && children.some(isColumnHead);

// Its main heading or its title names the kind of thing that it shows.
function tellsOf({ items, title }: View, noun: string): boolean {
  const heads = items.filter((item) => isHeading(item) && (item.level ?? 1) === 1).map(fullText);
  return [title, ...heads].some((words) => formsOf(noun).some((form) => says(words, form)));
}
