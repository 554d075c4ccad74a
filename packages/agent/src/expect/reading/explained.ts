import { isCell, isFormControl } from '../../ground/names/roles.ts';
import { bare, fold } from '../../ground/names/text.ts';
import { fullText, type Item, subtree } from '../../ground/view/view.ts';
import { isAmount } from '../counting/amounts.ts';
import { isBareAmount } from './level-columns.ts';
import { figureAhead } from './signs.ts';

const marks = /^(?:[([]?[?*:ⓘℹ]\ufe0f?[)\]]?|\p{Sc})$/u;
const words =
  /^\(?(?:help|info|information|hint|tip|docs|documentation|required|optional|(?:learn|read|find out) more\b.*|(?:more|get) (?:help|info|information)|what(?:'s| is| does| are) (?:this|that|it|these)\b.*)\W*$/;

/** Whether words beside a label merely explain it, mark it, or say its unit, and are no value: "Help", "?", "$". */
export function explains(said: string): boolean {
  return marks.test(said.trim()) || words.test(fold(said));
}

/** "Discount (SPRING10)", "VAT 19%": with an amount behind it, what goes on with a label only tells more of what it is of. */
export function qualifies(said: string, next: Item | undefined): boolean {
  if (next === undefined) return false;
  const isValue = isBareAmount(next) || next.role === 'definition' || isCell(next);
  return isValue && (/^\(.+\)$/.test(said) ? true : isRate.test(said) && isBareAmount(next));
}

/** In one line with others what stands in the same run as the label: "Uptime 99.9%" ahead of "last 30 days", the amount of a rate, and a figure ahead of words that tell its trend. */
export function toldInRun(item: Item, name: string): string[] {
  const [first = '', ...others] = subtree(item).find(({ runs }) => runs !== undefined)?.runs ?? [];
  if (bare(first) === bare(name)) return figureAhead(others);
  const rest =
    others.length > 0 && fold(first).startsWith(`${bare(name)} `) ? first.slice(bare(name).length).trim() : '';
  const [amount, ...more] = others;
  const ofRate = isRate.test(rest) && amount !== undefined && more.length === 0 && isAmount(amount);
  return rest === '' ? [] : ofRate ? [rest, amount] : [rest];
}

const isRate = /^\(?\d+(?:[.,]\d+)?\s?%\)?$/;

/** What a label that goes on in such words may be said to show beside its value: both in one, or its rate. */
export function withRest(rest: string | null, value: string): string[] {
  if (rest === null || rest === '') return [];
  return isRate.test(rest) ? [`${rest}${value}`, rest] : [`${rest}${value}`];
}

/** What follows a label, without what explains it in front of the field that holds its value, and the sign of help behind that. */
export function withoutHelp(later: readonly Item[]): readonly Item[] {
  const at = later.findIndex((part) => !isHelp(part));
  const next = later[at];
  if (next === undefined || !subtree(next).some(isFormControl)) return later;
  return later.slice(at).filter((part) => !(isSign(part) && isHelp(part)));
}

const isSign = ({ role }: Item) => role === 'link' || role === 'button' || role === 'img';

function isHelp(part: Item): boolean {
  return !subtree(part).some(isFormControl) && explains(fullText(part) || part.name);
}

/** The label and its help may share a line of their own, above or beside the box of the field: that box, else null. */
export function fieldBehind(line: Item, later: readonly Item[]): Item | null {
  const next = line.up?.children[line.up.children.indexOf(line) + 1];
  if (next === undefined || !later.every(isHelp)) return null;
  const [field, ...others] = subtree(next).filter(isFormControl);
  return field !== undefined && others.length === 0 && fullText(next) === fullText(field) ? next : null;
}

/** A whole sentence may tell it: "Membership is 40 euros a year." */
export function toldIn(rest: string): string[] {
  const told = /^(?:is|are|was|were) (.+?)\.?$/i.exec(rest)?.[1];
  return told === undefined ? [] : [told];
}
