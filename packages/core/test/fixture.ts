import { type FlowOutcome, type RefEvent, type StepResult, silentLog } from '@smokejumper/contracts';
import { createTestDatabase, type TestDatabase } from '@smokejumper/db/testing';
import {
  type ClaimedRun,
  type CoreContext,
  claimRun,
  createEnvironment,
  createFlow,
  createNewId,
  createRun,
  createVault,
  createWorkspace,
  type SystemContext,
  within,
} from '../src/index.ts';

export interface Fixture {
  database: TestDatabase;
  sys: SystemContext;
  /** A workspace as its first key sees it, and another one. */
  ctx: CoreContext;
  other: CoreContext;
  /** Moves the clock of all contexts. */
  pass(ms: number): void;
  close(): Promise<void>;
}

export const vaultKey = { id: 'k1', key: '11'.repeat(32) };

export async function openFixture(options: { poolSize?: number } = {}): Promise<Fixture> {
  const database = await createTestDatabase(options);
  let now = Date.parse('2026-11-21T10:00:00.000Z');
  const clock = { now: () => new Date(now) };
  const sys: SystemContext = {
    db: database.db,
    clock,
    newId: createNewId({ clock }),
    log: silentLog,
    vault: createVault([vaultKey]),
    actor: { kind: 'system', id: 'test' },
  };
  const enter = async (name: string): Promise<CoreContext> => {
    const { workspaceId, key } = await createWorkspace(sys, { name });
    return within(sys, workspaceId, { kind: 'apiKey', id: key.id, scopes: key.scopes });
  };
  return {
    database,
    sys,
    ctx: await enter('Ours'),
    other: await enter('Theirs'),
    pass(ms) {
      now += ms;
    },
    close: () => database.drop(),
  };
}

export const flowInput = {
  name: 'Buy a backpack',
  spec: 'Go to /. Confirm "Welcome" is visible.',
  url: '/',
  variables: {},
  secrets: [],
  tags: [],
};

/** A flow and an environment to run it in. */
export async function seed(ctx: CoreContext, name = 'staging') {
  const flow = await createFlow(ctx, flowInput);
  const environment = await createEnvironment(ctx, { name, baseUrl: 'https://shop.example', variables: {} });
  return { flow, environment, flowId: flow.id, environmentId: environment.id };
}

export function queue(ctx: CoreContext, ids: { flowId: string; environmentId: string }, priority = 5) {
  const { flowId, environmentId } = ids;
  return createRun(ctx, { flowId, environmentId, variables: {}, brain: 'auto', priority, trigger: 'api' });
}

/** Longer than any wait after a failure of ours, and then it is the same worker's turn too. */
export const backOffMs = 400_000;

export const lease = { workerId: 'worker-1', leaseMs: 30_000 };

export async function claim(sys: SystemContext): Promise<ClaimedRun> {
  const claimed = await claimRun(sys, lease);
  if (!claimed) throw new Error('Nothing to claim.');
  return claimed;
}

export function step(index: number, more: Partial<StepResult> = {}): StepResult {
  return {
    index,
    text: `Step ${index}`,
    action: 'click',
    source: 'literal',
    ref: 'e1',
    target: { role: 'button', name: 'Go', context: 'main' },
    outcome: 'done',
    refOutcome: 'live',
    durationMs: 12.5,
    error: null,
    ...more,
  };
}

export function refEvent(outcome: RefEvent['outcome'], ref = 'e1'): RefEvent {
  return {
    ref,
    action: 'click',
    outcome,
    acted: outcome === 'live',
    healedTo: null,
    before: { role: 'button', name: 'Go', context: 'main' },
    after: null,
    candidates: null,
    interceptor: null,
    snapshotAge: 1,
    durationMs: 3,
    tab: 't1',
    url: 'https://shop.example/',
    detail: 'Tried.',
  };
}

export const passed: FlowOutcome = {
  verdict: 'passed',
  failureClass: null,
  summary: 'All seen.',
  steps: [],
  expectations: [{ text: 'Welcome', status: 'met', evidence: [{ snapshot: 's1', quote: 'Welcome' }] }],
  refs: { issued: 3, live: 1, reattached: 0, healed: 0, refused: {} },
  usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
  pageErrors: [],
  plan: null,
};

export const failed: FlowOutcome = {
  ...passed,
  verdict: 'failed',
  failureClass: 'expectation_not_met',
  summary: 'The total is wrong.',
  expectations: [{ text: 'Welcome', status: 'not_met', evidence: [{ snapshot: 's1', quote: 'Hello' }] }],
};

/** A run of a seeded flow as `insertRuns` takes it. */
export function newRun(ids: Awaited<ReturnType<typeof seed>>) {
  return {
    flowId: ids.flowId,
    flowVersionId: ids.flow.version.id,
    environmentId: ids.environmentId,
    deploymentId: null,
    rerunOfId: null,
    trigger: 'api' as const,
    brain: 'auto' as const,
    priority: 5,
    baseUrl: 'https://shop.example',
    variables: {},
    idempotencyKey: null,
  };
}
