import type { Smokejumper } from '@smokejumper/sdk';
import { exitCodes } from '../../exit-code.ts';
import { type LoadedFile, loadFlows } from '../../flows/load-flows.ts';
import type { ServerCommandDeps } from '../deps.ts';
import { listFlows } from '../find.ts';
import { given } from '../given.ts';
import { repositoryPath } from '../repository-path.ts';
import { type Change, compareFlows, describeChange } from './compare.ts';
import { contentOfEntry, type FlowContent } from './content.ts';

export interface PushOptions {
  /** Archive flows of the server that no file has. */
  archive?: boolean;
  /** Only tell what would be done. */
  dryRun: boolean;
}

/**
 * `smokejumper flows push` and `flows diff`: makes the server's flows what the files say. Pushing twice does nothing
 * the second time. `diff` answers 0 where there is nothing to do and 1 otherwise.
 */
export async function pushFlowsCommand(
  deps: ServerCommandDeps,
  input: { files: string[]; options: PushOptions },
): Promise<number> {
  const { options } = input;
  const loaded = await loadFlows(input.files, deps);
  const wanted = (await Promise.all(loaded.map((file) => contentsOf(deps, file)))).flat();
  const server = await deps.server();
  const changes = compareFlows(wanted, await listFlows(server), { archive: options.archive === true });
  for (const change of inOrder(changes)) {
    if (!options.dryRun) await apply(server, change);
    deps.out(`${describeChange(change).join('\n')}\n`);
  }
  const same = wanted.length - changes.filter(({ kind }) => kind !== 'archive').length;
  deps.err(`${changes.length} ${options.dryRun ? 'to change' : 'changed'}, ${same} as they were\n`);
  return options.dryRun && changes.length > 0 ? 1 : exitCodes.passed;
}

/** A flow after the one that it needs; archived the other way round. */
function inOrder(changes: readonly Change[]): Change[] {
  const made = new Map(changes.flatMap((change) => (change.kind === 'archive' ? [] : [[change.after.name, change]])));
  const ordered = new Set<Change>();
  const place = (change: Change, below: readonly string[]): void => {
    const needs = change.kind === 'archive' ? null : change.after.needs;
    const first = needs === null || below.includes(needs) ? undefined : made.get(needs);
    if (first !== undefined) place(first, [...below, needs!]);
    ordered.add(change);
  };
  const kept = changes.filter(({ kind }) => kind !== 'archive');
  for (const change of kept) place(change, []);
  const left = changes.filter((change) => change.kind === 'archive');
  const isNeeded = (name: string) => left.some(({ flow }) => flow.version.needs === name);
  return [...ordered, ...left.toSorted((a, b) => Number(isNeeded(a.flow.name)) - Number(isNeeded(b.flow.name)))];
}

async function contentsOf({ cwd }: ServerCommandDeps, { file, content }: LoadedFile): Promise<FlowContent[]> {
  const path = await repositoryPath({ cwd, file });
  return content.flows.map((entry) => contentOfEntry(entry, path));
}

async function apply(server: Smokejumper, change: Change): Promise<void> {
  if (change.kind === 'archive') {
    await server.archiveFlow({ path: { flowId: change.flow.id } });
    return;
  }
  const { name, url, spec, variables, secrets, tags, paths, headers, timeoutMs: timeout, ...settings } = change.after;
  const content = { name, url, spec, variables, secrets, tags, paths, headers };
  if (change.kind === 'change') {
    const body = { ...content, timeout, ...settings };
    await server.changeFlow({ path: { flowId: change.flow.id }, body });
    return;
  }
  await server.createFlow({ body: { ...content, ...given({ timeout, ...settings }) } });
}
