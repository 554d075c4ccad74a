import { roleOf } from '../../lexicon/roles.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import { allLows, beginsCapital, fits, isGiven, type Token } from '../../tokenise/token.ts';

/** Till then: behind words of the page they are the page's as well, "No orders yet". */
const soFar = ['yet', 'just yet', 'as yet', 'so far', 'up to now', 'until now', 'till now', 'already'];

const trailers = [
  'at this point',
  'at that point',
  'by itself',
  'by now',
  'by then',
  ...soFar,
  'once more',
  'one more time',
  'another time',
  ...['first', 'second', 'third', 'fourth', 'last'].flatMap((rank) =>
    ['a', 'for the', 'for a'].map((how) => `${how} ${rank} time`),
  ),
  'as well',
  'either',
  'instead',
  'at first',
  'initially',
  'at the moment',
  'for now',
  'for me',
  'right away',
  'this time',
  'again',
  'anywhere',
  'anywhere on the page',
  'at all',
  'by default',
  'too',
  'now',
  'please',
  'pls',
  'plz',
  'afterwards',
  'anymore',
  'any more',
  'any longer',
  'no more',
  'next',
  'first',
  'straight away',
  'after that',
  'after this',
  'at once',
  'immediately',
  'though',
  'tho',
  'in the end',
  'one after the other',
  'one after another',
  'one by one',
  'thx',
  'thanks',
  'cheers',
].map((phrase) => phrase.split(' '));
/** By their last word, in their order above. */
const trailersTo = Map.groupBy(trailers, (words) => words.at(-1)!);

/** "click the button Order now": as "click Order now". */
function withoutKind([verb, ...rest]: readonly Token[]): readonly Token[] {
  const own = rest[0]?.raw === 'the' ? rest.slice(1) : rest;
  const isKind = /^(?:button|link|tab|option)$/.test(own[0]?.raw ?? '') && beginsCapital(own[1]?.raw ?? '');
  return [verb!, ...(isKind ? own.slice(1) : rest)];
}

/** "Press Pay now": after a capital, "now" is the end of the label. */
function isLabelNow(given: readonly Token[]): boolean {
  const tokens = withoutKind(given);
  const [verb] = tokens;
  const [before, last] = tokens.slice(-2);
  // "click back up now": no article, and a verb that a button would say.
  const isBid =
    pressing.test(verb!.low) &&
    /^(?:now|next)$/.test(last!.raw) &&
    tokens.length <= 4 &&
    tokens.every(({ kind, raw, low }, at) => kind === 'word' && (at === 0 || raw === low)) &&
    (isOrderWord(tokens[1]!.low) || /^back up now$/.test(allLows(tokens.slice(1))));
  if (isBid && tokens.length > 2) return true;
  const isPress = pressing.test(verb!.low) && tokens.length === 3;
  if (isPress && labelEnd.test(`${before!.low} ${last!.low}`)) return true;
  return (
    tokens.length >= 3 &&
    /^(?:now|later|next)$/.test(last!.raw) &&
    before!.kind === 'word' &&
    /^(?:click|press|tap|hit|choose|select|pick|push|tick|untick)$/.test(verb!.low) &&
    tokens.length - tokens.findIndex(({ raw }, at) => at > 0 && beginsCapital(raw)) <= 3 &&
    tokens.slice(1, -1).every(({ kind }) => kind === 'word') &&
    beginsCapital(tokens[1]!.raw)
  );
}

const labelEnd =
  /\b(?:pay|buy|book|order|shop|apply|start|join|subscribe|upgrade|update|install|register|donate|call|chat|reserve|restart|open) now$|\btry again$|\b(?:do not|don't) .*again$|\bgo live now$|\b(?:up|where to|what['’]s|what) next$|\b(?:hello|hi|hey|see you) again$/;

/** "Pay now", "Don't ask again", "Hello again": the last word belongs to the label, which its capital sets off. */
function isLabelEnd(tokens: readonly Token[]): boolean {
  const from = tokens.findIndex(({ kind, raw }, at) => at > 0 && kind === 'word' && beginsCapital(raw));
  return from > 0 && labelEnd.test(allLows(tokens.slice(from)));
}

const telling =
  /^(?:says?|saying|contains?|containing|reads?|reading|shows?|showing|displays?|displaying|see|expect|titled|named|called|to|for|with|tick|untick|check|uncheck|toggle)$/;

/** "says Call us first", "change the title to Ship it now": an order with its capital takes along what ends it. */
function isSaidOrder(tokens: readonly Token[]): boolean {
  if (!/^(?:now|first|later|next|again|too)$/.test(tokens.at(-1)!.raw)) return false;
  const from = tokens.findLastIndex(({ kind, raw }, at) => at > 0 && kind === 'word' && beginsCapital(raw));
  if (from < 1) return false;
  const isRun = tokens.slice(from).every(({ kind }) => kind === 'word');
  const verb = tokens[from - 1];
  const isPair = tokens.length - from === 2 && !/^(?:tick|untick|toggle)$/.test(verb?.low ?? '');
  // "Restart your router first": spoken to the reader.
  const isSpoken =
    tokens.at(-1)!.raw === 'first' && tokens.slice(from + 1, -1).some(({ raw }) => /^(?:your|my|our)$/.test(raw));
  const isOrder = isSpoken || isOrderWord(tokens[from]!.low);
  return isRun && !isPair && telling.test(verb!.low) && isOrder;
}

/** "A is listed first", "B comes next": which one it is, and no word between steps. */
const isRanked = (tokens: readonly Token[]) =>
  /^(?:first|next)$/.test(tokens.at(-1)!.low) &&
  /^(?:listed|ranked|sorted|comes?|shown|displayed|is|be|stands?|appears?|newest|oldest|latest|earliest|highest|lowest|largest|biggest|smallest|recent|ones?)$/.test(
    tokens.at(-2)?.low ?? '',
  ) &&
  tokens.length > 2;

/** "the list should contain Bread first": which of them it is; "says Ladies first": a word of what is said. */
const isRankHeld = (tokens: readonly Token[]) =>
  tokens.at(-1)!.low === 'first' &&
  tokens.some(
    ({ kind, raw }, at) =>
      at > 0 && kind === 'word' && /^(?:contains?|shows?|says?|reads?|lists?|includes?|has|have)$/.test(raw),
  );

/** "tap yes please", "click not now", "tick never show again": what the control says. */
const isPoliteAnswer = (tokens: readonly Token[]) =>
  /^(?:click|press|hit|tap|push) (?:(?:yes|no) please|not now)$|^(?:tick|untick|click|press|hit|tap) (?:never|do not) (?:[a-z]+ ){1,3}again$/.test(
    allLows(tokens),
  );

const speaking =
  /^(?:say|says|saying|read|reads|reading|show|shows|showing|contain|contains|equal|equals|be|is|are|to|the|a|an|and|or|of|for|in|with|many|no|our|click|tap|press|type|enter)$/;

/** "click No thanks", "should say thx": no label ends with "thx", and only behind quotes do whole words thank us. */
function isThanksOfPage(tokens: readonly Token[]): boolean {
  const [before, last] = tokens.slice(-2);
  if (/^(?:thanks|cheers)$/.test(last!.low)) return !isGiven(before);
  return last!.low === 'thx' && speaking.test(before!.low);
}

const ofClaim =
  /^(?:visible|shown|displayed|present|listed|there|here|gone|enabled|disabled|checked|ticked|selected|active|expanded|collapsed|open|closed|focused|empty|appear|appeared|exist)$/;

/** "Is not shown yet": behind what is claimed, or behind something set off, it says until when. */
function isOfPage(tokens: readonly Token[], trailer: readonly string[]): boolean {
  if (!soFar.includes(trailer.join(' '))) return false;
  const before = tokens.at(-trailer.length - 1)!;
  const [ahead] = tokens.slice(-trailer.length - 2);
  const isKind = roleOf([before.low]) !== undefined && (isGiven(ahead) || /^(?:no|any|an?)$/.test(ahead!.raw));
  const isSure = isGiven(before) || isKind || /\d/.test(before.raw) || ofClaim.test(before.low);
  const isDenied = tokens.some(({ kind, raw }) => kind === 'word' && /^(?:not|no|never)$/.test(raw));
  return !isSure || !(isDenied || trailer[0] === 'already') || beginsCapital(before.raw);
}

/** "untick Send invitations right away": a box says when something will be done; when it is ticked needs no word. */
const isBoxLabel = ([verb, ...name]: readonly Token[], trailer: readonly string[]) =>
  /^(?:tick|untick|check|uncheck|toggle)$/.test(verb!.low) &&
  /^(?:right away|straight away|immediately|at once)$/.test(trailer.join(' ')) &&
  name.every(({ kind }) => kind === 'word') &&
  beginsCapital(name[0]!.raw);

/** "the warning disappears by itself": a claim of its own; whoever waits for that does nothing else meanwhile. */
const isUnaided = ([verb]: readonly Token[], trailer: readonly string[]) =>
  trailer.join(' ') === 'by itself' && verb!.low !== 'wait';

const pressing = /^(?:click|press|hit|tap|push)$/;

/** Drops "again", "too", … from the end. */
export function dropTrail(tokens: readonly Token[]): readonly Token[] {
  let rest = tokens;
  for (;;) {
    if (rest.at(-1)?.kind === 'soft' && rest.length > 1) {
      rest = rest.slice(0, -1);
      continue;
    }
    // "the dialog asks Delete it now?": its mark makes it the words of the page.
    if (/[?!]$/.test(rest.at(-1)?.raw ?? '')) return rest;
    const trailer = trailersTo
      .get(rest.at(-1)?.low ?? '')
      ?.find(
        (words) =>
          words.length < rest.length &&
          fits(rest, rest.length - words.length, words) &&
          !(rest.length === 2 && rest[1]!.low === 'next' && pressing.test(rest[0]!.low)) &&
          !/^(?:as|called|named|from)$/.test(rest.at(-words.length - 1)!.low) &&
          !isThanksOfPage(rest) &&
          !isOfPage(rest, words) &&
          !isRanked(rest) &&
          !isRankHeld(rest) &&
          !isPoliteAnswer(rest) &&
          !isLabelEnd(rest) &&
          !beginsCapital(rest[rest.length - words.length]!.raw) &&
          !isLabelNow(rest) &&
          !isBoxLabel(rest, words) &&
          !isSaidOrder(rest) &&
          !isUnaided(rest, words) &&
          !(rest.at(-1)!.low === 'now' && rest.at(-2)!.low === 'just'),
      );
    if (!trailer) return rest;
    rest = rest.slice(0, -trailer.length);
  }
}
