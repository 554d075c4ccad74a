import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { DeploymentReport, OpenTarget, OutgoingDelivery, RunReport } from '@smokejumper/contracts';
import { createDeliver } from '../src/index.ts';
import { delivery, passedRun, report, run, seam, waitingRun } from './fixture.ts';
import { type FakeGitHub, privateKey, serveGitHub } from './servers.ts';

let github: FakeGitHub;
let deliver: ReturnType<typeof createDeliver>;
beforeEach(() => {
  deliver = createDeliver({ resolve: async ({ host }) => [host], now: () => new Date() });
});
before(async () => {
  github = await serveGitHub();
});
after(() => github.close());
beforeEach(() => {
  github.checks.length = 0;
  github.comments.length = 0;
  github.statuses.length = 0;
  github.heard.length = 0;
});

const app = (more: object = {}): OpenTarget => ({
  kind: 'github',
  appId: '12',
  privateKey,
  apiUrl: github.url,
  comment: true,
  ...more,
});
const send = (content: DeploymentReport, more: Partial<OutgoingDelivery> = {}) =>
  deliver(delivery(app(), content, more), seam);

test('a check is created queued, goes on and ends as one check, with a table, the failing step and what was seen', async () => {
  const first = await send(report([waitingRun]));
  assert.equal(first.outcome, 'sent', first.detail);
  assert.deepEqual([github.checks.length, github.checks[0]?.status], [1, 'queued']);
  const external = first.external ?? {};
  await send(report([{ ...waitingRun, status: 'running' }, run]), { external });
  assert.equal(github.checks[0]?.status, 'in_progress');
  await send(report([passedRun, run]), { external });
  assert.equal(github.checks.length, 1);
  const [check] = github.checks;
  assert.ok(check);
  assert.deepEqual(
    [check.name, check.head_sha, check.external_id, check.status, check.conclusion],
    ['Smokejumper / staging', 'abcdef0', 'run_9', 'completed', 'failure'],
  );
  const output = check.output as { title: string; summary: string; annotations: { path: string; message: string }[] };
  assert.equal(output.title, '1 failed, 1 passed of 2 flows');
  assert.match(
    output.summary,
    /\| \[Buy a backpack\]\(https:\/\/sj\.example\/runs\/run_1\) \| failed \| 2\.5 s \| 7 live, 1 healed, refused: 2 renamed \|/,
  );
  assert.match(output.summary, /Step 3: Check out/);
  assert.match(output.summary, /Total \$43\.20/);
  assert.ok(!output.summary.includes('@everyone') && !output.summary.includes('<!channel>'), output.summary);
  assert.match(output.annotations[0]?.message ?? '', /Seen: Total \$43\.20/);
  assert.equal(output.annotations[0]?.path, 'flows/shop.flows.yaml');
  assert.equal(check.details_url, 'https://sj.example/deployments/dpl_1');
  assert.deepEqual(check.actions, [
    { label: 'Re-run', identifier: 'rerun', description: 'Run again what did not pass' },
  ]);
  assert.equal(github.issued(), 1, 'one token for all requests');
  const asked = github.heard.find(({ path }) => path.endsWith('/check-runs'));
  assert.equal(asked?.headers['x-github-api-version'], '2026-03-10');
});

test('each verdict has its conclusion, and none is neutral or skipped', async () => {
  const cases: [RunReport[], Partial<DeploymentReport>, string, RegExp][] = [
    [[passedRun], {}, 'success', /^1 flow passed$/],
    [[run], {}, 'failure', /1 failed/],
    [[{ ...run, verdict: 'inconclusive' }], {}, 'failure', /1 inconclusive/],
    [[{ ...run, verdict: 'inconclusive' }, passedRun], { inconclusiveAs: 'success' }, 'success', /1 inconclusive/],
    [[{ ...run, verdict: 'errored' }, passedRun], {}, 'failure', /^Smokejumper could not run$/],
    [
      [{ ...run, status: 'cancelled', verdict: null, summary: 'Superseded by dpl_2.' }],
      {},
      'cancelled',
      /^Superseded by dpl_2\.$/,
    ],
    [[], {}, 'failure', /^No flow was chosen for this deploy$/],
    [[], { inconclusiveAs: 'success' }, 'success', /^No flow was chosen for this deploy$/],
  ];
  for (const [runs, more, conclusion, title] of cases) {
    github.checks.length = 0;
    await send(report(runs, more), { external: {} });
    assert.equal(github.checks[0]?.conclusion, conclusion);
    assert.match((github.checks[0]?.output as { title: string } | undefined)?.title ?? '', title);
    // There is nothing to run again of a deploy that ran nothing.
    assert.equal(github.checks[0]?.actions !== undefined, runs.length > 0);
  }
});

test('a check that an earlier try made before it died is found and not made twice', async () => {
  await send(report([waitingRun]));
  const again = await send(report([waitingRun]), { attempt: 2 });
  assert.equal(github.checks.length, 1);
  assert.equal(again.external?.checkId, '100');
});

test('one comment on the pull request is updated in place, and never by an older deployment', async () => {
  await send(report([run]));
  await send(report([passedRun], { series: 'run_10', createdAt: '2026-11-21T11:00:00.000Z' }));
  assert.equal(github.comments.length, 1);
  assert.match(github.comments[0]?.body ?? '', /1 flow passed/);
  const late = await send(report([run]), { external: { checkId: '100' } });
  assert.match(late.detail, /newer deployment/);
  assert.match(github.comments[0]?.body ?? '', /1 flow passed/);
  await send(report([run], { environment: 'production' }));
  assert.equal(github.comments.length, 2);
});

test('a token that expired is replaced once, and a limit is waited for', async () => {
  await send(report([waitingRun]));
  github.expireTokens();
  assert.equal((await send(report([run]), { external: { checkId: '100' } })).outcome, 'sent');
  const reset = Math.floor(Date.now() / 1_000) + 90;
  github.next({ status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) } });
  const limited = await send(report([run]), { external: { checkId: '100' } });
  assert.equal(limited.outcome, 'retry');
  assert.ok(Math.abs((limited.retryAfterMs ?? 0) - 90_000) < 3_000, String(limited.retryAfterMs));
  github.next({ status: 502 });
  assert.equal((await send(report([run]), { external: { checkId: '100' } })).outcome, 'retry');
  github.next({ status: 422, body: { message: 'No commit found for SHA' } });
  const refused = await send(report([run]), { external: { checkId: '100' } });
  assert.deepEqual([refused.outcome, refused.status], ['failed', 422]);
});

test('ten checks at once of one installation ask for one token, and for one more when it expired', async () => {
  const ten = () => Promise.all(Array.from({ length: 10 }, () => send(report([waitingRun]))));
  const before = github.issued();
  for (const { outcome, detail } of await ten()) assert.equal(outcome, 'sent', detail);
  assert.equal(github.issued(), before + 1);
  github.expireTokens();
  for (const { outcome, detail } of await ten()) assert.equal(outcome, 'sent', detail);
  assert.equal(github.issued(), before + 2);
});

test('the installation of the hook, or else the one GitHub names, hands out the token', async () => {
  await deliver(delivery(app(), report([waitingRun], { origin: { installationId: 7 } })), seam);
  assert.ok(!github.heard.some(({ path }) => path.endsWith('/installation')));
  await deliver(delivery(app(), report([waitingRun])), seam);
  assert.equal(github.heard.filter(({ path }) => path.endsWith('/installation')).length, 1);
});

test('a private key that is none is an error of ours and reaches nobody', async () => {
  await assert.rejects(deliver(delivery(app({ privateKey: 'nonsense' }), report([run])), seam));
  assert.equal(github.heard.filter(({ path }) => path.includes('check-runs')).length, 0);
});

test('commit statuses say pending, success, failure, and error for what could not be run or was superseded', async () => {
  const states = [
    [waitingRun],
    [passedRun],
    [run],
    [{ ...run, verdict: 'errored' as const }],
    [{ ...run, status: 'cancelled' as const, verdict: null, summary: `Superseded by ${'x'.repeat(300)}` }],
  ];
  for (const runs of states) {
    const target: OpenTarget = { kind: 'github_status', token: 'pat', apiUrl: github.url };
    assert.equal((await deliver(delivery(target, report(runs)), seam)).outcome, 'sent');
  }
  assert.deepEqual(
    github.statuses.map(({ state }) => state),
    ['pending', 'success', 'failure', 'error', 'error'],
  );
  assert.ok(github.statuses.every(({ description }) => String(description).length <= 140));
});
