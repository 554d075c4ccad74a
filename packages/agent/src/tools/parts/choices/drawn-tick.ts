import type { Need } from '../../../brains/brain.ts';
import { targetWords } from '../../../expect/check.ts';
import { isWordless } from '../../../ground/controls/pictures.ts';
import { groundAll } from '../../../ground/ground.ts';
import { isDrawnButton, isFormControl, isPressable } from '../../../ground/names/roles.ts';
import { areasOf } from '../../../ground/places/scope.ts';
import { ancestors, has, type Item, subtree, type View } from '../../../ground/view/view.ts';
import { type Failure, failure } from '../../../run/outcome.ts';

/**
 * "Turn on Product news", "tick the checkbox in Ann's row": a box without words that takes a press in that line may be
 * drawn as the one that is meant, which nothing tells. Null where there is none.
 */
export function drawnTick(view: View, { target, purpose }: Pick<Need, 'target' | 'purpose'>): Failure | null {
  const { role, text, scope } = target;
  const isBox = role === undefined || role === 'checkbox' || role === 'switch' || role === 'radio';
  if (purpose !== 'tick' || !isBox || (text === undefined && scope === undefined)) return null;
  const boxes = text === undefined ? boxesIn(view, scope) : boxesBeside(view, { text, scope });
  const [first] = boxes;
  if (first === undefined) return null;
  const which = boxes.length === 1 ? 'a box' : `one of ${boxes.length} boxes`;
  const seen = `nothing is told to be ${targetWords({ role: 'checkbox', ...target })}, but ${which} without any words could be it`;
  return failure('not_found', 'no_evidence', seen, { item: first });
}

// What is drawn of plain boxes need not be told to be a row: then it is the line of its name.
function boxesIn(view: View, scope: Need['target']['scope']): Item[] {
  const areas = areasOf(view.items, scope, (items) => items.some(isBlank));
  const boxes = areas.flatMap(({ items }) => items.filter(isBlank));
  const isEntry = scope?.text !== undefined && (scope.relation === 'row' || scope.relation === 'item');
  return boxes.length === 0 && isEntry ? boxesBeside(view, { text: scope.text, scope: scope.scope }) : boxes;
}

// The nearest box around plain words that holds any is their line, unless it holds more than a line does.
function boxesBeside(view: View, target: Pick<Need['target'], 'text' | 'scope'>): Item[] {
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
