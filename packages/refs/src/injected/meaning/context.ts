import { holds, parentOf } from '../ids.ts';
import { labelledBy, nameOf } from '../name/name.ts';
import { isActionableRole, isLandmark, roleOf } from '../name/role.ts';
import { bounded, squeeze } from '../name/text.ts';
import type { Pass } from '../pass.ts';
import type { ContextParts } from '../wire.ts';
import { isFieldRole } from './same.ts';

/** Everything around an element that tells it from its twins. Always the same function: walk, guard and healing. */
export function contextOf(pass: Pass, element: Element, before?: ContextParts): ContextParts {
  const item = itemAsBefore(pass, element, before);
  const role = roleOf(element);
  return {
    ...item,
    landmark: landmarkOf(pass, element),
    heading: headingBefore(pass, element),
    group: groupOf(pass, element),
    fields: role === 'button' || role === 'link' ? fieldsAround(pass, element) : '',
  };
}

const climb = 12;
const rowTag = /^(tr|li|article|dt|dd)$/;
const rowRole = /^(row|listitem|article|treeitem|option)$/;

type Item = Pick<ContextParts, 'item' | 'up' | 'near' | 'nearUp' | 'lead'>;

/** The nearest row, list item or repeated card whose own words (buttons aside) say which one it is. */
function itemOf(pass: Pass, element: Element): Item {
  const around: Item = { item: '', up: 0, near: '', nearUp: 0, lead: 0 };
  const control = isActionableRole(roleOf(element));
  let up = 0;
  for (let at = parentOf(element); at && up < climb; at = parentOf(at)) {
    up += 1;
    if (at === document.body || at === document.documentElement) break;
    const item = isItem(pass, at);
    if (!item && (!control || around.nearUp > 0 || !mayBeItem(pass, at))) continue;
    const text = itemText(pass, at, element);
    if (!text.says) continue;
    if (item) return { item: text.whole, up, near: '', nearUp: 0, lead: text.lead };
    Object.assign(around, { near: text.whole, nearUp: up, lead: text.lead });
  }
  return around;
}

/**
 * The last row of a list looks like no row any more: where the item was is asked too, and equal text is enough. Of a
 * field that very box is what counts: something nearer may have come to look like a row.
 */
function itemAsBefore(pass: Pass, element: Element, before?: ContextParts): Item {
  const item = itemOf(pass, element);
  if (!before || before.up === 0 || item.item === before.item) return item;
  let at: Element | null = element;
  for (let up = 0; at && up < before.up; up += 1) at = parentOf(at);
  const there = at && itemText(pass, at, element);
  if (!there || (there.whole !== before.item && !isFieldRole(roleOf(element)))) return item;
  return { item: there.whole, up: before.up, near: '', nearUp: 0, lead: there.lead };
}

function isItem(pass: Pass, element: Element): boolean {
  return pass.memo('item', element, () => {
    if (rowTag.test(element.localName)) return true;
    const role = element.getAttribute('role');
    if (role && rowRole.test(role)) return true;
    return !neverItem.test(element.localName) && isRepeated(element) && mayBeItem(pass, element);
  });
}

const neverItem = /^(td|th|button|a|label|option|span|tbody|thead|form|main|nav|header|footer)$/;

/** Whether it would be a row if another stood beside it. */
function mayBeItem(pass: Pass, element: Element): boolean {
  return pass.memo('may be item', element, () => {
    if (neverItem.test(element.localName) || isLandmark(roleOf(element))) return false;
    return (element.textContent ?? '').length <= 600;
  });
}

/** Whether a sibling of the same tag and class stands beside it: how rows look that have no role. */
function isRepeated(element: Element): boolean {
  const parent = element.parentElement;
  if (!parent) return false;
  const like = (other: Element | null) =>
    other !== null &&
    other.localName === element.localName &&
    other.getAttribute('class') === element.getAttribute('class');
  if (like(element.previousElementSibling) || like(element.nextElementSibling)) return true;
  let seen = 0;
  for (const other of parent.children) {
    if (other !== element && like(other)) return true;
    seen += 1;
    if (seen > 50) break;
  }
  return false;
}

interface Chunk {
  text: string;
  node: Text;
  around: Element;
  /** In a button: what may be done with the row, not which row it is. */
  button: boolean;
}

interface ItemText {
  whole: string;
  says: boolean;
  lead: number;
}

function itemText(pass: Pass, item: Element, element: Element): ItemText {
  const chunks = pass.memo('chunks', item, () => chunksOf(item));
  const field = isFieldRole(roleOf(element));
  // The words of a row of long dropdowns are looked through once for each of their entries: no climb for each.
  const plain = element.getRootNode() === item.getRootNode();
  let whole = '';
  let lead = '';
  let says = false;
  for (const chunk of chunks) {
    if (plain ? element.contains(chunk.around) : holds(element, chunk.around)) continue;
    whole += `${chunk.text} `;
    if (!chunk.button) says = true;
    if (field && element.compareDocumentPosition(chunk.node) & Node.DOCUMENT_POSITION_PRECEDING) lead = whole;
  }
  const clean = (text: string) => pass.redact(squeeze(text));
  return { whole: bounded(clean(whole)), says, lead: clean(lead).length };
}

const mostChunks = 400;

function chunksOf(item: Element): Chunk[] {
  const chunks: Chunk[] = [];
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && chunks.length < mostChunks; node = walker.nextNode()) {
    const text = squeeze((node as Text).data);
    const around = node.parentElement;
    if (text === '' || around === null || /^(script|style|noscript|template|textarea)$/.test(around.localName))
      continue;
    const button = around.closest('button,[role=button],select') !== null;
    chunks.push({ text, node: node as Text, around, button });
  }
  return chunks;
}

/** Role and name of the landmark or dialog around an element. */
function landmarkOf(pass: Pass, element: Element): string {
  const parent = parentOf(element);
  if (!parent) return '';
  return pass.memo('landmark', parent, () => {
    const role = roleOf(parent);
    if (!isLandmark(role)) return landmarkOf2(pass, parent);
    const name = landmarkName(pass, parent);
    return name ? `${role} "${name}"` : role;
  });
}

/** Climbs in a loop: a page may nest deeper than a stack goes. */
function landmarkOf2(pass: Pass, from: Element): string {
  for (let at = parentOf(from); at; at = parentOf(at)) {
    const role = roleOf(at);
    if (!isLandmark(role)) continue;
    const name = landmarkName(pass, at);
    return name ? `${role} "${name}"` : role;
  }
  return '';
}

function landmarkName(pass: Pass, element: Element): string {
  const name = nameOf(pass, element);
  if (name) return name;
  const role = roleOf(element);
  if (role !== 'dialog' && role !== 'alertdialog') return '';
  const heading = element.querySelector(headingSelector);
  return heading ? nameOf(pass, heading) : '';
}

const headingSelector = 'h1,h2,h3,h4,h5,h6,[role=heading]';

/** The last shown heading before an element in the same tree; binary search, since lists may be long. */
function headingBefore(pass: Pass, element: Element): string {
  const root = element.getRootNode();
  if (!(root instanceof Document) && !(root instanceof ShadowRoot)) return '';
  const key = root instanceof Document ? root.documentElement : root.host;
  const headings = pass.memo('headings', key, () =>
    [...root.querySelectorAll(headingSelector)].filter((heading) => pass.shown(heading)),
  );
  let low = 0;
  let high = headings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const before = headings[middle]!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (before) low = middle + 1;
    else high = middle;
  }
  // An element inside its own heading is told by the one before.
  for (let at = low - 1; at >= 0; at -= 1) {
    const heading = headings[at]!;
    if (heading !== element && !heading.contains(element)) return nameOf(pass, heading);
  }
  return '';
}

/** Legend or label of the nearest group: tells one set of radio buttons from the next. */
function groupOf(pass: Pass, element: Element): string {
  const around = element.parentElement?.closest(
    'fieldset,[role=group],[role=radiogroup],[role=tablist],[role=toolbar],[role=menu],[role=listbox],[role=tabpanel]',
  );
  if (!around) return '';
  return pass.memo('group', around, () => labelledBy(pass, around) || nameOf(pass, around));
}

const fieldSelector =
  'input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=reset]),select,textarea';
const mostFields = 20;

/** Names of the shown fields of the form, dialog or step around a button: what it will send. */
function fieldsAround(pass: Pass, element: Element): string {
  const scope = fieldScope(pass, element);
  if (!scope) return '';
  return pass.memo('fields', scope, () => {
    const fields = [...scope.querySelectorAll(fieldSelector)].filter((field) => pass.shown(field));
    if (fields.length > mostFields) return '';
    return bounded(fields.map((field) => nameOf(pass, field) || field.getAttribute('name') || '').join(', '));
  });
}

function fieldScope(pass: Pass, element: Element): Element | null {
  const around = element.parentElement?.closest('form,dialog,[role=dialog],[role=alertdialog]');
  if (around) return around;
  let up = 0;
  for (let at = element.parentElement; at && at !== document.body && up < 6; at = at.parentElement) {
    const box = at;
    const fields = pass.memo('fields in', box, () => fieldsIn(box));
    if (fields !== 'none') return fields === 'listed' ? null : at;
    up += 1;
  }
  return null;
}

/** Asked of the same boxes for every button in them. */
function fieldsIn(element: Element): 'none' | 'listed' | 'some' {
  if (element.querySelector(fieldSelector) === null) return 'none';
  return element.querySelectorAll('li,tr').length > mostFields ? 'listed' : 'some';
}
