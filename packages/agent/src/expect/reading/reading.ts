import type { Target } from '@smokejumper/contracts';
import { answersOf } from '../../ground/controls/ticks.ts';
import { groundAll, lookForAll } from '../../ground/ground.ts';
import {
  gaugedAt,
  isColumnHead,
  isControl,
  isDropdown,
  isFormControl,
  isHeading,
  isTextField,
  isTick,
} from '../../ground/names/roles.ts';
import { bare, fold, rung, squash } from '../../ground/names/text.ts';
import { siteNames, topHeading } from '../../ground/places/headings.ts';
import { boxUnder } from '../../ground/places/titled-box.ts';
import { cardOf } from '../../ground/places/titles.ts';
import { frameOf } from '../../ground/repeats/frames.ts';
import { isOfOtherColumn } from '../../ground/tables/cells.ts';
import {
  ancestors,
  closest,
  foldedText,
  fullText,
  has,
  type Item,
  isWithin,
  partsShown,
  subtree,
  type View,
} from '../../ground/view/view.ts';
import { afterLabel, besideLabel, untilNext } from './beside-label.ts';
import { chosenAhead, chosenIn, chosenRadio, countIn, isCalledOnly } from './built.ts';
import { badgeBeside, badgeOn, badgesIn, isHeadOf, labelsCalled, toldByNoun } from './by-noun.ts';
import { cellOfRow, cellReadings, columnReading, ofEntry } from './cell-readings.ts';
import { choiceAhead } from './choice-ahead.ts';
import { choiceBeside, drawnInstead, shownChoice } from './choice-beside.ts';
import { amongCounted, countedNear } from './counted-control.ts';
import { crossingOf } from './crossing.ts';
import { drawnUnderHead } from './drawn-head.ts';
import { titleOf } from './entry-title.ts';
import { explains, qualifies, toldIn, toldInRun, withoutHelp, withRest } from './explained.ts';
import { fieldTitled } from './field-titled.ts';
import { readingAhead } from './figure-ahead.ts';
import { groupReadings } from './group-readings.ts';
import { amongRead } from './in-front.ts';
import { goesWithAmount, valueInLine } from './in-line.ts';
import { labelledLines, mayLabel } from './labelled-lines.ts';
import { levelAmount } from './level-columns.ts';
import { loneField } from './lone-field.ts';
import { isNamedCell, isValueNamed } from './named-cell.ts';
import { insteadOfRows } from './no-rows.ts';
import { inOtherWords } from './other-words.ts';
import { behindRate } from './rate-beside.ts';
import { sliderIn } from './scale.ts';
import { underSharedCaption } from './shared-caption.ts';
import { isPressedSign, shownInBox, withoutArrow, withoutPictures, withoutSigns, withoutTrend } from './signs.ts';
import { endsBox, stackedUnder } from './stacked.ts';
import { panelsOf } from './tab-panel.ts';
import { preferLabels, withoutGaugeTitles } from './titled-lines.ts';
import { underHeads } from './under-heads.ts';
import { fieldOfRow, fieldUnderValue, valueInFoot } from './value-cell.ts';
import { writtenBy } from './written-by.ts';

/** What an element shows, in the ways a reader may mean it, the likeliest first. */
export interface Reading {
  item: Item;
  texts: string[];
  /** What evidence must quote: the element, and with a label the value beside it that was read for it. */
  quoted: Item[];
  /** Of a control: the next one, which stands there for itself as far as anybody can tell. */
  neighbour?: Item | undefined;
  /** More lines of its value, or labels and values of their own. */
  perhaps?: readonly Item[];
  /** Its texts are without the amounts that are struck out. */
  standing?: true;
}

/** What stands in the target: a field's content, a section's text, the value beside a label, a table's cell. */
export function readingsOf(view: View, target: Target): { readings: Reading[]; scopeMissing: boolean } {
  if (target.role === 'cell' && target.text !== undefined) return cellReadings(view, target, target.text);
  const column =
    target.role === 'column' && target.text !== undefined ? columnReading(view, target, target.text) : null;
  if (column !== null) return { readings: column, scopeMissing: false };
  const groups = groupReadings(view, target);
  if (groups.length > 0) return { readings: groups, scopeMissing: false };
  const comments = writtenBy(view, target);
  if (comments.length > 0) return { readings: comments, scopeMissing: false };
  const shared = underSharedCaption(view, target).map(
    ({ caption, field }): Reading => ({ item: field, texts: [contentOf(field)], quoted: [caption, field] }),
  );
  if (shared.length > 0) return { readings: shared, scopeMissing: false };
  const meant = countedNear(view, target) ?? inOtherWords(view, target);
  if (meant !== null) return readingsOf(view, meant);
  const badges = badgesIn(view, badgeOn(target));
  if (badges.length > 0) return { readings: badges, scopeMissing: false };
  const { items: all, scopeMissing } = groundAll(view, { target, purpose: 'read', exact: true });
  const items = amongCounted(view, mayLabel(amongRead(view, all, target), target), target);
  const lines = labelledLines(view, items, target);
  if (lines.length > 0) return { readings: lines.map((item) => readingOf(item, target)), scopeMissing };
  const cells = cellOfRow(view, target, items);
  if (cells.length > 0) return { readings: cells, scopeMissing };
  const labels = items.every((item) => closest(item, isControl) !== null) ? labelsCalled(view, target) : [];
  if (labels.length > 0) return { readings: labels.map(([item, words]) => readingOf(item, words)), scopeMissing };
  const told = items.length === 0 ? [toldByNoun, crossingOf].map((tell) => tell(view, target)).find(isAny) : undefined;
  if (told !== undefined) return { readings: told, scopeMissing: false };
  const drawn = drawnUnderHead(view, target, items);
  if (drawn.length > 0) return { readings: drawn, scopeMissing: false };
  const panels = panelsOf(view, target);
  if (panels.length > 0) return { readings: panels, scopeMissing };
  const isElsewhere = (item: Item) => target.scope?.relation === 'row' && isOfOtherColumn(item, target);
  const isBeside = (item: Item) => isHead(item) || isCellOf(item, target.text) || isElsewhere(item);
  const under = items.every(isBeside) ? ofEntry(view, target) : null;
  if (under !== null) return under;
  const below = underHeads(view, items, target);
  if (below.length > 0) return { readings: below, scopeMissing };
  const top = topHeading(items, target, view.title);
  if (top !== null) {
    const names = target.scope === undefined ? siteNames(items, view.title) : [];
    const heads = [top, ...names.filter((item) => item !== top)];
    return { readings: [{ item: top, texts: heads.map(fullText), quoted: heads }], scopeMissing };
  }
  const boxes = target.text === undefined ? items : preferHolders(items, target.text);
  const isApart = (item: Item) => !isFormControl(item) && boxes.some(isFormControl);
  const titled = (item: Item) => (isApart(item) ? item : (fieldTitled(view, item, target) ?? item));
  const readings = preferLabels(boxes, target).map((item) => readingOf(drawnInstead(titled(item)), target));
  return { readings: withoutGaugeTitles(readings, target), scopeMissing };
}

/**
 * What a link merely leads to: what stands under plain words by its name, or, where only links and the like go by it,
 * words that begin with it and a colon ("Orders: 4").
 */
export function titleReadings(view: View, target: Target): Reading[] {
  const { text: name, role } = target;
  if (name === undefined || role !== undefined) return [];
  const { areas, matches } = lookForAll(view, { target, purpose: 'read', exact: true });
  const named = matches.filter((match) => match.rung >= rung.loose).map(({ item }) => item);
  if (!named.some(({ role }) => role === 'link')) return [];
  const titles = named.filter((item) => closest(item, isControl) === null);
  if (titles.length > 0) return titles.map((item) => readingOf(item, target));
  const begins = `${fold(name)}:`;
  const labelled = areas
    .flatMap(({ items }) => items)
    .filter((item) => foldedText(item).startsWith(begins) && (afterLabel(fullText(item), name) ?? '') !== '');
  return labelled
    .filter((item) => !labelled.some((inner) => inner !== item && isWithin(inner, item)))
    .map((item) => ({ item, texts: [afterLabel(fullText(item), name) ?? ''], quoted: [item] }));
}

// Of a field, a section and a heading by the same name, the one that holds something is meant.
function preferHolders(items: readonly Item[], name: string): Item[] {
  const controls = items.filter(isFormControl);
  if (controls.length > 0) return [...controls, ...items.filter((item) => isToldApart(item, controls))];
  const holders = items.filter(
    (item) => item.children.length > 0 && foldedText(item) !== fold(name) && bare(fullText(item)) !== bare(name),
  );
  return holders.length > 0 ? holders : [...items];
}

// "Owner: Ben" on a page is told besides a form further on that has a field "Owner": which of them is meant it does not say.
function isToldApart(item: Item, controls: readonly Item[]): boolean {
  if (closest(item, (up) => isControl(up) || up.tag === 'label' || up.tag === 'form') !== null) return false;
  const isLabel = item.role === 'term' || /\p{L}:$/u.test(fullText(item));
  const inForms = controls.every((control) => closest(control, ({ tag }) => tag === 'form') !== null);
  return isLabel && inForms && besideLabel(item).some((part) => !isHeading(part) && !subtree(part).some(isFormControl));
}

/** Content of a form control: its value, or the option that is chosen. */
export function contentOf(item: Item): string {
  if (isDropdown(item)) {
    const chosen = subtree(item).filter((part) => part.role === 'option' && has(part, 'selected', 'checked'));
    if (chosen.length > 0) return chosen.map((part) => squash(part.name || fullText(part))).join(', ');
    if (item.value !== null && item.value !== '') return item.value;
    return item.tag === 'select' ? '' : withoutArrow(shownInBox(item)) || (choiceBeside(item)?.text ?? '');
  }
  if (item.value !== null) return item.value || fullText(drawnOver(item) ?? item) || (shownChoice(item)?.text ?? '');
  if (isTick(item)) return has(item, 'checked') ? 'on' : 'off';
  // A button under a label that lets people choose shows what was chosen; its name is what the label says.
  const inside = withoutArrow(fullText(item));
  return bare(inside) === bare(item.name) ? item.text : inside;
}

// Editors of code keep a bare text area for the keys and draw what is written over it.
function drawnOver(item: Item): Item | null {
  const texts = [item.name, item.label, item.placeholder, item.value ?? ''];
  if (item.tag !== 'textarea' || !has(item, 'occluded') || texts.some((text) => text !== '')) return null;
  const around = ancestors(item)
    .slice(0, 4)
    .find((up) => up.role !== 'generic' || fullText(up) !== '');
  const others = around === undefined ? [] : subtree(around).filter((part) => part !== item && isFormControl(part));
  return around?.role === 'generic' && others.length === 0 ? around : null;
}

/** What to quote for the content of a form control: itself, or the box that shows what it holds. */
export function shownBy(item: Item): Item {
  const empty = isDropdown(item) && (item.value ?? '') === '';
  return (empty ? choiceBeside(item)?.around : shownChoice(item)?.around) ?? drawnOver(item) ?? item;
}

function readingOf(item: Item, target: Target): Reading {
  const name = target.text;
  const alone = (...texts: string[]): Reading => ({ item, texts, quoted: [item] });
  if (isFormControl(item)) return { item, texts: [contentOf(item), ...answersOf(item)], quoted: [shownBy(item)] };
  const chosen = target.role === undefined && name !== undefined ? chosenIn(item, name) : null;
  if (chosen !== null) return { item, texts: [chosen], quoted: [item], perhaps: [item] };
  const whole = fullText(item) || item.name;
  const drawn = gaugedAt(item);
  if (drawn !== '') return alone(drawn, drawn.replace(/%$/, ''), whole);
  if (name === undefined) return nameless(item, target, whole);
  if (isCellOf(item, name)) return alone(fullText(item));
  if (isCalledOnly(item, name)) return alone(whole);
  const card = boxTitled(item, target);
  if (card !== null)
    return { item: card, texts: [afterLabel(fullText(card), name) ?? '', fullText(card)], quoted: [card] };
  const inLine = valueInLine(item, name);
  if (inLine !== null) return { ...alone(inLine), perhaps: [item] };
  const rest = afterLabel(whole, name);
  if (rest !== null && rest !== '' && !explains(rest) && !qualifies(rest, besideLabel(item)[0]))
    return alone(rest, ...toldIn(rest), ...toldInRun(item, name), whole);
  const isOne = isLabel(item, target) && !goesWithAmount(item, name);
  const level = isOne ? (levelAmount(item) ?? valueInFoot(item) ?? fieldUnderValue(item)) : null;
  if (level !== null) return { item, texts: [fullText(level)], quoted: [item, level] };
  const rated = isOne ? behindRate(item) : null;
  if (rated !== null)
    return { item, texts: [fullText(rated.amount)], quoted: [item, rated.amount], neighbour: rated.rate };
  const beside = isOne ? [...new Set(besideLabel(item).map(drawnInstead))] : [];
  const following = untilNext(item, beside);
  const stacked = stackedUnder(item, following);
  // "Copies − 3 +": what is pressed to change a number is not the number.
  const later = withoutHelp(following.filter((part) => !stacked.includes(part) && !isPressedSign(part)));
  const [next] = later;
  const badge = next === undefined ? badgeBeside(item, name) : null;
  if (badge !== null) return { item, texts: [fullText(badge), whole], quoted: [item, badge] };
  const slider = next === undefined ? null : sliderIn(next);
  if (slider !== null) return { item, texts: [contentOf(slider)], quoted: [item, slider] };
  const radio = chosenRadio(later);
  if (radio !== null) {
    const more = later.flatMap(subtree).find(isTextField);
    return { item, texts: [afterLabel(radio.name, name) || radio.name], quoted: [item, radio], neighbour: more };
  }
  const ahead = chosenAhead(later);
  if (ahead !== null)
    return ahead.chosen === null
      ? { ...alone(''), perhaps: later }
      : { item, texts: [ahead.chosen.name], quoted: [item, ahead.chosen] };
  const neighbour = beside[following.length];
  if (next === undefined || endsBox(item, next))
    return readingAhead(item, { ...alone(whole), neighbour, perhaps: later });
  const shown = (part: Item) => {
    const [field, ...others] = fullText(part) === '' ? subtree(part).filter(isFormControl) : [loneField(part) ?? part];
    if (field !== undefined && others.length === 0 && isFormControl(field)) return contentOf(field);
    const text = isControl(part) ? withoutArrow(fullText(part)) : fullText(part);
    return chosenIn(part, name) ?? (text || gaugedAt(part));
  };
  const cells = headedCells(item, name);
  const texts = [
    ...new Set([
      ...countIn(next),
      shown(next),
      ...choiceAhead(next),
      ...withRest(rest, shown(next)),
      squash(later.map(shown).join(' ')),
      ...cells.map(fullText),
      ...withoutPictures(next),
      ...withoutTrend(next),
    ]),
  ];
  return {
    item,
    texts,
    quoted: [item, ...later.slice(0, 3), ...cells],
    neighbour: neighbour ?? fieldOfRow(item) ?? undefined,
    perhaps: stacked,
  };
}

// What is asked for by its kind, and not by what it is called.
function nameless(item: Item, target: Target, whole: string): Reading {
  if (isHeadOf(item, target.noun)) return underHeading(item, target, whole);
  const none = insteadOfRows(item);
  if (none !== null) return { item, texts: [squash(`${whole} ${fullText(none)}`)], quoted: [item, none] };
  return { item, texts: [whole, ...withoutSigns(item), ...titleOf(item, target)], quoted: [item] };
}

// The head of a row may say more than its name ("Payload, 2 bytes"): its value is the only cell of the row all the same.
function headedCells(item: Item, name: string): Item[] {
  const head = closest(item, ({ role }) => role === 'rowheader');
  const cells = head?.up?.children.filter((part) => part !== head && fullText(part) !== '') ?? [];
  return head !== null && cells.length === 1 && afterLabel(fullText(head), name) !== null ? cells : [];
}

// "The order shows X": what stands under the heading "Your order" is of it. Its very name is what it shows of nothing.
function underHeading(item: Item, { noun = '', ...target }: Target, words: string): Reading {
  const reading = readingOf(item, { ...target, text: words });
  return bare(words) === bare(noun) ? reading : { ...reading, texts: [...reading.texts, words] };
}

// "The Totals card": what stands under a heading, or another line, in its own box, not that alone.
function boxTitled(item: Item, { role, text = '' }: Target): Item | null {
  if (role !== 'card' && role !== 'region') return null;
  if (role === 'card' && frameOf(item) === item) return item;
  return closest(item, isHeading) !== null ? cardOf(item) : boxUnder(item, text);
}

const entries =
  'row article option menuitem treeitem dialog alertdialog table grid list tabpanel region form group'.split(' ');

// An entry of a list, and what holds more than the name, are no labels: what follows them is their neighbour, whose
// words are never theirs.
function isLabel(item: Item, target: Target): boolean {
  if (entries.includes(item.role)) return false;
  if (item.role === 'listitem' && (target.role !== undefined || target.noun !== undefined)) return false;
  // Behind what a term says the next term begins.
  const told = closest(item, ({ role }) => role === 'definition');
  if (told !== null && bare(fullText(told)) === bare(fullText(item))) return false;
  // A button "Add to cart" is no label of the cart.
  const control = closest(item, isControl);
  const called = control === null ? [] : [control.name || fullText(control), fullText(control)];
  if (control !== null && !called.some((words) => bare(words) === bare(target.text ?? ''))) return false;
  // A number that is not the name is the value itself: the badge on a button.
  const shown = fullText(item);
  if (/^\d+\+?$/.test(shown) && shown !== target.text) return false;
  const showing = partsShown(item);
  return showing.length < 2 || bare(fullText(item)) === bare(target.text ?? '');
}

function isCellOf(item: Item, name: string | undefined): boolean {
  return isNamedCell(item, name) || isValueNamed(item, name);
}

function isHead(item: Item): boolean {
  return closest(item, isColumnHead) !== null;
}

const isAny = (readings: readonly Reading[]) => readings.length > 0;
