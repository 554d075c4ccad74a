import type { Scope, Step, Target } from '@smokejumper/contracts';
import { says } from '../../ground/names/text.ts';
import { headAstray } from '../../ground/tables/columns.ts';
import { type DrawnColumn, drawnColumns } from '../../ground/tables/drawn-grid.ts';
import { fullText, type Item, isWithin, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

const reads = ['assertText', 'assertNumber', 'assertOrder', 'assertCount', 'assertValue'];

/**
 * The heads of a table may be one of their own, above the rows. Where those do not lie under them, what stands in a
 * column is neither told nor ruled out.
 */
export function unlessAstray(step: Step, { view }: Pick<Facts, 'view'>, check: Check): Check {
  if (check.status === 'unproven') return check;
  const [head] = columnsIn(step).flatMap((name) => headAstray(view.items, name) ?? []);
  const drawn = head ?? drawnAstray(view, step);
  if (drawn === undefined) return check;
  const why = head === undefined ? 'not all there is drawn under one head' : 'the rows do not lie under the heads';
  const seen = `nothing tells which cells stand under "${fullText(drawn)}": ${why}`;
  return unproven('no_evidence', seen, quotesOf(view, drawn));
}

// Of a grid of plain boxes a column is told by where its words are drawn.
function drawnAstray({ items }: View, step: Step): Item | undefined {
  const { target = {}, value } = step;
  const row = target.scope?.relation === 'row' ? target.scope.text : undefined;
  const words = step.action === 'assertText' ? value : isShown(step) ? target.text : undefined;
  const isUntold = ({ rows, cells, strays, besides, told }: DrawnColumn) => {
    const own = row === undefined ? rows : rows.filter((one) => says(fullText(one), row));
    const isOwn = (part: Item) => own.some((one) => isWithin(part, one));
    const isSaid = (part: Item) => words !== undefined && says(fullText(part), words);
    const open = strays.filter((part) => isOwn(part) && (words === undefined || isSaid(part)));
    const beside = row === undefined ? besides.filter(isSaid) : [];
    // Where each cell counts as one, of several words in it nothing tells which is meant.
    const areSeveral = () => own.some((one) => cells.filter((cell) => isWithin(cell, one)).length > 1);
    return own.length > 0 && (!told || [...open, ...beside].length > 0 || (words === undefined && areSeveral()));
  };
  return columnsIn(step)
    .flatMap((name) => drawnColumns(items, name))
    .find(isUntold)?.head;
}

function isShown({ action, target }: Step): boolean {
  return (action === 'assertVisible' || action === 'assertNotVisible') && target?.role !== 'row';
}

function columnsIn({ action, target = {} }: Step): string[] {
  const parts: (Target | Scope)[] = reads.includes(action) ? [target] : [];
  for (let at = target.scope; at !== undefined; at = at.scope) parts.push(at);
  const named = parts.filter(({ role }) => role === 'column' || role === 'cell');
  // "The State of the row North" is a cell of it.
  const inRow = target.role === undefined && (target.scope?.relation === 'row' || action === 'assertOrder');
  return [...named.map(({ text }) => text), inRow ? (target.text ?? target.noun) : undefined].filter(
    (name) => name !== undefined,
  );
}
