import type { Flow, FlowVersion } from '@smokejumper/contracts';

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
  model: string | null;
  budgets: unknown;
  createdAt: Date;
}

interface FlowRow {
  id: string;
  tags: string[];
  paths: string[];
  file: string | null;
  currentNumber: number;
  archivedAt: Date | null;
  createdAt: Date;
}

export function versionView(row: VersionRow): FlowVersion {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    spec: row.spec,
    url: row.url,
    variables: row.variables as Record<string, string>,
    secrets: row.secrets,
    timeoutMs: row.timeoutMs,
    viewport: row.viewport as FlowVersion['viewport'],
    locale: row.locale,
    model: row.model,
    budgets: row.budgets as FlowVersion['budgets'],
    createdAt: row.createdAt.toISOString(),
  };
}

export function flowView(flow: FlowRow, version: VersionRow): Flow {
  return {
    id: flow.id,
    name: version.name,
    tags: flow.tags,
    paths: flow.paths,
    file: flow.file,
    version: versionView(version),
    archivedAt: flow.archivedAt?.toISOString() ?? null,
    createdAt: flow.createdAt.toISOString(),
  };
}
