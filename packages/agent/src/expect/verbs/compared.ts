import type { Evidence, Step } from '@smokejumper/contracts';
import { isEndOf } from '../../ground/controls/ticks.ts';
import { comesAbout } from '../../ground/names/across.ts';
import { isControl } from '../../ground/names/roles.ts';
import { bare, fold, onlyInCompounds } from '../../ground/names/text.ts';
import { crumbs, isOfDrawnTrail } from '../../ground/places/trails.ts';
import { isTrail } from '../../ground/repeats/lists.ts';
import {
  closest,
  fullText,
  has,
  type Item,
  isFoldedOption,
  nameOf,
  subtree,
  type View,
} from '../../ground/view/view.ts';
import { type Check, type Facts, met, notMet, targetWords, unproven } from '../check.ts';
import { compareText, isNegativeOp } from '../compare.ts';
import { compareKept } from '../counting/amounts.ts';
import { toneOf } from '../messages/messages.ts';
import { mayBeBrowsers, shownByBrowser } from '../messages/of-browser.ts';
import { missingFrom } from '../missing-from.ts';
import { quotesOf } from '../outline.ts';
import { untoldDatum } from '../reading/counted-control.ts';
import { markedBox } from '../reading/marked-box.ts';
import { withoutNext } from '../reading/rate-beside.ts';
import { type Reading, titleReadings } from '../reading/reading.ts';
import { compareSaid, saidOfReading } from '../reading/said-alike.ts';
import { saidApart } from '../reading/said-apart.ts';
import { isPlainAmount, withoutStruck } from '../reading/struck.ts';
import { dataOfRow } from '../rows/data-of-row.ts';
import { partOfEntry, pictureInRow } from '../rows/part-of-entry.ts';
import { saidInEntry } from '../rows/said-in-entry.ts';
import { saidInRow } from '../rows/said-in-row.ts';
import { besideIt } from '../unproven/beside-it.ts';
import { onlyLedTo, onlyOpened } from '../unproven/led-to.ts';
import { longerLabel } from '../unproven/longer-label.ts';
import { longerName } from '../unproven/longer-name.ts';
import { inWords } from '../unproven/own-words.ts';
import { saidInParts } from '../unproven/said-in-parts.ts';
import { isUnseen } from '../unproven/unseen.ts';
import { untoldByRole, untoldPart, untoldTab } from '../unproven/untold.ts';
import { untoldEntry } from '../unproven/untold-entry.ts';
import { untoldLabel } from '../unproven/untold-name.ts';
import { namesIn } from '../wanted.ts';
import { dialog } from './dialog.ts';

/** The innermost parts that say it. */
export function innermostSaying(readings: readonly Reading[], wanted: string): Item[] {
  const says = (item: Item) => !isFoldedOption(item) && compareText(fullText(item), 'contains', wanted);
  const parts = readings.flatMap(({ quoted: shown }) => shown.flatMap(subtree));
  return parts.filter((item) => says(item) && !item.children.some(says));
}

/** What the readings of a target say of what is wanted of it. "Non-admin" holds the word Admin, and whether it says so is not told. */
export function compared(
  step: Step,
  facts: Facts,
  { wanted, all }: { wanted: string; all: readonly Reading[] },
): Check {
  const { view } = facts;
  const check = comparedStanding(step, facts, { wanted, all });
  if (check.status === 'met' && isNegativeOp(step.op)) {
    const isIt = (found: string) => step.op === 'not-equals' && compareText(found, 'equals', wanted);
    const part = partOfEntry(step, facts, { readings: all, says: isIt });
    const data = dataOfRow(view, step, { readings: all, wanted });
    const label = longerLabel(view, step, { readings: all, says: isIt });
    return part ?? label ?? onlyLedTo(step, view, { readings: all, wanted }) ?? data ?? check;
  }
  if (check.status !== 'met' || (step.op ?? 'contains') !== 'contains') return check;
  const holding = all.flatMap(({ texts }) => texts).filter((found) => compareText(found, 'contains', wanted));
  const [first] = holding;
  const button = inButton(step, all, wanted);
  if (button !== undefined) {
    const seen = `"${wanted}" stands only in what ${nameOf(button)} is called`;
    return unproven('no_evidence', seen, quotesOf(view, button));
  }
  if (first === undefined) return check;
  if (all.every(({ item, texts }) => texts.includes(fullText(item)) && comesAbout(item, wanted))) {
    const seen = `"${wanted}" comes about only by what stands next to what in ${targetWords(step.target)}`;
    return unproven('no_evidence', seen, check.evidence);
  }
  if (!holding.every((found) => onlyInCompounds(fold(found), fold(wanted)))) return check;
  const seen = `"${first.slice(0, 80)}" holds "${wanted}" as a part of another word only`;
  return unproven('no_evidence', seen, check.evidence);
}

// "Mark paid" tells what a press does, and not that it is paid.
function inButton({ target = {} }: Step, all: readonly Reading[], wanted: string): Item | undefined {
  const buttons = innermostSaying(all, wanted).map((item) => closest(item, ({ role }) => role === 'button'));
  const goesOn = (button: Item | null) =>
    button !== null && !has(button, 'expanded', 'collapsed', 'haspopup') && bare(fullText(button)) !== bare(wanted);
  const isAsked = all.some(({ item }) => closest(item, isControl) !== null) || target.role === 'button';
  return !isAsked && buttons.every(goesOn) ? (buttons[0] ?? undefined) : undefined;
}

// An amount that is struck out is not the one that stands. Of more than an amount nothing tells which is asked for.
function comparedStanding(
  step: Step,
  facts: Facts,
  { wanted, all }: { wanted: string; all: readonly Reading[] },
): Check {
  const whole = comparedAs(step, facts, { wanted, all });
  const standing = all.map((reading) => withoutStruck(reading, step.target ?? {}));
  if (standing.every((reading, at) => reading === all[at])) return whole;
  const check = comparedAs(step, facts, { wanted, all: standing });
  const hides = isNegativeOp(step.op)
    ? check.status === 'met' && whole.status === 'not_met'
    : check.status === 'not_met' && whole.status === 'met' && !standing.every(isPlainAmount);
  if (!hides) return check;
  const seen = `"${wanted}" is struck out in ${targetWords(step.target)}, and whether that is meant is not told`;
  return unproven('no_evidence', seen, whole.evidence);
}

function comparedAs(step: Step, facts: Facts, { wanted, all }: { wanted: string; all: readonly Reading[] }): Check {
  const { view } = facts;
  const op = step.op ?? 'contains';
  const readings = all.filter(({ item }) => !isUnseen(item));
  const { text: name, role } = step.target ?? {};
  const says = (words: string) => name === undefined && compareText(words, op, wanted);
  const asked = isNegativeOp(op) ? null : shownByBrowser(facts, step.target ?? {}, says);
  const told = asked ?? ofBrowserOrPart(step, facts, { readings, wanted });
  if (told !== null) return told;
  const bearer = role === 'tooltip' ? view.items.find((item) => compareText(item.description, op, wanted)) : undefined;
  // The browser's own tip is drawn where no page can be read.
  if (readings.length === 0 && bearer !== undefined && wanted !== '') {
    const seen = `no tooltip is on the page, but ${nameOf(bearer)} is described by these words`;
    return unproven('no_evidence', seen, quotesOf(view, bearer));
  }
  const label = readings.length > 0 || isNegativeOp(op) ? null : untoldLabel(view, step.target ?? {}, wanted);
  if (readings.length === 0)
    return label ?? untoldEntry(view, step.target ?? {}, wanted) ?? missingFrom(view, step.target);
  const ended = wanted === '' ? undefined : readings.find(({ item }) => isEndOf(item, wanted));
  if (ended !== undefined) {
    const seen = `"${wanted}" stands at ${nameOf(ended.item)}, and nothing tells on which side that is`;
    return unproven('no_evidence', seen, quotesOf(view, ended.item));
  }
  const compare = (found: string) =>
    step.against === undefined
      ? compareSaid(found, op, wanted, step.target)
      : compareKept(found, op, wanted, namesIn(step));
  const holds = (reading: Reading) => holdsIn(reading, step, { wanted, compare });
  const passes = readings.filter(holds);
  const titles = passes.length === 0 && !isNegativeOp(op) ? titleReadings(view, step.target ?? {}) : [];
  if (titles.length > 0 && titles.every(holds)) {
    const inner = titles.flatMap(({ quoted: parts }) => parts.flatMap(subtree));
    const shown = inner.findLast((item) => compareText(fullText(item), op, wanted)) ?? titles[0]!.item;
    return untoldDatum(view, step, titles) ?? met(quotesOf(view, shown));
  }
  // "An error says X" is met by one of several.
  const telling = op === 'contains' && passes.length > 0 && toneOf(step.target) !== null ? passes : readings;
  const evidence = quoted(view, telling);
  const longer = passes.length === telling.length && !isNegativeOp(op) ? null : longerName(view, step, readings);
  if (longer !== null) return longer;
  if (passes.length === telling.length) return held(step, { view, readings, evidence, compare, wanted });
  const seen = readings
    .map((reading) => `"${(reading.texts[0] ?? '').slice(0, 120)}"`)
    .slice(0, 3)
    .join(', ');
  const said = (reading: Reading) => (step.against === undefined ? saidOfReading(reading, op, wanted) : null);
  const denied = (reading: Reading) =>
    isNegativeOp(op) && (said(reading) === false || reading.texts.some((found) => compare(found) === false));
  const undenied = readings.filter((reading) => !denied(reading));
  const isOpen = (reading: Reading) => said(reading) === 'open' || reading.texts.some((text) => compare(text) === null);
  const open = undenied.find(isOpen)?.texts[0];
  if (open !== undefined) {
    const what = `${targetWords(step.target)} shows "${open.slice(0, 80)}", which may or may not be the same as "${wanted}"`;
    return unproven('no_evidence', what, evidence);
  }
  if (passes.length > 0 && readings.length > 1) {
    return unproven(
      'ambiguous',
      `${readings.length} elements answer to ${targetWords(step.target)}: ${seen}`,
      evidence,
    );
  }
  if (isNegativeOp(op))
    return notMet(`${targetWords(step.target)} shows ${seen}`, evidence, readings[0]?.quoted.at(-1));
  const isIt = (found: string) => compare(found) === true;
  return (
    saidOtherwise(step, facts, { readings, wanted, isIt }) ??
    notMet(`${targetWords(step.target)} shows ${seen}`, evidence, readings[0]?.quoted.at(-1))
  );
}

// What may say it all the same, where the readings do not.
function saidOtherwise(
  step: Step,
  facts: Facts,
  { readings, wanted, isIt }: { readings: readonly Reading[]; wanted: string; isIt: (found: string) => boolean },
): Check | null {
  const { view } = facts;
  return (
    besideIt(view, readings, isIt) ??
    markedBox(view, step, { readings, says: isIt }) ??
    untoldTab(view, step.target ?? {}, wanted) ??
    untoldByRole(view, step.target ?? {}, { words: wanted, readings }) ??
    partOfEntry(step, facts, { readings, says: isIt }) ??
    saidInEntry(view, step, { readings, wanted }) ??
    saidInRow(view, step, { readings, says: isIt }) ??
    pictureInRow(view, { readings, says: isIt }) ??
    onlyOpened(step, view, { readings, wanted }) ??
    dataOfRow(view, step, { readings, wanted }) ??
    inWords(view, step, { readings, wanted, says: isIt }) ??
    saidInParts(view, step, { readings, wanted })
  );
}

// One of the browser's is closed by now: words of the page that nothing tells to be an alert may be the one that is meant.
function ofBrowserOrPart(
  step: Step,
  facts: Facts,
  { readings, wanted }: { readings: readonly Reading[]; wanted: string },
): Check | null {
  const { target = {}, op } = step;
  const isBrowsers = target.text === undefined && mayBeBrowsers(target) && facts.dialogs.length > 0;
  const closed = readings.length === 0 && isBrowsers ? dialog(step, facts) : null;
  if (isNegativeOp(op) || closed?.status === 'met') return closed;
  return untoldPart(facts.view, { target, words: wanted, readings }) ?? closed;
}

// Whether a reading passes: by any of its texts, by what it quotes as a whole, as a trail, or by one of its lines.
function holdsIn(
  reading: Reading,
  { op = 'contains', against }: Step,
  { wanted, compare }: { wanted: string; compare: (found: string) => boolean | null },
): boolean {
  const isTrailing =
    against === undefined && op !== 'matches' && (isTrail(reading.item) || isOfDrawnTrail(reading.item));
  const ofTrail = (found: string) => compareText(crumbs(found), op, crumbs(wanted));
  const whole = against === undefined ? saidOfReading(reading, op, wanted) : null;
  if (whole !== null) return whole === true;
  const fitting = fits(reading, (found) => (isTrailing ? ofTrail(found) : compare(found)) === true, isNegativeOp(op));
  return op === 'contains'
    ? fitting || saidApart(reading, wanted)
    : fitting && !(op === 'not-contains' && saidApart(reading, wanted));
}

// All readings agree with the claim: what denies it beside them leaves it open, or tells otherwise.
function held(
  step: Step,
  {
    view,
    readings,
    evidence,
    compare,
    wanted,
  }: {
    view: View;
    readings: readonly Reading[];
    evidence: Evidence[];
    compare: (found: string) => boolean | null;
    wanted: string;
  },
): Check {
  const negative = isNegativeOp(step.op);
  const stacks = negative ? readings.map(withoutNext) : [];
  const says = (found: string) => compare(found) === false;
  const other =
    besideIt(view, stacks, says) ??
    (negative
      ? (markedBox(view, step, { readings, says }) ??
        saidInRow(view, step, { readings, says }) ??
        pictureInRow(view, { readings, says }) ??
        saidInEntry(view, step, { readings, wanted }))
      : null);
  if (other !== null) return other;
  const shown = evidence.some(({ quote }) => compare(quote) === true) || negative;
  const parts = shown ? [] : readings.flatMap((reading) => reading.quoted.flatMap(subtree));
  const shownIn = parts.findLast((item) => compare(fullText(item)) === true);
  return met(shownIn === undefined ? evidence : quotesOf(view, shownIn));
}

function quoted(view: View, readings: readonly Reading[]): Evidence[] {
  return readings.slice(0, 3).flatMap((reading) => reading.quoted.flatMap((item) => quotesOf(view, item)));
}

/** A positive comparison may hold in any of the ways to read an element, a negative one must hold in all. */
export function fits(reading: Reading, passes: (text: string) => boolean, negative: boolean): boolean {
  // Nothing is shown only where no way to read it shows something.
  return negative || passes('') ? reading.texts.every(passes) : reading.texts.some(passes);
}
