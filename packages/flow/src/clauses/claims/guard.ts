import { languageNames } from '../../lexicon/languages.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { allLows, allRaws, beginsCapital, type Token } from '../../tokenise/token.ts';
import type { ClauseContext, ClauseRead } from '../clause.ts';

/** Words that turn a statement into a matter of judgement, wherever they stand outside quotes. */
export const judging =
  /^(?:const|var|correct|correctly|right|properly|sensible|sensibly|reasonable|accordingly|appropriate|appropriately|expected|fine|good|ok|okay|nice|nicely|sense|plausible|accurate|accurately|consistent|matching|relevant|works?|working|usable|readable|legible|understandable|up-to-date|whoever|whatever|everything|everyone|everybody|nothing|nobody|anyone|anybody|anything|something|someone|somebody|every|each|any|some|most|enough|real|really|actually|properly|rather|instead|same|original|later|tomorrow|yesterday|eventually|soon|meanwhile|people|others?|strangers|colleagues|everywhere|always|ever|mostly|mainly|largely|roughly|hardly|barely|somewhat|only|solely|merely|exclusively|alone|without|because|unless|if|so|whose|who|whom)$/;
/** What somebody comes to know: nobody but the one who acts is at the page. */
const knowing = /^(?:sees|hears|learns|knows|notices|understands|feels|believes|remembers)$/;
const denials = /^(?:not|never|longer)$/;
const allowed = /\b(?:the only|only the)\b/;

/** That no mail came can only be told at the end of time. */
const unsent =
  /\b(?:no|not|never)\b.*\b(?:e-?mails?|mails?)\b.*\b(?:sent|arrives?|arrived|received?|receives|delivered|get|gets)\b|\b(?:not|never|receives? no|gets? no)\b.*\b(?:receive|get|sent|arrive|e-?mail|mail)\b.*\b(?:e-?mail|mail)\b|^(?:an?|the) (?:e-?mail|mail)\b(?! (?:is|should be|must be) not$)(?! (?:field|address|input|box|column|cell|label|link|button|tab|row)\b).*\b(?:not|never)\b/;

/** What no page shows: what is kept behind it, or how large its window is. */
const elsewhere =
  /^(?:the )?(?:browser )?(?:viewport|screen size|window size) |^the (?:query string|query|hash|fragment|host|hostname|domain|protocol) (?:is|contains?|should|must|has)\b|\b(?:days?|weeks?|months?|hours?|minutes?) from (?:now|today)$|^(?:the |our )?(?:database|backend|back end|api|file system|filesystem|disk|cache|local storage|localstorage) (?:does not |should |must |will |now |still |then )*(?:be|is|has|have|contains?|shows?|holds?|stores?|returns?|knows?|keeps?|receives?|logs?)\b|\b(?:in|on|from|into) (?:the|our) (?:database|backend|back end|file system|filesystem|local storage|localstorage|cache)$/;

/** A name that was acted on before is a name, whatever words it is made of. */
function withoutKnown({ memory }: ClauseContext, given: readonly Token[]): readonly Token[] {
  const words = withoutEntered(memory, given);
  let name = '';
  let known = 0;
  for (const [at, { raw }] of words.slice(0, memory.known.size > 0 ? 6 : 0).entries()) {
    name += at > 0 ? ` ${raw}` : raw;
    if (at > 0 && memory.known.has(name.toLowerCase())) known = at + 1;
  }
  return words.slice(known);
}

/** "… should be Friends only" once that was picked: what was entered is a text. */
function withoutEntered({ entered }: ClauseContext['memory'], words: readonly Token[]): readonly Token[] {
  const last = words.at(-1)?.raw.toLowerCase() ?? '';
  if (![...entered].some((value) => value.endsWith(last))) return words;
  for (let length = Math.min(6, words.length - 1); length > 1; length--) {
    const value = allRaws(words.slice(-length));
    if (entered.has(value.toLowerCase())) return words.slice(0, -length);
  }
  return words;
}

/** "be Friends only": after "be", a capital sets the whole choice off. */
const isChoiceOnly = (words: readonly Token[]) => {
  const be = words.findLastIndex(({ raw }) => /^(?:be|is|are)$/.test(raw));
  return be >= 0 && words.length - be <= 4 && words.length - be >= 3 && beginsCapital(words[be + 1]!.raw);
};

/** "Only Bob is listed": first in its sentence, a limit and no name; "Only you can see this" is what a page says. */
const isLimit = (words: readonly Token[], at: number) =>
  at === 0 && words[0]!.raw === 'Only' && !/^(?:you|me)$/.test(words[1]?.low ?? '');

/** "be See you soon": after "be" or "say", words with which a page talks; when that will be, nobody claims. */
const isFarewell = (words: readonly Token[], at: number) => {
  const verb = words.findLastIndex(({ raw }, i) => i < at && /^(?:be|say|read|is|says|reads)$/.test(raw));
  const said = words.slice(verb + 1).map(({ raw }) => raw);
  return (
    verb > 0 &&
    at === words.length - 1 &&
    /^(?:See|Talk to|Write to|Meet|Join) (?:you|us) (?:all |both )?(?:very )?\w+$|^(?:Coming|Back|Opening|Launching) (?:very )?soon$/.test(
      said.join(' '),
    )
  );
};

/** "We will write to you soon should be shown": a page speaks for those behind it, and the claim begins after it. */
const isPromise = (words: readonly Token[], at: number) =>
  words[0]!.raw === 'We' &&
  /^(?:will|call|write|send|reply|answer|open|ship|contact|come)$/.test(words[1]?.raw ?? '') &&
  /^(?:should|must) (?:be (?:shown|displayed|visible)|appear|show up|pop up)$/.test(allLows(words.slice(at + 1)));

/** "plain text only should be on": the end of what a box says. */
const isOptionOnly = (words: readonly Token[], at: number) =>
  at > 0 &&
  at <= 3 &&
  /^(?:should|must) (?:still |now )?(?:not )?be (?:on|off|ticked|unticked|checked|unchecked)$/.test(
    allLows(words.slice(at + 1)),
  );

/** "Estimate only should be shown above Price": words of the page; of several, "Admins only", it would be who is. */
const isNoticeOnly = (words: readonly Token[], at: number) =>
  at > 0 &&
  at <= 3 &&
  /^\p{Lu}\p{Ll}+$/u.test(words[0]!.raw) &&
  !/[^s]s$/.test(words[at - 1]!.low) &&
  /^(?:should|must) (?:still |now )?(?:be (?:shown|displayed|visible)|appear)\b/.test(allLows(words.slice(at + 1)));

/** What a text may stand in, so that "the row with 3.00" tells which one it is. */
const tellable =
  /^(?:row|card|item|entry|line|tile|record|cell|option|result|button|link|field|box|heading|dialog|message|toast|text|label|badge)s?$/;

/** "Milk is in the list with 3.00", "the sidebar lists Milk with 3.00": of which of them the amount is claimed no step says. */
export function isAmountHeld(tokens: readonly Token[]): boolean {
  const [before, held, amount] = tokens.slice(-3);
  return (
    tokens.length > 4 &&
    held?.kind === 'word' &&
    held.raw === 'with' &&
    /^[-+−]?\p{Sc}?[-+−]?\d[\d.,']*\s?(?:\p{Sc}|%|[A-Z]{3})?$/u.test(amount!.value) &&
    !(before!.kind === 'word' && (tellable.test(before!.low) || /^(?:ends?|starts?|begins?)$/.test(before!.low)))
  );
}

/** "there are 2 events on Monday": a count of what stands at that time, and no text; where that is, nobody can tell. */
const countedThen =
  /\b(?:there (?:is|are)|shows?|has|have|lists?|contains?) (?:exactly |only )?(?:\d+|one|two|three|four|five|six) (?!nights|days|weeks|months|hours|minutes|years)(?:[a-z]+ )?[a-z]+s? (?:on|for|in) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b/;

/** "the table shows 2 rows with status Active": how many of them are so, and no text that a page has. */
const countedWith =
  /\b(?:shows?|contains?|displays?|lists?|has|have) (?:exactly |only |at least |at most )?(?:\d+|one|two|three|four|five|six) (?:[a-z]+ )?(?:rows|items|entries|records|results|cards|lines|customers|users|orders|products) (?:with|containing|whose|where|that) /;

/** "The same row should show X", after a row was spoken of. */
function isSpokenOf({ memory }: ClauseContext, kind: Token | undefined): boolean {
  const role = kind && roleOf([kind.low]);
  return role?.isPlain === true && !role.plural && role.role !== undefined && memory.byRole[role.role] !== undefined;
}

/** `'guarded'` when the words call for judgement, so that no pattern may read them as a plain check. */
export function isGuarded(context: ClauseContext, tokens: readonly Token[]): 'guarded' | ClauseRead | undefined {
  const words = withoutKnown(
    context,
    tokens.filter(({ kind }) => kind === 'word'),
  );
  const said = allLows(words);
  if (allowed.test(said)) return undefined;
  const isCount = (at: number) =>
    (words[at]!.low === 'right' && /^(?:of|next|beside)$/.test(words[at + 1]?.low ?? '')) ||
    (words[at]!.low === 'people' && words[at - 1]?.low === 'the') ||
    (words[at]!.low === 'most' && words[at - 1]?.low === 'at') ||
    (words[at]!.low === 'any' && words.slice(Math.max(0, at - 4), at).some(({ low }) => denials.test(low))) ||
    (words[at]!.low === 'same' &&
      /^(?:in|inside|within|on)$/.test(words[at - 2]?.low ?? '') &&
      /^(?:iframe|frame|dialog|popup|modal|row|card|table|list|section|panel|column|menu|form)$/.test(
        words[at + 1]?.low ?? '',
      )) ||
    (words[at]!.low === 'same' && at === 1 && isSpokenOf(context, words[2])) ||
    (words[at]!.low === 'same' &&
      words[at + 1]?.low === 'as' &&
      context.memory.names.has(words[at + 2]?.value ?? '')) ||
    (words[at]!.low === 'only' &&
      (isOptionOnly(words, at) || isNoticeOnly(words, at) || words[at + 1]?.low === 'once')) ||
    (/^(?:soon|later|tomorrow)$/.test(words[at]!.low) && (isFarewell(words, at) || isPromise(words, at))) ||
    (words[at]!.low === 'only' && at === words.length - 1 && isChoiceOnly(words)) ||
    (words[at]!.low === 'only' && (words[at - 1]?.low === 'read' || countOf(words[at + 1]?.low) !== undefined));
  // "Just Bob is listed": nobody else is.
  const isLimited =
    /^(?:just|solely|merely)$/.test(words[0]?.low ?? '') &&
    !/(?:ing|ed)$/.test(words[1]?.raw ?? '') &&
    countOf(words[1]?.low) === undefined;
  const isCounted = countedThen.test(said) || countedWith.test(said);
  const isUnseen = elsewhere.test(said) || (tokens.every(({ kind }) => kind === 'word') && isCounted);
  // "the heading should contain who", where a value was kept under that name.
  const isKept = (at: number) => at > 1 && at === words.length - 1 && context.memory.names.has(words[at]!.value);
  const isJudged = words.some(
    ({ low, raw }, at) =>
      judging.test(low) && (!beginsCapital(raw) || isLimit(words, at)) && !isCount(at) && !isKept(at),
  );
  const isKnown = words.some(({ raw }, at) => at > 0 && knowing.test(raw));
  // "No English is left", "left in English": what is written in a language, nobody finds by its name; "no English option" has it.
  const isTongue = words.some(
    ({ low }, at) =>
      /^(?:no|in)$/.test(words[at - 1]?.low ?? '') &&
      languageNames.has(low) &&
      !roleOf([words[at + 1]?.low ?? ''])?.isPlain,
  );
  // "Assets must equal liabilities plus equity": a sum, which somebody has to work out.
  const isSum = words.some(
    ({ raw }, at) =>
      at > 1 &&
      /^(?:plus|minus|times)$/.test(raw) &&
      /^[a-z]/.test(words[at + 1]?.raw ?? '') &&
      // "appears 3 times in the list": how often.
      !(raw === 'times' && /^(?:in|inside|within|on)$/.test(words[at + 1]!.raw)),
  );
  const isMail = unsent.test(said);
  return isJudged || isKnown || isMail || isLimited || isUnseen || isTongue || isSum ? 'guarded' : undefined;
}
