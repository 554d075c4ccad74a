import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { AppError, maxChangedFiles, RepositoryPath } from '@smokejumper/contracts';

/**
 * The names that `git diff --name-only` has written into a file, or to standard input for `-`, one a line or with a NUL
 * between them (`-z`). Null when they are too many to be told, or none, as when git has failed before a pipe: then
 * nothing may be left out. Throws `invalid_input`.
 */
export async function changedFiles(ctx: { cwd: string; stdin: NodeJS.ReadableStream }, file: string) {
  const content = await read(ctx, file);
  const names = content.split(content.includes('\0') ? '\0' : /\r?\n/).filter((name) => name !== '');
  if (names.length === 0 || names.length > maxChangedFiles) return null;
  for (const name of names) {
    if (name.startsWith('"')) {
      throw new AppError('invalid_input', `${name} is a name as git quotes it; write the names with git diff -z`);
    }
    if (!RepositoryPath.safeParse(name).success) {
      throw new AppError('invalid_input', `${JSON.stringify(name)} is not a path from the root of a repository`);
    }
  }
  return names;
}

async function read(ctx: { cwd: string; stdin: NodeJS.ReadableStream }, file: string): Promise<string> {
  if (file === '-') return text(ctx.stdin);
  return readFile(resolve(ctx.cwd, file), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === 'ENOENT' ? 'there is no such file' : 'cannot be read';
    throw new AppError('invalid_input', `${file}: ${why}`, { cause });
  });
}
