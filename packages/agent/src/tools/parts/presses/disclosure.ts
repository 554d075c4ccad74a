import { isCell, isControl, isHeading, leadsNowhere, takesPress } from '../../../ground/names/roles.ts';
import { fold } from '../../../ground/names/text.ts';
import { ancestors, closest, fullText, has, type Item, isWithin, subtree } from '../../../ground/view/view.ts';

const folds = /\b(?:expand|collapse|unfold|fold|toggle|open|show)\b/i;

/** What folds a section that is named by a plain title: the one control for it beside the title, else the title. */
export function disclosureFor(item: Item, to: 'expanded' | 'collapsed' = 'expanded'): Item {
  const node = treeNodeOf(item);
  if (node !== null) return has(node, to) ? node : (togglerOf(node) ?? item);
  if (leadsAway(item)) return togglerBeside(item) ?? item;
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

/** A link to another page folds nothing, unless it says how it stands. */
export function leadsAway(item: Item): boolean {
  const tells = has(item, 'expanded', 'collapsed', 'haspopup') || treeNodeOf(item) !== null;
  return item.role === 'link' && !leadsNowhere(item) && !tells;
}

// In the line of a title that is a link: the one part that says it folds, where no other title or link stands.
function togglerBeside(title: Item): Item | null {
  for (const up of ancestors(title).slice(0, 3)) {
    const others = subtree(up).filter((part) => !isWithin(part, title) && !isWithin(title, part));
    if (others.some((part) => isHeading(part) || leadsAway(part))) return null;
    const [only, ...more] = others.filter((part) => isToggler(part, title));
    if (only !== undefined) return more.length === 0 ? only : null;
  }
  return null;
}

const foldsIt =
  /^(?:(?:expand|collapse|unfold|fold)\b|(?:toggle|show|hide)(?: (?:visibility|contents?|details|panel|section))?$)/;

function isToggler(part: Item, title: Item): boolean {
  if (part.ref === null || !takesPress(part) || has(part, 'hidden', 'haspopup')) return false;
  const name = fold(part.name);
  return has(part, 'expanded', 'collapsed') || foldsIt.test(name) || name === `toggle ${fold(title.name)}`;
}

function isButton(item: Item): boolean {
  return item.role === 'button' || (leadsNowhere(item) && folds.test(item.name));
}
