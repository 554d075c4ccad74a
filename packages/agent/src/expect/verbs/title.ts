import type { Step } from '@smokejumper/contracts';
import { fold } from '../../ground/names/text.ts';
import { topHeading } from '../../ground/places/headings.ts';
import { fullText, type Item, type View } from '../../ground/view/view.ts';
import { type Checker, met, notMet, unproven } from '../check.ts';
import { compareText, isNegativeOp, regexOf } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { wantedValue } from '../wanted.ts';
import { text } from './text.ts';

/** `assertTitle`: the title of the page in front. */
export const title: Checker = (step, facts) => {
  const wanted = wantedValue(step, facts);
  if (wanted === null) return unproven('no_evidence', `nothing was remembered as "${step.against}"`);
  if (step.op === 'matches' && regexOf(wanted) === null)
    return unproven('not_understood', `${wanted} is no regular expression`);
  const evidence = [{ snapshot: 'title', quote: facts.view.title }];
  const passes = compareText(facts.view.title, step.op ?? 'contains', wanted) || isOwnTitle(step, facts.view, wanted);
  if (passes) return met(evidence);
  // A thing on the page may be called its title as well, as a book has one.
  const called = text({ ...step, action: 'assertText', target: { text: 'title' } }, facts);
  const what = `the title of the page is "${facts.view.title}", but something on it that is called title shows "${wanted}"`;
  if (called.status === 'met') return unproven('ambiguous', what, [...evidence, ...called.evidence]);
  // Where a site bears one title throughout, what heads the page is commonly meant.
  const heading = headOf(facts.view);
  if (
    heading !== null &&
    compareText(fullText(heading), step.op ?? 'contains', wanted) === true &&
    !isNegativeOp(step.op)
  )
    return unproven('ambiguous', `the title is "${facts.view.title}", and the heading "${wanted}"`, [
      ...evidence,
      ...quotesOf(facts.view, heading),
    ]);
  return notMet(`the title is "${facts.view.title}"`, evidence);
};

function headOf({ items }: View): Item | null {
  const headings = items.filter(({ role }) => role === 'heading');
  return topHeading(headings, { role: 'heading' });
}

// A site adds its own name to the title of a page: what is one part of it and heads the page is the page's title.
function isOwnTitle({ op }: Step, view: View, wanted: string): boolean {
  if (op !== 'equals' && op !== 'eq') return false;
  const heading = headOf(view);
  const parts = view.title.split(/\s+[-–—|·•»]\s+/);
  const says = (text: string) => fold(text) === fold(wanted);
  return heading !== null && says(fullText(heading)) && parts.some(says);
}
