import { stateWord } from '../lexicon/states.ts';
import { isVague } from '../lexicon/vague.ts';
import { beginsCapital, type Token } from '../tokenise/token.ts';

/** Labels that speak: "What is this", "No thanks", "Any time", "I am over 16". */
const said =
  /^(?:You|I|We|They|My|Your|Our|What(?:['’]s)?|How|Why|Where|Who|When|Can|Does|Is|No|Not|Maybe|Perhaps|Never|Any|None|Other|Don't|Let)$/;
export const beginsSpoken = ({ raw }: Token) => said.test(raw);
const breaking =
  /^(?:without|should|must|may|might|could|would|ought|than|if|unless|until|that|whose|whom|click|press|tap|type|enter|select|choose|check|verify|expect|then)$/;

/** Verbs that begin a label which goes on like a sentence: "Show all 12 results", "Ship to a different address". */
const bidding =
  /^(?:show|hide|send|save|keep|email|ship|same|log|sign|read|see|view|have|get|make|notify|remind|remember|use|allow|delete|cancel|add|create|mark|pay|bill|copy|go|back|skip|continue|subscribe|stay|share|include|start|stop|turn|leave|manage|change|edit|download|try|ask|learn|forgot|already|new|move|pin|unpin|star|archive|export|import|print|rename|duplicate|restore|publish|unpublish|schedule|accept|agree|receive|contact|call|tell|give|find|book|buy|order|apply|request|report|block|mute|follow|join|invite|link|connect|reset|resend|assign|confirm|update|upgrade|renew|pause|resume|review|rate|donate|bid|rent|reserve|register|install|verify|sync|hire|enrol|enroll|claim|redeem|forward|reply|post)$/;
/** A verb that begins what a button or a box says. */
export const isOrderWord = (low: string) => bidding.test(low);
const planned =
  /^(?:any|some|every|each|whichever|whatever|whoever|wherever|something|anything|someone|anyone|everything|everyone|several|few|many|most|valid|invalid|correct|wrong|suitable|matching|relevant|recent|random|when|while|before|after|instead|rather)$/;
const ownPlace =
  /\b(?:on|in|at|from|next to|near|beside|under|below|above) (?:the|my|this|that|its|their|his|her|our|your) /;

/** "My courses is": the verb of a claim ends no name; "What is" may. */
export const isVerbAtEnd = (tokens: readonly Token[]) =>
  tokens.length > 1 &&
  /^(?:is|are)$/.test(tokens.at(-1)!.raw) &&
  !/^(?:what|how|who|where|why|when)$/.test(tokens[0]!.low);

/** Whether words read as what a label says to somebody, in the capitals of a name. */
export function isSpoken(tokens: readonly Token[]): boolean {
  const first = tokens[0]!;
  const isBidding = beginsCapital(first.raw) && bidding.test(first.low) && tokens.length > 1;
  if (tokens.length > 8 || (!beginsSpoken(first) && !isBidding) || isVerbAtEnd(tokens)) return false;
  if (tokens.some(({ kind, raw }) => kind !== 'word' && raw !== '&')) return false;
  const words = tokens.slice(1).map(({ raw }) => raw);
  if (tokens.slice(1).some(({ low, raw }) => raw === raw.toLowerCase() && breaking.test(low))) return false;
  // "Add a comment is empty and Post": a claim of it, and another thing.
  const isTold = words.some((word, at) => /^(?:is|are)$/.test(word) && stateWord.test(words[at + 1] ?? ''));
  if (isBidding && isTold) return false;
  const isPlanned = words.some((word) => planned.test(word) || (isVague(word) && /(?:est|one|ones)$/.test(word)));
  return (
    !isBidding ||
    (!isPlanned && !ownPlace.test(words.join(' ')) && !/^(?:a|an|the|of|to|for|in|on)$/.test(words.at(-1)!))
  );
}

const leading =
  /^(?:add|back|go|proceed|continue|skip|return|save|move|subscribe|switch|log|sign|pay|start|try|check|assign)$/;
const spokenPlaces =
  /^(?:the|for|of|from|at|into|onto|next|near|beside|under|below|above|inside|within|is|are|was|be|has|if|so|not|no|what|which|who|how|where|this|that|these|those|it|its|their|his|her|one|ones|same|other)$/;

/** "sign me up", "send a reminder", "pay with card": in lower case too, a verb begins what a button or a box says. */
export function isLowerBidding(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ low }) => low);
  const [first, ...rest] = words;
  if (first === 'i')
    return (
      rest.length > 0 &&
      rest.length < 7 &&
      tokens.every(({ kind }) => kind === 'word') &&
      !/^(?:should|can|must|will|see|click|press|open|have|want|need)$/.test(rest[0]!) &&
      !rest.some((word) => planned.test(word) || breaking.test(word))
    );
  const isQuestion =
    /^(?:(?:how|why|where|can) (?:do|does|is|are|can|to|much|many|long)|(?:how|why|can) (?:i|you|we))\b/.test(
      words.join(' '),
    );
  if (isQuestion)
    return words.length > 2 && words.length < 9 && tokens.every(({ kind, raw, low }) => kind === 'word' && raw === low);
  if (words.length < 2 || words.length > 5 || !bidding.test(first!)) return false;
  if (tokens.some(({ kind, raw, low }) => kind !== 'word' || raw !== low)) return false;
  const isThis = (at: number) =>
    rest[at] === 'this' && /^(?:device|computer|browser|session|time|address|machine)$/.test(rest[at + 1] ?? '');
  const isOther = (word: string) => planned.test(word) || breaking.test(word) || spokenPlaces.test(word);
  const isNextLast = rest.length === 1 && rest[0] === 'next';
  if (!isNextLast && rest.some((word, at) => !isThis(at) && isOther(word))) return false;
  if (rest.some((word) => isVague(word) && !/^(?:me|my|all|your|us|up|more|as|about|this)$/.test(word))) return false;
  const led = /^(?:log|sign|check) (?:in|up|out)$/.test(words.slice(0, 2).join(' ')) ? 1 : 0;
  const isLoose = rest.some((word, at) => /^(?:to|in|on|with|by)$/.test(word) && !(at <= led && leading.test(first!)));
  return !isLoose && !/^(?:a|an|to|with|by|as|and|or|my|your)$/.test(words.at(-1)!);
}
