import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError, type ArtifactStore } from '@smokejumper/contracts';

/** Each part of a key is a plain name: no dot-dot, no hidden file, no way out of the folder. */
const part = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,200}$/;

/**
 * Keeps artifacts in a folder. A file appears under its key whole or not at all. Throws `invalid_input` for a key that
 * is not made of plain names.
 */
export function createFileStore(options: { folder: string }): ArtifactStore {
  const pathOf = (key: string) => {
    const parts = key.split('/');
    if (parts.length > 10 || !parts.every((name) => part.test(name))) {
      throw new AppError('invalid_input', 'This is not the key of an artifact.');
    }
    return join(options.folder, ...parts);
  };
  async function put(key: string, write: (path: string) => Promise<void>): Promise<number> {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
    try {
      await write(draft);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return (await stat(path)).size;
  }
  return {
    putFile: (key, path) => put(key, (draft) => copyFile(path, draft)),
    putText: (key, text) => put(key, (draft) => writeFile(draft, text, 'utf8')),
    async open(key) {
      const path = pathOf(key);
      try {
        const file = await open(path, 'r');
        return file.createReadStream();
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
        throw new AppError('not_found', 'This artifact is not there any more.', { cause });
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
