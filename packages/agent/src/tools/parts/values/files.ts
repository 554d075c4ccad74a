import { access, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve, sep } from 'node:path';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const gif = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/**
 * The file an upload step names: from the flow's folder if it lies there, else one made up by that name. `made` is the
 * folder of a made-up file, for the caller to remove. Null when the name points out of the folder.
 */
export async function fileFor(
  filesDir: string | null,
  name: string,
): Promise<{ path: string; made: string | null } | null> {
  const path = filesDir === null ? null : pathIn(filesDir, name);
  if (filesDir !== null && path === null) return null;
  if (path !== null && (await exists(path))) return { path, made: null };
  return makeUp(name);
}

/** The file by that name in the flow's folder; null if it lies elsewhere or is not there. */
export async function ownFile(filesDir: string | null, name: string): Promise<string | null> {
  const path = filesDir === null ? null : pathIn(filesDir, name);
  return path !== null && (await exists(path)) ? path : null;
}

function pathIn(filesDir: string, name: string): string | null {
  const root = resolve(filesDir);
  const path = resolve(root, name);
  return path.startsWith(root + sep) ? path : null;
}

async function makeUp(name: string): Promise<{ path: string; made: string } | null> {
  const plain = basename(name);
  if (plain === '' || plain === '.' || plain === '..') return null;
  const made = await mkdtemp(join(tmpdir(), 'smokejumper-upload-'));
  const path = join(made, plain);
  await writeFile(path, contentFor(plain));
  return { path, made };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function contentFor(name: string): Buffer {
  switch (extname(name).toLowerCase()) {
    case '.png':
    case '.jpg':
    case '.jpeg':
    case '.webp':
      return Buffer.from(png, 'base64');
    case '.gif':
      return Buffer.from(gif, 'base64');
    case '.pdf':
      return Buffer.from(pdf);
    case '.json':
      return Buffer.from('{"made":"by smokejumper"}\n');
    case '.csv':
      return Buffer.from('name,value\nsmoke,1\n');
    default:
      return Buffer.from('Made for a smoke test.\n');
  }
}
