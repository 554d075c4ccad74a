import { describe, test } from 'node:test';
import { telling } from '../../../test/harness.ts';

const tells = telling();

const setting = (name: string, value: string) => `<div><span>${name}</span><div><button>${value}</button></div></div>`;

describe('words that stand on the page as they were written', { concurrency: 2 }, () => {
  test('a label that begins with a number word is the name of one thing', async () => {
    await tells(
      `<h1>Settings</h1>${setting('Dates', 'MM/DD/YYYY')}${setting('First day of the week', 'Sunday')}${setting('Day', 'Noon')}`,
      ['First day of the week is Sunday.', 'passed'],
      ['First day of the week shows MM/DD/YYYY.', 'failed'],
      ['First day of the week is not Sunday.', 'failed'],
      ['I see First day of the week.', 'passed'],
      ['Open the first day of the week dropdown.', 'inconclusive'],
    );
    await tells(
      `<label>Second line of the address <input value="Flat 2"></label><label>Address <input value="Elm Road 1"></label>`,
      ['The second line of the address is "Flat 2".', 'passed'],
      ['The second line of the address is "Elm Road 1".', 'failed'],
    );
  });

  test('where no label reads so, the number is one', async () => {
    await tells(
      `<section aria-label="Week"><h2>Week</h2><ul aria-label="Days"><li>Day off</li><li>Busy</li></ul></section>`,
      ['The first day of the week shows "Day off".', 'passed'],
      ['The first day of the week shows "Busy".', 'failed'],
    );
  });
});
