import { describe, test } from 'node:test';
import { telling } from '../../../test/harness.ts';

const tells = telling();

const style = `<style>.row, .bar { display: flex; width: 600px } .row > span { flex: 1 }</style>`;
const row = (name: string, ...cells: string[]) =>
  `<div class="row"><span>${name}</span><button>Edit</button>${cells.map((cell) => `<span>${cell}</span>`).join('')}</div>`;
const rows = [row('All', '45', '40'), row('Rent', '35', '30'), row('Food', '10', '5'), row('Fun', '5', '0')].join('');
const bar = (...words: string[]) =>
  `<div class="bar"><button>Sync</button>${words.map((word) => `<span>${word}</span>`).join('')}</div>`;

describe('which line of a part of the page a row is', { concurrency: 2 }, () => {
  test('a part of the page that holds lines is no row, though the parts beside it hold buttons, too', async () => {
    await tells(
      `${style}<div>${bar('May')}${bar('Plan', 'Left', '75')}<div>${rows}</div></div>`,
      ['The row "Food" contains "5".', 'passed'],
      ['The row "Food" contains "35".', 'failed'],
      ['The row "Food" does not contain "35".', 'passed'],
      ['The row "Food" does not contain "10".', 'failed'],
      ['I see "35" in the Food row.', 'failed'],
      ['I see "10" in the Food row.', 'passed'],
    );
  });

  test('what stands in another line than the first of a box is not told to be of its row', async () => {
    await tells(
      `${style}<div>${bar('May')}${bar('Plan', 'Left', '75')}<div>${rows}</div></div>`,
      ['The row "All" contains "45".', 'passed'],
      ['The row "All" contains "35".', 'inconclusive'],
      ['I do not see "35" in the All row.', 'inconclusive'],
      ['The row "All" contains "95".', 'failed'],
    );
  });

  test('lines of an entry are of one row where each of the entries has as many', async () => {
    const mail = (from: string, at: string, about: string) =>
      `<div><div class="row"><span>${from}</span><span>${at}</span><a href="#1">Open</a></div><div class="row"><span>${about}</span><span>2 files</span><a href="#2">Keep</a></div></div>`;
    await tells(
      `${style}<div>${mail('Ann', '10:30', 'Boats')}${mail('Bo', '11:45', 'Sails')}</div><p>Two mails</p>`,
      ['The row "Ann" contains "Boats".', 'passed'],
      ['The row "Ann" contains "Sails".', 'failed'],
    );
  });
});
