import type { Target } from '@smokejumper/contracts';
import { isDate } from '../lexicon/dates.ts';
import { ordinalOf } from '../lexicon/numbers.ts';
import { type RoleRead, roleOf } from '../lexicon/roles.ts';
import { isCommonNoun, isEvent } from '../lexicon/spoken-nouns.ts';
import { isFunctional, isVague } from '../lexicon/vague.ts';
import { allLows, isCapital, isGiven, isLower, type Token } from '../tokenise/token.ts';
import { isLook } from './labels.ts';

export const described = (read: RoleRead): Target => ({
  ...(read.role && { role: read.role }),
  ...(read.noun && { noun: read.noun }),
});

const lead =
  /^(?:(?:that is |which is )?(?:named|called|labelled|labeled|titled|reading|saying|containing|showing|mentioning|marked|entitled|captioned)|(?:that|which) (?:says|reads|contains|shows|mentions|has|is called|is named|is labelled)|with(?: the| a| an)?(?: (?:name|text|label|title|caption|heading|value|words|message|placeholder|alt text|subject))?|for|of|whose (?:name|title|label|text) is|where (?:it says|the name is))$/;

/** What somebody wrote goes by who did. */
export const isWritten = (low: string) => /^(?:comment|post|review|reply)$/.test(low);
/** What comes from somebody: "the invoice from Acme"; "the order by" somebody would be what things are sorted by. */
const sent =
  /^(?:(?:message|e-?mail|mail|note|request|payment|invoice) (?:(?:written|posted|sent|left) )?(?:by|from)|order from)$/;
export const isOfSender = (words: readonly string[]) => {
  const said = words.join(' ');
  return (
    sent.test(said) || (isWritten(words[0] ?? '') && /^\S+ (?:(?:written|posted|sent|left) )?(?:by|from)$/.test(said))
  );
};

/** Where a thing comes from that nobody sent: "the note from Monday", "the message from Drafts". */
const placesOfMail =
  /^(?:inbox|outbox|drafts?|sent|trash|archived?|spam|junk|starred|today|yesterday|home|dashboard|settings)$/i;

/** Whom it comes from, and neither when nor where from. */
export const isSender = (name: readonly Token[]) =>
  (isGiven(name[0]) || isCapital(name[0])) &&
  !isDate(allLows(name)) &&
  !isDate(name[0]!.value.toLowerCase()) &&
  !placesOfMail.test(name[0]!.value) &&
  !name.some((token) => isLower(token) && /^(?:to|at|in|on|about|with|for|that|who|and|or)$/.test(token.raw)) &&
  roleOf([name.at(-1)!.low])?.isPlain !== true;

/** "the row containing spam": told by words that may stand among others. */
const holding = /(?:^| )(?:containing|showing|mentioning|(?:that|which) (?:contains|shows|mentions))$/;
export const isHeld = (words: readonly string[], { role }: Target) =>
  /^(?:row|card|listitem)$/.test(role ?? '') && holding.test(words.join(' '));

/** Words before a name: a type, maybe with "labelled" and the like. */
export function readBefore(words: readonly string[]): { read?: RoleRead; noun?: string; ok: boolean } {
  if (words.length === 0) return { ok: true };
  const said = words.length > 1 ? words.join(' ') : '';
  if (/^links? to$/.test(said)) return { read: roleOf(words.slice(0, 1))!, ok: true };
  if (
    /^(?:error|warning|notice|confirmation|hint|info|success|note) (?:saying|reading|that says|that reads|with the text|with the message|message saying|message that says|message reading)$/.test(
      said,
    )
  )
    return { ok: true };
  if (/^(?:error|warning|notice|hint|message|alert|toast|notification) about$/.test(said))
    return {
      read: roleOf(words.slice(0, 1)) ?? { noun: words[0]!, plural: false, length: 1, isPlain: false },
      ok: true,
    };
  if (isOfSender(words))
    return {
      read: {
        ...(roleOf(words.slice(0, 1)) ?? { noun: words[0]!, plural: false, length: 1, isPlain: false }),
        isSent: true,
      },
      ok: true,
    };
  for (let split = words.length; split >= 0; split--) {
    const type = words.slice(0, split);
    const rest = words.slice(split);
    if (rest.length > 0 && !lead.test(rest.join(' '))) continue;
    if (type.length === 0) continue;
    const read = roleOf(type) ?? roleOf(type.slice(-2)) ?? roleOf(type.slice(-1));
    if (!read) {
      if (rest.length === 0 && type.length === 1 && isCommonNoun(type[0]!)) return { noun: type[0]!, ok: true };
      continue;
    }
    const spare = type.slice(0, type.length - read.length);
    const isOfAnother = spare.length > 0 && /^(?:for|of)$/.test(rest.join(' '));
    if (!isOfAnother && !spare.some((word) => !isSpare(word) || ordinalOf(word) !== undefined) && spare.length <= 2)
      return { read: withSpare(read, spare, type), ok: true };
  }
  return { ok: false };
}

/** What a word before the type says is kept with it; how a thing looks is not. */
const withSpare = (read: RoleRead, spare: readonly string[], all: readonly string[]): RoleRead =>
  spare.some((word) => !isLook(word))
    ? { ...read, noun: all.filter((word, at) => at >= spare.length || !isLook(word)).join(' ') }
    : read;

/** A word before a type that says more of it: "shipping option", "summary page", "big green button". */
const isSpare = (word: string) => isLook(word) || isCommonNoun(word) || (/ing$/.test(word) && !isEvent(word));

/** Words after a name: a type, maybe described ("shipping option"). */
function readAfter(words: readonly string[]): { read?: RoleRead; noun?: string; ok: boolean } {
  if (words.length === 0) return { ok: true };
  if (words.length > 4 || words.some((word) => isVague(word) || isFunctional(word))) return { ok: false };
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const read = roleOf(words.slice(-length));
    const spare = words.slice(0, -length);
    if (read && !spare.every(isSpare)) return { ok: false };
    if (read)
      return {
        read: withSpare(spare.length > 0 && read.role === 'option' ? { ...read, role: 'radio' } : read, spare, words),
        ok: true,
      };
  }
  return words.length === 1 && isCommonNoun(words[0]!) ? { noun: words[0]!, ok: true } : { ok: false };
}

export function readQuoted(rest: readonly Token[]): (Target & { plural?: boolean }) | undefined {
  const at = rest.findIndex(isGiven);
  if (rest.some(({ kind }, i) => i !== at && kind !== 'word')) return undefined;
  if (at > 0 && /^(?:right|available|remaining|proper)$/.test(rest[0]!.raw)) return undefined;
  const words = rest.slice(0, at).map(({ low }) => low);
  const before = readBefore(words);
  const after = readAfter(rest.slice(at + 1).map(({ low }) => low));
  if (!before.ok || !after.ok || (before.read && after.read) || (before.noun && after.noun)) return undefined;
  if ((before.read?.noun && after.noun) || (after.read?.noun && before.noun)) return undefined;
  const text = rest[at]!.value.trim();
  if (text === '' || (before.read?.isSent && !isSender([rest[at]!]))) return undefined;
  const read = before.read ?? after.read;
  const noun = before.noun ?? after.noun;
  const holds = read !== undefined && isHeld(words, read) && { holds: true as const };
  return { text, ...(noun && { noun }), ...(read && describedWithName(read)), ...holds, plural: Boolean(read?.plural) };
}

const wordOnly = new Set(['text', 'message', 'label', 'line', 'field', 'word', 'words', 'phrase', 'page', 'element']);
export const describedWithName = (read: RoleRead): Target =>
  read.noun && wordOnly.has(read.noun) && !read.isSent ? {} : described(read);
