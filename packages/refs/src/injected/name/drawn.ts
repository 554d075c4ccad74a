/**
 * A box without parts or words that its style draws, and that a tooltip or a label names, is a picture to people. One
 * that offers itself to be clicked is told by that.
 */
export function isNamedPicture(element: Element): boolean {
  const name = element.getAttribute('title') || element.getAttribute('aria-label') || '';
  if (name.trim() === '' || element.firstElementChild !== null || element.textContent?.trim() !== '') return false;
  if (element.hasAttribute('onclick') || element.hasAttribute('tabindex')) return false;
  const style = getComputedStyle(element);
  return style.cursor !== 'pointer' && (pictureAddress(style) !== '' || drawsGlyph(element));
}

/** Where the picture lies that a style draws behind or through an element; '' for colours and gradients. */
export function pictureAddress({ backgroundImage, maskImage }: CSSStyleDeclaration): string {
  return /url\("([^"]+)"\)/.exec(`${backgroundImage} ${maskImage}`)?.[1] ?? '';
}

function drawsGlyph(element: Element): boolean {
  return ['::before', '::after'].some((part) => /^"[^"]+"/.test(getComputedStyle(element, part).content));
}
