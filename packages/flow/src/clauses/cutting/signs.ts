import { isDate } from '../../lexicon/dates.ts';
import type { Token } from '../../tokenise/token.ts';
import { beginsCapital } from '../../tokenise/token.ts';
import { actionStarts } from '../orders/action.ts';

/** Parts a sentence into clauses, or things that are named. */
const joints = new Set(['and', 'then', 'but', 'whereas', '&']);
export const isJoint = (token: Token) =>
  (token.kind === 'soft' && token.raw !== '|') || (token.kind === 'word' && joints.has(token.low));

/** A mark or word behind which another clause may begin. */
export const endsClause = (token: Token) => isJoint(token) || token.kind === 'stop';

/** Where the clause ends that goes on at a place. */
export function endOf(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex((token, at) => at >= from && endsClause(token));
  return end < 0 ? tokens.length : end;
}

const modifier = /^(?:ctrl|control|shift|alt|option|cmd|command|meta|win|super|strg|⌘)$/;

/** Casual "x + click y", "tick 'A' + 'B'"; not a chord, a sum or a label such as "+ New". */
export const isPlus = (tokens: readonly Token[], at: number) => {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (tokens[at]!.raw !== '+' || tokens[at]!.kind !== 'word' || !before || !after) return false;
  const isFirst = at === 1 || isJoint(tokens[at - 2]!);
  // "…, click + until X appears": a label, as at the head of a sentence.
  const isPressed = isFirst && /^(?:click|tap|press|hit|push)$/.test(before.low) && !actionStarts.has(after.low);
  if (before.kind === 'word' && (modifier.test(before.low) || isPressed || (actionStarts.has(before.low) && at === 1)))
    return false;
  // "tick Milk + Eggs": two boxes.
  const verb = tokens.findLast(({ kind, low }, i) => i < at && kind === 'word' && actionStarts.has(low));
  if (/^(?:tick|untick)$/.test(verb?.low ?? '') && beginsCapital(after.raw)) return true;
  // "A in the seat field + 85 in the price field": into another one, and no sum.
  const isEntered = /^\d/.test(after.raw) && /^in(?:to)?$/.test(tokens[at + 2]?.low ?? '') && !/^\d/.test(before.raw);
  return (
    isEntered ||
    after.kind !== 'word' ||
    actionStarts.has(after.low) ||
    /^(?:the|a|an|it|there|make|then|wait|expect|verify|see|should|no|if|once|until)$/.test(after.low)
  );
};

/** What a sign is, where it stands or how often it is pressed. */
const afterSign = /^(?:button|icon|sign|symbol|link|key|next|beside|in|for|until|till|once|twice|again|\d+)$/;

/** A mark that no key bears, or the word for one. */
const marks = /^(?:[-–−+]|plus|minus|(?![\u2190-\u21ff⌃⌘⌥⏎⌫⌦⇥⎋])[^\p{L}\p{N}\p{P}\p{ASCII}]+)$/u;

/** "click + and then -", "the - button", "press + and minus", "press - next to X": the mark is a name. */
const isSign = (tokens: readonly Token[], at: number) => {
  if (tokens[at]!.raw.length > 5 || !marks.test(tokens[at]!.raw)) return false;
  const [before, next] = [tokens[at - 1]?.low ?? '', tokens[at + 1]];
  const isOver = next === undefined || isJoint(next);
  if (modifier.test(tokens[at - 2]?.low ?? '')) return false;
  if (/^(?:and|then)$/.test(before)) return isOver;
  return (
    /^(?:the|click|tap|press|hit|on)$/.test(before) &&
    (isOver || (!/^[pm]/.test(tokens[at]!.low) && afterSign.test(next.low)))
  );
};

/** "March 30, 2024": the comma inside a date. */
const isInDate = (tokens: readonly Token[], at: number): boolean =>
  /^\d{4}$/.test(tokens[at + 1]?.raw ?? '') &&
  /^\d{1,2}(?:st|nd|rd|th)?$/.test(tokens[at - 1]?.raw ?? '') &&
  isDate(`${tokens[at - 2]?.raw} ${tokens[at - 1]!.raw}`);

/** "press Ctrl+, and …": the comma is the key. */
const isKeyComma = (tokens: readonly Token[], at: number): boolean => {
  const { raw, end } = tokens[at - 1] ?? {};
  const isHeld = raw?.endsWith('+') && raw.length > 1 && end === tokens[at]!.start;
  return (
    isHeld === true &&
    raw!
      .slice(0, -1)
      .toLowerCase()
      .split('+')
      .every((part) => modifier.test(part))
  );
};

const withComma = (token: Token, { end }: Token): Token => ({
  ...token,
  raw: `${token.raw},`,
  low: `${token.low},`,
  value: `${token.value},`,
  end,
});

const isInside = (tokens: readonly Token[], at: number) =>
  tokens[at]?.raw === ',' && (isInDate(tokens, at) || isKeyComma(tokens, at));

/** "15/06/2025 - 20/06/2025", "9:00 – 17:30": from one to the other, which is one value. */
const figure = /^(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?|\d{1,2}:\d\d)$/;
const isRange = (tokens: readonly Token[], at: number): boolean =>
  /^[-–—]$/.test(tokens[at]!.raw) && [at - 1, at + 1].every((beside) => figure.test(tokens[beside]?.raw ?? ''));

/** A dash that is pressed is a name, and a comma in a date or of a key part of it: none of them divides anything. */
export const withSigns = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some((_, at) => isSign(tokens, at) || isInside(tokens, at) || isRange(tokens, at))
    ? tokens.flatMap((token, at): Token[] => {
        if (isInside(tokens, at)) return [];
        if (isInside(tokens, at + 1)) return [withComma(token, tokens[at + 1]!)];
        if (isRange(tokens, at)) return [{ ...token, kind: 'word' }];
        return [isSign(tokens, at) ? { ...token, kind: 'quote', supplied: true } : token];
      })
    : tokens;
