import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { launch } from '../../packages/refs/test/harness.ts';
import { pageOf1000Rows } from './long-page.ts';
import { matrix } from './matrix.ts';
import { clickOn100Controls, guardOn1000Rows, hungFrame } from './speed.ts';
import { table } from './stats.ts';
import { tokens } from './tokens.ts';
import { wrongElements } from './wrong.ts';

/** The figures of the ref engine, plain Playwright beside it in the same run. */
const browser = await launch();
const text = await tokens(browser);
const rows = [
  await guardOn1000Rows(browser),
  ...(await clickOn100Controls(browser)),
  await hungFrame(browser),
  ...text.rows,
  await pageOf1000Rows(browser),
  ...(await wrongElements(browser)),
  ...(await matrix(browser)),
];
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() || 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${loadavg()[0]!.toFixed(1)}, Node ${process.version}, Chromium ${browser.version()}`;
await browser.close();
const report = `# The ref engine against plain Playwright\n\n${new Date().toISOString().slice(0, 16)}Z, ${machine}. Times are medians with the smallest and largest in brackets.\n\n${table(rows)}\n\n## Tokens, page by page (o200k_base)\n\n${text.detail}\n`;
console.log(report);
const results = join(import.meta.dirname, '../results');
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'refs.md'), report);
process.exitCode = rows.every((row) => row.holds) ? 0 : 1;
