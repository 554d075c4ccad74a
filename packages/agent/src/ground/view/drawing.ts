import type { Target } from '@smokejumper/contracts';
import { areasOf } from '../places/scope.ts';
import { fullText, has, type Item, isWithin, type View } from './view.ts';

/** What pages build of elements even where they draw all else themselves. */
const built: readonly string[] = ['dialog', 'alert', 'tooltip', 'textbox', 'searchbox', 'navigation', 'menu', 'tab'];
/** The part of the page that a drawing takes up at least: a chart among other things is smaller. */
const most = 0.5;
/** What is drawn, whatever else the page shows. A smaller one is a mere sign. */
const drawn = /\b(?:charts?|graphs?|plots?|diagrams?|histograms?|sparklines?|gauges?|drawings?|canvas(?:es)?)$/i;
const least = 24;
/** A picture of lines that is no wider or higher is a sign on a button or beside words. In pixels. */
const leastOfLines = { width: 80, height: 40 };

/**
 * The drawing without words that may show what is asked for: it takes up most of the page, or a chart or the like is
 * spoken of. Null where none does.
 */
export function drawingFor(view: View, target: Target): Item | null {
  if (built.includes(target.role ?? '')) return null;
  const isChart = target.role === undefined && drawn.test(target.noun ?? target.text ?? '');
  const may = (item: Item) => (isChart ? isSeen(item) || isOfLines(item) : isLarge(item, view));
  const drawing = view.items.find(may);
  if (drawing === undefined) return null;
  const areas = areasOf(view.items, target.scope, () => true);
  const around = areas.length === 0 || areas.some(({ root }) => root === null || isWithin(drawing, root));
  return around ? drawing : null;
}

// Words in it are those of its axes.
function isOfLines(item: Item): boolean {
  const { width, height } = item.box ?? { width: 0, height: 0 };
  const isWide = width >= leastOfLines.width && height >= leastOfLines.height;
  return item.tag === 'svg' && isWide && item.name === '' && !has(item, 'hidden');
}

function isSeen(item: Item): boolean {
  if (item.role !== 'canvas') return false;
  const { width, height } = item.box ?? { width: 0, height: 0 };
  return width >= least && height >= least && !has(item, 'hidden') && fullText(item) === '' && item.name === '';
}

function isLarge(item: Item, { items: [page] }: View): boolean {
  if (item.role !== 'canvas' || item.box === null || !page?.box || has(item, 'hidden', 'occluded', 'behind-modal'))
    return false;
  const { width, height } = page.box;
  const seen = width * Math.min(height, width);
  return fullText(item) === '' && item.name === '' && item.box.width * item.box.height >= seen * most;
}
