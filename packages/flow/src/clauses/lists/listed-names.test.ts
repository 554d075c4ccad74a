import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '../../compile.ts';

const acts = (spec: string) =>
  compileSpec(spec).steps.flatMap(({ step }) => (step.kind === 'action' ? `${step.action} ${step.target?.text}` : []));

test('what is listed below words that names follow is pressed by nobody', () => {
  for (const lead of ['Do not press:', 'The following must not be shown:', 'Disabled buttons:', 'Menu:'])
    assert.deepEqual(acts(`${lead}\n- Save\n- Delete`), [], lead);
  assert.deepEqual(acts('Then I should see\n  | Save |\n  | Delete |'), []);
});

test('what is listed below steps is done', () => {
  for (const lead of ['Steps:', 'Do this:', 'Cleanup:'])
    assert.deepEqual(acts(`${lead}\n- Save\n- Log out`), ['activate Save', 'activate Log out'], lead);
});

test('what is listed behind a claim is claimed of each name, and of none is it done', () => {
  const { steps } = compileSpec('The following buttons are shown: Save and Log out.');
  assert.deepEqual(
    steps.map(({ step }) => [step.action, step.target]),
    [
      ['assertVisible', { text: 'Save', role: 'button' }],
      ['assertVisible', { text: 'Log out', role: 'button' }],
    ],
  );
  assert.deepEqual(acts('The toolbar is shown (Save, Delete).'), []);
});
