import { AppError } from '@smokejumper/contracts';
import type { PreparedFlow } from './prepared-flow.ts';

/**
 * The flows, each after the one that it needs. Throws AppError `invalid_flow_file` for a flow that needs one that no
 * file has or that several have, and for one that leads back to itself.
 */
export function inOrderOfNeeds(flows: readonly PreparedFlow[]): PreparedFlow[] {
  const ordered = new Set<PreparedFlow>();
  const place = (flow: PreparedFlow, path: readonly PreparedFlow[]): void => {
    if (ordered.has(flow)) return;
    if (path.includes(flow)) {
      const names = [...path.slice(path.indexOf(flow)), flow].map(({ name }) => name);
      throw refusal(flow, `needs itself: ${names.join(' → ')}`);
    }
    if (flow.needs !== null) place(neededBy(flows, flow), [...path, flow]);
    ordered.add(flow);
  };
  for (const flow of flows) place(flow, []);
  return [...ordered];
}

/** The flow that another needs: of its own file, else of the others. */
export function neededBy(flows: readonly PreparedFlow[], flow: PreparedFlow): PreparedFlow {
  const named = flows.filter(({ name }) => name === flow.needs);
  const own = named.filter(({ file }) => file === flow.file);
  const [needed, other] = own.length > 0 ? own : named;
  if (needed === undefined) throw refusal(flow, `needs "${flow.needs}", which none of the files has`);
  if (other !== undefined) throw refusal(flow, `needs "${flow.needs}", which more than one of the files has`);
  return needed;
}

function refusal({ file, name }: PreparedFlow, why: string): AppError {
  return new AppError('invalid_flow_file', `${file}: the flow "${name}" ${why}`);
}
