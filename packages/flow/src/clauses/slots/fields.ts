import { fieldNouns } from '../../lexicon/fields.ts';
import { roleOf } from '../../lexicon/roles.ts';
import type { TargetContext, TargetRead } from '../../targets/target.ts';
import { allRaws, beginsCapital, isWord, type Token } from '../../tokenise/token.ts';
import type { Slot } from './slots.ts';
import { places } from './things.ts';

/** "rent for march in Reference": a field holds no field, and what stands before "in" belongs to the text. */
export function inField(read: TargetRead | undefined): TargetRead | undefined {
  const isInside = read?.targets.some(({ text: name, role, noun, scope }) => {
    if (!scope || role || noun || !/^[a-z]/.test(name ?? '') || fieldNouns.has(name!)) return false;
    return (
      scope.relation === 'within' && (scope.role === 'textbox' || (!scope.role && beginsCapital(scope.text ?? '')))
    );
  });
  return isInside ? undefined : read;
}

const sorts =
  /\b(?:text|value|words|number|url|address|email|password|username|name|code|phrase|amount|pin|date|message|comment|city|query|term)\s+$/;

/** "paste the link", "the quick answer", "the number you see": which one, the course of events says. */
export const isTheThing = ({ spec }: TargetContext, [first, ...rest]: readonly Token[]) => {
  const before = spec.slice(Math.max(0, first!.start - 14), first!.start);
  if (first!.kind !== 'word') return false;
  if (sorts.test(before)) return /^(?:you|i|we|they|he|she|it)$/.test(first!.raw);
  return (
    /\bthe\s+$/.test(before) && (roleOf([first!.raw]) !== undefined || (rest.length > 0 && /^[a-z]/.test(first!.raw)))
  );
};

const noField = /\b[Pp]rompt$|^(?:stock|progress|transit|place|use|full|advance)$/;

/** "the prompt", "Not in stock": nothing that is filled in. */
export const isNoField = (tokens: readonly Token[]): boolean => noField.test(allRaws(tokens));

/** "To and Minutes of the board into Subject": behind the "and" another text goes into another field. */
export const holdsEntry = (tokens: readonly Token[]): boolean => {
  const at = tokens.findIndex((token, i) => i > 0 && isWord(token) && /^(?:and|&)$/.test(token.raw));
  const to = tokens.findIndex((token, i) => i > at + 1 && isWord(token) && /^(?:in|into|to|as|for)$/.test(token.raw));
  return at > 0 && to > 0 && !/^(?:the|this|that)$/.test(tokens[to + 1]?.raw ?? 'the');
};

/** "Username", "Billing email": by its last word, what goes into it. */
export const isFieldName = (name: string | undefined): boolean =>
  fieldNouns.has(name?.toLowerCase().split(' ').at(-1) ?? '');

/** Nothing is typed into what only holds fields; a cell may be one. */
export const noHolder = (read: Slot | undefined, isCell = false) =>
  (read as TargetRead | undefined)?.targets.some(
    ({ role, noun }) =>
      (places.has(role ?? '') && !(isCell && /^(?:cell|column)$/.test(role!))) ||
      /^(?:toolbar|sidebar|header|footer|bar|tab bar)$/.test(noun ?? ''),
  )
    ? undefined
    : read;

/** "upload a.jpg to Cover image", "into Member list": nothing is put into such a thing, its kind ends a field's name. */
export const isTitledField = (tokens: readonly Token[]) =>
  tokens.length > 1 &&
  /^\p{Lu}\p{Ll}/u.test(tokens[0]!.raw) &&
  tokens.every((token) => isWord(token) && !/^(?:in|on|at|inside|within|the)$/.test(token.raw)) &&
  /^(?:image|picture|list|form)$/.test(tokens.at(-1)!.raw);
