import { compounds, isCompoundLabel } from '../lexicon/compounds.ts';
import { countOf, ordinalOf } from '../lexicon/numbers.ts';
import { roleOf } from '../lexicon/roles.ts';
import { isFunctional, isVague } from '../lexicon/vague.ts';
import { allLows, allRaws, beginsCapital, isWord, lows, type Token } from '../tokenise/token.ts';
import { beginsSpoken, isLowerBidding, isOrderWord, isSpoken, isVerbAtEnd } from './speaking.ts';

export interface NameRules {
  /** A/an came before it: without a type that is some thing, not this one. */
  indefinite?: boolean;
  /** A word for its type stands beside it. */
  hasRole?: boolean;
  /** It begins a sentence, so its capital says nothing. */
  atStart?: boolean;
  /** Something is done to it, and no article stands before it: words in lower case may be an order too. */
  bids?: boolean;
  /** "The" stood before it, so its capital is the page's own. */
  afterArticle?: boolean;
}

/** Lower-case labels that contain a preposition. */
const phrases = new Set(
  `log in|sign in|sign up|log out|sign out|log on|sort by|add to cart|add to basket|add to bag|add to wishlist|remove from cart|remove from basket|remove from bag|remove from wishlist|remove from list|proceed to checkout|go to checkout|check out|back to top|back to list|
to do|to review|to buy|to pay|valid until|valid from|valid to|paid until|due until|open until|in progress|in review|in transit|on hold|up next|off track|on track|at risk|out of stock|in stock|check in|trash can|for review|for sale|on sale|
group by|filter by|order by|turn on|turn off|opt out|opt in|save as draft|send to|move to|date of birth|terms of service|terms of use|proof of address|ship to|bill to|pay by card|sold by|share with|
assigned to|due by|due on|sign in with google|continue as guest|remember me|keep me signed in|contact us|about us|view all|show all|select all|see all|clear all|mark as read|mark as unread|mark all as read|
show more|load more|see more|read more|view more|learn more|add another|number of guests|type of account|name on card|zip or postal code|order total|grand total|request time off|time off|day off|all day|zoom in|zoom out|step by step|save for later|add to queue|add to favourites|add to favorites|invite by email|expires on|created by|created at|created on|updated at|last updated|my account|my profile|my orders|first name|last name|next month|next week|next day|next year|next step|previous month|previous week|previous day|previous year|previous step|advanced options|more options|display options|export options|print options|per person|per night|per month|now playing|now showing|coming soon|next up|stay on this page|remain on this page|stay on page|more info|more details|more filters|more actions|your name|your email|confirm password|new password|current password`
    .split(/\||\n/)
    .map((phrase) => phrase.trim())
    .filter(Boolean),
);

const relative = new Set(
  'who whom whose which that if when while until unless should must would could is are was were because contains shows says displays reads has'.split(
    ' ',
  ),
);
const capital = /^[\p{Lu}\p{N}\p{S}▶◀★☆♥❤+#@&$€£%*…~←↑→↓]/u;
const verbal = new Set('click press tap type enter select choose check verify open go expect make sure'.split(' '));

/** A label that holds a preposition, as it stands in the list. */
export const isLabelPhrase = (tokens: readonly Token[]) =>
  tokens.length > 1 && tokens.length <= longest && isPhraseOf(lows(tokens));
const longest = Math.max(...[...phrases, ...compounds].map((words) => words.split(' ').length));
/** "Available balance": of a figure, and no choice among several. */
const figureTitle = /^available (?:balance|credit|funds|cash|limit|stock|points|budget|quota|space|storage)$/;
const isPhraseOf = (words: string) => phrases.has(words) || isCompoundLabel(words) || figureTitle.test(words);

const aims =
  /^(?:change|edit|update|rename|set|move|fill|select|choose|enter|upload|find|check|confirm|apply|submit|save|close|dismiss|finish|complete|open|go|leave|search|send|start|add|delete|remove|get|accept|cancel|proceed|continue|log|sign|return|make|publish|create)$/;
const biddings =
  /^(?:sign|log|swipe|click|tap|press|hold|scroll|slide|pull|drag|back|continue|proceed|go|type|how|skip|agree|return|subscribe|register|join|upgrade|welcome|ready|try|learn|remember|want|need|used|ask|allow|invite|ways)$/;

const measured =
  /^(?:quantity|amount|number|sum|time|days|hours|minutes|weeks|months|items|seats|points|units|copies|pieces|guests|people|users|licen[cs]es|credits|stock)$/;

/** "OK to confirm", "save to apply the changes": why it is done belongs to no label, but "Continue to pay" is one. */
function isAimed(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(
    ({ kind, raw }, i) => i > 0 && kind === 'word' && raw === 'to' && aims.test(tokens[i + 1]?.raw ?? ''),
  );
  if (at < 1) return false;
  // "Quantity to add", "Days to complete": how much of it, where nothing follows.
  const isAmount =
    at + 2 === tokens.length &&
    capital.test(tokens[0]!.raw) &&
    measured.test(tokens[at - 1]!.low) &&
    /^(?:add|remove|move|return|complete|finish)$/.test(tokens[at + 1]!.raw);
  if (isAmount) return false;
  const isExplained = /^(?:the|a|an|it|my|your|our|its|this|that)$/.test(tokens[at + 2]?.raw ?? '');
  return isExplained || !biddings.test(tokens[0]!.low);
}

const manners = /^(?:slowly|quickly|carefully|patiently|gently|briefly|softly|manually|repeatedly|simultaneously)$/;
/** "click Save slowly": in what manner, which is no part of what is clicked. */
export const tellsManner = (tokens: readonly Token[]) => manners.test(tokens.at(-1)?.raw ?? '');

const period = /^(?:this|last|next) (?:day|week|month|quarter|year|season|term)$/;

/** A state that a control or an entry may be in. */
export const stateful =
  /^(?:un)?(?:checked|ticked|selected|disabled|enabled|expanded|collapsed|focused|focussed|toggled|required|editable|empty)$/;

/** Whether an "and" inside begins another thing, or another order. */
function holdsAnother(tokens: readonly Token[]): boolean {
  if (!tokens.some(({ raw }) => raw === 'and')) return false;
  // "Crop and centre the face": another order.
  const isTwo = tokens.some(
    ({ raw }, i) =>
      raw === 'and' &&
      /^[a-z]+$/.test(tokens[i + 1]?.raw ?? '') &&
      /^(?:the|a|an|my|your|it|its)$/.test(tokens[i + 2]?.raw ?? ''),
  );
  // "Plate 118-b and a link Full resolution": another thing by its kind.
  const isKindAhead = tokens.some(
    ({ raw }, i) =>
      i > 0 &&
      raw === 'and' &&
      /^(?:an?|the)$/.test(tokens[i + 1]?.raw ?? '') &&
      /^(?:button|link|img|textbox|checkbox|heading|dialog|alert)$/.test(
        roleOf([tokens[i + 2]?.low ?? ''])?.role ?? '',
      ),
  );
  // "Patients in the header and Termine": a thing in its place, and another one.
  const isPlaced = tokens.some(
    ({ raw }, i) =>
      i > 0 &&
      /^(?:in|on|under|below|above|inside|within|beside)$/.test(raw) &&
      /^(?:the|this|that)$/.test(tokens[i + 1]?.raw ?? ''),
  );
  // "Rescan button and an Edit": a thing with its kind, and another one.
  const isKindInside = tokens.some(
    ({ raw }, i) =>
      i > 0 &&
      roleOf([raw])?.isPlain === true &&
      tokens[i + 1]?.raw === 'and' &&
      /^(?:a|an|the)$/.test(tokens[i + 2]?.raw ?? ''),
  );
  return isTwo || isKindInside || isKindAhead || isPlaced || holdsNextNumber(tokens);
}

const isNumber = (token: Token | undefined) => /^#?\d+$/.test(token?.raw ?? '');

/** "1 and row 2", "1 and 2": the next of its kind by its number. */
export const holdsNextNumber = (tokens: readonly Token[]): boolean =>
  tokens.some(({ raw }, i) => {
    const [next, number] = tokens.slice(i + 1);
    if (raw !== 'and' || !isNumber(tokens[i - 1])) return false;
    return (i === 1 && isNumber(next)) || (isNumber(number) && roleOf([next!.low]) !== undefined);
  });

/** "Soup of the day": its capital makes all of it a name, and a day holds nothing. */
export const endsOfTheDay = (tokens: readonly Token[]) =>
  tokens.length > 3 &&
  isWord(tokens.at(-4)) &&
  capital.test(tokens.at(-4)!.raw) &&
  / of the (?:day|week|month|year|season|moment)$/.test(allRaws(tokens));

const told = /^(?:called|named|titled|labelled|containing)$/;

/** Whether unquoted words may be the name of something on the page. */
export function isPlainName(tokens: readonly Token[], rules: NameRules = {}): boolean {
  if (tokens.length === 0 || tokens.length > 8) return false;
  if (tokens.some(({ kind }) => kind !== 'word' && kind !== 'soft')) return false;
  const words = tokens.map(({ low }) => low);
  if (tokens.length === 1 && /^(?:It|That|There|He|She|They|We)['’]/.test(tokens[0]!.raw)) return false;
  // "Tuesday and not …": a denial.
  if (tokens.length > 1 && / (?:and|but) not\b/.test(allRaws(tokens))) return false;
  // "in the iframe Card form": its kind, and no part of a name.
  if (tokens.length > 1 && tokens[0]!.raw === 'iframe') return false;
  if (
    words.length === 1 &&
    !rules.hasRole &&
    /^(?:there|here|outside|inside|away|elsewhere|anywhere|somewhere|around|nearby)$/.test(words[0]!) &&
    !capital.test(tokens[0]!.raw)
  )
    return false;
  // "where you were", "what you saved": what happened before, and no label.
  const isPast =
    /^(?:what|where|whatever|wherever) (?:you|i|we|they|he|she|it) (?:[a-z]+ )*(?:were|was|had|did|came|left|made|[a-z]+ed)$/;
  if (isPast.test(allRaws(tokens))) return false;
  // "the button there", "the list once": where it is or how often, and no part of its name.
  if (/^(?:there|here|once)$/.test(tokens.at(-1)!.raw) && roleOf([words.at(-2) ?? ''])?.isPlain) return false;
  if (/^(?:it|him|her|them)sel(?:f|ves)$/.test(tokens.at(-1)!.raw)) return false;
  // "item twice", "conversation once", "search box slowly": how often or in what manner, and no part of a name.
  const often = tokens[0]!.raw === tokens[0]!.low ? /^(?:once|twice|thrice)$/ : /^(?:twice|thrice)$/;
  if (tokens.length > 1 && often.test(tokens.at(-1)!.raw)) return false;
  if (tellsManner(tokens)) return false;
  // "5 rows and 3 columns": how many there are of each.
  if (countOf(words[0]) !== undefined && words[2] === 'and' && roleOf([words[1]!])?.plural) return false;
  // "2 events called Team lunch": how many there are of that name.
  if (countOf(words[0]) !== undefined && words.slice(2, -1).some((word) => told.test(word))) return false;
  const isPurpose = words.some(
    (word, i) => i > 0 && word === 'to' && /^(?:see|show|verify|check|reveal|trigger)$/.test(tokens[i + 1]?.raw ?? ''),
  );
  if (holdsAnother(tokens)) return false;
  if (endsOfTheDay(tokens)) return isPlainName(tokens.slice(0, -3), rules);
  const isRunOn = goesOnToNext(tokens) && !isOrderWord(tokens[0]!.low) && !beginsSpoken(tokens[0]!);
  if (isRunOn) return false;
  // "2 unticked checkboxes": how many there are and how they are, and no name.
  const isCountOfState =
    rules.hasRole && stateful.test(tokens.at(-1)!.raw) && countOf(tokens.at(-2)?.low ?? '') !== undefined;
  if (isCountOfState) return false;
  const isOpenEnded = tokens.length > 1 && /^(?:the|a|an)$/.test(tokens.at(-1)!.raw);
  // "Copy to the left of X": where it is.
  if (/ (?:to|at|on) the (?:left|right) of /.test(allRaws(tokens))) return false;
  if (isPurpose || isOpenEnded || isAimed(tokens) || corner.test(allRaws(tokens))) return false;
  if (!rules.atStart && isSpoken(tokens)) return true;
  if (rules.bids && isLowerBidding(tokens)) return true;
  // "Sales this week": of what time a figure is.
  const isTimed = tokens.length > 2 && capital.test(tokens[0]!.raw) && period.test(allRaws(tokens.slice(-2)));
  if (isTimed && isPlainName(tokens.slice(0, -2), rules)) return true;
  const isTurn = words.length === 1 && /^(?:next|back|previous|like)$/.test(words[0]!);
  if (isTurn && (rules.bids || capital.test(tokens[0]!.raw))) return true;
  // "members only": the end of what a choice says.
  if (rules.bids && words.length > 1 && words.at(-1) === 'only') return isLowerName(tokens.slice(0, -1), rules);
  if (words.some((word, i) => relative.has(word) && (i > 0 || tokens.length > 1) && !capital.test(tokens[i]!.raw)))
    return false;
  if (isPhraseOf(words.join(' '))) return true;
  const isLabel = capital.test(tokens[0]!.raw) && (!rules.atStart || !/^\p{L}/u.test(tokens[0]!.raw));
  return isLabel ? isLabelName(tokens, rules) : isLowerName(tokens, rules);
}

/**
 * "Mill Lane 4 the text", "Ideas the card Spring", "Plans section the Buy button", "Bob the All good": what is told of
 * next stands behind the name. "Bob the Builder" and "Return to the Orders page" are names.
 */
export const goesOnToNext = (tokens: readonly Token[]): boolean =>
  tokens.some(({ raw }, at) => {
    const [before, next, last] = [tokens[at - 1], tokens[at + 1], tokens.at(-1)!];
    if (raw !== 'the' || !before || !next || isFunctional(before.low) || isOrderWord(before.low)) return false;
    const isKind = roleOf([next.raw]) !== undefined && (at + 2 === tokens.length || beginsCapital(tokens[at + 2]!.raw));
    const isKindLast = at + 2 < tokens.length && last.raw === last.low && roleOf([last.low])?.isPlain === true;
    const isName = tokens.length > 3 && beginsCapital(next.raw);
    // "Approve the first": what is first stands behind it.
    if (at + 2 === tokens.length && ordinalOf(next.raw) !== undefined) return true;
    return isKind || isKindLast || (isName && (beginsCapital(before.raw) || roleOf([before.low]) !== undefined));
  });

/** "the Reading type dropdown": before a word for its kind, these end the name of a field. */
const isFieldEnd = ({ low }: Token, at: number, tokens: readonly Token[], rules: NameRules) =>
  (rules.hasRole === true || at === 1 || (at === 2 && !rules.bids)) &&
  at === tokens.length - 1 &&
  /^(?:type|check)$/.test(low);

/** "the account type": a kind of something, where nothing says that somebody types. */
const isTypeAtEnd = (tokens: readonly Token[], at: number) => at === tokens.length - 1 && tokens[at]!.raw === 'type';

/** "Favorite food", "Available genres". */
const isVagueTitle = ([first, next]: readonly Token[]) =>
  first !== undefined && capital.test(first.raw) && isVague(first.low) && /^[a-z]/.test(next?.raw ?? '');

function isLabelName(tokens: readonly Token[], rules: NameRules): boolean {
  const softs = tokens.filter(({ kind }) => kind === 'soft');
  const isAnswer = /^(?:Yes|No)$/.test(tokens[0]!.raw);
  if (softs.some(({ raw }) => raw !== '&' && raw !== '-' && !(isAnswer && raw === ','))) return false;
  if (isAnswer && softs.length === 1 && tokens[1]!.kind === 'soft' && tokens.length <= 5) return true;
  const isVerbal = (token: Token, at: number) =>
    at > 0 && verbal.has(token.low) && !capital.test(token.raw) && !isFieldEnd(token, at, tokens, rules);
  if (tokens.some(isVerbal)) return false;
  // "Ann or Bob": one of two, and nobody said which.
  const isEither = tokens.some(
    ({ raw }, at) => raw === 'or' && beginsCapital(tokens[at + 1]?.raw ?? '') && tokens.length === 3,
  );
  if (isEither) return false;
  // "Pizza as the Favorite food": what, and where it goes.
  if (tokens.some(({ raw }, at) => raw === 'as' && tokens[at + 1]?.raw === 'the')) return false;
  // "Pizza in the Favorite food", "Poetry in Available genres": what the capital begins is a place, whatever the word says.
  const isInNamed = tokens.some(
    ({ raw }, at) =>
      at > 0 &&
      /^(?:in|from)$/.test(raw) &&
      isVagueTitle(tokens.slice(tokens[at + 1]?.raw === 'the' ? at + 2 : at + 1)),
  );
  if (isInNamed) return false;
  const vague = tokens.filter(({ low, raw }) => isVague(low) && !capital.test(raw));
  // "More teas": a label that offers more; "Most teas" would be a matter of counting.
  const isMore = tokens[0]!.raw === 'More' && tokens.length <= 3;
  if (isMore && tokens.slice(1).every(({ low }) => !isVague(low))) return true;
  // "the Lowest fare": behind an article, the capital is the page's own.
  const isHighest = rules.afterArticle && /(?:est|best)$/.test(tokens[0]!.low);
  if (isVague(tokens[0]!.low) && !isHighest && tokens.slice(1).some(({ raw }) => !capital.test(raw))) return false;
  if (isVerbAtEnd(tokens)) return false;
  // "Seats available": of what there is so many.
  const isStock = vague.length === 1 && tokens.length === 2 && tokens[1]!.raw === 'available';
  return (
    vague.length === 0 ||
    isStock ||
    (vague.length === 1 &&
      tokens.length <= 3 &&
      /^(?:all|more|me|my|us|your|up|new|this|off|about|is|other|another|it|as|not|by|do|you)$/.test(vague[0]!.low))
  );
}

/** "the removed row", "tomorrow's date": what it is called is for the course of events to say; forms ask for the "old password". */
const historic =
  /^(?:new|newly|added|removed|deleted|edited|changed|updated|uploaded|entered|created|moved|renamed|typed|saved|modified|inserted|chosen|imported|old|(?:today|tomorrow|yesterday)['’]s)$/;

/** "the avatar top right", "Help in the upper left": where it is, not what it is called. */
const corner =
  /(?:^| )(?:top|bottom|upper|lower)(?: |-)(?:left|right)(?: corner)?$|[a-z] (?:on|at|in|to) the (?:far )?(?:left|right|top|bottom|middle|centre|center)(?:[ -]hand)?(?: side| corner)?(?: of the (?:page|screen|window|view))?$/;

function isLowerName(tokens: readonly Token[], rules: NameRules): boolean {
  if (historic.test(tokens[0]!.raw) && !/^old (?:password|passphrase|passcode|pin)$/.test(allLows(tokens)))
    return false;
  if (rules.indefinite && !rules.hasRole) return false;
  // "the three dots button": what is drawn on it, and no number of buttons.
  const isDrawn = tokens.length === 2 && /^three (?:dots|lines|bars)$/.test(allLows(tokens));
  if (isDrawn) return true;
  if (tokens.length > 1 && /^[a-z]/.test(tokens[0]!.low) && countOf(tokens[0]!.low) !== undefined) return false;
  if (tokens[0]!.low === 'right' && !/^(?:arrow|side|panel|sidebar|column|menu|pane)$/.test(tokens[1]?.low ?? ''))
    return false;
  if (tokens.length > (rules.hasRole ? 4 : 3)) return false;
  if (
    rules.hasRole &&
    tokens.length === 1 &&
    /^(?:back|up|down|on|off|out|away|more|less|around)$/.test(tokens[0]!.low)
  )
    return true;
  // "the hand in button": the particle of its verb.
  const isPhrasal = rules.hasRole && tokens.length === 2 && /^(?:in|out|up|off|over|down)$/.test(tokens[1]!.raw);
  if (
    isPhrasal &&
    /^(?:hand|clock|sign|log|check|pay|send|top|back|opt|turn|set|start|hold|fill|tee|buzz|punch|tap|scan|swap|cash|carry|mix|drop|pick|lay|roll|switch)$/.test(
      tokens[0]!.raw,
    )
  )
    return true;
  if (rules.hasRole && tokens.length === 2 && /^thumbs?$/.test(tokens[0]!.low)) return true;
  if (tokens.length === 2 && /^(?:back|up|down)$/.test(tokens[0]!.low) && /^(?:arrow|chevron)$/.test(tokens[1]!.low))
    return true;
  // "total per month": of what each there is so much.
  const isRate = tokens.length === 3 && tokens[1]!.raw === 'per';
  // "in away goals", "back office": of two words the first says which.
  const isLed =
    tokens.length === 2 && /^(?:away|back)$/.test(tokens[0]!.raw) && !/^(?:on|in|at|to|from)$/.test(tokens[1]!.raw);
  return tokens.every(
    ({ kind, low, raw }, at) =>
      kind === 'word' &&
      !isVague(low) &&
      !(!rules.hasRole && verbal.has(low) && tokens[0]!.low !== low && !isTypeAtEnd(tokens, at)) &&
      (!isFunctional(low) ||
        (isRate && at === 1) ||
        (isLed && at === 0) ||
        (capital.test(raw) && raw.length === 1 && !rules.atStart)),
  );
}
