import { lows } from '../../tokenise/token.ts';
import type { Piece } from '../cutting/pieces.ts';
import type { State } from '../cutting/state.ts';
import { actionStarts } from '../orders/action.ts';
import { dropLead } from './lead.ts';

/** Words that ask for nothing, set off by themselves. */
export const fillerAlone =
  /^(?:(?:and|so|now|then|next|please|just|first|simply) )*(?:finally|first|firstly|next|lastly|afterwards|afterward|meanwhile|also|please|now|ok|okay|so|go ahead|after (?:that|this|which)|once done|when done|when that is done|that done|as a next step|in the end|at the end|from there|at this point|i|we|you|the user|user|great|good|nice|perfect|right|all right|alright|done|that done|to start|to begin|to begin with|to start with|to finish|for that|for this|as usual|either way|in any case|in either case|in both cases|no matter what|whatever happens|regardless|in addition|in short|in general|in summary|in detail|in practice|in turn|in the meantime|in the first place|with the (?:mouse|keyboard)|(?:in|at) the beginning|at the same time|on success|still there|while there|while you are there|while we are there|one more thing|re-?test|test this|(?:check|test|try) the following)$/;

const greeting =
  /^(?:(?:hello|hi|hey|dear|greetings|good (?:morning|day|afternoon|evening))(?: (?:all|team|everyone|everybody|there|guys|folks|colleagues|friends|qa|dev|devs|support|again))*|(?:many )?(?:thanks|thx|thnx|tks|ty)(?: (?:in advance|a lot|all|team|again|guys|everyone))*|thank you(?: (?:in advance|very much|all|so much|again))*|(?:best|kind) regards|regards|cheers)$/;

/** "Hi team," where a spec begins, "thanks!" where it ends. */
export function isGreeting({ spec, pieces }: State, at: number, words: string): boolean {
  const { tokens } = pieces[at]!;
  const isEdge = (rest: string) => !/[\p{L}\p{N}]/u.test(rest);
  return (
    greeting.test(words) &&
    (isEdge(spec.slice(0, tokens[0]!.start))
      ? !/^I['’]/.test(pieces[at + 1]?.tokens[0]?.raw ?? '')
      : isEdge(spec.slice(tokens.at(-1)!.end)))
  );
}

/** "As a customer, I open …": who somebody is who does it; what he wants is a story. */
export const isRoleAlone = ({ pieces }: State, at: number, words: string) =>
  /^as an? [a-z]+$/.test(words) &&
  /^(?:i|we)$/.test(pieces[at + 1]!.tokens[0]!.low) &&
  actionStarts.has(pieces[at + 1]!.tokens[1]?.low ?? '');

const pressing = /^(?:click|tap|press|hit|tick|untick|open|go|reload|close|scroll|hover)$/;

const otherwise =
  /^(?:(?:never mind|nevermind|nvm|fine|that is fine|no problem|ok|okay|no worries|ignore it|ignore this|skip it|skip this|go on|carry on|do nothing|just go on|just carry on) )?if (?:not|it is not|it does not|there is none|it is not there)$/;

const polite =
  /^if (?:you (?:do not mind|please|would|would not mind|would be so kind|are so kind)|i may|possible please)$/;

/** "and, if you don't mind, Mute as well": what goes on is joined as the politeness was. */
function withoutPoliteness(pieces: readonly Piece[]): readonly Piece[] {
  const isPolite = (one: Piece | undefined) => one?.tokens[0]?.low === 'if' && polite.test(lows(one.tokens));
  if (pieces.length < 2 || !pieces.some(isPolite)) return pieces;
  return pieces.flatMap((piece, at) => {
    const before = pieces[at - 1];
    if (isPolite(piece)) return [];
    return [isPolite(before) && before!.before ? { ...piece, before: before!.before } : piece];
  });
}

/** "…, cheers", "…, nvm if not": what ends a sentence and asks for nothing. */
export function withoutFarewell(spec: string, given: readonly Piece[]): Piece[] {
  const pieces = withoutPoliteness(given);
  const last = pieces.at(-1);
  // "Message: Thanks" tells what goes there.
  const words = last && pieces.length > 1 && last.before !== ':' ? lows(last.tokens) : '';
  // "type Hello, thanks" may go on with what is typed, unless the spec ends with it.
  const isEnd = () => {
    const isPressed = pressing.test(dropLead(pieces[0]!.tokens)[0]?.low ?? '');
    const rest = spec.slice(last!.tokens.at(-1)!.end);
    return !/[\p{L}\p{N}]/u.test(isPressed ? rest.split('\n', 1)[0]! : rest);
  };
  // "the number of rows goes down, right?": what is claimed already.
  const isTag =
    last?.before === ',' &&
    /^(?:right|yes|yeah|innit|ok|okay|alright|all right|got it|please|deal|understood)$/.test(words) &&
    /\?$/.test(last.tokens[0]!.raw);
  const isOver = isTag || otherwise.test(words) || (greeting.test(words) && isEnd());
  return isOver ? pieces.slice(0, -1) : [...pieces];
}
