import type { Target } from '@smokejumper/contracts';
import { isHeading } from '../../ground/names/roles.ts';
import { bare, fold } from '../../ground/names/text.ts';
import { bareWords } from '../../ground/repeats/groups.ts';
import { fullText, has, type Item, nameOf } from '../../ground/view/view.ts';
import { type Check, type Facts, tellsMore, unproven } from '../check.ts';
import { pageEvidence, quotesOf } from '../outline.ts';
import { count } from '../verbs/count.ts';

/** What pages draw without telling what it is: that nothing is marked as one does not tell that none is drawn. */
const drawn = /(?:^| )(?:avatar|badge|bread ?crumb|chip|crumb|label|pill|ribbon|tag)s$/;

/**
 * "There are no chips" of a page that is not told to have none, or "there is no hint" where "Hint: press Enter" stands.
 * Null where the page tells.
 */
export function untoldNone(facts: Facts, target: Target): Check | null {
  const { view } = facts;
  if (!isMereNoun(target)) return null;
  const noun = fold(target.noun ?? '');
  const line = view.items.find((item) => !has(item, 'hidden') && begins(item.text, noun));
  if (line !== undefined)
    return unproven('no_evidence', `nothing tells whether ${nameOf(line)} is the ${noun}`, quotesOf(view, line));
  if (!drawn.test(noun) || counted(facts, target).status === 'met') return null;
  return unproven(
    'no_evidence',
    `nothing on the page tells what is one of ${noun}, or that there is none`,
    pageEvidence(view),
  );
}

/**
 * "There are no notes" where all that says the word is a title "Notes (0)": it is none of them, and how many there are is
 * told as for any count. Null where something else says it, or the title says nothing of how many.
 */
export function noneUnderTitle(facts: Facts, target: Target, items: readonly Item[]): Check | null {
  if (!isMereNoun(target) || items.length === 0) return null;
  const saysNone = (item: Item) => /(?<![\d.,])0(?![\d.,]*\d)/.test(fullText(item)) && !/[1-9]/.test(fullText(item));
  const isTitle = (item: Item) => isHeading(item) && bareWords(fullText(item)) === bareWords(target.noun ?? '');
  if (!items.every((item) => isTitle(item) && saysNone(item))) return null;
  const told = counted(facts, target);
  return told.status === 'not_met' ? null : told;
}

function counted(facts: Facts, target: Target): Check {
  return count({ action: 'assertCount', target, value: '0', op: 'eq' }, facts);
}

// "Hint: press Enter."
function begins(text: string, noun: string): boolean {
  const [head, ...rest] = text.split(':');
  return rest.join('').trim() !== '' && bare(head ?? '') === bare(noun);
}

function isMereNoun({ noun, ...others }: Target): boolean {
  return noun !== undefined && !tellsMore(others);
}
