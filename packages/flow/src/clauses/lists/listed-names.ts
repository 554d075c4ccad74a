import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { roleOf } from '../../lexicon/roles.ts';
import type { Sentence } from '../../tokenise/lines.ts';
import { beginsCapital, isWord, lows, quoteOf, type Token } from '../../tokenise/token.ts';
import { markerOf } from '../../tokenise/wrap.ts';
import { isPressed } from '../cutting/extent.ts';
import type { Outcome } from '../cutting/state.ts';
import { isLabelShaped } from '../orders/label.ts';

const denying = /n['’]t\b|\b(?:not|never|no|none|avoid|forbidden|prohibited|without)\b/;
const ordering =
  /^(?:(?:then|and|please|now|next|finally|just) )*(?:do|perform|run|execute|carry|follow|repeat|press|click|use|tap|hit)\b|\b(?:steps?|actions?)\b/;
const telling =
  /\b(?:sees?|shown|shows|visible|hidden|missing|gone|disabled|enabled|present|absent|available|allowed|listed|displayed|offers?|following|these|those|can)\b/;

/** "Buttons", "Disabled", "The menu has these entries", "Do not press": names follow it, and nothing that is to be done. */
function leadsToNames(words: string, tokens: readonly Token[]): boolean {
  if (denying.test(words)) return true;
  if (ordering.test(words)) return false;
  const kind = roleOf([words.split(' ').at(-1) ?? '']);
  const isKind = kind !== undefined && (kind.plural === true || /^(?:menu|toolbar)$/.test(kind.role ?? ''));
  return telling.test(words) || isKind || tokens.some((_, i) => i > 0 && predicateAt(tokens, i) !== undefined);
}

const opens = /^(?::|\(|[-–—])$/;
const joins = /^(?:,|and|or|&)$/;

/** The names that a list consists of, each by its words; undefined where anything else stands in it. */
function namesIn(tokens: readonly Token[]): (readonly Token[])[] | undefined {
  const names: Token[][] = [[]];
  for (const token of tokens) {
    if (joins.test(token.low)) {
      if (names.at(-1)!.length > 0) names.push([]);
    } else if (isWord(token)) names.at(-1)!.push(token);
    else return undefined;
  }
  const isName = (name: readonly Token[]) =>
    name.length < 4 && !name.some((_, i) => predicateAt(name, i) !== undefined);
  const all = names.filter((name) => name.length > 0);
  return all.length > 0 && all.every(isName) ? all : undefined;
}

const isBareLabel = (name: readonly Token[]) => isLabelShaped(name) && isPressed(name[0]!);

/**
 * "The following buttons are shown: Save, Delete", "The menu has three entries (Edit, Log out)", "I should not see: Save":
 * what somebody lists behind a claim is set off as a name each, and pressed by nobody.
 */
export function supplyListed(spec: string, tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ raw }, i) => i > 0 && opens.test(raw));
  if (at < 0) return tokens;
  const isClosed = tokens.at(-1)!.raw === ')';
  const listed = tokens.slice(at + 1, isClosed ? -1 : undefined);
  const lead = tokens.slice(0, at);
  const names = namesIn(listed);
  // "The message reads Error: Save": the colon is of the name.
  if (at > 1 && beginsCapital(lead.at(-1)!.raw)) return tokens;
  if (!names?.some(isBareLabel) || !leadsToNames(lows(lead), lead)) return tokens;
  const quotes = new Map(names.map((name) => [name[0]!, { ...quoteOf(spec, name), supplied: true as const }]));
  const more = new Set(names.flatMap((name) => name.slice(1)));
  return tokens.flatMap((token) => (more.has(token) ? [] : (quotes.get(token) ?? token)));
}

const lineBefore = (spec: string, start: number) =>
  spec
    .slice(0, start)
    .trimEnd()
    .split(/[\r\n]/)
    .at(-1) ?? '';

/** "Do not press:" above "- Save": a line of a list under words that names follow is one of these names, and no order. */
export function isListedName(spec: string, { tokens }: Sentence, outcomes: readonly Outcome[]): boolean {
  const steps = outcomes.flatMap(({ read }) => read?.steps ?? []);
  if (steps.length === 0 || !steps.every(({ action }) => action === 'activate') || !isBareLabel(tokens)) return false;
  let at = spec.lastIndexOf('\n', tokens[0]!.start) + 1;
  const isRow = /^\s*\|/.test(spec.slice(at, tokens[0]!.start));
  if (!isRow && !isMarked(spec.slice(at, tokens[0]!.start + 1))) return false;
  for (let line = lineBefore(spec, at); line !== ''; line = lineBefore(spec, at)) {
    if (!isMarked(line)) {
      const words = line.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
      return (isRow || line.endsWith(':')) && leadsToNames(words.join(' '), []);
    }
    at = spec.lastIndexOf(line, at);
  }
  return false;
}

const isMarked = (line: string) => markerOf(line).trim() !== '' || /^\s*\|/.test(line);
