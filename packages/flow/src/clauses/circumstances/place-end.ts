import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isCapital, isGiven, isLower, isSameWord, isWord, type Token } from '../../tokenise/token.ts';
import { readClause } from '../clause.ts';
import { contextOf, type State } from '../cutting/state.ts';
import { takeAgent } from '../edges/agent.ts';
import { actionStarts } from '../orders/action.ts';
import { articles } from '../unquoted/set-off.ts';

export const placeWords =
  /^(?:in|on|inside|within|at|from|under|below|above|underneath|beneath|beside|next|near|using|with|via|through)$/;

export const isOrderWord = ({ kind, low }: Token) =>
  kind === 'word' && actionStarts.has(low) && !placeWords.test(low) && low !== 'for';

export const isKindOfPlace = ({ kind, low, raw }: Token) =>
  kind === 'word' &&
  raw === low &&
  (roleOf([low])?.isPlain === true || /^(?:page|screen|area|view|zone|part|pane|box|bar|column|sidebar)$/.test(low));

/** Where the clause behind a place may begin that no mark ends ("In the Billing panel Plan is Pro"), the likeliest first. */
export function cutsOf(state: State, tokens: readonly Token[]): number[] {
  const cuts: number[] = [];
  const claims = new Set<number>();
  for (let cut = 2; cut < Math.min(tokens.length - 1, 10); cut++) {
    const verb = tokens[cut]!;
    // "in that dialog "A" is visible": what it is has not been told yet.
    if (/^(?:the|that|this|same|an?|its)$/.test(tokens[cut - 1]!.raw) && isWord(verb)) continue;
    // "in the row for week 2 the Price is …": its number ends the name.
    if (/^\d+$/.test(verb.raw) && /^[a-z]+$/.test(tokens[cut - 1]!.raw) && tokens[cut + 1]!.low === 'the') continue;
    const isOrder = isOrderWord(verb) && !isPerson(tokens[cut - 1]!);
    if (isSomebody(tokens.slice(cut))) cuts.push(cut);
    else if (isTypeOfPlace(tokens, cut)) continue;
    else if (isOrder) cuts.push(cut);
    else if (isClaimStart(state, tokens, cut)) {
      cuts.push(cut);
      claims.add(cut);
    }
  }
  if (cuts.length < 2) return cuts;
  const name = nameBehindKind(tokens);
  // "In the row Noor Haddad Status is …": how long the name is, nothing tells.
  if (name === 'unclear') return [];
  const doubts = new Map(cuts.map((cut) => [cut, doubtAt(tokens, cut, name)]));
  // "Due date is …": a small letter goes on with the name that a capital begins.
  for (const cut of cuts) if (doubts.get(cut) === 2 && doubts.get(cut - 1) === 1) doubts.set(cut, 3);
  const isUnread = (cut: number) => !claims.has(cut) && readClause(contextOf(state), tokens.slice(cut)) === undefined;
  const ranks = new Map(cuts.map((cut) => [cut, doubts.get(cut)! > 2 ? 2 : Number(isUnread(cut))]));
  return cuts.toSorted((one, other) => ranks.get(one)! - ranks.get(other)! || doubts.get(one)! - doubts.get(other)!);
}

/** How little a clause looks like beginning there: with a word that leads one, with a capital, or with a small letter. */
function doubtAt(tokens: readonly Token[], cut: number, name: number): number {
  const [before, first, next] = tokens.slice(cut - 1, cut + 2);
  const isSet = (token: Token | undefined) => isGiven(token) || isCapital(token);
  if (isPerson(first!)) return 0;
  // "In the dialog Due date is …": what it is must have been told.
  if (isLower(first) && predicateAt(tokens, cut) !== undefined) return 4;
  // "In the row Bob Status is …", `In the row "Bob" Status is …`: what stands behind the kind is its name.
  if (cut < name || (isGiven(first) && leadsToName(tokens, cut - 1))) return 3;
  // "In the header button Save is disabled": the kind belongs to what it is the kind of; under a heading it is the place.
  const isAnchor = anchored.test(tokens[0]!.low);
  if (!isAnchor && isSet(first) && isPart(before)) return 3;
  if (!isAnchor && isPart(first) && isSet(next)) return 0;
  // "Last login is …": an order is given of something, and is nothing.
  if (isOrderWord(first!)) return isSubject(tokens, cut) ? (isCapital(first) ? 1 : 3) : 0;
  if (!isWord(first) || countOf(first.low) !== undefined || leading.test(first.low)) return 0;
  return isCapital(first) ? 1 : 2;
}

// "Login", which as an order is two words, is one.
function isSubject(tokens: readonly Token[], at: number): boolean {
  return predicateAt(tokens, isSameWord(tokens[at + 1] ?? tokens[at]!, tokens[at]) ? at + 2 : at + 1) !== undefined;
}

const anchored = /^(?:under|below|above|underneath|beneath|beside|next|near)$/;
const leading = /^(?:the|an?|no|not|there|it|its|all|each|every|both|nothing|only|this|that)$/;

const isPart = (token: Token | undefined) =>
  isLower(token) &&
  /^(?:button|link|field|checkbox|radio|switch|toggle|slider|dropdown|input|textbox|icon|image|badge|label|option|text|message|title|heading)$/.test(
    token!.low,
  );

/**
 * "In the panel Billing the plan is …": behind which words the name of a place ends, though all of it could be read as
 * something in a place without a name.
 */
export function nameEnds(tokens: readonly Token[]): number[] {
  const name = nameBehindKind(tokens);
  const begins = (token: Token) => isCapital(token) || /^(?:the|no|there)$/.test(token.raw);
  const ends = (token: Token, at: number) =>
    at > 2 && isGiven(tokens[at - 1]) && leadsToName(tokens, at - 2) && begins(token);
  const quoted = tokens.flatMap((token, at) => (ends(token, at) ? at : []));
  return name !== 'unclear' && name > 0 ? [name, ...quoted] : quoted;
}

/** "in the row", "in the section called": the name of the place follows. */
function leadsToName(tokens: readonly Token[], at: number): boolean {
  const kind = calling.test(tokens[at]!.raw) ? at - 1 : at;
  const isKind =
    isLower(tokens[kind]) && (holders.test(tokens[kind]!.raw) || /^(?:item|entry|heading)$/.test(tokens[kind]!.raw));
  // In "that dialog" what is claimed follows: it was named before.
  return isKind && (kind === 1 || /^(?:the|an?)$/.test(tokens[kind - 1]?.raw ?? ''));
}

const calling = /^(?:called|named|titled|labelled)$/;
const named = /^(?:row|card|tile|item|entry|column|tab|panel|section)$/;

/**
 * "In the row Bob Status is …": where the name behind the kind of one of many ends, 0 where none follows. Of more than
 * two words with capitals nobody can tell.
 */
function nameBehindKind(tokens: readonly Token[]): number | 'unclear' {
  const at = articles.test(tokens[1]!.raw) ? 2 : 1;
  const kind = calling.test(tokens[at + 1]?.raw ?? '') ? at + 1 : at;
  if (!named.test(tokens[at]?.raw ?? '') || !isCapital(tokens[kind + 1])) return 0;
  const end = tokens.findIndex((token, at) => at > kind && !isCapital(token));
  if (end < 0) return 0;
  const length = end - kind - 1;
  // "In the row Bob the status is …", "… there are 2 rows": the name ends there anyway.
  const claim = tokens.findIndex((_, at) => at >= end && predicateAt(tokens, at) !== undefined);
  const isLed = tokens.slice(end, claim).some((token) => !isLower(token) || articles.test(token.low));
  if (claim < 0 || isLed || length < 2) return 0;
  return length === 2 ? kind + 2 : 'unclear';
}

const isPerson = ({ kind, low }: Token) => kind === 'word' && /^(?:i|you|we|she|he|they)$/.test(low);

/** "in the dialog I enter …", "on the form the user ticks …": who acts is no part of the place's name. */
function isSomebody(tokens: readonly Token[]): boolean {
  const [order] = (isPerson(tokens[0]!) ? tokens.slice(1) : takeAgent(tokens)) ?? [];
  return order?.kind === 'word' && (actionStarts.has(order.low) || /^(?:sees?|should|can)$/.test(order.low));
}

/** `On the summary page "A" is shown`: the type ends the place, unless the place has a type already. */
function isTypeOfPlace(tokens: readonly Token[], cut: number): boolean {
  const [before, type, next] = tokens.slice(cut - 1, cut + 2);
  if (cut < 3 || !isWord(before) || !isWord(type)) return false;
  const held = roleOf([before.low]);
  // "In the billing panel Plan is Pro": nothing that holds others is called so in the billing.
  if (isCapital(next)) return held?.role === undefined && !articles.test(before.low) && holders.test(type.raw);
  return next!.kind === 'quote' && held === undefined && roleOf([type.low]) !== undefined;
}

const holders =
  /^(?:card|panel|section|dialog|popup|modal|table|list|page|form|menu|row|column|box|area|window|drawer|banner|sidebar|tab|view|grid|tile|header|footer|widget)$/;

/** `In the "Bob" row I should see "Admin"`: a claim begins here, and can be read. */
function isClaimStart(state: State, tokens: readonly Token[], cut: number): boolean {
  const first = tokens[cut]!;
  // `In the card "A" it says "B"`: the name ends the place.
  if (first.kind === 'quote' && tokens[cut + 1]?.low === 'it') return false;
  // `In list "A" should be 3 items`: without an article as well.
  if (first.kind === 'quote' && cut === 2 && isKindOfPlace(tokens[1]!)) return false;
  const opens = first.kind === 'quote' || (first.kind === 'word' && !placeWords.test(first.low));
  const isType = tokens[cut - 1]!.kind === 'quote' && roleOf([first.low]) !== undefined;
  const read = opens && !isType ? readClause(contextOf(state), tokens.slice(cut)) : undefined;
  return read?.steps[0]?.kind === 'assert' && read.steps.every(({ kind }) => kind === 'assert');
}
