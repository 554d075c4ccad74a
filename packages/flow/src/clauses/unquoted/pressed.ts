import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { countOf, ordinalOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { stateOf } from '../../lexicon/states.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import { allLows, isLower, isWord, type Token, wordCount } from '../../tokenise/token.ts';
import { articles, placing, quoted } from './set-off.ts';

const pressing = /^(?:click|tap|press|hit|choose|select|pick)$/;
const plain = (token: Token) => isWord(token) && /^(?:[a-z][a-z'’-]*|\d+)$/.test(token.raw);

/** Describe what is meant and say nothing that a control would. */
const wishing =
  /^(?:any|some|every|each|which|whichever|whatever|who|whoever|whose|nobody|somebody|someone|anyone|everyone|something|anything|everything|one|ones|other|others|until|unless|if|because|should|must|would|could|is|are|was|were|than|most|best|cheap|random|matter|or|and|tab|twice|times|but)$/;
const isWish = ({ low }: Token) => wishing.test(low) || /^(?!(?:rest|test|request|latest|interest)$)..+est$/.test(low);

/** "no button", "yes links": a kind of thing, and no answer. */
const isKind = ({ low }: Token) => roleOf([low])?.isPlain === true;

/** "yes delete it", "no thanks", "not now", "ok got it": how somebody answers, and so what a button says. */
function isAnswer(words: readonly Token[]): boolean {
  const said = allLows(words);
  if (/^(?:(?:ok|okay|yes|yep|yeah) )?got it$/.test(said)) return true;
  if (/^(?:not|never) [a-z]+(?: (?:again|me|this))?$/.test(said))
    return !words.some(isKind) && !articles.test(words[1]!.low) && !placing.test(words[1]!.low);
  const [, next] = words;
  return (
    /^(?:yes|no|ok|okay|yep|yeah|nope)$/.test(words[0]!.low) &&
    next !== undefined &&
    !placing.test(next.low) &&
    !isFunctional(next.low) &&
    !/^(?:longer|more|such|of)$/.test(next.low) &&
    !words.some((word, at) => isKind(word) && !articles.test(words[at - 1]!.low))
  );
}

/** Whom or what an order on a button is about: "surprise me", "like this song", "cancel my order". */
const about = /^(?:me|us|it|them|this|my|your)$/;

function isToldOrder(words: readonly Token[]): boolean {
  const [verb, whom, ...rest] = words;
  if (!verb || !whom || !about.test(whom.low)) return false;
  const isVerb =
    (isOrderWord(verb.low) || verb.low === 'like' || !isVague(verb.low)) &&
    !isFunctional(verb.low) &&
    !roleOf([verb.low])?.isPlain &&
    stateOf(verb.low, false) === undefined &&
    countOf(verb.low) === undefined &&
    ordinalOf(verb.low) === undefined &&
    !/[^s]s$|ly$/.test(verb.low);
  const isThing = /^(?:this|my|your)$/.test(whom.low);
  if (!isVerb || (isThing && (rest.length === 0 || rest.length > 2))) return false;
  // "the banner it shows", "a photo my sister posted": told by what happened to it.
  if (rest.some((_, at) => predicateAt(words, at + 2)) || (isThing && rest.length > 1 && /ed$/.test(rest.at(-1)!.low)))
    return false;
  return (
    rest.every(({ low }, at) => !isVague(low) || at === rest.length - 1) && !/^(?:the|a|an)$/.test(words.at(-1)!.low)
  );
}

/** "deliver to my door", "pick up in store", "pay at the desk": how something is to be done, as choices say it. */
const isWay = (words: readonly Token[]) =>
  /^(?:deliver|collect|pick|ship|pay|meet|call|drop|take|eat|dine|split|charge|bill|notify|contact|leave|wait)(?: (?:up|off|away|out|in|me))? (?:to|in|on|at|by|with|via|after|before) (?:(?:my|the|your) )?[a-z]+(?: (?!of\b)[a-z]+)?$/.test(
    allLows(words),
  ) && !words.some((word) => isKind(word));

/** Where a place follows that is told by its kind: "in the dialog", "on the second card". */
const placeAt = (words: readonly Token[]) =>
  words.findIndex(
    ({ low }, at) =>
      at > 0 &&
      /^(?:in|on|inside|within|under|below|above|beside|near|next|from)$/.test(low) &&
      articles.test(words[low === 'next' ? at + 2 : at + 1]?.low ?? '') &&
      words.slice(at).some((word) => roleOf([word.low]) !== undefined),
  );

/** "click yes delete it in the dialog", "hit like this song": what a control says, without an article before it. */
export function* saidByControl(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  if (!pressing.test(tokens[0]!.low)) return;
  const from = tokens[1]?.low === 'on' ? 2 : 1;
  const all = tokens.slice(from);
  const place = placeAt(all);
  for (const length of place < 0 ? [all.length] : [place, all.length]) {
    const words = all.slice(0, length);
    if (words.length < 2 || words.length > 6 || !words.every(plain) || words.some(isWish)) continue;
    const isChoice = /^(?:choose|select|pick)$/.test(tokens[0]!.low) && isWay(words);
    if (isAnswer(words) || isToldOrder(words) || isChoice) yield quoted(spec, tokens, from, from + length);
  }
}

const switching = /^(?:turn (?:on|off)|switch (?:on|off)|tick|untick|check|uncheck|enable|disable|toggle)(?= )/;
const denial = /^(?:(?:do|does) not|never) [a-z]+/;

/** "turn off do not disturb", "do not disturb should be off": what a box is called, and nothing that is forbidden. */
export function* saidByBox(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const lead = switching.exec(allLows(tokens));
  const from = lead ? wordCount(lead[0]) : 0;
  const claim = tokens.findIndex((token, at) => isLower(token) && at > 1 && /^(?:should|must|is)$/.test(token.low));
  const to = lead ? tokens.length : claim;
  const words = tokens.slice(from, Math.max(to, from));
  const isState =
    lead !== null || /^(?:on|off|checked|unchecked|ticked|unticked|enabled|disabled)$/.test(tokens.at(-1)!.low);
  if (!isState || words.length < 3 - (words[0]?.low === 'never' ? 1 : 0) || words.length > 6) return;
  if (words.every(plain) && denial.test(allLows(words)) && !words.some(isWish)) yield quoted(spec, tokens, from, to);
}
