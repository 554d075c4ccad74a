import type { Target } from '@smokejumper/contracts';
import { type Memory, withoutRelation } from '../../resolve/memory.ts';
import { isSame } from '../../resolve/same.ts';
import { isWord, lows, type Token } from '../../tokenise/token.ts';
import type { ClauseRead } from '../clause.ts';

/** "press space …, press it again": the key that was pressed before. */
export function keyAgain(
  { deed, acted }: Memory,
  raw: readonly Token[],
  tokens: readonly Token[],
): ClauseRead | undefined {
  if (deed?.action !== 'press' || deed.target || !/^(?:press|hit|tap|strike)$/.test(tokens[0]?.low ?? ''))
    return undefined;
  const isOfKey = /^\S+ (?:it|that|(?:the|that) (?:same )?key)$/.test(lows(tokens));
  const isSaid = acted === 'press' || raw.some(({ low }) => /^(?:again|more|time|same)$/.test(low));
  return isOfKey && isSaid
    ? { steps: [{ action: 'press', kind: 'action', value: deed.value! }], quoted: true }
    : undefined;
}

const closable = /^(?:dialog|banner|alert|menu|tooltip)$/;

/** `tick "A" in the dialog and close it`: a box cannot be closed, so it is what holds it. */
export function withHolder(memory: Memory, tokens: readonly Token[]): Memory {
  if (tokens.length !== 2 || !isWord(tokens[1]) || !/^(?:close|dismiss|shut) (?:it|that)$/.test(lows(tokens)))
    return memory;
  const { last, deed } = memory;
  const isActedOn = last?.scope && isSame(deed?.target, last);
  if (!isActedOn || closable.test(last!.role ?? '')) return memory;
  for (let at: Target['scope'] = last!.scope; at; at = at.scope)
    if (closable.test(at.role ?? '')) return { ...memory, last: withoutRelation(at) };
  return memory;
}
