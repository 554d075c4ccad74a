import type { Step, Target } from '@smokejumper/contracts';
import { inFurtherWords } from '../../ground/absent.ts';
import { groundAll } from '../../ground/ground.ts';
import { instead } from '../../ground/instead.ts';
import { formsOf } from '../../ground/names/one-or-several.ts';
import { isHeading } from '../../ground/names/roles.ts';
import { says } from '../../ground/names/text.ts';
import { closest, fullText, has, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, type Checker, type Facts, met, notMet, targetWords, unproven } from '../check.ts';
import { compareText } from '../compare.ts';
import { dialogSaying } from '../messages/dialog-saying.ts';
import { fieldTells, onlyAtFields, placeAtField, saidOfOther, toldWrong } from '../messages/field-message.ts';
import { newMessage, toneOf, untoldMessage } from '../messages/messages.ts';
import { stoodIn } from '../messages/news.ts';
import { shownByBrowser } from '../messages/of-browser.ts';
import { meantAmong, untoldKind } from '../messages/sure.ts';
import { toldBefore } from '../messages/told-before.ts';
import { pageEvidence, quotesOf } from '../outline.ts';
import { badgeOf } from '../reading/badge-of.ts';
import { underOtherHead } from '../reading/drawn-head.ts';
import { inNextRow } from '../rows/next-row.ts';
import { otherColumn } from '../rows/other-column.ts';
import { inAnotherCalled } from '../unproven/another-called.ts';
import { untoldOfRow } from '../unproven/named-otherwise.ts';
import { inNextBox } from '../unproven/next-box.ts';
import { untoldNumberedLine } from '../unproven/numbered-line.ts';
import { otherEntry } from '../unproven/other-entry.ts';
import { otherwise, untoldBox } from '../unproven/otherwise.ts';
import { untoldKindOf, untoldThing } from '../unproven/own-kind.ts';
import { pageNamed } from '../unproven/page-named.ts';
import { headedElsewhere, underAnother } from '../unproven/placed.ts';
import { groundSeen, isOnlyRead, isUnseen, untoldUnseen } from '../unproven/unseen.ts';
import {
  listedAmong,
  unlisted,
  untoldBar,
  untoldList,
  untoldOwnList,
  untoldPart,
  untoldPlace,
} from '../unproven/untold.ts';
import { untoldAlerts } from '../unproven/untold-alerts.ts';
import { untoldHeading } from '../unproven/untold-heading.ts';
import { untoldName } from '../unproven/untold-name.ts';
import { untoldWindow } from '../unproven/untold-window.ts';
import { untoldWhichDialog } from '../unproven/which-dialog.ts';
import { untoldWhichList } from '../unproven/which-list.ts';
import { count } from './count.ts';

/** `assertVisible`: at least one element of the page answers to the target. */
export const visible: Checker = (step, facts) => {
  const { view } = facts;
  const target = step.target ?? {};
  const named =
    badgeOf(view, target) ??
    pageNamed(facts, target, 'shown') ??
    shownByBrowser(facts, target, (words) => target.text === undefined || compareText(words, 'contains', target.text));
  if (named !== null) return named;
  const { items, scopeMissing } = groundSeen(view, { target, purpose: 'read', exact: true, shown: true });
  // An image that did not load has its place and its name on the page, but nobody sees it.
  const isPicture = target.role === 'img' || pictures.test(target.noun ?? '');
  const broken = isPicture ? items.filter((item) => has(item, 'broken')) : [];
  const drawn = items.filter((item) => !broken.includes(item) && !isUnseen(item));
  const place = placeAtField(view, target);
  const meant = meantAmong(facts, listedAmong(drawn, target), { target, place });
  const [first] = meant.items;
  if (first === undefined && broken[0] !== undefined)
    return notMet(`${targetWords(target)} did not load`, quotesOf(view, broken[0]), broken[0]);
  const plain = target.role === undefined && target.scope === undefined && target.text !== undefined;
  const isRead = plain && meant.items.length > 0 && meant.items.every(isOnlyRead);
  const hidden = isRead ? first : first === undefined ? items.find(isUnseen) : undefined;
  const unseen = untoldUnseen(facts, target, hidden);
  if (unseen !== null) return unseen;
  const other = first === undefined ? null : inOtherWords(facts, target);
  const otherOne = () =>
    saidOfOther(view, target, meant.items) ??
    otherEntry(view, target) ??
    inNextBox(view, target, meant.items) ??
    inNextRow(view, target, meant.items) ??
    underOtherHead(view, target, meant.items);
  const open =
    other ??
    untoldWhichList(view, target) ??
    untoldWhichDialog(facts, target, meant.items) ??
    otherColumn(view, target) ??
    otherwise(facts, target, meant.items) ??
    headedElsewhere(view, target, meant.items) ??
    underAnother(view, target, meant.items) ??
    (first === undefined ? null : (otherOne() ?? toldBefore(facts, target, meant.items)));
  if (open !== null) return open;
  const only = place === null && toneOf(target) === 'error' ? onlyAtFields(facts, target, meant.items) : null;
  if (first !== undefined) return only ?? met(quotesOf(view, first));
  const told = dialogSaying(view, target, 'shown');
  if (told !== null) return told;
  const untold = leftOpen(facts, target, meant.perhaps);
  if (untold !== null) return untold;
  const telling = (roles: string[]) => view.items.find((item) => roles.includes(item.role) && fullText(item) !== '');
  const page = telling(['alert', 'alertdialog']) ?? telling(['heading']);
  const blank = view.whole && view.items.every((item) => fullText(item) === '' && item.name === '');
  const where =
    page !== undefined ? ` (the page shows "${fullText(page).slice(0, 80)}")` : blank ? ' (the page is empty)' : '';
  const there = instead(view, { target, purpose: 'read', exact: true });
  const hint = there === null ? where : `; ${there}`;
  const under = headingBelow(view, target);
  if (under !== null) return met(quotesOf(view, under));
  const one = countedOnce(step, facts);
  if (one !== null) return one;
  const elsewhere = scopeMissing ? null : displaced(view, target);
  if (elsewhere !== null) return notMet(elsewhere, pageEvidence(view));
  const what = scopeMissing && target.scope !== undefined ? targetWords(target.scope) : targetWords(target);
  return notMet(`${what} is not on the page${hint}`, pageEvidence(view));
};

// What is not found may stand there all the same, as something that nothing tells to be it.
function leftOpen(facts: Facts, target: Target, perhaps: Item | undefined): Check | null {
  const { view } = facts;
  const place = placeAtField(view, target);
  const words = target.text ?? '';
  const title = target.role === 'heading' ? untoldPart(view, { target, words, readings: [] }) : null;
  return (
    title ??
    untoldHeading(view, target, words) ??
    (place === null ? toldWrong(facts, target) : fieldTells(facts, target, place)) ??
    untoldPlace(view, target) ??
    untoldList(view, target) ??
    untoldOwnList(view, target) ??
    untoldBox(view, target) ??
    untoldBar(view, target) ??
    untoldWindow(view, target, facts.actedOn) ??
    unlisted(view, target) ??
    newMessage(facts, target) ??
    untoldMessage(view, target) ??
    untoldKind(view, target, perhaps) ??
    (target.scope === undefined
      ? null
      : (untoldName(view, { scope: target.scope }) ?? untoldKindOf(view, { scope: target.scope }))) ??
    untoldThing(view, target) ??
    inAnotherCalled(view, target) ??
    untoldNumberedLine(view, target) ??
    untoldOfRow(view, target) ??
    untoldAlerts(view, target)
  );
}

// "There is 1 vehicle" may be to say how many there are, or that these words stand there.
function countedOnce({ target = {} }: Step, facts: Facts): Check | null {
  const { text = '', ...others } = target;
  const noun = /^(?:1|one) (\p{L}+(?: \p{L}+)?)$/iu.exec(text)?.[1];
  if (noun === undefined || Object.keys(others).length > 0) return null;
  if (!facts.view.items.some((item) => formsOf(noun).some((form) => says(item.text, form)))) return null;
  const counted = count({ action: 'assertCount', target: { noun }, op: 'eq', value: '1' }, facts);
  if (counted.status !== 'met') return null;
  return unproven('no_evidence', `"${text}" is written nowhere, but there is 1 ${noun}`, counted.evidence);
}

const pictures = /\b(?:avatar|picture|photo|photograph|thumbnail|illustration|logo|cover|screenshot)$/i;

// "The Resume button is shown" speaks of one by that name, not of a "Resume all", unless that came with the last act.
function inOtherWords({ view, since }: Facts, target: Target): Check | null {
  const { role, text } = target;
  if (text === undefined || !['button', 'link', 'tab'].includes(role ?? '')) return null;
  const others = inFurtherWords(view, { target, purpose: 'read', exact: true, shown: true });
  const [like] = others;
  if (like === undefined || (since !== null && others.some((item) => !stoodIn(since, item)))) return null;
  const seen = `nothing is called ${targetWords(target)}, but ${nameOf(like)} holds the words`;
  return unproven('ambiguous', seen, quotesOf(view, like));
}

export function asksForButton({ action, target }: Step): boolean {
  const { role, text, scope } = target ?? {};
  return action === 'assertVisible' && role === 'button' && text !== undefined && scope === undefined;
}

// What stands below a heading ends at the next one; of two headings one is below the other all the same.
function headingBelow(view: View, { scope, ...own }: Target): Item | null {
  if (scope?.relation !== 'below' || scope.scope !== undefined) return null;
  const { relation: _relation, ...called } = scope;
  const headings = (target: Target) =>
    groundAll(view, { target, purpose: 'read', exact: true, shown: true }).items.flatMap(
      (item) => closest(item, isHeading) ?? [],
    );
  const [anchor, ...others] = headings(called);
  const found = headings(own);
  if (anchor === undefined || others.length > 0 || found.length === 0) return null;
  const isBelow = ({ index, box }: Item) =>
    index > anchor.index && (box === null || anchor.box === null || box.y >= anchor.box.y + anchor.box.height);
  return found.every(isBelow) ? (found[0] ?? null) : null;
}

// What stands on the page, only not where it was expected, is not called missing.
function displaced(view: View, target: Target): string | null {
  const { scope, ...alone } = target;
  if (scope === undefined || target.text === undefined) return null;
  const { items } = groundAll(view, { target: alone, purpose: 'read', exact: true, shown: true });
  return items.length === 0 ? null : `${targetWords(alone)} is on the page, but not ${targetWords({ scope })}`;
}
