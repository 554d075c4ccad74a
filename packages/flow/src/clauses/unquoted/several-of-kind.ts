import { behindJoint, isJoint } from '../../assertions/joined/joint.ts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { isCompoundLabel } from '../../lexicon/compounds.ts';
import { isDomain, roleOf } from '../../lexicon/roles.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { allLows, isCapital, isLower, isWord, type Token } from '../../tokenise/token.ts';
import { imperative } from '../edges/lead.ts';
import { actionStarts } from '../orders/action.ts';
import { placing, quoted } from './set-off.ts';

/** Where the kind of several things stands: "buttons", "fields". */
const isKindOfSeveral = (tokens: readonly Token[], at: number) => {
  const role = isLower(tokens[at]) ? roleOf([tokens[at]!.low]) : undefined;
  const isVerb = tokens[at]?.low === 'links' ? tokens[at + 1]?.low === 'to' : predicateAt(tokens, at) !== undefined;
  return role?.plural === true && role.isPlain === true && !isVerb;
};

const isNameWord = (token: Token) =>
  isCapital(token) ||
  (isLower(token) && !isFunctional(token.low) && !isVague(token.low) && !isKindOfControl(token.low));

/** "buttons", "rows"; what an application is about ("jobs", "orders") may end a name. */
const isKindOfControl = (low: string) => roleOf([low]) !== undefined && !isDomain(low);

/** Names that a comma or an "and" joins, each with its capital, as its first word and the one behind its last; none where they go on. */
function namesFrom(
  tokens: readonly Token[],
  start: number,
  isEnd: (tokens: readonly Token[], at: number) => boolean,
  isOrder: (tokens: readonly Token[], at: number) => boolean = beginsOrder,
): [number, number][] {
  const names: [number, number][] = [];
  for (let at = start; ; ) {
    const from = at;
    if (!isCapital(tokens[at])) return [];
    // "On loan" begins with its capital, whatever "on" is elsewhere.
    while (at < tokens.length && at - from < 4 && isNameWord(tokens[at]!) && (at === from || !isEnd(tokens, at))) at++;
    names.push([from, at]);
    if (isEnd(tokens, at)) return names;
    if (!isJoint(tokens[at])) return [];
    at = behindJoint(tokens, at);
    if (isOrder(tokens, at)) return names;
  }
}

/** "…, then click C", "… and press Next": another order. */
const beginsOrder = (tokens: readonly Token[], at: number) =>
  isLower(tokens[at]) && (tokens[at]!.low === 'then' || actionStarts.has(tokens[at]!.low));

const quotedEach = (spec: string, tokens: readonly Token[], names: readonly [number, number][]) =>
  names.reduceRight<Token[]>((all, [from, to]) => quoted(spec, all, from, to), [...tokens]);

/** "the Save and Cancel buttons in the dialog": each of them by its name, for the kind at the end is that of several. */
export function namesOfKind(spec: string, tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 4; at++) {
    if (!isWord(tokens[at]) || !/^(?:the|both)$/.test(tokens[at]!.low)) continue;
    const names = namesFrom(tokens, at + 1, isKindOfSeveral);
    const end = names.at(-1)?.[1] ?? 0;
    if (names.length < 2 || !isKindOfSeveral(tokens, end) || isCompoundLabel(allLows(tokens.slice(at + 1, end))))
      continue;
    return quotedEach(spec, tokens, names);
  }
  return undefined;
}

/** "D7", "C-104": a letter or two and a number; in front of "and" a number alone is one of many. */
const isCode = (token: Token | undefined) => isWord(token) && /^[A-Z]{1,3}-?\d{1,4}$/.test(token.raw);
const ticking = /^(?:tick|untick|uncheck|click|select|choose|pick)$/;
const isNumber = (token: Token | undefined) => isWord(token) && /^\d{1,4}$/.test(token.raw);

/** "click D7 and D8": no label holds two codes. */
export function namesOfCodes(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const isVerb = (i: number) => i === 0 && isWord(tokens[0]) && ticking.test(tokens[0].low);
  const at = tokens.findIndex((token, i) => i > 0 && isCode(token) && (isLower(tokens[i - 1]) || isVerb(i - 1)));
  const numbered = tokens.findIndex(
    (token, i) => isNumber(token) && isWord(tokens[i - 1]) && ticking.test(tokens[i - 1]!.low),
  );
  const isName = at < 0 ? isNumber : isCode;
  const names: [number, number][] = [];
  for (let next = at < 0 ? numbered : at; isName(tokens[next]); next += 2) {
    names.push([next, next + 1]);
    if (!isJoint(tokens[next + 1])) break;
  }
  return names.length > 1 && isBehindNames(tokens, names.at(-1)![1]) ? quotedEach(spec, tokens, names) : undefined;
}

const choosing = /^(?:select|choose|pick|tick|untick|check|uncheck|open|delete|remove|the|both|these)$/;
const endsNames = /^(?:in|on|under|below|above|from|at|of|inside|within|next|beside|near|to|into|onto|again|too|then)$/;
const showing = /^(?:shows?|contains?|lists?|displays?|includes?|offers?|sees?|expects?|verify)$/;
const pointing = /^(?:click|tap|press|hit|type|enter|fill|go|navigate|visit|verify|check|expect|wait|log|sign|then)$/;
/** "and the total", "and Click Save": what stands behind a name is no further name. */
const beginsOther = (tokens: readonly Token[], at: number) =>
  !isCapital(tokens[at]) || (pointing.test(tokens[at]!.low) && isWord(tokens[at + 1]));

/** "the toolbar shows Edit, Delete and Share": nothing is done there, though a name among them may be a verb. */
export function namesShown(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex((token, i) => (i === 0 ? isWord(token) : isLower(token)) && showing.test(token.low));
  const names = at < 0 ? [] : namesFrom(tokens, at + 1, isBehindNames, beginsOther);
  const isOrderLike = ([from]: [number, number]) => imperative(tokens[from]!.low, actionStarts) !== undefined;
  return names.slice(1).some(isOrderLike) ? quotedEach(spec, tokens, names) : undefined;
}

/** A verb, a place or the end. */
const isBehindNames = (tokens: readonly Token[], at: number) =>
  tokens[at] === undefined || endsNames.test(tokens[at]!.low) || predicateAt(tokens, at) !== undefined;

/** "select the rows A and B": each of them by its capital, for the kind before them is that of several. */
export function namesAfterKind(spec: string, tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 3; at++) {
    const isLed = at === 0 || (isWord(tokens[at - 1]) && choosing.test(tokens[at - 1]!.low));
    if (!isLed || !isWord(tokens[at]) || roleOf([tokens[at]!.low])?.plural !== true) continue;
    const names = namesFrom(tokens, at + 1, isBehindNames);
    const end = names.at(-1)?.[1] ?? 0;
    if (names.length < 2 || isEachItsOwn(tokens.slice(end)) || isCompoundLabel(allLows(tokens.slice(at + 1, end))))
      continue;
    return quotedEach(spec, tokens, names);
  }
  return undefined;
}

/** "… should contain 1 and 2": which holds which, nobody says. */
const isEachItsOwn = (rest: readonly Token[]) =>
  rest.at(-1)?.low === 'respectively' ||
  (rest.at(-2)?.low === 'and' &&
    /^[\p{Lu}\p{N}"']/u.test(rest.at(-1)!.raw) &&
    !rest.some(({ low }) => placing.test(low)));

const picking = /^(?:select|choose|pick)$/;
const leadsToField = (tokens: readonly Token[], at: number) =>
  isLower(tokens[at]) && /^(?:in|from|as|for)$/.test(tokens[at]!.low);

/** Where a field stands: "Skills", "the Skills dropdown". */
const isFieldAt = (tokens: readonly Token[], at: number): boolean => {
  if (isLower(tokens[at]) && tokens[at]!.low === 'the') return isFieldAt(tokens, at + 1);
  const kind = tokens.slice(at + 1).find((token) => !isCapital(token));
  const role = kind && isLower(kind) ? roleOf([kind.low]) : undefined;
  return isCapital(tokens[at]) && (!role || role.role === 'combobox');
};

/** "pick Go, Rust and Zig in Skills": each is an option of the field; "Salt and Pepper" may be one. */
export function namesOfOptions(spec: string, tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 4; at++) {
    if (!isWord(tokens[at]) || !picking.test(tokens[at]!.low)) continue;
    const names = namesFrom(tokens, at + 1, leadsToField);
    const end = names.at(-1)?.[1] ?? 0;
    if (names.length < 3 || !leadsToField(tokens, end) || !isFieldAt(tokens, end + 1)) continue;
    return quotedEach(spec, tokens, names);
  }
  return undefined;
}

/** "click seat D7 and seat D8": the kind stands before each, so none of them holds the next. */
export function namesOfKindAgain(spec: string, tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < tokens.length - 4; at++) {
    const kind = tokens[at]!;
    if (!isLower(kind) || !isCapital(tokens[at + 1]) || isFunctional(kind.low) || actionStarts.has(kind.low)) continue;
    const names: [number, number][] = [];
    for (let next = at; tokens[next]?.raw === kind.raw; ) {
      const from = next + 1;
      let to = from;
      while (to - from < 4 && (isCapital(tokens[to]) || (to > from && isNumber(tokens[to])))) to++;
      if (to > from) names.push([from, to]);
      if (!isJoint(tokens[to])) break;
      next = behindJoint(tokens, to);
    }
    const end = names.at(-1)?.[1] ?? 0;
    const isEnd = tokens[end]?.kind === 'soft' || isBehindNames(tokens, end);
    if (names.length > 1 && isEnd) return quotedEach(spec, tokens, names);
  }
  return undefined;
}
