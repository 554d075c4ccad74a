import { docToken } from '../doc.ts';
import { elementOf, idOf, lostIds, parentOf, shadowOf, shouldAsk } from '../ids.ts';
import { contextOf } from '../meaning/context.ts';
import { areDrawnApart, marginsOf } from '../name/apart.ts';
import { isGlyph } from '../name/glyph.ts';
import { drawsWords, isMereShape, startsLine } from '../name/svg.ts';
import type { Pass } from '../pass.ts';
import { createPass, drawnChildren } from '../pass.ts';
import type { RawNode, WalkInput, WalkResult } from '../wire.ts';
import { compact } from './compact.ts';
import { isParked } from './parked.ts';
import { isLongScroll, markPartly } from './partly.ts';
import { isPinnedOutside } from './pinned.ts';
import { wordsDrawn } from './pseudo.ts';
import { recordOf } from './record.ts';
import { isRed } from './red.ts';

/** A node while the tree is still being cut: `keep` false means its children move up to its parent. */
export interface Draft {
  node: RawNode;
  element: Element | null;
  keep: boolean;
  /** An element without role, handler or tab stop: there only for the layout, until proven otherwise. */
  plain: boolean;
  /** Text starts a new line before it: a block began or ended in between. */
  breaks: boolean;
  /** A margin sets it apart from the text before it. */
  apart?: boolean;
  /** Of a text: those that were joined to it, in order. */
  runs?: string[];
}

interface Frame {
  children: ArrayLike<Node>;
  at: number;
  parent: number;
  block: boolean;
  /** What comes after it stands apart. */
  apart: boolean;
  /** The style may draw words behind what it holds. */
  element: Element | null;
}

/** The whole shown tree below the document or one element, in document order. Stops at its limits and says so. */
export function walk(input: WalkInput): WalkResult {
  const pass = createPass(input.secrets);
  const state: State = { drafts: [], breaks: true, apart: false, last: null, hosts: [], scrolled: [] };
  const start = input.root === 0 ? (document.body ?? document.documentElement) : elementOf(input.root);
  let cut = false;
  const stack: Frame[] = [];
  if (start) open(pass, state, start, -1, stack);
  // The first look has the page lay itself out, which takes a large one long: that is no time of the walk.
  const until = performance.now() + input.maxMs;
  for (let steps = 0; stack.length > 0; steps += 1) {
    if (state.drafts.length >= input.maxNodes || (steps % 256 === 255 && performance.now() > until)) {
      cut = true;
      break;
    }
    advance(pass, state, stack);
  }
  const drafts = compact(pass, state.drafts);
  if (input.root === 0) markPartly(state.scrolled, drafts);
  for (const draft of drafts) if (draft.element) draft.node.c = contextOf(pass, draft.element);
  return {
    doc: docToken(),
    url: location.href,
    title: pass.redact(document.title),
    ready: document.readyState,
    nodes: drafts.map((draft) => draft.node),
    cut,
    hosts: state.hosts,
    lost: lostIds(),
  };
}

interface State {
  drafts: Draft[];
  breaks: boolean;
  apart: boolean;
  /** The text before, in the same line. */
  last: Text | null;
  hosts: number[];
  /** Boxes that scroll far. */
  scrolled: Element[];
}

function advance(pass: Pass, state: State, stack: Frame[]): void {
  const frame = stack[stack.length - 1]!;
  if (frame.at >= frame.children.length) {
    if (frame.element) addDrawn(pass, state, frame.element, '::after', frame.parent);
    if (frame.block) state.breaks = true;
    if (frame.apart) state.apart = true;
    stack.pop();
    return;
  }
  const child = frame.children[frame.at] as Node;
  frame.at += 1;
  if (child.nodeType === Node.TEXT_NODE) addText(pass, state, child as Text, frame.parent);
  else if (child.nodeType === Node.ELEMENT_NODE) open(pass, state, child as Element, frame.parent, stack);
}

function addText(pass: Pass, state: State, text: Text, parent: number): void {
  const { data } = text;
  if (data.length === 0) return;
  // A text that a component lays into its own frame is drawn where the frame has it.
  const around = text.assignedSlot ?? text.parentElement;
  if (around && !pass.shown(around)) return;
  if (isGlyph(pass, text)) return;
  const squeezed = data.replace(/\s+/g, ' ');
  if (squeezed === ' ' && state.breaks) return;
  const struck = around !== null && /\d/.test(squeezed) && isStruck(pass, around);
  if (!state.breaks && !state.apart && state.last) state.apart = areDrawnApart(pass, state.last, text);
  const red = around !== null && squeezed !== ' ' && isRed(pass, around);
  pushText(state, {
    i: 0,
    p: parent,
    r: 'text',
    n: '',
    x: squeezed,
    ...(struck && { sk: [squeezed.trim()] }),
    ...(red && { re: 1 as const }),
  });
  state.last = text;
}

function pushText(state: State, node: RawNode): void {
  const { breaks, apart } = state;
  state.drafts.push({ node, element: null, keep: true, plain: false, breaks, apart });
  state.breaks = false;
  state.apart = false;
  state.last = null;
}

/** Words that stand in a style alone are read like any other. */
function addDrawn(pass: Pass, state: State, element: Element, which: '::before' | '::after', parent: number): void {
  const drawn = wordsDrawn(pass, element, which);
  if (drawn === null) return;
  if (drawn.block) state.breaks = true;
  pushText(state, { i: 0, p: parent, r: 'text', n: '', x: drawn.text });
  if (drawn.block) state.breaks = true;
}

/** A line goes through it: its own, or one that a little further out goes through all of the text. */
function isStruck(pass: Pass, element: Element): boolean {
  for (let at: Element | null = element, steps = 0; at && steps < 4; at = parentOf(at), steps += 1) {
    const { textDecorationLine, display } = pass.style(at);
    if (textDecorationLine.includes('line-through')) return true;
    if (display.startsWith('inline-')) return false;
  }
  return false;
}

const skipped = /^(script|style|noscript|template|head|link|meta|title|base|param|source|track)$/;

function open(pass: Pass, state: State, element: Element, parent: number, stack: Frame[]): void {
  const tag = element.localName;
  if (tag === 'br' || tag === 'wbr') {
    if (tag === 'br') state.breaks = true;
    return;
  }
  if (skipped.test(tag) || isMereShape(element)) return;
  const style = pass.style(element);
  if (style.display === 'none' && !isHiddenControl(pass, element)) return;
  if (isParked(style, element) || isPinnedOutside(pass, element)) return;
  const inOption = tag === 'option' || tag === 'optgroup';
  const shown = inOption || pass.shown(element);
  const block = !style.display.startsWith('inline') && style.display !== 'contents';
  if (block || startsLine(element)) state.breaks = true;
  const { before, after } = marginsOf(pass, element);
  if (before) state.apart = true;
  if (mayHost(element, tag) && shouldAsk(element)) state.hosts.push(idOf(element));
  let index = parent;
  if (shown || isHiddenControl(pass, element)) {
    const draft = recordOf(pass, element, parent, block);
    index = state.drafts.length;
    state.drafts.push(draft);
    draft.breaks = state.breaks;
  }
  if (isLeaf(element, tag)) return;
  if (shown && block && isLongScroll(pass, element)) state.scrolled.push(element);
  if (shown) addDrawn(pass, state, element, '::before', index);
  stack.push({
    children: drawnChildren(element),
    at: 0,
    parent: index,
    block,
    apart: after,
    element: shown ? element : null,
  });
}

/** Not drawn, yet in use: file inputs, and boxes whose label draws them. */
function isHiddenControl(pass: Pass, element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || !/^(file|checkbox|radio)$/.test(element.type)) return false;
  if (element.disabled && element.type !== 'file') return false;
  if (element.type === 'file') return true;
  for (const label of element.labels ?? []) if (pass.shown(label)) return true;
  return false;
}

function isLeaf(element: Element, tag: string): boolean {
  if (tag === 'svg') return !drawsWords(element);
  if (/^(canvas|video|audio|textarea|iframe|frame|object|embed|img|input|progress|meter)$/.test(tag)) return true;
  return element.localName === 'option';
}

/** May hold a closed root: a custom element, or one that is drawn although it holds nothing. */
function mayHost(element: Element, tag: string): boolean {
  if (shadowOf(element)) return false;
  if (tag.includes('-')) return true;
  if (!/^(div|span|section|article|p|main|header|footer|aside|nav)$/.test(tag) || element.firstChild) return false;
  return (element as HTMLElement).offsetHeight > 4 && (element as HTMLElement).offsetWidth > 4;
}
