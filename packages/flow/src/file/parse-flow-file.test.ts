import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '../compile.ts';
import { parseFlowFile } from './parse-flow-file.ts';

const good = `baseUrl: https://shop.example
flows:
  - name: Buy
    url: /login
    spec: |
      Log in as {{user}} with {{password}}.
      Frobnicate the thing. Click "Save"
    variables: { user: standard_user }
    secrets: [password]
    timeout: 120s
  - name: Folded
    spec: >
      Click "A" and
      do magic
      now.
`;

test('a problem of a literal block is found at its line and column in the file', () => {
  const read = parseFlowFile(good);
  assert.ok(read.ok);
  const [flow] = read.file.flows;
  assert.deepEqual(flow!.position, { line: 3, column: 5 });
  assert.deepEqual(flow!.specPosition, { line: 6, column: 7 });
  const [problem] = compileSpec(flow!.spec).problems;
  assert.equal(problem!.clause, 'Frobnicate the thing');
  assert.deepEqual(flow!.locate(problem!), { line: 7, column: 7 });
});

test('a problem of a folded block is found at its line and column in the file', () => {
  const read = parseFlowFile(good);
  assert.ok(read.ok);
  const flow = read.file.flows[1]!;
  const [problem] = compileSpec(flow.spec).problems;
  assert.deepEqual(flow.locate(problem!), { line: 14, column: 7 });
});

const frobnicated: [how: string, file: string][] = [
  ['a line separator that ends no line of YAML', 'flows:\n - name: a\n   spec: "Click Save.\u2028Frobnicate it."'],
  ['an escaped line separator', 'flows:\n - name: a\n   spec: "Click Save.\\u2028Frobnicate it."'],
  ['escapes of characters', 'flows:\n - name: a\n   spec: "Click \\"\\x53\\u0061ve\\U0001F600\\".\\n  Frobnicate it."'],
  [
    'a line that goes on',
    'flows:\n - name: a\n   spec: "Click Sa\\\n     ve, \\\n     then\n     click OK. Frobnicate it."',
  ],
  ['doubled single quotes', "flows:\n - name: a\n   spec: 'Click ''Bob''s''. Frobnicate it.'"],
  ['an alias', 'flows:\n - name: &s "Click Save. Frobnicate it."\n   spec: *s'],
  ['Windows line ends', 'flows:\r\n - name: a\r\n   spec: |\r\n     Click Save.\r\n     Frobnicate it.\r\n'],
];

for (const [how, file] of frobnicated) {
  test(`a problem behind ${how} is found at its line and column in the file`, () => {
    const read = parseFlowFile(file);
    assert.ok(read.ok);
    const [flow] = read.file.flows;
    const [problem] = compileSpec(flow!.spec).problems;
    assert.equal(problem!.clause, 'Frobnicate it');
    const before = file.slice(0, file.indexOf('Frobnicate')).split(/\r?\n/);
    assert.deepEqual(flow!.locate(problem!), { line: before.length, column: before.at(-1)!.length + 1 });
  });
}

const bad: [name: string, text: string, message: RegExp, line: number, column: number][] = [
  ['an empty file', ' \n', /is empty/, 1, 1],
  ['a tab as indentation', 'flows:\n\t- name: a', /Tabs are not allowed/, 2, 1],
  ['no flow', 'flows: []', /has no flow/, 1, 8],
  ['a list at the top', '- a', /must hold the key “flows”/, 1, 1],
  ['a misspelt key', 'flows:\n  - name: a\n    sepc: x\n    spec: y', /unknown key “sepc”/, 3, 5],
  [
    'an unknown key at the top',
    'baseUrl: https://a.example\nflow: x\nflows:\n - {name: a, spec: b}',
    /unknown key “flow”/,
    2,
    1,
  ],
  ['a flow without a spec', 'flows:\n  - name: a', /the flow “a” has no “spec”/, 2, 5],
  ['a name that is a number', 'flows:\n  - name: 3\n    spec: x', /expected string/, 2, 11],
  ['a duration nobody can read', 'flows:\n  - name: a\n    spec: x\n    timeout: soon', /is not a duration/, 4, 14],
  ['a base address that is none', 'baseUrl: ftp://x\nflows:\n - {name: a, spec: b}', /Invalid URL/, 1, 10],
  ['two flows of one name', 'flows:\n - name: a\n   spec: x\n - name: a\n   spec: y', /two flows are named “a”/, 4, 10],
  [
    'a variable without a value',
    'flows:\n - name: a\n   spec: x\n   variables: { user: }',
    /variables\.user has no value/,
    4,
    23,
  ],
  ['a key written twice', 'flows:\n - name: a\n   name: b\n   spec: x', /unique/, 3, 4],
  ['a binary file', 'flows:\u0000', /is not text/, 1, 7],
  [
    'a colon in a spec on one line',
    'flows:\n - name: a\n   spec: it says "Total: 4"',
    /cannot stand on one line.*“spec: \|”/,
    3,
    10,
  ],
  ['a quote at the beginning of one', 'flows:\n - name: a\n   spec: "Total" is 4', /quotes at its beginning/, 3, 18],
  ['a colon in a name', 'flows:\n - name: Cart: total\n   spec: x', /put the name in quotes/, 2, 10],
  [
    'a comment that cuts a spec short',
    'flows:\n - name: a\n   spec: order # 7 is shown',
    /is a comment to YAML/,
    3,
    16,
  ],
  ['an unclosed quotation', 'flows:\n - name: "a', /quote/, 2, 12],
];
for (const [name, text, message, line, column] of bad) {
  test(`${name} is a problem in line ${line}, column ${column}`, () => {
    const read = parseFlowFile(text, { filename: 'x.flows.yaml' });
    assert.ok(!read.ok);
    assert.match(read.problems[0]!.message, message);
    assert.deepEqual({ line: read.problems[0]!.line, column: read.problems[0]!.column }, { line, column });
  });
}

test('a file that expands itself without end is refused', () => {
  const lines = ['a: &a [x, x, x, x, x, x, x, x, x]'];
  for (let i = 1; i < 9; i++)
    lines.push(
      `${'abcdefghi'[i]}: &${'abcdefghi'[i]} [${Array(9)
        .fill(`*${'abcdefghi'[i - 1]}`)
        .join(', ')}]`,
    );
  assert.equal(parseFlowFile(lines.join('\n')).ok, false);
});
