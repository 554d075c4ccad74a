import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '../../compile.ts';

for (const chain of [
  'open /a > fill 3 into Nights > Order placed > click Home',
  'open /a > fill 3 into Nights > Order summary > click Home',
  'open /a > fill 3 into Nights > Payment received',
  'open /a > fill 3 into Nights > Print it',
  'Open /a > Fill 3 into Nights > Add guest',
])
  test(`“${chain}”: what came of it, or what is to be done, is no label`, () => {
    assert.equal(compileSpec(chain).problems.length, 1);
  });
