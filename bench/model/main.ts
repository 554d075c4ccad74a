import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { loadCliConfig } from '@smokejumper/runtime';
import { chromium } from 'playwright';
import { startModelServer } from '../../packages/agent/test/model-server/server.ts';
import { openArgs } from '../replay/open-args.ts';
import { fairAnswer, goals } from './flows.ts';
import { type Sample, sample } from './measure.ts';
import { pageTokens } from './page-tokens.ts';
import { fewest, tableOf, tokenLine } from './table.ts';

/**
 * Goal-style flows against the model that SMOKEJUMPER_MODEL names, each on the healthy site and on a broken one; with
 * no model set, against a scripted one, which measures us and no model. `--repeats=N` (5 or more), `--flow=NAME`.
 */
const argument = (name: string) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const repeats = Number(argument('repeats') ?? fewest);
if (!(repeats >= fewest)) {
  console.error(`--repeats=${repeats} is refused: fewer than ${fewest} runs of a flow are no ground for a comparison.`);
  process.exit(64);
}
const only = argument('flow');
const chosen = goals.filter(({ of }) => only === undefined || of === only);
const { model } = loadCliConfig();
const server = model === null ? await startModelServer({ script: fairAnswer }) : null;
const settings = model ?? server?.settings('openai-compatible');
if (settings === undefined) throw new Error('there is no model to ask');
const browser = await chromium.launch(openArgs());
try {
  const samples: Sample[] = [];
  for (let round = 0; round < repeats; round += 1)
    for (const goal of chosen)
      for (const broken of [false, true]) {
        const one = await sample(browser, { goal, broken, settings });
        samples.push(one);
        if (one.wrong || (!broken && one.verdict !== 'passed'))
          console.error(`${one.flow}${broken ? ', broken' : ''}: ${one.verdict}, ${one.summary}`);
      }
  const counted = await pageTokens(browser);
  const name =
    model === null ? 'a scripted model, so the figures are ours and no model’s' : `${model.provider}:${model.name}`;
  const text = `# Goal-style flows with ${name}

Medians with the smallest and the largest, ${repeats} runs of each. Chromium ${browser.version()}, Node ${process.version}, load average ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}. Broken: the same flow on the site with a bug that it must not pass.

${tableOf(samples)}

${tokenLine(counted)}
`;
  console.log(text);
  const folder = join(import.meta.dirname, '..', 'results');
  await mkdir(folder, { recursive: true });
  if (only === undefined) await writeFile(join(folder, 'model.md'), text);
} finally {
  await browser.close();
  await server?.close();
}
