import { isControl, leadsNowhere } from '../../ground/roles.ts';
import { ancestors, has, type Item, subtree } from '../../ground/view.ts';

const folds = /\b(?:expand|collapse|unfold|fold|toggle|open|show)\b/i;

/** What unfolds a section that is named by a plain title: the one control for it beside the title, else the title. */
export function disclosureFor(item: Item): Item {
  if ((isControl(item) && item.tag !== 'label') || has(item, 'expanded', 'collapsed')) return item;
  const [own, ...more] = subtree(item).filter((part) => isFolding(part) && part.ref !== null);
  if (item.role === 'row' && own !== undefined && more.length === 0) return own;
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

function isButton(item: Item): boolean {
  return item.role === 'button' || (leadsNowhere(item) && folds.test(item.name));
}
