import { isControl, isFormControl } from './roles.ts';
import { compareNames, type Rung, rung, wordsOf } from './text.ts';
import { foldedText, fullText, has, type Item, isFoldedOption } from './view.ts';

export type Source = 'name' | 'label' | 'placeholder' | 'text';

/** One element that answers to a wanted name: on which rung of the ladder, and by what. */
export interface Match {
  item: Item;
  rung: Rung;
  by: Source;
}

/** The names an element goes by, the most telling first. A form control's content is no name of it. */
export function namesOf(item: Item): { text: string; by: Source }[] {
  const names: { text: string; by: Source }[] = [{ text: item.name, by: 'name' }];
  if (item.label !== '') names.push({ text: item.label, by: 'label' });
  if (item.placeholder !== '') names.push({ text: item.placeholder, by: 'placeholder' });
  if (!isFormControl(item)) names.push({ text: fullText(item), by: 'text' });
  if (item.description !== '') names.push({ text: item.description, by: 'label' });
  return names.filter((name) => name.text !== '');
}

/** The best rung on which an element answers to a name, or null. */
export function matchName(item: Item, wanted: string, options: { spelling: boolean }): Match | null {
  let best: Match | null = null;
  for (const name of namesOf(item)) {
    const level = compareNames(wanted, name.text, options);
    if (level > (best?.rung ?? rung.none)) best = { item, rung: level, by: name.by };
  }
  return best;
}

/**
 * The innermost elements whose text answers to a name: a text may run over several inline elements, so a parent
 * counts when none of its children alone holds the words.
 */
export function matchText(items: readonly Item[], wanted: string, options: { spelling: boolean }): Match[] {
  const found: Match[] = [];
  const holds = (item: Item) => textRung(item, wanted, options);
  for (const item of items) {
    if (isFormControl(item) || foldedText(item) === '' || has(item, 'hidden') || isFoldedOption(item)) continue;
    const level = holds(item);
    if (level === rung.none) continue;
    if (item.children.some((child) => !isFormControl(child) && holds(child) >= level)) continue;
    found.push({ item, rung: level, by: 'text' });
  }
  return found;
}

function textRung(item: Item, wanted: string, options: { spelling: boolean }): Rung {
  const text = fullText(item);
  const level = compareNames(wanted, text, options);
  if (level === rung.words && wordsOf(text).length > wordsOf(wanted).length + 4) return rung.none;
  const named = item.children.length === 0 && item.name !== '' ? compareNames(wanted, item.name, options) : rung.none;
  return Math.max(level, named) as Rung;
}

/** Words of a test id or a class-like name: `order-summary` and `orderSummary` read as "order summary". */
export function idWords(id: string): string {
  return id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_.:/]+/g, ' ')
    .toLowerCase();
}

/** What a press on a text reaches: the control around it, else the element itself. */
export function pressTarget(item: Item): Item {
  for (let at: Item | null = item, steps = 0; at !== null && steps < 12; at = at.up, steps++) {
    if (isControl(at) && at.ref !== null) return at;
    if (['main', 'form', 'dialog', 'table', 'list', 'navigation'].includes(at.role)) break;
  }
  for (let at: Item | null = item, steps = 0; at !== null && steps < 4; at = at.up, steps++) {
    if (at.role === 'document' || at.role === 'main') break;
    if (at.ref !== null) return at;
  }
  return item;
}
