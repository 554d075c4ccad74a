import { roleOf } from '../../lexicon/roles.ts';
import { beginsCapital, fits, isAddress, isGiven, isSameWord, type Token } from '../../tokenise/token.ts';
import { adverbs, base, compounds, finite, modals, modalsFrom } from './claim-verbs.ts';

/** The verb of a statement: what it claims, whether it denies it, and where its complement begins. */
export interface Predicate {
  lemma: string;
  negated: boolean;
  next: number;
  /** "should", "must", …: the clause is an expectation for sure. */
  modal: boolean;
  /** The verb as it stands. */
  verb?: string;
}

const isWord = (token: Token | undefined, low: string) => token?.kind === 'word' && token.low === low;

const split = new Map<string, string[]>();

/** How many words of a phrase that stands at a place; 0 where it does not. */
function phraseAt(tokens: readonly Token[], at: number, phrase: string): number {
  let words = split.get(phrase);
  if (!words) {
    words = phrase.split(' ');
    split.set(phrase, words);
  }
  return fits(tokens, at, words) ? words.length : 0;
}

/** "says Just now", "Still open is shown": with a capital inside a sentence it begins what the page says. */
const isSpoken = (tokens: readonly Token[], at: number) => at === 0 || !beginsCapital(tokens[at]!.raw);

const deniable =
  /^(?:be|visible|shown|displayed|present|enabled|disabled|checked|ticked|selected|empty|focused|editable)$/;

/** "shows Not found": inside a sentence a capital begins what the page says; "is Not visible" and "Should Not Be 5" deny. */
const isDenial = (tokens: readonly Token[], at: number) =>
  isWord(tokens[at], 'not') &&
  !(
    at > 0 &&
    tokens[at]!.raw === 'Not' &&
    tokens[at - 1]!.raw === tokens[at - 1]!.low &&
    !deniable.test(tokens[at + 1]?.low ?? '')
  );

const noLonger = ['no', 'longer'];
const notAnymore = ['not', 'anymore'];

function skipAdverbs(tokens: readonly Token[], from: number): { at: number; negated: boolean } {
  let at = from;
  let negated = false;
  for (;;) {
    if (fits(tokens, at, noLonger) || fits(tokens, at, notAnymore)) {
      negated = !negated;
      at += 2;
    } else if (isDenial(tokens, at) || (isWord(tokens[at], 'never') && tokens[at]!.raw === 'never')) {
      negated = !negated;
      at++;
    } else if (isWord(tokens[at], 'yet') && isWord(tokens[at - 1], 'not')) at++;
    else if (tokens[at]?.kind === 'word' && adverbs.has(tokens[at]!.low) && isSpoken(tokens, at)) at++;
    else return { at, negated };
  }
}

/** By their first word: a verb is not compared with all of them. */
const compoundsFrom = {
  1: Map.groupBy(compounds, ([, form]) => form.split(' ')[0]!),
  2: Map.groupBy(compounds, ([, , form]) => form.split(' ')[0]!),
};

const orders = /^(?:low|lowest|high|highest|a|z|smallest|largest|oldest|newest|cheap|cheapest)$/;

function compoundAt(tokens: readonly Token[], at: number, form: 1 | 2): { lemma: string; length: number } | undefined {
  for (const entry of compoundsFrom[form].get(tokens[at]?.low ?? '') ?? []) {
    const length = phraseAt(tokens, at, entry[form]);
    // "goes from low to high" tells an order; "from 1 to 2" what it was and is.
    if (length && / from$/.test(entry[form]) && !orders.test(tokens[at + length]?.low ?? '')) continue;
    if (length) return { lemma: entry[0], length: / between$/.test(entry[form]) ? length - 1 : length };
  }
  return undefined;
}

/** "should say Just now": adverbs with nothing after them are what is said. */
const isSaidAdverb = (tokens: readonly Token[], from: number, at: number) =>
  at > from && at === tokens.length && /^(?:say|says|contain|contains|read|reads)$/.test(tokens[from - 1]?.low ?? '');

/** "shows both movements": how many of them there are, and no adverb; "both A and B" names them. */
const isBothOfThem = (tokens: readonly Token[], at: number) =>
  isWord(tokens[at - 1], 'both') &&
  tokens[at]?.kind === 'word' &&
  !tokens.some((_, i) => i > at && isWord(tokens[i], 'and'));

/** `"Saved" still shows on that card`: where it is seen, and no text that it shows. */
function standsThere(tokens: readonly Token[], verb: number, next: number): boolean {
  const isOfVerb = ({ kind, low }: Token) =>
    kind === 'word' && (adverbs.has(low) || /^(?:no|longer|not|do|does|should|must|will|to)$/.test(low));
  const subject = tokens.findLast((token, at) => at < verb && !isOfVerb(token));
  return (
    isGiven(subject) &&
    isLow(tokens[next], /^(?:in|on|inside|within|under|below|above|next)$/) &&
    (isLow(tokens[next + 1], /^(?:the|that|this|to|it)$/) ||
      isGiven(tokens[next + 1]) ||
      beginsCapital(tokens[next + 1]?.raw ?? ''))
  );
}

function finish(tokens: readonly Token[], lemma: string, from: number, negated: boolean, modal: boolean): Predicate {
  const given = skipAdverbs(tokens, from);
  // "include all fees": which ones, and no adverb.
  const isAll =
    lemma !== 'be' &&
    lemma !== 'have' &&
    given.at > from &&
    (isWord(tokens[given.at - 1], 'all') || isBothOfThem(tokens, given.at)) &&
    given.at < tokens.length;
  const skipped = isAll ? { ...given, at: given.at - 1 } : given;
  // "says never used", "shows just now": what is said, and neither a denial nor when.
  const isNever = isWord(tokens[from], 'never') && /^(?:says?|reads?)$/.test(tokens[from - 1]?.low ?? '');
  const isJustNow = lemma === 'show' && from === tokens.length - 2 && phraseAt(tokens, from, 'just now') > 0;
  const isSaid = isNever || isJustNow || isSaidAdverb(tokens, from, skipped.at);
  const after = isSaid ? { at: from, negated: false } : skipped;
  if (lemma === 'be' && isWord(tokens[after.at], 'being')) after.at++;
  if (lemma === 'have' && isWord(tokens[after.at], 'been')) {
    const more = skipAdverbs(tokens, after.at + 1);
    return { lemma: 'be', negated: negated !== (after.negated !== more.negated), next: more.at, modal };
  }
  const past =
    lemma === 'have'
      ? {
          appeared: 'appear',
          disappeared: 'disappear',
          increased: 'increase',
          decreased: 'decrease',
          changed: 'change',
          opened: 'appear',
          gone: 'gone',
          risen: 'increase',
          grown: 'increase',
          dropped: 'decrease',
          vanished: 'disappear',
          closed: 'disappear',
        }[tokens[after.at]?.low ?? '']
      : undefined;
  if (past === 'gone' && after.at === tokens.length - 1)
    return { lemma: 'be', negated: negated !== after.negated, next: after.at, modal };
  if (past && past !== 'gone') return { lemma: past, negated: negated !== after.negated, next: after.at + 1, modal };
  const verb = tokens[from - 1]?.low;
  const isSeen = lemma === 'show' && /^shows?$/.test(verb ?? '') && standsThere(tokens, from - 1, after.at);
  if (isSeen) return { lemma: 'appear', negated: negated !== after.negated, next: after.at, modal };
  return { lemma, negated: negated !== after.negated, next: after.at, modal, ...(verb && { verb }) };
}

const exceeding = /^(?:exceeds?|surpass(?:es)?|tops?)$/;
const moving = /^(?:go|goes|fall|falls|drop|drops|rise|rises|climb|climbs|come|comes|sink|sinks|dip|dips|get|gets)$/;
const level = /^(?:above|over|below|under)$/;

/** "exceed 40", "fall below 10": a comparison that is its own verb; with a number after it, it is no label. */
function comparedAt(tokens: readonly Token[], at: number): number {
  const skip = isLow(tokens[at], exceeding) ? 0 : isLow(tokens[at], moving) && isLow(tokens[at + 1], level) ? 1 : -1;
  const amount = skip < 0 ? undefined : tokens[at + skip + 1];
  const isAmount = amount?.kind === 'variable' || (amount?.kind === 'word' && /^\p{Sc}?\d/u.test(amount.value));
  return isAmount && at + skip + 2 === tokens.length ? at + skip : -1;
}

/** "the Help link goes to /help", "… takes me to /help": where its "to" stands, or -1; without an address somebody goes. */
function leadingAt(tokens: readonly Token[], at: number): number {
  const isGoing = isLow(tokens[at], /^(?:go|goes|takes?|brings?)$/);
  const to = isWord(tokens[at + 1], 'to') ? at + 1 : isLow(tokens[at + 1], /^(?:me|us|you)$/) ? at + 2 : -1;
  const address = to < 0 ? undefined : tokens[to + 1];
  const isLink = isGoing && tokens.slice(0, at).some((token) => isLow(token, /^links?$/));
  return isLink && isWord(tokens[to], 'to') && address && isAddress(address) ? to : -1;
}

const isLow = (token: Token | undefined, form: RegExp) =>
  token?.kind === 'word' && token.raw === token.low && form.test(token.low);

const compared = (at: number): Predicate => ({ lemma: 'be', negated: false, next: at, modal: false });
const differs = (at: number): Predicate => ({ lemma: 'be', negated: true, next: at + 1, modal: false });
/** "Seats > 5", `"Plan" ≠ "Free"`: signs that say what a verb and its comparison would. */
const signs: Partial<Record<string, (at: number) => Predicate>> = {
  '>': compared,
  '<': compared,
  '>=': compared,
  '<=': compared,
  '≥': compared,
  '≤': compared,
  '≠': differs,
  '!=': differs,
};

/** The words a predicate may begin with; most words do not, and are dismissed by one look. */
const openers = new Set([
  ...finite.keys(),
  ...adverbs,
  ...modals.map((modal) => modal.split(' ')[0]!),
  ...compounds.map(([, , form]) => form.split(' ')[0]!),
  ...Object.keys(signs),
  ...['no', 'not', 'never', 'does', 'do', 'did', 'exceeds', 'surpasses', 'tops'],
  ...[
    'go',
    'take',
    'takes',
    'bring',
    'brings',
    'goes',
    'falls',
    'drops',
    'rises',
    'climbs',
    'comes',
    'sinks',
    'dips',
    'gets',
    'opened',
    'confirms',
    'announces',
    'warns',
    'tells',
    'informs',
    'reports',
  ],
]);

/** "Accept all", "Select all": the end of a label. */
const labelsAll =
  /^(?:accept|select|show|clear|mark|view|see|reject|allow|deselect|delete|check|uncheck|hide|expand|collapse|apply|save|read|close|remove|download|reset|add|decline|deny|dismiss|choose|unselect|export|archive)$/;

/** What comes up when it opens: "the dialog", `the dialog "New order"`. */
function isOpened(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.kind === 'word' ? tokens.at(-1) : tokens.at(-2);
  if (last?.kind !== 'word') return false;
  const type = roleOf([last.low]);
  return (
    /^(?:it|that|this|screen|view|window|form)$/.test(last.low) ||
    (last.low !== 'section' && type?.role === 'region') ||
    /^(?:dialog|menu|page|tab|tooltip|banner|alert|list)$/.test(type?.role ?? '') ||
    /^(?:page|drawer|pane|calendar|editor|preview|player|picker|sidebar|panel|palette|lightbox|overlay|wizard)$/.test(
      type?.noun ?? '',
    )
  );
}

const ofSeveral =
  /^(?:are|were|have|do|appear|disappear|vanish|show|pop|come|turn|fade|slide|go|read|say|contain|display|list)$/;

/** "the bar and the icon pop up": a verb that is said of more than one thing. */
export const isOfSeveral = (tokens: readonly Token[], at: number): boolean =>
  isLow(tokens[at], ofSeveral) && predicateAt(tokens, at)?.modal === false;

const doing = new Set(['do', 'does', 'did']);

/** The predicate that begins at a token, if one does. */
export function predicateAt(tokens: readonly Token[], at: number): Predicate | undefined {
  if (tokens[at]?.kind !== 'word' || !openers.has(tokens[at]!.low)) return undefined;
  const signed = at > 0 ? signs[tokens[at]!.low] : undefined;
  if (signed) return signed(at);
  const early = skipAdverbs(tokens, at);
  const isLabelAll =
    isWord(tokens[at], 'all') && labelsAll.test(tokens[at - 1]?.low ?? '') && tokens[at - 1]?.kind === 'word';
  if (isLabelAll) return undefined;
  if (early.at !== at) {
    const inner = predicateAt(tokens, early.at);
    if (!early.negated) return inner;
    // "the list no longer shows X", "X not to be visible"
    const isDenied = inner && (!isWord(tokens[at], 'not') || isWord(tokens[early.at], 'to'));
    if (isDenied) return { ...inner, negated: !inner.negated };
  }
  for (const modal of modalsFrom.get(tokens[at]!.low) ?? []) {
    const length = phraseAt(tokens, at, modal);
    // "Pay in store has to be shown": the verb began before.
    if (!length || (modal === 'to' && /^(?:has|have|needs?|ought|is|are)$/.test(tokens[at - 1]?.raw ?? ''))) continue;
    const { at: verb, negated } = skipAdverbs(tokens, at + length);
    // "set Status to Open": a value, by its capital.
    if (modal === 'to' && /^\p{Lu}\p{Ll}/u.test(tokens[verb]?.raw ?? '')) continue;
    const compared = comparedAt(tokens, verb);
    if (compared >= 0) return { lemma: 'be', negated, next: compared, modal: true };
    const leading = leadingAt(tokens, verb);
    if (leading >= 0) return { lemma: 'point', negated, next: leading, modal: true };
    const compound = compoundAt(tokens, verb, 1);
    if (compound) return finish(tokens, compound.lemma, verb + compound.length, negated, true);
    const lemma = tokens[verb]?.kind === 'word' ? base.get(tokens[verb]!.low) : undefined;
    if (lemma) return finish(tokens, lemma, verb + 1, negated, true);
  }
  if (doing.has(tokens[at]!.low) && isWord(tokens[at + 1], 'not')) {
    const { at: verb, negated } = skipAdverbs(tokens, at + 2);
    if (negated) return undefined;
    const below = comparedAt(tokens, verb);
    if (below >= 0) return { lemma: 'be', negated: true, next: below, modal: false };
    const compound = compoundAt(tokens, verb, 1);
    if (compound) return finish(tokens, compound.lemma, verb + compound.length, true, false);
    const lemma = tokens[verb]?.kind === 'word' ? base.get(tokens[verb]!.low) : undefined;
    return lemma ? finish(tokens, lemma, verb + 1, true, false) : undefined;
  }
  const compared = comparedAt(tokens, at);
  if (compared >= 0) return { lemma: 'be', negated: false, next: compared, modal: false };
  const leading = leadingAt(tokens, at);
  if (leading >= 0) return { lemma: 'point', negated: false, next: leading, modal: false };
  const compound = compoundAt(tokens, at, 2);
  if (compound) return finish(tokens, compound.lemma, at + compound.length, false, false);
  // "The dialog opened", but not "the opened dialog", and "Locker 12 opened" is more than that it is seen.
  if (tokens[at]!.raw === 'opened')
    return at === tokens.length - 1 && isOpened(tokens.slice(0, at))
      ? finish(tokens, 'appear', at + 1, false, false)
      : undefined;
  // "There's": the capital is that of the word before.
  const isJoined = isSameWord(tokens[at]!, tokens[at - 1]);
  const isName = !isJoined && beginsCapital(tokens[at]!.raw);
  // "the links A and B", "these lists": things, and no verb.
  const isThing =
    /^(?:links|lists|states|offers|costs|matches)$/.test(tokens[at]!.low) &&
    /^(?:the|these|those|both|its|my|following)$/.test(tokens[at - 1]?.low ?? '');
  // `A toast confirms "Saved"`, but "she confirms the order".
  const isTelling =
    /^(?:confirms|announces|warns|tells|informs|reports)$/.test(tokens[at]!.low) && tokens[at + 1]?.kind === 'quote';
  if (isTelling && at > 0) return finish(tokens, 'show', at + 1, false, false);
  const lemma = isName || isThing ? undefined : finite.get(tokens[at]!.low);
  return lemma ? finish(tokens, lemma, at + 1, false, false) : undefined;
}
