import { has, type Item, type View } from '../../../ground/view/view.ts';
import { cellsOf, numberOf } from './calendar.ts';

/** No month is shorter. */
const shortest = 28;

/**
 * The months of calendars, whatever they say of which month it is: days that count on from 1 in one box, to their end.
 * The days of the months before and after it are too few to be one.
 */
export function plainMonths({ items }: View): Item[][] {
  const boxes = items.filter((item) => !has(item, 'hidden') && cellsOf(item).length >= shortest);
  const outer = new Set(boxes.flatMap(({ up }) => boxes.filter((box) => box === up)));
  return boxes.filter((box) => !outer.has(box)).flatMap((box) => runsOf(cellsOf(box)));
}

function runsOf(cells: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  for (const cell of cells) {
    const run = runs.at(-1);
    const number = numberOf(cell);
    if (number === 1) runs.push([cell]);
    else if (run !== undefined && number === run.length + 1) run.push(cell);
    // What does not count on begins nothing: the days that follow are of no month.
    else runs.push([]);
  }
  return runs.filter((run) => run.length >= shortest);
}
