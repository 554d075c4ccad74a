import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { isDevice, isPointing, isRemark } from '../../lexicon/remarks.ts';
import { isCapital, isGiven, isWord, lows, type Token } from '../../tokenise/token.ts';
import { isJoint } from '../cutting/signs.ts';
import { actionStarts } from '../orders/action.ts';
import { dropLead } from './lead.ts';

/** What is typed, or what something is called from now on, may go on with any words. */
const typing =
  /^(?:type|enter|write|put|paste|key|fill|set|change|rename|name|call|add|append|reply|post|send|comment|search|look|find|say)$/;
const isInto = (token: Token) => isWord(token) && /^(?:in|into)$/.test(token.raw);

/** "acronym" for "HMRC": who that is, the words of no table say. */
const inWords = (tokens: readonly Token[]): string =>
  lows(
    tokens.map((token) => (isWord(token) && /^\p{Lu}{2,}$/u.test(token.raw) ? { ...token, low: 'acronym' } : token)),
  );

/** Whether all that is said between commas is only a remark. */
function areRemarks(tokens: readonly Token[]): boolean {
  const comma = tokens.findIndex(({ raw }) => raw === ',');
  if (comma < 0) return isRemark(inWords(tokens));
  return isRemark(inWords(tokens.slice(0, comma))) && areRemarks(tokens.slice(comma + 1));
}

/** Whether the clause before a remark is told to its end: a text without quotes may go on with any words. */
function isTold(clause: readonly Token[]): boolean {
  const last = clause.at(-1);
  if (clause.length === 0 || last === undefined) return false;
  const order = dropLead(clause);
  const [verb] = order;
  const isClaim =
    !isWord(verb) || !actionStarts.has(verb.low) || order.some((_, at) => at > 0 && predicateAt(order, at));
  if (isGiven(last) || last.kind === 'path') return true;
  if (isClaim) return isWord(last) && /^(?:visible|shown|displayed|enabled|disabled|gone|hidden|there)$/.test(last.raw);
  // "enter Rex in Name": the field ends the clause; "fill in Name with Rex" may go on.
  const field = order.slice(2).findLastIndex(isInto) + 2;
  return !typing.test(verb.low) || (field > 1 && field > order.length - 5 && field < order.length - 1);
}

/** Whether what stands behind a remark goes on with another clause, or nothing does. */
const isOver = (token: Token | undefined) =>
  token === undefined || token.kind === 'stop' || (isJoint(token) && !/^[:(]$/.test(token.raw));

/** "choose a pet (that is the dog)" would say which; beside what has a name it says nothing that is done. */
const isNamed = (clause: readonly Token[]) =>
  dropLead(clause).some((token, at) => at > 0 && (isGiven(token) || isCapital(token)));
const isAsideOf = (clause: readonly Token[], said: readonly Token[]) =>
  isTold(clause) && (!isPointing(inWords(said)) || isNamed(clause));

/** "resize to 390x844 (an ordinary phone) before …": the same size in other words. */
const isOfSize = (size: Token, said: readonly Token[], next: Token | undefined) =>
  /^\d{3,4}x\d{3,4}$/.test(size.raw) && isDevice(lows(said)) && (isOver(next) || next?.raw === 'before');

/** Where the clause begins that ends before a place. */
const clauseBefore = (tokens: readonly Token[], end: number) =>
  tokens.slice(tokens.findLastIndex((token, at) => at < end && isJoint(token)) + 1, end);

/** "Click Post entry (the step everybody forgets)": what is only said by the way, and tells nothing to do or to expect. */
function inBrackets(tokens: readonly Token[]): readonly Token[] {
  for (let open = 1; open < tokens.length; open++) {
    if (tokens[open]!.raw !== '(' || tokens[open]!.kind !== 'soft') continue;
    const close = tokens.findIndex(({ raw, kind }, at) => at > open && raw === ')' && kind === 'soft');
    const said = tokens.slice(open + 1, Math.max(close, open));
    const isAside = said.length > 0 && isOver(tokens[close + 1]) && areRemarks(said);
    if (
      (isAside && isAsideOf(clauseBefore(tokens, open), said)) ||
      isOfSize(tokens[open - 1]!, said, tokens[close + 1])
    )
      return inBrackets([...tokens.slice(0, open), ...tokens.slice(close + 1)]);
  }
  return tokens;
}

/** A comma, or a dash with spaces; a hyphen leads to the parts of a list. */
const isMark = ({ raw, kind }: Token) => kind === 'soft' && /^[,–—]$/.test(raw);

/** "hit Print, takes ages on our wifi, and …", "… – she rang me": where it is more than a word that may be a label. */
function behindMark(tokens: readonly Token[]): readonly Token[] {
  for (let comma = 1; comma < tokens.length; comma++) {
    if (!isMark(tokens[comma]!)) continue;
    const next = tokens.findIndex((token, at) => at > comma && isJoint(token));
    const end = next < 0 ? tokens.length : next;
    const said = tokens.slice(comma + 1, end);
    const isAside =
      said.length > (tokens[comma]!.raw === ',' ? 2 : 1) &&
      said.every((token) => isWord(token)) &&
      isRemark(inWords(said));
    if (isAside && isOver(tokens[end]) && isAsideOf(clauseBefore(tokens, comma), said))
      return behindMark([...tokens.slice(0, comma), ...tokens.slice(end)]);
  }
  return tokens;
}

export const withoutRemarks = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some((token) => token.raw === '(' || isMark(token)) ? behindMark(inBrackets(tokens)) : tokens;
