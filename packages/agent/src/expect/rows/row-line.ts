import type { Scope, Step, Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { linesInDoubt } from '../../ground/repeats/row-lines.ts';
import { fullText, type Item, isWithin } from '../../ground/view/view.ts';
import { type Check, type Checker, type Facts, targetWords, unproven } from '../check.ts';
import { compareText, isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { wantedValue } from '../wanted.ts';

/**
 * A check of a row where the box that goes by its name is a stack of lines, and may be no row: what stands in another line
 * than the name is neither proof nor disproof.
 */
export function unlessOtherLine(check: Checker): Checker {
  return (step, facts) => {
    const found = check(step, facts);
    const other = found.status === 'unproven' ? null : (besideLine(step, facts, found) ?? outsideLine(step, facts));
    if (other === null) return found;
    const seen = `${targetWords(other.row)} has several lines, and whether they are one row is not told`;
    return unproven('ambiguous', seen, quotesOf(facts.view, other.box));
  };
}

interface Doubt {
  box: Item;
  row: Target;
}

// "The row X contains Y", or does not, where the line that says X tells otherwise than all the box does.
function besideLine(step: Step, facts: Facts, { status }: Check): Doubt | null {
  const { role, text, scope } = step.target ?? {};
  if (step.action !== 'assertText' || role !== 'row' || text === undefined) return null;
  const wanted = wantedValue(step, facts);
  const op = step.op ?? 'contains';
  const says = (line: Item) => wanted !== null && compareText(fullText(line), op, wanted) === (status === 'met');
  const rows = groundAll(facts.view, { target: { role, text, scope }, purpose: 'read', exact: true }).items;
  for (const box of rows) {
    const lines = linesInDoubt(box, text);
    const agree = isNegativeOp(op) === (status === 'met') ? lines.every(says) : lines.some(says);
    if (lines.length > 0 && !agree) return { box, row: { role, text } };
  }
  return null;
}

// "X in the row Y", which stands in that box, and in no line of it that says Y.
function outsideLine({ target }: Step, { view }: Facts): Doubt | null {
  const row = rowOf(target?.scope);
  if (target === undefined || row === undefined || row.text === undefined) return null;
  const { items } = groundAll(view, { target, purpose: 'read', exact: true });
  for (const { root } of items.length > 0 ? areasOf(view.items, row, () => true) : []) {
    const lines = root === null ? [] : linesInDoubt(root, row.text);
    const inBox = items.filter((item) => root !== null && item !== root && isWithin(item, root));
    const isOutside = (item: Item) => !lines.some((line) => isWithin(item, line));
    if (root !== null && lines.length > 0 && inBox.length > 0 && inBox.every(isOutside))
      return { box: root, row: { role: 'row', text: row.text } };
  }
  return null;
}

function rowOf(scope: Scope | undefined): Scope | undefined {
  return scope === undefined || scope.relation === 'row' ? scope : rowOf(scope.scope);
}
