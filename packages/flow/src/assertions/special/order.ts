import type { Target } from '@smokejumper/contracts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import type { TargetContext, TargetRead } from '../../targets/target.ts';
import { isGiven, isWord, lows, sourceOf, type Token } from '../../tokenise/token.ts';
import { assertion, type Claim, claim } from '../complement.ts';

const lead = /^(?:sorted|ordered|arranged|listed|shown)$/;
const way =
  /^,? ?(?:(?:in|from) )?(?:an? |the )?(ascending|descending|alphabetically|alphabetical|reverse alphabetical|ascending alphabetical|low to high|lowest to highest|high to low|highest to lowest|a to z|z to a|smallest to largest|largest to smallest|oldest to newest|newest to oldest|increasing|decreasing|asc|desc)(?: order)?$/;
const first =
  /^,? ?(?:with(?: the)? )?(newest|latest|most recent|highest|largest|biggest|oldest|earliest|lowest|smallest)(?: ones?)? first$/;

const wayOf = (tokens: readonly Token[]): 'ascending' | 'descending' | undefined => {
  const words = lows(tokens);
  const told = way.exec(words)?.[1] ?? first.exec(words)?.[1];
  if (!told) return undefined;
  return /^(?:desc|reverse|high(?!est$)|z|largest to|newest to|decreasing|newest|latest|most recent|highest|largest|biggest)/.test(
    told,
  )
    ? 'descending'
    : 'ascending';
};

/** "the Name column", "first name", in quotes or not: by what is sorted. */
function keyOf({ spec }: TargetContext, given: readonly Token[]): string | undefined {
  const start = /^(?:the|its|their)$/.test(given[0]?.low ?? '') ? 1 : 0;
  const tokens = given.slice(start, given.at(-1)?.low === 'column' ? -1 : undefined);
  if (tokens.length === 1 && isGiven(tokens[0])) return tokens[0].value;
  const isName = tokens.every((token) => isWord(token) && !isFunctional(token.raw) && !isVague(token.raw));
  return tokens.length > 0 && tokens.length < 4 && isName ? sourceOf(spec, tokens) : undefined;
}

/** Where each entry begins with it, or an amount of money tells it, a list shows by what it is sorted; a table has columns. */
function sortedBy(target: Target, key: string): Target | undefined {
  const { role, noun, text, ordinal, scope } = target;
  if (role === 'table') return { text: key, role: 'column', scope: { relation: 'within', ...target } };
  if (text !== undefined || ordinal !== undefined) return undefined;
  if (role === 'row') return { text: key, role: 'column', ...(scope && { scope }) };
  if (/^(?:it|names?|titles?)$/i.test(key)) return target;
  const isAmount = /\b(?:price|cost|amount|total)s?$/i.test(key);
  // "the orders are sorted by customer": records stand in a table, and what is listed otherwise is of a kind that is known.
  if (!isAmount && role === undefined && noun !== undefined)
    return { text: key, role: 'column', ...(scope && { scope }) };
  if (!isAmount) return undefined;
  if (role === 'list') return { text: key, role: 'column', scope: { relation: 'within', ...target } };
  return noun === undefined ? undefined : { text: key, noun, ...(scope && { scope }) };
}

/** "Column Date should be sorted": only a column is, and none called so. */
function asColumn(target: Target, quoted: boolean): Target {
  const name = quoted || target.role ? undefined : /^Column (\p{Lu}.*)$/u.exec(target.text ?? '')?.[1];
  return name === undefined ? target : { ...target, text: name, role: 'column' };
}

/** "is sorted by Name in descending order", "in ascending order", "from A to Z": which way, and by what where that is told. */
export function readOrder(
  context: TargetContext,
  read: TargetRead,
  complement: readonly Token[],
  negated: boolean,
): Claim | undefined {
  const [target, ...others] = read.targets;
  if (negated || !target || others.length > 0) return undefined;
  const tokens = lead.test(complement[0]?.low ?? '') ? complement.slice(1) : complement;
  const by = tokens.findIndex((token) => isWord(token) && token.low === 'by');
  const claimed = (value: string | undefined, one: Target | undefined) =>
    value && one ? claim([assertion({ action: 'assertOrder', target: one, value })], read.quoted) : undefined;
  if (by < 0) return claimed(wayOf(tokens), asColumn(target, read.quoted));
  const rest = tokens.slice(by + 1);
  const cut = by > 0 ? rest.length : rest.findIndex((_, at) => at > 0 && wayOf(rest.slice(at)) !== undefined);
  const key = cut > 0 ? keyOf(context, rest.slice(0, cut)) : undefined;
  return key === undefined
    ? undefined
    : claimed(wayOf(by > 0 ? tokens.slice(0, by) : rest.slice(cut)), sortedBy(target, key));
}
