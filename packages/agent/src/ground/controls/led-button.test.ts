import { test } from 'node:test';
import { telling } from '../../../test/harness.ts';

const tells = telling();

test('a dropdown that is drawn as a button behind its name is not called missing', async () => {
  const setting = (name: string, value: string) =>
    `<div><span>${name}</span><div><button><span>${value}</span></button></div></div>`;
  await tells(
    `<h1>Settings</h1><p>Themes change the colours.</p>${setting('Theme', 'System default')}${setting('Dark theme', 'Dark')}`,
    ['The Theme dropdown shows "System default".', 'passed'],
    ['The Theme dropdown shows "System".', 'inconclusive'],
    ['The Theme dropdown shows "Dark".', 'inconclusive'],
    ['The Theme dropdown does not show "Dark".', 'inconclusive'],
    ['I see the Theme dropdown.', 'inconclusive'],
    ['I do not see the Theme dropdown.', 'inconclusive'],
    ['I do not see the Colour dropdown.', 'passed'],
    ['The Colour dropdown shows "Dark".', 'failed'],
  );
});
