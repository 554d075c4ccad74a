import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, styleText } from 'node:util';
import type { FlowEntry, HookCreated, Verdict } from '@smokejumper/contracts';
import { parseFlowFile } from '@smokejumper/flow';
import { root, stateDir } from './bootstrap/paths.mjs';
import { announceAsAnybody, announceAsGitHub, type DemoDeploy } from './demo/announce.ts';
import { createClient, type DemoClient } from './demo/client.ts';
import { createPerson } from './demo/person.ts';
import { type DemoRun, type DeployRow, printDeploys, printFailure, printTable } from './demo/report.ts';
import { type DemoStack, startDemoStack } from './demo/stack.ts';
import { type Say, type StandIns, startStandIns } from './demo/stand-ins.ts';
import { watchRuns } from './demo/watch.ts';
import { Refusal, runMain } from './launch/refusal.ts';

// The last flow of the file runs again on a deploy whose invoice never changes; all of them on the healthy one.
const flowFile = 'examples/demo-shop.flows.yaml';
const environmentName = 'staging';
const deploys = {
  healthy: { name: 'healthy', sha: '4f2a9c1d8e7b60a5c3f1e2d4b6a89705c1d3e5f7' },
  broken: { name: 'stale-invoice', sha: 'b7e3d20a91c4f6580d2e7b3a6c9f1e8d4a5b0c72' },
} as const;
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

interface Prepared {
  flows: FlowEntry[];
  ids: Map<string, string>;
  hooks: { github: HookCreated; generic: HookCreated };
}

/** A workspace as a team would set it up: flows, an environment with its secret, hooks, and who is to hear. */
async function prepare(client: DemoClient, input: { stack: DemoStack; standIns: StandIns; flows: FlowEntry[] }) {
  const { stack, standIns, flows } = input;
  const ids = await createFlows(client, flows);
  const environment = await client.createEnvironment({ name: environmentName, baseUrl: stack.shopUrl });
  await client.setSecret(environment.id, 'password', password);
  const hooks = {
    github: await client.createHook(environment.id, 'github'),
    generic: await client.createHook(environment.id, 'generic'),
  };
  const github = {
    kind: 'github',
    ...standIns.app,
    installationId: 7,
    apiUrl: `${standIns.url}/github`,
    comment: false,
  };
  await client.createChannel('Checks', github);
  await client.createChannel('Team', { kind: 'slack', url: `${standIns.url}/slack` });
  const { secret } = await client.createChannel('Our service', { kind: 'webhook', url: `${standIns.url}/webhook` });
  standIns.useSecret(secret ?? '');
  return { flows, ids, hooks };
}

/** Announces a healthy deploy as GitHub would, waits for it, then a broken one as a CI system would. */
async function deployTwice(
  client: DemoClient,
  input: Prepared & { shopUrl: string; standIns: StandIns },
): Promise<DemoRun[]> {
  const { shopUrl, hooks, ids } = input;
  const all: DemoRun[] = [];
  const run = async (deploy: DemoDeploy, expected: Verdict, announce: () => Promise<string[]>): Promise<void> => {
    const begun = performance.now();
    const runIds = await announce();
    const ms = Math.round(performance.now() - begun);
    say('hook', `“${deploy.name}”, ${deploy.sha.slice(0, 7)}: signed, accepted in ${ms} ms, ${runIds.length} to run`);
    const runs: DemoRun[] = [];
    for (const runId of runIds)
      runs.push({ runId, flow: (await client.run(runId)).flow, deploy: deploy.name, expected });
    all.push(...runs);
    await watchRuns(client, { runs, say });
    await untilShown(input.standIns, deploy.sha);
  };
  const healthy = { ...deploys.healthy, environment: environmentName, url: shopUrl };
  await run(healthy, 'passed', () => announceAsGitHub(hooks.github, healthy));
  const broken = { ...deploys.broken, environment: environmentName, url: `${shopUrl}/deploys/${deploys.broken.name}` };
  const last = ids.get(input.flows.at(-1)!.name)!;
  await run(broken, 'failed', () => announceAsAnybody(hooks.generic, broken, [last]));
  return all;
}

const longestWaitMs = 10_000;

async function waitFor(isSo: () => boolean): Promise<void> {
  const until = performance.now() + longestWaitMs;
  while (!isSo() && performance.now() < until) await sleep(50);
}

/** Waits until the commit's check has ended. */
function untilShown({ checks }: StandIns, sha: string): Promise<void> {
  return waitFor(() => checks.some((check) => check.sha === sha && check.status === 'completed'));
}

function deployRows({ checks, slack, webhooks }: StandIns): DeployRow[] {
  const of = (sha: string) => checks.find((check) => check.sha === sha);
  const { healthy, broken } = deploys;
  const told = [...(slack.length > 0 ? ['Slack'] : []), ...(webhooks.length > 0 ? ['webhook'] : [])].join(', ');
  const one = { ...healthy, sentAs: 'GitHub deployment_status', check: of(healthy.sha), expected: 'success' };
  const two = { ...broken, sentAs: 'Standard Webhooks', check: of(broken.sha), expected: 'failure' };
  return [
    { ...one, told: 'nobody: nothing changed' },
    { ...two, told: told === '' ? 'nobody' : told },
  ];
}

function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}

/** Who does or hears something, in a column of its own. */
const say: Say = (who, what) => console.log(`  ${paintActor(who.padEnd(9))}${what}`);

function paintActor(text: string): string {
  return process.stdout.isTTY === true ? styleText('cyan', text) : text;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { once: { type: 'boolean', default: false } } });
  const stay = process.stdout.isTTY === true && !values.once;
  const interrupted = untilInterrupted();
  const standIns = await startStandIns(say);
  const stops = [standIns.stop];
  try {
    const stack = await startDemoStack({ log: (line) => console.log(`  ${line}`) });
    stops.push(stack.stop);
    console.log(`          stand-ins for GitHub, Slack and a webhook receiver are up: ${standIns.url}`);
    const client = createClient({ url: stack.apiUrl, key: stack.key });
    const model = process.env.SMOKEJUMPER_MODEL || null;
    const use = model === null ? 'no model is set: plain reading only' : `model: ${model}, used for "${goalFlow.name}"`;
    console.log(`          ${use}\n\nTwo deploys, the second one broken; what each side does and hears:`);
    const flows = [...(model === null ? [] : [goalFlow]), ...readFlows()];
    const prepared = await prepare(client, { stack, standIns, flows });
    const deployed = deployTwice(client, { ...prepared, standIns, shopUrl: stack.shopUrl });
    const runs = await Promise.race([deployed, interrupted.then(() => null)]);
    if (runs === null) return 130;
    await waitFor(() => standIns.slack.length > 0 && standIns.webhooks.length > 0);
    const good = await report(client, { runs, standIns });
    const person = await createPerson({ url: stack.apiUrl, key: stack.key });
    const how = person === null ? 'sign up there' : `sign in as ${person.email} with "${person.password}"`;
    console.log(`\ndashboard   ${stack.apiUrl}   ${how}`);
    console.log(`API         ${stack.apiUrl}   its documentation: ${stack.apiUrl}/docs`);
    console.log(`demo shop   ${stack.shopUrl}   its broken deploys: ${stack.shopUrl}/deploys`);
    console.log(`API key     ${stack.key}`);
    if (stay) {
      console.log('\nEverything stays up until Ctrl-C.');
      await interrupted;
    }
    return good ? 0 : 1;
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** Prints the tables and each failure; true if all came as expected. */
async function report(client: DemoClient, input: { runs: DemoRun[]; standIns: StandIns }): Promise<boolean> {
  const rows = await Promise.all(input.runs.map(async (demo) => ({ demo, run: await client.run(demo.runId) })));
  printTable(rows);
  for (const { run } of rows.filter((row) => row.run.verdict !== 'passed')) {
    await printFailure(client, { run, folder: join(stateDir, 'demo', 'screenshots') });
  }
  const told = deployRows(input.standIns);
  printDeploys(told);
  const { slack, webhooks } = input.standIns;
  const isTold =
    slack.length === 1 && webhooks.length === 1 && told.every(({ check, expected }) => check?.conclusion === expected);
  return isTold && rows.every(({ demo, run }) => run.verdict === demo.expected);
}

await runMain(main);
