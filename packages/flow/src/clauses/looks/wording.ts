import type { Token } from '../../tokenise/token.ts';

/** "is", "should be now", as a part of a pattern. */
export const be = '(?:is|should be|must be)(?: now| still| also)?';

/** By its name, the words that a group of a pattern holds. */
export type Groups = Partial<Record<string, readonly Token[]>>;

/** What stands for a token: a word as it is written, `"` for what somebody set off, `/` for an address. */
const sign = ({ kind, raw }: Token): string =>
  kind === 'word' || kind === 'soft' || kind === 'stop' ? raw : kind === 'path' ? '/' : '"';

const count = (part: string) => part.split(' ').filter(Boolean).length;

/** The whole of these words in a wording, a pattern with named groups and the flag `d`. */
export function groupsOf(tokens: readonly Token[], said: RegExp): Groups | undefined {
  const text = tokens.map(sign).join(' ');
  const found = said.exec(text)?.indices?.groups;
  if (!found) return undefined;
  const at = (place: number) => count(text.slice(0, place));
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, place]) =>
      place ? [[name, tokens.slice(at(place[0]), at(place[0]) + count(text.slice(place[0], place[1])))] as const] : [],
    ),
  );
}
