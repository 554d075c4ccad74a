import type { Deployment, DeploymentSource } from '@smokejumper/contracts';

interface DeploymentRow {
  id: string;
  environmentId: string;
  source: string;
  url: string;
  sha: string | null;
  ref: string | null;
  repository: string | null;
  createdAt: Date;
  runs: { id: string }[];
}

/** What is read with a deployment. */
export const withRunIds = { runs: { select: { id: true }, orderBy: { id: 'asc' as const } } };

export function deploymentView(row: DeploymentRow): Deployment {
  return {
    id: row.id,
    environmentId: row.environmentId,
    source: row.source as DeploymentSource,
    url: row.url,
    sha: row.sha,
    ref: row.ref,
    repository: row.repository,
    runs: row.runs.map(({ id }) => id),
    createdAt: row.createdAt.toISOString(),
  };
}
