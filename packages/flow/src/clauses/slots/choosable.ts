import type { Target } from '@smokejumper/contracts';
import { isComparative } from '../../lexicon/vague.ts';
import type { TargetContext, TargetRead } from '../../targets/target.ts';
import { beginsCapital, isGiven, type Token } from '../../tokenise/token.ts';
import { act } from './things.ts';

/** `select the text "Hello"`: marked as with a mouse, and chosen from nothing. */
const isMarkedText = ([first, next, last]: readonly Token[]) =>
  isGiven(last ?? next) &&
  /^(?:text|words?|phrase|sentence|paragraph)$/.test((first!.low === 'the' ? next : first)!.low);

const isInDropdown = (scope: Target['scope']): boolean =>
  scope !== undefined && (scope.role === 'combobox' || /dropdown$/.test(scope.text ?? '') || isInDropdown(scope.scope));

/** "pay at the desk from payment method": two places, and no kind of thing is either of them. */
const isDoubly = (scope: Target['scope']) =>
  scope?.scope !== undefined &&
  [scope, scope.scope].every(({ role, noun, text: name }) => !role && !noun && name === name?.toLowerCase());

/** What is chosen by its own name: a radio, a tile, an entry of a menu. */
export function readChoosable(context: TargetContext, tokens: readonly Token[]): TargetRead | undefined {
  // "pick 3 March under Born on": a date and where it goes are no name.
  const lead = tokens.findIndex(({ low, raw }, at) => at > 0 && low === raw && /^(?:in|under|for|as|into)$/.test(low));
  // "choose 720p in the menu": an option, and where it stands.
  const isOfKind = tokens[lead + 1]?.low === 'the' && /\p{L}/u.test(tokens[0]!.raw);
  const isDated = /^\d/.test(tokens[0]!.raw) && lead > 0 && !isOfKind;
  // "Lost in the post from Reason": an option, and where it is picked from.
  const isPicked =
    tokens.length > 3 &&
    tokens.at(-2)!.raw === 'from' &&
    beginsCapital(tokens.at(-1)!.raw) &&
    tokens.every(({ kind }) => kind === 'word');
  const isCompared = tokens.length === 2 && isComparative(tokens[0]!.raw);
  // "choose seats": which of them, nobody said.
  const isSome =
    tokens.length === 1 &&
    /^[a-z]{2,}(?<![suiy]|ew)s$/.test(tokens[0]!.raw) &&
    !context.memory.known.has(tokens[0]!.raw);
  const read =
    isDated || isCompared || isPicked || isSome || isMarkedText(tokens) || /^(?:your|my|our)$/.test(tokens[0]!.raw)
      ? undefined
      : (act(context, tokens) as TargetRead | undefined);
  // "Made in Italy from the Origin dropdown": an option of it, and nothing that stands in it.
  const isOption = read?.quoted === false && read.targets.some(({ scope }) => isInDropdown(scope) || isDoubly(scope));
  return isOption ? undefined : read;
}
