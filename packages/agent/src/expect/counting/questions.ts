import type { Target } from '@smokejumper/contracts';
import { isShownHeading } from '../../ground/repeats/groups.ts';
import { fullText, type Item } from '../../ground/view/view.ts';

/**
 * "The FAQ has 5 questions": the headings under a title, where all of one rank are questions by their sign. Null where
 * another one stands among them, or there are none.
 */
export function questionsIn(items: readonly Item[], { text, role, scope }: Target): Item[] | null {
  if (scope === undefined || text !== undefined || role !== undefined) return null;
  const headings = [...new Set(items)].filter(isShownHeading);
  const asked = headings.filter((item) => /\?\W*$/.test(fullText(item)));
  const isBeside = ({ level }: Item) => asked.some((other) => other.level === level);
  return asked.length > 1 && headings.every((item) => asked.includes(item) || !isBeside(item)) ? asked : null;
}
