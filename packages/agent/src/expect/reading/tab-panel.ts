import type { Target } from '@smokejumper/contracts';
import { bare } from '../../ground/names/text.ts';
import { fullText, type View } from '../../ground/view/view.ts';
import type { Reading } from './reading.ts';

/** "The Details tab shows X": what it shows is its panel, which goes by its name. */
export function panelsOf({ items }: View, { role, text = '' }: Target): Reading[] {
  if (role !== 'tab') return [];
  const panels = items.filter((item) => item.role === 'tabpanel' && bare(item.name) === bare(text));
  return panels.map((item) => ({ item, texts: [fullText(item), text], quoted: [item] }));
}
