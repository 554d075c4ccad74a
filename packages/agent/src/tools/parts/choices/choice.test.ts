import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../../test/page.ts';
import { ground } from '../../../ground/ground.ts';
import { answerBehind, choiceTitled, otherTitleOf } from './choice.ts';

const text = (value: string): Tree => ['text', value];

/** A radio as pages draw it: a box of their own, a hidden twin and a label. */
const radio = (name: string, id: string): Tree => [
  'generic',
  '',
  {},
  ['radio', name, { ref: id, tag: 'span' }],
  ['radio', name, { ref: `${id}-native`, tag: 'input', states: ['occluded'] }],
  ['generic', name, { ref: `${id}-label`, tag: 'label', states: ['clickable'] }, text(name)],
];
const question = (title: string, ...choices: Tree[]): Tree => [
  'group',
  '',
  {},
  ['generic', '', { tag: 'label' }, text(title)],
  ['radiogroup', '', {}, ...choices],
];

const view = page(
  ['generic', '', {}, text('Visibility'), text('Who sees it, and where.')],
  ['group', '', {}, question('Visibility', radio('Hidden', 'v1'), radio('Public', 'v2'))],
  ['group', '', {}, question('Comments', radio('Closed', 'c1'), radio('Open', 'c2'))],
);

const nested = page([
  'generic',
  '',
  {},
  question('Visibility', radio('Hidden', 'v1'), radio('Public', 'v2')),
  question('Comments', radio('Closed', 'c1'), radio('Open', 'c2')),
]);

const pressed = (name: string, title: string, on = nested) => {
  const target = { text: name, scope: { relation: 'within', text: title } } as const;
  const found = ground(on, { target, purpose: 'press', exact: true });
  return found.kind === 'one' ? found.item.ref : found.kind;
};

test('a radio that a page draws, its hidden twin and its label are one', () => {
  assert.equal(pressed('Public', 'Visibility'), 'v2');
  const found = ground(nested, { target: { text: 'Closed' }, purpose: 'press', exact: true });
  assert.equal(found.kind === 'one' && found.item.ref, 'c1');
  const two = page(question('Visibility', radio('Open', 'v1')), question('Comments', radio('Open', 'c2')));
  assert.equal(ground(two, { target: { text: 'Open' }, purpose: 'press', exact: true }).kind, 'many');
});

test('what is chosen of a title is one of its own choices, never one of the next', () => {
  assert.equal(pressed('Open', 'Comments'), 'c2');
  for (const on of [view, nested]) {
    assert.notEqual(pressed('Public', 'Comments', on), 'v2');
    assert.notEqual(choiceTitled(on, { text: 'visibility' }, 'Public'), null);
    assert.equal(choiceTitled(on, { text: 'comments' }, 'Public'), null);
    assert.equal(choiceTitled(on, { text: 'visibility' }, 'Open'), null);
  }
});

test('answers stand behind their question, up to the next one, where all stand in one box', () => {
  const answer = (name: string, ref: string): Tree[] => [['radio', name, { ref, tag: 'input' }], text(name)];
  const asked = (words: string): Tree => ['paragraph', '', { ref: null }, text(words)];
  const form = page([
    'generic',
    '',
    {},
    asked('Do you smoke?'),
    ...answer('Yes', 's1'),
    ...answer('No', 's2'),
    asked('Do you drive?'),
    ...answer('Yes', 'd1'),
    ...answer('No', 'd2'),
    asked('Do you fly?'),
  ]);
  assert.equal(answerBehind(form, { text: 'Do you drive?' }, 'Yes')?.ref, 'd1');
  assert.equal(answerBehind(form, { text: 'Do you smoke?' }, 'No')?.ref, 's2');
  assert.equal(answerBehind(form, { text: 'Do you fly?' }, 'Yes'), null);
});

test('a group whose title holds the words of another thing is not the one of that title', () => {
  const group = (name: string): Tree => ['group', name, {}, text(name), ['radio', 'Yes', {}], ['radio', 'No', {}]];
  const titled = (title: string) => {
    const choice = choiceTitled(page(group(title), group('Terms')), { text: 'Newsletter' }, 'Yes');
    return choice === null ? null : (otherTitleOf(page(group(title), group('Terms')), choice)?.name ?? 'own');
  };
  for (const other of ['Newsletter archive', 'Partner newsletter']) assert.equal(titled(other), other);
  const own = ['Newsletter', 'Newsletter *', 'Choose your newsletter:', 'Newsletter options', 'Newsletter (optional)'];
  for (const name of own) assert.equal(titled(name), 'own', name);
});
