import assert from 'node:assert/strict';
import test from 'node:test';
import { project } from './fixture.ts';

/** Nothing may start a browser here: a Chromium that is not there would end with 3. */
const noBrowser = { SMOKEJUMPER_CHROMIUM: '/nowhere/chromium' };

function flow(more: string, spec = 'Confirm that "Welcome" is visible.'): string {
  return `baseUrl: http://127.0.0.1:9\nflows:\n  - name: One\n    spec: ${spec}\n${more}`;
}

const refusals: { what: string; file: string; args?: string[]; says: RegExp }[] = [
  { what: 'an unknown key', file: flow('    colour: red\n'), says: /^a\.flows\.yaml:5:5: unknown key “colour”/ },
  {
    what: 'a secret without a value',
    file: flow('    secrets: [password]\n'),
    says: /^a\.flows\.yaml:\d+:\d+: the flow "One" needs the secret password: give --secret password=… or set SMOKEJUMPER_SECRET_PASSWORD/,
  },
  {
    what: 'a placeholder nobody declares',
    file: flow('', 'Confirm that {{who}} is visible.'),
    says: /^a\.flows\.yaml:4:24: \{\{who\}\} is declared neither/,
  },
  { what: 'an empty spec', file: flow('', '""'), says: /^a\.flows\.yaml:4:\d+: .*is empty/ },
  {
    what: 'a spec of 50,000 characters',
    file: flow('', 'x'.repeat(50_000)),
    says: /^a\.flows\.yaml:4:\d+: .*longer than 20000 characters/,
  },
  { what: 'an empty file', file: '', says: /^a\.flows\.yaml:1:1: .*empty/ },
  { what: 'broken YAML', file: 'flows:\n  - name: "x\n', says: /^a\.flows\.yaml:\d+:\d+: / },
  { what: 'binary in a name', file: 'flows:\n  - name: "a\u0001b"\n    spec: x\n', says: /^a\.flows\.yaml:2:\d+: / },
  { what: 'two flows of one name', file: `${flow('')}  - name: One\n    spec: x\n`, says: /two flows are named “One”/ },
  {
    what: 'no address to start at',
    file: 'flows:\n  - name: One\n    spec: x\n',
    says: /no address to start at: give --base-url/,
  },
  {
    what: 'an address that is not http',
    file: flow('    url: file:///etc/passwd\n'),
    says: /not an http or https address/,
  },
  { what: 'an unknown flag', file: flow(''), args: ['--colour'], says: /unknown option '--colour'/ },
  {
    what: 'a variable nobody declares',
    file: flow(''),
    args: ['--var', 'who=me'],
    says: /--var who=…: no flow declares who/,
  },
  { what: 'a variable without a value', file: flow(''), args: ['--var', 'who'], says: /It is NAME=VALUE/ },
  {
    what: 'a brain there is none of',
    file: flow(''),
    args: ['--brain', 'oracle'],
    says: /Allowed choices are auto, literal, model/,
  },
  {
    what: 'the model brain without a model',
    file: flow(''),
    args: ['--brain', 'model'],
    says: /^--brain model needs a model: set SMOKEJUMPER_MODEL/,
  },
  { what: 'a count that is none', file: flow(''), args: ['--repeat', '0'], says: /whole number from 1 to 1000/ },
];

for (const { what, file, args = [], says } of refusals) {
  test(`${what} is refused with 64 and a clear sentence before any browser starts`, async (t) => {
    const { run } = await project(t, { 'a.flows.yaml': file });
    const ended = await run(['run', 'a.flows.yaml', ...args], { env: noBrowser });
    assert.match(ended.err, says);
    assert.equal(ended.code, 64);
    assert.equal(ended.out, '');
    assert.doesNotMatch(ended.err, /\n\s+at /, 'no stack is shown');
  });
}

test('a file that is not there is refused with 64', async (t) => {
  const { run } = await project(t);
  const ended = await run(['run', 'none.flows.yaml'], { env: noBrowser });
  assert.deepEqual(ended, { code: 64, out: '', err: 'none.flows.yaml: there is no such file\n' });
});

test('a command that is none and no command at all are refused with 64', async (t) => {
  const { run } = await project(t);
  assert.equal((await run(['fly'])).code, 64);
  assert.equal((await run([])).code, 64);
  assert.equal((await run(['run'])).code, 64);
});

test('a Chromium that is not there ends with 3 and its name', async (t) => {
  const { run } = await project(t, { 'a.flows.yaml': flow('') });
  const ended = await run(['run', 'a.flows.yaml'], { env: noBrowser });
  assert.equal(ended.code, 3);
  assert.equal(ended.err, 'There is no Chromium at /nowhere/chromium\n');
});

test('help is no mistake', async (t) => {
  const { run } = await project(t);
  const ended = await run(['run', '--help']);
  assert.equal(ended.code, 0);
  assert.match(ended.out, /--base-url <url>/);
});

test('check says what is not understood, with its place in the file, and ends with 2', async (t) => {
  const { run } = await project(t, {
    'a.flows.yaml': 'flows:\n  - name: One\n    spec: |\n      Click "Save".\n      Frobnicate the quux sideways.\n',
  });
  const ended = await run(['check', 'a.flows.yaml'], { env: noBrowser });
  assert.equal(ended.code, 2);
  assert.match(ended.out, /a\.flows\.yaml:5:7: not understood: Frobnicate the quux sideways/);
  assert.match(ended.out, /1\. click "Save" \(4:7\)/);
});

test('check --json prints JSON and nothing else, with variables as the spec wrote them', async (t) => {
  const { run } = await project(t, {
    'a.flows.yaml': flow('    variables: { who: Ana }\n', 'Type {{who}} into Name. "Thanks" is visible.'),
  });
  const ended = await run(['check', 'a.flows.yaml', '--json'], { env: noBrowser });
  assert.equal(ended.code, 0, ended.err);
  const [checked, ...others] = JSON.parse(ended.out).flows;
  assert.deepEqual(others, []);
  assert.deepEqual(Object.keys(checked), ['name', 'steps', 'problems']);
  assert.equal(checked.name, 'One');
  assert.deepEqual(checked.problems, []);
  assert.deepEqual(
    checked.steps.map((step: { action: string; value?: string }) => [step.action, step.value]),
    [
      ['fill', '{{who}}'],
      ['assertVisible', undefined],
    ],
  );
});

test('check --json gives each clause that is not understood its place in the file, and ends with 2', async (t) => {
  const { run } = await project(t, {
    'a.flows.yaml': 'flows:\n  - name: One\n    spec: |\n      Click "Save".\n      Frobnicate the quux sideways.\n',
  });
  const ended = await run(['check', 'a.flows.yaml', '--json'], { env: noBrowser });
  assert.equal(ended.code, 2, ended.err);
  const [checked] = JSON.parse(ended.out).flows;
  assert.equal(checked.steps.length, 1);
  const [problem, ...others] = checked.problems;
  assert.deepEqual(others, []);
  assert.deepEqual(Object.keys(problem), ['clause', 'line', 'column', 'suggestion']);
  assert.deepEqual([problem.clause, problem.line, problem.column], ['Frobnicate the quux sideways', 5, 7]);
});

test('output that nobody reads to its end changes no exit code', async (t) => {
  const { run } = await project(t, { 'a.flows.yaml': flow('') });
  const ended = await run(['check', 'a.flows.yaml'], { env: noBrowser, unread: true });
  assert.deepEqual([ended.code, ended.err], [0, '']);
});
