import { test } from 'node:test';
import { telling } from '../../../test/harness.ts';

const tells = telling();

test('what drawn buttons beside a choice are called is no part of it, nor is one of them the dropdown', async () => {
  const drawn = (name: string) =>
    `<button type="button" aria-label="${name}"><svg width="12" height="12"></svg></button>`;
  const box = (chosen: string) =>
    `<div><div><div>${chosen}</div>${drawn(`Edit ${chosen}`)}</div><input role="combobox" aria-expanded="false" size="2"></div>`;
  await tells(
    `<h1>Book</h1><div><label for="none">Author</label><div><div>${box('Iris Vale')}<div>${drawn('Clear')}</div></div>${drawn('Add new Author')}</div></div>
    <div><label>Title <input value="Tides"></label></div>`,
    ['The Author is Iris Vale.', 'passed'],
    ['The Author is Jonas Pike.', 'failed'],
    ['The Author is not Iris Vale.', 'failed'],
    ['The Author dropdown is Iris Vale.', 'passed'],
    ['The Author dropdown shows "Iris Vale".', 'passed'],
    ['The Author dropdown shows "Jonas Pike".', 'failed'],
  );
});
