import { doings, personaNouns } from '../../lexicon/agents.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isCommonNoun } from '../../lexicon/spoken-nouns.ts';
import type { Sentence } from '../../tokenise/lines.ts';
import { isAddress, isGiven, isWord, type Token } from '../../tokenise/token.ts';
import { agentAt, isDone } from './agent.ts';
import { imperative } from './lead.ts';

/** What only somebody does, whatever they are called. */
const byHand =
  /^(?:clicks|double-clicks|right-clicks|presses|taps|types|ticks|unticks|chooses|picks|uploads|visits|drags|hovers|enters|selects|fills)$/;
/** What a thing may do as well: told of somebody where a name or an address follows. */
const bySomebody =
  /^(?:opens|goes|submits|navigates|waits|scrolls|logs|signs|sets|checks|unchecks|searches|closes|expands|double|right|reloads|attaches|removes|adds|changes|switches|toggles|clears|puts|writes|dismisses|accepts|confirms|sees|verifies)$/;
/** Programs and parts of a page, which do much of that on their own. */
const things =
  /^(?:system|app|application|program|software|site|website|browser|server|service|backend|frontend|api|wizard|flow|job|script|robot|cursor|mouse|pointer|keyboard|focus|map|widget|screen|view|process|session|timer|url|address|search|cart|basket|upload|download|import|export|sync|game|animation|clock|counter|queue|calendar|chart|step|scenario|test|spec|case|value|price|total|status|file|page|logo|entry|record|this|that|other|another|second|same|first|next|new|whole|following)$/;
const leading =
  /^(?:given|when|then|and|but|if|once|after|that|before|while|also|next|finally|first|now|verify|check|ensure|so|hello|hi)$/;
const article = /^(?:the|an?|our)$/;

const isNoun = (token: Token | undefined): token is Token =>
  isWord(token) &&
  isCommonNoun(token.low) &&
  !things.test(token.low) &&
  countOf(token.low) === undefined &&
  (roleOf([token.low]) === undefined || /^(?:player|viewer|editor|reader)$/.test(token.low));

/** "the night nurse clicks …": who acts at the head of a clause, told by what only somebody does. */
function actorAt(tokens: readonly Token[], from: number, isFirst: boolean): string | undefined {
  if (!isWord(tokens[from])) return undefined;
  // "player open /guild": without an article the verb stands before a name or an address.
  if (!article.test(tokens[from].low)) return isBareActor(tokens.slice(from, from + 3)) ? tokens[from].low : undefined;
  for (const at of [from + 1, from + 2]) {
    if (!tokens.slice(from + 1, at + 1).every(isNoun)) return undefined;
    const verb = tokens[at + 1];
    if (isWord(verb) && isActing(verb, tokens.slice(at + 2), isFirst)) return tokens[at]!.low;
  }
  return undefined;
}

const isBareActor = ([noun, verb, object]: readonly Token[]) =>
  isNoun(noun) &&
  /^(?!(?:however|never|either|together|later|upper|lower|further|rather|over|under|enter|bottom|number|order|filter|answer|folder|counter|letter|voucher|error|colou?r|comment|payment|document|amount|content|quarter|chapter|paper|offer)$)[a-z]{3,}(?:er|or|ant|ent|ist|ian|man|woman)$/.test(
    noun.low,
  ) &&
  object !== undefined &&
  (object.kind === 'quote' || object.kind === 'path' || /^(?:to|on|the)$/.test(object.low)) &&
  /^(?:opens?|goes|go|clicks?|press(?:es)?|types?|selects?|chooses?|visits?|enters?|ticks?)$/.test(verb!.raw);

function isActing(verb: Token, rest: readonly Token[], isFirst: boolean): boolean {
  const [object] = rest;
  if (/^(?:is|am)$/.test(verb.raw))
    return isFirst && /^(?:on|at)$/.test(object?.low ?? '') && isAddress(rest[1] ?? verb);
  if (byHand.test(verb.raw)) return rest.length > 0 && isDone(verb, rest);
  if (!bySomebody.test(verb.raw) || (verb.raw === 'opens' && !(isFirst && object && isAddress(object)))) return false;
  const isNamed = rest.some((token) => isGiven(token) || token.kind === 'path');
  return isNamed && imperative(verb.low, doings) !== undefined && isDone(verb, rest);
}

/** Where clauses may begin. */
function* heads(tokens: readonly Token[]): Generator<number> {
  let isOpen = true;
  for (const [at, token] of tokens.entries()) {
    if (isOpen) yield at;
    isOpen = token.kind === 'soft' || (isWord(token) && leading.test(token.low) && (isOpen || token.low !== 'that'));
  }
}

/** Who is first told to act, where that is nobody whom the language knows; one browser, one person. */
function firstActor(sentences: readonly Sentence[]): string | undefined {
  let isGone = false;
  for (const { tokens } of sentences) {
    const address: number = isGone ? -1 : tokens.findIndex(isAddress);
    for (const at of heads(tokens)) {
      const rest = tokens.slice(at);
      if (agentAt(rest) || /^(?:i|we)$/.test(rest[0]!.low)) return undefined;
      const actor = actorAt(tokens, at, address > at);
      if (actor) return actor;
    }
    isGone ||= address >= 0;
  }
  return undefined;
}

/** The sentences with the one who acts in them marked: "the dispatcher", "a bidder", "the night nurse". */
export function markActor(sentences: Sentence[]): Sentence[] {
  const noun = firstActor(sentences);
  if (noun === undefined || personaNouns.has(noun)) return sentences;
  const mark = (token: Token): Token => (token.kind === 'word' && token.low === noun ? { ...token, who: true } : token);
  return sentences.map((sentence) => ({ ...sentence, tokens: sentence.tokens.map(mark) }));
}
