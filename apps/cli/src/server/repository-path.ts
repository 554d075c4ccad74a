import { stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';

/**
 * A file or folder as its repository calls it: from the folder that holds `.git`, or from here where none does, with /
 * between its parts. Null for what lies outside.
 */
export async function repositoryPath({ cwd, file }: { cwd: string; file: string }): Promise<string | null> {
  const path = relative((await repositoryOf(cwd)) ?? cwd, resolve(cwd, file));
  if (path === '') return '.';
  const parts = path.split(sep);
  return parts[0] === '..' || resolve(path) === path ? null : parts.join('/');
}

async function repositoryOf(folder: string): Promise<string | null> {
  const found = await stat(join(folder, '.git')).then(
    () => true,
    () => false,
  );
  if (found) return folder;
  const above = dirname(folder);
  return above === folder ? null : repositoryOf(above);
}
