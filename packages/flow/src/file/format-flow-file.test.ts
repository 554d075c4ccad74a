import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatFlowFile } from './format-flow-file.ts';
import { parseFlowFile } from './parse-flow-file.ts';

test('what was written is read back as it was, with specs as blocks', () => {
  const flow = {
    name: 'Sign in: "quickly"',
    url: '/login',
    spec: 'Log in as {{user}}.\n  - I should see "Hi: # there".\n',
    variables: { user: 'yes', count: '007' },
    secrets: ['password'],
    timeout: '90s',
    viewport: { width: 800, height: 600 },
    tags: [],
  };
  const text = formatFlowFile({ flows: [flow, { name: 'One', spec: '1. Go to /.' }] });
  assert.match(text, /spec: \|\n {6}Log in as/);
  assert.ok(!text.includes('tags'));
  const read = parseFlowFile(text);
  assert.ok(read.ok, text);
  const { tags, ...rest } = flow;
  assert.partialDeepStrictEqual(read.file.flows[0], rest);
  assert.partialDeepStrictEqual(read.file.flows[1], { name: 'One', spec: '1. Go to /.' });
});
