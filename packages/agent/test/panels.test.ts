import { describe, test } from 'node:test';
import { telling } from './harness.ts';

const tells = telling();

/** Boxes with a title and what holds them: panels, drawers and the fields that are no such thing. */
describe('panels and what goes by their names', { concurrency: 2 }, () => {
  test('a box that begins with a line of that name is a panel, where no field is called so', async () => {
    const box = (title: string, held: string) => `<div><div><span>${title}</span></div><div>${held}</div></div>`;
    const rows = (...names: string[]) =>
      `<table><thead><tr><th>#</th><th>Subject</th></tr></thead><tbody>${names.map((name, at) => `<tr><td>${at}</td><td>${name}</td></tr>`).join('')}</tbody></table>`;
    await tells(
      `<div>${box('<a href="#all">New tickets<span>(Found 2 tickets)</span></a>', rows('Badge', 'Slow wifi'))}
      ${box('Bookmarked', rows('VPN access'))}${box('Waiting', '<p>No tickets.</p>')}
      ${box('Quick ticket', '<form><label>Subject: <input value="Lamp"></label></form>')}<div>Gamma</div>${rows('Cable')}</div>`,
      ['In the "New tickets" box there are 0 rows.', 'failed'],
      ['In the "New tickets" box there are 2 rows.', 'passed'],
      ['There are 0 rows in the "Waiting" box.', 'passed'],
      ['There is 1 row in the "Waiting" box.', 'failed'],
      ['There are 0 rows in the "Gamma" box.', 'inconclusive'],
      ['"VPN access" is not shown in the "New tickets" box.', 'passed'],
      ['"VPN access" is not shown in the "Bookmarked" box.', 'failed'],
      ['The "Bookmarked" box lists "VPN access".', 'passed'],
      ['The "Bookmarked" panel lists "VPN access".', 'passed'],
      ['The "Bookmarked" box lists "Slow wifi".', 'failed'],
      ['The "Bookmarked" box is not visible.', 'inconclusive'],
      ['The "Subject" box contains "Lamp".', 'passed'],
      ['The "Subject" box contains "VPN access".', 'failed'],
    );
  });
});
