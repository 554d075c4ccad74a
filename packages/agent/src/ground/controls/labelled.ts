import { isControl, isFormControl, isMereLabel } from '../names/roles.ts';
import { bare } from '../names/text.ts';
import { withinReach } from '../of-several/ties.ts';
import { ancestors, closest, foldedText, type Item, namesFor, subtree } from '../view/view.ts';

/**
 * "E-mail is required", where the words are those of a label: its field is, the only one that it holds or that goes by its
 * words in the same box. Null for what is no part of a label, and where no or more than one field is.
 */
export function labelledBy(item: Item): Item | null {
  const label = closest(item, isMereLabel);
  if (label === null || closest(item, (up) => isControl(up) || up === label) !== label) return null;
  const words = bare(foldedText(label));
  const isCalled = (part: Item) => isFormControl(part) && namesFor(part).some((name) => bare(name) === words);
  for (const box of [label, ...ancestors(label).slice(0, 3)]) {
    const [only, ...others] = withinReach(subtree(box).filter(isCalled));
    if (only !== undefined) return others.length > 0 ? null : only;
  }
  return null;
}
