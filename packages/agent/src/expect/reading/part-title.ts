import type { Target } from '@smokejumper/contracts';
import { isCalled } from '../../ground/names/names.ts';
import { isHeading } from '../../ground/names/roles.ts';
import { fullText, subtree, type View } from '../../ground/view/view.ts';
import type { Reading } from './reading.ts';

const parts = ['region', 'complementary', 'form', 'article', 'group', 'dialog', 'tabpanel', 'main', 'navigation'];

/** "The reading pane heading", where no heading is called so, but one part of the page is: the heading it begins with. */
export function partTitle({ items }: View, { text, role, ...more }: Target): Reading[] {
  if (text === undefined || role !== 'heading' || Object.keys(more).length > 0) return [];
  const [part, ...others] = items.filter((item) => parts.includes(item.role) && isCalled(item, text));
  const heading = part === undefined || others.length > 0 ? undefined : subtree(part).find(isHeading);
  return heading === undefined ? [] : [{ item: heading, texts: [fullText(heading)], quoted: [heading] }];
}
