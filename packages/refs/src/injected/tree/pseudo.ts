import type { Pass } from '../pass.ts';
import { type Root, readerOf, sheetsOf } from './rules.ts';

/** Words that a style draws before or behind what an element holds. */
export interface DrawnWords {
  text: string;
  /** They stand in a line of their own, or at a place of their own. */
  block: boolean;
}

/** What is read of a style's `content`. Null: nothing, signs that only decorate, a picture, or what is not seen. */
export function wordsDrawn(pass: Pass, element: Element, which: '::before' | '::after'): DrawnWords | null {
  if (!mayDraw(pass, element)) return null;
  const style = getComputedStyle(element, which);
  const { content } = style;
  if (!content.includes('"') && !content.includes('attr(')) return null;
  const text = textOf(element, content);
  if (!/[\p{L}\p{N}]/u.test(text) || /^\p{L}$/u.test(text.trim()) || isUnseen(style)) return null;
  // What is drawn in a font of its own is a picture.
  if (style.fontFamily !== pass.style(element).fontFamily || /icon|symbol|glyph/i.test(style.fontFamily)) return null;
  return { text: text.replace(/\s+/g, ' '), block: !style.display.startsWith('inline') };
}

// Behind a stroke stands what is said in its place to readers of screens.
function textOf(element: Element, content: string): string {
  const parts = content.matchAll(/"((?:[^"\\]|\\.)*)"|attr\(([\w-]+)\)|(\/)/g);
  let text = '';
  for (const [, quoted, name, stroke] of parts) {
    if (stroke !== undefined) break;
    text += quoted?.replace(/\\(.)/g, '$1') ?? element.getAttribute(name ?? '') ?? '';
  }
  return text.replace(/\p{Co}/gu, '');
}

// A hint that waits for the pointer, or a copy that only keeps a place free.
function isUnseen(style: CSSStyleDeclaration): boolean {
  const { visibility, opacity, transform, scale, fontSize, overflowX, width, height, color } = style;
  if (visibility !== 'visible' || opacity === '0' || fontSize === '0px' || scale === '0') return true;
  if (transform.startsWith('matrix(0, 0, 0, 0,') || /^rgba\(.*, 0\)$/.test(color)) return true;
  return overflowX !== 'visible' && (width === '0px' || height === '0px' || width === '1px');
}

/** What one pass has found out. */
interface Known {
  roots: Map<Element, Root>;
  /** What a rule with words goes to; null where that cannot be told of all rules. */
  drawn: Map<Root, ReadonlySet<Element> | null>;
}
const known = new WeakMap<Pass, Known>();

// Styles with words are rare, and to ask each element for them takes as long as all else.
function mayDraw(pass: Pass, element: Element): boolean {
  const { roots, drawn } = knownIn(pass);
  // Asked from above: to climb to it from each element takes long in a deep tree.
  const around = element.parentElement === null ? undefined : roots.get(element.parentElement);
  const root = around ?? (element.getRootNode() as Root);
  roots.set(element, root);
  if (!drawn.has(root)) drawn.set(root, drawnBy(root));
  return drawn.get(root)?.has(element) ?? true;
}

function knownIn(pass: Pass): Known {
  const found = known.get(pass) ?? { roots: new Map(), drawn: new Map() };
  if (!known.has(pass)) known.set(pass, found);
  return found;
}

function drawnBy(root: Root): ReadonlySet<Element> | null {
  const selectors = sheetsOf(root).map(readWords);
  if (selectors.some((list) => list === null)) return null;
  const plain = selectors
    .flatMap((list) => list ?? [])
    .map((selector) => selector.replace(/::?(?:before|after)\b/g, ''));
  const told = plain.every((selector) => !/&|:host|::|(?:^|[\s,>+~])(?:,|$)/.test(selector));
  try {
    return told ? new Set(plain.flatMap((selector) => Array.from(root.querySelectorAll(selector)))) : null;
  } catch {
    return null;
  }
}

const readWords = readerOf(
  ({ content }) => /attr\(|var\(/.test(content) || /"[^"]*[\p{L}\p{N}]/u.test(content.replace(/\p{Co}/gu, '')),
);
