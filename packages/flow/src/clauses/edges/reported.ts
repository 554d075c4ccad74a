import { asWord, isWord, type Token } from '../../tokenise/token.ts';
import { agentAt } from './agent.ts';

const irregular: Record<string, string> = {
  went: 'go',
  chose: 'choose',
  wrote: 'write',
  left: 'leave',
  took: 'take',
  sent: 'send',
  made: 'make',
  saw: 'see',
  got: 'get',
  ran: 'run',
  gave: 'give',
  kept: 'keep',
  did: 'do',
};
const regular =
  'click double-click right-click press tap open enter type fill select pick tick check uncheck untick visit upload attach drag drop hover scroll reload refresh close search log sign expand collapse submit save switch turn toggle clear dismiss accept decline confirm paste remove delete change adjust navigate browse return move focus copy replace wait rename edit update add land end verify notice observe ensure expect resize note remember look';

/** "dragged", "typed", "ticked": the ways in which a past ends. */
const pastOf = (verb: string): string =>
  /e$/.test(verb) ? `${verb}d` : /^(?:drag|drop|log|tap|submit)$/.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
export const thirdOf = (verb: string): string =>
  /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;

const present = new Map([
  ...Object.entries(irregular),
  ...regular.split(' ').map((verb): [string, string] => [pastOf(verb), verb]),
]);

const leading = /^(?:when|after|once|then|and|but|next|first|finally|also|so|before|afterwards|that)$/;
const adverb = /^(?:then|now|next|also|again|finally|first|just|only|simply)$/;
/** What the page says of itself: "We sent you a link should be displayed". */
const claiming = /^(?:should|must|is|are|appears?|contains?|shows?|says?|reads?|visible|shown|displayed)$/;

/** How many words name who did it, and whether they take a verb with an s; 0 if nobody is named. */
function doer(tokens: readonly Token[], from: number): { length: number; isThird: boolean } {
  const first = tokens[from];
  if (isWord(first) && (first.raw === 'I' || /^(?:i|we)$/.test(first.raw) || (from === 0 && first.raw === 'We')))
    return { length: 1, isThird: false };
  const agent = agentAt(tokens.slice(from, from + 4));
  return { length: agent?.kind === 'person' ? agent.length : 0, isThird: true };
}

/** Whether the page may be speaking: what follows, as far as its clause goes, holds a claim. */
function isClaimed(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length && tokens[at]!.kind !== 'soft'; at++) {
    const { kind, low } = tokens[at]!;
    if (kind === 'word' && /^(?:and|then|until|that|but)$/.test(low)) return false;
    if (kind === 'word' && claiming.test(low)) return true;
  }
  return false;
}

/** "I went to /x and saw Y", "she clicked X": what somebody reports is told as if it were done now. */
export function inPresent(tokens: readonly Token[]): readonly Token[] {
  const isPast = ({ kind, low }: Token) => kind === 'word' && (present.has(low) || low === 'was');
  if (!tokens.some(isPast)) return tokens;
  const told = [...tokens];
  let isHead = true;
  let isReport = false;
  for (let at = 0; at < told.length; at++) {
    const token = told[at]!;
    if (isHead) {
      const { length, isThird } = doer(told, at);
      let verb = at + length;
      while (verb < told.length - 1 && verb - at < 3 && isWord(told[verb]) && adverb.test(told[verb]!.low)) verb++;
      // "double clicked on X": the second word carries the past.
      const isTwofold = /^(?:double|right)$/.test(told[verb]?.low ?? '') && told[verb + 1]?.low === 'clicked';
      const past = told[isTwofold ? ++verb : verb];
      const isBy = length > 0 || (isReport && past?.raw === past?.low);
      if (past && isBy && isPast(past) && verb < told.length && !isClaimed(told, verb + 1)) {
        const words = nowOf(past.low, isThird && length > 0, told[at]!.low).split('-');
        told.splice(verb, 1, ...words.map((low) => asWord(past, low)));
        verb += words.length - 1;
        isReport = true;
        at = verb;
        isHead = false;
        continue;
      }
    }
    isHead = token.kind === 'soft' || (isWord(token) && leading.test(token.low));
  }
  return told;
}

function nowOf(past: string, isThird: boolean, who: string): string {
  if (past === 'was') return isThird ? 'is' : who === 'we' ? 'are' : 'am';
  const verb = present.get(past)!;
  return isThird ? thirdOf(verb) : verb;
}
