import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../ground/ground.ts';
import { isControl } from '../ground/roles.ts';
import { areasOf } from '../ground/scope.ts';
import { bare } from '../ground/text.ts';
import { closest, has, type Item, type View } from '../ground/view.ts';
import { type Check, targetWords, unproven } from './check.ts';
import { quotesOf } from './outline.ts';
import type { Reading } from './reading.ts';

/**
 * Where a page marks nothing as its heading, or nothing but a button goes by a common noun ("the preview"), and the
 * words stand on it as plain text all the same, whether they stand in that part cannot be told. Null where it can.
 */
export function untoldPart(
  view: View,
  input: { target: Target; words: string; readings: readonly Reading[] },
): Check | null {
  const { target, words, readings } = input;
  if (words === '' || target.scope !== undefined || !isUntold(view, target, readings)) return null;
  const { items } = groundAll(view, { target: { text: words }, purpose: 'read', exact: true, shown: true });
  const part = target.role !== undefined && boxes.includes(target.role);
  const shown = items.find((item) => part || closest(item, isControl) === null);
  if (shown === undefined) return null;
  const what = target.role === 'heading' ? 'is marked as a heading' : `is told to be the ${target.noun ?? target.role}`;
  return unproven('no_evidence', `"${words}" stands on the page, but nothing on it ${what}`, quotesOf(view, shown));
}

/**
 * Where no part of the page is told to be the one that a common noun names ("in the sidebar"), and what was looked for
 * stands on the page. Null where the part is told, or named by words of its own.
 */
export function untoldPlace(view: View, target: Target): Check | null {
  const { scope, ...rest } = target;
  if (scope?.relation !== 'within' || scope.text !== undefined || scope.scope !== undefined) return null;
  if (areasOf(view.items, scope, () => true).length > 0) return null;
  const [shown] = groundAll(view, { target: rest, purpose: 'read', exact: true, shown: true }).items;
  if (shown === undefined) return null;
  const seen = `${targetWords(rest)} stands on the page, but nothing on it is told to be the ${scope.noun ?? scope.role}`;
  return unproven('no_evidence', seen, quotesOf(view, shown));
}

const complains =
  /\b(?:errors?|invalid|incorrect|wrong|fail(?:ed|s)?|denied|rejected|refused|expired|unable|try again|(?:can ?no|could no|does no|do no|did no|is no|are no|was no)t|(?:ca|could|does|do|did|is|are|was)n['’]t)\b/i;
const reports = /\b(?:success(?:fully)?|saved|updated|created|added|removed|deleted|sent|done|thank you|copied)\b/i;

/**
 * Where nothing on the page is told to be a message ("an error message appears"), but plain text reads like one: whether
 * it is the one that is meant cannot be told. Null where no text does.
 */
export function untoldMessage(view: View, { noun, text, role, scope }: Target): Check | null {
  const kind = noun ?? (role === 'alert' ? 'message' : '');
  if (
    text !== undefined ||
    scope !== undefined ||
    !/\b(?:message|toast|notification|notice|error|warning)s?\b/i.test(kind)
  )
    return null;
  const reads = (words: string) =>
    (!/success|confirm/i.test(kind) && complains.test(words)) || (!/error|warning/i.test(kind) && reports.test(words));
  const elsewhere = (item: Item) => isControl(item) || item.role === 'row';
  const shown = view.items.find(
    (item) => item.text.length <= 200 && reads(item.text) && !has(item, 'hidden') && closest(item, elsewhere) === null,
  );
  if (shown === undefined) return null;
  const what = `"${shown.text.slice(0, 80)}" stands on the page, but nothing on it is told to be the ${kind}`;
  return unproven('no_evidence', what, quotesOf(view, shown));
}

/** What people see as one although nothing says so: built of plain boxes. */
const boxes: readonly string[] = ['table', 'list', 'form', 'navigation', 'banner', 'region'];

function isUntold(view: View, target: Target, readings: readonly Reading[]): boolean {
  if (target.role === 'heading') return !view.items.some((item) => item.role === 'heading');
  const { noun, text, role } = target;
  if (role !== undefined && text === undefined && boxes.includes(role)) return readings.length === 0;
  if (noun === undefined || text !== undefined || role !== undefined) return false;
  return readings.every(({ item }) => isControl(item) && item.value === null && bare(item.name) !== bare(noun));
}
