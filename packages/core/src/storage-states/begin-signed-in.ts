import type { FailureClass, Verdict } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { namesOfFlows } from '../flows/needs.ts';
import { aboutStorageState } from './about.ts';
import { freshState } from './fresh-state.ts';

/** How a run of a flow that needs another's sign-in begins. */
export type Beginning =
  | { kind: 'plain' }
  /** `renewable`: it is from before, and the site may no longer accept it. */
  | { kind: 'signedIn'; storageState: string; renewable: boolean }
  /** The flow that signs in runs first. */
  | { kind: 'first' }
  | { kind: 'refused'; verdict: Exclude<Verdict, 'passed'>; failureClass: FailureClass; why: string };

/** Looks for the sign-in that a run needs, or for what became of the run that was to leave one. */
export async function beginSignedIn(
  tx: Tx,
  ctx: CoreContext,
  run: { id: string; environmentId: string; baseUrl: string; needsFlowId: string | null },
): Promise<Beginning> {
  const { needsFlowId: flowId, environmentId } = run;
  if (flowId === null) return { kind: 'plain' };
  const before = await ranBefore(tx, { runId: run.id, flowId });
  const row = await freshState(tx, ctx, { ...run, flowId }, before?.id ?? null);
  if (row !== null) {
    const sealed = { keyId: row.keyId, data: row.sealed };
    const storageState = ctx.vault.open(sealed, aboutStorageState(environmentId, flowId));
    return { kind: 'signedIn', storageState, renewable: row.runId !== before?.id };
  }
  if (before === null) return { kind: 'first' };
  const name = (await namesOfFlows(tx, [flowId])).get(flowId) ?? flowId;
  return refusal(name, before);
}

interface Before {
  id: string;
  status: string;
  verdict: string | null;
  summary: string | null;
}

/** The newest run of that flow which this one has waited for. */
async function ranBefore(tx: Tx, input: { runId: string; flowId: string }): Promise<Before | null> {
  const rows = await tx.$queryRaw<Before[]>`
    select p.id, p.status, p.verdict, p.summary from run_wait w join run p on p.id = w.after_run_id
    where w.run_id = ${input.runId} and p.flow_id = ${input.flowId} order by p.created_at desc, p.id desc limit 1`;
  return rows[0] ?? null;
}

function refusal(name: string, before: Before): Beginning {
  const because = before.summary === null ? '' : ` ${before.summary}`;
  const unknown = { kind: 'refused', verdict: 'inconclusive', failureClass: 'no_evidence' } as const;
  const start = `It begins with the sign-in of "${name}"`;
  if (before.verdict === 'passed')
    return { ...unknown, why: `${start}, which passed and left nothing that could be kept.` };
  if (before.verdict === 'failed') return { ...unknown, why: `${start}, which failed:${because}` };
  if (before.verdict === 'errored') {
    const why = `${start}, which could not be run:${because}`;
    return { kind: 'refused', verdict: 'errored', failureClass: 'infrastructure', why };
  }
  if (before.verdict === 'inconclusive') return { ...unknown, why: `${start}, which was inconclusive:${because}` };
  return { ...unknown, why: `${start}, which was cancelled.` };
}
