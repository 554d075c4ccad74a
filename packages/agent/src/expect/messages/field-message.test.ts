import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '@smokejumper/flow';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';

const at = (y: number) => ({ box: { x: 20, y, width: 200, height: 30 } });
const label = (words: string, y: number): Tree => ['generic', '', { ...at(y), tag: 'label' }, ['text', words]];
const field = (name: string, y: number, more = {}): Tree => ['textbox', name, { ...at(y), tag: 'input', ...more }];
const line = (words: string, y: number, role = 'generic'): Tree => [role, '', at(y), ['text', words]];

/** A form of two fields, each with what stands right below it. */
function form(boat: Tree[], owner: Tree[] = [], more = {}): View {
  const parts = [
    label('Boat', 0),
    field('Boat', 30, more),
    ...boat,
    label('Owner', 160),
    field('Owner', 190),
    ...owner,
  ];
  return page(['heading', 'New berth', {}, ['text', 'New berth']], ['form', '', {}, ...parts, ['button', 'Save']]);
}
const empty = form([]);
const says = (view: View, spec: string, since: View | null = empty) =>
  check(view, compileSpec(spec).steps[0]!.step, { since }).status;

const shown = [
  'An error message is shown below the Boat field.',
  'An error appears under Boat.',
  'There is an error next to the Boat field.',
];
const none = ['No error is shown below the Boat field.', 'There is no error message under Boat.'];

test('a line that came right below a field and complains is the error of that field', () => {
  for (const words of ['Validation len on boat failed', 'Boat is required', 'Too short']) {
    for (const spec of shown) assert.equal(says(form([line(words, 64)]), spec), 'met', `${spec} ${words}`);
    for (const spec of none) assert.equal(says(form([line(words, 64)]), spec), 'not_met', `${spec} ${words}`);
  }
});

test('what is said of the next field is no error of this one, and proves no absence of its own', () => {
  for (const role of ['generic', 'alert']) {
    const next = form([], [line('Owner is required', 224, role)]);
    for (const spec of shown) assert.notEqual(says(next, spec), 'met', `${spec} ${role}`);
    for (const spec of none) assert.equal(says(next, spec), 'met', `${spec} ${role}`);
    assert.equal(says(next, 'An error is shown below the Owner field.'), 'met', role);
    assert.notEqual(says(next, 'The error below the Boat field says "required".'), 'met', role);
  }
});

test('the error at a field is read where it stands', () => {
  const boat = form([line('Too short', 64)], [line('Owner is required', 224)]);
  assert.equal(says(boat, 'The error below the Boat field says "Too short".'), 'met');
  assert.equal(says(boat, 'The error below the Boat field says "required".'), 'not_met');
});

test('a hint that always stood there is no error, and neither shows nor rules one out', () => {
  const hint = form([line("A name can't be changed later", 64)]);
  for (const spec of shown) assert.equal(says(hint, spec, hint), 'unproven', spec);
  for (const spec of none) assert.equal(says(hint, spec, hint), 'unproven', spec);
  const plain = form([line('As it is painted on her', 64)]);
  for (const spec of none) assert.equal(says(plain, spec, plain), 'met', spec);
  for (const spec of shown) assert.equal(says(plain, spec, plain), 'not_met', spec);
});

test('a field that is marked as wrong is told so by the line at it, whenever that came', () => {
  const wrong = form([line('Too short', 64)], [], { states: ['invalid'] });
  for (const spec of shown) assert.equal(says(wrong, spec, null), 'met', spec);
  for (const spec of none) assert.equal(says(wrong, spec, null), 'not_met', spec);
});

test('words at a field are not those that are said of the next one', () => {
  const specs = [
    '"Boat is required" is shown under the Boat field.',
    '"Boat is required" is shown next to the Boat field.',
  ];
  for (const spec of specs) {
    assert.equal(says(form([line('Boat is required', 64)]), spec), 'met', spec);
    assert.equal(says(form([], [line('Boat is required', 224)]), spec), 'not_met', spec);
  }
  assert.equal(
    says(form([], [line('All berths are guarded', 224)]), '"All berths are guarded" is shown under Boat.'),
    'unproven',
  );
});

test('words that are said of the next field stay its own where each field stands in a box', () => {
  const boxed = (name: string, y: number, said: Tree[]): Tree => [
    'generic',
    '',
    { box: { x: 20, y, width: 400, height: 90 } },
    label(name, y),
    field(name, y + 30),
    ...said,
  ];
  const words = 'This field is required';
  const specs = [`"${words}" is shown under the Boat field.`, `"${words}" is shown next to the Boat field.`];
  for (const spec of specs) {
    const at = (boat: Tree[], owner: Tree[]) => page(boxed('Boat', 0, boat), boxed('Owner', 62, owner));
    assert.equal(says(at([], [line(words, 124)]), spec), 'not_met', spec);
    assert.equal(says(at([line(words, 62)], []), spec), 'met', spec);
  }
});

test('the words of an error are not told by a hint that goes on with them', () => {
  const spec = 'The error message "Email is required" is shown.';
  const hint = line('Email is required for receipts', 64);
  assert.equal(says(form([hint]), spec, form([hint])), 'unproven');
  assert.equal(says(form([hint]), spec, null), 'unproven');
  assert.equal(says(form([hint, line('Email is required', 90, 'alert')]), spec, form([hint])), 'met');
  assert.equal(says(form([hint]), spec, empty), 'met', 'it came with the last action');
  assert.equal(says(form([line('Email is required.', 64)]), spec, null), 'met');
});

test('words that no element holds are said of the wrong field whose box they stand in', () => {
  const box = (name: string, y: number, states: string[], said: Tree[]): Tree => [
    'paragraph',
    '',
    { box: { x: 20, y, width: 400, height: 50 } },
    ['generic', '', { ...at(y), tag: 'label' }, ['text', name], field(name, y, { states })],
    ...said,
  ];
  const spec = 'The error below the Boat field says "Invalid number".';
  const wrong: Tree[] = [['text', 'Invalid number']];
  assert.equal(says(page(box('Boat', 0, ['invalid'], wrong), box('Owner', 60, [], [])), spec, null), 'met');
  assert.equal(says(page(box('Boat', 0, [], []), box('Owner', 60, ['invalid'], wrong)), spec, null), 'not_met');
});

test('words in red right below a field may be an error, whatever they say and though the field is not marked', () => {
  const drawn = (words: string, red: boolean): Tree => ['generic', '', at(64), ['text', words, { red }]];
  const no = ['There is no error.', 'No error message is shown.', 'There is no error message under Boat.'];
  for (const spec of no) {
    assert.equal(says(form([drawn('Give it a name', true)]), spec, null), 'unproven', spec);
    assert.equal(says(form([drawn('Give it a name', false)]), spec, null), 'met', spec);
    assert.equal(says(form([drawn('*', true)]), spec, null), 'met', spec);
  }
  assert.equal(says(form([drawn('Owner', true)]), no[0] ?? '', null), 'met');
});

test('a hint that an alert holds below a field is no error for that, nor is it told to be none', () => {
  const told = (words: string, more: object = {}) => {
    const hint: Tree = ['alert', '', at(64), ['generic', '', at(64), ['text', words]]];
    return form([hint], [], { description: words, ...more });
  };
  const hint = told('We send the receipt here');
  for (const since of [null, hint]) {
    assert.equal(says(hint, 'No error is shown.', since), 'unproven');
    assert.equal(says(hint, 'An error is shown.', since), 'unproven');
    assert.equal(says(hint, 'There are 2 errors.', since), 'not_met');
  }
  assert.equal(says(told('Boat is required'), 'No error is shown.', null), 'not_met');
  assert.equal(says(told('Choose another boat', { states: ['invalid'] }), 'No error is shown.', null), 'not_met');
  assert.equal(says(told('Choose another boat'), 'No error is shown.', empty), 'not_met');
});

test('what stands at the fields before and after one that only words before it name is not said of it', () => {
  const nameless = (caption: string, y: number, error = ''): Tree => [
    'generic',
    '',
    { box: { x: 20, y, width: 200, height: error === '' ? 48 : 66 } },
    line(caption, y),
    ['textbox', '', { box: { x: 20, y: y + 18, width: 200, height: 30 }, tag: 'input', value: '' }],
    ...(error === '' ? [] : [line(error, y + 48, 'alert')]),
  ];
  const error = 'This field cannot be empty.';
  const fields = [nameless('Name *', 0, error), nameless('City', 90), nameless('Email *', 162, error)];
  const view = page([
    'main',
    '',
    {},
    ['heading', 'Sign up'],
    ['generic', '', {}, ['generic', '', {}, ...fields], ['button', 'Send']],
  ]);
  const shows = (name: string) => says(view, `The ${name} field shows the error "${error}"`, null);
  assert.deepEqual(['Name', 'City', 'Email'].map(shows), ['met', 'not_met', 'met']);
});

test('what is drawn in red at a field that is marked as wrong is its error, whatever its words', () => {
  const red = (words: string, y: number): Tree => ['generic', '', at(y), ['text', words, { red: true }]];
  const wrong = form([red('Enter a name of two words', 60)], [], { states: ['invalid'] });
  const shown = 'An error is shown below the Boat field.';
  assert.equal(says(wrong, shown, null), 'met');
  assert.equal(
    says(form([line('Enter a name of two words', 60)], [], { states: ['invalid'] }), shown, null),
    'not_met',
  );
  assert.equal(says(wrong, 'There is no error below the Boat field.', null), 'not_met');
});

test('the error for a field is said of it, and not what the field is called', () => {
  const red = (words: string, y: number): Tree => ['generic', '', at(y), ['text', words, { red: true }]];
  const view = form([red('Enter a name of two words', 60)], [], { states: ['invalid'] });
  const verdicts = (...claims: string[]) => claims.map((claim) => verdictOf(view, claim));
  assert.deepEqual(
    verdicts(
      'There is an error for Boat.',
      'There is an error for Owner.',
      'There is no error for Owner.',
      'There is no error for Boat.',
    ),
    ['met', 'not_met', 'met', 'not_met'],
  );
});

test('an error that is drawn over its field, in the box of that, is said of it and not of the field above', () => {
  const words = 'Response required';
  const boxed = (name: string, y: number, said: Tree[]): Tree => [
    'generic',
    '',
    { box: { x: 20, y, width: 400, height: 130 } },
    ...said,
    label(name, y + 30),
    field(name, y + 60),
  ];
  const view = page(boxed('Boat', 0, []), boxed('Owner', 140, [line(words, 142, 'alert')]));
  assert.equal(says(view, `"${words}" is shown next to the Boat field.`, null), 'not_met');
  assert.equal(says(view, `"${words}" is not shown next to the Boat field.`, null), 'met');
  assert.equal(says(view, `"${words}" is shown under the Boat field.`, null), 'unproven', 'it stands between both');
  assert.equal(says(view, `"${words}" is shown next to the Owner field.`, null), 'met');
  assert.equal(says(view, `"${words}" is not shown next to the Owner field.`, null), 'not_met');
});

test('what describes a field is not its value, and may be what it shows', () => {
  const described: Tree = ['textbox', 'Boat', { tag: 'input', value: 'Tern', description: 'Response required.' }];
  assert.equal(says(page(described), 'The Boat field shows "Response required".', null), 'unproven');
  assert.equal(says(page(described), 'The Boat field does not show "Response required".', null), 'unproven');
  assert.equal(says(page(described), 'The Boat field shows "Tern".', null), 'met');
  assert.equal(says(page(described), 'The Boat field shows "Response".', null), 'not_met');
});
