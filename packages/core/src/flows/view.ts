import type { FlakeFigures, Flow, FlowVersion } from '@smokejumper/contracts';
import { versionBrowsing } from '../environments/settings.ts';

interface VersionRow {
  id: string;
  number: number;
  name: string;
  spec: string;
  url: string;
  variables: unknown;
  secrets: string[];
  timeoutMs: number | null;
  viewport: unknown;
  locale: string | null;
  browsing: unknown;
  needsFlowId: string | null;
  model: string | null;
  budgets: unknown;
  createdAt: Date;
}

interface FlowRow {
  id: string;
  projectId: string;
  tags: string[];
  paths: string[];
  file: string | null;
  currentNumber: number;
  archivedAt: Date | null;
  quarantinedAt: Date | null;
  quarantineReason: string | null;
  quarantinedBy: string | null;
  createdAt: Date;
}

/** Names of needed flows by their ids, as `namesOfFlows` reads them. */
export type FlowNames = ReadonlyMap<string, string>;

export function versionView(row: VersionRow, names: FlowNames): FlowVersion {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    spec: row.spec,
    url: row.url,
    variables: row.variables as Record<string, string>,
    secrets: row.secrets,
    timeoutMs: row.timeoutMs,
    ...versionBrowsing(row),
    needs: row.needsFlowId === null ? null : (names.get(row.needsFlowId) ?? null),
    model: row.model,
    budgets: row.budgets as FlowVersion['budgets'],
    createdAt: row.createdAt.toISOString(),
  };
}

export function flowView(flow: FlowRow, version: VersionRow, names: FlowNames, flake: FlakeFigures): Flow {
  return {
    id: flow.id,
    projectId: flow.projectId,
    name: version.name,
    tags: flow.tags,
    paths: flow.paths,
    file: flow.file,
    version: versionView(version, names),
    flake,
    quarantine:
      flow.quarantinedAt === null
        ? null
        : {
            reason: flow.quarantineReason ?? '',
            since: flow.quarantinedAt.toISOString(),
            by: flow.quarantinedBy ?? '',
          },
    archivedAt: flow.archivedAt?.toISOString() ?? null,
    createdAt: flow.createdAt.toISOString(),
  };
}
