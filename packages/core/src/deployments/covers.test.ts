import assert from 'node:assert/strict';
import { test } from 'node:test';
import { covers } from './covers.ts';

const cases: [pattern: string, yes: string[], no: string[]][] = [
  ['src/shop/**', ['src/shop/cart.ts', 'src/shop/a/b/c.ts'], ['src/shopping/a.ts', 'src/a.ts', 'a/src/shop/b.ts']],
  ['src/shop', ['src/shop', 'src/shop/cart.ts', 'src/shop/a/b.ts'], ['src/shop.ts', 'src/shops/a.ts']],
  ['src/shop/', ['src/shop/cart.ts'], ['src/shop2/cart.ts']],
  ['src/*.ts', ['src/a.ts', './src/a.ts'], ['src/a/b.ts', 'src/a.tsx', 'src/a.ts/b']],
  ['**/*.css', ['a.css', 'a/b/c.css', '.hidden/a.css'], ['a.css/b', 'acss']],
  ['src/**/test/**/*.ts', ['src/test/a.ts', 'src/a/test/b/c.ts', 'src/x/test/y/test/z.ts'], ['src/a/tests/b.ts']],
  ['app/[id]/(group)/page.tsx', ['app/[id]/(group)/page.tsx'], ['app/i/group/page.tsx']],
  ['a?c/d', ['abc/d', 'a🙂c/d/e'], ['ac/d', 'abbc/d', 'a/c/d']],
  ['*', ['a', '.env'], ['a/b']],
  ['**', ['a', 'a/b/c'], []],
  ['Src', [], ['src/a']],
];

test('a pattern covers what it says and nothing else', () => {
  for (const [pattern, yes, no] of cases) {
    for (const path of yes) assert.ok(covers(pattern, path), `${pattern} covers ${path}`);
    for (const path of no) assert.ok(!covers(pattern, path), `${pattern} does not cover ${path}`);
  }
});

test('a pattern made to be slow is not', () => {
  const start = performance.now();
  assert.equal(covers(`${'*a'.repeat(90)}b`, 'a'.repeat(900)), false);
  assert.equal(covers(`${'**/a/'.repeat(30)}b`, 'a/'.repeat(450)), false);
  assert.ok(performance.now() - start < 1_000);
});
