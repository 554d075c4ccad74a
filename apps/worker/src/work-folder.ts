import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const prefix = 'smokejumper-worker-';

/** A folder for the files of runs under way, named after the process; removes those of processes that are gone. */
export async function openWorkFolder(options: {
  parent: string;
  pid: number;
}): Promise<{ path: string; remove(): Promise<void> }> {
  const names = await readdir(options.parent);
  for (const name of names.filter((each) => new RegExp(`^${prefix}\\d+$`).test(each))) {
    if (!isAlive(Number(name.slice(prefix.length))))
      await rm(join(options.parent, name), { recursive: true, force: true });
  }
  const path = join(options.parent, `${prefix}${options.pid}`);
  await mkdir(path, { recursive: true });
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
