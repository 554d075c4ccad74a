import type { Want } from '../find.ts';
import { bare } from '../names/text.ts';
import { has, type Item, namesFor, type View } from '../view/view.ts';

const part = '(?: (?:value|bound|limit|end|handle|thumb))?';
const lower = new RegExp(`^(?:min|minimum|lower|lowest)${part}$`);
const upper = new RegExp(`^(?:max|maximum|upper|highest)${part}$`);

/**
 * "The minimum of Price range" is the lower of two sliders that both go by the name of the range; both, where they stand
 * at one value, as nothing tells them apart then.
 */
export function endOfRange({ items }: View, { target, purpose }: Want): Item[] {
  const { text = '', role, scope } = target;
  const ends = [lower, upper].map((words) => words.test(bare(text)));
  const range = scope?.relation === 'within' && scope.scope === undefined ? bare(scope.text ?? '') : '';
  if (!ends.includes(true) || range === '' || (role !== undefined && role !== 'slider')) return [];
  if (purpose !== 'form-control' && purpose !== 'field') return [];
  const isOfRange = (item: Item) => item.role === 'slider' && namesFor(item).some((name) => bare(name) === range);
  const [one, other, ...more] = items.filter((item) => isOfRange(item) && !has(item, 'hidden'));
  if (one === undefined || other === undefined || more.length > 0) return [];
  const above = numberOf(one) - numberOf(other);
  if (above === 0 || Number.isNaN(above)) return [one, other];
  return [above < 0 === (ends[0] === true) ? one : other];
}

// What a slider says in words of its own, such as "1.200 km", may be read in more ways than one.
function numberOf({ value }: Item): number {
  return /^-?\d+(?:\.\d+)?$/.test(value ?? '') ? Number(value) : Number.NaN;
}
