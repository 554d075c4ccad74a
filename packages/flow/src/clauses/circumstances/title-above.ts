import { personaNouns } from '../../lexicon/agents.ts';
import { fieldNouns } from '../../lexicon/fields.ts';
import { isVague } from '../../lexicon/vague.ts';
import type { Sentence } from '../../tokenise/lines.ts';
import { isCapital, isWord, lows, type Token } from '../../tokenise/token.ts';
import { opensPage } from '../cutting/opens-page.ts';
import type { Outcome } from '../cutting/state.ts';
import { claiming } from './introduction.ts';
import {
  beginsAct,
  conditional,
  happens,
  isActing,
  isSetting,
  namesDeed,
  needed,
  prepares,
  stating,
  telling,
} from './title-words.ts';

/** "Bulky waste pickup", above a list: unless it asks for something to be found out. */
const isTitle = (tokens: readonly Token[]) =>
  tokens.length <= 7 &&
  !tokens.slice(0, -1).some(({ raw }) => raw === ':') &&
  !beginsAct(tokens[0]!) &&
  !prepares.test(tokens[0]!.low) &&
  !personaNouns.has(tokens[0]!.low) &&
  !stating.test(tokens.at(-1)!.low) &&
  !tokens.some(({ low }) => /^(?:the|an?|your|my|as)$/.test(low)) &&
  tokens.every(({ kind, low }) => kind === 'soft' || (kind === 'word' && !isVague(low)));

/** "Progress note after a session", a blank line, and the steps: what they are for, in the words of a title. */
const isTitleApart = (tokens: readonly Token[]) =>
  tokens.length <= 7 &&
  isCapital(tokens[0]) &&
  tokens.every((token) => isWord(token) && !telling.test(token.low) && !/\d/.test(token.raw)) &&
  !isVague(tokens[0]!.low) &&
  // "Bob sees the list": what somebody or something does.
  !tokens.slice(1).some(({ raw }) => /^[a-z]{2,}s$/.test(raw)) &&
  !needed.test(tokens[0]!.low) &&
  !beginsAct(tokens[0]!);

/** "Acceptance criteria (search v2):", "AR aging @ month end:" above the steps; an article tells of something to be found out. */
const isCaption = (tokens: readonly Token[]) =>
  tokens.length <= 10 &&
  !claiming.test(lows(tokens)) &&
  !tokens.some(happens) &&
  !needed.test(tokens[0]!.low) &&
  !beginsAct(tokens[0]!) &&
  !tokens.some(
    ({ kind, low }) =>
      !/^(?:word|soft)$/.test(kind) || isVague(low) || telling.test(low) || /^(?:the|an?|your|my|it)$/.test(low),
  );

/** "Preview opens in its own tab", "Lab results: approve a sample": what the steps below show or do, told before a page was opened. */
function isTopic(tokens: readonly Token[], outcomes: readonly Outcome[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [head] = words;
  if (head === undefined || tokens.length > 10 || needed.test(head.low)) return false;
  if (tokens.some(({ low }) => /^(?:should|must|may)$/.test(low))) return false;
  if (outcomes.every(({ read }) => read)) return false;
  const colon = tokens.findIndex(({ raw }) => raw === ':');
  // "Admin: create two users" tells who does what before.
  if (colon > 0 && personaNouns.has(head.low)) return false;
  if (colon > 0) {
    const [first] = tokens.slice(colon + 1);
    const isAct = first !== undefined && beginsAct(first);
    return (isAct || /^(?:the|an?)$/.test(first?.low ?? '')) && words.length + 1 === tokens.length;
  }
  const verb = words.findIndex((word, at) => at > 0 && at < 4 && happens(word));
  return words.length === tokens.length && verb > 0 && verb < words.length - 1 && !isActing(head.low);
}

const stem = (low: string) => low.slice(0, 5);
const content = (tokens: readonly Token[]) =>
  tokens.filter((token) => isWord(token) && token.low.length > 3 && !isVague(token.low)).map(({ low }) => stem(low));

/** A word of it comes again in the steps. */
function isEchoed(tokens: readonly Token[], below: readonly Sentence[]): boolean {
  const said = below.flatMap((sentence) =>
    sentence.tokens.flatMap(({ value }) => value.toLowerCase().match(/\p{L}{4,}/gu) ?? []),
  );
  return content(tokens).some((word) => said.some((one) => one.startsWith(word)));
}

/** Mere words, and none by which something has to be so first or is claimed. */
const isUnconditional = (tokens: readonly Token[]) =>
  tokens.every(({ kind, low }) => kind === 'soft' || (kind === 'word' && !conditional.test(low)));

/** "Invite a teammate" above steps that have "Invite" in them: what the steps do, told once as their title. */
function isDeedBelow(tokens: readonly Token[], below: readonly Sentence[]): boolean {
  if (tokens.length > 12 || !namesDeed(tokens) || below.length < 3) return false;
  return isUnconditional(tokens) && isEchoed(tokens, below);
}

/** "AM register, class 4H", "Trip consent form - Yr 5": a thing and no more, above a list that begins with a page. */
const isThing = (tokens: readonly Token[]) =>
  tokens.length <= 12 &&
  !needed.test(tokens[0]!.low) &&
  !beginsAct(tokens[0]!) &&
  !/^\d/.test(tokens[0]!.raw) &&
  !stating.test(tokens.at(-1)!.low) &&
  !tokens.some(happens) &&
  !tokens.some(
    ({ kind, low, raw }, at) =>
      !/^(?:word|soft)$/.test(kind) ||
      (isVague(low) && !(at === 0 && /^May$/.test(raw))) ||
      telling.test(low) ||
      /^(?:the|an?|your|my|it|two|three|four|five)$/.test(low),
  );
/** "cut the tag" behind "Release 4.12:", "void it" behind "Rent ledger:": what the steps are about. */
const isAboutSteps = (rest: readonly Token[]) =>
  rest.length > 0 && rest.length <= 9 && !prepares.test(rest[0]!.low) && isUnconditional(rest) && !rest.some(happens);

/** "Flow 12: freeze a card", "WO smoke – 14B leaky faucet": a name, a mark, and what it is about. */
function isLabelled(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ raw }, i) => i > 0 && /^(?::|–|—|-)$/.test(raw));
  const [label, rest] = [tokens.slice(0, at), tokens.slice(at + 1)];
  if (at <= 0 || label.length > 6 || !isAboutSteps(rest)) return false;
  const noun = label.findLast(isWord)?.low ?? '';
  const isName =
    !fieldNouns.has(noun) && !personaNouns.has(noun) && label.every(({ kind }) => kind === 'word' || kind === 'soft');
  if (!isName || needed.test(label[0]!.low) || prepares.test(label[0]!.low) || beginsAct(label[0]!)) return false;
  const isNumbered = label.some(({ raw }) => /\d/.test(raw));
  return (
    isNumbered || tokens[at]!.raw !== ':' || beginsAct(rest[0]!) || /^(?:the|an?|[a-z]{3,}ing)$/.test(rest[0]!.low)
  );
}

/** "Handover test, hero editing." before the first step of running text. */
const isNamedTest = (tokens: readonly Token[]) =>
  tokens.length <= 9 &&
  tokens.some(({ low }) => /^(?:test|check|smoke|regression|scenario|walkthrough)$/.test(low)) &&
  isThing(tokens);

/**
 * "Gradebook on a phone" above steps that have the gradebook in them: a thing and where or for whom, with no verb. What is
 * on a plan or in something may have to be so first.
 */
function isTitleOfOne(tokens: readonly Token[], below: readonly Sentence[]): boolean {
  const isLed = ({ low }: Token, at: number) =>
    /^an?$/.test(low) && at > 1 && /^(?:on|for|from|by|to|at)$/.test(tokens[at - 1]!.low);
  const plain = tokens.filter((token, at) => !isLed(token, at));
  const isNeeded = /^(?:plan|trial|tier|account|role|subscription|licen[cs]e|waitlist)$/.test(tokens.at(-1)!.low);
  const isOne = plain.length < tokens.length && isCapital(tokens[0]) && !isNeeded;
  return isOne && isTitle(plain) && isThing(plain) && isEchoed(tokens, below);
}

const preparing = /\b(?:pre-?conditions?|prerequisites?|set-?up|background|data|arrange|given)\b/i;

/** Whether what stands above the steps, of which nothing could be read, only says what they are. */
export function isMereTitle(
  spec: string,
  [first, ...below]: readonly Sentence[],
  outcomes: readonly Outcome[],
): boolean {
  const { titled, tokens } = first!;
  const [next] = below;
  if (isSetting(tokens) && !isEchoed(tokens, below)) return false;
  const isUnread = outcomes.every(({ read }) => !read || read.steps.length === 0);
  const isPrepared = preparing.test(spec.slice(0, tokens[0]!.start));
  const isDeed = titled !== undefined && isUnread && !isPrepared && isDeedBelow(tokens, below);
  if (titled === 'list' && isUnread && (isTitle(tokens) || (!isPrepared && isTitleOfOne(tokens, below)))) return true;
  if (titled === 'list' && isDeed && /^(?:click|tap|press|enter|type|select|choose|tick)$/.test(next!.tokens[0]!.low))
    return true;
  if (!next || !opensPage(next)) return false;
  if (titled === 'list' && isTopic(tokens, outcomes)) return true;
  if (!isUnread) return false;
  if (titled && tokens.at(-1)?.raw === ':' && isCaption(tokens)) return true;
  if (titled === undefined) {
    const isOwnLine = /[\r\n]/.test(spec.slice(tokens.at(-1)!.end, next.tokens[0]!.start));
    if (!isOwnLine) return isNamedTest(tokens);
    return isLabelled(tokens) || (tokens.filter(isWord).length > 1 && isThing(tokens));
  }
  // The name of a release before a colon is no word of the sentence.
  const isHeralded = !isPrepared && /\p{L}.*\d.*:\s*$/u.test(spec.slice(0, tokens[0]!.start)) && isAboutSteps(tokens);
  if (isDeed || isHeralded || isLabelled(tokens)) return true;
  return titled === 'list' ? isThing(tokens) : titled === 'apart' && isTitleApart(tokens);
}
