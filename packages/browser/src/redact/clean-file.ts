import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { Redactor } from './redactor.ts';

/** Files are read whole to be cleaned: none larger than this is kept by a run that has secrets. In bytes. */
const largest = 64 * 1024 * 1024;

/** Takes the secrets out of a file that a site made; false when it is too large for that, and then it is removed. */
export async function cleanFile(path: string, redactor: Redactor): Promise<boolean> {
  if (redactor.empty) return true;
  if ((await stat(path)).size > largest) {
    await rm(path, { force: true });
    return false;
  }
  const before = await readFile(path);
  const after = redactor.bytes(before);
  if (after !== before) await writeFile(path, after);
  return true;
}
