import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { switches } from '../src/app.ts';
import { bugs } from './bugs.ts';
import { type Bench, openBench, visit } from './visitor.ts';

let bench: Bench;
before(async () => {
  bench = await openBench();
});
after(() => bench?.close());

describe('a deploy with a bug differs from the healthy one', { concurrency: 3 }, () => {
  for (const [name, bug] of Object.entries(bugs)) {
    test(`${name}: ${JSON.stringify(bug.healthy)} becomes ${JSON.stringify(bug.broken)}`, async () => {
      assert.deepEqual(await visit(bench, '', bug.seen, bug), bug.healthy, 'on the healthy deploy');
      assert.deepEqual(await visit(bench, name, bug.seen, bug), bug.broken, 'on the broken deploy');
    });
  }
});

test('every bug is looked at', () => {
  const named = Object.entries(switches).flatMap(([name, { kind }]) => (kind === 'bug' ? [name] : []));
  assert.deepEqual(Object.keys(bugs).sort(), named.sort());
});
