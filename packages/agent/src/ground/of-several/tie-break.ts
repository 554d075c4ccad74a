import type { Want } from '../find.ts';
import type { Place } from '../ground.ts';
import { isControl, isPressable, isTick } from '../names/roles.ts';
import { topHeading } from '../places/headings.ts';
import { isFurniture } from '../repeats/groups.ts';
import { has, type Item, inView, subtree, type View } from '../view/view.ts';
import { isScripts, leadAlike, leadsHere } from './leads.ts';
import { inFront, offeredByLast } from './opened.ts';
import { inSameForm, spokenFor, withinReach } from './ties.ts';
import { upperTwin } from './twins.ts';

/** Of several that go by the words of a target, the one that is meant; null where nothing on the page tells. */
export function tieBreak(view: View, items: Item[], { want, place }: { want: Want; place: Place }): Item | null {
  const [first] = items;
  if (first === undefined || items.length === 1) return first ?? null;
  const top = topHeading(items, want.target, view.title);
  if (top !== null) return top;
  const same =
    want.plain === true &&
    items.every((item) => item.href !== '' && leadAlike(item.href, first.href) && item.name === first.name);
  if (same && (!isScripts(view.url, first.href) || items.every(isFurniture)))
    return items.find((item) => !has(item, 'occluded')) ?? first;
  const spoken = spokenFor(view, items, want);
  if (spoken !== null) return spoken;
  // A label is pressed for the control it names; beside another control of that name it is a title.
  const controls = items.filter((item) => item.tag !== 'label' || isControl(item));
  if (controls.length === 1) return controls[0] ?? null;
  const worded = want.purpose === 'press' && items.every(isPressable) ? items.filter(showsWords) : [];
  if (worded.length === 1) return worded[0] ?? null;
  const front = inFront(items, place);
  if (front !== null) return front;
  const opened = offeredByLast(view, items, place.last);
  if (opened.length > 0 && opened.length < items.length) return tieBreak(view, opened, { want, place });
  const elsewhere = items.filter((item) => item.href === '' || !leadsHere(view.url, item.href));
  if (elsewhere.length === 1) return elsewhere[0] ?? null;
  const uncovered = withinReach(items.filter((item) => !has(item, 'disabled')));
  if (uncovered.length === 1) return uncovered[0] ?? null;
  return inSameForm(items, inView(view, place.last)) ?? upperTwin(items, place.last);
}

// What a person calls "Delete" reads so, where another is a mere picture of that name or a box that only a tooltip names.
function showsWords(item: Item): boolean {
  if (item.tag === 'input') return !isTick(item) || item.label !== '';
  return subtree(item).some((part) => part.text !== '' && part.role !== 'img');
}
