import { ResultFile } from '@smokejumper/contracts';
import type { ReportedRun } from './reported-run.ts';

/** The results as the schema in contracts has them; a result that does not fit it is a bug, and throws. */
export function renderJson(runs: readonly ReportedRun[]): string {
  return `${JSON.stringify(ResultFile.parse({ runs: runs.map((run) => run.result) }), null, 2)}\n`;
}
