import { tokensOf } from '@smokejumper/refs';
import type { Browser } from 'playwright';
import { stage } from '../../packages/refs/test/harness.ts';
import type { Row } from './stats.ts';

const wanted = [7, 333, 842, 999];

/** Tokens of a page of 1,000 rows, and whether rows far down are one step away: by searching, and by expanding. */
export async function pageOf1000Rows(browser: Browser): Promise<Row> {
  const lab = await stage(browser);
  const rows = Array.from(
    { length: 1_000 },
    (_, at) => `<tr><td>Invoice ${at}</td><td>$${at}.00</td><td><button>Pay</button></td></tr>`,
  );
  await lab.page.setContent(`<h1>Invoices</h1><table>${rows.join('')}</table>`);
  const raw = tokensOf(await lab.page.ariaSnapshot({ mode: 'ai' }));
  const { tokens, text } = await lab.refs.snapshot();
  const fold = /expand (e\d+)/.exec(text)?.[1] ?? '';
  let reached = 0;
  for (const at of wanted) {
    const line = new RegExp(`Invoice ${at} .*e\\d+`);
    const found = line.test((await lab.refs.snapshot({ search: `Invoice ${at}` })).text);
    if (found && line.test(`${text}\n${(await lab.refs.snapshot({ expand: fold })).text}`)) reached += 1;
  }
  await lab.close();
  return {
    what: 'page of 1,000 rows, tokens; rows reached in one more step',
    must: `≤ 4,000; ${wanted.length} of ${wanted.length}`,
    ours: `${tokens}; ${reached} of ${wanted.length}`,
    plain: `${raw}`,
    holds: tokens <= 4_000 && reached === wanted.length,
  };
}
