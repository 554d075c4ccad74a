import type { Need } from '../../../brains/brain.ts';
import { targetWords } from '../../../expect/check.ts';
import { tablePerhaps } from '../../../expect/unproven/drawn.ts';
import { buttonsLed } from '../../../ground/controls/led-button.ts';
import { isDrawing, isWordless, mayStandFor, showsNone } from '../../../ground/controls/pictures.ts';
import { tellsState } from '../../../ground/controls/ticks.ts';
import { ground, groundAll } from '../../../ground/ground.ts';
import { mayBeOfKind } from '../../../ground/names/kinds.ts';
import {
  isDropdown,
  isFormControl,
  isMereLabel,
  isPressable,
  isTextField,
  isTick,
  leadsNowhere,
} from '../../../ground/names/roles.ts';
import { bare, isSmall, rung, says, withoutDigits, wordsOf } from '../../../ground/names/text.ts';
import { areasOf } from '../../../ground/places/scope.ts';
import {
  ancestors,
  closest,
  fullText,
  has,
  type Item,
  isNameless,
  isRunOf,
  nameOf,
  subtree,
  type View,
} from '../../../ground/view/view.ts';
import { type Failure, failure } from '../../../run/outcome.ts';
import { drawnTick } from '../choices/drawn-tick.ts';
import { nameSays, optionSays } from '../choices/in-named.ts';
import { likeField } from './like-field.ts';

const putsIn = ['field', 'dropdown', 'tick', 'form-control'];

/**
 * Where no field goes by a name, but a column's head or a button is called so, the field may be there and only not be
 * told by it, as in a table that is typed into: that is no missing field. Null where nothing else is called so.
 */
export function otherKind(view: View, need: Omit<Need, 'step'>): Failure | null {
  const { text, scope } = need.target;
  const unknown =
    need.purpose === 'press'
      ? (unknownPicture(view, need) ??
        unsaidPicture(view, need) ??
        unknownKind(view, need) ??
        unsaidMenu(view, need) ??
        wordsInLine(view, need) ??
        ofPart(view, need))
      : null;
  const stray =
    unknown ??
    drawnTick(view, need) ??
    namelessDropdown(view, need) ??
    namelessField(view, need) ??
    ledButton(view, need) ??
    entryOfKind(view, need) ??
    ownedBy(view, need) ??
    mereControl(view, need) ??
    plainCell(view, need) ??
    likeField(view, need);
  if (stray !== null) return stray;
  const table = tablePerhaps(view, need.target);
  if (table !== null) return failure('not_found', 'no_evidence', table);
  if (!putsIn.includes(need.purpose) || text === undefined || scope !== undefined) return null;
  const untitled = titleOfUntold(view, text) ?? fieldBehind(view, text) ?? spokenOf(view, text);
  if (untitled !== null) return untitled;
  const found = ground(view, { target: { text }, purpose: 'press', exact: true });
  if (found.kind !== 'one' || found.rung < rung.loose || isFormControl(found.item)) return null;
  if (!isPressable(found.item) && !has(found.item, 'clickable')) return null;
  const seen = `no field goes by ${targetWords(need.target)}, but ${nameOf(found.item)} is on the page`;
  return failure('not_found', 'no_evidence', seen, { item: found.item });
}

// A field that goes by another name for readers of screens may stand right behind the words that people call it by.
function fieldBehind(view: View, text: string): Failure | null {
  const titles = view.items.filter((item) => isWordOfPage(item) && bare(fullText(item)) === bare(text));
  for (const title of titles) {
    const behind = view.items.slice(title.index + 1).filter((item) => !has(item, 'hidden'));
    const first = behind.find(
      (item) => isWordOfPage(item) || isDrawnBox(item) || (isFormControl(item) && !isTick(item)),
    );
    if (first === undefined || isWordOfPage(first) || first.name === '') continue;
    const seen = `no field goes by "${text}", but ${nameOf(first)} stands right behind these words`;
    return failure('not_found', 'no_evidence', seen, { item: first });
  }
  return null;
}

// A dropdown that is drawn of plain boxes is one that takes a press.
function isDrawnBox(item: Item): boolean {
  return item.role === 'generic' && has(item, 'clickable') && !subtree(item).slice(1).some(isPressable);
}

function isWordOfPage(item: Item): boolean {
  return item.children.length === 0 && fullText(item) !== '' && !closest(item, takesOwnWords);
}

function takesOwnWords(item: Item): boolean {
  return (isPressable(item) && !isMereLabel(item)) || isFormControl(item) || has(item, 'clickable');
}

// What stands right ahead of fields for one character each may speak of them ("Enter the code we sent"), and words right
// behind a field without a name may be drawn over it.
function spokenOf(view: View, text: string): Failure | null {
  const shown = view.items.filter((item) => !has(item, 'hidden'));
  const names = shown.flatMap((item) => (isTextField(item) ? withoutDigits(item.name) : []));
  const isUntold = (item: Item) =>
    isTextField(item) && (isNameless(item) || names.filter((name) => name === withoutDigits(item.name)).length > 2);
  const spoken = (item: Item | undefined) => item !== undefined && says(fullText(item), text);
  const first = shown.find((item, at) => {
    const behind = isNameless(item) ? shown.slice(at + 1).find(isWordOfPage) : undefined;
    return (
      isUntold(item) && (spoken(behind) || (!isNameless(item) && spoken(shown.slice(0, at).findLast(isWordOfPage))))
    );
  });
  if (first === undefined) return null;
  const seen = `no field goes by "${text}", but the page speaks of it at a field that nothing names`;
  return failure('not_found', 'no_evidence', seen, { item: first });
}

/** What one of the buttons at a number is called that count it up and down. */
const steps = /^(?:(?:de|in)c(?:rease|rement)|minus|plus|less|more|fewer|lower|raise|subtract|add)\b/i;

// A scale of stars or a slider of boxes may bear no name of its own behind the words that are its title, and a box to tick
// say how it stands, and no more.
function titleOfUntold(view: View, text: string): Failure | null {
  const titles = view.items.filter((item) => bare(fullText(item)) === bare(text) && !closest(item, isPressable));
  for (const title of titles) {
    const next = ancestors(title)
      .slice(0, 2)
      .flatMap((up) => usedBehind(up) ?? [])[0];
    const first = usedBehind(title) ?? (next !== undefined && tellsState(next) ? next : undefined);
    if (first === undefined) continue;
    if (!(/^$|\d/.test(first.name) || isWordless(first) || steps.test(first.name) || tellsState(first))) continue;
    const seen = `nothing tells how what stands behind "${text}" is set`;
    return failure('not_found', 'no_evidence', seen, { item: first });
  }
  return null;
}

function usedBehind(title: Item): Item | undefined {
  const beside = title.up?.children ?? [];
  const behind = beside.slice(beside.indexOf(title) + 1, beside.indexOf(title) + 3).flatMap(subtree);
  return behind.find((item) => isFormControl(item) || isPressable(item) || has(item, 'clickable'));
}

// "The value dropdown" may be one that nothing on the page names, "the refresh dropdown" one that offers to refresh. What
// is set and called nothing more ("set the page size to 50") may be the only one without a name.
function namelessDropdown(view: View, { target, exact, purpose }: Omit<Need, 'step'>): Failure | null {
  const control = target.scope?.role === 'combobox' ? target.scope : target;
  const isSet = purpose === 'form-control' && target.role === undefined && target.scope === undefined;
  const asked = !(exact && control === target) && (control.role === 'combobox' || isSet);
  if (!asked || control.text === undefined || !isSmall(control.text)) return null;
  const dropdowns = view.items.filter(isDropdown);
  if (isSet && dropdowns.filter((item) => isNameless(item) && !has(item, 'hidden')).length > 1) return null;
  const wanted = control.text;
  const first = dropdowns.find(
    (item) => item.ref !== null && !has(item, 'hidden') && (isNameless(item) || optionSays(item, wanted)),
  );
  const called = dropdowns.some((item) => nameSays(item, wanted));
  if (first === undefined || called) return null;
  const which = isNameless(first) ? 'that nothing names' : `that offers "${wanted}"`;
  const seen = `nothing on the page is called "${wanted}", but a dropdown ${which} could be it`;
  return failure('not_found', 'no_evidence', seen, { item: first });
}

// "The query box" may be the only one on the page to write in, where nothing names that.
function namelessField(view: View, { target, purpose, exact }: Omit<Need, 'step'>): Failure | null {
  const { text, role, scope } = target;
  if (exact || purpose !== 'field' || role !== 'textbox' || scope !== undefined || !isSmall(text ?? '')) return null;
  const fields = view.items.filter((item) => isTextField(item) && item.type !== 'number' && !has(item, 'hidden'));
  const [only, ...others] = fields;
  if (only === undefined || others.length > 0 || !isNameless(only)) return null;
  const seen = `no field is called "${text}", but the only one to write in, which nothing names, could be it`;
  return failure('not_found', 'no_evidence', seen, { item: only });
}

// "The Size dropdown" may be drawn as a button that shows what is chosen, behind a plain text that names it. What is
// set and called nothing more ("set Size to L") may be, where the button says that it opens something.
function ledButton(view: View, { target, purpose }: Omit<Need, 'step'>): Failure | null {
  const { role, text, scope } = target.scope?.role === 'combobox' ? target.scope : target;
  const opens = role === undefined && purpose === 'form-control';
  if ((role !== 'combobox' && !opens) || text === undefined) return null;
  const buttons = buttonsLed(view, { text, scope }).filter((item) => !opens || has(item, 'haspopup'));
  const [first] = buttons;
  if (first === undefined) return null;
  const seen = `no dropdown goes by "${text}", but ${nameOf(first)} behind these words could be it`;
  return failure('not_found', 'no_evidence', seen, { item: first });
}

// "The spring template" may be the entry Spring: what it is need stand nowhere.
function entryOfKind(view: View, { target, purpose, exact }: Omit<Need, 'step'>): Failure | null {
  const name = /^(.+) \p{Ll}+$/u.exec(target.text ?? '')?.[1];
  if (exact || purpose !== 'press' || target.role !== undefined || name === undefined) return null;
  const { items } = groundAll(view, { target: { ...target, text: name }, purpose: 'read', exact: true });
  const entry = items.find((item) => closest(item, isEntry) !== null);
  if (entry === undefined) return null;
  const seen = `nothing on the page is called "${target.text}", but ${nameOf(entry)} could be it`;
  return failure('not_found', 'no_evidence', seen, { item: entry });
}

// "Cancel for Ann" may be the Cancel that stands with Ann.
function ownedBy(view: View, { target, purpose, exact }: Omit<Need, 'step'>): Failure | null {
  const [, name, whose] = /^(.+?) (?:for|of|in|on|at|from|by|with) (.+)$/.exec(target.text ?? '') ?? [];
  if (exact || name === undefined || whose === undefined || target.scope !== undefined) return null;
  const found = ground(view, { target: { ...target, text: name }, purpose, exact: true });
  const [owner] = groundAll(view, { target: { text: whose }, purpose: 'read', exact: true, shown: true }).items;
  if (found.kind === 'none' || owner === undefined) return null;
  const seen = `nothing on the page is called "${target.text}", but "${name}" and ${nameOf(owner)} stand on it`;
  return failure('not_found', 'no_evidence', seen, { item: owner });
}

function isEntry({ role }: Item): boolean {
  return role === 'row' || role === 'listitem' || role === 'treeitem';
}

// "In Settings, click Folders" where Settings is a link or a button that has yet to be pressed.
function mereControl(view: View, { target }: Omit<Need, 'step'>): Failure | null {
  const { scope } = target;
  if (scope?.relation !== 'within' || scope.text === undefined || scope.role !== undefined) return null;
  const { items } = groundAll(view, { target: { text: scope.text }, purpose: 'read', exact: true });
  const [first] = items;
  if (first === undefined || !items.every((item) => closest(item, isPressable) !== null)) return null;
  const seen = `there is no ${targetWords(target)}, which is only a ${closest(first, isPressable)?.role} here`;
  return failure('not_found', 'no_evidence', seen, { item: first });
}

// "Open the menu", "the user menu", "the Delete dialog": what opens it need not say so.
function unknownKind(view: View, { target, goes }: Omit<Need, 'step'>): Failure | null {
  const { role, text, noun, scope } = target;
  if (role === undefined || noun !== undefined) return null;
  const items = areasOf(view.items, scope, () => true).flatMap((area) => area.items);
  const opens = goes === true && role === 'dialog' && text !== undefined ? items.filter(isUsable) : [];
  const may = [...mayBeOfKind(items, role), ...opens];
  const [first, ...others] = may.filter((item) => text === undefined || says(item.name, text));
  if (first === undefined) return null;
  const seen = `nothing on the page says that it is ${targetWords(target)}, but ${nameOf(first)}${others.length > 0 ? ` or one of ${others.length} others` : ''} could be`;
  return failure('not_found', 'no_evidence', seen, { item: first });
}

function isUsable(item: Item): boolean {
  return isPressable(item) && item.ref !== null && !has(item, 'hidden');
}

const ownself = /^(?:(?:my|user) )?(?:account|profile|avatar|initials)(?: picture)?$|^user$/;

// "The user menu", "the avatar", written small, is no name that a page must bear: a picture, initials or a count may be all
// it is.
function unsaidMenu(view: View, { target, exact }: Omit<Need, 'step'>): Failure | null {
  const { role, text, scope } = target;
  if (exact || text === undefined || !isSmall(text)) return null;
  const unfolds = role === 'menu' || role === 'combobox';
  if (!unfolds && !(ownself.test(text) && [undefined, 'button', 'link', 'img'].includes(role))) return null;
  const items = areasOf(view.items, scope, () => true).flatMap((area) => area.items);
  const opens = items.filter(
    (item) => showsNoLetter(item) && (has(item, 'haspopup', 'collapsed') || (unfolds && leadsNowhere(item))),
  );
  const isOwn = ownself.test(text) || /^(?:user|account|profile|my)\b/.test(text);
  const initials = items.filter((item) => isOwn && takesOwnWords(item) && /^\p{Lu}{1,3}$/u.test(fullText(item)));
  const [first] = [...initials, ...opens].filter((item) => !has(item, 'hidden'));
  if (first === undefined) return null;
  const seen = `nothing on the page is called ${targetWords(target)}, but ${nameOf(first)} could be it`;
  return failure('not_found', 'no_evidence', seen, { item: first });
}

// Words of a line that are set apart in it ("Role: Designer") may take a press by themselves, which nothing tells.
function wordsInLine(view: View, { target }: Omit<Need, 'step'>): Failure | null {
  const { text, role, scope } = target;
  if (text === undefined || role !== undefined) return null;
  const items = areasOf(view.items, scope, () => true).flatMap((area) => area.items);
  const line = items.find((item) => isRunOf(item, text));
  if (line === undefined) return null;
  const seen = `nothing but a part of ${nameOf(line)} says "${text}", and nothing tells whether that takes a press`;
  return failure('not_found', 'no_evidence', seen, { item: line });
}

// "The cell Hammer" may be plain words in a grid of boxes that nothing tells to be one.
function plainCell(view: View, { target }: Omit<Need, 'step'>): Failure | null {
  const { text, role, scope } = target;
  if (role !== 'cell' || text === undefined || scope !== undefined) return null;
  const first = view.items.find(
    (item) => isWordOfPage(item) && !has(item, 'hidden') && bare(fullText(item)) === bare(text),
  );
  if (first === undefined) return null;
  const seen = `"${text}" stands on the page, but nothing on it is told to be a cell by that name`;
  return failure('not_found', 'no_evidence', seen, { item: first });
}

const partOfPage = /^(?:list|table|grid|board|page|view|screen|calendar|form|column|user)s? (\p{Ll}+)$/u;

// "The list settings", written small, may be what is called "Change settings": whose they are need stand nowhere.
function ofPart(view: View, { target, exact }: Omit<Need, 'step'>): Failure | null {
  const { text = '', role, scope } = target;
  const word = partOfPage.exec(text)?.[1];
  if (exact || word === undefined || role !== undefined || scope !== undefined) return null;
  const first = view.items.find((item) => isUsable(item) && wordsOf(item.name).at(-1) === word);
  if (first === undefined) return null;
  const seen = `nothing on the page is called "${text}", but ${nameOf(first)} could be it`;
  return failure('not_found', 'no_evidence', seen, { item: first });
}

// A bell with the number of what is new beside it does not say whose number that is.
function showsNoLetter(item: Item): boolean {
  return !/\p{L}/u.test(`${item.name} ${item.label} ${fullText(item)}`);
}

const arrow = /^(?:arrow|caret|chevron|triangle)(?: (?:button|icon|sign))?$/;
const arrows = /\b(?:arrow|caret|chevron|angle|triangle)\b/;

// A picture is called what it is drawn like, which cannot be read where its markup does not say it.
function unknownPicture(view: View, { target }: Omit<Need, 'step'>): Failure | null {
  const words = target.text ?? target.noun ?? '';
  const isArrow = arrow.test(bare(words));
  if (words === '' || !(target.role === 'img' || isArrow || isDrawing(words))) return null;
  const isDrawn = (item: Item) =>
    (isPressable(item) || item.role === 'img') &&
    (item.icon === '' || (isArrow && arrows.test(item.icon))) &&
    (isWordless(item) || (isPressable(item) && isDrawing(words) && showsNone(item)));
  const fits = (item: Item) => isDrawn(item) && item.box !== null && item.box.width > 4 && item.box.height > 4;
  const areas = areasOf(view.items, target.scope, (items) => items.some(fits));
  const boxed = areas.flatMap((area) => area.items.filter(fits));
  const [first] = boxed;
  if (first === undefined) return null;
  const seen = `nothing says that it is ${targetWords(target)}, but ${boxed.length} without any words could be`;
  return failure('not_found', 'no_evidence', seen, { item: first });
}

// Only a tip that comes under the pointer may tell what a button is called that shows a picture alone.
function unsaidPicture(view: View, { target }: Omit<Need, 'step'>): Failure | null {
  const { text, role, scope } = target;
  if (text === undefined || !(role === undefined || role === 'button' || role === 'link')) return null;
  const items = areasOf(view.items, scope, () => true).flatMap((area) => area.items);
  const drawn = items.filter((item) => isPressable(item) && !has(item, 'hidden') && isWordless(item));
  const [first] = drawn.filter((item) => mayStandFor(item.icon, text));
  if (first === undefined) return null;
  const seen = `nothing on the page is called "${text}", but a ${first.role} that shows a picture alone ("${first.icon}") could be it`;
  return failure('not_found', 'no_evidence', seen, { item: first });
}
