import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FlowEntry } from '@smokejumper/contracts';
import { parseFlowFile } from '@smokejumper/flow';
import { root, stateDir } from './bootstrap/paths.mjs';
import { createClient, type DemoClient } from './demo/client.ts';
import { type DemoRun, printFailure, printTable } from './demo/report.ts';
import { startDemoStack } from './demo/stack.ts';
import { watchRuns } from './demo/watch.ts';
import { Refusal, runMain } from './launch/refusal.ts';

// The last flow of the file runs on a deploy whose invoice never changes; the others on the healthy one.
const flowFile = 'examples/demo-shop.flows.yaml';
const brokenDeploy = 'stale-invoice';
const password = 'correct horse';

// Says what is wanted and not how: with a model only, on the healthy deploy.
const goalFlow: FlowEntry = {
  name: 'A goal, with the model',
  url: '/login',
  spec: `Log in as {{user}} with {{password}} and accept the cookies.
Get two of the trail backpacks into the cart.
Make sure that the page shows a total that fits the items in the cart.`,
  variables: { user: 'standard_user' },
  secrets: ['password'],
};

function readFlows(): FlowEntry[] {
  const parsed = parseFlowFile(readFileSync(join(root, flowFile), 'utf8'), { filename: flowFile });
  if (!parsed.ok) throw new Refusal(`${flowFile}: ${parsed.problems[0]?.message}`);
  return parsed.file.flows;
}

async function createFlows(client: DemoClient, flows: FlowEntry[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { name, spec, url = '/', variables = {}, secrets = [] } of flows) {
    const flow = await client.createFlow({ name, spec, url, variables, secrets });
    ids.set(name, flow.id);
  }
  return ids;
}

/** Announces one deploy per address, each with its flows, and returns the runs they became. */
async function deploy(client: DemoClient, shopUrl: string, flows: FlowEntry[]): Promise<DemoRun[]> {
  const ids = await createFlows(client, flows);
  const plan = [
    { deploy: 'healthy', url: shopUrl, flows: flows.slice(0, -1), expected: 'passed' as const },
    {
      deploy: brokenDeploy,
      url: `${shopUrl}/deploys/${brokenDeploy}`,
      flows: flows.slice(-1),
      expected: 'failed' as const,
    },
  ];
  const runs: DemoRun[] = [];
  for (const part of plan) {
    const environment = await client.createEnvironment({ name: part.deploy, baseUrl: part.url });
    await client.setSecret(environment.id, 'password', password);
    const hook = await client.createHook(environment.id);
    const wanted = part.flows.map((flow) => ids.get(flow.name)!);
    const deployment = await client.announceDeploy(hook, `msg_${randomUUID()}`, { url: part.url, flows: wanted });
    console.log(`  signed deploy "${part.deploy}" accepted: ${deployment.runs.length} runs queued`);
    for (const runId of deployment.runs) {
      const { flow } = await client.run(runId);
      runs.push({ runId, flow, deploy: part.deploy, expected: part.expected });
    }
  }
  return runs;
}

function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { once: { type: 'boolean', default: false } } });
  const stay = process.stdout.isTTY === true && !values.once;
  const interrupted = untilInterrupted();
  const stack = await startDemoStack({ log: (line) => console.log(`  ${line}`) });
  try {
    const client = createClient({ url: stack.apiUrl, key: stack.key });
    const model = process.env.SMOKEJUMPER_MODEL || null;
    console.log(
      `  ${model === null ? 'no model is set: plain reading only' : `model: ${model}, used for "${goalFlow.name}"`}`,
    );
    const runs = await deploy(client, stack.shopUrl, [...(model === null ? [] : [goalFlow]), ...readFlows()]);
    console.log('\nThe worker runs them in a real browser:');
    const done = await Promise.race([watchRuns(client, runs).then(() => true), interrupted.then(() => false)]);
    if (!done) return 130;
    const rows = await Promise.all(runs.map(async (demo) => ({ demo, run: await client.run(demo.runId) })));
    printTable(rows);
    for (const { run } of rows.filter((row) => row.run.verdict !== 'passed')) {
      await printFailure(client, { run, folder: join(stateDir, 'demo', 'screenshots') });
    }
    console.log(`\nAPI         ${stack.apiUrl}   its documentation: ${stack.apiUrl}/docs`);
    console.log(`demo shop   ${stack.shopUrl}   its broken deploys: ${stack.shopUrl}/deploys`);
    console.log(`API key     ${stack.key}`);
    if (stay) {
      console.log('\nEverything stays up until Ctrl-C.');
      await interrupted;
    }
    return rows.every(({ demo, run }) => run.verdict === demo.expected) ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

await runMain(main);
