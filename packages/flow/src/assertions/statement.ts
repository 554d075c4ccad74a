import { countOf } from '../lexicon/numbers.ts';
import { roleOf } from '../lexicon/roles.ts';
import { goesOnToNext, isLabelPhrase, stateful } from '../targets/name.ts';
import { isSomeOfThem } from '../targets/pronoun.ts';
import { isOrderWord } from '../targets/speaking.ts';
import { readTarget, type TargetContext } from '../targets/target.ts';
import { allLows, asQuote, beginsCapital, isGiven, isWord, sourceOf, type Token } from '../tokenise/token.ts';
import { readAbout } from './about.ts';
import { readBesideOwner } from './cells/beside-owner.ts';
import { readCellClaim } from './cells/column.ts';
import { readShownColumn } from './cells/owned-cell.ts';
import { readPlacedBehind } from './cells/placed-behind.ts';
import { type Claim, claim, claimOfAll, countClaim, placeWord, readText, visible } from './complement.ts';
import { isMereAbility } from './conditions.ts';
import { readHowOften } from './how-often.ts';
import { readEllipsis } from './joined/ellipsis.ts';
import { groupsOf, inPlaceBefore, readKindAfter, readKindBefore, sharePlace, withoutPlace } from './joined/joint.ts';
import { readNeitherOfTwo } from './joined/neither.ts';
import { readOfSame } from './joined/of-same.ts';
import { readTogether } from './joined/together.ts';
import { elidedBe, isCapitalName } from './predicate/elided-be.ts';
import { asHolder } from './predicate/holder-of.ts';
import { isDeniedBefore, isLabelAdverb } from './predicate/label-adverb.ts';
import { type Predicate, predicateAt } from './predicate/predicate.ts';
import { isLooseAmount, isUntold, labelOfKind } from './predicate/seen-text.ts';
import { asSwapped } from './predicate/swapped.ts';
import { readSwitched } from './predicate/switched.ts';
import {
  isChecked,
  isDeedOf,
  isDisplayed,
  isEmptiness,
  isMeantCapital,
  isNearly,
  isOpenEnded,
  isSpoken,
  leadOfWords,
  messages,
  saidOf,
} from './special/messages.ts';
import { readSpecial } from './special.ts';
import { isDefinite, isShowable } from './subject/definite.ts';
import { asNamedMany } from './subject/named-many.ts';
import { readStateLabel } from './subject/state-label.ts';
import { denied, isDescribedKind, isManyOf, readQuantity, readSubjects } from './subject/subject.ts';

/** Reads "SUBJECT should be/show/appear …" and its like; `undefined` unless every word has a place. */
export const readStatement = (context: TargetContext, tokens: readonly Token[]): Claim | undefined =>
  readSpecial(context, tokens) ?? readOfElements(context, tokens);

/** A statement about elements, where it was already found to be about nothing else. */
export function readOfElements(context: TargetContext, given: readonly Token[]): Claim | undefined {
  const tokens = asNamedMany(context, given);
  const often = readHowOften(tokens, (said) => readOfElements(context, said));
  if (often) return often;
  const together = readTogether(context, tokens) ?? readNeither(context, tokens);
  if (together) return together;
  // "nor is B" says nothing of a thing called nor.
  if (tokens[0]?.kind === 'word' && /^(?:nor|neither)$/.test(tokens[0].low)) return readNeitherOfTwo(context, tokens);
  const existential = readExistential(context, tokens);
  if (existential) return existential;
  if (isMereAbility(tokens)) return undefined;
  const read = (parts: Parts) => readAround(context, parts);
  return (
    readParted(context, tokens, read) ??
    readElided(context, tokens) ??
    readEllipsis(context, tokens) ??
    readParted(
      context,
      tokens,
      (parts) => readPlacedBehind(context, parts, read) ?? readBesideOwner(context, parts, read),
    )
  );
}

/** The first way to part the words into a subject, a predicate and what is claimed that can be read. */
function readParted(
  context: TargetContext,
  tokens: readonly Token[],
  read: (parts: Parts) => Claim | undefined,
): Claim | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const predicate =
      isDeniedBefore(tokens, at) || isLabelAdverb(context, tokens, at) ? undefined : predicateAt(tokens, at);
    // "the text Almost there should appear": the verb begins where it says that it should.
    const isLate = predicate && isWord(tokens[at - 1]) && /^(?:should|must|will|shall)$/.test(tokens[at - 1]!.raw);
    // "Verify both are visible": what is checked, and no button called so.
    const isOfBoth = at === 1 && tokens[1]!.raw === 'both' && /^(?:verify|check|confirm|ensure)$/.test(tokens[0]!.low);
    if (!predicate || isLate || isOfBoth) continue;
    const found = read({ subject: tokens.slice(0, at), predicate, complement: tokens.slice(predicate.next) });
    if (found) return found;
  }
  return undefined;
}

/** `"Groceries" shown in the top row`: a note without its "is". */
function readElided(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const found = elidedBe(context, tokens);
  if (!found) return undefined;
  const { subject, negated, at } = found;
  return readAround(context, {
    subject,
    predicate: { lemma: 'be', negated, next: at, modal: false },
    complement: tokens.slice(at),
  });
}

/** Where "neither A nor B …" parts, or -1. */
const norAt = (tokens: readonly Token[]) =>
  tokens[0]?.kind === 'word' && tokens[0].low === 'neither'
    ? tokens.findIndex(({ kind, low }, at) => at > 1 && kind === 'word' && low === 'nor')
    : -1;

/** "neither A nor B should be visible": both are denied. */
function readNeither(context: TargetContext, given: readonly Token[]): Claim | undefined {
  const nor = norAt(given);
  if (nor < 0) return undefined;
  // "Neither A nor B may be visible": neither is allowed to.
  const tokens = given.map((token) =>
    token.kind === 'word' && token.raw === 'may' ? { ...token, low: 'should' } : token,
  );
  for (let at = nor + 2; at < tokens.length; at++) {
    const isAdverb = isLabelAdverb(context, tokens.slice(nor + 1), at - nor - 1);
    const found = isAdverb ? undefined : predicateAt(tokens, at);
    if (!found) continue;
    const predicate = { ...found, negated: !found.negated };
    const complement = tokens.slice(found.next);
    const subjects = [tokens.slice(1, nor), tokens.slice(nor + 1, at)];
    const claims = (readKindBefore(subjects) ?? subjects).map((subject) =>
      readAround(context, { subject, predicate, complement }),
    );
    const both = claimOfAll(claims);
    if (both) return { ...both, steps: sharePlace(both.steps) };
  }
  return undefined;
}

export interface Parts {
  subject: readonly Token[];
  predicate: Predicate;
  complement: readonly Token[];
}

/** "there should be 3 rows", "there is no dialog". */
function readExistential(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  if (tokens[0]?.low !== 'there' || tokens[0].kind !== 'word') return undefined;
  const predicate = predicateAt(tokens, 1);
  if (!predicate || (predicate.lemma !== 'be' && predicate.lemma !== 'appear')) return undefined;
  return readThing(context, tokens.slice(predicate.next), predicate.negated);
}

/** "14 days left": what is left of a time is no list of things. */
const isTime = (low: string) => /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|percent)$/.test(low);

/** "Almost there", "Hello there", "12 days left": the last word belongs to what the page says. */
const isPartOfText = (tokens: readonly Token[]) => {
  const [before, last] = tokens.slice(-2).map(({ low }) => low);
  if (last === 'there') return /^(?:almost|nearly|halfway|hello|hi|hey|anybody|anyone)$/.test(before!);
  return last === 'left' && (tokens[0]!.raw === 'No' || isTime(before!) || /^\d+$/.test(tokens.at(-2)!.raw));
};

/** A thing that is expected to be there: a target, a number of things, or "no X". */
export function readThing(context: TargetContext, tokens: readonly Token[], negated: boolean): Claim | undefined {
  const isThere = tokens.at(-1)?.low === 'there';
  // After a clause that nobody could read: it would have said where that is.
  if (isThere && context.memory.lost) return undefined;
  const read = readThingAnywhere(context, tokens, negated);
  return read && isThere ? inPlaceBefore(context.memory, read) : read;
}

function readThingAnywhere(context: TargetContext, tokens: readonly Token[], negated: boolean): Claim | undefined {
  const rest =
    tokens.at(-1)?.kind === 'word' &&
    (/^(?:anymore|displayed|shown|visible|present|there|listed|left)$/.test(tokens.at(-1)!.low) ||
      // "There are 12 tickets found": how many, and no text of the page.
      (tokens.at(-1)!.low === 'found' && countOf(tokens[0]!.low) !== undefined)) &&
    tokens.length > 1 &&
    !isPartOfText(tokens)
      ? tokens.slice(0, -1)
      : tokens;
  const any = negated && rest[0]?.low === 'any' ? rest.slice(1) : rest;
  if (any !== rest && isDescribedKind(context, any)) return undefined;
  const nor = norAt(any);
  if (nor > 0 && !negated) {
    return claimOfAll([any.slice(1, nor), any.slice(nor + 1)].map((part) => readThing(context, part, true)));
  }
  const quantity = readQuantity(context, any);
  if (quantity?.kind === 'none')
    return negated || !isShowable(quantity.target) ? undefined : visible(quantity.target, true);
  const amount = negated ? denied(quantity, any) : quantity;
  const counted = amount ? countClaim(amount, context) : undefined;
  if (counted) return claim(counted, quantity?.kind === 'some' && quantity.counted.quoted);
  // "There are not only 3 rows": how many there are then, and no row called so.
  if (negated && quantity?.kind === 'some' && quantity.count !== '1') return undefined;
  // "No broken links": none of them, whatever makes one broken, and no link of that name.
  const isNoneOfKind = any.length > 2 && any[0]!.low === 'no' && roleOf([any.at(-1)!.low])?.plural === true;
  if (isNoneOfKind && any.every(({ kind }) => kind === 'word')) return undefined;
  if (isLooseAmount(context, any)) return undefined;
  // "the page shows pic": an image, or something of that name; nobody can tell.
  const [only] = any;
  if (any.length === 1 && isWord(only) && only.raw.toLowerCase() !== only.low && roleOf([only.low])) return undefined;
  const text = labelOfKind(context, any);
  if (text) return visible({ targets: [{ text }], quoted: false }, negated);
  const target = any.length > 0 && !isManyOf(any) ? readTarget({ ...context, atStart: false }, any) : undefined;
  const isState = target && !target.quoted && target.plural && stateful.test(target.targets[0]!.text ?? '');
  return target && isDefinite(target) && !isState ? visible(target, negated) : undefined;
}

function readAround(context: TargetContext, told: Parts): Claim | undefined {
  const { subject, predicate, complement } = asHolder(told) ?? asSwapped(context.spec, told) ?? told;
  // "cards 1 to 3": some of many, by their numbers.
  const isRange = /^(?:the )?([a-z]+) \d+ (?:to|through|-|–|and) \d+$/.exec(allLows(subject))?.[1];
  // "Two are visible": of what, nobody told.
  const isBareCount =
    subject.length === 1 && isWord(subject[0]) && /^[a-z]+$/.test(subject[0].low) && countOf(subject[0].low);
  if ((isRange !== undefined && roleOf([isRange])?.plural) || isBareCount) return undefined;
  if (isUntold(subject, predicate, complement)) return undefined;
  if (isWord(complement[0]) && complement[0].low === 'any' && isDescribedKind(context, complement.slice(1)))
    return undefined;
  if (subject.length === 0) {
    const target = context.memory.subject;
    const isPage = !target && predicate.modal && predicate.lemma === 'show';
    const isAmount = predicate.modal && /^(?:be|have)$/.test(predicate.lemma) && readQuantity(context, complement);
    if (isAmount) return readThing(context, complement, predicate.negated);
    if (isPage) return readThing(context, complement, predicate.negated) ?? readSaid(context, predicate, complement);
    return readOfSame(context, { subject, predicate, complement });
  }
  if (subject.at(-1)?.kind === 'word' && subject.at(-1)!.low === 'there')
    return isNearly(subject) ? readSaying(context, { subject, predicate, complement }) : undefined;
  // "the country shown is Norway": as the country is.
  const isShownKind =
    predicate.lemma === 'be' &&
    subject.length > 1 &&
    subject.length < 5 &&
    /^(?:shown|displayed)$/.test(subject.at(-1)!.raw);
  if (isShownKind && subject.every(isWord) && complement.length > 0)
    return readAround(context, { subject: subject.slice(0, -1), predicate, complement });
  const emptiness =
    predicate.modal && isEmptiness(subject) ? readSaying(context, { subject, predicate, complement }) : undefined;
  if (emptiness) return emptiness;
  const cell =
    readCellClaim(context, { subject, predicate, complement }) ??
    readShownColumn(context, { subject, predicate, complement });
  if (cell) return cell;
  const page = readPageAfterPress(context, { subject, predicate, complement });
  if (page) return page === 'unread' ? undefined : page;
  const both = readJointSubject(context, { subject, predicate, complement });
  if (both) return both;
  const switched = predicate.lemma === 'be' ? readSwitched(context, { subject, predicate, complement }) : undefined;
  if (switched) return switched;
  for (const one of readSubjects(context, subject)) {
    const found = readAbout(context, one, { subject, predicate, complement });
    if (found) return found;
  }
  const parts = { subject, predicate, complement };
  return readSaying(context, parts) ?? readStateLabel(context.spec, parts, (own) => readAround(context, own));
}

/** "Seats held for 10 minutes": how long the page keeps it. */
const keptFor = /^\p{Lu}\S* (?:held|kept|reserved|locked|blocked|paused) for \d+ (?:second|minute|hour|day|week)s?$/u;

/** Alone and with a capital these are what the page says: "Correct should be visible". */
const adjectives =
  /^(?:available|unavailable|correct|incorrect|valid|invalid|wrong|normal|recent|popular|recommended|related|unread|unanswered)$/;

/** "Phone is required should appear": a whole sentence of the page as a subject, its capital sets it off. */
function readSaying(context: TargetContext, { subject, predicate, complement }: Parts): Claim | undefined {
  const skip = leadOfWords(subject);
  const said = subject.slice(skip);
  const [first] = said;
  // What was put in quotes here, read again, would never end.
  if (
    said.some(({ kind }) => kind === 'quote') ||
    isChecked(said) ||
    isOpenEnded(said) ||
    isSomeOfThem(said) ||
    goesOnToNext(said)
  )
    return undefined;
  const text = sourceOf(context.spec, said);
  const isLower = predicate.modal && saidOf(context.spec, said, true) !== undefined;
  const isSentence =
    isLower ||
    isEmptiness(said) ||
    ((predicate.modal ||
      (skip > 0 && (isDisplayed(complement) || (predicate.lemma === 'appear' && complement.length === 0))) ||
      isSpoken(said, complement) ||
      (predicate.lemma === 'appear' && messages.test(first?.low ?? ''))) &&
      (/^(?:appear|disappear|be)$/.test(predicate.lemma) ||
        (predicate.lemma === 'show' && placeWord.test(complement[0]?.low ?? 'in'))) &&
      (said.length > 1 || adjectives.test(first?.low ?? '')) &&
      said.length <= 8 &&
      said.every(({ kind, raw }) => kind === 'word' || raw === ',') &&
      beginsCapital(first!.raw) &&
      !(
        (/^no$/i.test(first!.raw)
          ? !predicate.negated
          : /^(?:the|a|an|there|it|that|this|everything|nothing|each|every|all|they|some|any|exactly)$/.test(
              first!.low,
            )) &&
        !/^All (?:(?:caught|set|done|clear|good|saved)\b|[a-z]+s (?:operational|normal|nominal|online|reachable|up to date)$)/.test(
          text,
        )
      ) &&
      (skip > 0 ||
        said.length === 1 ||
        /^(?:all|no)$/.test(first!.low) ||
        // "Book this slot": an order with its capital is a label.
        (isOrderWord(first!.low) && /^(?:this|my|your)$/.test(said[1]?.raw ?? '')) ||
        messages.test(first!.low) ||
        isDeedOf(said) ||
        isNearly(said) ||
        keptFor.test(text) ||
        said.some(({ raw }) => /^(?:your|you|me|us|again|later|please)$/.test(raw)) ||
        isMeantCapital(context.spec, first!) ||
        said.some((_, at) => at > 0 && predicateAt(said, at))));
  if (!isSentence) return undefined;
  const quote = asQuote({ start: first!.start, end: said.at(-1)!.end }, text);
  const read = readAround(context, { subject: [...subject.slice(0, skip), quote], predicate, complement });
  return read?.steps.every(({ action }) => /^assert(?:Not)?Visible$/.test(action))
    ? { ...read, quoted: false }
    : undefined;
}

const isWords = ({ verb }: Predicate) => /^(?:say|says|read|reads)$/.test(verb ?? '');

/** "it says saved": words of the page in lower case, for the verb says that they are words. */
function readSaid(context: TargetContext, predicate: Predicate, complement: readonly Token[]): Claim | undefined {
  const isSaid = isWords(predicate) || (predicate.lemma === 'show' && beginsCapital(complement[0]?.raw ?? ''));
  const said = isSaid ? saidOf(context.spec, complement, isWords(predicate)) : undefined;
  const text =
    said ?? (isSaid && !readQuantity(context, complement) ? readText(context, complement, true)?.value : undefined);
  return text === undefined ? undefined : visible({ targets: [{ text }], quoted: false }, predicate.negated);
}

const isSentence = ([only, ...more]: readonly Token[]) =>
  only?.kind === 'quote' && more.length === 0 && /\S\s\S/.test(only.value);

const presses = new Set(['click', 'open', 'activate', 'choose', 'search', 'navigate', 'press']);

/** "click X, it should list Y": what was pressed is not what shows Y; the page is. */
function readPageAfterPress(
  context: TargetContext,
  { subject, predicate, complement }: Parts,
): Claim | 'unread' | undefined {
  const isIt = subject.length === 1 && subject[0]!.kind === 'word' && /^(?:it|this|that|which)$/.test(subject[0]!.low);
  // "tick Green, wait until it says …": a box says nothing but what is on or off.
  const isTicked = /^(?:check|uncheck)$/.test(context.memory.acted ?? '') && isWords(predicate);
  const isSwitch = /^(?:on|off|yes|no|active|inactive|enabled|disabled)$/.test(allLows(complement));
  // "A is gone, it says B": what is gone says nothing.
  const isGone = context.memory.claim?.action === 'assertNotVisible' && context.memory.acted === 'assertNotVisible';
  const { acted, claim, deed, last } = context.memory;
  // `the video says "A", press space, it says "B"`: a key is pressed on nothing, and "it" is what said so before.
  const isSaidBefore = acted === 'press' && !deed?.target && claim?.action === 'assertText' && claim.target === last;
  // "click the 3rd row; it should show X", "open the Pinned panel; it should contain X": what is in it.
  const holder = acted === 'click' ? /^row$/ : acted === 'open' ? /^(?:region|dialog)$/ : /^$/;
  const isHolder = deed?.target === last && holder.test(last?.role ?? '-');
  // `type "zzz" in the search box, it should say "No results"`: a field holds what was typed, and the page says the rest.
  const isAnswer =
    acted === 'fill' &&
    isWords(predicate) &&
    isSentence(complement) &&
    !complement[0]!.value.includes(deed?.value ?? '');
  const isPage =
    isGone ||
    isAnswer ||
    context.memory.ofPage ||
    (isTicked && !isSwitch) ||
    presses.has(context.memory.acted ?? '') ||
    (context.memory.last === undefined && !context.memory.lost);
  const shows = /^(?:show|read|appear)$/.test(predicate.lemma) && complement.length > 0;
  if (!isIt || !shows || !isPage || isSaidBefore || isHolder) return undefined;
  const isPlain = isWords(predicate) && complement.every(({ kind }) => kind === 'word');
  const said = isPlain ? readSaid(context, predicate, complement) : undefined;
  const thing = said ?? readThing(context, complement, predicate.negated) ?? readSaid(context, predicate, complement);
  return thing ? { ...thing, ofPage: true } : 'unread';
}

/** "A and B should be visible": one claim each. */
function readJointSubject(context: TargetContext, { subject, predicate, complement }: Parts): Claim | undefined {
  const at = subject.findIndex(({ kind, low }) => kind === 'word' && low === 'and');
  if (at <= 0 || at === subject.length - 1 || isLabelPhrase(subject)) return undefined;
  const skip = subject[0]!.low === 'both' ? 1 : 0;
  const names = subject.slice(skip).filter(isGiven);
  const groups = groupsOf(subject.slice(skip));
  const isEach = groups.every(([first]) => isWord(first) && /^(?:the|an?)$/.test(first.low));
  if (groups.length < 2 || (names.length < 2 && !groups.map(withoutPlace).every(isCapitalName) && !isEach))
    return undefined;
  const subjects = readKindAfter(groups) ?? readKindBefore(groups) ?? groups;
  const all = claimOfAll(subjects.map((one) => readAround(context, { subject: one, predicate, complement })));
  const isOneKind =
    subjects !== groups ||
    groups.slice(0, -1).every(([name, ...more]) => more.length === 0 && (isGiven(name) || beginsCapital(name!.raw)));
  return all && isOneKind ? { ...all, steps: sharePlace(all.steps) } : all;
}
