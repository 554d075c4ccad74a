import type { Target } from '@smokejumper/contracts';
import { formsOf } from '../../ground/names/one-or-several.ts';
import { isControl, isTextField } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { ancestors, closest, fullText, has, type Item, subtree, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "There are 2 tag fields" where no field is called so, but fields stand in the section under "Tags", each with a number or
 * no name: they may be these. Null where there is no such section.
 */
export function titledFields(view: View, target: Target): Check | null {
  const { text, role, ...others } = target;
  if (text === undefined || role !== 'textbox' || Object.keys(others).length > 0) return null;
  const titles = formsOf(bare(text));
  const title = view.items.find((item) => isTitle(item) && titles.includes(bare(fullText(item))));
  const section = title && ancestors(title).find((up) => subtree(up).some(isField));
  const [field] = section === undefined ? [] : subtree(section).filter(isField);
  if (title === undefined || field === undefined || !isUnnamed(field)) return null;
  const seen = `no field is called ${targetWords({ text })}, but fields without a name stand under "${fullText(title)}"`;
  return { ...unproven('no_evidence', seen, quotesOf(view, title)), mayCome: true };
}

function isTitle(item: Item): boolean {
  return fullText(item) !== '' && !has(item, 'hidden') && closest(item, isControl) === null;
}

function isField(item: Item): boolean {
  return isTextField(item) && !has(item, 'hidden');
}

function isUnnamed({ name, label }: Item): boolean {
  return !/\p{L}/u.test(`${name}${label}`);
}
