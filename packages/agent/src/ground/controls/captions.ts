import type { Purpose } from '../find.ts';
import type { Match } from '../names/names.ts';
import { isControl, isFormControl, isPressable, isTable, isTextField, isTick } from '../names/roles.ts';
import { bare, findPhrase, fold, rung, wordsOf } from '../names/text.ts';
import { boxOf } from '../view/place.ts';
import {
  ancestors,
  closest,
  foldedText,
  fullText,
  has,
  type Item,
  inOneLine,
  isNameless,
  isWithin,
  subtree,
  textsIn,
} from '../view/view.ts';
import { tellsState } from './ticks.ts';

const captionEnds = ['document', 'main', 'form', 'dialog', 'table', 'grid', 'list', 'application', 'region'];

/**
 * A form control with no name at all, by the words its row, list entry or line begins with ("name" may stand for "Queue
 * name:"). It must be the only form control in there.
 */
export function matchCaption(item: Item, wanted: string): Match | null {
  if (!isNameless(item)) return null;
  for (let up = item.up, steps = 0; up !== null && steps < 6; up = up.up, steps++) {
    if (captionEnds.includes(up.role) && !isLineOfTable(up)) return null;
    if (subtree(up).some((other) => other !== item && sharesCaption(item, other))) return null;
    const caption = inOneLine(up.children.map((child) => textBut(child, item)));
    if (caption.length > 300) return null;
    if (bare(caption) === bare(wanted)) return { item, rung: rung.loose, by: 'label' };
    const ends = wordsOf(caption).length <= 4 && fold(caption).endsWith(` ${bare(wanted)}:`);
    const begins = findPhrase(fold(caption), bare(wanted)) === 0;
    const reads = begins && titlesIn(up).some((text) => bare(text) === bare(wanted));
    if (ends || begins) return { item, rung: reads ? rung.loose : rung.phrase, by: 'label' };
    // A label of its own: what a box around it begins with names no field.
    if (caption.endsWith(':')) return null;
  }
  return null;
}

// A table of one row that holds no words but what is pressed lays a field out with the signs behind it.
function isLineOfTable(table: Item): boolean {
  if (!isTable(table)) return false;
  const parts = subtree(table);
  const isSaid = (part: Item) => part.text === '' || isFormControl(part) || closest(part, isPressable) !== null;
  return parts.filter(({ role }) => role === 'row').length === 1 && parts.every(isSaid);
}

// The texts in a row or line of which each stands for itself: its name, and what is told of it behind that.
function titlesIn(box: Item): string[] {
  return subtree(box).flatMap((part) => (part.children.length === 0 && !isFormControl(part) ? fullText(part) : []));
}

/** The text of its row or line by which a nameless control goes on in other words: "Ann Lee" for "Ann". */
export function captionWith(item: Item, wanted: string): string | null {
  const box = ancestors(item).find((up) => findPhrase(fold(titlesIn(up).join(' ')), bare(wanted)) >= 0);
  return titlesIn(box ?? item).find((text) => findPhrase(fold(text), bare(wanted)) >= 0) ?? null;
}

/** A slider and the field beside it that holds the same number are one control. */
export function isSliderOf(item: Item, other: Item): boolean {
  const [slider, field] = item.role === 'slider' ? [item, other] : [other, item];
  return slider.role === 'slider' && isTextField(field) && field.role !== 'slider' && slider.value === field.value;
}

/** At the ends of a slider stand the least and the most that it can be set to, "0 GB", and no label. */
export function isScaleEnd(text: string): boolean {
  return /^[^\p{L}]*\d[^\p{L}]*\p{L}{0,3}$/u.test(text);
}

// A field may have a switch of its own beside it, as editors do, and what nobody sees, such as the way in for a file.
function sharesCaption(item: Item, other: Item): boolean {
  return (
    isFormControl(other) &&
    !isSliderOf(item, other) &&
    (!isTick(other) || isTick(item)) &&
    (!has(other, 'hidden') || has(item, 'hidden'))
  );
}

/**
 * A form control with no name but a hint, by the words right in front of it ("Time:"); with no name at all also by the
 * nearest heading in front of it in the same box, where no other control of its kind stands between and no label in
 * front of it names it already. What a tick is called stands behind it, where that is more than how it stands ("Enabled").
 */
export function matchLead(item: Item, wanted: string): Match | null {
  const stated = tellsState(item);
  if (!stated && (item.label !== '' || item.name !== item.placeholder || isTick(item))) return null;
  const picker = pickerAhead(item);
  let led = false;
  for (let at = item, steps = 0; at.up !== null && steps < 3 && !captionEnds.includes(at.role); at = at.up, steps++) {
    const all = at.up.children.slice(0, at.up.children.indexOf(at)).reverse();
    const before = picker === null ? all : all.filter((other) => !isWithin(picker, other));
    const ofScale = item.role === 'slider' && !subtree(at.up).some((other) => other !== item && isFormControl(other));
    const ahead = ofScale ? before.filter((other) => !isScaleEnd(fullText(other))) : before;
    const stop = ahead.findIndex(
      (other) => other.role === 'heading' || subtree(other).some(({ role }) => role === item.role),
    );
    const heading = ahead[stop]?.role === 'heading' ? ahead[stop] : undefined;
    const [lead] = ahead;
    const words: string = !led && lead !== undefined && isLead(lead) && liesBy(lead, item) ? bare(wordsIn(lead)) : '';
    if (stated && subtree(at.up).some((other) => other !== item && isTick(other))) return null;
    if (words !== '' && words === bare(wanted)) return { item, rung: rung.loose, by: 'label' };
    if (heading !== undefined && item.placeholder === '')
      return findPhrase(foldedText(heading), bare(wanted)) === 0 ? { item, rung: rung.phrase, by: 'label' } : null;
    if (ahead.length > 0 && stop >= 0) return null;
    if (words !== '' && isLabel(lead)) return null;
    led ||= words !== '';
  }
  return null;
}

// A label may have the sign of a menu behind it, which a font of icons draws by a word, "arrow_drop_down", or a remark in a
// line of its own below it.
function wordsIn(lead: Item): string {
  const [first, ...others] = textsIn(lead);
  const isDrawn = others.length > 0 && others.every(({ text }) => ligature.test(text));
  return first !== undefined && (isDrawn || isRemarked(lead)) ? first.text : fullText(lead);
}

function isRemarked({ children, text }: Item): boolean {
  const [title, remark, ...others] = children;
  if (title === undefined || remark === undefined || others.length > 0 || text !== '') return false;
  const [above, below] = [boxOf(title), boxOf(remark)];
  const isUnder = above !== null && below !== null && below.y >= above.y + above.height - 1;
  return isUnder && textsIn(title).length === 1 && /[.!]$/.test(fullText(remark).trim());
}

const ligature = /^[a-z]+(?:_[a-z\d]+)+$/;

/**
 * A drawn dropdown right in front of a field to write in, with no words of its own but what is chosen: it says how the
 * value is meant, and the label in front of both names the field ("New title: (Main) ____"). Null for a native one.
 */
export function pickerAhead(item: Item): Item | null {
  if (!isTextField(item) || has(item, 'readonly')) return null;
  const row = [item, ...ancestors(item)].slice(0, 3).find(({ up, index }) => up?.children[0]?.index !== index);
  const beside = row?.up?.children ?? [];
  const ahead = row === undefined ? undefined : beside[beside.indexOf(row) - 1];
  const inside = ahead === undefined ? [] : subtree(ahead);
  const picker = inside.find((part) => part.role === 'combobox' && !isWritten(part) && !has(part, 'hidden'));
  if (ahead === undefined || picker === undefined || fullText(ahead) !== fullText(picker)) return null;
  return inside.every((part) => !isControl(part) || isWithin(part, picker)) ? picker : null;
}

/** Of a field and the picker in front of it that go by one label, the picker is what offers a choice, the field all else. */
export function besidePickers<Found extends { item: Item }>(found: Found[], purpose: Purpose): Found[] {
  const pickers = new Map(found.map(({ item }) => [item, pickerAhead(item)]));
  const isLed = ({ item }: Found) => {
    const picker = pickers.get(item) ?? null;
    return picker !== null && found.some((other) => isWithin(other.item, picker));
  };
  const led = found.filter(isLed).map(({ item }) => pickers.get(item) ?? null);
  const isOffered = ({ item }: Found) => led.some((picker) => picker !== null && isWithin(item, picker));
  return found.filter((match) => (purpose === 'dropdown' ? !isLed(match) : !isOffered(match)));
}

function isWritten(item: Item): boolean {
  return ['input', 'textarea', 'select'].includes(item.tag) || has(item, 'editable');
}

/**
 * A control of a form that is laid out as a table, by the head of its row, whatever its title says: cells between the two
 * hold what goes with it ("name | any of, none of | ____"). Of two fields only the first, of two ticks none. The only field
 * to write in, where it has no name, goes by what its row begins with ("name | number | round, floor | ____").
 */
export function matchRowHead(item: Item, wanted: string, purpose?: Purpose): Match | null {
  const cell = closest(item, ({ up }) => up?.role === 'row');
  const row = cell?.up?.children ?? [];
  const ahead = row.slice(0, cell === null ? 0 : row.indexOf(cell)).reverse();
  const head = ahead.find((other) => isLead(other) && fullText(other) !== '');
  const first = ahead.findLast((other) => isLead(other) && fullText(other) !== '');
  const begins = first !== undefined && bare(fullText(first)) === bare(wanted);
  const typed = begins && item.name === '' && purpose !== 'dropdown' ? row.flatMap(subtree).filter(isTextField) : [];
  if (item.label !== '' || head === undefined || bare(fullText(head)) !== bare(wanted))
    return typed.length === 1 && typed[0] === item ? { item, rung: rung.phrase, by: 'label' } : null;
  if (isPair(row, item)) return { item, rung: rung.loose, by: 'label' };
  if (head.role !== 'rowheader') return null;
  const alike = row.flatMap(subtree).filter(({ role }) => role === item.role);
  if (alike[0] !== item || (isTick(item) && (alike.length > 1 || item.name !== ''))) return null;
  const table = closest(item, isTable);
  const headed = table !== null && subtree(table).some(({ role }) => role === 'columnheader');
  return headed ? null : { item, rung: rung.loose, by: 'label' };
}

// Words that lie neither in the line of a field nor above or below it are drawn as the label of another.
function liesBy(lead: Item, field: Item): boolean {
  const [one, other] = [boxOf(lead), boxOf(field)];
  if (one === null || other === null) return true;
  const inColumn = one.x < other.x + other.width && other.x < one.x + one.width;
  return inColumn || (one.y < other.y + other.height && other.y < one.y + one.height);
}

// A row of two cells, a name and the one control that goes with it, which has no name of its own.
function isPair(row: readonly Item[], item: Item): boolean {
  const controls = row.flatMap(subtree).filter((part) => isControl(part) && part.role !== 'option');
  return row.length === 2 && controls.length === 1 && item.name === item.placeholder;
}

// A label stands alone in front of its field and is short; what is longer explains it.
function isLabel(lead: Item | undefined): boolean {
  return lead !== undefined && lead.role !== 'heading' && wordsOf(fullText(lead)).length <= 4;
}

// What holds a field of its own names that one, not the next.
function isLead(item: Item): boolean {
  return !isControl(item) && !subtree(item).some((part) => isFormControl(part) && !isTick(part));
}

function textBut(item: Item, left: Item): string {
  if (item === left) return '';
  if (!subtree(item).includes(left)) return fullText(item);
  return inOneLine([item.text, ...item.children.map((child) => textBut(child, left))]);
}

/** Whether a control without a name goes by these words all the same: those of its row, or those in front of it. */
export function isLedBy(item: Item, name: string): boolean {
  const led = matchCaption(item, name) ?? matchLead(item, name);
  return led !== null && led.rung >= rung.loose;
}
