import type { Pass } from '../pass.ts';

interface Margins {
  before: boolean;
  after: boolean;
}

/** Which sides of an inline element stand as far from their neighbours as two words do. */
export function marginsOf(pass: Pass, element: Element): Margins {
  const style = pass.style(element);
  return style.display.startsWith('inline') ? pass.memo('margins', element, () => wideSides(style)) : none;
}

const none: Margins = { before: false, after: false };

function wideSides(style: CSSStyleDeclaration): Margins {
  const word = 0.3 * Number.parseFloat(style.fontSize);
  const wide = (...parts: string[]) => parts.reduce((sum, part) => sum + Number.parseFloat(part), 0) >= word;
  return {
    before: wide(style.marginLeft, style.borderLeftWidth, style.paddingLeft),
    after: wide(style.marginRight, style.borderRightWidth, style.paddingRight),
  };
}

const endsWord = /[\p{L}\p{N}:]$/u;
const beginsWord = /^[\p{L}\p{N}\p{Sc}]/u;

/** Two texts in one line that nothing but a gap sets apart: a badge is no end of the word before it, `Inbox` and `3`. */
export function joined(left: string, right: string, apart: boolean): string {
  // Looked at only then: a text grows by thousands of pieces, and each look reads all of it.
  return apart && areWords(left, right) ? `${left} ${right}` : left + right;
}

function areWords(left: string, right: string): boolean {
  const digits = /\d$/.test(left) && /^[\d\p{Sc}]/u.test(right);
  return !digits && endsWord.test(left) && beginsWord.test(right);
}

/** Whether two texts that follow each other without a space are drawn as far apart as two words, or in two lines. */
export function areDrawnApart(pass: Pass, left: Text, right: Text): boolean {
  const [from, to] = [left.parentElement, right.parentElement];
  if (from === null || to === null || from === to || !areWords(left.data, right.data)) return false;
  const end = rectsOf(left).at(-1);
  const [start] = rectsOf(right);
  if (end === undefined || start === undefined) return false;
  const boxed = [from, to].some((element) => pass.style(element).display !== 'inline');
  if (start.top >= end.bottom || end.top >= start.bottom) return boxed;
  return Math.max(start.left - end.right, end.left - start.right) >= 0.25 * Number.parseFloat(pass.style(to).fontSize);
}

function rectsOf(text: Text): DOMRect[] {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return Array.from(range.getClientRects());
}
