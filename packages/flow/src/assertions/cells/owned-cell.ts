import type { Target } from '@smokejumper/contracts';
import { readTarget, type TargetContext, type TargetRead } from '../../targets/target.ts';
import { isCapital, isGiven, isWord, quoteOf, type Token } from '../../tokenise/token.ts';
import { assertion, type Claim, claim, readText } from '../complement.ts';
import type { Predicate } from '../predicate/predicate.ts';
import type { Parts } from '../statement.ts';
import { isDefinite } from '../subject/definite.ts';

const columns =
  /^(?:role|status|state|type|plan|priority|owner|assignee|price|amount|total|category|level|email|date|quantity|stage|size|color|colour|count|stock|balance|score|rating|version)$/;

/** "has the status Paid", "has price $4.00": what one of an entry's parts says, its capital or its figure sets off. */
export function asPartSaid(spec: string, complement: readonly Token[]): readonly Token[] | undefined {
  const at = /^(?:the|an?)$/.test(complement[0]?.low ?? '') ? 1 : 0;
  const [part, first, ...more] = complement.slice(at);
  const isPart = isWord(part) && columns.test(part.raw);
  const isFigure = isWord(first) && /^[-+]?\p{Sc}?\d[\d.,:%\p{Sc}]*$/u.test(first.raw) && more.length === 0;
  const isName = isCapital(first) && more.length < 3 && more.every((token) => isCapital(token));
  return isPart && (isFigure || isName)
    ? [...complement.slice(0, at + 1), quoteOf(spec, [first!, ...more])]
    : undefined;
}

/** "Ana's row shows status Active": the same, shown. */
export function readShownColumn(context: TargetContext, { subject, predicate, complement }: Parts): Claim | undefined {
  const [column, value, ...more] = complement;
  const isTold = predicate.lemma === 'show' && isWord(column) && columns.test(column.raw);
  if (!isTold || more.length > 0 || !(isCapital(value) || isGiven(value))) return undefined;
  const read = readTarget({ ...context, mode: 'assert' }, subject);
  const cell = read?.targets[0]?.role === 'row' ? readColumn(context, read, predicate, complement) : undefined;
  const op = predicate.negated ? 'not-contains' : 'contains';
  return cell && { ...cell, steps: cell.steps.map((step) => ({ ...step, op })) };
}

/** `"Bob" should have the role "Admin"`: the cell of that column in the row of Bob. */
export function readColumn(
  context: TargetContext,
  read: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  const [owner] = read.targets;
  const isSome = /^an?$/.test(complement[0]?.low ?? '') && complement[2]?.low === 'of';
  const isBare = !isSome && complement[0]?.low !== 'the' && (owner?.role === 'row' || complement[1]?.kind === 'quote');
  const [the, column, ...all] = isBare ? [complement[0]!, ...complement] : complement;
  // "a price of €5"
  const rest = isSome ? all.slice(1) : all;
  const isOne = owner?.text !== undefined || (owner?.role === 'row' && owner.ordinal !== undefined);
  const isRow = read.targets.length === 1 && isOne && /^(?:row)?$/.test(owner!.role ?? '') && !owner!.noun;
  if (
    !isRow ||
    !isDefinite(read) ||
    !(isBare || isSome || the?.low === 'the') ||
    column?.kind !== 'word' ||
    rest.length === 0
  )
    return undefined;
  // "has Priority High and Assignee Bob": another column, and no part of the value.
  const isMore = rest.some(({ low }, at) => low === 'and' && columns.test(rest[at + 1]?.low ?? ''));
  // "the row for Ann has Hours 1:00": a row that is called one, a capital, and what can be no name.
  const isHead =
    owner!.role === 'row' && isCapital(column) && rest.length === 1 && /^[-+]?\p{Sc}?\d/u.test(rest[0]!.value);
  if ((!columns.test(column.low) && !isHead) || isMore) return undefined;
  const text = readText(context, rest, false);
  const { scope: _, ...row } = owner!;
  const target: Target = { text: column.raw, role: 'cell', scope: { ...row, relation: 'row' } };
  return (
    text &&
    claim(
      [assertion({ action: 'assertText', target, op: predicate.negated ? 'not-equals' : 'equals', ...text })],
      read.quoted,
    )
  );
}
