import { diff, isDeepStrictEqual } from 'node:util';
import { AppError, type Flow } from '@smokejumper/contracts';
import { contentOfFlow, type FlowContent } from './content.ts';

/** What a push would do. A flow is known by its name. */
export type Change =
  | { kind: 'create'; after: FlowContent }
  | { kind: 'change'; flow: Flow; before: FlowContent; after: FlowContent; fields: (keyof FlowContent)[] }
  | { kind: 'archive'; flow: Flow };

/**
 * From what the server has to what the files say; nothing for a flow that is the same. A flow that only the server has
 * is archived only where `archive` says so. Throws AppError `invalid_input` for a name that either side has twice.
 */
export function compareFlows(
  files: readonly FlowContent[],
  server: readonly Flow[],
  { archive }: { archive: boolean },
): Change[] {
  refuseTwins(
    'The files have',
    files.map(({ name }) => name),
  );
  const active = server.filter(({ archivedAt }) => archivedAt === null);
  const wanted = new Set(files.map(({ name }) => name));
  refuseTwins(
    'The server has',
    active.map(({ name }) => name).filter((name) => wanted.has(name)),
  );
  const known = new Map(active.map((flow) => [flow.name, flow]));
  const changes = files.flatMap((after): Change[] => {
    const flow = known.get(after.name);
    if (flow === undefined) return [{ kind: 'create', after }];
    const before = contentOfFlow(flow);
    const fields = (Object.keys(after) as (keyof FlowContent)[]).filter(
      (field) => !isDeepStrictEqual(before[field], after[field]),
    );
    return fields.length === 0 ? [] : [{ kind: 'change', flow, before, after, fields }];
  });
  const left = archive ? active.filter(({ name }) => !wanted.has(name)) : [];
  return [...changes, ...left.map((flow): Change => ({ kind: 'archive', flow }))];
}

function refuseTwins(who: string, names: readonly string[]): void {
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin === undefined) return;
  throw new AppError('invalid_input', `${who} more than one flow called "${twin}"; a flow is known by its name`);
}

/** A change as lines for a person: `+` new, `-` gone, `~` changed, with the lines of the spec that differ. */
export function describeChange(change: Change): string[] {
  if (change.kind === 'create') return [`+ ${change.after.name}`];
  if (change.kind === 'archive') return [`- ${change.flow.name}`];
  const { before, after, fields } = change;
  return [`~ ${after.name}`, ...fields.flatMap((field) => fieldLines(field, before[field], after[field]))];
}

function fieldLines(field: string, before: unknown, after: unknown): string[] {
  if (field !== 'spec') return [`    ${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`];
  const lines = diff(String(before).split('\n'), String(after).split('\n'));
  const changed = lines.flatMap(([operation, line]) => {
    if (operation === 0) return [];
    return [`      ${operation > 0 ? '-' : '+'} ${line}`];
  });
  return ['    spec:', ...changed];
}
