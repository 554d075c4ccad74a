import type { Target } from '@smokejumper/contracts';
import { groundAbsent } from '../../ground/absent.ts';
import { isOpenDialog } from '../../ground/names/roles.ts';
import { says } from '../../ground/names/text.ts';
import { isBesideCards } from '../../ground/repeats/entries.ts';
import { fullText, type Item, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, type Checker, type Facts, met, notMet, targetWords, unproven } from '../check.ts';
import { cardsOfLane } from '../counting/cards-of-lane.ts';
import { untoldMenuItems } from '../counting/menu-items.ts';
import { dialogSaying } from '../messages/dialog-saying.ts';
import { fieldDenies, onlyAtFields, placeAtField, saidOfOther, toldOfWrong } from '../messages/field-message.ts';
import { newInTone, reportsRemoval, toneOf } from '../messages/messages.ts';
import { stoodIn } from '../messages/news.ts';
import { alertIn } from '../messages/of-browser.ts';
import { meantAmong, untoldKind } from '../messages/sure.ts';
import { wrongFieldOf } from '../messages/wrong-field.ts';
import { missingFrom } from '../missing-from.ts';
import { pageEvidence, quotesOf } from '../outline.ts';
import { badgeOf } from '../reading/badge-of.ts';
import { inNextRow } from '../rows/next-row.ts';
import { otherColumn } from '../rows/other-column.ts';
import { asksMenuGone, menuGone } from '../unproven/folded.ts';
import { mentionOf } from '../unproven/mentioned.ts';
import { untoldNumberedLine } from '../unproven/numbered-line.ts';
import { otherDialog } from '../unproven/other-dialog.ts';
import { otherEntry } from '../unproven/other-entry.ts';
import { apartFromKind } from '../unproven/other-kind.ts';
import { untoldBox } from '../unproven/otherwise.ts';
import { pageNamed } from '../unproven/page-named.ts';
import { underAnother } from '../unproven/placed.ts';
import { toldOtherwise } from '../unproven/told-as.ts';
import { isMovedOut, isUnseen, untoldUnseen } from '../unproven/unseen.ts';
import { outsideList, untoldBar, untoldCards, untoldFinds, untoldFrame } from '../unproven/untold.ts';
import { untoldAlerts } from '../unproven/untold-alerts.ts';
import { noneUnderTitle, untoldNone } from '../unproven/untold-none.ts';
import { untoldWindow } from '../unproven/untold-window.ts';
import { untoldWhichDialog } from '../unproven/which-dialog.ts';
import { untoldWhichList } from '../unproven/which-list.ts';

// The title of a column, with its number, is no card in it.
function noCards(view: View, [first]: readonly Item[]): Check {
  return first === undefined ? met(pageEvidence(view)) : notMet(`${nameOf(first)} lies in it`, quotesOf(view, first));
}

/** `assertNotVisible`: nothing on the settled page answers to the target. */
export const notVisible: Checker = (step, facts) => {
  const { view } = facts;
  const target = step.target ?? {};
  const shut = asksMenuGone(step) ? menuGone(facts) : pageNamed(facts, target, 'gone');
  if (shut !== null) return shut;
  const lane = target.role === 'card' ? cardsOfLane(view, target) : null;
  if (lane?.untold === null) return noCards(view, lane.items);
  const badge = badgeOf(view, target);
  if (badge?.status === 'not_met') return met(badge.evidence);
  if (badge !== null)
    return badge.status === 'met'
      ? notMet(target.text === undefined ? 'it has a badge' : `"${target.text}" is its badge`, badge.evidence)
      : badge;
  const tone = toneOf(step.target);
  const { items, perhaps, scopeMissing } = groundAbsent(view, { target, purpose: 'read', exact: true, shown: true });
  const { text, scope, role } = target;
  const goes = (item: Item, words: string) =>
    reportsRemoval(view, item, words) || (role === 'card' && isBesideCards(item, view.items));
  const told = text === undefined ? items : items.filter((item) => !goes(item, text));
  const things = told.filter((item) => !isUnseen(item));
  const place = placeAtField(view, step.target);
  const meant = meantAmong(facts, things, { target, place });
  const [first] = meant.items;
  const denied = place === null || first !== undefined ? null : fieldDenies(facts, target, place);
  if (denied !== null) return denied;
  const which = untoldWhich(facts, target, meant.items);
  const stray = which ?? (first === undefined ? strayFrom(facts, target, told) : ofAnother(view, target, meant.items));
  if (stray !== null) return stray;
  // Nothing is in a panel that is not there, but that is hardly what was meant; a row that is gone may well be.
  if (scopeMissing && scope?.relation === 'within') {
    const settled = outsideList(view, target);
    if (settled !== null) return settled;
    return missingFrom(view, scope);
  }
  const said = tone === null || first !== undefined ? undefined : newInTone(facts, tone);
  const wrong = said === undefined ? undefined : wrongFieldOf(facts, said);
  if (said !== undefined && wrong !== undefined)
    return notMet(`"${fullText(said)}" is said of ${nameOf(wrong)}`, quotesOf(view, said), said);
  if (said !== undefined) {
    const seen = `${nameOf(said)} came with the last action, and whether it is the ${targetWords(step.target)} is not told`;
    return unproven('ambiguous', seen, quotesOf(view, said));
  }
  const alert = tone === null || first !== undefined ? undefined : alertIn(facts, tone);
  if (alert !== undefined)
    return unproven('ambiguous', `the browser's own alert said "${alert.message}"`, [
      { snapshot: 'dialog', quote: alert.message },
    ]);
  const wrongField = first === undefined && place === null ? toldOfWrong(facts, target) : null;
  if (wrongField !== null) return wrongField;
  const open =
    first === undefined && !hasShut(facts, target)
      ? (untoldKind(view, target, meant.perhaps) ?? untoldAlerts(view, target) ?? untoldNone(facts, target))
      : null;
  if (open !== null) return open;
  const [like] = perhaps;
  if (first === undefined && like !== undefined) {
    const seen = `nothing is called ${targetWords(step.target)}, but ${nameOf(like)} holds the words`;
    return unproven('ambiguous', seen, quotesOf(view, like));
  }
  if (first === undefined) {
    const said = dialogSaying(view, target, 'gone');
    if (said !== null) return said;
    const reports = items.slice(0, 2).flatMap((item) => quotesOf(view, item));
    return met([...pageEvidence(view), ...reports]);
  }
  if (text !== undefined && role !== 'dialog' && onlyMentioned(facts, text, meant.items))
    return met(pageEvidence(view));
  const otherwise = toldElsewhere(view, target, meant.items);
  if (otherwise?.status === 'not_met') return met(otherwise.evidence);
  const other =
    otherwise ?? otherColumn(view, target) ?? otherEntry(view, target) ?? otherDialog(facts, target, meant.items);
  if (other !== null)
    return otherwise === null && hasGone(facts, target, meant.items) ? met(pageEvidence(view)) : other;
  const quotes = quotesOf(view, first);
  const hint = onlyAtFields(facts, target, meant.items) ?? noneUnderTitle(facts, target, meant.items);
  if (hint !== null) return hint;
  return notMet(`${targetWords(step.target)} can still be seen: ${quotes[0]?.quote ?? first.role}`, quotes, first);
};

// What goes by the words and may be another thing, or stand in another place.
function ofAnother(view: View, target: Target, items: readonly Item[]): Check | null {
  return underAnother(view, target, items) ?? apartFromKind(view, target, items);
}

// What is told to be called otherwise, to stand in the next row, or to be said of another field.
function toldElsewhere(view: View, target: Target, items: readonly Item[]): Check | null {
  return toldOtherwise(view, target, items) ?? inNextRow(view, target, items) ?? saidOfOther(view, target, items);
}

// Of several lists, dialogs or menus nothing tells which is meant.
function untoldWhich(facts: Facts, target: Target, items: readonly Item[]): Check | null {
  const { view } = facts;
  return untoldWhichList(view, target) ?? untoldWhichDialog(facts, target, items) ?? untoldMenuItems(view, target);
}

// "Rob is not shown" once he went, whoever is called Rob Roy.
function onlyMentioned(facts: Facts, text: string, items: readonly Item[]): boolean {
  const { actedOn } = facts;
  const stood = (item: Item) => actedOn !== null && stoodIn(actedOn, item);
  return !/\d/.test(text) && items.every(stood) && mentionOf(text, facts).length > 0;
}

// A dialog that says so stood there before the last action, and none does now: only what opened it still goes by its name.
function hasShut({ view, actedOn }: Facts, { text = '', scope }: Target): boolean {
  const saysIt = (part: Item) => part.text !== '' && says(part.text, text);
  const isIt = (item: Item) => isOpenDialog(item) && subtree(item).some(saysIt);
  return text !== '' && scope === undefined && actedOn?.items.some(isIt) === true && !view.items.some(isIt);
}

// It is the dialog that stood there before the last action which is spoken of.
function leftDialog({ view, actedOn }: Facts): boolean {
  return actedOn?.items.some(isOpenDialog) === true && !view.items.some(isOpenDialog);
}

// An entry of that very name stood there before the last action, beside those that are called otherwise.
function hasGone(facts: Facts, target: Target, others: readonly Item[]): boolean {
  const since = facts.actedOn ?? facts.since;
  const isStill = (item: Item) => since?.items.some((old) => old.name === item.name) === true && stoodIn(since, item);
  if (since === null || !others.every(isStill)) return false;
  const { items } = groundAbsent(since, { target, purpose: 'read', exact: true, shown: true });
  return items.length > 0 && (otherColumn(since, target) ?? otherEntry(since, target)) === null;
}

// What stands where nothing tells whether it is the thing, or cannot be seen for the moment.
function strayFrom(facts: Facts, target: Target, told: readonly Item[]): Check | null {
  const { view } = facts;
  const waits = (item: Item) => isUnseen(item) && !isMovedOut(facts, item);
  return (
    untoldUnseen(facts, target, told.find(waits)) ??
    untoldFrame(view, target) ??
    untoldBox(view, target) ??
    untoldCards(view, target) ??
    untoldFinds(view, target) ??
    untoldBar(view, target) ??
    untoldNumberedLine(view, target) ??
    (leftDialog(facts) ? null : untoldWindow(view, target, facts.actedOn))
  );
}
