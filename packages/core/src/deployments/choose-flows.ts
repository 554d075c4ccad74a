import type { FlowChoice, SuiteOnFailure, SuiteOrder } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import { invalid } from '../rules/invalid.ts';
import type { Wait } from '../runs/insert-runs.ts';
import { covers } from './covers.ts';

export interface ChosenFlow {
  flowId: string;
  flowVersionId: string;
  /** What its run waits for: earlier ones of the list, by their place in it. */
  after?: readonly Wait[];
}

/** A flow that may run, with its current version. */
export interface Candidate extends Omit<ChosenFlow, 'after'> {
  projectId: string;
  tags: string[];
  paths: string[];
  file: string | null;
}

export interface SuiteOfFlows {
  flowIds: string[];
  tags: string[];
  order: SuiteOrder;
  onFailure: SuiteOnFailure;
}

/**
 * The flows of an environment's project that a choice names, with their current versions. Throws `invalid_input` for a
 * named flow, file or suite that is not there, a flow that is archived, and for a suite beside other names.
 */
export async function chooseFlows(tx: Tx, input: { choice: FlowChoice; projectId: string }): Promise<ChosenFlow[]> {
  const { choice } = input;
  const candidates = (await loadCandidates(tx)).filter(({ projectId }) => projectId === input.projectId);
  refuseUnknown(candidates, choice);
  return pickFlows(candidates, { choice, suite: await suiteOf(tx, choice) });
}

/** All flows that are not archived, the oldest first. */
export function loadCandidates(tx: Tx): Promise<Candidate[]> {
  return tx.$queryRaw<Candidate[]>`
    select f.id as "flowId", v.id as "flowVersionId", f.project_id as "projectId", f.tags, f.paths, f.file
    from flow f join flow_version v on v.flow_id = f.id and v.number = f.current_number
    where f.archived_at is null
    order by f.created_at, f.id`;
}

/** Those that fit all that is given; of a suite its flows, in its order. */
export function pickFlows(
  candidates: readonly Candidate[],
  input: { choice: FlowChoice; suite: SuiteOfFlows | null },
): ChosenFlow[] {
  const { choice, suite } = input;
  const chosen = (suite === null ? named(candidates, choice) : ofSuite(candidates, suite)).filter((flow) =>
    touched(flow, choice.changedFiles),
  );
  return chosen.map(({ flowId, flowVersionId }, at) => ({
    flowId,
    flowVersionId,
    ...(suite?.order === 'sequence' && at > 0
      ? { after: [{ run: at - 1, until: suite.onFailure === 'stop' ? 'passed' : 'ended' }] }
      : {}),
  }));
}

function named(candidates: readonly Candidate[], { flows, tags, files }: FlowChoice): Candidate[] {
  return candidates.filter(
    (flow) =>
      (flows === undefined || flows.includes(flow.flowId)) &&
      (tags === undefined || tags.some((tag) => flow.tags.includes(tag))) &&
      (files === undefined || files.some((file) => isFrom(flow, file))),
  );
}

function ofSuite(candidates: readonly Candidate[], suite: SuiteOfFlows): Candidate[] {
  if (suite.tags.length > 0) return named(candidates, { tags: suite.tags });
  const byId = new Map(candidates.map((flow) => [flow.flowId, flow]));
  return suite.flowIds.flatMap((id) => byId.get(id) ?? []);
}

function isFrom(flow: Candidate, place: string): boolean {
  const path = place.replace(/^(\.\/)+/, '').replace(/\/+$/, '');
  return flow.file === path || path === '.' || (flow.file?.startsWith(`${path}/`) ?? false);
}

/** A flow that covers nothing in particular always runs, and one whose own file has changed too. */
function touched(flow: Candidate, changed: readonly string[] | undefined): boolean {
  if (changed === undefined || flow.paths.length === 0) return true;
  return changed.some((file) => file === flow.file || flow.paths.some((pattern) => covers(pattern, file)));
}

function refuseUnknown(candidates: readonly Candidate[], choice: FlowChoice): void {
  const ids = new Set(candidates.map(({ flowId }) => flowId));
  const unknown = (choice.flows ?? []).findIndex((id) => !ids.has(id));
  if (unknown >= 0) throw invalid(`/flows/${unknown}`, 'names no flow of this project, or an archived one');
  const empty = (choice.files ?? []).findIndex((file) => !candidates.some((flow) => isFrom(flow, file)));
  if (empty >= 0) throw invalid(`/files/${empty}`, 'is no file or folder that a flow was pushed from');
}

async function suiteOf(tx: Tx, choice: FlowChoice): Promise<SuiteOfFlows | null> {
  if (choice.suite === undefined) return null;
  if (choice.flows ?? choice.tags ?? choice.files) throw invalid('/suite', 'is given beside flows, tags or files');
  const suite = await tx.suite.findFirst({ where: { id: choice.suite } });
  if (!suite) throw invalid('/suite', 'names no suite');
  return asSuite(suite);
}

export function asSuite(row: { flowIds: string[]; tags: string[]; order: string; onFailure: string }): SuiteOfFlows {
  const { flowIds, tags } = row;
  return { flowIds, tags, order: row.order as SuiteOrder, onFailure: row.onFailure as SuiteOnFailure };
}
