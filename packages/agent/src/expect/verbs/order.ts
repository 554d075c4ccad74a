import type { Target } from '@smokejumper/contracts';
import { columnsCalled } from '../../ground/columns.ts';
import { entryGroups } from '../../ground/entries.ts';
import { areasOf } from '../../ground/scope.ts';
import { findPhrase, fold } from '../../ground/text.ts';
import { foldedText, fullText, type Item, subtree, type View } from '../../ground/view.ts';
import { type Amount, amountIn, isAmount } from '../amounts.ts';
import { type Checker, met, missing, notMet, targetWords, unproven } from '../check.ts';
import { areOfOneKind } from '../measures.ts';
import { pageEvidence, quotesOf } from '../outline.ts';

/** `assertOrder`: a column of a table, or a list, runs up or down. Numbers and dates compare as such. */
export const order: Checker = (step, { view }) => {
  const target = step.target ?? {};
  const cells = columnCells(view, target) ?? listCells(view, target);
  if (cells === null) return missing(`${targetWords(target)} is not on the page`, pageEvidence(view));
  if (cells.length < 2) return unproven('no_evidence', `${cells.length} values have no order`, pageEvidence(view));
  const keys = keysOf(cells.map(fullText));
  if (keys === null)
    return unproven('no_evidence', `${targetWords(target)} holds amounts of different units`, pageEvidence(view));
  const direction = step.value === 'descending' ? -1 : 1;
  const evidence = cells.slice(0, 4).flatMap((cell) => quotesOf(view, cell));
  for (let i = 1; i < keys.length; i++) {
    if (compare(keys[i - 1] as string | number, keys[i] as string | number) * direction <= 0) continue;
    const pair = [cells[i - 1], cells[i]].filter((cell) => cell !== undefined);
    const seen = `"${pair.map((cell) => fullText(cell)).join('" comes before "')}"`;
    return notMet(
      `${targetWords(target)} is not ${step.value}: ${seen}`,
      pair.flatMap((cell) => quotesOf(view, cell)),
    );
  }
  return met(evidence);
};

function columnCells(view: View, target: Target): readonly Item[] | null {
  if (target.text === undefined) return null;
  const { text } = target;
  const areas = areasOf(view.items, target.scope, () => true);
  const [column, ...others] = areas.flatMap((area) => columnsCalled(area.items, text));
  return column === undefined || others.length > 0 ? null : column;
}

// Cards have no columns: the part of each that speaks of the wanted thing, or shows money for a price.
function listCells(view: View, target: Target): Item[] | null {
  const areas = areasOf(view.items, target.scope, () => true);
  const groups = areas.flatMap((area) => entryGroups(area.items, { noun: target.noun, role: 'listitem' }));
  if (groups.length !== 1) return null;
  const wanted = fold(target.text ?? target.noun ?? '');
  const money = /\b(price|cost|amount|total)s?\b/.test(wanted);
  const parts = groups[0]?.items.map((item) => {
    const leaves = subtree(item).filter((part) => part.children.length === 0 && fullText(part) !== '');
    return leaves.find((leaf) =>
      money ? /[$€£¥]\s?\d|\d\s?[€£$]/.test(fullText(leaf)) : findPhrase(foldedText(leaf), wanted) >= 0,
    );
  });
  return parts?.every((part) => part !== undefined) === true ? (parts as Item[]) : null;
}

// Null: amounts that have no order among them, such as of two currencies.
function keysOf(texts: string[]): (string | number)[] | null {
  const dates = texts.map((text) =>
    /\d{4}|\d[./-]\d/.test(text) && !/[$€£]/.test(text) ? Date.parse(text) : Number.NaN,
  );
  if (dates.every((date) => Number.isFinite(date))) return dates;
  const known = texts.map(plainAmount).filter((amount) => amount !== null);
  if (known.length < texts.length) return texts.map(fold);
  const [first, ...others] = known.flatMap(({ measure }) => measure ?? []);
  if (first !== undefined && !others.every((other) => areOfOneKind(first, other))) return null;
  return known.map(({ number, measure }) => number * (measure?.factor ?? 1));
}

// With words beside it a text is ordered as a text: "3 of Clubs".
function plainAmount(text: string): Amount | null {
  const amount = amountIn(text);
  const plain = !/[a-z]{3,}/i.test(text) || (isAmount(text) && amount?.words.length === 0);
  return plain ? amount : null;
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en', { numeric: true });
}
