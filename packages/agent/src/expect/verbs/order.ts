import type { Target } from '@smokejumper/contracts';
import { formsOf } from '../../ground/names/one-or-several.ts';
import { isColumnHead } from '../../ground/names/roles.ts';
import { findPhrase, fold, isSmall, wordsOf } from '../../ground/names/text.ts';
import { areasOf, placeOf } from '../../ground/places/scope.ts';
import { entryGroups } from '../../ground/repeats/entries.ts';
import { isOfFoot, isTotal } from '../../ground/repeats/sums.ts';
import { columnsShown } from '../../ground/tables/columns.ts';
import { asSeen } from '../../ground/view/seen.ts';
import { foldedText, fullText, type Item, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, type Checker, met, notMet, targetWords, unproven } from '../check.ts';
import { breakIn, keysOf } from '../counting/in-order.ts';
import { missingFrom } from '../missing-from.ts';
import { pageEvidence, quotesOf } from '../outline.ts';
import { untoldOrder } from '../unproven/untold-order.ts';

/** `assertOrder`: a column of a table, or a list, runs up or down. Numbers and dates compare as such. */
export const order: Checker = (step, { view }) => {
  const target = step.target ?? {};
  const cells = columnCells(view, target) ?? listCells(view, target);
  if (cells === null && target.role !== 'column' && target.text === undefined && holdsEntries(view, target))
    return unproven('no_evidence', `nothing tells what of ${targetWords(target)} is in order`, pageEvidence(view));
  if (cells === null) return headAlike(view, target) ?? untoldOrder(view, step) ?? missingFrom(view, target);
  if (cells.length < 2) return unproven('no_evidence', `${cells.length} values have no order`, pageEvidence(view));
  const ways = keysOf(cells.map(fullText));
  if (ways === null)
    return unproven('no_evidence', `${targetWords(target)} holds amounts of different units`, pageEvidence(view));
  const direction = step.value === 'descending' ? -1 : 1;
  const evidence = cells.slice(0, 4).flatMap((cell) => quotesOf(view, cell));
  const breaks = ways.map((keys) => breakIn(keys, direction));
  const [at = -1] = breaks;
  if (breaks.every((other) => other < 0)) return met(evidence);
  if (breaks.some((other) => other < 0))
    return unproven('no_evidence', `the dates in ${targetWords(target)} can be read in two ways`, evidence);
  const pair = [cells[at - 1], cells[at]].filter((cell) => cell !== undefined);
  const seen = `"${pair.map((cell) => fullText(cell)).join('" comes before "')}"`;
  return notMet(
    `${targetWords(target)} is not ${step.value}: ${seen}`,
    pair.flatMap((cell) => quotesOf(view, cell)),
  );
};

function columnCells(view: View, target: Target): readonly Item[] | null {
  if (target.text === undefined) return null;
  const { text } = target;
  const areas = areasOf(view.items, target.scope, () => true);
  const called = (name: string) => areas.flatMap((area) => columnsShown(area.items, name));
  const named = called(text);
  // "The names are in order": of the column Name.
  const all = named.length > 0 || !/\p{L}{3}s$/u.test(text) ? named : formsOf(text).flatMap(called);
  // A head that is drawn once more, to stay in sight, has no cells.
  const filled = all.filter((cells) => cells.length > 0);
  const [column, ...others] = filled.length > 0 ? filled : all;
  // A total is not sorted with what it sums up, nor is the foot of a table.
  const isSum = ({ up }: Item) => up !== null && (isTotal(up) || isOfFoot(up));
  return column === undefined || others.length > 0 ? null : asSeen(column.filter((cell) => !isSum(cell)));
}

// "By tracking number" where a column is called "Tracking no.": written small it is no name that a head must bear.
function headAlike(view: View, { role, text = '' }: Target): Check | null {
  if (role !== 'column' || !isSmall(text)) return null;
  const words = wordsOf(fold(text)).filter((word) => word.length > 3);
  const like = view.items.find(
    (item) => isColumnHead(item) && wordsOf(foldedText(item)).some((w) => words.includes(w)),
  );
  if (like === undefined) return null;
  const seen = `no column is called "${text}", and nothing tells whether ${nameOf(like)} is it`;
  return unproven('no_evidence', seen, quotesOf(view, like));
}

// Cards have no columns: the part of each that speaks of the wanted thing, or shows money for a price.
function listCells(view: View, target: Target): Item[] | null {
  const isNamed = target.role === 'list' && target.text !== undefined;
  const isWhole = target.role === 'list' && target.noun === undefined;
  const areas = areasOf(view.items, isNamed ? placeOf(target) : target.scope, () => true);
  const groups = areas.flatMap((area) => entryGroups(area.items, { noun: target.noun, role: 'listitem' }));
  if (groups.length !== 1) return null;
  if (isNamed) return groups[0]?.items ?? null;
  // Of entries that show more than their name nothing tells what they are sorted by.
  const plain = groups[0]?.items.every((item) => leavesOf(item).length === 1) === true;
  if (isWhole) return plain ? (groups[0]?.items ?? null) : null;
  const wanted = fold(target.text ?? target.noun ?? '');
  const money = /\b(price|cost|amount|total)s?\b/.test(wanted);
  const parts = groups[0]?.items.map((item) => {
    return leavesOf(item).find((leaf) =>
      money ? /[$€£¥]\s?\d|\d\s?[€£$]/.test(fullText(leaf)) : findPhrase(foldedText(leaf), wanted) >= 0,
    );
  });
  if (parts?.every((part) => part !== undefined) === true) return parts as Item[];
  // "The tasks are in order", where each shows nothing but its name.
  return plain && target.text === undefined && !money ? (groups[0]?.items ?? null) : null;
}

function leavesOf(item: Item): Item[] {
  return subtree(item).filter((part) => part.children.length === 0 && fullText(part) !== '');
}

function holdsEntries(view: View, { scope, noun, role }: Target): boolean {
  const areas = areasOf(view.items, scope, () => true);
  return areas.some(
    (area) => entryGroups(area.items, { noun: role === 'list' ? undefined : noun, role: 'listitem' }).length > 0,
  );
}
