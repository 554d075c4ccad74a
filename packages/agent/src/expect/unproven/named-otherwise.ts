import type { Target } from '@smokejumper/contracts';
import { isDataRow, isFormControl, rolesFor } from '../../ground/names/roles.ts';
import { fold, isSmall, wordsOf } from '../../ground/names/text.ts';
import { fullText, has, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { compareText } from '../compare.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The confirmation checkbox" where none is called so, and one says "I confirm that ...": what a reader calls it by the sense
 * of what it says is no name that the page must bear.
 */
export function untoldSense(view: View, { text = '', role, scope, noun }: Target): Check | null {
  if (role === undefined || text === '' || !isSmall(text) || (scope ?? noun) !== undefined) return null;
  const stems = wordsOf(fold(text)).map(stemOf);
  const { first, also } = rolesFor(role);
  const like = view.items.find((item) => {
    const isAsked = isFormControl(item) && [...first, ...also].includes(item.role) && !has(item, 'hidden');
    const own = isAsked ? wordsOf(fold(item.name)).map(stemOf) : [];
    return own.length > 0 && stems.every((stem) => stem.length > 3 && own.includes(stem));
  });
  if (like === undefined) return null;
  const seen = `nothing is called "${text}", and nothing tells whether ${nameOf(like)} is it`;
  return unproven('no_evidence', seen, quotesOf(view, like));
}

// "Confirmation" and "confirm", "agreement" and "agree".
const stemOf = (word: string) => word.replace(/(?:ations?|itions?|ions?|ments?|ings?|als?|ers?|ed|e|s)$/, '');

/**
 * "On 28 Oct "Create projects" was added to Editor", where one row of a table has all of these names: nothing stands within
 * another there, and whether that row says so is not told. Null where none has them all.
 */
export function untoldOfRow(view: View, target: Target): Check | null {
  const { text, scope } = target;
  const names = [text, scope?.text, scope?.scope?.text].filter((name) => name !== undefined);
  const isPlain = (part: Target) => (part.role ?? part.noun ?? part.ordinal) === undefined;
  if (names.length < 3 || !isPlain(target)) return null;
  const row = view.items
    .filter(isDataRow)
    .find((one) => names.every((name) => compareText(fullText(one), 'contains', name)));
  if (row === undefined) return null;
  const seen = `${nameOf(row)} has these names, and nothing tells whether it says that of ${targetWords(target)}`;
  return unproven('no_evidence', seen, quotesOf(view, row));
}
