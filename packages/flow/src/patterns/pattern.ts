import { fits, isSameWord, type Token } from '../tokenise/token.ts';

/** One node of a wording: literal alternatives, maybe optional, or a slot. */
type Node = { words: string[][]; optional: boolean } | { slot: string; type: string };

export interface Pattern {
  source: string;
  nodes: Node[];
  /** For each literal that may not be left out, the words it may begin with: without one of them nothing fits. */
  needed: string[][];
}

/** Reads the tokens of a slot; `undefined` when they do not fit its type. */
export type SlotReader = (type: string, tokens: readonly Token[]) => unknown;

/**
 * Compiles a wording. `word` and `a|b` are literals, `(two words|three)` alternatives of several words,
 * `[word|a b]` is optional, `{name}` and `{name:type}` are slots.
 */
export function compilePattern(source: string): Pattern {
  const parts = source.match(/\{[^}]+\}|\[[^\]]+\]|\([^)]+\)|\S+/g) ?? [];
  const nodes = parts.map((part): Node => {
    if (part.startsWith('{')) {
      const [slot, type] = part.slice(1, -1).split(':');
      return { slot: slot!, type: type ?? slot! };
    }
    const optional = part.startsWith('[');
    const inner = optional || part.startsWith('(') ? part.slice(1, -1) : part;
    return { words: inner.split('|').map((words) => words.split(' ')), optional };
  });
  const needed = nodes.flatMap((node) =>
    'slot' in node || node.optional ? [] : [node.words.map((words) => words[0]!)],
  );
  return { source, nodes, needed };
}

/** The words a clause may begin with to fit the pattern; empty when it begins with a slot. */
export function firstWords(pattern: Pattern): string[] {
  const found: string[] = [];
  for (const node of pattern.nodes) {
    if ('slot' in node) return [];
    found.push(...node.words.map((words) => words[0]!));
    if (!node.optional) return found;
  }
  return found;
}

type Slots = Record<string, unknown>;

/** Whether all the words stand in a clause that a pattern cannot do without. */
export const mayFit = ({ needed }: Pattern, words: ReadonlySet<string>): boolean =>
  needed.every((some) => some.some((word) => words.has(word)));

const leading = /^(?:in|on|off|out|up|into|onto|to|from|for|with|by|as|at|of|under)$/;

const writing = /^(?:type|enter|write|put|paste|input)$/;

/** "type In the garden", "enter From Bob": behind a word in small letters, a capital makes it the first of a text. */
function leadsText(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (!before || !leading.test(token.low) || !/^\p{Lu}\p{Ll}/u.test(token.raw)) return false;
  const isInside = before.raw === before.low || (at === 1 && writing.test(before.low) && next?.raw === next?.low);
  return before.kind === 'word' && before.start < token.start && isInside;
}

/** Fits all tokens to the pattern, slots as short as possible first; every token is used, or there is no match. */
export function matchPattern(pattern: Pattern, tokens: readonly Token[], read: SlotReader): Slots | undefined {
  const { nodes } = pattern;
  const fit = (node: number, at: number): Slots | undefined => {
    const current = nodes[node];
    if (!current) return at === tokens.length ? {} : undefined;
    if ('slot' in current) {
      const isLast = node === nodes.length - 1;
      for (let end = isLast ? tokens.length : at + 1; end <= tokens.length; end++) {
        // "enter login name": half of a word is no value, and its other half no preposition.
        if (!mayFollow(nodes, node + 1, tokens, end) || isCut(tokens, end)) continue;
        const value = end > at ? read(current.type, tokens.slice(at, end)) : undefined;
        const rest = value === undefined ? undefined : fit(node + 1, end);
        if (rest) return { [current.slot]: value, ...rest };
      }
      return undefined;
    }
    // "remember Current bid": what may be left out is not left out where a capital makes it a name.
    const isName = () => current.optional && at > 0 && /^\p{Lu}\p{Ll}/u.test(tokens[at]?.raw ?? '');
    for (const words of current.words) {
      const isSaid = fits(tokens, at, words) && !isName() && !words.some((_, i) => leadsText(tokens, at + i));
      const rest = isSaid ? fit(node + 1, at + words.length) : undefined;
      if (rest) return rest;
    }
    return current.optional ? fit(node + 1, at) : undefined;
  };
  return fit(0, 0);
}

/** Whether the word that was written here stands on both sides: "login" is read as "log in". */
const isCut = (tokens: readonly Token[], at: number) => at < tokens.length && isSameWord(tokens[at]!, tokens[at - 1]);

/** Cheap look ahead: a slot is only read when what follows it can stand there. */
function mayFollow(nodes: readonly Node[], node: number, tokens: readonly Token[], at: number): boolean {
  const next = nodes[node];
  if (!next) return at === tokens.length;
  if ('slot' in next) return at < tokens.length;
  if (next.words.some((words) => fits(tokens, at, words))) return true;
  return next.optional && mayFollow(nodes, node + 1, tokens, at);
}
