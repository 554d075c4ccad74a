import { AppError, type Flow } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import { invalid } from '../rules/invalid.ts';
import { flakesOf, noFlake } from './flakes.ts';
import { type FlowNames, flowView } from './view.ts';

/** A chain longer than this helps nobody: each link is a whole run before the next begins. */
const longestChain = 5;

interface NamedFlow {
  id: string;
  name: string;
}

/** The current names of flows, by id. */
export async function namesOfFlows(tx: Tx, ids: readonly (string | null)[]): Promise<FlowNames> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await tx.$queryRaw<NamedFlow[]>`
    select f.id, v.name from flow f join flow_version v on v.flow_id = f.id and v.number = f.current_number
    where f.id = any(${wanted})`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Shown = Parameters<typeof flowView>;

/** A flow as it is shown, with the name of the one that it needs. */
export async function showFlow(tx: Tx, flow: Shown[0], version: Shown[1]): Promise<Flow> {
  const flake = (await flakesOf(tx, [flow.id])).get(flow.id) ?? noFlake;
  return flowView(flow, version, await namesOfFlows(tx, [version.needsFlowId]), flake);
}

/**
 * The flow of the project that is called so. Throws `invalid_input` at `/needs` for a name that none or several have,
 * and for one that leads back to the flow itself. Needs the workspace's row locked where the flow exists already.
 */
export async function needsFlowId(
  tx: Tx,
  input: { projectId: string; flowId: string | null; name: string },
): Promise<string> {
  const named = await tx.$queryRaw<NamedFlow[]>`
    select f.id, v.name from flow f join flow_version v on v.flow_id = f.id and v.number = f.current_number
    where f.project_id = ${input.projectId} and f.archived_at is null and v.name = ${input.name} limit 2`;
  const [needed] = named;
  if (needed === undefined) throw invalid('/needs', 'names no flow of this project');
  if (named.length > 1) throw invalid('/needs', 'names more than one flow of this project');
  await refuseCycle(tx, needed, input.flowId);
  return needed.id;
}

async function refuseCycle(tx: Tx, first: NamedFlow, flowId: string | null): Promise<void> {
  const path = [first.name];
  for (let at: NamedFlow | undefined = first; at !== undefined; ) {
    if (at.id === flowId) throw invalid('/needs', `leads back to this flow: ${path.join(' → ')}`);
    if (path.length > longestChain) throw invalid('/needs', `is a chain of more than ${longestChain} flows`);
    const rows: NamedFlow[] = await tx.$queryRaw<NamedFlow[]>`
      select n.id, nv.name from flow f join flow_version v on v.flow_id = f.id and v.number = f.current_number
      join flow n on n.id = v.needs_flow_id join flow_version nv on nv.flow_id = n.id and nv.number = n.current_number
      where f.id = ${at.id}`;
    at = rows[0];
    if (at !== undefined) path.push(at.name);
  }
}

/** Throws `conflict` while other flows begin with this one's sign-in. Needs the workspace's row locked. */
export async function refuseNeeded(tx: Tx, flowId: string): Promise<void> {
  const rows = await tx.$queryRaw<NamedFlow[]>`
    select f.id, v.name from flow f join flow_version v on v.flow_id = f.id and v.number = f.current_number
    where v.needs_flow_id = ${flowId} and f.archived_at is null and f.id <> ${flowId} order by v.name limit 10`;
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => `"${name}"`).join(', ');
  throw new AppError('conflict', `This flow is needed by ${names}.`, {
    details: { errors: rows.map(({ name }) => ({ pointer: '/flowId', detail: `is needed by "${name}"` })) },
  });
}
