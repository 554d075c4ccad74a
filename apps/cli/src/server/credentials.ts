import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@smokejumper/contracts';
import { z } from 'zod';

const Credentials = z.object({ url: z.url({ protocol: /^https?$/ }), key: z.string().min(1) });

/** A server's address and the API key for it. */
export type Credentials = z.infer<typeof Credentials>;

const fileOf = (folder: string): string => join(folder, 'credentials.json');

/** Keeps the credentials where only this person can read them; returns the file's path. */
export async function saveCredentials(folder: string, credentials: Credentials): Promise<string> {
  const file = fileOf(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  // A file that was there before keeps its mode through a write.
  await chmod(file, 0o600);
  return file;
}

/**
 * What the environment says, completed by what `login` kept; a key goes only to the server it was kept for. Throws
 * AppError `not_configured` when that is not enough.
 */
export async function loadCredentials(
  folder: string,
  given: { url: string | null; key: string | null },
): Promise<Credentials> {
  const kept = await readKept(fileOf(folder));
  const url = given.url ?? kept?.url ?? null;
  const key = given.key ?? (kept !== null && kept.url === url ? kept.key : null);
  if (url === null || key === null) {
    const lacks = url === null ? 'no server' : `no key for ${url}`;
    throw new AppError(
      'not_configured',
      `There is ${lacks}: run smokejumper login, or set SMOKEJUMPER_URL and SMOKEJUMPER_KEY`,
    );
  }
  return { url, key };
}

async function readKept(file: string): Promise<Credentials | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new AppError('not_configured', `${file} cannot be read: ${error.message}`, { cause: error });
  });
  if (text === null) return null;
  const parsed = Credentials.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new AppError('not_configured', `${file} is not what smokejumper login writes; run it again`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
