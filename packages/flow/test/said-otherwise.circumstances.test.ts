import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capital, otherReadings } from './otherwise.ts';

// Conditions, waits, what "it" stands for, figures and remembered values, each said in several ways.

test('a condition reads alike before and behind what is done, with whatever word leads to it', () => {
  const conditions = ['the dialog is shown', '"A" is not visible', 'the Terms checkbox is checked', 'there are 3 rows'];
  const done = ['click "B"', 'press Escape', 'type "x" into "Name"', 'click "B" in the row for "Bob"'];
  const other = conditions.flatMap((asked) =>
    done.flatMap((act) =>
      otherReadings(`If ${asked}, ${act}`, [
        ...[`${act} if ${asked}`, `${act} (if ${asked})`, `${act} - only if ${asked}`, `In case ${asked}, ${act}`],
        ...[`${act}, provided that ${asked}`, `Provided ${asked}, ${act}`, `if ${asked} then ${act}`],
      ]),
    ),
  );
  assert.deepEqual(other, []);
});

test('a wait and a repetition read alike before and behind what is done', () => {
  const conditions = ['the dialog is shown', '"A" is visible', 'the Save button is enabled', 'the toast is gone'];
  const done = ['click "B"', 'type "x" into "Name"'];
  const other = conditions.flatMap((asked) =>
    done.flatMap((act) => [
      ...otherReadings(`Once ${asked}, ${act}`, [
        ...[
          `${act} once ${asked}`,
          `${act} as soon as ${asked}`,
          `${act} after ${asked}`,
          `Wait until ${asked}, ${act}`,
        ],
      ]),
      ...otherReadings(`click "B" until ${asked}`, [`Until ${asked}, click "B"`, `Keep clicking "B" until ${asked}`]),
    ]),
  );
  assert.deepEqual(other, []);
});

test('the same thing is meant by its name, by "it" and by its kind with "that" or "the same"', () => {
  const named = [
    ['the Save button', 'button'],
    ['the "Email" field', 'field'],
    ['the row for "Bob"', 'row'],
    ['the "Move" dialog', 'dialog'],
    ['the card "Basic"', 'card'],
  ] as const;
  const said = ['should contain "X"', 'is enabled', 'should not show "Y"', 'contains "X" and not "Y"'];
  const other = named.flatMap(([thing, kind]) =>
    said.flatMap((claim) =>
      otherReadings(
        `Hover over ${thing}. ${capital(thing)} ${claim}.`,
        ['It', `That ${kind}`, `The same ${kind}`].flatMap((again) => [
          `Hover over ${thing}. ${again} ${claim}.`,
          `Hover over ${thing} and expect that ${again.toLowerCase()} ${claim}`,
          `1. Hover over ${thing}\n2. ${again} ${claim}`,
        ]),
      ),
    ),
  );
  assert.deepEqual(other, []);
});

test('so many of a kind are told alike in figures and in words', () => {
  const kinds = ['rows', 'cards', 'links', 'rows in the "Orders" table', 'checkboxes'];
  const other = kinds.flatMap((kind) => [
    ...otherReadings(
      `There are 3 ${kind}`,
      ['3', 'three'].flatMap((many) => [
        ...[`There are ${many} ${kind}`, `Expect exactly ${many} ${kind}`, `I should see ${many} ${kind}`],
        ...[`${many} ${kind} are shown`, `The number of ${kind} is ${many}`, `The page shows ${many} ${kind}`],
      ]),
    ),
    ...otherReadings(`There are at least 3 ${kind}`, [
      ...[`There are 3+ ${kind}`, `There are three or more ${kind}`, `No fewer than 3 ${kind} are shown`],
      `The number of ${kind} is at least three`,
    ]),
  ]);
  assert.deepEqual(other, []);
});

test('what was remembered is compared alike, whatever says that it stayed or changed', () => {
  const things = ['the total', 'the number of rows', 'the heading', 'the "Email" field'];
  const after = (thing: string, said: string) => `Remember ${thing}. Reload the page. ${capital(thing)} ${said}.`;
  const other = things.flatMap((thing) => [
    ...otherReadings(
      after(thing, 'is unchanged'),
      ['should be the same', 'should be the same as before', 'has not changed', 'stays the same', 'did not change'].map(
        (said) => after(thing, said),
      ),
    ),
    ...otherReadings(
      after(thing, 'has changed'),
      ['should be different', 'should have changed', 'is not the same as before'].map((said) => after(thing, said)),
    ),
  ]);
  assert.deepEqual(other, []);
});

const unmarked = [
  ...['Billing panel', 'billing panel', 'Team settings dialog', 'dialog', 'sidebar', 'first row', 'row for Bob'],
  ...['Bob row', 'Milk card', 'Orders table', 'Details tab', 'Done column', 'order summary', 'Users list', 'table'],
  ...['search results', 'list of users', 'toolbar', '"Billing" panel', 'row "Bob"', 'left menu', 'header', 'card Milk'],
];
const claimed = [
  ...[
    'Plan is Pro',
    'the plan is Pro',
    '"Plan" shows "Pro"',
    'Status should read Paid',
    'there are 3 rows',
    'Total is 5',
  ],
  ...['the Save button is disabled', 'Save is disabled', 'I should see Saved', 'Newsletter is checked', 'choose Pro'],
  ...[
    'Last login should be Monday',
    'no errors are shown',
    'the first item is Milk',
    'click Save',
    'type Ann into Name',
  ],
];

test('a place reads alike whether a comma ends it or nothing does', () => {
  const other = unmarked.flatMap((place) =>
    claimed.flatMap((said) => otherReadings(`In the ${place}, ${said}.`, [`In the ${place} ${said}.`])),
  );
  assert.deepEqual(other, []);
});
