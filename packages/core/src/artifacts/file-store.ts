import { randomBytes } from 'node:crypto';
import { copyFile, type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ArtifactStore, StoredFile } from '@smokejumper/contracts';
import { checkKey, checkPrefix, noSuchFile } from './key.ts';

/** Keeps artifacts in a folder. A file appears under its key whole or not at all. */
export function createFileStore(options: { folder: string }): ArtifactStore {
  const pathOf = (key: string) => join(options.folder, ...checkKey(key).split('/'));
  const folderOf = (prefix: string) => join(options.folder, ...checkPrefix(prefix).split('/'));
  return {
    putFile: async (key, path) => put(pathOf(key), (draft) => copyFile(path, draft)),
    putText: async (key, text) => put(pathOf(key), (draft) => writeFile(draft, text, 'utf8')),
    async copy(from, to) {
      // Opened first: that it is missing is then told apart from a folder that is.
      await (await openFile(pathOf(from))).close();
      await put(pathOf(to), (draft) => copyFile(pathOf(from), draft));
    },
    async open(key, range) {
      const file = await openFile(pathOf(key));
      return file.createReadStream(range);
    },
    link: async () => null,
    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      // The folder of a run goes with its last file.
      await rmdir(dirname(path)).catch(() => {});
    },
    async removeAll(prefix) {
      let count = 0;
      for await (const _file of walk(options.folder, checkPrefix(prefix))) count += 1;
      await rm(folderOf(prefix), { recursive: true, force: true });
      return count;
    },
    async *list(prefix, { after } = {}) {
      for await (const file of walk(options.folder, checkPrefix(prefix))) {
        if (after === undefined || comparable(file.key) > comparable(after)) yield file;
      }
    },
  };
}

async function put(path: string, write: (path: string) => Promise<void>): Promise<number> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await write(draft).catch(async (error: unknown) => {
      // Whoever removed the last file of the folder took it away in between.
      if (!isMissing(error) || (await stat(dirname(path)).catch(() => null)) !== null) throw error;
      await mkdir(dirname(path), { recursive: true });
      await write(draft);
    });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return (await stat(path)).size;
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (cause) {
    throw isMissing(cause) ? noSuchFile(cause) : cause;
  }
}

/** Every file below a prefix, folder by folder in the order of names. */
async function* walk(root: string, prefix: string): AsyncIterable<StoredFile> {
  const entries = await readdir(join(root, prefix), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* walk(root, `${key}/`);
    const found = entry.isFile() ? await stat(join(root, key)).catch(() => null) : null;
    if (found !== null) yield { key, bytes: found.size, storedAt: found.mtime };
  }
}

/** Keys compare as they are walked: folder by folder, so that a slash comes before every character of a name. */
function comparable(key: string): string {
  return key.replaceAll('/', '\0');
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
