import { parentOf } from '../ids.ts';
import { marksOf, takesPresses, targetOf, wordsIn } from '../meaning/meaning.ts';
import { joined } from '../name/apart.ts';
import { nameOf } from '../name/name.ts';
import { squeeze } from '../name/text.ts';
import type { Pass } from '../pass.ts';
import { isCutOff } from './cut.ts';
import { isFramed, isLifted } from './framed.ts';
import { boxOf } from './record.ts';
import type { Draft } from './walk.ts';

/**
 * Cuts the tree to what says something: plain wrappers of one thing go, wrappers of several stay as groups, and
 * runs of text that stand in one line become one text.
 */
export function compact(pass: Pass, drafts: Draft[]): Draft[] {
  dropWrappers(pass, drafts);
  const kept: Draft[] = [];
  const place = new Map<number, number>();
  drafts.forEach((draft, index) => {
    if (!draft.keep) return;
    const parent = keptParent(drafts, draft.node.p);
    const last = kept[kept.length - 1];
    if (draft.element === null) {
      if (last && last.element === null && !draft.breaks && last.node.p === (place.get(parent) ?? -1)) {
        last.runs ??= [last.node.x ?? ''];
        last.runs.push(draft.node.x ?? '');
        last.node.x = joined(last.node.x ?? '', draft.node.x ?? '', draft.apart === true);
        // Red as a whole: a mere star of that colour makes no line so.
        if (draft.node.re !== 1 && saysSomething.test(draft.node.x ?? '')) delete last.node.re;
        if (draft.node.sk) last.node.sk = [...(last.node.sk ?? []), ...draft.node.sk];
        return;
      }
      if (draft.node.x === ' ') return;
    }
    draft.node.p = place.get(parent) ?? -1;
    place.set(index, kept.length);
    kept.push(draft);
  });
  for (const draft of kept) finish(pass, draft, kept[draft.node.p]);
  return kept;
}

function finish(pass: Pass, draft: Draft, within: Draft | undefined): void {
  const { node } = draft;
  if (draft.element === null) {
    const text = squeeze(node.x ?? '');
    node.x = pass.redact(text).slice(0, 20_000);
    // A secret may run over several of them.
    if (node.x === text) node.ru = runsOf(pass, draft.runs);
    if (node.sk) node.sk = node.sk.map((part) => pass.redact(squeeze(part)));
  } else {
    node.b = boxOf(draft.element);
    const boxes = boxesOf(draft.element, within?.element ?? null);
    if (node.r === 'generic' && boxes.some((box) => isFramed(pass, box))) node.fr = 1;
    if (boxes.some((box) => isLifted(pass, box))) node.la = 1;
    if (within?.node.fa === 1 || boxes.some((box) => isFadedAway(pass, box))) node.fa = 1;
    if (isCutOff(pass, draft.element, node.b)) node.co = 1;
  }
  if (draft.element && node.s?.includes('clickable') && node.n === '') node.n = nameOf(pass, draft.element);
  if (!draft.plain || !draft.element) return;
  // The guard holds a plain box to what it says, and one that takes the press for what is around it to its name, too.
  if (takesPresses(pass, draft.element)) {
    node.n = nameOf(pass, draft.element);
    node.m = marksOf(pass, draft.element);
    node.k = targetOf(pass, draft.element);
  } else if (node.n === '') node.k = wordsIn(pass, draft.element);
}

// An element with the wrappers around it that gave way to it. Climbs only to what is known: trees may be very deep.
function boxesOf(element: Element, within: Element | null): Element[] {
  const boxes: Element[] = [];
  for (let at: Element | null = element; at && at !== within; at = parentOf(at)) boxes.push(at);
  return boxes;
}

const isFadedAway = (pass: Pass, element: Element) => Number(pass.style(element).opacity) < 0.05;

const saysSomething = /[\p{L}\p{N}]/u;
/** More are no line of labels and values, but the words of a text that is formatted, such as code. */
const mostRuns = 24;

function runsOf(pass: Pass, runs: readonly string[] = []): string[] | undefined {
  if (runs.length < 2 || runs.length > mostRuns * 3) return undefined;
  const said = runs.filter((run) => saysSomething.test(run));
  return said.length < 2 || said.length > mostRuns ? undefined : said.map((run) => pass.redact(squeeze(run)));
}

function keptParent(drafts: Draft[], from: number): number {
  let at = from;
  while (at >= 0 && !drafts[at]!.keep) at = drafts[at]!.node.p;
  return at;
}

/** From the leaves up: a plain element with at most one kept child gives way to it. */
function dropWrappers(pass: Pass, drafts: Draft[]): void {
  const children = new Int32Array(drafts.length);
  const onlyText = new Uint8Array(drafts.length).fill(1);
  for (let index = drafts.length - 1; index >= 0; index -= 1) {
    const draft = drafts[index]!;
    const count = children[index]!;
    if (draft.plain)
      draft.keep =
        keepsPlain(draft, count, onlyText[index] === 1) || isBoxInLine(pass, draft, count, onlyText[index] === 1);
    const parent = draft.node.p;
    if (parent < 0) continue;
    if (draft.keep) {
      children[parent]! += 1;
      if (draft.element !== null) onlyText[parent] = 0;
    } else {
      children[parent]! += count;
      if (onlyText[index] === 0) onlyText[parent] = 0;
    }
  }
}

/**
 * A block of text is kept as one thing that can be pointed at; a block around blocks only if it groups several, but a
 * form around one too: what stands in it is sent together.
 */
function keepsPlain(draft: Draft, count: number, onlyText: boolean): boolean {
  if (count === 0) return false;
  return draft.keep && (onlyText || count >= 2 || draft.node.t === 'form');
}

/**
 * A box within a line that holds several things: a drawn one, such as words and what removes them, or one of several
 * lines, as the tiles of a row are. What the next one begins with is in no line with what this one ends with.
 */
function isBoxInLine(pass: Pass, { element, keep }: Draft, count: number, onlyText: boolean): boolean {
  if (keep || count < 2 || element === null) return false;
  const { display } = pass.style(element);
  if (display === 'inline-block' && holdsLines(pass, element)) return true;
  return !onlyText && /^inline-(?:flex|block|grid)$/.test(display) && isFramed(pass, element);
}

function holdsLines(pass: Pass, { children }: Element): boolean {
  const startsLine = (child: Element) =>
    child.localName === 'br' || /^(?:block|flex|grid|list-item|table)$/.test(pass.style(child).display);
  return Array.from(children).some(startsLine);
}
