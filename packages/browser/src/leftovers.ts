import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Log } from '@smokejumper/contracts';
import type { Browser } from 'playwright';

/** What a browser keeps on disk while it lives. */
export interface Leftovers {
  remove(): Promise<void>;
}

interface Note {
  owner: number;
  folders: string[];
}

/**
 * Writes down which folders belong to this browser, so that they can be removed even when this process is killed
 * and cannot do it.
 */
export async function noteProfile(ctx: { log: Log }, browser: Browser, folder: string): Promise<Leftovers> {
  const profile = await profileOf(browser);
  const folders = profile === null ? [folder] : [folder, profile];
  if (profile === null) ctx.log.debug({}, 'the profile folder of Chromium is not known');
  const note: Note = { owner: process.pid, folders };
  await mkdir(noteFolder(), { recursive: true });
  const path = join(noteFolder(), `${basename(folder)}.json`);
  await writeFile(path, JSON.stringify(note));
  return {
    remove: async () => {
      for (const each of folders) await rm(each, { recursive: true, force: true, maxRetries: 5 });
      await rm(path, { force: true });
    },
  };
}

/** Removes what browsers left behind whose owner was killed. */
export async function sweepLeftovers(ctx: { log: Log }): Promise<void> {
  const names = await readdir(noteFolder()).catch(() => []);
  for (const name of names) {
    const path = join(noteFolder(), name);
    const note = await readNote(path);
    if (note === null || isAlive(note.owner)) continue;
    ctx.log.info({ folders: note.folders.length }, 'removing what a killed process left behind');
    for (const folder of note.folders.filter(isOurs)) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    await rm(path, { force: true });
  }
}

async function profileOf(browser: Browser): Promise<string | null> {
  const session = await browser.newBrowserCDPSession();
  try {
    const info = await session.send('SystemInfo.getInfo');
    return / --user-data-dir=(\S+)/.exec(info.commandLine)?.[1] ?? null;
  } catch {
    return null;
  } finally {
    await session.detach().catch(() => {});
  }
}

async function readNote(path: string): Promise<Note | null> {
  try {
    const note = JSON.parse(await readFile(path, 'utf8')) as Note;
    return Number.isInteger(note.owner) && Array.isArray(note.folders) ? note : null;
  } catch {
    return null;
  }
}

// A note is a file in a shared folder: it may only name temporary folders of the two kinds we make.
function isOurs(folder: string): boolean {
  return (
    dirname(folder) === tmpdir() && /^(smokejumper-browser-|playwright_chromiumdev_profile-)\w+$/.test(basename(folder))
  );
}

function noteFolder(): string {
  return join(tmpdir(), `smokejumper-browsers-${process.getuid?.() ?? 'user'}`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
