import type { Pass } from '../pass.ts';

/** What a font of icons is asked for by a word, which it draws as one picture: `arrow_back`, `login`. */
const word = /^[a-z][a-z\d_]+$/;
/** What only a font of one's own draws, by characters that mean nothing to any other. */
const own = /^\p{Co}{1,4}$/u;
const fonts = /icon|symbol|glyph/i;

/** Whether a text is drawn as one picture by a font of icons: nobody reads the word that stands in the document. */
export function isGlyph(pass: Pass, text: Text): boolean {
  const drawn = text.data.trim();
  if (own.test(drawn)) return true;
  const around = text.parentElement;
  if (drawn.length > 40 || !word.test(drawn) || around === null) return false;
  const { fontFamily, fontSize } = pass.style(around);
  const [first = ''] = fontFamily.split(',');
  if (!fonts.test(first)) return false;
  // Told by its width only once the font is there: the answer must not change when it comes.
  const there = document.fonts.check(`${fontSize} ${first}`);
  return drawn.length < 3 || !there || widthOf(text) <= Number.parseFloat(fontSize) * 1.5;
}

function widthOf(text: Text): number {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect().width;
}

/** The words of all glyphs in an element, for what shows nothing else. */
export function glyphsIn(pass: Pass, element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null && found.length < 4; node = walker.nextNode())
    if (isGlyph(pass, node as Text) && word.test((node as Text).data.trim()))
      found.push((node as Text).data.trim().replaceAll('_', ' '));
  return found.join(' ');
}
