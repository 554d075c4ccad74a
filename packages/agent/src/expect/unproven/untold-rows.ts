import type { Step } from '@smokejumper/contracts';
import { isDataRow } from '../../ground/names/roles.ts';
import { isFurniture } from '../../ground/repeats/groups.ts';
import { isDrawnLine } from '../../ground/tables/drawn-columns.ts';
import { has, type Item, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The third row", where nothing on the page is told to be a row, but lines of several words stand one below the other in
 * plain boxes: which of them are rows, and which a head or a sum, a reader sees and nothing tells.
 */
export function unlessRowsUntold({ target }: Step, { view }: { view: View }, check: Check): Check {
  const numbered = [target, target?.scope].some((part) => part?.role === 'row' && part.text === undefined);
  if (check.status !== 'not_met' || !numbered || view.items.some(isDataRow)) return check;
  const [line] = view.items.map(linesIn).find((lines) => lines.length >= fewest) ?? [];
  if (line === undefined) return check;
  const seen = 'nothing on the page is told to be a row, but lines of several words stand there one below the other';
  return { ...unproven('no_evidence', seen, quotesOf(view, line)), mayCome: true };
}

/** Fewer lines, or fewer words in them, are as likely a bar, or a title and what stands beside it. */
const fewest = 3;

function linesIn({ children }: Item): Item[] {
  const isLine = (child: Item) => child.role === 'generic' && child.children.length >= fewest && isDrawnLine(child);
  return children.filter((child) => !has(child, 'hidden') && !isFurniture(child) && isLine(child));
}
