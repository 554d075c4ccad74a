/** Which sides of an inline element stand as far from their neighbours as two words do. */
export function marginsOf(style: CSSStyleDeclaration): { before: boolean; after: boolean } {
  if (!style.display.startsWith('inline')) return { before: false, after: false };
  const word = 0.3 * Number.parseFloat(style.fontSize);
  const wide = (margin: string) => Number.parseFloat(margin) >= word;
  return { before: wide(style.marginLeft), after: wide(style.marginRight) };
}

const endsWord = /[\p{L}\p{N}]$/u;
const beginsWord = /^[\p{L}\p{N}]/u;

/** Two texts in one line that nothing but a margin sets apart: a badge is no end of the word before it, `Inbox` and `3`. */
export function joined(left: string, right: string, apart: boolean): string {
  // Looked at only then: a text grows by thousands of pieces, and each look reads all of it.
  if (!apart) return left + right;
  const digits = /\d$/.test(left) && /^\d/.test(right);
  return !digits && endsWord.test(left) && beginsWord.test(right) ? `${left} ${right}` : left + right;
}
