import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readSentences } from '../src/clauses/spec.ts';
import { compileSpec } from '../src/index.ts';

/** mulberry32: the same specs for the same seed, on every machine. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below) | 0;
  };
}

const corpus = join(import.meta.dirname, '..', 'corpus');
const specs = ['specs.dev.jsonl', 'specs.own.jsonl', 'specs.03.jsonl', 'specs.04.jsonl'].flatMap((file) =>
  readFileSync(join(corpus, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { spec: string }).spec),
);
const words = [...new Set(specs.flatMap((spec) => spec.split(/\s+/)))];
const odd = [
  '"',
  "'",
  '“',
  '`',
  '{{',
  '}}',
  '${x}',
  '<y>',
  '/',
  '//',
  '#',
  '|',
  '>',
  '→',
  '...',
  '\u0000',
  '😀',
  '\u202e',
  'ß',
  '\\',
  '[',
  ')',
  '(',
  '-',
  ':',
  ';',
  ',',
  '.',
  '\t',
  '\r',
  '0th',
  '-1',
  '1e999',
  'its',
  'it',
  'and',
  'if',
  'unless',
  'until',
  'otherwise',
  'by clicking',
  'then',
];

function soup(seed: number): string {
  const next = random(seed);
  const parts = Array.from({ length: 1 + next(60) }, () =>
    next(5) === 0 ? odd[next(odd.length)]! : words[next(words.length)]!,
  );
  return parts.map((part) => part + (next(9) === 0 ? '\n' : next(12) === 0 ? '' : ' ')).join('');
}

/** A spec of the corpus with words taken out, doubled or swapped. */
function mutant(seed: number): string {
  const next = random(seed);
  const parts = specs[next(specs.length)]!.split(/(\s+)/);
  for (let i = 0; i < 1 + next(6); i++) {
    const at = next(parts.length);
    const change = next(3);
    if (change === 0) parts.splice(at, 1);
    else if (change === 1) parts.splice(at, 0, words[next(words.length)]!, ' ');
    else parts[at] = odd[next(odd.length)]!;
  }
  return parts.join('');
}

/** Words of the spec that no clause holds; joining words and leads between clauses may stay outside. */
function uncovered(spec: string): string[] {
  const lost: string[] = [];
  for (const { sentence, outcomes } of readSentences(spec)) {
    const held = outcomes
      .flatMap(({ tokens }) => tokens)
      .flatMap((token) => [token, ...(token.covers ? [token.covers] : [])])
      .map(({ start, end }) => [start, end] as const);
    const isHeld = (start: number) => held.some(([from, to]) => start >= from && start < to);
    for (const token of sentence.pairs ? [] : sentence.tokens) {
      if (token.kind === 'soft' || /^(?:and|then|but|&|\+)$/.test(token.low)) continue;
      if (!isHeld(token.start)) lost.push(token.raw);
    }
  }
  return lost;
}

for (const [name, make] of [
  ['word soup', soup],
  ['a changed corpus spec', mutant],
] as const) {
  test(`1,500 times ${name} neither throws nor loses a word`, () => {
    for (let seed = 1; seed <= 1500; seed++) {
      const spec = make(seed);
      const read = compileSpec(spec);
      assert.ok(read.steps.length + read.problems.length > 0, `seed ${seed} gave nothing: ${JSON.stringify(spec)}`);
      assert.deepEqual(uncovered(spec), [], `seed ${seed}: ${JSON.stringify(spec)}`);
    }
  });
}

const grammar =
  'repeat keep continue until till while if unless when once after before then and but or not no also again it that this the a in on under next near row column click press type enter select choose tick open go wait for see expect verify should is visible has contains says with as called remember search log send drag onto every both neither only instead otherwise please don\u2019t never at than by'.split(
    ' ',
  );

test('a path of steps that ends with a comma does not throw', () => {
  assert.doesNotThrow(() => compileSpec('Products > Add product,'));
});

test('no two words of the grammar throw, alone or with something set off behind them', () => {
  for (const one of grammar)
    for (const other of grammar)
      for (const rest of ['', ' "A" is visible'])
        assert.doesNotThrow(() => compileSpec(`${one} ${other}${rest}`), `${one} ${other}${rest}`);
});

const phrasings = readdirSync(import.meta.dirname)
  .filter((file) => /^phrasings.*\.jsonl$/.test(file))
  .flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter(Boolean),
  )
  .map((line) => (JSON.parse(line) as { say: string }).say);

test('no wording throws that breaks off after some word, begins late or lacks a word', () => {
  for (const [i, say] of phrasings.entries()) {
    const parts = say.split(' ');
    const at = (i * 7) % parts.length;
    for (const cut of [parts.slice(0, at + 1), parts.slice(at), parts.toSpliced(at, 1)])
      assert.doesNotThrow(() => compileSpec(cut.join(' ')), cut.join(' '));
  }
});

test('each word of the corpora is held by a clause', () => {
  for (const spec of specs) assert.deepEqual(uncovered(spec), [], spec);
});

test('every position points at the text it quotes', () => {
  for (const spec of specs) {
    const lines = spec.split('\n');
    const read = compileSpec(spec);
    for (const { text, line, column } of read.steps)
      assert.ok(
        lines
          .slice(line - 1)
          .join('\n')
          .startsWith(text, column - 1),
        text,
      );
    for (const { clause, line, column } of read.problems)
      assert.ok(
        lines
          .slice(line - 1)
          .join('\n')
          .startsWith(clause, column - 1),
        clause,
      );
  }
});
