import { isControl, isDialog, takesPress } from '../names/roles.ts';
import { closest, has, type Item } from './view.ts';

/** The same words drawn at the very same place, as on a bar and behind it, are read once. */
export function readTwinsOnce(items: readonly Item[]): void {
  const known = new Map<string, Item>();
  for (const item of items) {
    const { up, text } = item;
    const place = item.role === 'text' && text.trim() !== '' && up !== null ? placeOf(up) : null;
    if (place === null || closest(item, isUnseen) !== null) continue;
    const key = `${place} ${text}`;
    const twin = known.get(key);
    if (twin === undefined) known.set(key, item);
    // What is pressed, or stands in a dialog, is told by its own words, whatever lies under it.
    else if (around(twin) === around(item)) item.text = '';
  }
}

// A box of nothing but these words.
function placeOf({ role, box, children }: Item): string | null {
  if (role !== 'generic' || box === null || children.length > 1 || box.width * box.height <= 1) return null;
  return [box.x, box.y, box.width, box.height].map(Math.round).join();
}

function isUnseen(item: Item): boolean {
  return item.faded === true || item.cutOff === true || has(item, 'hidden');
}

function around(item: Item): Item | null {
  return closest(item, (up) => isControl(up) || takesPress(up) || isDialog(up));
}
