import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '@smokejumper/flow';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { PageNode } from '../../ground/view/view.ts';

const at = (y: number) => ({ box: { x: 20, y, width: 200, height: 30 } });

/** A form of one field, and what stands right below it. */
function form(said: string, more: { states?: string[]; red?: boolean; far?: boolean } = {}) {
  const field: Partial<PageNode> = { ...at(30), tag: 'input', value: '', states: more.states ?? [] };
  const text: Tree = ['text', said, more.red === true ? { red: true } : {}];
  const line: Tree = ['generic', '', at(more.far === true ? 600 : 64), text];
  const own: Tree[] = [['textbox', 'Email', field], ...(more.far === true ? [] : [line])];
  const parts: Tree[] = [['form', '', {}, ...own, ['button', 'Send', at(110)]], ...(more.far === true ? [line] : [])];
  return page(['heading', 'Sign up', {}, ['text', 'Sign up']], ...parts);
}

const status = (spec: string, now: ReturnType<typeof form>, since = form('')) =>
  check(now, compileSpec(spec).steps[0]!.step, { since }).status;

const none = ['No error message is shown.', 'No error is shown.', 'No error is shown below the Email field.'];
const some = ['An error message is shown.', 'An error is shown below the Email field.'];

test('what came below a field that is now marked as wrong is its error, whatever its words', () => {
  const wrong = form('Enter an email', { states: ['invalid'] });
  for (const spec of none) assert.equal(status(spec, wrong), 'not_met', spec);
  for (const spec of some) assert.equal(status(spec, wrong), 'met', spec);
});

test('where the field was wrong before, the browser alone refuses it, or the words are red, it is left open', () => {
  const invalid = form('Enter an email', { states: ['invalid'] });
  const refused = form('Enter an email', { states: ['refused'] });
  const red = form('Enter an email', { red: true });
  for (const spec of none) {
    assert.equal(status(spec, invalid, form('', { states: ['invalid'] })), 'unproven', spec);
    assert.equal(status(spec, refused), 'unproven', spec);
    assert.equal(status(spec, red), 'unproven', spec);
  }
  for (const spec of some) for (const now of [refused, red]) assert.equal(status(spec, now), 'unproven', spec);
});

test('what stood there, is drawn like any other line, or came away from the fields is no error', () => {
  const stood = form('Enter an email', { red: true });
  for (const spec of none) {
    assert.equal(status(spec, stood, stood), 'met', spec);
    assert.equal(status(spec, form('Four seats are left')), 'met', spec);
    assert.equal(status(spec, form('Four seats are left', { red: true, far: true })), 'met', spec);
  }
});
