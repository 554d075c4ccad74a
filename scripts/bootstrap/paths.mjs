import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder, absolute. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Everything the bootstrap writes for itself lies here (git-ignored). */
export const stateDir = join(root, '.smokejumper');

export const binDir = join(root, 'node_modules', '.bin');

/**
 * The Node 24 of this checkout, by its own path: a shell remembers where it found `node`, so asking for it
 * by name may still give the machine's old one.
 */
export function nodeBinary() {
  const own = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : null;
}

/** The first of these programs on PATH (or at an absolute path), or null. The checkout's own bin folder does not count. */
export function findProgram(...names) {
  for (const name of names) {
    if (name.startsWith('/')) {
      if (existsSync(name)) return name;
      continue;
    }
    for (const folder of machinePath().split(delimiter)) {
      if (folder !== '' && existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return null;
}

/** PATH without the folders of installed packages, so that npm runs on the machine's Node while it replaces ours. */
export function machinePath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.includes(join('node_modules', '.bin'))).join(delimiter);
}
