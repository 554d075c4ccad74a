import type { Target } from '@smokejumper/contracts';
import { lows, type Token } from '../../tokenise/token.ts';
import type { ClauseContext } from '../clause.ts';

/** What is undone by an order to "it", and what else it may then be said of. */
const undoing: readonly [order: RegExp, undone: RegExp, own: RegExp][] = [
  [
    /^(?:(?:untick|uncheck|deselect|unselect) (?:it|that)|(?:turn|switch|flip|toggle) (?:it|that) (?:back )?off)\b/,
    /^check$/,
    /^(?:checkbox|switch|radio|option)$/,
  ],
  [
    /^(?:(?:tick|recheck) (?:it|that)|(?:turn|switch|flip|toggle) (?:it|that) (?:back )?on)\b/,
    /^uncheck$/,
    /^(?:checkbox|switch|radio|option)$/,
  ],
  [
    /^(?:(?:clear|empty|erase) (?:it|that)\b|(?:replace|change|set|correct|overwrite|update) (?:it|that) (?:with|to|by) )/,
    /^(?:fill|type|set|select)$/,
    /^(?:textbox|searchbox|combobox|slider|spinbutton)$/,
  ],
  [/^(?:collapse|fold) (?:it|that)\b/, /^expand$/, /^(?:region|group|row|treeitem)$/],
];

/** `Tick "Insured". "Total" is $5. Untick it.`: what was ticked, and nothing that was merely looked at since. */
export function withUndone(context: ClauseContext, tokens: readonly Token[]): ClauseContext {
  const { memory } = context;
  const { last, claim } = memory;
  // One of a group is told by itself.
  const deed = memory.acted === undefined ? undefined : memory.deed;
  const [, undone, own] = undoing.find(([order]) => order.test(lows(tokens))) ?? [];
  // `Click OK. "Invalid" is shown. Replace it with "B"`: nothing is written over what the page says.
  const isShown = claim?.action === 'assertVisible' && claim.target === last && !last?.role && !last?.noun;
  if (undone?.test('fill') && isShown && memory.written && !memory.lost)
    return { ...context, memory: { ...memory, last: memory.written } };
  if (!undone?.test(deed?.action ?? '') || deed?.target === undefined || last === deed.target) return context;
  const isOwn =
    own!.test(last?.role ?? '') || (claim?.action === 'assertState' && isSame(claim.target, last, claim.value));
  return isOwn ? context : { ...context, memory: { ...memory, last: deed.target } };
}

/** It was said of this very thing whether it is ticked, filled or unfolded. */
const isSame = (claimed: Target | undefined, last: Target | undefined, state: string | undefined) =>
  claimed === last && /^(?:un)?checked|^(?:not-)?empty|^expanded|^collapsed/.test(state ?? '');
