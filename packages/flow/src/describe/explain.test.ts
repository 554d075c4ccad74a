import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { compileSpec } from '../compile.ts';
import { actionExamples, claimExamples, claimsAbout, examples } from '../lexicon/examples.ts';

const root = join(import.meta.dirname, '..', '..');
const linesOf = (name: string) => readFileSync(join(root, name), 'utf8').split('\n').filter(Boolean);
const specsOf = (name: string) => linesOf(`corpus/${name}`).map((line) => (JSON.parse(line) as { spec: string }).spec);

test('every example compiles as it stands', () => {
  const tables = [...examples, ...claimsAbout].flatMap(({ wordings }) =>
    wordings.map((wording) => wording.replace('<things>', 'orders')),
  );
  for (const wording of [...tables, ...actionExamples, ...claimExamples])
    assert.deepEqual(compileSpec(wording).problems, [], wording);
});

test('a suggestion speaks of what the clause is about, with the names it gave', () => {
  const suggested = (spec: string) => compileSpec(spec).problems[0]?.suggestion;
  assert.equal(suggested('The url should be the right one'), 'Say it as: the URL should contain "text"');
  assert.match(suggested('Verify Total is somehow sorted by Price')!, /the "Total" column should be sorted/);
});

test('what needs judgement, made-up data or another window is offered what the language has for it', () => {
  const suggested = (spec: string) => compileSpec(spec).problems[0]?.suggestion ?? '';
  assert.match(suggested('Enter a valid email'), /enter a random email in "Email"/);
  assert.match(suggested('Append "Milk" to the "Notes" field'), /press Control\+End in "Notes", then type "Milk"/);
  assert.match(suggested('"Save" should be green'), /match the screenshot/);
  assert.match(suggested('Verify that the API returned 201'), /GET \/path should return 200/);
  assert.match(suggested('Rotate the device'), /resize the window/);
  assert.match(suggested('Check that the data makes sense'), /expect "text" to be visible/);
});

test('a question inside an action claims nothing, a claim with one does', () => {
  const kindOf = (spec: string) => compileSpec(spec).problems[0]?.kind;
  assert.equal(kindOf('Find out what it costs as one does'), 'action');
  assert.equal(kindOf('Note who the owner is'), 'action');
  assert.equal(kindOf('The page says what matters to us'), 'assert');
});

test('each wording offered for a clause that is not understood compiles', () => {
  const specs = [
    ...linesOf('test/refusals.txt'),
    ...['specs.dev.jsonl', 'specs.own.jsonl', 'specs.03.jsonl', 'specs.06.jsonl'].flatMap(specsOf),
  ];
  let offered = 0;
  for (const { clause, suggestion } of specs.flatMap((spec) => compileSpec(spec).problems)) {
    if (!suggestion.startsWith('Say it as: ')) continue;
    for (const wording of suggestion.slice('Say it as: '.length).split('; or: ')) {
      offered++;
      const read = compileSpec(wording);
      assert.deepEqual(read.problems, [], `offered for “${clause}”`);
      assert.ok(read.steps.length > 0, wording);
    }
  }
  assert.ok(offered > 300, `only ${offered} wordings`);
});
