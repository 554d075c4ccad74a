import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { agentNouns, articles, doings, handsOn, nounish, personaNouns } from '../../lexicon/agents.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { asWord, isAddress, isWord, lows, type Token } from '../../tokenise/token.ts';
import { imperative } from './lead.ts';

const adverb = /^(?:then|now|next|also|again|finally|first|subsequently|simply|just)$/;

interface Agent {
  /** How many words name who acts, adverbs included. */
  length: number;
  kind: 'person' | 'persona' | 'they';
}

/** "the night nurse": the word before the one who acts. */
const isMarked = ([, word, noun]: readonly Token[]) =>
  noun?.who === true &&
  isWord(word) &&
  !word.who &&
  /^[a-z]+(?<!ed)$/.test(word.low) &&
  !/^(?:other|another|new|second|next|first|same|different)$/.test(word.low) &&
  countOf(word.low) === undefined;

/** Who acts, named at the head of a clause: "the user", "She then", "Visitor". */
export function agentAt(tokens: readonly Token[]): Agent | undefined {
  const first = tokens[0];
  if (!isWord(first)) return undefined;
  const article = articles.has(first.low) ? 1 : 0;
  const isQualified =
    article === 1 && (/^(?:logged-in|signed-in|current)$/.test(tokens[1]?.low ?? '') || isMarked(tokens));
  const at = isQualified ? 2 : article;
  const noun = tokens[at];
  if (!isWord(noun)) return undefined;
  const kind =
    at === 0 && noun.low === 'they'
      ? 'they'
      : agentNouns.has(noun.low) || noun.who || (at === 0 && (noun.low === 'she' || noun.low === 'he'))
        ? 'person'
        : personaNouns.has(noun.low)
          ? 'persona'
          : undefined;
  if (!kind) return undefined;
  let length = at + 1;
  while (isWord(tokens[length]) && adverb.test(tokens[length]!.low)) length++;
  return { length, kind };
}

/** What may follow a verb that takes an object, or none. */
const opensObject =
  /^(?:the|a|an|on|in|into|to|over|from|out|back|it|his|her|their|my|its|this|that|both|all|up|off|down|for|until|with|at|forward|twice|around|through|again|random|is|as)$/;

/** "uploads cv.pdf" does something; "uploads should be listed", "edits list is shown" are of the page. */
export function isDone(verb: Token, rest: readonly Token[]): boolean {
  const [object] = rest;
  if (!object) return !nounish.test(verb.low) || /^(?:reloads|refreshes|waits|scrolls|submits)$/.test(verb.low);
  if (object.kind === 'soft') return false;
  if (object.kind !== 'word') return true;
  if (predicateAt(rest, 0) || /^(?:should|must|are|was|were|will|can|has|have|do|does|not|no|and|or)$/.test(object.low))
    return false;
  if (opensObject.test(object.low) || /^[\p{Lu}\d]/u.test(object.raw)) return true;
  return !nounish.test(verb.low) || !rest.some((_, at) => predicateAt(rest, at) !== undefined);
}

/** What is said of somebody without an act of his: what he gets to see, and that he is in. */
const toldOf =
  /^(?:(?:does|can) (?:not |now |also )*see|(?:should|must) (?:now |also )*be (?:shown|presented with)|is (?:now |also |then )*(?:shown|presented with|greeted with)|gets (?:shown|")|is logged (?:in|out)) /;

/** A persona without a password logs in as somebody nobody has told of. */
const isPersonaLogin = (verb: Token, rest: readonly Token[]) =>
  /^(?:logs|signs)$/.test(verb.low) && isWord(rest[0]) && rest[0].low === 'in' && rest.length < 3;

/**
 * The tokens without who acts, the verb as an order: "the user double-clicks on X", "Visitor opens /map". What an agent
 * should see or can do stays a claim, and what he does that is no action of the language stays as it is.
 */
export function takeAgent(tokens: readonly Token[]): readonly Token[] | undefined {
  const agent = agentAt(tokens);
  const verb = agent && tokens[agent.length];
  if (!agent || !isWord(verb)) return undefined;
  const rest = tokens.slice(agent.length + 1);
  const [object] = rest;
  if (agent.kind === 'they') return isHands(verb, rest) ? tokens.slice(agent.length) : undefined;
  if (verb.raw === 'is' && !/^logged$/.test(object?.low ?? '')) {
    const isThere = /^(?:on|at)$/.test(object?.low ?? '') && rest.some(isAddress);
    return isThere ? tokens.slice(agent.length) : undefined;
  }
  const isSeeing = /^(?:should|must|will|can)$/.test(verb.raw) && rest.slice(0, 2).some(({ low }) => low === 'see');
  const isBound = /^(?:has|needs|gets|wants) to (?:also |now |then |still )*see /.test(
    `${lows(tokens.slice(agent.length))} `,
  );
  const isTold = agent.kind === 'person' && toldOf.test(`${lows(tokens.slice(agent.length))} `);
  if (verb.raw === 'sees' || isSeeing || isBound || isTold) return tokens.slice(agent.length);
  // "the teacher has opened /x".
  const past = verb.raw === 'has' && isWord(object) ? imperative(object.low, doings) : undefined;
  if (past && past !== object!.low && rest.length > 1) return [asWord(object!, past), ...rest.slice(1)];
  // "double clicks on X": the second word carries the s.
  if (/^(?:double|right)-clicks$/.test(verb.raw) && object?.low === 'click') return tokens.slice(agent.length);
  const isTwofold = /^(?:double|right)$/.test(verb.raw) && object?.raw === 'clicks';
  if (isTwofold) return [verb, asWord(object, 'click'), ...rest.slice(1)];
  if (isBare(verb, rest)) return tokens.slice(agent.length);
  const base = /s$/.test(verb.raw) ? imperative(verb.low, doings) : undefined;
  if (!base || base === verb.low || (agent.kind === 'persona' && isPersonaLogin(verb, rest))) return undefined;
  if (!isDone(verb, rest)) return undefined;
  if (verb.raw === 'goes' && rest.at(-1)?.kind === 'path') return tokens.slice(agent.length);
  return [asWord(verb, base), ...rest];
}

/** "he click X", "user go to /x": a verb without its s, as long as what follows can only be acted on. */
const isBare = (verb: Token, rest: readonly Token[]) =>
  doings.has(verb.raw) &&
  rest.length > 0 &&
  (rest[0]!.kind !== 'word' ||
    /^(?:the|a|an|on|in|into|to|button|link|tab|field|checkbox|dropdown|option)$/.test(rest[0]!.low)) &&
  rest[0]!.kind !== 'soft' &&
  rest.every(({ kind, low }) => kind !== 'soft' && !(kind === 'word' && /^(?:should|must|is|are|and|then)$/.test(low)));

const isHands = (verb: Token, rest: readonly Token[]) => {
  const isDoing = handsOn.has(verb.raw) || (verb.raw === 'open' && rest[0]?.kind === 'path');
  const isSeeing = verb.raw === 'see' || (verb.raw === 'should' && rest[0]?.low === 'see');
  return rest.length > 0 && (isSeeing || (isDoing && isDone(verb, rest)));
};

const people =
  /\b(?:the|an?|another|other|second|our) (user|customer|visitor|tester|shopper|reader|guest|client|buyer|member|student|admin|administrator|manager|operator|moderator|owner|seller|teacher|reviewer|employee|colleague|teammate)\b/gi;

const somebody = `he|she|they|${[...agentNouns, ...personaNouns].join('|')}`;
const acting = new RegExp(`\\b(?:${somebody})\\b`, 'i');
const headed = new RegExp(
  `^(?:(?:as|if|when|then|and|so|given) )*(?:(?:the|an?|our) (?:[a-z-]+ )?)?(?:${somebody})\\b`,
);

/** The spec up to a clause that nobody could read, its head included where that tells who acts. */
export const toldBefore = (spec: string, tokens: readonly Token[]): string =>
  spec.slice(0, headed.test(lows(tokens.slice(0, 6))) ? tokens.at(-1)!.end : Math.max(0, tokens[0]!.start));

/** "Order one for her brother. He should see …": whom the clause that nobody could read spoke of. */
export function isStranger(tokens: readonly Token[], told: string | undefined): boolean {
  const [who] = tokens;
  if (told === undefined || who?.kind !== 'word' || !/^(?:he|she|they)$/.test(who.low)) return false;
  const other = { he: /\bshe\b/i, she: /\bhe\b/i }[who.low];
  return !acting.test(told) || other?.test(told) === true;
}

/** "The admin approves …" where a customer acts too: who that is, and how he gets in, no step says. */
export function isOtherPersona(spec: string, tokens: readonly Token[]): boolean {
  const agent = agentAt(tokens);
  if (agent?.kind !== 'persona') return false;
  return new Set([...spec.matchAll(people)].map(([, noun]) => noun!.toLowerCase())).size > 1;
}
