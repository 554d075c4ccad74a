import type { Smokejumper } from '@smokejumper/sdk';
import { exitCodes } from '../../exit-code.ts';
import { loadFlows } from '../../flows/load-flows.ts';
import type { ServerCommandDeps } from '../deps.ts';
import { listFlows } from '../find.ts';
import { given } from '../given.ts';
import { type Change, compareFlows, describeChange } from './compare.ts';
import { contentOfEntry } from './content.ts';

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
  const wanted = loaded.flatMap(({ content }) => content.flows.map(contentOfEntry));
  const server = await deps.server();
  const changes = compareFlows(wanted, await listFlows(server), { archive: options.archive === true });
  for (const change of changes) {
    if (!options.dryRun) await apply(server, change);
    deps.out(`${describeChange(change).join('\n')}\n`);
  }
  const same = wanted.length - changes.filter(({ kind }) => kind !== 'archive').length;
  deps.err(`${changes.length} ${options.dryRun ? 'to change' : 'changed'}, ${same} as they were\n`);
  return options.dryRun && changes.length > 0 ? 1 : exitCodes.passed;
}

async function apply(server: Smokejumper, change: Change): Promise<void> {
  if (change.kind === 'archive') {
    await server.archiveFlow({ path: { flowId: change.flow.id } });
    return;
  }
  const { timeoutMs, viewport, locale, ...rest } = change.after;
  if (change.kind === 'change') {
    const body = { ...rest, timeout: timeoutMs, viewport, locale };
    await server.changeFlow({ path: { flowId: change.flow.id }, body });
    return;
  }
  await server.createFlow({ body: { ...rest, ...given({ timeout: timeoutMs, viewport, locale }) } });
}
