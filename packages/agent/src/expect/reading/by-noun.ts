import type { Scope, Target } from '@smokejumper/contracts';
import { gaugesLed } from '../../ground/controls/gauges.ts';
import { lookForAll } from '../../ground/ground.ts';
import { isCalled } from '../../ground/names/names.ts';
import { ofKind } from '../../ground/names/nouns.ts';
import { formsOf } from '../../ground/names/one-or-several.ts';
import { gaugedAt, isCell, isControl, isHeading, isPressable } from '../../ground/names/roles.ts';
import { bare, fold, rung } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { headOver } from '../../ground/tables/columns.ts';
import { groupsCalled } from '../../ground/tables/group-lines.ts';
import {
  ancestors,
  closest,
  foldedText,
  fullText,
  type Item,
  partsShown,
  piecesOf,
  subtree,
  type View,
} from '../../ground/view/view.ts';
import { tellsMore } from '../check.ts';
import type { Reading } from './reading.ts';
import { stampsBeside } from './stamps.ts';

/** "The number in Customers" speaks of a label that reads so, where nothing but a control goes by that noun otherwise. */
export function labelsCalled(view: View, { noun, ...rest }: Target): [Item, Target][] {
  if (/^(?:count|number)$/.test(noun ?? '') && rest.text !== undefined) return countsOf(view, rest.text);
  if (noun === undefined || rest.text !== undefined || rest.role !== undefined || rest.ordinal !== undefined) return [];
  const target = { ...rest, text: noun };
  const { matches } = lookForAll(view, { target, purpose: 'read', exact: true });
  const called = matches.filter(({ item, rung: level }) => level >= rung.loose && closest(item, isControl) === null);
  return called.length > 0 ? called.map(({ item }) => [item, target]) : linesOf(view, [noun]);
}

// "The like count" may stand behind "Likes:".
function countsOf(view: View, name: string): [Item, Target][] {
  return linesOf(view, formsOf(name));
}

// A line that begins with the label and a colon: "Version: 2.1".
function linesOf({ items }: View, labels: readonly string[]): [Item, Target][] {
  return items.flatMap((item): [Item, Target][] => {
    const label = labels.find((words) => item.text !== '' && foldedText(item).startsWith(`${fold(words)}:`));
    return label === undefined || closest(item, isControl) !== null ? [] : [[item, { text: label }]];
  });
}

/** A heading tells of what the noun is, the first cell of a row only where it is the noun itself. */
export function isHeadOf(item: Item, noun: string | undefined): boolean {
  if (noun === undefined) return false;
  const heads = ['rowheader', 'term', 'cell', 'gridcell'].includes(item.role);
  return isHeading(item) || (heads && bare(fullText(item)) === bare(noun));
}

/** What a noun tells by its kind alone, where nothing on the page goes by it: a price, an email, the badge on a control. */
export function toldByNoun(view: View, target: Target): Reading[] {
  const { noun, text, role, scope } = target;
  if (role !== undefined || (noun !== undefined && text !== undefined)) return [];
  const said = noun ?? text ?? '';
  const [, name] = /^(.+?) (?:progress(?: bar)?|meter|gauge|bar|indicator)$/i.exec(said) ?? [];
  if (name !== undefined) return gaugesCalled(view, name);
  if (scope === undefined) return /^(?:table|grid) footer$/.test(said) ? feetOf(view, said) : [];
  if (/^(?:progress|completion)$/.test(said)) return gaugesIn(view, scope);
  const stamps = stampsBeside(view, target);
  if (stamps.length > 0) return stamps;
  if (noun === 'badge') return badgeReadings(view, scope.text ?? '');
  if (/^e-?mail(?: address)?$/.test(said)) return onlyIn(view, target, ({ text: words }) => address.test(words.trim()));
  if (said === 'balance') return onlyIn(view, target, isBalance);
  return /^(?:price|cost)$/.test(said) ? onlyIn(view, target, ({ text: words }) => money.test(words)) : [];
}

function feetOf({ items }: View, said: string): Reading[] {
  return ofKind(items, said).map((item) => ({ item, texts: [fullText(item)], quoted: [item] }));
}

// "The Disk meter" is called Disk.
function gaugesCalled({ items }: View, name: string): Reading[] {
  const gauges = items.filter((item) => gaugedAt(item) !== '');
  const called = gauges.filter((item) => isCalled(item, name));
  const led = called.length > 0 ? [] : gaugesLed(items, name).filter(({ item }) => gaugedAt(item) !== '');
  return [...called, ...led.map(({ item }) => item)].map((item) => ({ item, texts: [gaugedAt(item)], quoted: [item] }));
}

// "The progress of X" is what the only bar in it shows.
function gaugesIn({ items }: View, scope: Scope): Reading[] {
  const isBar = (item: Item) => gaugedAt(item) !== '';
  const bars = areasOf(items, scope, (held) => held.some(isBar)).flatMap((area) => area.items.filter(isBar));
  const [bar, ...others] = new Set(bars);
  return bar === undefined || others.length > 0 ? [] : [{ item: bar, texts: [gaugedAt(bar)], quoted: [bar] }];
}

const address = /^[^\s@,;]+@[^\s@,;]+\.\p{L}{2,}$/u;
const money = /[$€£¥]\s?\d|\d\s?[€£$¥]/;
const plainMoney = /^[-−+]?\d{1,3}(?:[,.' ]?\d{3})*[.,]\d{2}$/;

// An amount to the cent, of which no head of a column says what else it is.
function isBalance(item: Item): boolean {
  return money.test(item.text) || (plainMoney.test(item.text.trim()) && headOver(item) === null);
}

// The only amount of money that stands there need not say that it is a price.
function onlyIn(view: View, { scope }: Target, isSum: (item: Item) => boolean): Reading[] {
  const sums = areasOf(view.items, scope, (items) => items.some(isSum)).flatMap(({ items }) => items.filter(isSum));
  const [item, ...others] = sums;
  return item === undefined || others.length > 0 ? [] : [{ item, texts: [fullText(item)], quoted: [item] }];
}

/** What the badge that a target asks for is drawn on, as it is called; empty for any other target. */
export function badgeOn({ noun = '', text, role, scope, ordinal }: Target): string {
  const { relation, text: name = '', ...more } = scope ?? {};
  // "The badge next to Filters" is the one in the line of that title, whatever number stands elsewhere.
  if (noun === 'badge' && relation === 'near' && !tellsMore({ text, role, ordinal, ...more })) return name;
  if ((role ?? scope ?? ordinal) !== undefined) return '';
  return noun === 'badge' ? (text ?? '') : text === undefined ? (/^(.+) badge$/.exec(noun)?.[1] ?? '') : '';
}

/** A badge is no state in the cell of a table, and what the next cell holds is no number on it. */
export function withoutCells(items: readonly Item[], { noun }: Target): readonly Item[] {
  return noun === 'badge' ? items.filter((item) => closest(item, isCell) === null) : items;
}

// It may stand in the name of what it is drawn on: "Inbox 3", or behind the words in a box of its own.
export function badgesIn({ items }: Pick<View, 'items'>, name: string): Reading[] {
  if (name === '') return [];
  const group = badgeOfGroup(items, name);
  if (group.length > 0) return group;
  return items.flatMap((item) => {
    const isLine = (item.children.length > 1 || item.runs !== undefined) && closest(item, isCell) === null;
    const whole = isPressable(item) ? fold(item.name) : isLine ? foldedText(item) : '';
    const [, number] = (whole.startsWith(`${fold(name)} `) && /^\W*(\d+\+?)\W*$/.exec(whole.slice(name.length))) || [];
    return number === undefined ? [] : { item, texts: [number], quoted: [item] };
  });
}

// "The Projects group" of a table begins with a line that says "Projects 5", the number in a piece of its own.
function badgeOfGroup(items: readonly Item[], name: string): Reading[] {
  return groupsCalled(items, { text: name }).flatMap(([line]) => {
    const [, badge = '', ...others] = line === undefined ? [] : subtree(line).flatMap(piecesOf);
    return line !== undefined && others.length === 0 && /^\d+\+?$/.test(badge.trim())
      ? [{ item: line, texts: [badge.trim()], quoted: [line] }]
      : [];
  });
}

function badgeReadings(view: View, name: string): Reading[] {
  const numbers = badgesIn(view, name);
  if (numbers.length > 0) return numbers;
  return badgesBehind(view, name).map(({ item, badges }) => ({
    item,
    texts: [badges.join(' '), ...badges],
    quoted: [item],
  }));
}

/** What stands, each by itself, in one line behind a name that the line begins with: "Build 42 Passed". */
export function badgesBehind({ items }: View, name: string): { item: Item; badges: readonly string[] }[] {
  return items.flatMap((item) => {
    const [first, ...badges] = item.runs ?? [];
    const isLine = first !== undefined && bare(first) === bare(name) && closest(item, isCell) === null;
    return isLine && badges.length > 0 && badges.length <= mostBadges ? [{ item, badges }] : [];
  });
}

/** More words than these are a sentence. */
const mostBadges = 3;

// The head of an entry may show its name and, before or behind it, how it stands: "Paused · Holidays".
export function badgeBeside(item: Item, name: string): Item | null {
  const isHeadOf = ({ role }: Item) => role === 'button' || role === 'link' || role === 'tab' || role === 'heading';
  const top = ancestors(item).findLast(isHeadOf);
  if (top === undefined) return null;
  for (const up of ancestors(item)) {
    const shown = partsShown(up);
    const others = shown.filter((child) => bare(fullText(child)) !== bare(name));
    if (shown.length > 1) return shown.length === 2 && others.length === 1 ? (others[0] ?? null) : null;
    if (up === top) return null;
  }
  return null;
}
