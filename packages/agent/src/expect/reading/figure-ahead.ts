import { boxOf, isInLine } from '../../ground/view/place.ts';
import { ancestors, fullText, type Item, partsShown } from '../../ground/view/view.ts';
import type { Reading } from './reading.ts';

type Box = NonNullable<Item['box']>;

/**
 * A figure right in front of words that end their box and have no value behind them. `isBadge`: it is drawn behind them in
 * the same line, as the count of an entry is that floats to the end of its row. A number drawn in front of a name may be
 * its rank, and one over words may be of something else: nothing tells. Null where no figure stands there.
 */
export function figureAhead(item: Item): { figure: Item; isBadge: boolean } | null {
  const line = [item, ...ancestors(item)].slice(0, 3).find(({ up }) => up !== null && partsShown(up).length > 1);
  if (line?.up == null || line.up.role !== 'generic' || fullText(line) !== fullText(item)) return null;
  const shown = partsShown(line.up);
  const figure = shown.at(-2);
  if (shown.at(-1) !== line || figure === undefined || !isFigure(figure)) return null;
  const [own, other] = [boxOf(line), boxOf(figure)];
  const isBehind = own !== null && other !== null && isInLine(own, other) && endsLine(other, own);
  return { figure, isBadge: isBehind && shown.length === 2 };
}

// The box of a name may run through all of the line, below what floats at its end.
function endsLine(figure: Box, name: Box): boolean {
  return figure.x > name.x + name.width / 2 && figure.x + figure.width >= name.x + name.width - 1;
}

/** What words show that have no value behind them: the count at the end of their line, else themselves. */
export function readingAhead(item: Item, reading: Reading): Reading {
  const ahead = figureAhead(item);
  if (ahead === null) return reading;
  const { figure, isBadge } = ahead;
  if (isBadge) return { item, texts: [fullText(figure), ...reading.texts], quoted: [item, figure] };
  return { ...reading, neighbour: reading.neighbour ?? figure };
}

// "7", "$7.50", "(2 feeds)": a number, and words with it only in brackets.
function isFigure(part: Item): boolean {
  return /^(?:[^\p{L}\d]{0,3}\d[\d.,' ]*(?:\p{Sc}|[%+kKmM])?|\(\d[\d.,]*\+?(?: \p{L}+)?\))$/u.test(fullText(part));
}
