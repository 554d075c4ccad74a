import type { Target } from '@smokejumper/contracts';
import type { TargetContext, TargetRead } from '../../targets/target.ts';
import { isCapital, type Token } from '../../tokenise/token.ts';
import { assertion, type Claim, claim, readText } from '../complement.ts';
import type { Predicate } from '../predicate/predicate.ts';
import { isDefinite } from '../subject/definite.ts';

const columns =
  /^(?:role|status|state|type|plan|priority|owner|assignee|price|amount|total|category|level|email|date|quantity|stage|size|color|colour|count|stock|balance|score|rating|version)$/;

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
