import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { AppError } from '@smokejumper/contracts';
import { formatFlowFile } from '@smokejumper/flow';
import { exitCodes } from '../../exit-code.ts';
import type { ServerCommandDeps } from '../deps.ts';
import { listFlows } from '../find.ts';
import { contentOfFlow, entryOf } from './content.ts';

/** `smokejumper flows pull`: the server's flows as a flow file. A file that is there stays, unless `force` is set. */
export async function pullFlowsCommand(
  deps: ServerCommandDeps,
  input: { file: string; force: boolean },
): Promise<number> {
  const flows = (await listFlows(await deps.server())).filter(({ archivedAt }) => archivedAt === null);
  if (flows.length === 0) throw new AppError('not_found', 'The server has no flow');
  const sorted = flows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const text = formatFlowFile({ flows: sorted.map((flow) => entryOf(contentOfFlow(flow))) });
  const file = resolve(deps.cwd, input.file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, { flag: input.force ? 'w' : 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new AppError('invalid_input', `${input.file} is there already; --force writes over it`);
  });
  deps.err(`${flows.length} flow${flows.length === 1 ? '' : 's'} in ${input.file}\n`);
  return exitCodes.passed;
}
