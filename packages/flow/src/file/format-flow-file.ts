import type { FlowFile } from '@smokejumper/contracts';
import { stringify } from 'yaml';

/** A flow file's text: specs as blocks, keys that say nothing left out. `parseFlowFile` reads the same flows from it. */
export function formatFlowFile(file: FlowFile): string {
  const flows = file.flows.map((flow) =>
    Object.fromEntries(
      Object.entries(flow).filter(([, value]) => value !== undefined && !(isEmpty(value) && typeof value === 'object')),
    ),
  );
  const { baseUrl } = file;
  return stringify({ ...(baseUrl === undefined ? {} : { baseUrl }), flows }, { lineWidth: 0, blockQuote: 'literal' });
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
