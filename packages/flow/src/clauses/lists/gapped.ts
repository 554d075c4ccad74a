import { assertion } from '../../assertions/complement.ts';
import { readCountedToo } from '../../assertions/joined/ellipsis.ts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { type Limit, limitAt } from '../../assertions/subject/limits.ts';
import { countOf, numberText, ordinalOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { readPlace } from '../../targets/scope.ts';
import { readTarget } from '../../targets/target.ts';
import { asWord, beginsCapital, isGiven, isWord, lows, type Token } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { isLeading } from '../cutting/extent.ts';

interface Said {
  verb: readonly Token[];
  said: Token;
}

/** The verb of a claim and the one token that stands behind it, its last. */
function saidIn(claim: readonly Token[]): Said | undefined {
  const at = claim.findIndex((_, i) => i > 0 && predicateAt(claim, i));
  const next = at > 0 ? predicateAt(claim, at)!.next : -1;
  return next === claim.length - 1 ? { verb: claim.slice(at, next), said: claim[next]! } : undefined;
}

/** "Discount should be €4 and the total €36": the same is said of another amount. */
function readGappedAmount(context: ClauseContext, { verb, said }: Said, own: readonly Token[]): ClauseRead | undefined {
  const last = own.at(-1)!;
  const isAmount = ({ kind, value }: Token) => kind === 'word' && /\d/.test(value) && numberText.test(value);
  const isSame = isAmount(said) && isAmount(last) && own.length > 1;
  const isOther =
    isSame && own.slice(0, -1).every(({ kind }) => kind !== 'soft') && !own.some((_, i) => predicateAt(own, i));
  const read = isOther ? readClause(context, [...own.slice(0, -1), ...verb, last]) : undefined;
  return read?.steps.length === 1 && /^assert(?:Text|Value)$/.test(read.steps[0]!.action) ? read : undefined;
}

/** `the "To" field "KEF"`, `"City" "Oslo"`: a thing by its name, then a text; `the button "B"` is no more than a thing. */
const isNamedThing = (own: readonly Token[]) => {
  const name = own.slice(0, -1);
  const kind = name.at(-1);
  const isOfKind = isWord(kind) && roleOf([kind.low])?.isPlain === true && name.some(({ raw }) => beginsCapital(raw));
  return (
    isGiven(own.at(-1)) &&
    name.length < 6 &&
    (name.some(isGiven) || isOfKind) &&
    !own.some((_, i) => predicateAt(own, i))
  );
};

/** `the first item should be "A", the second "B" and the third "C"`: the verb of the first goes for all. */
export function readGapped(
  context: ClauseContext,
  first: readonly Token[],
  own: readonly Token[],
): ClauseRead | undefined {
  const told = saidIn(first);
  const amount = told && readGappedAmount(context, told, own);
  if (amount || !told || !isGiven(told.said)) return amount;
  if (isNamedThing(own)) return readClause(context, [...own.slice(0, -1), ...told.verb, own.at(-1)!]);
  if (!/^the \S+(?: \S+)? "$/.test(lows(own)) || ordinalOf(own[1]!.low) === undefined) return undefined;
  const one = own.length === 3 && own[1]!.low === 'last' ? [asWord(own[1]!, 'one')] : [];
  return readClause(context, [...own.slice(0, -1), ...one, ...told.verb, own.at(-1)!]);
}

/** "12 cards in A and 3 in B", "A has 3 cards, B 2 and C 1": so many of the same kind in another place. */
export function readGappedCount(
  context: ClauseContext,
  own: readonly Token[],
  { steps }: ClauseRead,
): ClauseRead | undefined {
  const [step, ...more] = steps;
  const { scope, ...kind } = step?.target ?? {};
  if (step?.action !== 'assertCount' || more.length > 0 || !scope || !step.target) return undefined;
  const assert = { ...context, mode: 'assert' as const };
  const last = limitOnly(own.slice(-1));
  const name = last && own.length > 1 ? readTarget(assert, own.slice(0, -1)) : undefined;
  if (name) return readCountedToo(name, step, last);
  const limit = limitAt(own) ?? limitOnly(own);
  const place = limit && isLeading(own[limit.length]) ? readPlace(assert, own.slice(limit.length)) : undefined;
  const claim = place && assertion({ action: 'assertCount', target: { ...kind, scope: place }, value: limit!.count });
  return claim && { steps: [{ ...claim, op: limit!.op }], quoted: own.some(isGiven) };
}

/** A bare number where one may stand. */
function limitOnly([first]: readonly Token[]): Limit | undefined {
  const count = isWord(first) ? countOf(first.low) : undefined;
  return count === undefined ? undefined : { op: 'eq', count: String(count), length: 1 };
}

/** "… and 3 in B": so many of something, and no text that is a number. */
export const isCountOnly = (own: readonly Token[]) => limitOnly(own) !== undefined && isLeading(own[1]);
