import { roleOf } from '../../lexicon/roles.ts';
import { stateWord } from '../../lexicon/states.ts';
import { isInside } from '../../targets/determiners.ts';
import { readTarget, type TargetContext } from '../../targets/target.ts';
import { beginsCapital, isGiven, type Token } from '../../tokenise/token.ts';
import { isIdentifier } from '../special/messages.ts';

interface Elided {
  subject: readonly Token[];
  negated: boolean;
  /** Where what is claimed begins. */
  at: number;
}

/** "Push", "the Save": words whose capital sets them off. */
export const isCapitalName = (given: readonly Token[]) => {
  const name = given[0]?.low === 'the' ? given.slice(1) : given;
  return (
    name.length > 0 &&
    name.length <= 4 &&
    name.every(({ kind }) => kind === 'word') &&
    beginsCapital(name[0]!.raw) &&
    !/^(?:the|a|an|no|it|there|everything|nothing|all|each|every|both|you|we|i|they)$/.test(name[0]!.low)
  );
};

/** "last row", "the Save button": one thing by its type. */
function isTyped(context: TargetContext, subject: readonly Token[]): boolean {
  const read = subject.length > 0 ? readTarget({ ...context, mode: 'assert' }, subject) : undefined;
  const [target] = read?.targets ?? [];
  if (/^(?:dialog|alert|banner|tooltip|progressbar)$/.test(target?.role ?? '') && !read!.plural) return true;
  return (
    read?.targets.length === 1 &&
    target!.role !== undefined &&
    (target!.ordinal !== undefined || target!.text !== undefined)
  );
}

/** "the toast Comment hidden": behind its kind a capital begins what it says, and so does what follows. */
const speaksOn = (subject: readonly Token[]) =>
  subject.some(({ low }, at) => speaking.test(low) && beginsCapital(subject[at + 1]?.raw ?? ''));
const speaking = /^(?:toast|notification|snackbar|notice|alert|banner|message|warning)$/;

/** `"Groceries" shown in the top row`: where the "is" is left out, for names that are set off or told by their type. */
export function elidedBe(context: TargetContext, tokens: readonly Token[]): Elided | undefined {
  const at = tokens.findIndex(
    ({ kind, low }, i) =>
      i > 0 && kind === 'word' && (stateWord.test(low) || (low === 'there' && tokens[i - 1]!.low === 'still')),
  );
  // "No banner still there": denied, and nothing that is called No.
  if (at < 1 || (tokens[0]!.kind === 'word' && tokens[0]!.low === 'no')) return undefined;
  // "Locker 12 opened" says more than that it unfolded; "the Notes section opened" does not.
  if (tokens[at]!.low === 'opened' && roleOf([tokens[at - 1]!.low])?.role !== 'region') return undefined;
  const negated = tokens[at - 1]!.low === 'not';
  const isLed = negated || tokens[at - 1]!.low === 'still';
  const subject = tokens.slice(0, isLed ? at - 1 : at);
  const isKept = subject.length === 1 && context.memory.names.has(subject[0]!.raw);
  const isNamed = /^(?:gone|there)$/.test(tokens[at]!.low) && (isCapitalName(subject) || isIdentifier(subject));
  // "…, Booked shown in the top row": inside a sentence the capital sets it off, and its place says where it is seen.
  const isPlaced =
    /^(?:shown|visible|displayed|listed)$/.test(tokens[at]!.low) &&
    /^(?:in|on|under|next|inside|within)$/.test(tokens[at + 1]?.low ?? '') &&
    isCapitalName(subject) &&
    (isInside(context, subject[0]!) || /ed$/.test(subject.at(-1)!.low)) &&
    roleOf([subject.at(-1)!.low]) === undefined;
  const isQuoted = isKept || isNamed || isPlaced || subject.some(isGiven);
  if (!isQuoted && (!isTyped(context, subject) || speaksOn(subject))) return undefined;
  return { subject, negated, at };
}
