import { assertion, claimOfAll } from '../../assertions/complement.ts';
import { eachOf, readEach, readNothing } from '../../assertions/joined/each.ts';
import { heldTogether, readHeldTogether } from '../../assertions/joined/held-together.ts';
import { isNeither, readDenied } from '../../assertions/joined/neither.ts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { asAsked, asNotice, asSaying, joinReported } from '../../assertions/predicate/reported.ts';
import { readToldAs } from '../../assertions/predicate/told-as.ts';
import { isMessage, leadOfWords, saidOf } from '../../assertions/special/messages.ts';
import { readNoText, readSpecial } from '../../assertions/special.ts';
import { readOfElements, readStatement, readThing } from '../../assertions/statement.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { stateOf } from '../../lexicon/states.ts';
import {
  allRaws,
  asQuote,
  beginsCapital,
  fits,
  lows,
  quoteOf,
  sourceOf,
  type Token,
  unwritten,
  wordCount,
} from '../../tokenise/token.ts';
import { readCause } from '../circumstances/cause.ts';
import type { ClauseContext, ClauseRead } from '../clause.ts';
import { dropLead } from '../edges/lead.ts';
import { isSpokenLabel } from '../edges/saying.ts';
import { actionStarts } from '../orders/action.ts';
import { readAsked } from './asked.ts';
import { isAmountHeld, isGuarded } from './guard.ts';
import { isArrival, wordsGot } from './landing.ts';
import { readNameless } from './nameless.ts';
import { isSaidOfSame } from './said-of-same.ts';
import { asOneName, isEvery, isFelt, noticed, tellsOnly } from './told.ts';
import { readUnchanged } from './unchanged.ts';

const leads = [
  'make sure',
  'be sure',
  'double check',
  'verify',
  'check',
  'confirm',
  'ensure',
  'assert',
  'validate',
  'expect',
  'see',
  'observe',
  'notice',
  'look',
  'expected',
  'should',
  'can',
  'look for',
  'check for',
  'verify the presence of',
  'verify presence of',
  'check the page for',
  'look on the page for',
  'check the screen for',
  'search the page for',
  'check the presence of',
  'assert the presence of',
  'it should be that',
  'the result should be that',
  'result',
  'watch for',
  'want',
  'assume',
]
  .map((phrase) => phrase.split(' '))
  .sort((a, b) => b.length - a.length);
const leadsFrom = Map.groupBy(leads, ([first]) => first);
const seeing =
  /^(?:(?:should|must|can|will|could|would|to|shall|do|does|is able to|need to|needs to|has to|have to|ought to) )*(not |no longer )?(?:still |now |also |again |then )*(?:be able to )?(?:see|find|be shown|am shown|are shown|is shown|get shown|be presented with|be greeted with|be greeted by|am greeted with|am greeted by|are greeted with|are greeted by|is greeted with|is greeted by|get to see|sees|be seeing|count(?= (?:\d+|two|three|four|five|six|seven|eight|nine|ten|exactly|at) )|gets?(?= (?:(?:the|an?) (?:[a-z]+ )?(?:message|error|warning|toast|notice|text|alert|popup|notification) |"|(?:exactly |only |at least |at most |more than |fewer than |no more than |up to )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:rows?|results?|cards?|hits?|matches|records?) )))(?: that| if| whether)? /;
const thingLeads =
  /^(?:verify|expect|see|assert|look for|check for|check the page for|look on the page for|check the screen for|search the page for|verify presence of|confirm|validate|ensure|verify the presence of|check the presence of|assert the presence of|expected|observe|notice|want|make sure|watch for|should|can)$/;

const noNames =
  /^(?:an?|no|none|all|any|some|each|every|both|neither|only|exactly|at|more|fewer|less|it|they|there|these|those)$/;

/** Reads a clause that claims something, with or without "verify that" before it. */
export function readExpectation(context: ClauseContext, given: readonly Token[]): ClauseRead | undefined {
  const told = asSaying(joinReported(context.spec, asNotice(context.spec, asAsked(context.spec, given))));
  // "… should be visible and be enabled": expected of the same thing.
  const same = isSaidOfSame(context, told) ? /^(be|show|display)s?$/.exec(told[0]!.raw) : null;
  const tokens = same ? [unwritten('should'), unwritten(same[1]!), ...told.slice(1)] : told;
  const isCheck =
    tokens[1]?.low === 'that' && /^(?:verify|ensure|expect|assert|confirm|check) that /.test(lows(tokens));
  const isSetOff = () =>
    isCheck || tokens.some(({ kind }) => kind === 'quote' || kind === 'path') || isNamedControl(tokens);
  if ((context.given && !isSetOff()) || isPurpose(tokens) || isAmountHeld(tokens)) return undefined;
  const assert = { ...context, mode: 'assert' as const };
  const again = (one: readonly Token[]) => readExpectation(context, one);
  const held = heldTogether(tokens);
  if (held) return readHeldTogether(tokens, held, again);
  const whole = readNothing(tokens, again) ?? readUnchanged(context, tokens, again);
  if (whole) return whole;
  const each = eachOf(tokens);
  if (each) return readEach(each, again);
  const denied = readDenied(tokens, again);
  if (denied || isNeither(tokens)) return denied;
  const asked = readAsked(tokens, again);
  if (asked) return asked;
  const as = readToldAs(context.spec, tokens, again);
  if (as) return as;
  const words = `${lows(tokens)} `;
  // "See you soon should pop up": the page says goodbye.
  const isGoodbye =
    tokens[0]!.raw === 'See' && /^See you \w+$/.test(allRaws(tokens.slice(0, 3))) && predicateSoon(tokens);
  if (isGoodbye) return readStatement(assert, [{ ...tokens[0]!, low: 'bye' }, ...tokens.slice(1)]);
  const nameless = readNameless(assert, tokens);
  if (nameless !== undefined) return nameless === 'unread' ? undefined : nameless;
  const isCall = tokens[1]?.kind === 'path' && /^[A-Z]{3,7}$/.test(tokens[0]!.raw);
  const see = isCall ? null : seeing.exec(words);
  if (see) return readSeen(assert, tokens.slice(wordCount(see[0])), /\b(?:not|no longer)\b/.test(see[0]));
  const got = wordsGot(tokens);
  if (got) return readWords(assert, got, false);
  const lead = leadsFrom
    .get(tokens[0]!.low)
    ?.find((phrase) => phrase.length < tokens.length && fits(tokens, 0, phrase));
  if (lead && lead[0] !== 'should' && lead[0] !== 'can') {
    const found = readAfterLead(assert, lead.join(' '), tokens.slice(lead.length));
    // What is expected could not be read; "expect" is no part of a name, nor is "verify" before what is no name.
    const isNoName = countOf(tokens[lead.length]!.low) !== undefined || noNames.test(tokens[lead.length]!.raw);
    if (found || isNoName || /^(?:expect|assert|ensure)$/.test(lead.join(' '))) return found;
  }
  const landed = isArrival(context, tokens) ? readSpecial(assert, tokens) : undefined;
  if (landed) return landed;
  if (
    actionStarts.has(tokens[0]!.low) &&
    tokens[0]!.kind === 'word' &&
    !isCall &&
    !predicateSoon(tokens) &&
    !isSaidOfSame(context, tokens) &&
    !/^at (?:least|most) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)|^get (?:a|the) (?:\S+ )?file /.test(
      words,
    )
  )
    return undefined;
  const special = readSpecial(assert, tokens) ?? readUnsaid(context, tokens);
  if (special) return special;
  const guard = isGuarded(assert, tokens);
  if (guard) return guard === 'guarded' ? undefined : guard;
  const isName = isAfterComma(context.spec, tokens[0]!) || isSpokenLabel(tokens);
  const statement = readOfElements({ ...assert, atStart: !isName }, tokens);
  if (statement) return statement;
  if (isQuantity(words) && !tokens.some((_, at) => predicateAt(tokens, at))) return readThing(assert, tokens, false);
  // "No is selected": an answer, for nothing stands between it and the verb.
  if (tokens[0]!.raw === 'No' && predicateAt(tokens, 1) && !roleOf([tokens[1]!.low]))
    return readStatement(assert, [{ ...tokens[0]!, kind: 'quote' }, ...tokens.slice(1)]);
  // "No request is sent": what does not happen, and no words of the page.
  const isOfKind = tokens[1]?.kind === 'word' && roleOf([tokens[1].low])?.isPlain === true && predicateAt(tokens, 2);
  const isEvent =
    isOfKind || tokens.some(({ kind, raw }, at) => at > 1 && kind === 'word' && /^(?:is|are|was|were)$/.test(raw));
  if (tokens[0]!.low === 'no' && tokens[0]!.kind === 'word')
    return isEvent ? undefined : readThing(assert, tokens, false);
  return context.expected && !isOfOthers(tokens) ? readThing(assert, tokens, false) : undefined;
}

/** "To show the list, …": what the order behind it is for. */
const isPurpose = ([to, verb]: readonly Token[]) =>
  to!.raw === 'To' && /^(?:show|display|contain|have|say|list|read)$/.test(verb?.raw ?? '');

/** "…, Alerts should be shown": after a comma nothing but a name asks for a capital; "The" is an article all the same. */
const isAfterComma = (spec: string, { kind, raw, start }: Token) =>
  kind === 'word' &&
  /^(?!The$)\p{Lu}\p{Ll}/u.test(raw) &&
  /[\p{L}\p{N}"”’'], $/u.test(spec.slice(Math.max(0, start - 3), Math.max(0, start)));

/** "Finance gets the approved items": what comes to somebody else, and no words of the page. */
const isOfOthers = (tokens: readonly Token[]) =>
  tokens.length > 2 &&
  /^(?:the )?[a-z]+ (?:[a-z]+ )?(?:gets?|receives?|sees?|knows?|pays?|learns?|approves?|loses?|keeps?|owns?|earns?) (?!(?:started|ready|help|in touch)\b)/.test(
    lows(tokens),
  );

/** "Given the Filters panel is open": a name, set off by its capital, and what it is the name of. */
const isNamedControl = (tokens: readonly Token[]) =>
  tokens.some(({ kind, raw, low }, at) => {
    const type = tokens[at + 1]?.kind === 'word' ? roleOf([tokens[at + 1]!.low]) : undefined;
    const isName = kind === 'word' && beginsCapital(raw) && /^(?:the|our|its)$/.test(tokens[at - 1]?.low ?? '');
    return (
      isName && low !== 'the' && type?.isPlain === true && !type.plural && predicateAt(tokens, at + 2) !== undefined
    );
  });

/** "no text saying name is missing": what is told after "saying" is what the page does not say. */
function readUnsaid({ spec }: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const skip = tokens[0]!.low === 'no' ? leadOfWords(tokens.slice(1)) + 1 : 0;
  const said = tokens.slice(skip);
  const isSaying = skip > 2 && /^(?:saying|reading)$/.test(tokens[skip - 1]!.low);
  const isPlain =
    said.length > 0 &&
    said.length < 7 &&
    said.every(({ kind, low }) => kind === 'word' && !/^(?:should|must|that|any|what|to)$/.test(low));
  if (!isSaying || !isPlain || isShownAtEnd(said)) return undefined;
  return { steps: [assertion({ action: 'assertNotVisible', target: { text: sourceOf(spec, said) } })], quoted: false };
}

const isQuantity = (words: string) =>
  /^(?:exactly|at least|at most|only|no more than|more than|fewer than|less than) \S+ \S+/.test(words) ||
  /^\d+ [a-z]+ (?:left |remaining |shown |listed |visible )?(?:(?:in|on|under|inside|within) .+)?$/.test(words) ||
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) [a-z]+ (?:(?:in|on|under|inside|within) .+)?$/.test(
    words,
  );

const predicateSoon = (tokens: readonly Token[]) => tokens.some((_, at) => at > 0 && predicateAt(tokens, at));

function readSeen(context: ClauseContext, tokens: readonly Token[], negated: boolean): ClauseRead | undefined {
  if (isFelt(tokens)) return readSeen(context, [quoteOf(context.spec, tokens)], negated);
  // "see Thank you as well as Ref. 7": two things.
  const also = tokens.findIndex((_, at) => at > 0 && lows(tokens.slice(at, at + 3)) === 'as well as');
  if (also > 0)
    return claimOfAll([
      readSeen(context, tokens.slice(0, also), negated),
      readSeen(context, tokens.slice(also + 3), negated),
    ]);
  const isRequired = lows(tokens).endsWith(' is required') && beginsCapital(tokens[0]!.raw) && tokens[0]!.low !== 'the';
  // "see message has no text": what the page says, and nothing that is missing there.
  const isSentence = tokens.length < 6 && /^(?!the |a |an |it |that |there )[a-z]+ (?:has|have) no /.test(lows(tokens));
  if (isSentence && tokens[0]!.raw === tokens[0]!.low) return undefined;
  const message = readMessage(context, tokens) ?? (isRequired ? readWords(context, tokens, negated) : undefined);
  if (message && !negated) return message;
  // "see No row is selected": the capital makes it the words of the page.
  const isNoText = tokens[0]?.raw === 'No' && tokens.some(({ raw }, at) => at > 1 && /^(?:is|are)$/.test(raw));
  const statement = negated || isNoText ? undefined : readStatement(context, tokens);
  return (
    statement ??
    readNoText(context, tokens, negated) ??
    readThing(context, tokens, negated) ??
    (!negated && roleOf([tokens.at(-1)?.low ?? ''])?.isPlain ? readPlacedWords(context, tokens) : undefined) ??
    readWords(context, tokens, negated)
  );
}

/** "All rows visible" counts things; "All systems normal" is what the page says. */
const isAllOfKind = (tokens: readonly Token[]) =>
  roleOf([tokens[1]!.low]) !== undefined ||
  stateOf(tokens.at(-1)!.low, false) !== undefined ||
  /^(?:visible|shown|displayed|present|there|gone|hidden|listed)$/.test(tokens.at(-1)!.low);

/** "Cheapest day is visible", "… shows up": what is claimed of a text is no part of it; no text is enabled. */
const isShownAtEnd = (tokens: readonly Token[]) =>
  /(?: (?:is|are|be|has) (?:now |still |then |not )*(?:visible|shown|displayed|there|gone|hidden)| (?:appears?|disappears?|shows? up|pops? up|comes? up))$/.test(
    lows(tokens),
  );
const isAbleAtEnd = (tokens: readonly Token[]) =>
  / (?:is|are|be) (?:now |still |then |not )*(?:en|dis)abled$/.test(lows(tokens));

/** "expect Prices look right": an opinion, though a capital begins it. */
const isJudged = (tokens: readonly Token[]) =>
  tokens.length > 2 &&
  /^(?:right|correct|correctly|properly|fine|good|nice|reasonable|accurate|sensible|plausible|consistent|up-to-date|works?|working|sense)$/.test(
    tokens.at(-1)!.raw,
  );

/** "see Your order is on its way": unquoted words of the page, set off by their capital. */
export function readWords(
  context: ClauseContext,
  tokens: readonly Token[],
  negated: boolean,
  isText = false,
): ClauseRead | undefined {
  if (isShownAtEnd(tokens) || (!isText && isAbleAtEnd(tokens))) return undefined;
  const isSetOff =
    tokens.length > 1 &&
    tokens.length <= 7 &&
    !isJudged(tokens) &&
    beginsCapital(tokens[0]!.raw) &&
    !(/^all$/.test(tokens[0]!.low) && (tokens.length < 3 || isAllOfKind(tokens))) &&
    !/^(?:the|a|an|it|they|any|some|every|each|everything|nothing|something|one|that|this|how|what)$/.test(
      tokens[0]!.low,
    ) &&
    tokens.every(
      ({ kind, low }, at) =>
        kind === 'word' &&
        // "Permit valid until": until when, the page says after it.
        (!/^(?:to|should|must|until|if|when|or|and|who|which|that)$/.test(low) ||
          (low === 'until' && at === tokens.length - 1)),
    );
  const target = { text: sourceOf(context.spec, tokens) };
  const isSaid = !negated && isMessage(tokens);
  const action = negated ? 'assertNotVisible' : 'assertVisible';
  return isSetOff || isSaid ? { steps: [assertion({ action, target })], quoted: false } : undefined;
}

/** "error Wrong password", "an error saying Name is required": the words of a message, set off by their capital. */
function readMessage(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const skip = leadOfWords(tokens);
  const said = tokens.slice(skip);
  const isTold = skip > 1 && /^(?:saying|says|reading|reads)$/.test(tokens[skip - 1]!.low);
  const text = isTold ? saidOf(context.spec, said, true) : undefined;
  if (text !== undefined) return { steps: [assertion({ action: 'assertVisible', target: { text } })], quoted: false };
  if (skip === 0 || said.length === 0) return undefined;
  const words = readWords(context, said, false, true);
  return readPlacedWords(context, said) ?? (words && ofToast(context, tokens.slice(0, skip), words));
}

/** "the toast Saved": what is said of a page's text is not enough for it. */
function ofToast(context: ClauseContext, lead: readonly Token[], words: ClauseRead): ClauseRead {
  const text = words.steps[0]!.target!.text!;
  const isToast = lead.some(({ low }) => /^(?:toast|notification)$/.test(low));
  const read = isToast ? readThing(context, [...lead, asQuote(lead[0]!, text)], false) : undefined;
  return read?.steps.length === 1 && read.steps[0]!.target?.text === text ? { ...read, quoted: false } : words;
}

/** "the text Hello 5 in the Orders section": the words, then where they stand. */
function readPlacedWords(context: ClauseContext, said: readonly Token[]): ClauseRead | undefined {
  const at = said.findLastIndex(
    ({ kind, raw }, i) =>
      i > 0 &&
      kind === 'word' &&
      /^(?:in|on|inside|within|under|below|above|next)$/.test(raw) &&
      /^(?:the|this|that|its|to)$/.test(said[i + 1]?.raw ?? ''),
  );
  const words = at > 0 ? readWords(context, said.slice(0, at), false) : undefined;
  const text = words?.steps[0]?.target?.text;
  if (text === undefined) return undefined;
  const placed = readThing(context, [asQuote(said[0]!, text), ...said.slice(at)], false);
  return placed?.steps.every(({ target }) => target?.scope && target.text === text)
    ? { ...placed, quoted: false }
    : undefined;
}

/** "make sure you see X", "check that we get Y". */
const isOurSeeing = ([first, ...more]: readonly Token[]) =>
  /^(?:i|you|we|they|he|she)$/.test(first?.low ?? '') && seeing.test(`${lows(more)} `);

function readAfterLead(context: ClauseContext, lead: string, tokens: readonly Token[]): ClauseRead | undefined {
  const skip = /^(?:that|if|whether)$/.test(tokens[0]?.low ?? '') ? 1 : lows(tokens.slice(0, 2)) === 'to see' ? 2 : 0;
  const rest = tokens.slice(skip);
  if (isEvery(rest)) return undefined;
  const isSeer = /^(?:user|visitor|customer) (?:can|should|must|sees|is able)$/.test(lows(rest.slice(0, 2)));
  const told = isSeer || isOurSeeing(rest) ? rest.slice(1) : rest;
  const isSpoken = skip === 0 && /^(?:expect|assert)$/.test(lead);
  const goodbye = isSpoken && /^See you$/.test(allRaws(rest.slice(0, 2))) ? readWords(context, rest, false) : undefined;
  if (goodbye) return goodbye;
  const got = /^(?:you|we|I)$/i.test(rest[0]?.raw ?? '') ? wordsGot(rest.slice(1)) : undefined;
  if (got) return readWords(context, got, false);
  const see = seeing.exec(`${lows(told)} `);
  const after = see ? told.slice(wordCount(see[0])) : dropLead(rest);
  if (see) return readSeen(context, after, /\b(?:not|no longer)\b/.test(see[0]));
  if (after.length === 0) return undefined;
  // "verify the price displays right": how it should be is for somebody to judge, with "verify" and without.
  const isJudged = isGuarded(context, rest) === 'guarded';
  const landed = isJudged
    ? undefined
    : (readStatement(context, asOneName(context.spec, rest)) ?? readCause(context, rest));
  // "expect the text Comments are disabled": what it says, for a text is in no such state.
  const isState = landed?.steps.every(({ action }) => action === 'assertState');
  const worded = isState ? readMessage(context, rest) : undefined;
  if (landed) return worded ?? landed;
  const again = readExpectationInner(context, after);
  if (again) return again;
  // "check the message Saved": what a page says is not ticked.
  if (lead === 'check' && skip === 0 && tellsOnly(told))
    return readThing(context, after, false) ?? readMessage(context, after);
  // "expect exactly 3 links are checked": claimed of so many, and no words of the page.
  const isCounted =
    noNames.test(after[0]!.raw) && / (?:is|are|should|must|(?:dis)?appear|exist|contain)\b/.test(lows(after));
  if (skip === 1 || isCounted || !thingLeads.test(lead)) return undefined;
  const isBare = lead === 'confirm' || lead === 'make sure' || lead === 'ensure';
  const isSaid = after[0]!.kind === 'quote' || noticed.test(lows(after));
  if (isBare && after[0]!.low !== 'no' && !isSaid) return undefined;
  const isAll = after[0]!.raw === 'All' && lead !== 'check' && lead !== 'verify';
  return (
    readThing(context, after, false) ??
    readMessage(context, after) ??
    (isMessage(after) && lead !== 'check' ? readWords(context, after, false) : undefined) ??
    (isAll || (isSpoken && speaks(rest)) ? readWords(context, rest, false) : undefined)
  );
}

/** "expect Thank you for your order", "expect We open on Monday": with its capital, what a page says to who is there. */
const speaks = (tokens: readonly Token[]) =>
  /^(?:Thank|Thanks|Welcome|We|Your|You|Sorry|Oops)$/.test(tokens[0]!.raw) && tokens.length > 2;

const readExpectationInner = (context: ClauseContext, tokens: readonly Token[]) => {
  const special = readSpecial(context, tokens);
  if (special) return special;
  const guard = isGuarded(context, tokens);
  return guard ? (guard === 'guarded' ? undefined : guard) : readOfElements(context, tokens);
};
