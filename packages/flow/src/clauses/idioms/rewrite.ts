import { asMark, asWord, beginsCapital, type Token } from '../../tokenise/token.ts';
import type { Rewrite } from '../edges/turned.ts';
import { bareClaims } from './bare-claims.ts';
import { bareOrders } from './bare-orders.ts';
import { claims } from './claims.ts';
import type { Idiom } from './idiom.ts';
import { order } from './order.ts';
import { orders } from './orders.ts';

const idioms: readonly Idiom[] = [...orders, ...order, ...claims, ...bareOrders, ...bareClaims];

/** By its word, the idioms that cannot do without it. */
const concerned = new Map<string, number[]>();
for (const [at, { words }] of idioms.entries())
  for (const word of words.split(' ')) concerned.set(word, [...(concerned.get(word) ?? []), at]);

/** More than these stand in no sentence: one that makes itself anew is a mistake of ours. */
const most = 12;

/** What stands for a token; what somebody set off is no word of ours. */
const sign = ({ kind, low, raw }: Token): string => {
  if (kind === 'word') return low;
  if (kind === 'path') return '/';
  return kind === 'soft' || kind === 'stop' ? raw : '"';
};

// A capital at the head of a sentence says nothing, nor does a word that is all capitals.
const cased = (token: Token, at: number): string => {
  const isName = token.kind === 'word' && at > 0 && beginsCapital(token.raw) && /\p{Ll}|^\p{Lu}$/u.test(token.raw);
  return isName ? token.low.charAt(0).toUpperCase() + token.low.slice(1) : sign(token);
};

/** Where the words lie that a stretch of the text stands for. */
function stretch(text: string, [from, to]: readonly [number, number]): [number, number] {
  const count = (part: string) => part.split(' ').filter(Boolean).length;
  const before = count(text.slice(0, from));
  return [before, before + count(text.slice(from, to))];
}

function applied(tokens: readonly Token[], text: string, { meant }: Idiom, found: RegExpExecArray): Token[] {
  const places = found.indices!;
  const [from, to] = stretch(text, places[0]!);
  const groups = places.slice(1).flatMap((group) => (group ? tokens.slice(...stretch(text, group)) : []));
  const replaced = tokens.slice(from, to).filter((token) => !groups.includes(token));
  // Another word stands in the place of one that it replaces, if it can in the order of the text.
  let anchor = tokens[Math.min(from, tokens.length - 1)]!;
  const words = meant.split(' ').flatMap((word) => {
    if (!word) return [];
    const group = word.startsWith('$') ? places[Number(word.slice(1))] : undefined;
    if (group) {
      const held = tokens.slice(...stretch(text, group));
      const last = held.at(-1);
      if (last) anchor = replaced.find(({ start }) => start > last.start) ?? last;
      return held;
    }
    if (word.startsWith('$')) return [];
    return [word === ',' ? asMark(anchor, word) : asWord(anchor, word)];
  });
  const [first, ...more] = words;
  if (!first) return [...tokens.slice(0, from), ...tokens.slice(to)];
  const said = tokens.slice(from, to).filter(({ start }) => start >= 0);
  const covers = {
    start: Math.min(...said.map((token) => token.covers?.start ?? token.start)),
    end: Math.max(...said.map((token) => token.covers?.end ?? token.end)),
  };
  const kept = said.length > 0 ? { ...first, covers } : first;
  return [...tokens.slice(0, from), kept, ...more, ...tokens.slice(to)];
}

function once(tokens: readonly Token[]): readonly Token[] {
  const some = new Set<number>();
  for (const { kind, low } of tokens) if (kind === 'word') for (const at of concerned.get(low) ?? []) some.add(at);
  if (some.size === 0) return tokens;
  const small = tokens.map(sign).join(' ');
  let withCapitals: string | undefined;
  for (const at of [...some].sort((a, b) => a - b)) {
    const one = idioms[at]!;
    if (one.cased) withCapitals ??= tokens.map(cased).join(' ');
    const text = one.cased ? withCapitals! : small;
    const found = one.said.exec(text);
    if (found) return applied(tokens, text, one, found);
  }
  return tokens;
}

const withIdioms: Rewrite = (given) => {
  let tokens = given;
  for (let turn = 0; turn < most; turn++) {
    const next = once(tokens);
    if (next === tokens) break;
    tokens = next;
  }
  return tokens;
};

export const inIdioms: [words: string, rewrite: Rewrite] = [[...concerned.keys()].join(' '), withIdioms];
