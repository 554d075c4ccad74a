import type { Target } from '@smokejumper/contracts';
import { isFigure } from '../lexicon/figures.ts';
import { countOf, numberText } from '../lexicon/numbers.ts';
import { isDomain, roleOf } from '../lexicon/roles.ts';
import { isLabelPhrase } from '../targets/name.ts';
import { readTarget, type TargetContext, type TargetRead } from '../targets/target.ts';
import { optionOf } from '../targets/within.ts';
import { allRaws, beginsCapital, isGiven, isLower, isWord, lows, sourceOf, type Token } from '../tokenise/token.ts';
import { readCount, readNone, readSome } from './amounts.ts';
import { isElsewhere, readHave, readHolds, readOpensWith } from './cells/having.ts';
import { readColumn } from './cells/owned-cell.ts';
import {
  assertion,
  type Claim,
  claim,
  isSaidCapital,
  onEach,
  placeWord,
  readComparison,
  readShowing,
  readState,
  readText,
  readVisibility,
  saysWhat,
  visible,
} from './complement.ts';
import { readFilled, readHasPicked, readHeld, readOrMore, readRank, readSaidOfIt, readStateIn } from './conditions.ts';
import { readKept } from './kept.ts';
import { isListed } from './listed.ts';
import { readCalled } from './predicate/called.ts';
import { tellsRank, wordsTold } from './predicate/mentioned.ts';
import { numberOrText } from './predicate/number-or-text.ts';
import type { Predicate } from './predicate/predicate.ts';
import { isSetTo } from './predicate/set-to.ts';
import { readByWhatItSays } from './predicate/standing.ts';
import { statusOf } from './predicate/status.ts';
import { readHref } from './special/href.ts';
import { saidOf } from './special/messages.ts';
import { readOrder } from './special/order.ts';
import type { Parts } from './statement.ts';
import { isDefinite } from './subject/definite.ts';
import { readQuantity, type Subject } from './subject/subject.ts';
import { readFromWhom, readOnDay, readTextClaim } from './text-claim.ts';

/** Reads what a predicate and its complement claim of a subject. */
export function readAbout(context: TargetContext, subject: Subject, parts: Parts): Claim | undefined {
  const { predicate, complement } = parts;
  switch (subject.kind) {
    case 'none':
      return readNone(context, subject.target, predicate, complement);
    case 'some':
      return readSome(context, subject, parts);
    case 'count':
      return readCount(context, subject.counted, predicate, complement);
    case 'value':
      return readValueOf(context, subject.target, predicate, complement);
    case 'href':
      return readHref(context, subject.target, predicate, complement);
    case 'target':
      return readTargetClaim(context, subject.target, parts);
    default:
      return undefined;
  }
}

function readValueOf(
  context: TargetContext,
  read: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  const target = read.targets[0]!;
  const step = readTextClaim(context, predicate, complement, isDropdown([target]) ? 'option' : 'none');
  const isCell = target.scope?.relation === 'row' && /^value$/i.test(target.text ?? '');
  const isShown = isCell || /^(?:cell|column|row|heading|card)$/.test(target.role ?? '');
  const action = isShown ? 'assertText' : 'assertValue';
  return step && claim([assertion({ action, target, ...step })], read.quoted);
}

/** "…, and the number of rows increases; click Remove and it decreases": what moved before, and not what was pressed. */
function readMovedBack(
  { memory }: TargetContext,
  { subject, predicate, complement }: Parts,
): Claim | 'unread' | undefined {
  const isIt = subject.length === 1 && subject[0]!.kind === 'word' && subject[0]!.low === 'it';
  if (!isIt || complement.length > 0 || predicate.negated || !/^(?:in|de)crease$/.test(predicate.lemma))
    return undefined;
  const { claim: last, acted } = memory;
  const isMoved = /^assert(?:Count|Number)$/.test(last?.action ?? '') && /^(?:in|de)creased$/.test(last?.op ?? '');
  if (isMoved && !memory.lost)
    return claim([assertion({ ...last!, op: predicate.lemma === 'increase' ? 'increased' : 'decreased' })], true);
  return /^(?:check|uncheck|toggle|select|choose|fill|press)$/.test(acted ?? '') ? 'unread' : undefined;
}

/** "subtotal should go up", after something was done: a figure of that name. */
const isAmount = ({ memory }: TargetContext, { subject, predicate }: Parts) =>
  predicate.modal &&
  memory.acted !== undefined &&
  subject.length < 3 &&
  subject.every(({ kind, raw }) => kind === 'word' && /^[a-z-]+$/.test(raw)) &&
  isFigure(subject.at(-1)!.low);

/** "the internet goes down", "the sun rises": told as it happens, what has a small letter and is no figure is no number. */
const isNoNumber = ({ memory }: TargetContext, { subject, predicate }: Parts) =>
  !predicate.modal &&
  subject.length === 2 &&
  isLower(subject[1]) &&
  !isFigure(subject[1]!.low) &&
  !memory.known.has(subject[1]!.low);

function readTargetClaim(context: TargetContext, read: TargetRead, parts: Parts): Claim | undefined {
  const { predicate, complement } = parts;
  const { lemma, negated } = predicate;
  if (lemma === 'appear' || lemma === 'disappear') {
    if (read.plural && !read.quoted && read.targets[0]!.role === undefined && read.targets[0]!.noun === undefined)
      return undefined;
    const isAddress =
      complement.length === 1 && complement[0]!.kind === 'path' && /^opens?$/.test(predicate.verb ?? '');
    if (isAddress && read.targets.every(({ role }) => role === 'link'))
      return readHref(context, read, predicate, complement);
    const isSaying = saysWhat.test(lows(complement));
    if (!isSaying && !isDefinite(read) && (negated || !isListed(parts))) return undefined;
    if (complement.length === 0) return visible(read, negated !== (lemma === 'disappear'));
    const isPage = read.targets[0]!.role === 'page';
    const held = lemma === 'appear' && !negated ? readShowing(context, read, complement) : undefined;
    if (held) return held;
    const opened =
      lemma === 'appear' && !negated && (isPage || !isSaying) ? readOpensWith(context, read, complement) : undefined;
    if (opened) return opened;
    if (!placeWord.test(complement[0]!.low) && !isSaying) return undefined;
    // "appears at the top of the list": the first in it, as "is at the top"; where on the page is no rank.
    if (/^at the (?:very )?(?:top|bottom)\b/.test(lows(complement)))
      return lemma === 'appear' ? readRank(context, { ...parts, predicate: { ...predicate, lemma: 'be' } }) : undefined;
    const placed = readTarget(context, [...parts.subject, ...complement]);
    return placed && visible(placed, negated !== (lemma === 'disappear'));
  }
  const moved = readMovedBack(context, parts);
  if (moved) return moved === 'unread' ? undefined : moved;
  if (lemma === 'increase' || lemma === 'decrease') {
    // "… and check the forecast drops": with all before it unread, nothing tells what it was until then.
    if (context.memory.lost && context.memory.acted === undefined) return undefined;
    const isNamed =
      read.quoted || /^(?:the|its)$/.test(parts.subject[0]?.low ?? '') || isDefinite(read) || isAmount(context, parts);
    const isUnmeasured = /^(?:charts?|graphs?|maps?)$/.test(read.targets[0]!.noun ?? '') || isNoNumber(context, parts);
    if (complement.length > 0 || negated || read.targets.length > 1 || !isNamed || isUnmeasured) return undefined;
    return claim(
      [
        assertion({
          action: 'assertNumber',
          target: read.targets[0]!,
          op: lemma === 'increase' ? 'increased' : 'decreased',
        }),
      ],
      read.quoted,
    );
  }
  if (lemma === 'be' || lemma === 'become') {
    const picked = asPicked(read, parts);
    return picked && readBe(context, picked, parts);
  }
  // "the row has X in it": what it shows.
  if (lemma === 'have' && /\S in it$/.test(lows(complement)))
    return readHasPicked(read, parts) ?? readShow(context, read, predicate, complement.slice(0, -2));
  if (lemma === 'have') return readHasPicked(read, parts) ?? readHave(context, read, predicate, complement);
  const isPlaced =
    lemma === 'show' &&
    predicate.modal &&
    complement.length > 1 &&
    placeWord.test(complement[0]!.raw) &&
    !/^at (?:least|most) /.test(lows(complement));
  // "should show in review": where, or what it shows, nobody can tell.
  const isLoose =
    isPlaced &&
    complement.length === 2 &&
    /^[a-z]+$/.test(complement[1]!.raw) &&
    !roleOf([complement[1]!.low])?.isPlain;
  if (isLoose) return undefined;
  if (isPlaced) return readTargetClaim(context, read, { ...parts, predicate: { ...predicate, lemma: 'appear' } });
  const said = /^(?:say|says)$/.test(predicate.verb ?? '') && readTextClaim(context, predicate, complement);
  const known = said ? readByWhatItSays(read, said) : undefined;
  if (known) return known;
  if (lemma === 'show') return readShow(context, read, predicate, complement);
  if (lemma === 'point') return readHref(context, read, predicate, complement);
  const text = isElsewhere(read.targets[0]!) ? undefined : readTextClaim(context, predicate, complement);
  return text && (readByWhatItSays(read, text) ?? onEach(context, read, text));
}

/** What such a thing says is its name. */
const isNamedBySelf = ({ role, text }: Target) => text !== undefined && /^(?:button|link|tab|option)$/.test(role ?? '');

/** "get a message", "get SMS with their shifts": what somebody is handed. */
const isHanded = (complement: readonly Token[]) =>
  /^(?:an?|the|my|your|sms|e-?mails?|mails?|notifications?|messages?)$/.test(complement[0]!.low) ||
  (!isGiven(complement[0]) && complement.some(({ kind, low }) => kind === 'word' && /^(?:their|his|her)$/.test(low)));

/** "The tabs are A, B and C": which there are and that there are no others, and what none of them says alone. */
const isRollCall = ({ targets: [target], plural }: TargetRead, complement: readonly Token[]) =>
  (plural === true || roleOf([target!.noun ?? ''])?.plural === true) &&
  target!.role !== undefined &&
  target!.text === undefined &&
  (isGiven(complement[0]) || beginsCapital(complement[0]!.raw));

const isHolder = ({ role, noun, ...rest }: Target) =>
  Object.keys(rest).length === 0 &&
  /^(?:table|list|dialog|form|region|menu|navigation|calendar|map|chart|board|timeline)$/.test(noun ?? role ?? '');

/** "Grid is selected": nobody picks a table, so that it is an option of that name; with its article nobody can tell. */
function asPicked(read: TargetRead, { subject, complement }: Parts): TargetRead | undefined {
  const isPick = complement.length === 1 && /^(?:selected|chosen|picked|preselected)$/.test(complement[0]!.low);
  if (!isPick || !read.targets.every(isHolder)) return read;
  const isName = subject.length === 1 && beginsCapital(subject[0]!.raw);
  return isName ? { targets: [{ text: subject[0]!.raw }], quoted: false } : undefined;
}

/** `"Orders" is the title`: what the heading of the page, or its title, says. */
function readTitled(read: TargetRead, complement: readonly Token[]): Claim | undefined {
  const named = /^(?:the |a )?(?:page |main )?(heading|title)$/.exec(lows(complement));
  const [target, ...others] = read.targets;
  const value = target?.text;
  if (!named || !target || others.length > 0 || value === undefined || Object.keys(target).length > 1) return undefined;
  if (!read.quoted && !beginsCapital(value)) return undefined;
  const step =
    named[1] === 'heading'
      ? assertion({ action: 'assertText', target: { role: 'heading' }, value, op: 'equals' })
      : assertion({ action: 'assertTitle', value, op: 'equals' });
  return claim([step], true);
}

const isDropdown = (targets: TargetRead['targets']) =>
  targets.every(({ role, text }) => role === 'combobox' && text !== undefined);

function readBe(context: TargetContext, read: TargetRead, parts: Parts): Claim | undefined {
  const { predicate, complement, subject } = parts;
  const { negated } = predicate;
  if (complement.length === 0 || isRollCall(read, complement)) return undefined;
  // "the customer gets the message X": a thing that somebody gets is no text of theirs.
  if (/^gets?$/.test(predicate.verb ?? '') && isHanded(complement)) return undefined;
  const isLoose = read.plural && subject.length === 1 && isDomain(subject[0]!.low) && subject[0]!.kind === 'word';
  const said = readSaidOfIt(context, read, parts);
  if (said) return said;
  const order = readOrder(context, read, complement, negated);
  if (order && isLoose) return undefined;
  const status = statusOf(read, complement);
  if (status) return onEach(context, read, { op: negated ? 'not-equals' : 'equals', value: status });
  const isSaid = isSaidCapital(subject, complement) && !/^(?:On|Off)$/.test(complement[0]!.raw);
  const isValue = isSetTo(read, parts);
  const state = isSaid || isValue ? undefined : (readState(read, complement, negated) ?? order);
  if (state) return state;
  const titled = negated ? undefined : readTitled(read, complement);
  if (titled) return titled;
  const special =
    readCalled(context, read, parts) ??
    readRank(context, parts) ??
    readHeld(context, parts) ??
    readStateIn(context, parts) ??
    readFilled(context, read, parts) ??
    readOrMore(read, parts);
  if (special) return special;
  const told = readOnDay(context, predicate, complement) ?? readFromWhom(context, read, predicate, complement);
  if (told) return onEach(context, read, told);
  const number = readComparison(context, complement, negated);
  const seen = subject.length > 0 && !number ? readVisibility(context, subject, complement, negated) : undefined;
  if (seen) return seen;
  if (number && read.targets.length === 1) return numberOrText(context, read, number, complement);
  const rest = complement[0]?.low === 'at' && complement.length === 2 ? complement.slice(1) : complement;
  const plain =
    rest.length === 1 &&
    rest[0]!.kind === 'word' &&
    numberText.test(rest[0]!.value) &&
    /^[-+]?\d[\d.,]*$/.test(rest[0]!.value);
  // "Items should be 3": a capital makes it a label; how many items there are would be said as a number of them.
  if (plain && isLoose && !beginsCapital(subject[0]!.raw)) return undefined;
  if (plain) {
    const shown = { op: negated ? 'not-equals' : 'equals', value: rest[0]!.value } as const;
    return onEach(context, isLoose ? { ...read, targets: [{ text: subject[0]!.raw }] } : read, shown);
  }
  // "the Approve button should turn into Approved": by what name to find it then is for whoever looks to say.
  const isRenamed =
    predicate.lemma === 'become' && /^into$/.test(predicate.verb ?? '') && read.targets.some(isNamedBySelf);
  if (isRenamed) return undefined;
  // "the projects should stay read-only": a state of what nobody could tell to be a field, and no text.
  const isStateWord = !isValue && rest.length === 1 && isLower(rest[0]) && /^read-?only$/.test(rest[0]!.low);
  if (isStateWord && read.targets.every(({ role }) => !role)) return undefined;
  const ofOption = isDropdown(read.targets) ? 'option' : 'none';
  const text = readTextClaim(
    context,
    { ...predicate, lemma: rest === complement ? predicate.lemma : 'show' },
    rest,
    isValue ? 'any' : ofOption,
  );
  return text && onEach(context, read, text);
}

/** "the Size dropdown offers M", "… contains M": an option of it, not what is chosen. */
function readOffered(
  context: TargetContext,
  read: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  const isList = read.targets.length === 1 && read.targets[0]!.role === 'combobox';
  if (!isList || !/^(?:offers?|lists?|includes?|contains?)$/.test(predicate.verb ?? '')) return undefined;
  const text = readText(context, complement, true)?.value;
  return text === undefined
    ? undefined
    : visible({ ...read, targets: [optionOf(text, read.targets[0]!)] }, predicate.negated);
}

const isSaying = ({ verb }: Predicate) => /^says?$/.test(verb ?? '');

const isTextField = ({ role, text }: Target) => text !== undefined && /^(?:textbox|searchbox)$/.test(role ?? '');

/** `the heading says 9 results for "lamp"`: a text, for nothing that could be counted stands in it. */
const holdsNoList = ({ role, noun, text }: Target) =>
  /^(?:heading|button|link|tooltip|alert)$/.test(role ?? '') ||
  /(?:^|\b)(?:badge|label|counter|title|headline|caption|message|notice|hint|text)$/i.test(noun ?? text ?? '');

/** "the total must include VAT": what it is made up of, which takes reckoning, and no words that it says. */
const isMadeUpOf = ({ targets }: TargetRead, { verb }: Predicate, complement: readonly Token[]) =>
  /^includes?$/.test(verb ?? '') &&
  targets.every(({ role, text }) => !role && isFigure(text?.toLowerCase().split(' ').at(-1) ?? '')) &&
  complement.every((token) => isWord(token) && !/\d/.test(token.raw));

function readShow(
  context: TargetContext,
  read: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  if (isElsewhere(read.targets[0]!) || tellsRank(read.targets[0]!, complement)) return undefined;
  if (complement.length === 0) return isDefinite(read) ? visible(read, predicate.negated) : undefined;
  if (isMadeUpOf(read, predicate, complement)) return undefined;
  const offered = readOffered(context, read, predicate, complement);
  if (offered) return offered;
  const kept = readKept(context, complement);
  // "the status chip says in review": as a label that begins with a preposition.
  const isPhrase = isSaying(predicate) && isLabelPhrase(complement);
  const said = isPhrase ? sourceOf(context.spec, complement) : saidOf(context.spec, complement, isSaying(predicate));
  const text = kept ? { against: kept } : said === undefined ? readText(context, complement, true) : { value: said };
  const op = predicate.negated ? ('not-contains' as const) : ('contains' as const);
  // "the From field holds X": what a field holds is its value.
  const isValue = /^holds?$/.test(predicate.verb ?? '') && read.targets.every(isTextField);
  if (isValue && text) return onEach(context, read, { op: predicate.negated ? 'not-equals' : 'equals', ...text });
  const isTold = !/^(?:contains?|lists?|includes?|holds?)$/.test(predicate.verb ?? '');
  const isOne = !complement.some(({ kind, low }) => kind === 'word' && /^(?:not|but)$/.test(low));
  // "the footer says 3 items": what it says, while "shows 3 items" would count them.
  const isShare =
    countOf(complement[0]!.low) !== undefined && complement[1]?.low === 'of' && /^\d/.test(complement[2]?.raw ?? '');
  const isText = isShare || isSaying(predicate) || holdsNoList(read.targets[0]!);
  // "the hint says up to 5 files": its words, and no number of files in it.
  const isLimit =
    isSaying(predicate) &&
    holdsNoList(read.targets[0]!) &&
    /^(?:up to|at least|at most|more than|less than) \d/.test(allRaws(complement));
  if (isTold && isOne && isText && (isLimit || /^\d/.test(complement[0]!.raw)) && complement.length > 1)
    return onEach(context, read, {
      ...(predicate.negated ? { op } : {}),
      value: sourceOf(context.spec, complement),
    });
  const told =
    text && !/^\d/.test(complement[0]!.raw)
      ? undefined
      : wordsTold(context.spec, read.targets[0]!, predicate.verb, complement);
  if (told === 'unread') return undefined;
  if (told) return onEach(context, read, { ...(predicate.negated ? { op } : {}), value: told });
  const quantity = complement.length > 1 ? readQuantity(context, complement) : undefined;
  if (quantity) return readHolds(context, read, predicate, complement);
  if (text) return onEach(context, read, { ...(predicate.negated ? { op } : {}), ...text });
  const number = readComparison(context, complement, predicate.negated);
  if (number && read.targets.length === 1)
    return claim(
      number.map((piece) => assertion({ action: 'assertNumber', target: read.targets[0]!, ...piece })),
      read.quoted,
    );
  // "the row of Bob shows the role Editor", "… shows a price of 7.50": what stands under Role, under Price.
  const isColumn =
    complement.length > 1 &&
    (complement[0]!.low === 'the' ? complement.at(-1)!.kind === 'word' : /^an? [a-z]+ of /.test(lows(complement)));
  const column = isColumn ? readColumn(context, read, predicate, complement) : undefined;
  return column ?? readHolds(context, read, predicate, complement);
}
