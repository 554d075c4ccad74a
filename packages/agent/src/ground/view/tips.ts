import { isFormControl, isPressable } from '../names/roles.ts';
import { fullText, type Item } from './view.ts';

/**
 * A text in a layer of its own at the end of the page, behind all controls, that says just what a control is described
 * by, is the tip that came up for it, also where its markup keeps it from readers of screens.
 */
export function markTips(items: readonly Item[]): void {
  const told = new Set(items.flatMap((item) => (isPressable(item) && !isFormControl(item) ? item.description : [])));
  told.delete('');
  if (told.size === 0) return;
  for (const item of [...items].reverse()) {
    if (isPressable(item) || isFormControl(item)) return;
    const apart = item.up === null || item.up.role === 'document';
    if (apart && (item.role === 'text' || item.role === 'generic') && told.has(fullText(item))) item.role = 'tooltip';
  }
}
