import type { Target } from '@smokejumper/contracts';
import { isControl, isGauge } from '../../ground/names/roles.ts';
import { bare, findPhrase } from '../../ground/names/text.ts';
import { foldedText, type Item } from '../../ground/view/view.ts';
import type { Reading } from './reading.ts';

// "Ann changed the status to Open" tells of it, where another line is called so: "Status Open".
export function preferLabels(items: readonly Item[], { text: name, role }: Target): readonly Item[] {
  if (name === undefined || role !== undefined) return items;
  const isAmid = (item: Item) => !isControl(item) && findPhrase(foldedText(item), bare(name)) > 0;
  const labels = items.filter((item) => findPhrase(foldedText(item), bare(name)) === 0);
  return labels.length > 0 ? items.filter((item) => !isAmid(item)) : items;
}

// The words beside a gauge that goes by them are its title.
export function withoutGaugeTitles(readings: Reading[], { text: name = '' }: Target): Reading[] {
  if (!readings.some(({ item }) => isGauge(item))) return readings;
  return readings.filter(({ item, texts }) => isGauge(item) || bare(texts[0] ?? '') !== bare(name));
}
