import { createHmac } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FakeGitHub, serveGitHub } from './github.ts';
import { type Queue, startStack, type Target } from './stack.ts';

export interface Measured {
  queue: Queue;
  hooks: number;
  /** Milliseconds from sending a hook to its answer. */
  answered: number[];
  /** Milliseconds from sending a hook to its check being visible. */
  visible: number[];
  /** Hooks without a check, checks that a hook has too many, checks that did not come to an end. */
  missing: number;
  doubled: number;
  unfinished: number;
  /** Runs that a browser went through, and those a newer deploy superseded. */
  finished: string;
  cancelled: string;
  requests: string;
  tokens: number;
  limited: number;
  load: { before: number; after: number };
  /** How long the first word of each check took, milliseconds p50 / p95 / largest, as the database has it. */
  firstWord: string;
}

interface Sent {
  sha: string;
  at: number;
  answeredMs: number;
}

/** Hooks at random moments of one minute, a real browser running the flows meanwhile, and what GitHub saw of it. */
export async function measure(input: {
  queue: Queue;
  hooks: number;
  workspaces: number;
  spanMs: number;
  concurrency: number;
  onLine?: (line: string) => void;
}): Promise<Measured> {
  const random = seeded(7);
  const github = await serveGitHub(random);
  const stack = await startStack({ ...input, github });
  try {
    const before = loadavg()[0] ?? 0;
    const moments = Array.from({ length: input.hooks }, () => random() * input.spanMs).sort((a, b) => a - b);
    const begun = performance.now();
    const sending: Promise<Sent>[] = [];
    for (const [n, moment] of moments.entries()) {
      await sleep(Math.max(0, begun + moment - performance.now()));
      const target = stack.targets[Math.floor(random() * stack.targets.length)]!;
      sending.push(announce(target, { n, siteUrl: stack.siteUrl }));
    }
    const sent = await Promise.all(sending);
    await settled(github, sent);
    const after = loadavg()[0] ?? 0;
    const runs = (status: string) => stack.ask(`select count(*) from run where status = '${status}'`);
    return {
      ...tell(github, sent),
      queue: input.queue,
      finished: await runs('finished'),
      cancelled: await runs('cancelled'),
      load: { before, after },
      firstWord: await stack.ask(firstWord),
    };
  } finally {
    await stack.close();
    await github.close();
  }
}

async function announce(target: Target, about: { n: number; siteUrl: string }): Promise<Sent> {
  const sha = createHmac('sha1', 'commit').update(String(about.n)).digest('hex');
  const body = JSON.stringify({
    action: 'created',
    deployment_status: { id: about.n, state: 'success', environment: 'staging', environment_url: about.siteUrl },
    deployment: { id: about.n, sha, ref: 'main', environment: 'staging', task: 'deploy' },
    repository: { id: target.installation, full_name: target.repository },
    installation: { id: target.installation },
  });
  const at = performance.now();
  const answer = await fetch(target.hook.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-github-event': 'deployment_status',
      'x-github-delivery': `delivery-${about.n}`,
      'x-hub-signature-256': `sha256=${createHmac('sha256', target.hook.secret).update(body).digest('hex')}`,
    },
    body,
  });
  const said = await answer.text();
  if (answer.status !== 202 || !said.includes('"deployed"'))
    throw new Error(`hook ${about.n}: ${answer.status} ${said}`);
  return { sha, at, answeredMs: performance.now() - at };
}

/** Waits until every check is there and has come to its end, or two minutes. */
async function settled(github: FakeGitHub, sent: readonly Sent[]): Promise<void> {
  const until = performance.now() + 60_000;
  while (performance.now() < until) {
    if (github.checks.length >= sent.length && github.checks.every(({ status }) => status === 'completed')) return;
    await sleep(250);
  }
}

function tell(github: FakeGitHub, sent: readonly Sent[]) {
  const first = new Map<string, number>();
  for (const { sha, visibleAt } of github.checks) if (!first.has(sha)) first.set(sha, visibleAt);
  const visible = sent.flatMap(({ sha, at }) => (first.has(sha) ? [first.get(sha)! - at] : []));
  const answers = [...github.answers].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`);
  return {
    hooks: sent.length,
    answered: sent.map(({ answeredMs }) => answeredMs),
    visible,
    missing: sent.length - visible.length,
    doubled: github.checks.length - first.size,
    unfinished: github.checks.filter(({ status }) => status !== 'completed').length,
    requests: answers.join(', '),
    tokens: github.tokens,
    limited: github.limited,
  };
}

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Of the delivery that made each check, which is written with its deploy: how long until its first try had an answer. */
const firstWord = `
  with first as (
    select distinct on (d.subject) d.created_at, (d.log->0->>'at')::timestamptz as tried
    from delivery d where jsonb_array_length(d.log) > 0 order by d.subject, d.created_at
  ), part as (select extract(epoch from tried - created_at) * 1000 as ms from first)
  select 'written to first answer ' || round(percentile_cont(0.5) within group (order by ms)) || ' / ' ||
         round(percentile_cont(0.95) within group (order by ms)) || ' / ' || round(max(ms))
  from part`;
