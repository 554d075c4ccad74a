import { bare } from '../names/text.ts';
import { ancestors, has, type Item, subtree } from './view.ts';

/**
 * A button without words of its own that is laid over a label and what is chosen, and is called by both ("Crust, Thick
 * crust"), is a dropdown of that label.
 */
export function markLaidOver(items: readonly Item[]): void {
  for (const item of items) {
    if (item.role !== 'button' || item.name === '' || !has(item, 'haspopup') || textsIn(item).length > 0) continue;
    const around = ancestors(item)
      .slice(0, 3)
      .find((up) => covers(item, up));
    const [label = '', choice = '', ...more] = around === undefined ? [] : textsIn(around);
    const called = choice === '' ? label : `${label}, ${choice}`;
    if (more.length > 0 || bare(item.name) !== bare(called)) continue;
    Object.assign(item, { role: 'combobox', name: label, label: '', value: choice });
  }
}

function textsIn(item: Item): string[] {
  return subtree(item).flatMap(({ text }) => (text.trim() === '' ? [] : [text.trim()]));
}

function covers({ box }: Item, { box: under }: Item): boolean {
  if (box === null || under === null) return false;
  return [box.x - under.x, box.y - under.y, box.width - under.width, box.height - under.height].every(
    (off) => Math.abs(off) <= 4,
  );
}
