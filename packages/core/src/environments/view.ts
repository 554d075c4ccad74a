import type { Environment, Secret } from '@smokejumper/contracts';
import { browsingView } from './settings.ts';
import { defaultMaxAgeMs } from './storage-state-age.ts';

interface SecretRow {
  name: string;
  version: number;
  createdAt: Date;
}

interface EnvironmentRow {
  id: string;
  projectId: string;
  name: string;
  baseUrl: string;
  variables: unknown;
  browsing: unknown;
  allowPrivateHosts: boolean;
  model: string | null;
  budgets: unknown;
  retryPolicy: unknown;
  storageStateMaxAgeMs: number | null;
  createdAt: Date;
  secrets: SecretRow[];
}

/** What is read with an environment: the names of its current secrets, never a value. */
export const withSecretNames = {
  secrets: {
    where: { replacedAt: null },
    select: { name: true, version: true, createdAt: true },
    orderBy: { name: 'asc' as const },
  },
};

export function secretView(row: SecretRow): Environment['secrets'][number] {
  return { name: row.name, version: row.version, updatedAt: row.createdAt.toISOString() };
}

/** As the list of secrets shows it. */
export function secretItem(row: SecretRow): Secret {
  return { name: row.name, version: row.version, createdAt: row.createdAt.toISOString() };
}

export function environmentView(row: EnvironmentRow): Environment {
  return {
    id: row.id,
    projectId: row.projectId,
    name: row.name,
    baseUrl: row.baseUrl,
    variables: row.variables as Record<string, string>,
    ...browsingView(row.browsing),
    allowPrivateHosts: row.allowPrivateHosts,
    model: row.model,
    budgets: row.budgets as Environment['budgets'],
    retryPolicy: row.retryPolicy as Environment['retryPolicy'],
    storageStateMaxAgeMs: row.storageStateMaxAgeMs ?? defaultMaxAgeMs,
    secrets: row.secrets.map(secretView),
    createdAt: row.createdAt.toISOString(),
  };
}
