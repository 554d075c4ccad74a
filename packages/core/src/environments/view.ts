import type { Environment } from '@smokejumper/contracts';

interface SecretRow {
  name: string;
  version: number;
  createdAt: Date;
}

interface EnvironmentRow {
  id: string;
  name: string;
  baseUrl: string;
  variables: unknown;
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

export function environmentView(row: EnvironmentRow): Environment {
  return {
    id: row.id,
    name: row.name,
    baseUrl: row.baseUrl,
    variables: row.variables as Record<string, string>,
    secrets: row.secrets.map(secretView),
    createdAt: row.createdAt.toISOString(),
  };
}
