import type { Step, Target } from '@smokejumper/contracts';
import { isControl, isHeading, isTable } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { begins, siteNames, topHeading } from '../../ground/places/headings.ts';
import { isFurniture, isShownHeading } from '../../ground/repeats/groups.ts';
import { ancestors, closest, fullText, has, type Item, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, unproven } from '../check.ts';
import { compareText, isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { wantedValue } from '../wanted.ts';

/**
 * What people see as a heading although nothing marks it: a plain line above all that is marked as one, or the link that
 * an entry begins with. Null where the words stand in none.
 */
export function untoldHeading(view: View, { role, scope, ordinal }: Target, words: string): Check | null {
  if (role !== 'heading' || words === '' || ordinal !== undefined) return null;
  if (scope !== undefined) return scope.relation === 'above' ? lineAbove(view, words) : null;
  const first = view.items.find((item) => isHeading(item) && !has(item, 'hidden'));
  const like = view.items.find((item) => {
    if (has(item, 'hidden') || bare(fullText(item)) !== bare(words) || closest(item, isHeading) !== null) return false;
    if (titlesEntry(item)) return true;
    return first !== undefined && item.index < first.index && !isOfControl(item);
  });
  if (like === undefined) return null;
  const seen = `"${words}" is marked as no heading, but ${nameOf(like)} may be one`;
  return unproven('no_evidence', seen, quotesOf(view, like));
}

// "The heading above the items reads X", where a plain line over a list or a table reads just so.
function lineAbove(view: View, words: string): Check | null {
  const isLine = (item: Item) =>
    item.text !== '' && !has(item, 'hidden') && bare(item.text) === bare(words) && !isOfControl(item);
  const isOver = (item: Item) => {
    const box = ancestors(item).find((up) => fullText(up) !== fullText(item));
    const behind = box === undefined ? [] : subtree(box).filter(({ index }) => index > item.index);
    return behind.some((part) => isTable(part) || part.role === 'list' || part.role === 'listitem');
  };
  const like = view.items.find((item) => isLine(item) && closest(item, isHeading) === null && isOver(item));
  if (like === undefined) return null;
  const seen = `"${words}" is marked as no heading, but ${nameOf(like)} may be one`;
  return unproven('no_evidence', seen, quotesOf(view, like));
}

/**
 * "The heading is not X" where another heading says X, and no title of the page tells that the one at the top is meant:
 * it may be the site's. Null where none does.
 */
export function otherHeading(view: View, { target = {}, op }: Step, words: string): Check | null {
  const { role, text, scope, ordinal } = target;
  if (role !== 'heading' || [text, scope, ordinal].some((part) => part !== undefined)) return null;
  const headings = view.items.filter((item) => isHeading(item) && !has(item, 'hidden'));
  const top = topHeading(headings, target, view.title);
  if (top !== null && begins(view.title, top)) return null;
  const as = op === 'not-contains' ? 'contains' : 'equals';
  const like = headings.find((item) => compareText(fullText(item), as, words));
  if (like === undefined) return null;
  const seen = `${nameOf(like)} is a heading too, and nothing tells which one is meant`;
  return unproven('ambiguous', seen, quotesOf(view, like));
}

/**
 * "The heading reads X", or does not, where the one at the top may be the site's, and the only one of the next rank reads just
 * so: it may title what the page shows.
 */
export function unlessHeadedSo(step: Step, facts: Facts, check: Check): Check {
  const { action, target = {}, op = 'contains' } = step;
  const { role, text, noun, scope, ordinal } = target;
  if (action !== 'assertText' || role !== 'heading' || (text ?? noun ?? scope ?? ordinal) !== undefined) return check;
  if (check.status !== (isNegativeOp(op) ? 'met' : 'not_met')) return check;
  const like = secondHeading(facts.view);
  if (like === undefined || !compareText(fullText(like), 'equals', wantedValue(step, facts) ?? '')) return check;
  return unproven('ambiguous', `${nameOf(like)} is a heading, too`, quotesOf(facts.view, like));
}

// The only one of the highest rank below that of the heading at the top, be that under the name of the site.
function secondHeading(view: View): Item | undefined {
  const shown = view.items.filter(isShownHeading);
  const names = siteNames(shown, view.title);
  const headings = shown.filter((item) => !names.includes(item));
  const rank = ({ level }: Item) => level ?? 6;
  const top = topHeading(shown, { role: 'heading' }, view.title);
  if (top === null || headings.some((item) => item !== top && rank(item) <= rank(top))) return undefined;
  const below = headings.filter((item) => rank(item) > rank(top));
  const [like, ...others] = below.filter((item) => below.every((other) => rank(item) <= rank(other)));
  return others.length === 0 ? like : undefined;
}

function isOfControl(item: Item): boolean {
  return closest(item, isControl) !== null || subtree(item).some(isControl);
}

function titlesEntry(item: Item): boolean {
  const isEntry = ({ role }: Item) => role === 'listitem' || role === 'article';
  return item.role === 'link' && closest(item, isEntry) !== null && !isFurniture(item);
}
