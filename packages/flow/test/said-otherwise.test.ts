import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capital, otherReadings, readingOf } from './otherwise.ts';

// One thing said in several ways is read the same, or refused: never as something else.

const leads = [
  'Verify',
  'verify that',
  'Check',
  'check that',
  'Confirm',
  'Ensure',
  'Ensure that',
  'Make sure',
  'Expect',
];
const more = ['Assert that', 'Validate', 'See that', 'Also verify', 'Please check', 'Verify if', 'Expected:', 'Then'];

const things = [
  ...['a dialog', 'an error message', 'the dialog', 'the "A" button', 'the Save button', 'no errors', 'the first row'],
  ...[
    '"A"',
    'the page title',
    'the success toast',
    'a "A" link',
    'the "Email" field',
    'the row for "Bob"',
    'the heading',
  ],
  ...[
    'the Terms checkbox',
    'a success message',
    'the price',
    'the text "A"',
    'an alert',
    'the Settings tab',
    'a tooltip',
  ],
];
const ofOne = [
  ...[
    'is visible',
    'is shown',
    'appears',
    'is not visible',
    'disappears',
    'is gone',
    'is enabled',
    'should be visible',
  ],
  ...['should not be visible', 'contains "X"', 'shows "X"', 'is "X"', 'should be "X"', 'is empty', 'is checked'],
];

test('a claim about one thing reads alike behind every word that leads to it', () => {
  const other = things.flatMap((thing) =>
    ofOne.flatMap((said) => {
      const claim = `${thing} ${said}`;
      const listed = /^(?:an?|no) /.test(thing) ? [] : [`- ${capital(claim)}`, `1. ${capital(claim)}`];
      return otherReadings(`verify that ${claim}`, [
        ...[...leads, ...more].map((lead) => `${lead} ${claim}`),
        ...listed,
      ]);
    }),
  );
  assert.deepEqual(other, []);
});

const several = [
  ...['3 rows', 'two cards', 'both rows', 'the rows', 'all rows', '"A" and "B"', 'the "A" and "B" buttons', 'no rows'],
  ...['at least 2 rows', 'more than 2 cards', 'the error messages', 'exactly 3 links', 'the Email and Phone fields'],
];
const ofSeveral = [
  ...['are visible', 'appear', 'exist', 'are not visible', 'disappear', 'are gone', 'are enabled', 'should be visible'],
  ...['should not be visible', 'must be shown', 'contain "X"', 'should contain "X"', 'are checked', 'are empty'],
];

test('a claim about several things reads alike behind every word that leads to it', () => {
  const other = several.flatMap((things) =>
    ofSeveral.flatMap((said) => {
      // `Check "Terms" and "Save" should be enabled`: the one is ticked, and the other claimed.
      const isEither = things === '"A" and "B"' && /^(?:should|must)/.test(said);
      const ways = [...leads, ...more].filter((lead) => !(isEither && /^(?:Check|Please check)$/.test(lead)));
      return otherReadings(
        `verify that ${things} ${said}`,
        ways.map((lead) => `${lead} ${things} ${said}`),
      );
    }),
  );
  assert.deepEqual(other, []);
});

const orders = [
  ...['click "A"', 'click the Save button', 'press the Enter key', 'type "x" into "Name"', 'select "A" from "B"'],
  ...['select A from the B dropdown', 'tick the Terms checkbox', 'check the Terms checkbox', 'uncheck "A"', 'open /a'],
  ...['hover over "A"', 'double-click "A"', 'right-click the first row', 'scroll to "A"', 'upload "a.pdf" to "B"'],
  ...['drag "A" to "B"', 'expand "A"', 'close the dialog', 'accept the alert', 'clear the Name field', 'wait for "A"'],
  ...[
    'wait until "A" appears',
    'reload the page',
    'go back',
    'set "Volume" to 5',
    'turn off the A switch',
    'toggle "A"',
  ],
  ...['click "A" in the row for "B"', 'click "A" twice', 'pick 5 May 2026 in "Date"', 'click "A" and "B"'],
];
const told: ((order: string) => string)[] = [
  capital,
  (order) => `Please ${order}`,
  (order) => `Then ${order}`,
  (order) => `When I ${order}`,
  (order) => `And I ${order}`,
  (order) => `Now ${order}`,
  (order) => `1. ${capital(order)}`,
  (order) => `Step 1: ${capital(order)}`,
  (order) => `The user should ${order}`,
  (order) => `You need to ${order}`,
  (order) => `Finally, ${order}!`,
  (order) => `First ${order}`,
  (order) => `[ ] ${capital(order)}`,
  (order) => `Once there, ${order}`,
  (order) => `Given I ${order}`,
];

test('an order reads alike whoever is told to do it', () => {
  const other = orders.flatMap((order) =>
    otherReadings(
      order,
      told.map((way) => way(order)),
    ),
  );
  assert.deepEqual(other, []);
});

const places = [
  'the row for "Bob"',
  'the "Orders" table',
  'the dialog',
  'the sidebar',
  'the card "Basic"',
  'the header',
];
const acts = [
  'click "Edit"',
  'click the Edit link',
  'tick the checkbox',
  'type "x" into "Name"',
  'select "A" from "B"',
];
const claims = [
  ...['"A" is visible', '"A" is not visible', '"Total" is "5"', 'the Save button is disabled', 'there are 3 rows'],
  ...['the "A" checkbox is checked', '"Total" contains "5"', 'there is no "A" button', 'the heading is "X"'],
];

test('a place reads alike before and behind what is done or claimed there', () => {
  const other = places.flatMap((place) => [
    ...acts.flatMap((act) =>
      otherReadings(`${act} in ${place}`, [`In ${place}, ${act}`, `${act} inside ${place}`, `Within ${place} ${act}.`]),
    ),
    ...claims.flatMap((claim) =>
      otherReadings(`In ${place}, ${claim}`, [
        `Verify that in ${place} ${claim}`,
        `In ${place}, verify that ${claim}`,
        `Inside ${place} ${claim}`,
        `Verify that ${claim} in ${place}`,
      ]),
    ),
  ]);
  assert.deepEqual(other, []);
});

test('what stands in a named place reads alike, named before or behind its kind, in quotes or not', () => {
  const ways = (kind: string, name: string) => [
    ...[`the ${kind} "${name}"`, `the "${name}" ${kind}`, `the ${kind} ${name}`, `the ${name} ${kind}`],
  ];
  const held = [
    ...[
      ['button', 'Buy now'],
      ['badge', 'New'],
      ['message', 'All good'],
      ['card', 'Spring letter'],
    ],
  ] as const;
  const other = (['row Bob', 'column Ideas', 'dialog Rename file', 'sidebar Main'] as const).flatMap((place) => {
    const [kind = '', ...name] = place.split(' ');
    const inside = ways(kind, name.join(' '));
    return held.flatMap(([what, called]) =>
      ['must be visible', 'is not visible anymore', 'contains "X"']
        .flatMap((said) =>
          otherReadings(
            `In ${inside[0]}, the ${what} "${called}" ${said}`,
            inside.flatMap((place) =>
              ways(what, called).flatMap((thing) => [
                ...[`In ${place} ${thing} ${said}`, `Verify that in ${place} ${thing} ${said}`],
              ]),
            ),
          ),
        )
        .concat(
          otherReadings(
            `In ${inside[0]}, click the ${what} "${called}"`,
            inside.flatMap((place) =>
              ways(what, called).flatMap((thing) => [
                ...[`click ${thing} in ${place}`, `click in ${place} ${thing}`, `click in ${place} on ${thing}`],
              ]),
            ),
          ),
        ),
    );
  });
  assert.deepEqual(other, []);
});

test('what is expected of several things, and what a text says, reads alike in quotes or not', () => {
  const pairs = ['"A" and "B"', 'the "A" button and the "B" link', 'the dialog and the toast', 'A and B'];
  const ofBoth = [
    ['not to be visible', 'should not be visible'],
    ['to disappear', 'should disappear'],
    ['to be enabled', 'should be enabled'],
    ['to contain "X"', 'should contain "X"'],
  ];
  const both = pairs.flatMap((pair) =>
    ofBoth.flatMap(([asked, said]) =>
      otherReadings(`${capital(pair)} ${said}`, [`Expect ${pair} ${asked}`, `Verify that ${pair} ${said}`]),
    ),
  );
  const things = ['the heading', 'the toast', 'the badge', 'the Status cell in the row for Bob', 'the second card'];
  const texts = ['Paid in full', 'Not yet paid', 'No results found', 'In progress', 'Sent to Bob', 'Out of stock'];
  const said = things.flatMap((thing) =>
    texts.flatMap((text) => [
      ...otherReadings(`${thing} should be "${text}"`, [`${thing} should be ${text}`, `${thing} should equal ${text}`]),
      ...otherReadings(`${thing} shows "${text}"`, [`${thing} shows ${text}`, `verify that ${thing} displays ${text}`]),
      ...otherReadings(`${thing} should not contain "${text}"`, [
        `${thing} should not contain ${text}`,
        `expect ${thing} not to contain ${text}`,
      ]),
    ]),
  );
  assert.deepEqual([...both, ...said], []);
});

const conditions = ['"A" is visible', 'the "A" button is enabled', '"Total" is "5"', 'a "Cookies" banner is shown'];
const deeds = ['click "B"', 'type "x" into "Name"', 'close the dialog', 'tick "Terms"', 'press Escape'];

test('what holds under a condition, or until one holds, reads alike in every order', () => {
  const other = conditions.flatMap((condition) =>
    deeds.flatMap((deed) => [
      ...otherReadings(`If ${condition}, ${deed}`, [
        `${capital(deed)} if ${condition}`,
        `If ${condition} then ${deed}`,
        `In case ${condition}, ${deed}`,
        `If ${condition}: ${deed}`,
      ]),
      ...otherReadings(`Unless ${condition}, ${deed}`, [`${capital(deed)} unless ${condition}`]),
      ...otherReadings(`${capital(deed)} until ${condition}`, [
        `Until ${condition}, ${deed}`,
        `${capital(deed)} repeatedly until ${condition}`,
      ]),
      ...otherReadings(`If ${condition}, ${deed}, otherwise click "C"`, [
        `If ${condition}, ${deed}; else click "C"`,
        `If ${condition}, ${deed}. Otherwise, click "C".`,
      ]),
      ...otherReadings(`Wait until ${condition}, then ${deed}`, [`Wait until ${condition}. ${capital(deed)}.`]),
    ]),
  );
  assert.deepEqual(other, []);
});

const steps = [
  ...[...acts, ...claims, 'press Enter', 'open /a', 'wait for "D"', 'the URL contains "/x"', 'clear "Name"'],
  ...['click in the row "Bob" on "Edit"', 'click in the dialog on "Next"', '"D" shows', '2 rows are shown', 'reload'],
];

test('two steps read alike however they are set apart', () => {
  const other = steps.flatMap((first) =>
    steps
      .filter((second) => second !== first)
      .flatMap((second) =>
        otherReadings(`${capital(first)}.\n${capital(second)}.`, [
          `${capital(first)}, then ${second}`,
          `${capital(first)}; ${second}`,
          `${capital(first)} and ${second}`,
          `${first} > ${second}`,
          `1. ${capital(first)}\n2. ${capital(second)}`,
          `- ${first}\n- ${second}`,
          `${capital(first)}, after that ${second}`,
          `${capital(first)} and then ${second}`,
          `${capital(first)}, and ${second}`,
          `${first}\n${second}`,
          `${first}\nnow ${second}`,
          `${first.replaceAll(' ', '  ')}\n${second.replaceAll(' ', '  ')}`,
        ]),
      ),
  );
  assert.deepEqual(other, []);
});

/** What stands in the same line of the corpus README as alike: what is pressed, written and chosen. */
const kinds: Record<string, string> = {
  fill: 'write',
  set: 'write',
  open: 'click',
  activate: 'click',
  choose: 'select',
};

test('what is written, pressed and ticked reads alike by whatever verb', () => {
  const alike = (spec: string) =>
    readingOf(spec)?.replace(/"action":"(\w+)"/g, (_, action: string) => `"action":"${kinds[action] ?? action}"`);
  const sorted = (reading: string | undefined) =>
    reading
      ?.split(/[,[\]{}]/)
      .toSorted()
      .join();
  const fields = ['"Name"', 'the "Name" field', 'the Name field', 'Name', 'the First name field', 'the search box'];
  const buttons = [
    '"Save"',
    'the "Save" button',
    'the Save button',
    'Save changes',
    'the Settings tab',
    'the third card',
  ];
  const families = [
    ...fields.flatMap((field) =>
      ['"x"', '5', 'Ann', 'a@b.c'].map((value) => [
        ...[`enter ${value} in ${field}`, `type ${value} into ${field}`, `fill ${field} with ${value}`],
        ...[`put ${value} in ${field}`, `set ${field} to ${value}`, `in ${field}, enter ${value}`],
        ...[`change ${field} to ${value}`, `write ${value} in ${field}`],
      ]),
    ),
    ...buttons.map((button) => [
      ...[`click ${button}`, `press ${button}`, `tap on ${button}`, `hit ${button}`, `I click ${button}`],
      ...[`user clicks ${button}`, `Click on ${button}.`, `left-click ${button}`],
    ]),
    ...['"Terms"', 'the Terms checkbox', 'Remember me'].map((box) => [
      ...[`tick ${box}`, `check ${box}`, `turn on ${box}`, `enable ${box}`, `mark ${box} as checked`],
    ]),
    ...['"Country"', 'the Country dropdown', 'Country'].flatMap((dropdown) =>
      ['"Italy"', 'Italy', 'United States'].map((option) => [
        ...[`select ${option} from ${dropdown}`, `choose ${option} in ${dropdown}`, `pick ${option} from ${dropdown}`],
        ...[`from ${dropdown} select ${option}`, `select the ${option} option in ${dropdown}`],
      ]),
    ),
  ];
  const other = families.flatMap(([first = '', ...ways]) =>
    ways.filter((way) => alike(way) !== undefined && sorted(alike(way)) !== sorted(alike(first))),
  );
  assert.deepEqual(other, []);
});
