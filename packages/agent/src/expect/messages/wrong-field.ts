import { isFormControl } from '../../ground/names/roles.ts';
import { remarksOn } from '../../ground/places/remarks.ts';
import { ancestors, fullText, has, type Item, inView, isWithin, subtree, type View } from '../../ground/view/view.ts';
import type { Facts } from '../check.ts';
import { newsOf, stoodIn } from './news.ts';

type Looks = Pick<Facts, 'view' | 'since'>;

/** The field that a text is the error of, whatever its words: the page marks it as wrong, and the text came with that. */
export function wrongFieldOf({ view, since }: Looks, text: Item): Item | undefined {
  if (since === null || !newsOf(since, view).items.includes(text)) return undefined;
  const wrong = fieldsOf(view).filter((field) => has(field, 'invalid') && isAt(view, field, text));
  const isNew = (field: Item) => !has(inView(since, field) ?? field, 'invalid');
  return wrong.find((field) => isNew(field) || field.description.includes(fullText(text)));
}

/**
 * Whether a text that came may be an error by more than its words: it stands at a field that is marked as wrong, or that
 * the browser refuses, or it is drawn in red at what is to be filled in.
 */
export function mayBeWrong({ view, since }: Looks, text: Item): boolean {
  if (since === null) return false;
  const refused = fieldsOf(view).filter((field) => has(field, 'invalid', 'refused'));
  if (refused.some((field) => isAt(view, field, text))) return true;
  const isRed = subtree(text).some((part) => part.red === true && !stoodIn(since, part));
  return isRed && isAmongFields(view, text);
}

function fieldsOf({ items }: View): Item[] {
  return items.filter((item) => isFormControl(item) && !has(item, 'hidden'));
}

function isAt({ items }: View, field: Item, text: Item): boolean {
  return remarksOn(field, items).some((line) => isWithin(line, text) || isWithin(text, line));
}

const wholePage = ['main', 'document', 'application'];
/** How far from a field a text still speaks of it, in pixels. */
const near = 80;

function isAmongFields(view: View, text: Item): boolean {
  const around = ancestors(text).slice(0, 4);
  const end = around.findIndex(({ role }) => wholePage.includes(role));
  const boxes = end < 0 ? around : around.slice(0, end);
  const { box: at = null } = [text, ...ancestors(text)].find(({ box }) => box !== null) ?? {};
  return fieldsOf(view).some((field) => {
    if (boxes.some((up) => isWithin(field, up))) return true;
    const { box } = field;
    return box !== null && at !== null && Math.max(at.y - (box.y + box.height), box.y - (at.y + at.height)) <= near;
  });
}
