import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareNames, deniesPhrase, fold, oneEdit, rung, says } from './text.ts';

const spelling = { spelling: true };

test('a text says whole words only', () => {
  assert.equal(says('Disconnected', 'Connected'), false);
  assert.equal(says('Connected since Monday', 'connected'), true);
  assert.equal(says('The invoice is unpaid', 'paid'), false);
});

test('a number is never read out of a longer one', () => {
  assert.equal(says('Total $149.50', '$49.50'), false);
  assert.equal(says('Total $49.50', '$49'), false);
  assert.equal(says('Total 4,949', '949'), false);
  assert.equal(says('Total -$49', '$49'), false);
  assert.equal(says('Total: $49.', '$49'), true);
  assert.equal(says('INV-2031.pdf', '2031'), true);
});

test('the ladder goes from the exact name down to a close spelling', () => {
  assert.equal(compareNames('Save', 'Save', spelling), rung.exact);
  assert.equal(compareNames('save', 'SAVE *', spelling), rung.loose);
  assert.equal(compareNames('Save', 'Save changes', spelling), rung.phrase);
  assert.equal(compareNames('cart backpack', 'Backpack to the cart', spelling), rung.words);
  assert.equal(compareNames('Reciept', 'Receipt', spelling), rung.spelling);
  assert.equal(compareNames('Reciept', 'Receipt', { spelling: false }), rung.none);
});

test('short words, digits and two edits are never forgiven', () => {
  assert.equal(compareNames('Sava', 'Save', spelling), rung.none);
  assert.equal(compareNames('Level12', 'Level13', spelling), rung.none);
  assert.equal(compareNames('Plan A', 'Plan B', spelling), rung.none);
  assert.equal(compareNames('Recieptt', 'Receipt', spelling), rung.none);
});

test('one edit is one letter more, less, other, or two swapped', () => {
  for (const [a, b] of [
    ['order', 'orders'],
    ['order', 'ordar'],
    ['order', 'orde'],
    ['order', 'odrer'],
  ] as const)
    assert.equal(oneEdit(a, b), true);
  assert.equal(oneEdit('order', 'order'), false);
  assert.equal(oneEdit('order', 'ordre1'), false);
});

test('what is taken back in the same breath is not said', () => {
  assert.equal(deniesPhrase('not found', 'found'), true);
  assert.equal(deniesPhrase("your changes weren't saved", 'saved'), true);
  assert.equal(deniesPhrase('payment failed', 'payment'), true);
  assert.equal(deniesPhrase('deploy 7 failed prod', 'deploy 7'), false);
  assert.equal(deniesPhrase('nightly backup failed', 'nightly backup'), false);
  assert.equal(deniesPhrase('no results', 'no results'), false);
  assert.equal(deniesPhrase('not found here, but found there', 'found'), false);
  assert.equal(deniesPhrase('order complete. not what you wanted?', 'order complete'), false);
  assert.equal(deniesPhrase('order complete', 'failed'), false);
  assert.equal(deniesPhrase('wrapped: no agreed: yes', 'agreed: yes'), false);
});

test('a sign that joins two words is no name of its own', () => {
  const fits = (wanted: string, found: string) => compareNames(wanted, found, { spelling: false }) > rung.none;
  for (const [sign, text] of [
    ['+', 'Save (Ctrl+S)'],
    ['/', 'Start/stop'],
    ['-', 'Sign-in'],
  ] as const)
    assert.equal(fits(sign, text), false, text);
  for (const [sign, text] of [
    ['+', '+ New'],
    ['+', 'New +'],
    ['€', '49 €'],
    ['%', '5%'],
    ['+', 'Zoom (+), Ctrl+Plus'],
    ['K/N', 'A K/N ratio'],
  ] as const)
    assert.equal(fits(sign, text), true, text);
});

test('a space between a number and its sign changes nothing, and no number is read out of another for it', () => {
  const reads = (wanted: string, found: string) => compareNames(wanted, found, { spelling: false });
  for (const [wanted, found] of [
    ['91%', '91 %'],
    ['91 %', '91%'],
    ['5 €', '5\u00a0€'],
    ['$5.00', '$ 5.00'],
    ['€5', '€ 5'],
  ])
    assert.ok(reads(wanted as string, found as string) >= rung.loose, `${wanted} for ${found}`);
  assert.equal(reads('91%', 'Disk: 91 % used'), rung.phrase);
  assert.equal(reads('1%', '91 %'), rung.none);
  assert.equal(reads('91%', '91 items'), rung.none);
  assert.equal(reads('$3', '2 $3'), rung.phrase);
  assert.equal(fold('2 $ 3'), '2 $ 3');
});
