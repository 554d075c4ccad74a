import { squash } from '../ground/text.ts';
import { subtree } from '../ground/view.ts';
import type { Reading } from './reading.ts';

/** The texts of a reading, first what is left of each without the amounts that are struck out: an old price is none. */
export function standingTexts({ texts, quoted }: Reading): string[] {
  const struck = quoted.flatMap(subtree).flatMap((item) => item.struck ?? []);
  if (struck.length === 0) return texts;
  const left = texts
    .map((text) => squash(struck.reduce((rest, part) => rest.replace(part, () => ' '), text)))
    .filter((text) => /\d/.test(text));
  return [...new Set([...left, ...texts])];
}
