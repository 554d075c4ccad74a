import { type Platform, platformOfName } from './platform.ts';

interface LockEntry extends Platform {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  license?: string;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockEntry>;
}

/** An optional package that a lock file's own packages ask for and that it does not hold. */
export interface Missing {
  name: string;
  version: string;
  askedBy: string;
  dev: boolean;
}

/**
 * npm leaves optional packages out of the lock file when the registry it was made with does not have them (a
 * mirror without other platforms' binaries), and `npm ci` then refuses that lock file everywhere.
 */
export function missingOptionals(lock: Lock): Missing[] {
  const held = lock.packages;
  return Object.entries(held).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, version]) => /^\d/.test(version) && !isHeld(held, path, name))
      .map(([name, version]) => ({ name, version, askedBy: path, dev: entry.dev === true })),
  );
}

// As Node looks it up: beside the one who asks, then in every node_modules folder above.
function isHeld(held: Lock['packages'], path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (held[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`] !== undefined) return true;
    if (folder === '') return false;
  }
}

/** The same lock file with an entry for each of them. */
export function completeLock<L extends Lock>(lock: L): L {
  const packages = { ...lock.packages };
  for (const { name, version, dev } of missingOptionals(lock)) {
    const flags = { ...(dev ? { dev } : {}), optional: true };
    packages[`node_modules/${name}`] = { version, ...platformOfName(name), ...flags };
  }
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}
