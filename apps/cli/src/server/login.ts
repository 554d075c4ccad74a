import { AppError } from '@smokejumper/contracts';
import { exitCodes } from '../exit-code.ts';
import type { ServerCommandDeps } from './deps.ts';

/** `smokejumper login`: tries the key on the server, and keeps both only if it is taken. */
export async function loginCommand(
  deps: ServerCommandDeps,
  input: { url: string; key: string | undefined },
): Promise<number> {
  const url = input.url.replace(/\/+$/, '');
  const key = (input.key ?? (await deps.askSecret(`API key for ${url}: `))).trim();
  if (key === '') throw new AppError('invalid_input', 'No key was given');
  const server = await deps.connect({ url, key });
  await server.listRuns({ query: { limit: 1 }, signal: deps.signal });
  const file = await deps.keep({ url, key });
  deps.err(`The key is good. Kept in ${file}.\n`);
  return exitCodes.passed;
}
