import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { singular } from '../../lexicon/singular.ts';
import { asMark, asWord, isGiven, isWord, lows, type Token } from '../../tokenise/token.ts';
import { dropLead } from '../edges/lead.ts';
import { isJoint } from './signs.ts';

/** A run of names in quotes, from its first token to the one behind its last. */
interface Names {
  from: number;
  to: number;
  names: readonly Token[];
}

const isMark = (token: Token | undefined) => token !== undefined && isJoint(token) && /^(?:,|and|&)$/.test(token.low);

/** `"A", "B" and "C"`: the names that begin at a place. */
function namesAt(tokens: readonly Token[], from: number): Names {
  const names: Token[] = [];
  let to = from;
  for (let at = from; isGiven(tokens[at]); ) {
    names.push(tokens[at]!);
    to = at + 1;
    at = to;
    while (isMark(tokens[at])) at++;
    if (at === to) break;
  }
  return { from, to, names };
}

const joinedBy = (clauses: readonly (readonly Token[])[]): Token[] =>
  clauses.flatMap((clause, at) => {
    const { end } = clause.at(-1)!;
    return at === clauses.length - 1 ? [...clause] : [...clause, asMark({ start: end, end }, ',')];
  });

/** `Enter "A" and "B" in "C" and "D" respectively`: the first into the first, the second into the second. */
function asRespective(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ low }) => low === 'respectively');
  if (end < 0) return tokens;
  const start = tokens.findLastIndex(({ kind, raw }, at) => at < end && kind === 'soft' && raw !== ',') + 1;
  const runs: Names[] = [];
  for (let at = start; at < end; at++)
    if (isGiven(tokens[at])) {
      const run = namesAt(tokens, at);
      runs.push(run);
      at = run.to - 1;
    }
  const [one, other, ...more] = runs;
  if (!one || !other || more.length > 0 || one.names.length < 2 || one.names.length !== other.names.length)
    return tokens;
  const close = tokens[end - 1]!.raw === ',' ? end - 1 : end;
  const before = tokens.slice(start, one.from);
  const clauses = one.names.map((name, i) => [
    ...before,
    name,
    ...tokens.slice(one.to, other.from),
    other.names[i]!,
    ...tokens.slice(other.to, close),
  ]);
  return [...tokens.slice(0, start), ...joinedBy(clauses), ...tokens.slice(end + 1)];
}

const eachOf = /^for (?:each|both|all|every one|each one)(?: of)?(?: the)?(?: [a-z]+)? $/;

/** `for each of "A" and "B": tick it`: once for each of them. */
function asForEach(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(isGiven);
  if (from < 2 || tokens[0]!.low !== 'for' || !eachOf.test(`${lows(tokens.slice(0, from))} `)) return tokens;
  const { names, to } = namesAt(tokens, from);
  const body = tokens.slice(to + 1);
  const its = body.filter((token) => isWord(token) && /^(?:it|them)$/.test(token.low));
  if (names.length < 2 || !/^[:,]$/.test(tokens[to]?.raw ?? '') || its.length !== 1 || body.some(isJoint))
    return tokens;
  return joinedBy(names.map((name) => body.map((token) => (token === its[0] ? name : token))));
}

/** `click "Edit" in the rows for "A" and "B"`: in the one and in the other. */
function asOneEach(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, i) =>
      isGiven(token) && i > 2 && isWord(tokens[i - 1]) && /^(?:for|of|named|called)$/.test(tokens[i - 1]!.low),
  );
  const kind = tokens[at - 2];
  const isMany =
    at > 2 && isWord(kind) && kind.raw === kind.low && /^(?:rows|cards|entries|items|sections)$/.test(kind.low);
  const { names, to } = isMany ? namesAt(tokens, at) : { names: [], to: 0 };
  if (names.length < 2) return tokens;
  const from = tokens.findLastIndex((token, i) => i < at && isJoint(token)) + 1;
  const next = tokens.findIndex((token, i) => i >= to && isJoint(token));
  const end = next < 0 ? tokens.length : next;
  const one = asWord(kind!, singular(kind!.low));
  const clauses = names.map((name) => [
    ...tokens.slice(from, at - 2),
    one,
    tokens[at - 1]!,
    name,
    ...tokens.slice(to, end),
  ]);
  return [...tokens.slice(0, from), ...joinedBy(clauses), ...tokens.slice(end)];
}

const pressing = /^(?:hover|tick|untick|check|uncheck|focus|click|tap|clear|toggle|expand|collapse|right|double)$/;

/** How many words of an order are its verb: "click on", "right click"; 0 where it is none that can share its object. */
function verbLength(part: readonly Token[]): number {
  const [first, second] = part;
  if (!isWord(first) || !pressing.test(first.low)) return 0;
  const length = /^(?:right|double)$/.test(first.low) ? 2 : 1;
  if (length === 2 && second?.low !== 'click') return 0;
  return /^(?:on|over)$/.test(part[length]?.low ?? '') ? length + 1 : length;
}

/** `Hover, then right-click "A"`, "Tick (then untick) A": the verb that stands alone is for the same thing. */
function withObject(tokens: readonly Token[]): readonly Token[] {
  const parts = partsOf(tokens);
  for (const [at, { from, to }] of parts.entries()) {
    const [next, last] = [parts[at + 1], parts[at + 2]];
    if (!next || !isWord(tokens[to - 1])) continue;
    const own = dropLead(tokens.slice(from, to));
    if (verbLength(own) !== own.length) continue;
    const other = dropLead(tokens.slice(next.from, next.to));
    const length = verbLength(other);
    const joint = tokens.slice(to, next.from);
    if (joint[0]!.raw === '(') {
      const isAside = last && length === other.length && tokens[next.to]?.raw === ')' && last.from === next.to + 1;
      if (!isAside) return tokens;
      const object = tokens.slice(last.from, last.to);
      const comma = asMark({ start: object.at(-1)!.end, end: object.at(-1)!.end }, ',');
      return [...tokens.slice(0, to), ...object, comma, ...other, ...object, ...tokens.slice(last.to)];
    }
    const isShared =
      length > 0 &&
      length < other.length &&
      /^(?:,|and|then)$/.test(joint[0]!.low) &&
      lows(own) !== lows(other.slice(0, length));
    if (isShared) return [...tokens.slice(0, to), ...other.slice(length), ...tokens.slice(to)];
  }
  return tokens;
}

interface Part {
  from: number;
  to: number;
}

/** The stretches between commas, "and" and the like. */
function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token && !isJoint(token)) continue;
    if (at > from) parts.push({ from, to: at });
    from = at + 1;
  }
  return parts;
}

const entering = /^(?:type|enter|put|write|fill in|key in|select|choose|pick)$/;

/** `in "A" type "B"`: what is said between the two names; `"A" should be "B"`: the verb. */
function betweenNames(part: readonly Token[]): readonly Token[] | undefined {
  const from = part.findIndex(isGiven);
  const to = part.length - 1;
  const between = part.slice(from + 1, to);
  if (from < 0 || to <= from + 1 || !isGiven(part[to]) || !between.every(isWord)) return undefined;
  const isLed = from === 1 && /^(?:in|into|for|from|under)$/.test(part[0]!.low) && entering.test(lows(between));
  const isClaim = from === 0 && predicateAt(part, 1)?.next === to;
  return isLed || isClaim ? between : undefined;
}

/** `"A" should be ticked`: what is said of the name. */
function saidOf(part: readonly Token[]): readonly Token[] | undefined {
  const isClaim = isGiven(part[0]) && part.slice(1).every(isWord) && predicateAt(part, 1) !== undefined;
  return isClaim && part.length < 6 ? part.slice(1) : undefined;
}

const denied = (said: readonly Token[]): readonly Token[] | undefined =>
  /^(?:is|are|should|must)$/.test(said[0]!.low) && !said.some(({ low }) => low === 'not')
    ? [said[0]!, asWord(said[0]!, 'not'), ...said.slice(1)]
    : undefined;

/** The clause that a part stands for which left out what was said before: `"C" "D"`, `"B" too`, `"C" not`. */
function filled(part: readonly Token[], between: readonly Token[] | undefined, said: readonly Token[] | undefined) {
  const first = part.findIndex(isGiven);
  if (
    between &&
    isGiven(part.at(-1)) &&
    part.length === first + 2 &&
    first <= 1 &&
    (first === 0) === isClaiming(between)
  )
    return [...part.slice(0, first + 1), ...between, part.at(-1)!];
  if (!said || first !== 0) return undefined;
  const words = lows(part.slice(1));
  if (/^(?:too|also|as well)$/.test(words)) return [part[0]!, ...said];
  const not = words === 'not' ? denied(said) : undefined;
  return not && [part[0]!, ...not];
}

const isClaiming = (between: readonly Token[]) => predicateAt(between, 0) !== undefined;

/** Two names with nothing between them, or one with a word that says "the same". */
const hasGap = (part: readonly Token[]) =>
  (isGiven(part.at(-2)) && (isGiven(part.at(-1)) || /^(?:too|also|not)$/.test(part.at(-1)!.low))) ||
  (part.length > 2 && part.at(-1)!.low === 'well');

/** `"From" should be "A" and "To" "B"`, `in "From" type "A", in "To" "B"`: the words that were left out the second time. */
function withGapsFilled(tokens: readonly Token[]): readonly Token[] {
  const parts = tokens.filter(isGiven).length > 1 ? partsOf(tokens) : [];
  if (parts.length < 2 || !parts.some(({ from, to }) => hasGap(tokens.slice(from, to)))) return tokens;
  let between: readonly Token[] | undefined;
  let said: readonly Token[] | undefined;
  let rest: readonly Token[] = tokens;
  let shift = 0;
  for (const { from, to } of parts) {
    const part = tokens.slice(from, to);
    const whole = filled(part, between, said);
    if (whole) {
      rest = [...rest.slice(0, from + shift), ...whole, ...rest.slice(to + shift)];
      shift += whole.length - part.length;
      continue;
    }
    between = betweenNames(part);
    said = saidOf(part);
  }
  return rest;
}

/** "the Volume slider": where its kind stands, behind an article and a name; -1 where no such thing is named. */
const kindAt = (part: readonly Token[]) =>
  part.findIndex(
    ({ kind, low, raw }, at) =>
      at > 1 &&
      kind === 'word' &&
      raw === low &&
      roleOf([low])?.isPlain === true &&
      /^\p{Lu}|^["“'‘`]/u.test(part[at - 1]!.raw) &&
      part.slice(0, at - 1).some((token) => token.raw === 'the'),
  );

/** "set the Volume slider to 30, the Bass one to 70": one of the same kind, and the same is done to it. */
function withOnes(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ kind, low }, i) => kind === 'word' && low === 'one' && i > 1 && /^\p{Lu}|^["“'‘`]/u.test(tokens[i - 1]!.raw),
  );
  if (at < 0) return tokens;
  const parts = partsOf(tokens);
  const own = parts.findIndex(({ from, to }) => from <= at && at < to);
  const before = parts[own - 1] && tokens.slice(parts[own - 1]!.from, parts[own - 1]!.to);
  const kind = before ? kindAt(before) : -1;
  const part = tokens.slice(parts[own]!.from, parts[own]!.to);
  if (!before || kind < 0 || part[0]!.low !== 'the') return tokens;
  const filled = part.map((token, i) => (parts[own]!.from + i === at ? asWord(token, before[kind]!.low) : token));
  const verb = dropLead(before);
  const the = verb.findIndex(({ low }) => low === 'the');
  const isOrder = the > 0 && the < 3 && !part.some((_, i) => predicateAt(part, i));
  return [
    ...tokens.slice(0, parts[own]!.from),
    ...(isOrder ? verb.slice(0, the) : []),
    ...filled,
    ...tokens.slice(parts[own]!.to),
  ];
}

/** What is told of several things at once, as a clause for each of them. */
export const spread = (tokens: readonly Token[]): readonly Token[] =>
  withObject(withOnes(withGapsFilled(asOneEach(asForEach(asRespective(tokens))))));
