import { isWord, lows } from '../../tokenise/token.ts';
import { refuse, type State, span } from '../cutting/state.ts';
import { actionStarts } from '../orders/action.ts';
import { dropLead } from './lead.ts';

const key = '(?:the )?(?:shift|ctrl|control|alt|cmd|command|meta|option)(?: key)?';
const holding = new RegExp(
  `^(?:and |then |now )*(?:(?:while |by )?(?:hold|holding|keep|keeping)(?: down)? ${key}(?: (?:down|held|pressed|held down|pressed down))?|with ${key} (?:down|held|pressed|held down|pressed down))$`,
);

/** "For every unread mail, click X": how often, nobody can tell. */
const repeating = /^(?:then |now |and )*(?:for|with|on) (?:each|every|all|any)(?: of)? /;

/** "On mobile, …", "In Firefox: …": another device or browser than the one that is open. */
const device =
  /^(?:then |and )?(?:in|on|under|with|using) (?:the |a |an )?(?:mobile|desktop|tablet|phone|smartphone|iphone|ipad|android|ios|firefox|safari|edge|chrome|internet explorer|windows|macos|linux)(?: (?:phone|device|browser|app|version))?$/;

/** "No discount shows": words of the page, or no discount that is shown? */
const eitherWay = /^(?:then )?no(?: (?!(?:should|must|can|will|longer|yet|one)\b)[a-z]+){1,3} (?:shows?|displays?)$/;

const restricting = new Set('and then now while by hold holding keep keeping with for on in under using'.split(' '));

/** `Hold Shift and click "A"`: without the key the click is another one, so all that follows is refused with it. */
export function refuseHeld(state: State, at: number): number | undefined {
  const last = state.pieces.length - 1;
  const said = state.pieces[at]!.tokens;
  if (/^(?:no|then)$/.test(said[0]!.low) && eitherWay.test(lows(said))) {
    refuse(state, said);
    return at + 1;
  }
  if (at === last || !restricting.has(said[0]!.low)) return undefined;
  const words = lows(said);
  if (device.test(words)) {
    refuse(state, said);
    return at + 1;
  }
  if (!repeating.test(words) && !holding.test(words)) return undefined;
  refuse(state, span(state, at, last));
  return last + 1;
}

const placing =
  /^(?:in|on|under|underneath|near|beside|below|above|for|at|from|inside|within|with|without|during|among|by)$/;

/** "While Name is empty, …": on what condition something holds; what is done then is done all the same. */
const conditional = /^(?:while|(?:as|so) long as|provided|assuming|supposing|even (?:if|when)|until|before) /;

/** "In the cheapest row, click X": where nobody can tell the place, or on what condition, nothing is done without it. */
export function isPlaceUnread({ pieces }: State, at: number, end: number): boolean {
  const [first] = pieces[at]!.tokens;
  if (pieces[end + 1]?.before !== ',' || !isWord(first)) return false;
  const isClaim = !actionStarts.has(dropLead(pieces[end + 1]!.tokens)[0]?.low ?? '');
  return placing.test(first.low) || (isClaim && conditional.test(`${lows(pieces[at]!.tokens.slice(0, 3))} `));
}
