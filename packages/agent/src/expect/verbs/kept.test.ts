import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page } from '../../../test/page.ts';

const shown = (value: string) =>
  page(['definition-list', '', {}, ['term', '', {}, ['text', 'Reference']], ['definition', '', {}, ['text', value]]]);
const same: Step = { action: 'assertNumber', target: { text: 'Reference' }, op: 'eq', against: 'ref' };
const status = (value: string, before: string, step = same) =>
  check(shown(value), step, { kept: new Map([['ref', before]]) }).status;

test('a code or a name that was kept is the same only if all of it is', () => {
  assert.equal(status('A-12', 'A-12'), 'met');
  assert.equal(status('B-12', 'A-12'), 'not_met');
  assert.equal(status('3 of 5', '3 of 4'), 'not_met');
  assert.equal(status('10:45', '10:30'), 'not_met');
  assert.equal(status('12B', '12A'), 'not_met');
  assert.equal(status('12A', '12A'), 'met');
  assert.equal(status('1.11.2026', '11.1.2026'), 'not_met');
  assert.equal(status('1.23.4', '1.2.34'), 'not_met');
  assert.equal(status('Ann', 'Ann'), 'met');
  assert.equal(status('Bea', 'Ann'), 'not_met');
  assert.equal(status('B-12', 'A-12', { ...same, op: 'neq' }), 'met');
});

test('words that merely hold a value are no proof that a field that is not there holds it', () => {
  const value = (action: Step) => check(shown('must be at least 5'), action).status;
  const step: Step = { action: 'assertValue', target: { text: 'Reference' }, value: '5' };
  assert.equal(value(step), 'unproven');
  assert.equal(value({ ...step, op: 'equals' }), 'not_met');
  assert.equal(value({ ...step, value: 'must be at least 5' }), 'met');
});

test('an amount that was kept is compared as a number, however it is written', () => {
  assert.equal(status('1,200.00', '1200'), 'met');
  assert.equal(status('€12.00', '12'), 'met');
  assert.equal(status('12 seats', '12'), 'met');
  assert.equal(status('1 200', '1200'), 'met');
  assert.equal(status('1.234.567', '1,234,567'), 'met');
  assert.equal(status('12k', '12,000'), 'met');
  assert.equal(status('13', '12'), 'not_met');
});

test('a text that must equal what was kept is an amount where both are', () => {
  const text = { ...same, action: 'assertText' as const, op: 'equals' as const };
  assert.equal(status('12.00', '12', text), 'met');
  assert.equal(status('B-12', 'A-12', text), 'not_met');
  assert.equal(status('12.00', '12', { ...text, op: 'not-equals' }), 'not_met');
  assert.equal(status('13', '12', { ...text, op: 'not-equals' }), 'met');
});

test('an amount of another currency or unit is not the same, nor one of which it cannot be told', () => {
  const text = { ...same, action: 'assertText' as const, op: 'equals' as const };
  for (const step of [same, text]) {
    assert.equal(status('€5', '$5', step), 'not_met');
    assert.equal(status('5 g', '5 kg', step), 'not_met');
    assert.equal(status('€1,200', '1,200.00 €', step), 'met');
    assert.equal(status('Order 12', 'Invoice 12', step), 'unproven');
  }
  assert.equal(status('€5', '$5', { ...text, op: 'not-equals' }), 'met');
  assert.equal(status('€5', '$4', { ...same, op: 'gt' }), 'unproven');
  assert.equal(status('5 kg', '900 g', { ...same, op: 'gt' }), 'met');
  const grew = { action: 'assertNumber' as const, target: { text: 'Reference' }, op: 'increased' as const };
  assert.equal(check(shown('€6'), grew, { before: '€5' }).status, 'met');
  assert.equal(check(shown('€6'), grew, { before: '$5' }).status, 'unproven');
});
