import type { Target } from '@smokejumper/contracts';
import { byNumber } from '../tables/by-number.ts';
import { has, type Item, isFoldedOption } from '../view/view.ts';
import { bare, squash } from './text.ts';

const ranks: Readonly<Record<number, string>> = {
  [-1]: '(?:last|final)',
  1: '(?:first|1st)',
  2: '(?:second|2nd)',
  3: '(?:third|3rd)',
  4: '(?:fourth|4th)',
  5: '(?:fifth|5th)',
};

const kinds: readonly (string | undefined)[] = ['combobox', 'textbox', 'checkbox', 'switch', 'button', 'link'];

/**
 * "First day of the week" may be the name of one thing, and no day by its number in something called week: where these
 * words stand on the page as they are, they are what is meant. The target as it is where they do not.
 */
export function asWritten(items: readonly Item[], asked: Target): Target {
  const target = byNumber(items, asked);
  const words = wordsOfName(target);
  if (words === null) return target;
  const says = (said: string) => words.test(bare(said));
  const isShown = (item: Item) => !has(item, 'hidden') && !isFoldedOption(item);
  const shown = items.filter(isShown).flatMap(({ text, name, label }) => [text, name, label]);
  const name = shown.find(says);
  if (name === undefined) return target;
  const { noun: _noun, ordinal: _ordinal, scope, ...rest } = target;
  const kind = rest.role ?? scope?.role;
  return { ...rest, text: squash(name), ...(kind && { role: kind }), ...(scope?.scope && { scope: scope.scope }) };
}

function wordsOfName({ noun, ordinal, scope, text, role }: Target): RegExp | null {
  const place = scope?.text ?? scope?.noun;
  const rank = ranks[ordinal ?? 0];
  if (noun === undefined || text !== undefined || rank === undefined || place === undefined) return null;
  if (scope?.relation !== 'within' || scope.ordinal !== undefined) return null;
  if ([role, scope.role].some((kind) => kind !== undefined && !kinds.includes(kind))) return null;
  const between = '(?:of|in|on|at|for|from) (?:(?:the|a|an|my|your|our|each|every) )?';
  return new RegExp(`^${rank} ${escaped(bare(noun))} ${between}${escaped(bare(place))}$`, 'u');
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
