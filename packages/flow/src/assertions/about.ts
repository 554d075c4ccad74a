import type { Step, Target } from '@smokejumper/contracts';
import { isFigure } from '../lexicon/figures.ts';
import { numberText } from '../lexicon/numbers.ts';
import { isDomain, roleOf } from '../lexicon/roles.ts';
import { readTarget, type TargetContext, type TargetRead } from '../targets/target.ts';
import { lows, type Token, wordCount } from '../tokenise/token.ts';
import { readCount, readNone, readSome } from './amounts.ts';
import { readToldPage } from './arrival.ts';
import {
  assertion,
  type Claim,
  claim,
  claimOfEach,
  countClaim,
  inside,
  isDefinite,
  isField,
  isSaidCapital,
  placeWord,
  readComparison,
  readKept,
  readOrder,
  readState,
  readText,
  readVisibility,
  saysWhat,
  visible,
} from './complement.ts';
import { readFilled, readHasPicked, readHeld, readOrMore, readRank, readSaidOfIt, readStateIn } from './conditions.ts';
import { readHref } from './href.ts';
import { isListed } from './listed.ts';
import { saidOf } from './messages.ts';
import { readColumn } from './owned-cell.ts';
import type { Predicate } from './predicate.ts';
import { readByWhatItSays } from './standing.ts';
import type { Parts } from './statement.ts';
import { readQuantity, type Subject } from './subject.ts';
import { readTextClaim } from './text-claim.ts';

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
  const step = readTextClaim(context, predicate, complement, target.role === 'combobox' && target.text !== undefined);
  const action = /^(?:cell|column|row|heading|card)$/.test(target.role ?? '') ? 'assertText' : 'assertValue';
  return step && claim([assertion({ action, target, ...step })], read.quoted);
}

/** "subtotal should go up", after something was done: a figure of that name. */
const isAmount = ({ memory }: TargetContext, { subject, predicate }: Parts) =>
  predicate.modal &&
  memory.acted !== undefined &&
  subject.length < 3 &&
  subject.every(({ kind, raw }) => kind === 'word' && /^[a-z-]+$/.test(raw)) &&
  isFigure(subject.at(-1)!.low);

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
    const opened =
      lemma === 'appear' && !negated && (isPage || !isSaying) ? readOpensWith(context, read, complement) : undefined;
    if (opened) return opened;
    if (!placeWord.test(complement[0]!.low) && !isSaying) return undefined;
    const placed = readTarget(context, [...parts.subject, ...complement]);
    return placed && visible(placed, negated !== (lemma === 'disappear'));
  }
  if (lemma === 'increase' || lemma === 'decrease') {
    const isNamed =
      read.quoted || /^(?:the|its)$/.test(parts.subject[0]?.low ?? '') || isDefinite(read) || isAmount(context, parts);
    const isPicture = /^(?:charts?|graphs?|maps?)$/.test(read.targets[0]!.noun ?? '');
    if (complement.length > 0 || negated || read.targets.length > 1 || !isNamed || isPicture) return undefined;
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
  if (lemma === 'be' || lemma === 'become') return readBe(context, read, parts);
  if (lemma === 'have') return readHasPicked(read, parts) ?? readHave(context, read, predicate, complement);
  const isPlaced = lemma === 'show' && predicate.modal && complement.length > 1 && placeWord.test(complement[0]!.raw);
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

/** What was downloaded or mailed is not on the page. */
const isElsewhere = ({ text, noun }: Target) =>
  /^(?:(?:downloaded|exported|generated|attached) (?:file|document|report|pdf|csv|archive)|download|export)$/i.test(
    text ?? noun ?? '',
  );

/** What such a thing says is its name. */
const isNamedBySelf = ({ role, text }: Target) => text !== undefined && /^(?:button|link|tab|option)$/.test(role ?? '');

const onEach = (context: TargetContext, read: TargetRead, text: Partial<Step>) =>
  claimOfEach(read, (target) => ({ action: isField(context, target) ? 'assertValue' : 'assertText', target, ...text }));

function readBe(context: TargetContext, read: TargetRead, parts: Parts): Claim | undefined {
  const { predicate, complement, subject } = parts;
  const { negated } = predicate;
  if (complement.length === 0) return undefined;
  // "the customer gets the message X": a thing that somebody gets is no text of theirs.
  if (/^gets?$/.test(predicate.verb ?? '') && /^(?:an?|the|my|your)$/.test(complement[0]!.low)) return undefined;
  const isLoose = read.plural && subject.length === 1 && isDomain(subject[0]!.low) && subject[0]!.kind === 'word';
  const said = readSaidOfIt(context, read, parts);
  if (said) return said;
  const order = readOrder(read, complement, negated);
  if (order && isLoose) return undefined;
  const isSaid = isSaidCapital(subject, complement) && !/^(?:On|Off)$/.test(complement[0]!.raw);
  const state = isSaid ? undefined : (readState(read, complement, negated) ?? order);
  if (state) return state;
  const named = /^(?:the |a )?(?:page |main )?(heading|title)$/.exec(lows(complement));
  if (
    named &&
    !negated &&
    (read.quoted || /^\p{Lu}/u.test(read.targets[0]?.text ?? '')) &&
    read.targets.length === 1 &&
    read.targets[0]!.text !== undefined &&
    !read.targets[0]!.role &&
    !read.targets[0]!.noun
  ) {
    const value = read.targets[0]!.text;
    const step =
      named[1] === 'heading'
        ? assertion({ action: 'assertText', target: { role: 'heading' }, value, op: 'equals' })
        : assertion({ action: 'assertTitle', value, op: 'equals' });
    return claim([step], true);
  }
  const special =
    readRank(context, parts) ??
    readHeld(context, parts) ??
    readStateIn(context, parts) ??
    readFilled(context, read, parts) ??
    readOrMore(read, parts);
  if (special) return special;
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
  if (plain && isLoose && !/^\p{Lu}/u.test(subject[0]!.raw)) return undefined;
  if (plain)
    return claim(
      (isLoose ? [{ text: subject[0]!.raw }] : read.targets).map((target) =>
        assertion({
          action: isField(context, target) ? 'assertValue' : 'assertText',
          target,
          op: negated ? 'not-equals' : 'equals',
          value: rest[0]!.value,
        }),
      ),
      read.quoted,
    );
  // "the Approve button should turn into Approved": by what name to find it then is for whoever looks to say.
  const isRenamed =
    predicate.lemma === 'become' && /^into$/.test(predicate.verb ?? '') && read.targets.some(isNamedBySelf);
  if (isRenamed) return undefined;
  const isDropdown = read.targets.every(({ role, text }) => role === 'combobox' && text !== undefined);
  const text = readTextClaim(
    context,
    { ...predicate, lemma: rest === complement ? predicate.lemma : 'show' },
    rest,
    isDropdown,
  );
  return text && onEach(context, read, text);
}

/** Kept texts compare as text, kept numbers as numbers: what was remembered decides. */
function numberOrText(
  context: TargetContext,
  read: TargetRead,
  pieces: Partial<Step>[],
  complement: readonly Token[],
): Claim | undefined {
  const target = read.targets[0]!;
  const kept = pieces.length === 1 ? pieces[0]!.against : undefined;
  // "the results should be fewer than 20": how many there are.
  const isMany =
    read.plural &&
    target.role !== undefined &&
    target.text === undefined &&
    pieces.every(({ op, value }) => /^[gl]te?$/.test(op ?? '') && value !== undefined);
  if (isMany || (kept && context.memory.names.get(kept)?.measure === 'count'))
    return claim(
      pieces.map((piece) => assertion({ action: 'assertCount', target, ...piece })),
      read.quoted,
    );
  const isQuoted = complement.at(-1)?.kind === 'quote' && pieces.length === 1;
  if (isQuoted && !kept && /^(?:eq|neq)$/.test(pieces[0]!.op ?? ''))
    return onEach(context, read, { op: pieces[0]!.op === 'eq' ? 'equals' : 'not-equals', value: pieces[0]!.value });
  const isEqual =
    pieces.length === 1 && /^(?:eq|neq)$/.test(pieces[0]!.op ?? '') && !/^(?:exactly|equal)/.test(lows(complement));
  const looksTextual = /heading|title|name|item|row|card|option|cell|headline/.test(
    `${target.role} ${target.noun} ${target.text ?? ''}`,
  );
  if (kept && isEqual && looksTextual)
    return onEach(context, read, { op: pieces[0]!.op === 'eq' ? 'equals' : 'not-equals', against: kept });
  return claim(
    pieces.map((piece) => assertion({ action: 'assertNumber', target, ...piece })),
    read.quoted,
  );
}

/** "have the value V", "have 3 rows", "have focus", "have a Remove button". */
function readHave(
  context: TargetContext,
  read: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  const words = lows(complement);
  if (/\S in it$/.test(words)) return readShow(context, read, predicate, complement.slice(0, -2));
  if (/^(?:the )?(?:keyboard )?focus$/.test(words))
    return predicate.negated ? undefined : readState(read, [{ ...complement.at(-1)!, low: 'focused' }], false);
  const value = /^(?:the |a |its (?:old )?)?(?:value|text|label|title|name|content)(?: of)? "$/.exec(words);
  if (value) {
    const step = { op: predicate.negated ? 'not-equals' : 'equals', value: complement.at(-1)!.value } as const;
    const isValue = words.includes('value');
    return claimOfEach(read, (target) => ({ action: isValue ? 'assertValue' : 'assertText', target, ...step }));
  }
  const plainValue = /^(?:the |a )?value (?:of )?/.exec(words);
  if (plainValue) {
    const text = readText(context, complement.slice(wordCount(plainValue[0])), true);
    return (
      text &&
      claimOfEach(read, (target) => ({
        action: 'assertValue',
        target,
        op: predicate.negated ? 'not-equals' : 'equals',
        ...text,
      }))
    );
  }
  const href =
    /^(?:the |an? )?(?:href|address|url|link|destination)(?: of)? "$|^(?:the |an? )?(?:href|address|url)(?: of)? \S+$/.test(
      words,
    ) &&
    (!/^(?:an? )?link/.test(words) || /^(?:\/|https?:)/.test(complement.at(-1)!.value));
  if (href && /^(?:quote|path|variable)$/.test(complement.at(-1)!.kind))
    return readHref(context, read, predicate, complement.slice(-1));
  return readColumn(context, read, predicate, complement) ?? readHolds(context, read, predicate, complement);
}

/** `the row has "Quist"`: what stands in it; a field or a dropdown that has something may hold it or offer it. */
const holdsText = /^(?:row|card|listitem|cell|table|list|dialog|alert|banner)$/;

/** Things within the subject: a count of them, none of them, or one. */
function readHolds(
  context: TargetContext,
  read: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  if (read.targets.length !== 1 || isElsewhere(read.targets[0]!)) return undefined;
  const within: Target = read.targets[0]!;
  const [only, ...more] = complement;
  if (only?.kind === 'quote' && more.length === 0 && holdsText.test(within.role ?? ''))
    return onEach(context, read, { ...(predicate.negated && { op: 'not-contains' as const }), value: only.value });
  const quantity = readQuantity(context, complement);
  if (quantity) return predicate.negated ? undefined : claim(countClaim(quantity, context, within) ?? [], read.quoted);
  const isAny = predicate.negated && complement[0]!.low === 'any' && complement.length > 1;
  const thing = readTarget({ ...context, atStart: false }, isAny ? complement.slice(1) : complement);
  const isTyped = thing?.targets.every((target) => target.role || target.noun);
  if (!thing || !isTyped || !isDefinite(thing)) return undefined;
  return visible({ ...thing, targets: thing.targets.map((target) => inside(target, within)) }, predicate.negated);
}

const opening = /^(?:dialog|menu|region|form|alert|banner|tooltip|card|navigation|page|list|table)$/;

/** "a dialog opens with the buttons Yes and No": things within what appears. */
function readOpensWith(context: TargetContext, read: TargetRead, complement: readonly Token[]): Claim | undefined {
  const [target] = read.targets;
  const isHolder = read.targets.length === 1 && !read.plural && opening.test(target!.role ?? '');
  if (!isHolder || complement[0]!.low !== 'with' || complement.length < 2) return undefined;
  if (target!.role === 'page') return target!.text === undefined ? readToldPage(context, complement) : undefined;
  return readHolds(context, read, { lemma: 'have', negated: false, next: 0, modal: false }, complement.slice(1));
}

/** "the Size dropdown offers M": an option of it, not what is chosen. */
function readOffered(
  context: TargetContext,
  read: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  const isList = read.targets.length === 1 && read.targets[0]!.role === 'combobox';
  if (!isList || !/^(?:offers?|lists?|includes?)$/.test(predicate.verb ?? '')) return undefined;
  const text = readText(context, complement, true)?.value;
  const scope = { relation: 'within' as const, ...read.targets[0]! };
  return text === undefined
    ? undefined
    : visible({ ...read, targets: [{ text, role: 'option', scope }] }, predicate.negated);
}

function readShow(
  context: TargetContext,
  read: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  if (isElsewhere(read.targets[0]!)) return undefined;
  if (complement.length === 0) return isDefinite(read) ? visible(read, predicate.negated) : undefined;
  const offered = readOffered(context, read, predicate, complement);
  if (offered) return offered;
  const kept = readKept(context, complement);
  const said = saidOf(context.spec, complement, /^says?$/.test(predicate.verb ?? ''));
  const text = kept ? { against: kept } : said === undefined ? readText(context, complement, true) : { value: said };
  const op = predicate.negated ? ('not-contains' as const) : ('contains' as const);
  const quantity = complement.length > 1 ? readQuantity(context, complement) : undefined;
  if (quantity) return readHolds(context, read, predicate, complement);
  if (text) return onEach(context, read, { ...(predicate.negated ? { op } : {}), ...text });
  const number = readComparison(context, complement, predicate.negated);
  if (number && read.targets.length === 1)
    return claim(
      number.map((piece) => assertion({ action: 'assertNumber', target: read.targets[0]!, ...piece })),
      read.quoted,
    );
  // "the row of Bob shows the role Editor": what stands under Role.
  const isColumn = complement.length > 1 && complement.at(-1)!.kind === 'word' && complement[0]!.low === 'the';
  const column = isColumn ? readColumn(context, read, predicate, complement) : undefined;
  return column ?? readHolds(context, read, predicate, complement);
}
