import { comparisons, invert, type NumberOp } from '../../lexicon/comparisons.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { own } from '../../lexicon/own.ts';
import { roleOf } from '../../lexicon/roles.ts';
import type { Memory } from '../../resolve/memory.ts';
import { isInside } from '../../targets/determiners.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import { readTarget, type TargetContext, type TargetRead } from '../../targets/target.ts';
import {
  allLows,
  beginsCapital,
  isGiven,
  isWord,
  lows,
  sourceOf,
  type Token,
  unwritten,
  withoutGenitive,
  wordCount,
} from '../../tokenise/token.ts';
import { readFileSubject } from './file-subject.ts';
import { isLeft, readCounted, readHowMany, readSent } from './how-many.ts';
import { limitAt, withLimitAhead } from './limits.ts';

/** What a statement is about. */
export type Subject =
  | { kind: 'url' | 'title' | 'response' | 'dialog' | 'page' }
  | { kind: 'count'; counted: TargetRead }
  | {
      kind: 'some';
      op: NumberOp;
      count: string;
      counted: TargetRead;
      range?: [string, string];
      /** A further limit: "at least 1 but at most 10". */
      and?: { op: NumberOp; count: string };
      /** The name of a kept number instead of `count`. */
      against?: string;
      /** "more rows than before". */
      changed?: 'increased' | 'decreased';
    }
  | { kind: 'none'; target: TargetRead }
  | { kind: 'value'; target: TargetRead }
  | { kind: 'href'; target: TargetRead }
  | { kind: 'file'; name: string }
  | { kind: 'mail'; to: TargetRead; about?: string }
  | { kind: 'target'; target: TargetRead };

const fixed: [RegExp, Subject['kind']][] = [
  [
    /^(?:the |my |our )?(?:page |current |browser |browser's |page's |site )?(?:url|address|address bar|page address|web address|location|path)(?: of the page| in the address bar| bar)?$/,
    'url',
  ],
  [
    /^(?:the )?browser tab$|^(?:the )?(?:page|tab|document|browser|window|browser tab|page's|tab's)(?: tab)? title$|^the title$|^(?:that|this|the new|the current) (?:page|tab)['’]s title$|^(?:the )?title of (?:the|this|that) (?:(?:web|browser) )?(?:page|tab|document|window|site)$|^title$/,
    'title',
  ],
  [
    /^(?:the |its |http )?(?:response|response status|status code|response code|http status|http status code|status of the (?:response|request)|response status code|request)(?: of the (?:request|response))?$/,
    'response',
  ],
  [
    /^(?:the |a )?(?:(?:browser|browser's|native|javascript|js) (?:alert|dialog|confirm|confirmation|prompt|confirm dialog|alert box|confirm box|popup)(?: message| text)?|(?:alert|confirm|confirmation|prompt|dialog)(?: dialog| box)? (?:of|from) the browser)$/,
    'dialog',
  ],
  [
    /^(?:the |this )?(?:current |web )?(?:page|screen|website|site|browser|system|application|app|platform|webpage|ui|software|program)$/,
    'page',
  ],
];

/** One of these words stands in whatever `fixed` knows. */
const aboutFixed =
  /url|address|location|path|title|tab|respon|status|request|alert|dialog|confirm|prompt|popup|page|screen|site|browser|system|app|platform|ui|software|program/;

/** "at least 1 but at most 10 rows", "more than 3 but fewer than 10 rows": both limits. */
function readLimits(context: TargetContext, tokens: readonly Token[]): Subject | undefined {
  const but = tokens.findIndex((token, at) => at > 1 && isWord(token) && /^(?:but|and)$/.test(token.low));
  const low = but > 0 ? limitAt(tokens.slice(0, but)) : undefined;
  const high = low ? limitAt(tokens.slice(but + 1)) : undefined;
  if (!low || !high || low.length !== but || !/^gte?$/.test(low.op) || !/^lte?$/.test(high.op)) return undefined;
  const counted = readCounted(context, tokens.slice(but + 1 + high.length));
  return counted && { kind: 'some', op: low.op, count: low.count, counted, and: { op: high.op, count: high.count } };
}

/** What is said of a number by denying it: "not more than 3", "not 5"; "not a single row" and "not only 3" say something else. */
export function denied(subject: Subject | undefined, [first]: readonly Token[]): Subject | undefined {
  if (subject?.kind !== 'some' || subject.range || subject.and || subject.changed) return undefined;
  const isPlain = subject.op === 'eq' && subject.count !== '1';
  const isNumber = countOf(first!.low) !== undefined || /^(?:exactly|precisely)$/.test(first!.low);
  return /^[gl]te?$/.test(subject.op) || (isPlain && isNumber) ? { ...subject, op: invert(subject.op) } : undefined;
}

/** Reads "3 rows", "at least 5 results", "no rows", "between 2 and 4 cards". */
export function readQuantity(context: TargetContext, given: readonly Token[]): Subject | undefined {
  const tokens = withLimitAhead(given);
  const limits = readLimits(context, tokens);
  if (limits) return limits;
  const words = tokens.map(({ kind, low }) => (kind === 'word' ? low : ''));
  const isBound = /^(?:more|fewer|less)$/.test(words[1] ?? '') && words[2] === 'than';
  const isText =
    words[0] === 'no' && tokens[0]!.raw === 'No' && (context.atStart === false || isInside(context, tokens[0]!));
  if (words[0] === 'no' && !isBound && !isText) return readNone(context, tokens.slice(1));
  if (words[0] === 'none' && words[1] === 'of' && /^(?:the|these|those)$/.test(words[2] ?? ''))
    return readNone(context, tokens.slice(3));
  const kept = readKeptQuantity(context, tokens, words);
  if (kept) return kept;
  if (
    words[0] === 'between' &&
    words[2] === 'and' &&
    countOf(words[1]) !== undefined &&
    countOf(words[3]) !== undefined
  ) {
    const counted = readCounted(context, tokens.slice(4));
    return (
      counted && {
        kind: 'some',
        op: 'gte',
        count: '',
        counted,
        range: [String(countOf(words[1])), String(countOf(words[3]))],
      }
    );
  }
  const limit = limitAt(tokens);
  const limited = limit && readCounted(context, tokens.slice(limit.length), limit.count === '1');
  if (limited) return { kind: 'some', op: limit.op, count: limit.count, counted: limited };
  const skip = words[0] === 'the' || words[0] === 'all' ? 1 : 0;
  const count = countOf(words[skip]);
  if (count === undefined || tokens[skip]?.kind !== 'word') return undefined;
  if (words[skip + 1] === 'or' && /^(?:more|fewer|less)$/.test(words[skip + 2] ?? '')) {
    const counted = readCounted(context, tokens.slice(skip + 3));
    return counted && { kind: 'some', op: words[skip + 2] === 'more' ? 'gte' : 'lte', count: String(count), counted };
  }
  // "the 12 cell": the one that says so.
  if (words[0] === 'the' && count !== 1 && roleOf([words.at(-1)!])?.plural === false) return undefined;
  const counted = readCounted(context, tokens.slice(skip + 1));
  return counted && { kind: 'some', op: 'eq', count: String(count), counted };
}

/** "more rows than before", "more rows than oldCount", "more than oldCount rows", "oldCount rows". */
function readKeptQuantity(
  context: TargetContext,
  tokens: readonly Token[],
  words: readonly string[],
): Subject | undefined {
  const isName = (token: Token | undefined) => token !== undefined && nameOf(context, token) !== undefined;
  const than = words.indexOf('than');
  if (than < 0 && context.memory.names.size === 0) return undefined;
  const way = /^(?:more|fewer|less)$/.test(words[0] ?? '') ? (words[0] === 'more' ? 'gt' : 'lt') : undefined;
  if (way && than > 1) {
    const tail = tokens.slice(than + 1);
    const counted = readCounted(context, tokens.slice(1, than));
    const isBefore = /^(?:before|there were|there were before|previously|earlier)$/.test(lows(tail));
    if (counted && isBefore)
      return { kind: 'some', op: way, count: '', counted, changed: way === 'gt' ? 'increased' : 'decreased' };
    if (!counted || tail.length !== 1 || !isName(tail[0])) return undefined;
    return { kind: 'some', op: way, count: '', counted, against: nameOf(context, tail[0]!)! };
  }
  for (const [op, phrase] of [...comparisons, ['eq', []] as [NumberOp, string[]]]) {
    if (!phrase.every((word, i) => words[i] === word) || !isName(tokens[phrase.length])) continue;
    const counted = readCounted(context, tokens.slice(phrase.length + 1));
    if (counted) return { kind: 'some', op, count: '', counted, against: nameOf(context, tokens[phrase.length]!)! };
  }
  return undefined;
}

/** The remembered name a token stands for. */
function nameOf({ memory }: TargetContext, { value }: Token): string | undefined {
  const name = value.replace(/^(?:\{\{|\$\{|<)\s*|\s*(?:\}\}|\}|>)$/g, '');
  return memory.names.has(name) ? name : undefined;
}

/** How something is, and never what it is called. */
const unnamed =
  /^(?:broken|dead|duplicate|duplicated|stray|weird|missing|obvious|visual|single|leftover|left-over|lingering|orphaned|spurious|superfluous|unexpected|unwanted|unneeded|unnecessary|unrelated|irrelevant|strange|odd|ugly|annoying|misleading|confusing|outdated|stale|open|hidden|visible|active|empty|disabled|enabled|selected|checked|unchecked|highlighted|expired)$/;

/** "no ugly icons", "any outdated offers": what makes one ugly takes judging, and none is called so; "no delete buttons" tells a label. */
export function isDescribedKind({ memory }: TargetContext, tokens: readonly Token[]): boolean {
  const kind = tokens.findIndex(({ kind, low }, at) => at > 0 && kind === 'word' && roleOf([low])?.plural === true);
  const words = tokens.slice(0, kind);
  const isCompound = roleOf(tokens.slice(Math.max(0, kind - 1), kind + 1).map(({ low }) => low)) !== undefined;
  return (
    kind > 0 &&
    words.every(({ kind, raw, low }) => kind === 'word' && raw === low && /^[a-z-]+$/.test(raw) && low !== 'of') &&
    !(isCompound && words.length === 1) &&
    !(isOrderWord(words[0]!.low) && words[0]!.low !== 'new') &&
    !memory.known.has(allLows(words))
  );
}

function readNone(context: TargetContext, tokens: readonly Token[]): Subject | undefined {
  const isLonger = tokens[0]?.low === 'longer' && isGiven(tokens[1]);
  const skip = tokens[0]?.low === 'more' || isLonger ? 1 : 0;
  const rest = tokens.slice(skip).filter((token, at, all) => !isLeft(token, at, all));
  const first = rest[0];
  // "no broken images": whether one is broken takes judging, and none is called so.
  if (unnamed.test(first?.raw ?? '') && rest.length > 1) return undefined;
  if (isDescribedKind(context, rest)) return undefined;
  // "no Invoice 88": a capital and a number are the name of one.
  const isNumbered = rest.length === 2 && /^\p{Lu}\p{Ll}/u.test(first!.raw) && /^[\d#]/.test(rest[1]!.raw);
  if (isNumbered) {
    const text = sourceOf(context.spec, rest);
    return { kind: 'none', target: { targets: [{ text }], quoted: false } };
  }
  const sent = readSent(context, rest);
  if (sent) return { kind: 'none', target: sent };
  const isNamed = first?.kind === 'word' && beginsCapital(first.raw) && rest.length > 1;
  const target = readTarget({ ...context, atStart: false }, isNamed ? [unwritten('the'), ...rest] : rest);
  return target && { kind: 'none', target };
}

/** "3 rows containing …": so many of them, and no name; "14 days left" is one. */
export const isManyOf = ([count, next, last]: readonly Token[]): boolean => {
  // "2 more buttons": than there were.
  const kind = /^(?:more|less|fewer|other|top|recent)$/.test(next?.raw ?? '') ? last : next;
  return (
    count?.kind === 'word' &&
    countOf(count.low) !== undefined &&
    roleOf([kind?.low ?? ''])?.plural === true &&
    !/^(?:days|dates|months)$/.test(kind!.low)
  );
};

const parts: Record<string, 'value' | 'target' | 'href'> = {
  value: 'value',
  'current value': 'value',
  text: 'target',
  label: 'target',
  content: 'target',
  href: 'href',
  url: 'href',
  address: 'href',
  target: 'href',
};

/** "the Name field's value", "the link's href", "the href of the link". */
function readOwned(context: TargetContext, tokens: readonly Token[]): Subject | undefined {
  const last = tokens.at(-1);
  const owner = tokens.at(-2);
  if (owner?.kind === 'word' && /['’]s$/.test(owner.raw) && last?.kind === 'word' && own(parts, last.low)) {
    const target = readTarget(context, [...tokens.slice(0, -2), withoutGenitive(owner)]);
    return target && { kind: parts[last.low]!, target };
  }
  if (owner?.kind === 'word' && /['’]s$/.test(owner.raw) && last?.kind === 'word' && roleOf([last.low])?.noun) {
    const holder = readTarget(context, [...tokens.slice(0, -2), withoutGenitive(owner)]);
    const isOne = holder?.targets.length === 1 && (holder.quoted || holder.targets[0]!.role);
    if (isOne)
      return {
        kind: 'target',
        target: { ...holder, targets: [{ noun: last.raw, scope: { relation: 'within', ...holder.targets[0]! } }] },
      };
  }
  const href = /^(?:the )?(?:href|address|url|target|destination|link address) of (?=.*\blink\b)/.exec(lows(tokens));
  const target = href ? readTarget(context, tokens.slice(wordCount(href[0]))) : undefined;
  return target && { kind: 'href', target };
}

/** "The URL contains X. It does not contain Y": what the claim before was about. */
function readAddressAgain({ claim, acted, lost }: Memory): Subject | undefined {
  if (lost || acted !== claim?.action) return undefined;
  return acted === 'assertUrl' ? { kind: 'url' } : acted === 'assertTitle' ? { kind: 'title' } : undefined;
}

/** What is no element: the address, the title, the response, a native dialog, the page itself. */
export function readFixed({ memory }: TargetContext, tokens: readonly Token[]): Subject | undefined {
  const words = lows(tokens);
  if (words === 'it') return readAddressAgain(memory);
  const isPage = memory.last?.role === 'page' || memory.last === undefined;
  const own = isPage ? /^its (?:(?:page |tab )?(title)|(?:url|address|path))$/.exec(words) : null;
  if (own) return { kind: own[1] ? 'title' : 'url' };
  if (!aboutFixed.test(words)) return undefined;
  const found = fixed.find(([pattern]) => pattern.test(words));
  // "The Title is X", once Title was filled in: the field.
  if (found?.[1] === 'title' && /^(?:the )?title$/.test(words) && memory.fields.has('title')) return undefined;
  return found && ({ kind: found[1] } as Subject);
}

const looks =
  /^(?:the )?(?:text |background |border )?(?:colou?r|font|font size|size|width|height|opacity|css|css class|class|class name|style|aria-label|aria label|alt text|alt|placeholder|z-index|margin|padding|alignment) (?:of|on) /;

/** "Unmute all": an order with its capital, which one thing cannot be told to be. */
const isOrderToAll = ([order, all, ...more]: readonly Token[]) =>
  more.length === 0 &&
  all?.raw === 'all' &&
  beginsCapital(order!.raw) &&
  isOrderWord(order!.low.replace(/^un(?=[a-z]{3})/, ''));

/** "The Value of the row X": a row holds several, and the word is the head of one of its columns. */
function inColumn(head: Token, { targets, quoted }: TargetRead): TargetRead | null {
  const [row, ...others] = targets;
  if (row?.role !== 'row' || others.length > 0) return null;
  return { targets: [{ text: head.raw, scope: { ...row, relation: 'row' } }], quoted };
}

/** "the website is empty": whose website that is, a field tells; what the page shows comes before that. */
function asField({ spec }: TargetContext, tokens: readonly Token[]): Subject[] {
  const name = tokens[0]!.low === 'the' ? tokens.slice(1) : tokens;
  const isField = name.length === 1 && isWord(name[0]) && name[0].low === 'website';
  return isField ? [{ kind: 'target', target: { targets: [{ text: sourceOf(spec, name) }], quoted: false } }] : [];
}

/** Everything a statement can be about, the special things first. */
export function readSubjects(context: TargetContext, tokens: readonly Token[]): Subject[] {
  const special = readFixed(context, tokens);
  if (special) return [special, ...asField(context, tokens)];
  if (isOrderToAll(tokens)) {
    const text = sourceOf(context.spec, tokens);
    return [{ kind: 'target', target: { targets: [{ text }], quoted: false } }];
  }
  const words = lows(tokens);
  const found: Subject[] = [];
  const many = readHowMany(context, tokens);
  if (many) return many === 'unread' ? [] : [{ kind: 'count', counted: many }];
  if (/^(?:the )?unread(?: count)?$/.test(words)) {
    const name = tokens.slice(words.startsWith('the ') ? 1 : 0);
    return [{ kind: 'target', target: { targets: [{ text: sourceOf(context.spec, name) }], quoted: false } }];
  }
  if (/\b(?:tab|window)['’]s (?:url|address|title)$/.test(allLows(tokens))) return [];
  // "the colour of Save": how it looks or is made is nothing that stands in it; "the Size of Save" is what a table calls so.
  if (looks.test(words) && !beginsCapital(tokens[1]?.raw ?? '')) return [];
  const owned = readOwned(context, tokens);
  if (owned) return [owned];
  const own = /^its (?:current |new )?(?:(value)|text|contents?)$/.exec(words);
  const { last, lost, whole } = context.memory;
  if (own && last && !lost && !whole) {
    const target = { targets: [last], quoted: true };
    return own[1]
      ? [
          { kind: 'value', target },
          { kind: 'target', target },
        ]
      : [{ kind: 'target', target }];
  }
  const value = /^(?:the )?(?:(?:current |selected )?value|selected option|selection|chosen option) (?:of|in) /.exec(
    words,
  );
  if (value) {
    const at = wordCount(value[0]);
    const target = readTarget(context, tokens.slice(at));
    const head = /\bvalue (?:of|in) $/.test(words.slice(0, value[0].length)) ? tokens[at - 2] : undefined;
    return target ? [{ kind: 'value', target: (head && inColumn(head, target)) ?? target }] : [];
  }
  const text =
    /^the (?:current )?(?:text|content|contents|label) (?:of|in) |^the (?:current )?(?:number|figure|amount) (?:in|on|inside) /.exec(
      words,
    );
  if (text) {
    const target = readTarget(context, tokens.slice(wordCount(text[0])));
    // "the Amount in the row Bandage": a column of it, and not what the row holds.
    const isPart =
      /^the (?:current )?(?:number|figure|amount) /.test(text[0]) &&
      target?.targets.some(({ role }) => /^(?:row|card|listitem)$/.test(role ?? ''));
    if (!isPart) return target ? [{ kind: 'target', target }] : [];
  }
  const quantity = readQuantity(context, tokens);
  if (quantity?.kind === 'some') return [quantity];
  if (quantity) found.push(quantity);
  const file = readFileSubject(tokens);
  if (file) found.push(file);
  const target = readTarget(context, tokens);
  if (target) found.push({ kind: 'target', target });
  return found;
}
