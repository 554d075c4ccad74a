import type { Target } from '@smokejumper/contracts';
import { isHeading } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { fullText, has, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "There are 4 alerts", or none, on a page that is headed "Alerts": they may be what it lists, and not what the page alerts
 * people to. Null where it is not, or its kind is not all that is said.
 */
export function untoldAlerts(view: View, { role, text, noun }: Target): Check | null {
  if (role !== 'alert' || (text ?? noun) !== undefined) return null;
  const isTitle = (item: Item) =>
    isHeading(item) && !has(item, 'hidden') && /(?:^|\s)alerts$/.test(bare(fullText(item)));
  const title = view.items.find(isTitle);
  const isAlert = (item: Item) => item.role === 'alert' && fullText(item) !== '' && !has(item, 'hidden');
  if (title === undefined || view.items.some(isAlert)) return null;
  const seen = `nothing on the page is marked as an alert, and what stands under ${nameOf(title)} may be some`;
  return { ...unproven('no_evidence', seen, quotesOf(view, title)), mayCome: true };
}
