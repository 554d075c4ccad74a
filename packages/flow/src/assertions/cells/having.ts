import type { Target } from '@smokejumper/contracts';
import { isDomain } from '../../lexicon/roles.ts';
import { withoutRelation } from '../../resolve/memory.ts';
import { readTarget, type TargetContext, type TargetRead } from '../../targets/target.ts';
import { allLows, beginsCapital, isGiven, lows, type Token, wordCount } from '../../tokenise/token.ts';
import {
  type Claim,
  claim,
  claimOfEach,
  countClaim,
  inside,
  isField,
  onEach,
  readState,
  readText,
  visible,
} from '../complement.ts';
import type { Predicate } from '../predicate/predicate.ts';
import { readToldPage } from '../special/arrival.ts';
import { readHref, readOwnAddress } from '../special/href.ts';
import { isDefinite, isShowable } from '../subject/definite.ts';
import { denied, readQuantity, type Subject } from '../subject/subject.ts';
import { asPartSaid, readColumn } from './owned-cell.ts';

/** What was downloaded or mailed is not on the page. */
export const isElsewhere = ({ text, noun }: Target) =>
  /^(?:(?:downloaded|exported|generated|attached) (?:file|document|report|pdf|csv|archive)|download|export)$/i.test(
    text ?? noun ?? '',
  );

/** What labels are pinned to: an entry of a list, or a thing of the application. */
const isEntry = ({ role, noun }: Target) =>
  role === undefined ? noun !== undefined && isDomain(noun) : /^(?:row|card|listitem)$/.test(role);

/** "have the value V", "have 3 rows", "have focus", "have a Remove button". */
export function readHave(
  context: TargetContext,
  read: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  const words = lows(complement);
  if (/^(?:the )?(?:keyboard )?focus$/.test(words))
    return predicate.negated ? undefined : readState(read, [{ ...complement.at(-1)!, low: 'focused' }], false);
  // "the Email field has no value": it is empty, and not without a thing called "value".
  const blank = predicate.negated ? /^(?:an? |any )?(?:value|text|content)$/ : /^no (?:value|text|content)$/;
  if (blank.test(words)) {
    const isEmptied = read.targets.every((target) => isField(context, target));
    return isEmptied ? readState(read, [{ ...complement.at(-1)!, low: 'empty' }], false) : undefined;
  }
  const value = /^(?:the |a |its (?:old )?)?(?:value|text|label|title|name|content)(?: of)? "$/.exec(words);
  // "the ticket has the label X": one of several that are pinned to it, and not what it says.
  if (value?.[0].includes('label') && read.targets.every(isEntry))
    return onEach(context, read, {
      ...(predicate.negated && { op: 'not-contains' as const }),
      value: complement.at(-1)!.value,
    });
  // `"Login broken" has the label "bug"`: it is called otherwise, and where its labels are nobody can tell.
  if (value?.[0].includes('label') && read.targets.every(({ role, noun }) => !role && !noun)) return undefined;
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
  const entered = readEntered(context, read, predicate, complement);
  if (entered) return entered;
  const href =
    /^(?:the |an? )?(?:href|address|url|link|destination)(?: of)? "$|^(?:the |an? )?(?:href|address|url)(?: of)? \S+$/.test(
      words,
    ) &&
    (!/^(?:an? )?link/.test(words) || /^(?:\/|https?:)/.test(complement.at(-1)!.value));
  if (href && /^(?:quote|path|variable)$/.test(complement.at(-1)!.kind))
    return readHref(context, read, predicate, complement.slice(-1));
  return (
    readOwnAddress(read, predicate, complement) ??
    readColumn(context, read, predicate, complement) ??
    readHolds(context, read, predicate, complement) ??
    readPartSaid(context, read, predicate, complement)
  );
}

/** "the first order has the status Paid": as if what it says stood in quotes. */
function readPartSaid(
  context: TargetContext,
  read: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  const isOne = read.targets.length === 1 && read.targets.every(isEntry) && isDefinite(read);
  const said = isOne ? asPartSaid(context.spec, complement) : undefined;
  const claimed = said && readHolds(context, read, predicate, said);
  return claimed && { ...claimed, quoted: false };
}

/** "the Name field still has X": what was entered there, by its quotes, its capital or because it was typed before. */
function readEntered(
  context: TargetContext,
  read: TargetRead,
  { negated }: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  const isField = read.targets.every(({ role, text }) => /^(?:textbox|searchbox)$/.test(role ?? '') && text);
  const isTyped = context.memory.entered.has(allLows(complement));
  const isOne = complement.length === 1 && (isGiven(complement[0]) || beginsCapital(complement[0]!.raw));
  const text = isField && (isTyped || isOne) ? readText(context, complement, true) : undefined;
  const op = negated ? 'not-contains' : 'equals';
  return text && claimOfEach(read, (target) => ({ action: 'assertValue', target, op, ...text }));
}

/** `the row has "Quist"`: what stands in it; a field or a dropdown that has something may hold it or offer it. */
const holdsText = /^(?:row|card|listitem|cell|table|list|dialog|alert|banner|menu|navigation)$/;

/** "it should still have 3 cards", after the cards of a column were counted: no card holds cards, but the column does. */
function around(holder: Target, quantity: Subject): Target {
  const isSame = quantity.kind === 'some' && quantity.counted.targets[0]?.role === holder.role;
  const isBare = holder.text === undefined && holder.ordinal === undefined;
  return isSame && isBare && holder.role && holder.scope ? withoutRelation(holder.scope) : holder;
}

/** Things within the subject: a count of them, none of them, or one. */
export function readHolds(
  context: TargetContext,
  read: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  if (read.targets.length !== 1 || isElsewhere(read.targets[0]!)) return undefined;
  const within: Target = read.targets[0]!;
  const [only, ...more] = complement;
  if (only === undefined) return undefined;
  if (only.kind === 'quote' && more.length === 0 && holdsText.test(within.role ?? ''))
    return onEach(context, read, { ...(predicate.negated && { op: 'not-contains' as const }), value: only.value });
  const quantity = readQuantity(context, complement);
  // "the chart has no gaps": what a gap is takes judging, and none is called so.
  if (quantity?.kind === 'none' && !isShowable(quantity.target)) return undefined;
  const amount = predicate.negated ? denied(quantity, complement) : quantity;
  if (amount) return claim(countClaim(amount, context, around(within, amount)) ?? [], read.quoted);
  if (quantity) return undefined;
  const isAny = predicate.negated && only.low === 'any' && complement.length > 1;
  const thing = readTarget({ ...context, atStart: false }, isAny ? complement.slice(1) : complement);
  const isTyped = thing?.targets.every((target) => target.role || target.noun);
  if (!thing || !isTyped || !isDefinite(thing)) return undefined;
  return visible({ ...thing, targets: thing.targets.map((target) => inside(target, within)) }, predicate.negated);
}

const opening = /^(?:dialog|menu|region|form|alert|banner|tooltip|card|navigation|page|list|table)$/;

/** "a dialog opens with the buttons Yes and No": things within what appears. */
export function readOpensWith(
  context: TargetContext,
  read: TargetRead,
  complement: readonly Token[],
): Claim | undefined {
  const [target] = read.targets;
  const isHolder = read.targets.length === 1 && !read.plural && opening.test(target!.role ?? '');
  if (!isHolder || complement[0]!.low !== 'with' || complement.length < 2) return undefined;
  if (target!.role === 'page') return target!.text === undefined ? readToldPage(context, complement) : undefined;
  return readHolds(context, read, { lemma: 'have', negated: false, next: 0, modal: false }, complement.slice(1));
}
