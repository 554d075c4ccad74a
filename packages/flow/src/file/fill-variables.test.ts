import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillVariables } from './fill-variables.ts';

test('all three forms of a declared variable are filled', () => {
  assert.equal(fillVariables('{{ user }} ${user} <user>', { user: 'bob' }, ['user']).text, 'bob bob bob');
});

test('names that are not declared stay as they are, and braces among them are reported', () => {
  const filled = fillVariables('{{password}} and <b>bold</b>', { password: 'x' }, []);
  assert.deepEqual(filled, { text: '{{password}} and <b>bold</b>', missing: [], undeclared: ['password'] });
});

test('a declared name without a value is missing', () => {
  assert.deepEqual(fillVariables('${a} {{a}}', {}, ['a']).missing, ['a']);
});

test('a value that looks like a variable is not filled again', () => {
  assert.equal(fillVariables('{{a}}', { a: '{{b}}', b: 'no' }, ['a', 'b']).text, '{{b}}');
});
