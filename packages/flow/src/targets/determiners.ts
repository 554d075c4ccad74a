import { fieldNouns } from '../lexicon/fields.ts';
import { countOf, ordinalOf } from '../lexicon/numbers.ts';
import { isDomain, roleOf } from '../lexicon/roles.ts';
import { isFunctional } from '../lexicon/vague.ts';
import { beginsCapital, isWord, type Token } from '../tokenise/token.ts';
import { isWrapped } from '../tokenise/wrap.ts';
import { numbersAfter, rankFromEnd, ranksAt } from './ranks.ts';
import type { TargetContext } from './target.ts';

/** What stands before a name: articles, and which one of a list. */
export interface Head {
  rest: readonly Token[];
  indefinite: boolean;
  definite: boolean;
  ordinals: (number | undefined)[];
}

const definites = new Set(['the', 'this', 'that', 'your']);

/** "the Your share slider". */
const isAfterArticle = ({ spec }: TargetContext, [first]: readonly Token[]) =>
  /\bthe\s+$/.test(spec.slice(Math.max(0, first!.start - 6), Math.max(0, first!.start)));

/** "change his first name": the field of whoever was opened. */
const isOwnField = ({ mode }: TargetContext, [whose, ...rest]: readonly Token[]) =>
  mode === 'act' &&
  /^(?:his|her|their|its)$/.test(whose!.raw) &&
  rest.length > 0 &&
  rest.length <= 3 &&
  rest.every(({ kind, low }) => kind === 'word' && (fieldNouns.has(low) || low === 'field'));

/** "next to The Hobbit": a capital inside a sentence makes the article part of the name. */
function isTitleArticle({ spec, atStart }: TargetContext, [first, second]: readonly Token[]): boolean {
  if (atStart || first!.raw !== 'The' || second?.kind !== 'word' || !beginsCapital(second.raw)) return false;
  return isInside({ spec }, first!);
}

/** "onto This week": with a capital inside a sentence, or before what is no kind of thing, it begins a name. */
export const isNamedThis = (context: TargetContext, tokens: readonly Token[]) =>
  tokens[0]!.raw === 'This' &&
  tokens.length > 1 &&
  tokens.every(({ kind }) => kind === 'word') &&
  !tokens.some(({ low }) => roleOf([low])) &&
  (isInside(context, tokens[0]!) || tokens.length === 2);

/** "2) No dialog …": what numbers a line is no word of it. */
const numbered = /^\s*\(?(?:\d{1,3}|[a-z])\)[ \t]+$/i;

/** A word that goes before it in the same sentence; a line begins inside one where that word still asks for another. */
export const isInside = ({ spec }: Pick<TargetContext, 'spec'>, { start }: Token) => {
  const before = /(\S*[\p{Ll}\p{N}"”’'),])(\s+)$/u.exec(spec.slice(Math.max(0, start - 12), Math.max(0, start)));
  if (
    before === null ||
    (before[1]!.endsWith(')') && numbered.test(spec.slice(spec.lastIndexOf('\n', start - 1) + 1, start)))
  )
    return false;
  if (!/[\r\n]/.test(before[2]!) || before[1]!.endsWith(',')) return true;
  // "Click Hand in" above "No dialog": the line above asks for nothing more.
  const above = /[^\r\n]*$/.exec(spec.slice(0, start).trimEnd())![0];
  const line = /^[^\r\n]*/.exec(spec.slice(start))![0];
  return isFunctional(before[1]!) && isWrapped(above, line);
};

/** "Last reading should be …", "verify Last saved is shown": no article, and no kind of thing that is listed, so the words are a name. */
const isTitledRank = (tokens: readonly Token[]) =>
  /^(?:First|Second|Third|Last|Next|Final|Previous|Top|Bottom)$/.test(tokens[0]!.raw) &&
  tokens.length >= 2 &&
  tokens.every(({ kind, raw }, i) => kind === 'word' && (i === 0 || /^[a-z]+$/.test(raw))) &&
  roleOf([tokens.at(-1)!.low]) === undefined &&
  tokens.at(-1)!.low !== 'one';

/** "the Last contact column": the kind at the end is what it is. */
const isKindLast = (tokens: readonly Token[]) =>
  tokens.length > 2 && isDomain(tokens[1]!.low) && roleOf([tokens[2]!.low])?.isPlain === true;

/** "the Last reading row": after an article a capital begins a name; "the Last row" still is the last of them. */
const isRankName = (tokens: readonly Token[]) =>
  /^(?:First|Second|Third|Last|Next|Final|Previous|Top|Bottom)$/.test(tokens[0]?.raw ?? '') &&
  tokens.length >= 2 &&
  tokens.every(({ kind, raw }, i) => kind === 'word' && (i === 0 || /^[a-z]+$/.test(raw))) &&
  (roleOf([tokens[1]!.low]) === undefined ||
    isKindLast(tokens) ||
    /^(?:day|date|month|week|year)$/.test(tokens[1]!.low)) &&
  countOf(tokens[1]!.low) === undefined &&
  tokens[1]!.low !== 'one';

/** What holds names one below the other, so that one of them may be the first. */
const amongMany =
  /^\s+(?:in|of|on|from) (?:the|this|that) (?:[a-z]+ )?(?:list|table|results|menu|dropdown|suggestions|options|column|names)\b/;

/** "the first name", "the Last name column": what people are called; "the first name in the list" is one of several. */
function isPersonal({ spec }: TargetContext, tokens: readonly Token[]): boolean {
  const [rank, name, kind] = tokens;
  if (rank?.kind !== 'word' || !/^(?:first|last|middle)$/.test(rank.low) || !/^names?$/.test(name?.low ?? ''))
    return false;
  if (beginsCapital(rank.raw) || roleOf([kind?.low ?? ''])?.isPlain) return true;
  if (name!.low === 'name' && /^(?:box|filter|search|column)$/.test(kind?.low ?? '')) return true;
  return name!.low === 'name' && kind === undefined && !amongMany.test(spec.slice(name!.end, name!.end + 40));
}

/** "click the first name": the field, or the first of those that are listed, nobody can tell. */
const isPointedAt = ({ spec }: TargetContext, { raw, start }: Token) =>
  /^[a-z]/.test(raw) &&
  /\b(?:click|tap|press|open|hover|choose|pick|select)(?: on| over)? the\s+$/i.test(
    spec.slice(Math.max(0, start - 20), Math.max(0, start)),
  );

/** "the last used cell", "the last login should be …": when it was, not which one. */
const isWhen = ({ mode }: TargetContext, [rank, what, more]: readonly Token[]) =>
  rank?.low === 'last' &&
  (/^(?:used|seen|updated|modified|changed|login|visited|active|edited|published|synced|run|sync|checked|reviewed)$/.test(
    what?.low ?? '',
  ) ||
    (mode === 'assert' &&
      more === undefined &&
      /^(?:update|visit|backup|access|activity|sign-in|seen)$/.test(what?.low ?? '')));

/** "last term's marks": those of a time, and which these are nobody can tell. */
export const isOfPeriod = (given: readonly Token[]): boolean => {
  const [rank, period, thing] = given[0]!.low === 'the' ? given.slice(1) : given;
  return (
    isWord(rank) &&
    /^(?:last|next)$/.test(rank.low) &&
    thing !== undefined &&
    /^(?:night|day|week|weekend|month|quarter|term|semester|season|year)['’]?s$/.test(period!.low)
  );
};

/** "select rows 1 and 2": whether a second press leaves the first selected, the page knows. */
const isSelected = ({ spec }: TargetContext, { start }: Token) =>
  /\b(?:select|choose|pick)\w*\s+(?:the\s+)?$/i.test(spec.slice(Math.max(0, start - 16), Math.max(0, start)));

export function readDeterminers(context: TargetContext, tokens: readonly Token[]): Head | undefined {
  let at = 0;
  const indefinite =
    ['a', 'an'].includes(tokens[0]!.low) &&
    tokens[0]!.kind === 'word' &&
    tokens.length > 1 &&
    !/^[+&]$/.test(tokens[1]!.raw);
  const definite =
    (definites.has(tokens[0]!.low) || isOwnField(context, tokens)) &&
    !(
      tokens[0]!.raw === 'Your' &&
      isInside(context, tokens[0]!) &&
      (tokens.length === 2 || isAfterArticle(context, tokens))
    ) &&
    !isNamedThis(context, tokens) &&
    tokens.length > 1 &&
    tokens[0]!.kind === 'word' &&
    !isTitleArticle(context, tokens);
  if (indefinite || definite) at++;
  if (tokens[at]?.low === 'very' && ordinalOf(tokens[at + 1]?.low) !== undefined) at++;
  const numbers = indefinite ? undefined : numbersAfter(tokens, at);
  if (numbers && !isSelected(context, tokens[0]!))
    return { rest: [numbers.kind], indefinite, definite: true, ordinals: numbers.ordinals };
  const ranks = indefinite ? undefined : ranksAt(tokens, at);
  if (ranks) return { rest: tokens.slice(ranks.next), indefinite, definite: true, ordinals: ranks.ordinals };
  const word = tokens[at]?.kind === 'word' ? tokens[at]!.low : undefined;
  const isLabel =
    beginsCapital(tokens[at]?.raw ?? '') &&
    at === 0 &&
    tokens.length >= 2 &&
    (/^(?:name|names)$/.test(tokens[1]!.low) ||
      ((context.mode === 'act' ? /^(?:Top|Bottom|Final|First|Second|Third|Last)$/ : /^(?:Top|Bottom|Final)$/).test(
        tokens[0]!.raw,
      ) &&
        (roleOf([tokens.at(-1)!.low]) === undefined ||
          /^(?:day|date|month|week|year|step)$/.test(tokens.at(-1)!.low))));
  const isNames = isPersonal(context, tokens.slice(at));
  if (isNames && tokens.length === at + 2 && isPointedAt(context, tokens[at]!)) return undefined;
  const isSince = isWhen(context, tokens.slice(at));
  const isTitled =
    at === 0 && !isAfterArticle(context, tokens)
      ? (context.atStart === true || isInside(context, tokens[0]!)) && isTitledRank(tokens)
      : isRankName(tokens.slice(at));
  const isSide =
    /^(?:top|bottom)$/.test(word ?? '') &&
    /^(?:up|right|left|corner|bar|nav|navigation|menu|banner|half|edge|toolbar)$/.test(tokens[at + 1]?.low ?? '');
  const ordinal = isLabel || isSide || isNames || isTitled || isSince ? undefined : ordinalOf(word);
  const last = indefinite ? undefined : rankFromEnd(tokens, at);
  if (last && last.rest.length > 0) return { rest: last.rest, indefinite, definite, ordinals: [last.ordinal] };
  if (ordinal === undefined || at + 1 >= tokens.length)
    return { rest: tokens.slice(at), indefinite, definite, ordinals: [undefined] };
  if (indefinite || isOfPeriod(tokens.slice(at))) return undefined;
  if (word !== undefined && /^(?:first|last|top|bottom)$/.test(word)) {
    const many = tokens[at + 1]?.kind === 'word' ? countOf(tokens[at + 1]!.low) : undefined;
    if (many !== undefined && (many < 1 || many > 20)) return undefined;
    if (many !== undefined && many > 1) {
      // "the top three": of what, nobody said.
      if (tokens.length === at + 2) return undefined;
      const list = Array.from({ length: many }, (_, i) => (ordinal > 0 ? i + 1 : i - many));
      return { rest: tokens.slice(at + 2), indefinite, definite, ordinals: list };
    }
  }
  return { rest: tokens.slice(at + 1), indefinite, definite, ordinals: [ordinal] };
}
