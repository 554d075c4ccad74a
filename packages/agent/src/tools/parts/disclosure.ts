import { isCell, isControl, leadsNowhere } from '../../ground/roles.ts';
import { fold } from '../../ground/text.ts';
import { ancestors, closest, fullText, has, type Item, subtree } from '../../ground/view.ts';

const folds = /\b(?:expand|collapse|unfold|fold|toggle|open|show)\b/i;

/** What folds a section that is named by a plain title: the one control for it beside the title, else the title. */
export function disclosureFor(item: Item, to: 'expanded' | 'collapsed' = 'expanded'): Item {
  const node = treeNodeOf(item);
  if (node !== null) return has(node, to) ? node : (togglerOf(node) ?? item);
  if ((isControl(item) && item.tag !== 'label') || has(item, 'expanded', 'collapsed')) return item;
  const inRow = item.role === 'row' ? subtree(item).filter((part) => part.ref !== null) : [];
  for (const found of [inRow.filter(isFolding), inRow.filter(isCalledFolding)])
    if (found[0] !== undefined) return found.length === 1 ? found[0] : item;
  for (const up of [item, ...ancestors(item).slice(0, 3)]) {
    const controls = subtree(up).filter((part) => isControl(part) && part.tag !== 'label' && part.ref !== null);
    const [only, ...others] = controls;
    if (only === undefined) continue;
    const unfolds = has(only, 'expanded', 'collapsed') || folds.test(only.name) || only.name === '';
    return others.length === 0 && isButton(only) && unfolds ? only : item;
  }
  return item;
}

// A row may hold other buttons too: what unfolds it says that it does.
function isFolding(part: Item): boolean {
  return part.role === 'button' && has(part, 'expanded', 'collapsed') && !has(part, 'haspopup');
}

// What says nothing of being open may be named by what it does: a button, or a whole cell that shows but an arrow.
function isCalledFolding(part: Item): boolean {
  const drawn = isCell(part) && !/[\p{L}\p{N}]/u.test(fullText(part)) && !subtree(part).some(isControl);
  return (part.role === 'button' || drawn) && /^(?:expand|collapse|unfold)\b/i.test(part.name);
}

/** The entry of a tree that unfolds, by what stands in its own line. */
export function treeNodeOf(item: Item): Item | null {
  const node = closest(item, ({ role }) => role === 'treeitem');
  return node !== null && has(node, 'expanded', 'collapsed') ? node : null;
}

const arrow = /\b(?:caret|chevron|arrow|angle|triangle|expand|toggle|plus)\b/;

// To press the words of an entry may merely choose it: the arrow in front of them is what unfolds it.
function togglerOf(node: Item): Item | null {
  const own = subtree(node).filter((part) => part !== node && treeNodeOf(part) === node && part.ref !== null);
  const pressed = own.filter((part) => (part.role === 'button' || has(part, 'clickable')) && !has(part, 'hidden'));
  const [only, ...others] = pressed.filter((part) => arrow.test(`${fold(part.name)} ${part.icon}`));
  return only === undefined || others.length > 0 ? null : only;
}

function isButton(item: Item): boolean {
  return item.role === 'button' || (leadsNowhere(item) && folds.test(item.name));
}
