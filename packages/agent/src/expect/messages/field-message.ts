import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isFormControl } from '../../ground/names/roles.ts';
import { bare, says } from '../../ground/names/text.ts';
import { remarksOn, rightBelow, textsAround } from '../../ground/places/remarks.ts';
import { areasOf } from '../../ground/places/scope.ts';
import {
  closest,
  fullText,
  has,
  type Item,
  isWithin,
  nameOf,
  namesFor,
  subtree,
  type View,
} from '../../ground/view/view.ts';
import { type Check, type Facts, met, notMet, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { type Reading, readingsOf } from '../reading/reading.ts';
import { isMarked, reads, type Tone, toneOf } from './messages.ts';
import { newsOf, stoodIn } from './news.ts';
import { mayBeWrong, wrongFieldOf } from './wrong-field.ts';

/** The one field that a message is looked for at: "the error below Email". */
export interface FieldPlace {
  tone: Tone;
  field: Item;
  /** What is told of the field: it is described by it, or it is drawn right below, or marked as a message behind it. */
  lines: Item[];
  /** All texts up to the controls before and after it. What stands further off is said of another one. */
  around: Item[];
}

const places: readonly string[] = ['within', 'near', 'below', 'right-of'];

/** Null where a target asks for no message, or not for one at a single field. */
export function placeAtField(view: View, target: Target | undefined): FieldPlace | null {
  const { scope, ...own } = target ?? {};
  const tone = toneOf(own);
  const field = tone === null ? null : fieldCalled(view, scope);
  if (tone === null || field === null) return null;
  const around = textsAround(field, view.items);
  const behind = around.filter((item) => item.index > field.index && isMarked(item));
  const lines = [...new Set([...remarksOn(field, view.items), ...rightBelow(field, around), ...behind])];
  return { tone, field, lines, around };
}

/** "The error for Email" is asked of a field: where it is said of that, not what the field is called or holds. */
export function atItsField(view: View, target: Target): Target {
  const { text, noun, ...more } = target;
  if (text === undefined || noun === undefined || Object.keys(more).length > 0 || toneOf({ noun }) !== 'error')
    return target;
  const scope = { relation: 'within', text } as const;
  return fieldCalled(view, scope) === null ? target : { noun, scope };
}

/** The field that a message is told of: it is described by it, or it is drawn right below. */
export function fieldOf(view: View, message: Item): Item | undefined {
  const fields = view.items.filter((item) => isFormControl(item) && !has(item, 'hidden'));
  return fields.find((field) => remarksOn(field, view.items).some((line) => isWithin(line, message)));
}

/**
 * "No toast" where all that is marked as an alert is what a form says at its fields, and "no error" where it is a line
 * there that does not complain, at fields that are not marked as wrong: open. Null where any of it is more.
 */
export function onlyAtFields(facts: Facts, target: Target, items: readonly Item[]): Check | null {
  const { view, since } = facts;
  const { scope, ...own } = target;
  const tone = toneOf(own);
  const isHint = (item: Item, field: Item) =>
    isMarked(item) &&
    !has(field, 'invalid', 'refused') &&
    !reads(fullText(item), 'error', { anew: true }) &&
    !subtree(item).some(({ red }) => red === true) &&
    (since === null || stoodIn(since, item));
  const ofField = (item: Item) => {
    const field = fieldOf(view, item);
    const isIt = tone === 'any' ? own.role === 'alert' && scope === undefined : tone === 'error';
    return field !== undefined && isIt && (tone === 'any' || isHint(item, field)) ? field : undefined;
  };
  const fields = items.map(ofField);
  const [[field], [first]] = [fields, items];
  if (field === undefined || first === undefined || fields.includes(undefined)) return null;
  const seen = `"${fullText(first)}" is said of ${nameOf(field)}, and whether it is the ${targetWords(target)} is not told`;
  return unproven('no_evidence', seen, quotesOf(view, first));
}

/** Words that should stand at a field, and stand only where they are said of another one. */
export function saidOfOther(view: View, { scope, text, role }: Target, items: readonly Item[]): Check | null {
  const [first] = items;
  if (first === undefined || text === undefined || (role !== undefined && role !== 'alert')) return null;
  const field = fieldCalled(view, scope);
  if (field === null) return null;
  const around = textsAround(field, view.items);
  const owners = items.map((item) =>
    around.includes(item) ? (otherInBox(item, field) ?? field) : (fieldOf(view, item) ?? otherInBox(item, field)),
  );
  const [owner] = owners;
  if (owner === undefined || owner === null || owners.some((one) => one === field || one == null)) return null;
  const seen = `"${fullText(first).slice(0, 80)}" is said of ${nameOf(owner)}`;
  const quotes = quotesOf(view, first);
  // Where it stands between both it is under the one as well.
  const isUnder = scope?.relation === 'below' && items.some((item) => around.includes(item));
  return reads(fullText(first), 'error', { anew: true }) && !isUnder
    ? notMet(seen, quotes, first)
    : unproven('no_evidence', seen, quotes);
}

// What stands in the box of another field, be it over that, and next to this one.
function otherInBox(item: Item, field: Item): Item | null {
  const isField = (part: Item) => (isFormControl(part) || part.role === 'radiogroup') && !has(part, 'hidden');
  const box = closest(item, (up) => subtree(up).some(isField));
  return box === null || isWithin(field, box) ? null : (subtree(box).find(isField) ?? null);
}

/** The one form control that a place names: "below Email". */
export function fieldCalled(view: View, scope: Target['scope']): Item | null {
  if (scope?.text === undefined || scope.scope !== undefined || !places.includes(scope.relation)) return null;
  const { relation: _, ...called } = scope;
  const named = groundAll(view, { target: called, purpose: 'form-control', exact: true }).items;
  const [field, ...others] = named.filter(isFormControl);
  return field === undefined || others.length > 0 ? null : field;
}

/** Of what answers to a target only what stands at its field. */
export function atField(place: FieldPlace | null, items: readonly Item[]): Item[] {
  return place === null ? [...items] : items.filter((item) => place.around.includes(item));
}

/** What is told of the field, where nothing at it goes by the common noun itself. */
export function readingsAtField(view: View, target: Target): ReturnType<typeof readingsOf> {
  const found = readingsOf(view, target);
  const place = placeAtField(view, target);
  if (place === null) return found;
  const own = found.readings.filter(({ item }) => place.around.includes(item));
  const lines = place.lines.filter((item) => !place.lines.some((line) => item.up === line));
  const told = lines.map((item): Reading => ({ item, texts: [fullText(item)], quoted: [item] }));
  return { readings: own.length > 0 ? own : told, scopeMissing: found.scopeMissing };
}

/** `An error is shown below Email`, where nothing is told to be one. Null: no such text stands anywhere. */
export function fieldTells(facts: Facts, target: Target, place: FieldPlace): Check | null {
  const { view } = facts;
  const said = place.lines.find((item) => isSaid(facts, place, item));
  if (said !== undefined) return met(quotesOf(view, said));
  const near = place.around.find((item) => mayBe(facts, place, item));
  const others = view.items.filter((item) => !isSummedUp(view, place.field) || says(fullText(item), place.field.name));
  const like = [...place.lines, ...place.around, ...others].find((item) => isLike(item, place)) ?? near;
  if (like === undefined) return null;
  const words = fullText(like).slice(0, 80);
  const seen = `"${words}" stands on the page, but nothing tells that it is the ${targetWords(target)}`;
  return { ...unproven('no_evidence', seen, quotesOf(view, like)), mayCome: true };
}

// What complains elsewhere is of the other fields, where these are marked as wrong, and this one is not.
function isSummedUp({ items }: View, field: Item): boolean {
  const isWrong = (item: Item) => isFormControl(item) && has(item, 'invalid', 'refused') && !has(item, 'hidden');
  return !isWrong(field) && items.some((item) => has(item, 'invalid') && isWrong(item));
}

/** "The form has errors" where fields are marked as wrong, and words are told of them. */
export function toldWrong(facts: Facts, target: Target): Check | null {
  const told = target.text === undefined ? toldOfWrong(facts, target) : null;
  return told?.status === 'not_met' ? met(told.evidence) : null;
}

/** The contrary: null where nothing at the field reads like such a message. */
export function fieldDenies(facts: Facts, target: Target, place: FieldPlace): Check | null {
  const { view } = facts;
  const said = place.lines.find((item) => isSaid(facts, place, item));
  if (said !== undefined) return notMet(`"${fullText(said)}" is said of it`, quotesOf(view, said), said);
  const red = place.tone === 'success' ? undefined : place.lines.find((item) => isNewlyRed(facts, item));
  const like = place.around.find((item) => isLike(item, place) || mayBe(facts, place, item)) ?? red;
  if (like === undefined) return null;
  const seen = `"${fullText(like).slice(0, 80)}" stands there, and whether it is the ${targetWords(target)} is not told`;
  return unproven('ambiguous', seen, quotesOf(view, like));
}

/** "There are no errors in the form" where a field is marked as wrong, and words are told of it. */
export function toldOfWrong(facts: Facts, { scope, ...own }: Target): Check | null {
  const { view } = facts;
  if (toneOf(own) !== 'error') return null;
  const inside = areasOf(view.items, scope, () => true).flatMap(({ items }) => items);
  const wrong = inside.filter((item) => isFormControl(item) && has(item, 'invalid') && !has(item, 'hidden'));
  const isBehind = (field: Item) => (line: Item) => line.index > field.index && fullText(line) !== '';
  const said = (field: Item) => remarksOn(field, view.items).filter(isBehind(field));
  const field = wrong.find((item) => said(item).length > 0);
  const [line] = field === undefined ? [] : said(field);
  if (field === undefined || line === undefined) return toldInRed(facts, inside);
  const seen = `"${fullText(line).slice(0, 80)}" is said of ${nameOf(field)}`;
  return reads(fullText(line), 'error', { anew: true })
    ? notMet(seen, quotesOf(view, line), line)
    : unproven('ambiguous', `${seen}, which is marked as wrong`, quotesOf(view, line));
}

// Many pages mark a field as wrong by nothing but the words drawn in red right below it.
function toldInRed(facts: Facts, items: readonly Item[]): Check | null {
  const { view } = facts;
  const fields = items.filter((item) => isFormControl(item) && !has(item, 'hidden'));
  const labels = new Set(fields.flatMap(namesFor).map(bare));
  for (const field of fields) {
    const below = rightBelow(field, textsAround(field, view.items));
    const line = below.find((item) => isNewlyRed(facts, item) && !labels.has(bare(item.text)));
    if (line === undefined) continue;
    const seen = `"${line.text.slice(0, 80)}" is drawn in red below ${nameOf(field)}`;
    return unproven('ambiguous', `${seen}, and whether it is an error is not told`, quotesOf(view, line));
  }
  return null;
}

// A mere sign, as that of a field to be filled in, says nothing, and what stood there before came of nothing.
function isNewlyRed({ since }: Facts, item: Item): boolean {
  return item.red === true && /\p{L}/u.test(item.text) && (since === null || !stoodIn(since, item));
}

// A hint that always stands there may read like an error: it must have come, or be marked as wrong.
function isSaid(facts: Facts, { tone, field }: FieldPlace, item: Item): boolean {
  const { view, since } = facts;
  if (tone !== 'success' && wrongFieldOf(facts, item) === field) return true;
  if (tone === 'error' && has(field, 'invalid') && isDrawnRed(item)) return true;
  if (!reads(fullText(item), tone, { anew: true })) return false;
  const came = () => since !== null && newsOf(since, view).items.includes(item);
  return closest(item, isMarked) !== null || has(field, 'invalid') || came();
}

function isDrawnRed(item: Item): boolean {
  const parts = subtree(item).filter(({ text }) => /\p{L}/u.test(text));
  return parts.length > 0 && parts.every(({ red }) => red === true);
}

function mayBe(facts: Facts, { tone }: FieldPlace, item: Item): boolean {
  const came = facts.since === null ? [] : newsOf(facts.since, facts.view).items;
  return tone !== 'success' && came.includes(item) && mayBeWrong(facts, item);
}

function isLike(item: Item, { tone }: FieldPlace): boolean {
  const words = item.text !== '' || isMarked(item) ? fullText(item) : '';
  return words !== '' && !has(item, 'hidden') && !isFormControl(item) && reads(words, tone, { anew: isMarked(item) });
}
