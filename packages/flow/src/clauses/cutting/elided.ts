import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { stateOf } from '../../lexicon/states.ts';
import { beginsCapital, isGiven, isWord, lows, type Token } from '../../tokenise/token.ts';
import { dropLead } from '../edges/lead.ts';
import type { Piece } from './pieces.ts';

const participles =
  /^(?:shown|displayed|visible|listed|gone|present|disabled|enabled|checked|ticked|selected|hidden|empty|focused|ascending|descending)$/;

const controlKind = /^(?:button|link|tab|field|dropdown|checkbox|switch|toggle|slider|radio|option)$/;

/** `"Rent Co" still there`, "Rent Co still there", "the Undo button still there". */
const isStillThere = (tokens: readonly Token[]) =>
  tokens.length > 2 &&
  tokens.length <= 6 &&
  / still there$/.test(lows(tokens)) &&
  (isGiven(tokens[0]) || /^(?:the|(?!No$)\p{Lu}.*)$/u.test(tokens[0]!.raw)) &&
  tokens.every((_, at) => predicateAt(tokens, at) === undefined);

/** `"Rent Co" gone`, "Rent Co gone": a name that is set off and what is said of it. */
export function isElided(given: readonly Token[]): boolean {
  const tokens = /^(?:yet|anymore|now)$/.test(given.at(-1)!.low) ? given.slice(0, -1) : given;
  // "the Unlock week button enabled": its article and its kind set it off.
  const isKind =
    tokens.length > 3 &&
    tokens.length <= 7 &&
    tokens[0]!.raw === 'the' &&
    controlKind.test(tokens.at(-2)!.raw) &&
    /^(?:en|dis)abled$/.test(tokens.at(-1)!.raw) &&
    tokens.every((_, at) => predicateAt(tokens, at) === undefined);
  // `"Replied" shown on the first card`, "Booked shown in the top row".
  const shown = tokens.findIndex((token, at) => at > 0 && isWord(token) && token.raw === token.low);
  const isNamed = tokens[0]?.kind === 'quote' ? shown === 1 : shown > 0 && shown < 4;
  const isPlaced =
    isNamed &&
    tokens.length > shown + 2 &&
    tokens.length <= 8 &&
    tokens.slice(0, shown).every(({ kind, raw }) => kind === 'quote' || beginsCapital(raw)) &&
    /^(?:shown|displayed|visible|listed)$/.test(tokens[shown]!.low) &&
    /^(?:in|on|under|below|above|next)$/.test(tokens[shown + 1]!.low);
  if (isKind || isPlaced || isStillThere(tokens)) return true;
  return (
    tokens.length <= 4 &&
    tokens.length > 1 &&
    (tokens[0]?.kind === 'quote' || (tokens.at(-1)!.raw === 'gone' && beginsCapital(tokens[0]!.raw))) &&
    tokens.at(-1)?.kind === 'word' &&
    (participles.test(tokens.at(-1)!.low) || /^greyed out$/.test(lows(tokens.slice(-2))))
  );
}

/** "B does not", after "A appears". */
export const isEllipsis = (tokens: readonly Token[]) =>
  tokens.length > (isGiven(tokens[0]) ? 1 : 2) &&
  /^(?:not|be|should|must|does)$/.test(tokens.at(-1)!.low) &&
  /^(?:.+ )?(?:do|does|should|must|will) not(?: be)?$|^.+ (?:should|must|does)$/.test(lows(tokens));

const bounding = /^(?:less|greater|more|higher|lower|larger|bigger|smaller) than$|^at (?:least|most)$/;
const isFigure = (token: Token | undefined) => /^\W?\d[\d.,]*\W?$/.test(token?.value ?? '');

/** "should be less than 4.5 and greater than 0": another bound of the same. */
export const isBoundAsWell = (tokens: readonly Token[], previous: Piece | undefined) =>
  tokens.length === 3 &&
  isFigure(tokens[2]) &&
  bounding.test(lows(tokens.slice(0, 2))) &&
  isFigure(previous?.tokens.at(-1)) &&
  previous!.tokens.some((_, at) => predicateAt(previous!.tokens, at)?.lemma === 'be');

/** "3 cards left". */
export const isLeft = (tokens: readonly Token[]) =>
  tokens.length === 3 &&
  countOf(tokens[0]!.low) !== undefined &&
  /^(?:left|remaining|shown|listed|visible)$/.test(tokens[2]!.low);

const controls = /^(?:button|link|checkbox|radio|tab|option|switch|menuitem|textbox|combobox)$/;

/** "press Ctrl+Z, 12 images", "click Undo, 12 images again": how many there are then, and nothing that is pressed. */
export function isCountedThen(given: readonly Token[], { before }: Piece, previous: Piece | undefined): boolean {
  const isAgain = given.at(-1)!.low === 'again';
  const [count, kind, ...more] = given.slice(0, isAgain ? -1 : undefined);
  const role = kind && more.length === 0 ? roleOf([kind.raw]) : undefined;
  if (!/^\d+$/.test(count?.raw ?? '') || !role?.plural || !role.role || controls.test(role.role)) return false;
  const act = dropLead(previous?.tokens ?? []);
  // "wait for A, 3 images": waited for as well.
  const isTime = /^(?:\d+)?(?:s|secs?|seconds?|ms)$/.test(act.at(-1)?.low ?? '');
  const isBare = /^(?:press|reload|refresh|undo)$/.test(act[0]?.low ?? '') || (act[0]?.low === 'wait' && isTime);
  const isDone = isBare || /^(?:click|tap|hit)$/.test(act[0]?.low ?? '');
  return /^,$|then$/.test(before) && (isAgain ? isDone : isBare);
}

/** "Email alerts is on, Push alerts off": a capital behind a comma begins a name, whatever verb it may be. */
export const isStatedAsWell = (tokens: readonly Token[], previous: Piece | undefined) =>
  tokens.length > 1 &&
  tokens.length <= 4 &&
  /^(?!Turn|Switch|Toggle)\p{Lu}/u.test(tokens[0]!.raw) &&
  tokens.every((token) => isWord(token) && token.low !== 'the') &&
  stateOf(tokens.at(-1)!.raw, false) !== undefined &&
  stateOf(previous?.tokens.at(-1)?.raw ?? '', false) !== undefined &&
  previous!.tokens.some((_, at) => predicateAt(previous!.tokens, at)?.lemma === 'be');

/** `tick "A", "B" and No receipt`: the last name of a list. */
export const isListedNo = ({ tokens, before }: Piece, previous: Piece | undefined) =>
  tokens[0]!.raw === 'No' &&
  before.includes('and') &&
  isGiven(previous?.tokens.at(-1)) &&
  (previous!.tokens.length === 1 ||
    /^(?:tick|untick|check|click|choose|pick|select)$/.test(dropLead(previous!.tokens)[0]?.low ?? '')) &&
  !tokens.some((_, at) => at > 0 && predicateAt(tokens, at));

/** "click Delete and say yes": to whoever asks, and no part of a name. */
export const isAnswered = (tokens: readonly Token[]) =>
  tokens.length === 2 &&
  /^(?:yes|no)$/.test(tokens[1]!.low) &&
  /^(?:say|answer) (?:yes|no)$/.test(lows(tokens)) &&
  tokens[0]!.raw === tokens[0]!.low;
