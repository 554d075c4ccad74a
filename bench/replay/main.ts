import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '@smokejumper/browser';
import { silentLog } from '@smokejumper/contracts';
import { chromium } from 'playwright';
import type { FlowName } from '../../packages/agent/test/seeded/flows.ts';
import { measure } from './measure.ts';
import { openArgs } from './open-args.ts';
import { scripts } from './scripts.ts';
import { table } from './table.ts';

/** Wall time of replay and of the first reading against hand-written Playwright, flow by flow in the same run. */
const rounds = Number(process.argv.find((arg) => arg.startsWith('--rounds='))?.slice(9) ?? 10);
const options = openArgs();
const browser = await chromium.launch(options);
const host = await launchBrowser(
  { log: silentLog },
  {
    executablePath: options.executablePath ?? chromium.executablePath(),
    headless: true,
    egress: { allowPrivate: 'all', alwaysAllow: [] },
  },
);
try {
  const all = [];
  for (const flow of Object.keys(scripts) as FlowName[]) all.push(await measure({ browser, host }, { flow, rounds }));
  const text = table(all, { rounds, chromium: browser.version(), node: process.version });
  console.log(text);
  const folder = join(import.meta.dirname, '..', 'results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'replay.md'), text);
} finally {
  await Promise.all([browser.close(), host.close()]);
}
