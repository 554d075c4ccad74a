import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAppError } from '@smokejumper/contracts';
import { z } from 'zod';
import { checkPart } from './validation.ts';

const schema = z.strictObject({
  name: z.string().trim().min(1).max(5),
  count: z.number().int().min(2).max(3).optional(),
  list: z.array(z.string()).min(1).max(1).optional(),
  kind: z.enum(['slack', 'mail']).optional(),
  email: z.email().optional(),
  at: z.iso.datetime().optional(),
  site: z.url({ error: 'is not an http or https address' }).optional(),
});

const detailsOf = (body: unknown): string[] => {
  try {
    checkPart(schema, body, '');
    return [];
  } catch (error) {
    assert.ok(isAppError(error));
    const { errors } = error.details as { errors: { pointer: string; detail: string }[] };
    return errors.map(({ pointer, detail }) => `${pointer} ${detail}`.trim());
  }
};

test('each field that is refused says why, as a sentence that its pointer begins', () => {
  assert.deepEqual(detailsOf({}), ['/name is missing']);
  assert.deepEqual(detailsOf([]), ['is not an object']);
  assert.deepEqual(detailsOf({ name: ' ' }), ['/name is empty']);
  assert.deepEqual(detailsOf({ name: 'abcdef', extra: 1 }), [
    '/name is longer than 5 characters',
    '/extra is not a known field',
  ]);
  assert.deepEqual(detailsOf({ name: 1, count: '2' }), ['/name is not a string', '/count is not a number']);
  assert.deepEqual(detailsOf({ name: 'a', count: 2.5 }), ['/count is not a whole number']);
  assert.deepEqual(detailsOf({ name: 'a', count: 1 }), ['/count is less than 2']);
  assert.deepEqual(detailsOf({ name: 'a', count: 9 }), ['/count is more than 3']);
  assert.deepEqual(detailsOf({ name: 'a', list: [] }), ['/list is a list of fewer than 1']);
  assert.deepEqual(detailsOf({ name: 'a', kind: 'pigeon' }), ['/kind is not one of slack, mail']);
  assert.deepEqual(detailsOf({ name: 'a', email: 'x' }), ['/email is not an e-mail address']);
  assert.deepEqual(detailsOf({ name: 'a', at: 'x' }), ['/at is not a time such as 2026-01-31T08:00:00Z']);
  assert.deepEqual(detailsOf({ name: 'a', site: 'x' }), ['/site is not an http or https address']);
});
