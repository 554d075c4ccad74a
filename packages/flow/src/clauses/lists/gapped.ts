import { predicateAt } from '../../assertions/predicate.ts';
import { numberText, ordinalOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { asWord, isGiven, isWord, lows, type Token } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';

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
  const isOfKind = isWord(kind) && roleOf([kind.low])?.isPlain === true && name.some(({ raw }) => /^\p{Lu}/u.test(raw));
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
