import type { Target } from '@smokejumper/contracts';
import { isDomain, type RoleRead, roleOf } from '../lexicon/roles.ts';
import { isCommonNoun } from '../lexicon/spoken-nouns.ts';
import { stateWord } from '../lexicon/states.ts';
import { isComparative, isFunctional, isVague } from '../lexicon/vague.ts';
import { beginsCapital, isCapital, isLower, isNameLike, sourceOf, type Token } from '../tokenise/token.ts';
import { described } from './described.ts';
import type { Head } from './determiners.ts';
import { isPlainName } from './name.ts';
import type { TargetContext } from './target.ts';
import { isProperty } from './type-first.ts';

interface Bare {
  indefinite: boolean;
  hasOrdinal: boolean;
  head: Head;
  atStart: boolean;
}

/** "click book": without an article it is what one does, so the label of a button. */
const bids = /^(?:book|order|post|email|comment|review|answer|account)$/;

/** A type and nothing else: "the dialog", "the second result", "a tooltip" (checks only). */
export function readBareType(
  context: TargetContext,
  read: RoleRead,
  { indefinite, hasOrdinal, head, atStart }: Bare,
): (Target & { plural?: boolean }) | undefined {
  const isNobodys = read.noun !== undefined && isDomain(read.noun);
  const isBidding = context.mode === 'act' && !indefinite && !hasOrdinal && !head.definite && head.rest.length === 1;
  if (isBidding && bids.test(head.rest[0]!.raw)) return { text: head.rest[0]!.raw };
  const isMany = context.mode === 'act' && read.plural && !read.isPlain && !read.role?.match(/^(?:option|alert)$/);
  // "hover over products", "open orders": without an article it is what the menu says.
  if (isMany && !indefinite && !hasOrdinal && !head.definite && head.rest.length === 1 && !atStart)
    return { text: head.rest[0]!.raw };
  if (context.mode === 'act' && !hasOrdinal && (indefinite || read.plural || isNobodys)) return undefined;
  if (context.mode === 'act' && !hasOrdinal && !head.definite && !read.isPlain)
    return { noun: sourceOf(context.spec, head.rest) };
  const isListed = hasOrdinal && !read.role && read.noun !== undefined && isDomain(read.noun);
  return { ...described(read), ...(isListed && { role: 'listitem' as const }), plural: read.plural };
}

const timeOfDay = /^(?:[01]?\d|2[0-3])(?:[:.][0-5]\d(?:[ap]m)?|[ap]m)$/i;
const isKindWord = (token: Token) => isLower(token) && isCommonNoun(token.raw);

export function readBareName(
  context: TargetContext,
  head: Head,
  { atStart, hasOrdinal }: { atStart: boolean; hasOrdinal: boolean },
): Target | undefined {
  const { rest, indefinite } = head;
  if (hasOrdinal) {
    // "check first visit": without an article, and no kind of thing: a label, or one of a list, nobody can tell.
    const isLoose = context.mode === 'act' && !head.definite && rest.every(({ low }) => !roleOf([low]));
    // "the last approved version": which ones were, nobody can see by that word alone.
    const isJudged =
      rest.length === 2 &&
      /(?:[a-z]{2}ed|due|sent|paid|unpaid|overdue|draft|pending|active|inactive|valid)$/.test(rest[0]!.raw);
    if (isJudged) return undefined;
    const isNoun = !isLoose && rest.length <= 2 && rest.every(({ low }) => !isVague(low) && !isFunctional(low));
    const isLabel = beginsCapital(rest[0]!.raw) && isPlainName(rest, { atStart: false });
    if (isLabel) return { text: sourceOf(context.spec, rest) };
    return isNoun ? { noun: sourceOf(context.spec, rest) } : undefined;
  }
  const [time, ...kind] = rest;
  // "the 18:00 slot": which of them begins then.
  if (timeOfDay.test(time!.raw) && kind.length > 0 && kind.length < 3 && kind.every(isKindWord))
    return { text: time!.raw, noun: sourceOf(context.spec, kind) };
  const isBroken = rest.some(
    ({ raw, low }, at) => at > 0 && raw === low && roleOf([low])?.isPlain && isFunctional(rest[at + 1]?.raw ?? ''),
  );
  const isChoice = rest.at(-1)!.raw === 'only';
  const isMany = !isChoice && /^[a-z]/.test(rest[0]!.raw) && rest.length > 1 && roleOf([rest[0]!.low])?.plural;
  // "the rest": what that is, is for whoever looks to say.
  const isRemainder = rest.length === 1 && /^(?:rest|remainder|remaining|leftovers?)$/.test(rest[0]!.raw);
  // "pick a Saturday evening": any of them, and which one nobody says.
  const isAny = rest.length > 1 || /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(rest[0]!.low);
  if (context.mode === 'act' && indefinite && isAny) return undefined;
  // "click the tab closed": what it is called, or how it is, nobody can tell.
  const isStated = rest.length === 2 && roleOf([rest[0]!.raw])?.isPlain && stateWord.test(rest[1]!.raw);
  // "the older dog": which one is, somebody has to find out.
  const isCompared = context.mode === 'act' && head.definite && rest.length === 2 && isComparative(rest[0]!.raw);
  const bids = context.mode === 'act' && !indefinite && !head.definite;
  if (
    isStated ||
    isMany ||
    isBroken ||
    isRemainder ||
    isCompared ||
    !isPlainName(rest, { indefinite, atStart, bids, afterArticle: head.definite })
  )
    return undefined;
  return { text: sourceOf(context.spec, rest) };
}

/** "button Add card": what the control says ends with a kind, too. */
const isLabelOnKind = (kind: Token, name: readonly Token[]) =>
  /^(?:button|link|tab|checkbox|radio|switch|icon)$/.test(kind.raw) &&
  name.length < 4 &&
  name.every(({ kind: of, raw }, i) => of === 'word' && (i === 0 || /^[a-z]+$/.test(raw))) &&
  roleOf([name.at(-1)!.low]) !== undefined;

/** Things that somebody gave a name to. */
const goesByName =
  /^(?:event|meeting|appointment|project|team|channel|group|board|workspace|template|campaign|filter|category|plan|course|lesson|class|room|venue|brand|collection|department|company|client|integration|milestone|sprint|epic|reminder|habit|device|location)$/;

/** "iframe Card", "the name Ann Lee": in lower case what it is, and a capital begins what it is called. */
export function readKindThenName(
  { spec, mode }: TargetContext,
  { rest, definite }: { rest: readonly Token[]; definite: boolean },
): Target | undefined {
  const [first, ...name] = rest;
  if (name.length === 0 || !isLower(first) || !isCapital(name[0])) return undefined;
  const text = sourceOf(spec, name);
  // "the event Team lunch is on Friday": what goes by a name, and no label that begins with its kind.
  const isNamedKind = definite && goesByName.test(first!.raw) && !isProperty(name.at(-1)!.low);
  const isCalled = (mode === 'act' && definite) || isNamedKind;
  const isCommon = isCommonNoun(first!.raw) && !roleOf([first!.low]);
  if (!name.every(isNameLike)) {
    // "the draft Harbour strike": its capital begins the name, and small letters go on with it.
    const goesOn = name.every(
      (token) => isCapital(token) || (isLower(token) && isCommonNoun(token.raw) && !roleOf([token.low])),
    );
    if (isCalled && isCommon && goesOn) return { text, noun: first!.raw };
    return isLabelOnKind(first!, name) ? { text, ...described(roleOf([first!.low])!) } : undefined;
  }
  const isNoun = isCommon || /^(?:name|title)$/.test(first!.raw);
  if (isCalled && isNoun && !roleOf([name.at(-1)!.low])) return { text, noun: first!.raw };
  const read = roleOf([first!.low]);
  const isKind = read?.role !== undefined && read.isPlain && !read.plural;
  return isKind && name.length === 1 && roleOf([name[0]!.low]) ? { text, ...described(read) } : undefined;
}

const sorts = /^(?:available|existing|selected|chosen|unread|unanswered|related|similar|matching|recent|other)$/;

/** "list of open issues": what it lists, and of what sort, tells which list. */
export function readListOf({ spec }: TargetContext, rest: readonly Token[]): Target | undefined {
  const kind = rest[0]!.low;
  if (!/^(?:list|table)$/.test(kind) || rest[1]?.low !== 'of' || rest.length < 3 || rest.length > 5) return undefined;
  if (rest[2]!.low === 'contents') return undefined;
  const held = rest.slice(2);
  const isHeld = held.every(
    ({ raw, low }, at) =>
      /^[a-z][a-z-]+$/.test(raw) && !isFunctional(low) && (!isVague(low) || (at === 0 && sorts.test(low))),
  );
  const isMany = held.length === 1 || /s$|^(?:people|children)$/.test(held.at(-1)!.raw);
  return isHeld && isMany ? { role: kind as 'list' | 'table', noun: sourceOf(spec, held) } : undefined;
}
