import type { Target } from '@smokejumper/contracts';
import { readTarget, type TargetContext } from '../../targets/target.ts';
import { beginsCapital, sourceOf, type Token } from '../../tokenise/token.ts';
import { assertion, type Claim, claim } from '../complement.ts';
import type { Parts } from '../statement.ts';
import { readTextClaim } from '../text-claim.ts';

const isWord = (token: Token | undefined, pattern: RegExp) => token?.kind === 'word' && pattern.test(token.low);

/** `the column "Status" should show "Paid" for "INV-1"`, `the row for "INV-1" should show "Paid" under "Status"`. */
export function readCellClaim(context: TargetContext, parts: Parts): Claim | undefined {
  const { subject, predicate, complement } = parts;
  if (!/^(?:be|become|show|read|have)$/.test(predicate.lemma)) return undefined;
  const ahead = aheadOf(subject);
  if (ahead)
    return readCellClaim(context, { subject: ahead.column, predicate, complement: [...complement, ...ahead.row] });
  if (complement.length < 3) return undefined;
  // "two rows have 1 in the Lent column": how many, and no row called Two.
  if (subject.some((token) => isWord(token, /^rows$/))) return undefined;
  const isColumn = subject.some((token) => isWord(token, /^column$/));
  const at = complement.findLastIndex((token, i) => i > 0 && isWord(token, isColumn ? /^for$/ : /^(?:in|under)$/));
  if (at < 1 || at === complement.length - 1) return undefined;
  const other = complement.slice(at + 1);
  const row = readOne(context, isColumn ? other : subject);
  const column = readOne(context, isColumn ? subject : other) ?? headCalled(context, other);
  const isTold = row?.text !== undefined || (row?.role === 'row' && row.ordinal !== undefined);
  const isNamed = isTold && /^(?:row)?$/.test(row.role ?? '') && !row.noun && !row.scope;
  const isUnder = row?.role === 'row' && isWord(complement[at], /^under$/) && column?.role === undefined;
  const isHead = column?.text !== undefined && (column.role === 'column' || isUnder) && !column.noun && !column.scope;
  if (!isNamed || !isHead || column.ordinal !== undefined) return undefined;
  const lemma = predicate.lemma === 'have' ? 'show' : predicate.lemma;
  const text = readTextClaim(context, { ...predicate, lemma }, complement.slice(0, at));
  const target: Target = { text: column.text!, role: 'cell', scope: { relation: 'row', ...row } };
  return text && claim([assertion({ action: 'assertText', target, ...text })], false);
}

/** `the Status column for "Bob" should show "Paid"`: the same, with its row told first. */
function aheadOf(subject: readonly Token[]) {
  const at = subject.findIndex((token, i) => isWord(token, /^for$/) && isWord(subject[i - 1], /^column$/));
  const isNamed = at > 0 && at === subject.length - 2 && subject[at + 1]!.kind === 'quote';
  return isNamed ? { column: subject.slice(0, at), row: subject.slice(at) } : undefined;
}

/** "under Days off": behind a row's "under" a capital begins the name of a column, whatever word ends it. */
const headCalled = ({ spec }: TargetContext, tokens: readonly Token[]): Target | undefined =>
  tokens.length < 5 && tokens.every(({ kind }) => kind === 'word') && beginsCapital(tokens[0]!.raw)
    ? { text: sourceOf(spec, tokens) }
    : undefined;

function readOne(context: TargetContext, tokens: readonly Token[]): Target | undefined {
  const read = readTarget({ ...context, mode: 'assert' }, tokens);
  return read?.targets.length === 1 ? read.targets[0] : undefined;
}
