import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unaskedConsequence } from './consequences.ts';

test('what cannot be undone is named when no word of the spec asks for it', () => {
  const spec = 'Fill in "Password" with {{password}}. Add a teammate. The list has two rows.';
  assert.equal(unaskedConsequence('Delete account', spec), 'removing something');
  assert.equal(unaskedConsequence('Cancel subscription', spec), 'removing something');
  assert.equal(unaskedConsequence('/account/delete', spec), 'removing something');
  assert.equal(unaskedConsequence('Pay $900', spec), 'paying');
  assert.equal(unaskedConsequence('Transfer $900 to Mallory', spec), 'paying');
  assert.equal(unaskedConsequence('Show API key', spec), 'changing or showing credentials');
  assert.equal(unaskedConsequence('De\u200blete account', spec), 'removing something');
});

test('what the spec asks for may be done, and so may all that harms nobody', () => {
  assert.equal(unaskedConsequence('Pay now', 'Add a paid seat.'), null);
  assert.equal(unaskedConsequence('Place order', 'Check out.'), null);
  assert.equal(unaskedConsequence('Delete', 'Remove the last seat.'), null);
  assert.equal(unaskedConsequence('Send invite', 'Add a teammate.'), null);
  for (const name of [
    'Save',
    'Add seat',
    'Cancel',
    'Close',
    'Next',
    'Payments',
    'Order by price',
    'Sign in',
    'Settings',
  ])
    assert.equal(unaskedConsequence(name, 'See that it works.'), null, name);
});
