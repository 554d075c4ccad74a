import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { singular } from '../../lexicon/singular.ts';
import { asWord, beginsCapital, isGiven, isWord, type Token, unwritten } from '../../tokenise/token.ts';

const determiner = /^(?:the|these|those|following|both|its|two|three|four|five)$/;

export interface Kind {
  /** What stands before the names: "see the", "the menu has the". */
  head: readonly Token[];
  kind: Token[];
  name: readonly Token[];
  /** "the two tabs". */
  count?: number | undefined;
}

/** `the tabs "A"` in "see the tabs "A", "B" and "C"": what comes before, the kind, and the first name. */
export function kindAt(tokens: readonly Token[]): Kind | undefined {
  for (let at = 0; at < tokens.length - 1; at++) {
    const token = tokens[at]!;
    const role = token.kind === 'word' && token.raw.slice(1) === token.low.slice(1) ? roleOf([token.low]) : undefined;
    // "The menu lists A": a verb.
    if (!role?.plural || (token.low !== 'links' && predicateAt(tokens, at))) continue;
    const next = tokens[at + 1]!;
    const named = isWord(next) && /^(?:called|named|labelled|labeled)$/.test(next.low);
    const isFor = isWord(next) && next.low === 'for';
    const isTo = role.role === 'link' && isWord(next) && next.low === 'to';
    const name = tokens.slice(named || isFor || isTo || next.raw === ':' ? at + 2 : at + 1);
    if (!isName(name)) continue;
    let from = at;
    while (isWord(tokens[from - 1]) && determiner.test(tokens[from - 1]!.low)) from--;
    const isNone = isWord(tokens[from - 1]) && /^(?:no|any)$/.test(tokens[from - 1]!.low);
    return {
      head: tokens.slice(0, from),
      kind: [
        ...(isNone ? [] : [unwritten('the')]),
        asWord(token, singular(token.low)),
        ...(isFor || isTo ? [next] : []),
      ],
      name,
      count: tokens.slice(from, at).reduce<number | undefined>((found, { low }) => found ?? countOf(low), undefined),
    };
  }
  return undefined;
}

/** Quoted, or words with a capital, and nothing else. */
export const isName = (tokens: readonly Token[]) =>
  (tokens.length === 1 && isGiven(tokens[0])) ||
  (tokens.length > 0 &&
    tokens.length <= 4 &&
    tokens.every(({ kind }) => kind === 'word') &&
    beginsCapital(tokens[0]!.raw));

export interface KindList extends Omit<Kind, 'name'> {
  names: Token[];
  /** What stands behind the last name and is said of each of them. */
  tail: readonly Token[];
  /** `the "A" and "B" tabs`: the kind stands behind the names. */
  after?: true;
}

const denial = /^(?:no|not|never)$/;

/** `the tabs "A", "B" and "C" in the dialog`: several names of one kind; "or" joins them where they are denied. */
export function kindListOf(tokens: readonly Token[]): KindList | undefined {
  for (let at = 1; at < tokens.length - 1; at++) {
    if (!isGiven(tokens[at]) || !isWord(tokens[at - 1])) continue;
    const kind = kindAt(tokens.slice(0, at + 1));
    // "each of the links": told of each of them already.
    if (!kind || kind.name.length > 1 || kind.head.at(-1)?.low === 'of') continue;
    const isDenied = kind.head.some((token) => isWord(token) && denial.test(token.low));
    const names = [tokens[at]!];
    let end = at + 1;
    for (let next = afterJoint(tokens, end, isDenied); next > end; next = afterJoint(tokens, end, isDenied)) {
      names.push(tokens[next]!);
      end = next + 1;
    }
    const { name: _, ...rest } = kind;
    if (names.length > 1) return { ...rest, names, tail: tokens.slice(end) };
  }
  return kindAfter(tokens) ?? kindOfEach(tokens);
}

/** `the "A" and "B" tabs in the dialog`. */
function kindAfter(tokens: readonly Token[]): KindList | undefined {
  for (let at = 1; at < tokens.length - 3; at++) {
    if (!isGiven(tokens[at]) || !isWord(tokens[at - 1]) || !/^(?:the|both|no|any)$/.test(tokens[at - 1]!.low)) continue;
    const names = [tokens[at]!];
    let end = at + 1;
    for (let next = afterJoint(tokens, end, false); next > end; next = afterJoint(tokens, end, false)) {
      names.push(tokens[next]!);
      end = next + 1;
    }
    const kind = tokens[end];
    const role = isWord(kind) && kind.raw === kind.low ? roleOf([kind.low]) : undefined;
    const isVerb = kind?.low === 'links' ? tokens[end + 1]?.low === 'to' : predicateAt(tokens, end) !== undefined;
    if (names.length < 2 || !role?.plural || !role.isPlain || isVerb) continue;
    const head = tokens.slice(0, tokens[at - 1]!.low === 'both' ? at - 1 : at);
    return { head, kind: [asWord(kind!, singular(kind!.low))], names, tail: tokens.slice(end + 1), after: true };
  }
  return undefined;
}

/** `a "Cancel" and a "Delete" button`: an article for each, and the kind behind the last. */
function kindOfEach(tokens: readonly Token[]): KindList | undefined {
  const isNamed = (at: number) =>
    isArticle(tokens[at]) &&
    (isGiven(tokens[at + 1]) || (isWord(tokens[at + 1]) && /^\p{Lu}/u.test(tokens[at + 1]!.raw)));
  const from = tokens.findIndex((_, at) => at > 0 && isNamed(at) && afterArticle(tokens, at + 2) > 0);
  if (from < 0) return undefined;
  const names = [tokens[from + 1]!];
  let end = from + 2;
  for (let next = afterArticle(tokens, end); next > 0 && isNamed(next); next = afterArticle(tokens, end)) {
    names.push(tokens[next + 1]!);
    end = next + 2;
  }
  const kind = tokens[end];
  const role = isWord(kind) && kind.raw === kind.low ? roleOf([kind.low]) : undefined;
  if (names.length < 2 || !role?.role || role.plural || !role.isPlain) return undefined;
  return { head: tokens.slice(0, from + 1), kind: [kind!], names, tail: tokens.slice(end + 1), after: true };
}

const isArticle = (token: Token | undefined) => isWord(token) && /^an?$/.test(token.raw);

/** What stands after a comma, one of these words or both; `at` itself where neither stands there. */
function behind(tokens: readonly Token[], at: number, joint: RegExp): number {
  const comma = tokens[at]?.kind === 'soft' && tokens[at]!.raw === ',' ? 1 : 0;
  const word = tokens[at + comma];
  return at + comma + (isWord(word) && joint.test(word.low) ? 1 : 0);
}

/** Where the next article stands; 0 where none does. */
function afterArticle(tokens: readonly Token[], at: number): number {
  const next = behind(tokens, at, /^and$/);
  return next > at && isArticle(tokens[next]) ? next : 0;
}

/** Where the next name stands; `at` where none does. */
function afterJoint(tokens: readonly Token[], at: number, isDenied: boolean): number {
  const next = behind(tokens, at, isDenied ? /^(?:and|&|or)$/ : /^(?:and|&)$/);
  return next > at && isGiven(tokens[next]) ? next : at;
}

/** Which commas and "and"s only join names of one kind. */
export function jointsOfKinds(tokens: readonly Token[]): ReadonlySet<Token> {
  const joints = new Set<Token>();
  let rest = tokens;
  for (let list = kindListOf(rest); list; list = kindListOf(rest)) {
    const [from, to] = [rest.indexOf(list.names[0]!), rest.indexOf(list.names.at(-1)!)];
    for (const token of rest.slice(from, to)) joints.add(token);
    rest = rest.slice(to + 1);
  }
  return joints;
}
