import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Guarded } from '../guard/guard.ts';
import type { Entry } from '../ledger/entry.ts';
import { LinkError } from '../link/deadline.ts';
import type { Session } from '../session.ts';
import type { UploadFile } from '../types.ts';
import type { Done } from './point.ts';

/** Gives files to a file input, shown or not. Made-up files lie in a folder that goes with the session. */
export async function upload(
  session: Session,
  entry: Entry,
  seen: Guarded,
  files: string | string[] | UploadFile[],
): Promise<Done> {
  const { link } = seen.tab;
  const frame = seen.frames[seen.frames.length - 1]!;
  const objectId = await link.object(frame, 'fileInput', entry.node, session.limits.guardMs);
  if (!objectId) return { acted: false, detail: 'it takes no files' };
  const paths = await pathsOf(session, typeof files === 'string' ? [files] : files);
  try {
    await link.send(frame, 'DOM.setFileInputFiles', { files: paths, objectId }, session.limits.actMs);
    return { acted: true, detail: '' };
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return { acted: false, detail: `the files were not taken: ${error.message.slice(0, 200)}` };
  }
}

async function pathsOf(session: Session, files: (string | UploadFile)[]): Promise<string[]> {
  const paths: string[] = [];
  let folder: string | null = null;
  for (const file of files) {
    if (typeof file === 'string') {
      paths.push(resolve(file));
      continue;
    }
    if (folder === null) {
      const made = await mkdtemp(join(tmpdir(), 'smokejumper-upload-'));
      session.cleanups.push(() => void rm(made, { recursive: true, force: true }));
      folder = made;
    }
    const path = join(folder, basename(file.name) || 'file');
    await writeFile(path, file.buffer);
    paths.push(path);
  }
  return paths;
}
