/** Marks what comes from a page, so that a reader can tell it from what we say. */
export interface Fence {
  /** The words around page text; made up anew for each run, so that no page can know them. */
  readonly nonce: string;
  around(text: string): string;
}

export function createFence(random: () => number): Fence {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const nonce = Array.from({ length: 16 }, () => letters[Math.floor(random() * letters.length)]).join('');
  return {
    nonce,
    around: (text) => `<page-${nonce}>\n${text.replaceAll(nonce, '')}\n</page-${nonce}>`,
  };
}
