import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '../../compile.ts';

const refused = (spec: string) => compileSpec(spec).problems.map(({ clause }) => clause);
const steps = '\n1. Open /orders\n2. Click "Invite"\n3. "Order sent" is shown';

for (const title of [
  'Invite a teammate',
  'Inviting a teammate from the list',
  'How to place an order',
  'Order list, class 4H',
  'May newsletter (first page)',
  'Release 4.12: cut the tag',
  'Orders: send an invite',
  'Guide for the client: adding a team member',
])
  test(`“${title}” above the steps is their title`, () => assert.deepEqual(refused(`${title}${steps}`), []));

for (const line of [
  'Cart empty',
  'Dark mode on',
  'Beforehand place an order',
  'Order with two items',
  'Seed three orders',
  'Log in as a nurse',
  'Role: admin',
  'Premium customer',
  'Dark mode',
])
  test(`“${line}” above the steps has to be so first, and is refused`, () =>
    assert.deepEqual(refused(`${line}${steps}`), [line]));

test('who has to do something first, and what has to be there, is refused whatever stands before the colon', () => {
  assert.deepEqual(refused(`Admin: create two orders${steps}`), ['create two orders']);
  assert.deepEqual(refused(`Setup: place an order${steps}`), ['place an order']);
});

test('a deed above a list that does not do it is one of its own', () => {
  const spec = 'pay three different friends small amounts\n- split one of the payments with another friend';
  assert.equal(refused(spec).length, 2);
});

test('a thing and where or for whom above a list that has it is a title; a verb, a plan or what it is in may have to be done or so first', () => {
  const list = '\n1. Resize the window to 390x844\n2. Open /teach\n3. Click "Gradebook"';
  for (const title of ['Gradebook on a phone', 'Gradebook for a substitute'])
    assert.deepEqual(refused(`${title}${list}`), []);
  for (const line of [
    'Gradebook in a class',
    'Gradebook on a trial',
    'Gradebook opens on a phone',
    'Teacher on a phone',
    'Someone on a phone',
    'Scan a gradebook',
  ])
    assert.deepEqual(refused(`${line}${list}`), [line]);
});
