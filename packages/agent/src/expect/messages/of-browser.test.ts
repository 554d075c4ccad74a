import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DialogRecord, Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page } from '../../../test/page.ts';

const view = page(['button', 'Greet'], ['status', '', {}, ['text', 'greeted']]);
const alert: DialogRecord = { type: 'alert', message: 'Hello there', accepted: true };
const status = (step: Step, asked: DialogRecord[], dialogs = asked) => check(view, step, { asked, dialogs }).status;
const alone = page(['button', 'Save']);
const says = (value: string, more: Partial<Step> = {}): Step => ({
  action: 'assertText',
  target: { role: 'alert' },
  value,
  ...more,
});

test('"the alert says" and "an alert is shown" may mean what the browser itself showed upon the last action', () => {
  for (const op of ['contains', 'equals', 'starts-with'] as const)
    assert.equal(status(says('Hello there', { op }), [alert]), 'met');
  assert.equal(status({ action: 'assertVisible', target: { role: 'alert', text: 'Hello' } }, [alert]), 'met');
  assert.equal(status({ action: 'assertVisible', target: { role: 'dialog' } }, [alert]), 'met');
  assert.equal(status(says('greeted'), [alert]), 'met');
});

test('an alert of the browser that says something else, or came before, is not the one', () => {
  assert.equal(status(says('Bye'), [alert]), 'not_met');
  assert.equal(status(says('Hello there'), [], [alert]), 'not_met');
  assert.equal(status({ action: 'assertVisible', target: { role: 'alert', text: 'Bye' } }, [alert]), 'not_met');
});

test('beside a question of the browser that was answered, what the page says may be the alert', () => {
  const ask: DialogRecord = { type: 'confirm', message: 'Are you sure?', accepted: true };
  const refused = page(['button', 'Destroy'], ['paragraph', '', {}, ['text', 'Acme cannot be destroyed.']]);
  const told = (value: string, more: Partial<Step> = {}) =>
    check(refused, says(value, more), { asked: [], dialogs: [ask] }).status;
  assert.deepEqual([told('Acme cannot be destroyed.'), told('Acme was destroyed.')], ['unproven', 'not_met']);
  assert.deepEqual([told('Are you sure?'), told('Are you sure?', { op: 'not-contains' })], ['met', 'not_met']);
  // It came with the last action.
  const since = page(['button', 'Destroy']);
  const anew = (value: string) => check(refused, says(value), { asked: [ask], dialogs: [ask], since }).status;
  assert.deepEqual([anew('Acme cannot be destroyed.'), anew('Acme was destroyed.')], ['met', 'not_met']);
});

test('an alert of the browser that complains leaves open whether no error was shown', () => {
  const noError: Step = { action: 'assertNotVisible', target: { role: 'alert', noun: 'error message' } };
  const told = (message: string) => check(alone, noError, { asked: [{ ...alert, message }] }).status;
  assert.deepEqual([told('Could not save the order'), told('Hello there')], ['unproven', 'met']);
});
