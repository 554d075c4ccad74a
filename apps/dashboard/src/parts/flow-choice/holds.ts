/** Whether a text holds all the words, in any case and order. */
export function holds(text: string, wanted: string): boolean {
  const low = text.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => low.includes(word));
}
