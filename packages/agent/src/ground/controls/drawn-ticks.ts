import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../ground.ts';
import { isDrawnButton, isFormControl, isPressable } from '../names/roles.ts';
import { areasOf } from '../places/scope.ts';
import { ancestors, has, type Item, subtree, type View } from '../view/view.ts';
import { isWordless } from './pictures.ts';

/**
 * The boxes without words that take a press in the line of a name, or in the row: one may be drawn as the box to tick or
 * the switch that is meant, which nothing tells.
 */
export function drawnTicks(view: View, { role, text, scope }: Target): Item[] {
  const isBox = role === undefined || role === 'checkbox' || role === 'switch' || role === 'radio';
  if (!isBox || (text === undefined && scope === undefined)) return [];
  return text === undefined ? boxesIn(view, scope) : boxesBeside(view, { text, scope });
}

// What is drawn of plain boxes need not be told to be a row: then it is the line of its name.
function boxesIn(view: View, scope: Target['scope']): Item[] {
  const areas = areasOf(view.items, scope, (items) => items.some(isBlank));
  const boxes = areas.flatMap(({ items }) => items.filter(isBlank));
  const isEntry = scope?.text !== undefined && (scope.relation === 'row' || scope.relation === 'item');
  return boxes.length === 0 && isEntry ? boxesBeside(view, { text: scope.text, scope: scope.scope }) : boxes;
}

// The nearest box around plain words that holds any is their line, unless it holds more than a line does.
function boxesBeside(view: View, target: Pick<Target, 'text' | 'scope'>): Item[] {
  const { items } = groundAll(view, { target, purpose: 'read', exact: true, shown: true });
  const titles = items.filter((item) => !isFormControl(item) && !isPressable(item));
  const lines = titles.map((title) => {
    const around = ancestors(title).slice(0, 4);
    const past = around.findIndex(({ role }) => !inLine.includes(role));
    const line = past < 0 ? around : around.slice(0, past);
    return line.map((up) => subtree(up).filter(isBlank)).find((boxes) => boxes.length > 0) ?? [];
  });
  return lines.find((boxes) => boxes.length > 0 && boxes.length <= mostInLine) ?? [];
}

const mostInLine = 3;
const inLine = ['generic', 'listitem', 'row', 'cell', 'gridcell', 'group', 'paragraph', 'heading'];

function isBlank(item: Item): boolean {
  return isDrawnButton(item) && isWordless(item) && !has(item, 'hidden') && !subtree(item).some(isControlWithin);
}

function isControlWithin(item: Item): boolean {
  return isPressable(item) || isFormControl(item);
}
