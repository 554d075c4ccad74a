import type { Scope, Step, Target } from '@smokejumper/contracts';
import { isShownHeading } from '../repeats/groups.ts';
import { fullText, type View } from '../view/view.ts';
import { says, wordsOf } from './text.ts';

/**
 * "The FAQ" where nothing is called so, and one heading reads "Frequently asked questions": the same step of that heading.
 */
export function byInitials(view: View, step: Step): Step {
  const { target } = step;
  if (target === undefined) return step;
  const text = spelledOut(view, target);
  const scope = target.scope === undefined ? null : spelledOut(view, target.scope);
  if (text === null && scope === null) return step;
  const place = target.scope === undefined || scope === null ? {} : { scope: { ...target.scope, text: scope } };
  return { ...step, target: { ...target, ...(text !== null && { text }), ...place } };
}

const joining = /^(?:and|or|of|the|to|for|in|on|a|an)$/;

function spelledOut({ items }: View, { text = '', ordinal }: Target | Scope): string | null {
  const letters = /^(\p{Lu}{3,5})s?$/u.exec(text)?.[1]?.toLowerCase();
  if (letters === undefined || ordinal !== undefined) return null;
  if (items.some(({ name, label, text: words }) => [name, label, words].some((said) => says(said, text)))) return null;
  const initials = (words: string) =>
    wordsOf(words.toLowerCase())
      .filter((word) => !joining.test(word))
      .map((word) => word[0])
      .join('');
  const titles = new Set(
    items
      .filter(isShownHeading)
      .map(fullText)
      .filter((title) => initials(title) === letters),
  );
  const [only, ...others] = titles;
  return only === undefined || others.length > 0 ? null : only;
}
