import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import type { NewRun, Wait } from '../runs/insert-runs.ts';
import { freshState } from './fresh-state.ts';

interface Arranged {
  /** In an order in which each run comes after those that it waits for. */
  runs: NewRun[];
  /** Where each run that was asked for stands in it. */
  places: number[];
}

interface Version {
  id: string;
  flowId: string;
  needsFlowId: string | null;
}

/**
 * The runs, with those that must sign in first: a run of a flow that needs another's sign-in waits for a run of that
 * flow, of the same call or under way, or for one that is added, unless there is a fresh one.
 */
export async function withSignIns(tx: Tx, ctx: CoreContext, asked: readonly NewRun[]): Promise<Arranged> {
  const versionOf = await versionsOf(tx, asked);
  const as = asked.map((_, at) => at);
  if (![...versionOf.values()].some(({ needsFlowId }) => needsFlowId !== null)) return { runs: [...asked], places: as };
  const runs: NewRun[] = [];
  const places: (number | 'begun' | undefined)[] = asked.map(() => undefined);
  const added = new Map<string, number>();

  const place = async (at: number): Promise<number> => {
    const known = places[at];
    if (typeof known === 'number') return known;
    places[at] = 'begun';
    const run = asked[at]!;
    const after: Wait[] = [];
    for (const wait of run.after ?? []) {
      after.push(typeof wait.run === 'number' ? { ...wait, run: await place(wait.run) } : wait);
    }
    const first = await signInOf(run, versionOf.get(run.flowVersionId)!.needsFlowId);
    places[at] = runs.length;
    return runs.push({ ...run, after: first === null ? after : [...after, { run: first, until: 'ended' }] }) - 1;
  };

  const signInOf = async (run: NewRun, flowId: string | null): Promise<number | string | null> => {
    if (flowId === null) return null;
    const { environmentId, baseUrl } = run;
    if ((await freshState(tx, ctx, { environmentId, flowId, baseUrl })) !== null) return null;
    const same = (other: NewRun) =>
      other.flowId === flowId && other.environmentId === environmentId && other.baseUrl === baseUrl;
    // One that waits for this very run, as a suite may say, cannot come first.
    const inCall = asked.findIndex((other, at) => same(other) && places[at] !== 'begun');
    if (inCall >= 0) return place(inCall);
    const key = `${flowId} ${environmentId} ${baseUrl}`;
    const twin = added.get(key);
    if (twin !== undefined) return twin;
    const underWay = await findUnderWay(tx, { flowId, environmentId, baseUrl });
    if (underWay !== null) return underWay;
    const version = await currentVersion(tx, flowId);
    const first = await signInOf(run, version.needsFlowId);
    const extra = signInRun(run, version);
    const at = runs.push({ ...extra, after: first === null ? [] : [{ run: first, until: 'ended' }] }) - 1;
    added.set(key, at);
    return at;
  };

  const settled: number[] = [];
  for (const at of asked.keys()) settled.push(await place(at));
  return { runs, places: settled };
}

/** The run that signs in for another one: the same place, deployment, trigger and priority. */
export function signInRun(run: NewRun, version: Version & { secrets: readonly string[] }): NewRun {
  const variables = Object.entries(run.variables).filter(([name]) => !version.secrets.includes(name));
  return {
    ...run,
    flowId: version.flowId,
    flowVersionId: version.id,
    variables: Object.fromEntries(variables),
    rerunOfId: null,
    idempotencyKey: null,
    after: [],
  };
}

export async function currentVersion(tx: Tx, flowId: string) {
  const { currentNumber } = await tx.flow.findFirstOrThrow({ where: { id: flowId }, select: { currentNumber: true } });
  return tx.flowVersion.findFirstOrThrow({
    where: { flowId, number: currentNumber },
    select: { id: true, flowId: true, needsFlowId: true, secrets: true },
  });
}

/** A run of the flow there that will end without waiting for others, and so for nobody who waits for it. */
export async function findUnderWay(
  tx: Tx,
  place: { flowId: string; environmentId: string; baseUrl: string },
): Promise<string | null> {
  const run = await tx.run.findFirst({
    where: { ...place, status: { in: ['queued', 'running'] }, waits: false },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  return run?.id ?? null;
}

async function versionsOf(tx: Tx, runs: readonly NewRun[]): Promise<Map<string, Version>> {
  const rows = await tx.flowVersion.findMany({
    where: { id: { in: [...new Set(runs.map(({ flowVersionId }) => flowVersionId))] } },
    select: { id: true, flowId: true, needsFlowId: true },
  });
  return new Map(rows.map((row) => [row.id, row]));
}
