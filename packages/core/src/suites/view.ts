import type { Suite, SuiteOnFailure, SuiteOrder } from '@smokejumper/contracts';

interface SuiteRow {
  id: string;
  name: string;
  flowIds: string[];
  tags: string[];
  order: string;
  onFailure: string;
  createdAt: Date;
  updatedAt: Date;
}

export function suiteView(row: SuiteRow): Suite {
  return {
    id: row.id,
    name: row.name,
    flows: row.flowIds,
    tags: row.tags,
    order: row.order as SuiteOrder,
    onFailure: row.onFailure as SuiteOnFailure,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
