import type { Target } from '@smokejumper/contracts';
import { withoutRoot } from '../../ground/ground.ts';
import { isControl, isHeading } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { type Area, asArea } from '../../ground/places/area.ts';
import { boxUnder } from '../../ground/places/titled-box.ts';
import { entryGroups } from '../../ground/repeats/entries.ts';
import { isFurniture } from '../../ground/repeats/groups.ts';
import { ancestors, closest, fullText, type Item, isWithin, subtree } from '../../ground/view/view.ts';

/**
 * "Medicines has 1 row" where Medicines is a mere line of words, that nothing is in: what stands right below it. Null where
 * it stands further off, so that it may be of something else.
 */
export function underLine(area: Area, target: Target): Area | null {
  const { root } = area;
  const { text, role, noun } = target.scope ?? {};
  const isPanel = role === 'region' || role === 'textbox' || role === 'card';
  if (root !== null && text !== undefined && isPanel && entryGroups(withoutRoot(area), target).length === 0)
    return inBoxOf(area, root, text);
  if (root === null || text === undefined || (role ?? noun) !== undefined || !isLine(root, text)) return area;
  const line = [root, ...ancestors(root)].find(({ up }) => up === null || up.children.length > 1) ?? root;
  const all = line.up?.children ?? [];
  const behind = all.slice(all.indexOf(line) + 1);
  const end = behind.findIndex((item) => subtree(item).some(isHeading));
  const own = end < 0 ? behind : behind.slice(0, end);
  const first = own.findIndex((item) => !isFurniture(item) && entryGroups(subtree(item), target).length > 0);
  const held = own[first];
  if (held === undefined) return area;
  return first === 0 ? asArea(held) : null;
}

// "In the X box there are 3 rows", where X is but the line that it begins with. Null where nothing tells what it is over.
function inBoxOf(area: Area, root: Item, text: string): Area | null {
  const titles = subtree(root).flatMap((item) => boxUnder(item, text) ?? []);
  const box = titles.find((up) => !isWithin(up, root) || up === root);
  if (box !== undefined) return asArea(box);
  const isMere = closest(root, isControl) !== null || subtree(root).every((part) => part.children.length < 2);
  return isMere && bare(root.name) !== bare(text) ? null : area;
}

function isLine(item: Item, text: string): boolean {
  const parts = subtree(item);
  const plain = parts.every(({ role }) => role === 'text' || role === 'generic' || role === 'paragraph');
  return plain && bare(fullText(item)) === bare(text) && closest(item, (up) => isControl(up) || isHeading(up)) === null;
}
