import { holders } from '../lexicon/holders.ts';
import { ordinalOf } from '../lexicon/numbers.ts';
import { roleOf } from '../lexicon/roles.ts';
import { beginsCapital, isWord, type Token } from '../tokenise/token.ts';
import { isInside } from './determiners.ts';
import { endsOfTheDay } from './name.ts';
import { type Relation, relationAt } from './relations.ts';
import { isOrderWord } from './speaking.ts';
import type { TargetContext } from './target.ts';

interface Parted {
  /** What would lead to a place. */
  found: Relation;
  rest: readonly Token[];
  /** It is a part of what follows. */
  isPart: boolean;
}

/** Whether the preposition at `at` stands inside what something is called, and leads to no place. */
export function standsInName(
  context: TargetContext,
  tokens: readonly Token[],
  at: number,
  { found, rest, isPart }: Parted,
): boolean {
  return (
    isPhrasal(tokens, at, found, rest) ||
    isOfLabel(context, tokens, at) ||
    (rest.length === 2 && endsOfTheDay(tokens)) ||
    isTaken(tokens, at, rest) ||
    isParticle(tokens, at, rest) ||
    isNoHolder(rest, found.marker) ||
    isControlLabel(tokens, at, rest) ||
    isTitleOf(tokens, at, rest) ||
    (context.mode === 'act' && (isTitlePlace(tokens, at, rest) || isOnNothing(context, tokens, at, rest))) ||
    isViewLabel(tokens, at, rest) ||
    (found.length === 1 && !isPart && isCapitalLabel(tokens, at, rest))
  );
}

/** Verbs whose particle belongs to the label: "Turn on 2FA", "Log in". */
const phrasal = /^(?:turn|log|sign|sort|opt|zoom|check|switch|move|roll|hop|plug|fill|type|add|go)$/;

const isPhrasal = (tokens: readonly Token[], at: number, { length, relation }: Relation, rest: readonly Token[]) =>
  at === 1 &&
  phrasal.test(tokens[0]!.low) &&
  tokens[0]!.kind === 'word' &&
  length === 1 &&
  relation === 'within' &&
  !/^(?:the|that|this)$/.test(rest[0]!.low) &&
  // "the switch in row Beta": a control, and what holds it by its kind and name.
  !(tokens[0]!.raw === 'switch' && rest.length > 1 && /^(?:row|card|section|panel|dialog)$/.test(rest[0]!.raw));

/** "in Date of the accident", "the Photos of the damage section": a capital, so what it is of belongs to the name. */
function isOfLabel({ spec, mode }: TargetContext, tokens: readonly Token[], at: number): boolean {
  const name = tokens[at - 1]!;
  const isCapital = name.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(name.raw) && !roleOf([name.low])?.isPlain;
  if (tokens[at]!.low !== 'of' || !isCapital || !isInside({ spec }, name)) return false;
  const rest = tokens.slice(at + 1);
  if (rest.some(({ kind, raw, low }) => kind !== 'word' || raw !== low || ordinalOf(low) !== undefined)) return false;
  const isSection = at === 2 && tokens[0]!.low === 'the' && /^(?:section|panel)$/.test(rest.at(-1)!.low);
  return isSection || (at === 1 && mode === 'act' && !rest.some(({ low }) => roleOf([low])?.isPlain));
}

/** "Collect from this branch", "Play from marker": nothing on the screen that holds others, so it is what the control says. */
function isTaken(tokens: readonly Token[], at: number, rest: readonly Token[]): boolean {
  const kind = roleOf([rest.at(-1)!.low]);
  const isBare = rest.length === 1 && beginsCapital(tokens[0]!.raw) && !kind?.plural && !holders.test(rest[0]!.low);
  return (
    at === 1 &&
    isWord(tokens[0]) &&
    tokens[at]!.raw === 'from' &&
    (/^(?:this|that)$/.test(rest[0]!.raw) || isBare) &&
    !kind?.isPlain
  );
}

/** "View in map", "Open in app": a verb with its capital and another view of the same thing are one label. */
const isViewLabel = (tokens: readonly Token[], at: number, rest: readonly Token[]) =>
  at === 1 &&
  /^(?:view|show|open|see|find|watch|play|display|read|edit)$/.test(tokens[0]!.low) &&
  /^(?:in|on)$/.test(tokens[1]!.raw) &&
  rest.length === 1 &&
  rest[0]!.kind === 'word' &&
  /^(?:map|maps|calendar|browser|app|player|editor|store|preview|timeline|chart|graph|finder|explorer)$/.test(
    rest[0]!.low,
  );

/** "the Hand in button": without an article, what is pressed or filled holds nothing. */
const isNoHolder = (rest: readonly Token[], marker: string) =>
  rest.length === 1 &&
  /^(?:in|on|of|for|at)$/.test(marker) &&
  /^(?:button|link|tab|option|checkbox|radio|switch|textbox|img)$/.test(roleOf([rest[0]!.low])?.role ?? '') &&
  roleOf([rest[0]!.low])!.isPlain &&
  !roleOf([rest[0]!.low])!.plural;

/** "the Remove from favourites button": what is pressed or ticked holds nothing, so its words are its name. */
const isControlLabel = (tokens: readonly Token[], at: number, rest: readonly Token[]) => {
  const name = tokens.slice(tokens[0]!.low === 'the' ? 1 : 0, at);
  const type = roleOf([rest.at(-1)!.low]);
  const isTicked = /^(?:checkbox|radio|switch)$/.test(type?.role ?? '');
  return (
    /^(?:from|in|on|of|for|at)$/.test(tokens[at]!.raw) &&
    rest.length > 1 &&
    rest.length < 4 &&
    rest.every(({ kind, raw }) => kind === 'word' && (isTicked ? /^\p{L}+$/u : /^[a-z][a-z-]*$/).test(raw)) &&
    !/^(?:the|a|an|this|that|its|it|my|your|each|every|any)$/.test(rest[0]!.low) &&
    type?.isPlain === true &&
    !type.plural &&
    /^(?:button|link|checkbox|radio|switch|textbox)$/.test(type.role ?? '') &&
    name.length > 0 &&
    name.every(
      ({ kind, raw, low }, i) =>
        kind === 'word' && (i > 0 || beginsCapital(raw)) && (!roleOf([low])?.isPlain || (i > 0 && low === 'text')),
    )
  );
};

const measured =
  /^(?:name|title|price|cost|total|subtotal|number|count|amount|sum|size|status|state|date|time|text|value|label|content|contents|colou?r|width|height|length|weight|top|bottom|start|beginning|end|middle|rest|part|edge|side|owner|author|image|picture|photo|icon|list|row|quantity|rating|balance|position|order|type|description)s?$/;

/** "drag Song of the Sea onto Favourites": capitals on both sides of "of the" are one name, unless the first is a measure. */
export const isTitleOf = (tokens: readonly Token[], at: number, rest: readonly Token[]) => {
  const isUpper = (token: Token) => token.kind === 'word' && beginsCapital(token.raw);
  const from = tokens.findLastIndex((token, i) => i < at && !isUpper(token)) + 1;
  const end = rest.findIndex((token, i) => i > 0 && !isUpper(token));
  const to = end < 0 ? rest.length : end;
  return (
    tokens[at]?.raw === 'of' &&
    from < at &&
    !/^(?:the|an?)$/.test(tokens[from]!.low) &&
    !/^(?:the|an?)$/.test(tokens[from - 1]?.low ?? '') &&
    !measured.test(tokens[at - 1]!.low) &&
    !roleOf([tokens[at - 1]!.low])?.isPlain &&
    rest[0]?.raw === 'the' &&
    to > 1 &&
    to < 5 &&
    (to === rest.length || relationAt(rest, to) !== undefined) &&
    !(roleOf([rest[to - 1]!.low])?.isPlain && to > 2)
  );
};

/** "click Find on the shelf", "in Name on the certificate": nothing that a page is made of, so all of it is the name. */
const isOnNothing = ({ memory }: TargetContext, tokens: readonly Token[], at: number, rest: readonly Token[]) =>
  at <= 2 &&
  tokens.slice(0, at).every(({ kind, raw }, i) => kind === 'word' && (i > 0 || /^\p{Lu}\p{Ll}/u.test(raw))) &&
  tokens[at]!.raw === 'on' &&
  rest.length === 2 &&
  /^(?:the|existing)$/.test(rest[0]!.raw) &&
  /^[a-z]+$/.test(rest[1]!.raw) &&
  // "tick Run on existing mail": nobody calls a place so.
  (rest[0]!.raw === 'existing' || (!roleOf([rest[1]!.low]) && !holders.test(rest[1]!.low))) &&
  !memory.known.has(rest[1]!.low);

/** "drag House on the Hill": capitals around it, and no kind of thing, nor one that holds others, where it would be. */
const isTitlePlace = (tokens: readonly Token[], at: number, rest: readonly Token[]) => {
  const isName = ({ kind, raw, low }: Token) =>
    kind === 'word' && /^\p{Lu}\p{Ll}/u.test(raw) && !roleOf([low])?.isPlain;
  const end = rest.findIndex((token, i) => i > 0 && !isName(token));
  const name = rest.slice(1, end < 0 ? rest.length : end);
  const head = tokens.slice(0, at);
  return (
    /^(?:on|in|at)$/.test(tokens[at]!.raw) &&
    rest[0]!.raw === 'the' &&
    head.length <= 3 &&
    head.every((token) => isName(token) && !isOrderWord(token.low)) &&
    name.length > 0 &&
    name.length <= 2 &&
    !name.some(({ low }) => holders.test(low)) &&
    (end < 0 || relationAt(rest, end) !== undefined)
  );
};

/** "the Log in button": a type alone after the particle of a verb is no place. */
const isParticle = (tokens: readonly Token[], at: number, rest: readonly Token[]) =>
  tokens[at - 1]!.kind === 'word' &&
  phrasal.test(tokens[at - 1]!.low) &&
  rest.length <= 2 &&
  rest.every(({ kind }) => kind === 'word') &&
  roleOf(rest.map(({ low }) => low)) !== undefined;

/** "Terms of Service": capitals on both sides of the preposition are one label. */
function isCapitalLabel(tokens: readonly Token[], at: number, rest: readonly Token[]): boolean {
  const isUpper = (token: Token | undefined) => token?.kind === 'word' && beginsCapital(token.raw);
  // "right-click Songs from the Wood": nothing is pressed out of something.
  const isTitle =
    tokens[at]!.low === 'from' &&
    tokens.slice(0, at).every(isUpper) &&
    rest.length === 2 &&
    rest[0]!.raw === 'the' &&
    isUpper(rest[1]) &&
    !roleOf([rest[1]!.low]);
  if (isTitle) return true;
  if (!['of', 'on', 'in', 'at'].includes(tokens[at]!.low) || !isUpper(tokens[at - 1]) || !isUpper(rest[0]))
    return false;
  if (rest.every(({ kind }) => kind === 'word') && !roleOf([rest.at(-1)!.low])) return true;
  // "Essay on Tides in the list": the next preposition leads to the place.
  const end = rest.findIndex((token) => !isUpper(token));
  return end > 0 && relationAt(rest, end) !== undefined && !roleOf([rest[end - 1]!.low]);
}
