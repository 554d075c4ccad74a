import { isFunctional } from '../../lexicon/vague.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import { beginsCapital, isGiven, isLower, isWord, type Token } from '../../tokenise/token.ts';
import { dropLead } from '../edges/lead.ts';

// What a piece behind "and" or a comma is told to be, before anybody reads it.

/** `click Save, "Saved" toast`: what comes of it, and nothing that is clicked as well. */
export const isMessageKind = (piece: readonly Token[]): boolean =>
  isGiven(piece.at(-2)) &&
  /^(?:toast|message|alert|notification|notice|error|warning|banner|dialog|popup|modal)$/.test(piece.at(-1)!.raw);

/** Leads to a field or a place of its own: "A under X and B under Y". */
const leadingAway =
  /^(?:in|into|to|from|as|with|for|under|underneath|beneath|below|above|beside|near|next|inside|within)$/;
export const isLedAway = (piece: readonly Token[], from = 0) =>
  piece.slice(from, -1).some(({ kind, raw }) => kind === 'word' && leadingAway.test(raw));

/** Begins with a capital, as a name does. */
export const isCapital = (piece: readonly Token[]) => beginsCapital(dropLead(piece)[0]?.raw ?? '');

const happens =
  /^(?:(?:re|un)?(?:loads|opens|starts|freezes)|closes|spins|turns|changes|updates|refreshes|grows|shrinks|moves|jumps|slides|fades|blinks|flashes|plays|stops|resets|works|runs|expands|collapses|vanishes|scrolls|flips|crashes|hangs|[a-z]+ly)$/;

/** "the preview loads quickly": what happens, and no name. */
const isHappening = (tokens: readonly Token[]) =>
  tokens.some((token, at) => at > 1 && isWord(token) && token.raw === token.low && happens.test(token.raw));

/** Quoted, or with an article: such a piece names a thing of its own. */
export const isSetOff = (piece: readonly Token[]) => {
  const rest = dropLead(piece);
  return isGiven(rest[0]) || (rest[0]?.low === 'the' && !isHappening(rest));
};

const isSingled = (token: Token | undefined) => isGiven(token) || /^#?\d+$/.test(token?.raw ?? '');

/** `click seat "D7" and seat "D8"`, "click row 1 and row 2": another of the same kind, by its name or number. */
export const isKindAgain = (first: readonly Token[], piece: readonly Token[]): boolean =>
  piece.length === 2 &&
  isSingled(piece[1]) &&
  isSingled(first.at(-1)) &&
  piece[0]!.kind === 'word' &&
  piece[0]!.raw === first.at(-2)?.raw;

/** "choose Team, and pay with an expired card": behind a name that is set off, a verb in small letters is something to do. */
export const isDeed = (first: readonly Token[], piece: readonly Token[]): boolean => {
  const [verb, ...rest] = dropLead(piece);
  const isNamed = isGiven(first[1]) || beginsCapital(first[1]?.raw ?? '') || first[1]?.low === 'the';
  // "tick Name and email address": a verb may be a noun where nothing but nouns stand behind it.
  return isNamed && isLower(verb) && isOrderWord(verb!.low) && rest.some(({ low }) => isFunctional(low));
};
