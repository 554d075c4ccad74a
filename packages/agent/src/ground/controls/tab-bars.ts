import { type Match, saysCurrent } from '../names/names.ts';
import { isDataRow, isMarkedChosen } from '../names/roles.ts';
import { ancestors, closest, type Item, subtree } from '../view/view.ts';

const bars = ['list', 'tablist', 'navigation', 'menu', 'menubar', 'toolbar', 'group'];

/**
 * "The Structure tab", where nothing is a tab to the page: one of a bar of links or buttons that marks the one in use, and
 * no "Structure" that each row of a table offers to do something to it.
 */
export function amongTabs<Found extends Match>(found: readonly Found[]): Found[] {
  const isOfRow = ({ item }: Found) => item.role !== 'tab' && closest(item, isDataRow) !== null;
  const isTold = (match: Found) => match.item.role === 'tab' || isOfBar(match.item);
  return found.some((match) => isTold(match) && !isOfRow(match))
    ? found.filter((match) => !isOfRow(match))
    : [...found];
}

function isOfBar(item: Item): boolean {
  const bar = ancestors(item).find(({ role }) => bars.includes(role));
  return bar !== undefined && subtree(bar).some((part) => isMarkedChosen(part) || saysCurrent.test(part.name));
}
