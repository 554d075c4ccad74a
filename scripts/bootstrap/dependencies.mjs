import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, machinePath, nodeBinary, root } from './paths.mjs';
import { Refusal, step } from './report.mjs';
import { lastLine, runQuietly } from './spawn.mjs';

const stampFile = join(root, 'node_modules', '.smokejumper-lock.sha256');

/** The installed packages, as package-lock.json names them. */
export const dependencies = {
  name: 'dependencies',
  isReady: () => nodeBinary() !== null && (readStamp() === lockHash() || installedMatchesLock()),
  async ensure() {
    // npm writes its two lock files one after the other: an install that is just ending is not a mismatch.
    await sleep(500);
    if (dependencies.isReady()) return;
    const npm = findProgram('npm');
    if (npm === null) throw new Refusal('npm is not on PATH; install Node.js 20 or newer with npm, then try again.');
    await step('installing dependencies (npm ci)', async () => {
      const env = { ...process.env, PATH: machinePath() };
      const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'];
      const { code, tail } = await runQuietly(npm, args, { env, cwd: root });
      if (code !== 0) {
        throw new Refusal(
          `npm ci failed (${lastLine(tail)}); check the network and package-lock.json, then run it again.`,
        );
      }
    });
    // A lock file may hold packages nobody asks for any more: npm ci leaves them out, and that is a whole installation.
    writeFileSync(stampFile, lockHash());
    if (nodeBinary() === null) {
      throw new Refusal(
        'The Node 24 of package "node" was not installed; allow its install script and run `npm rebuild node`.',
      );
    }
  },
};

// Gone with node_modules, as everything in it is; npm install leaves it, and then the comparison below decides.
function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

// node_modules/.package-lock.json is what npm really installed; it is written last, so a killed install has none.
function installedMatchesLock() {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(installedFile);
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch (error) {
    throw new Refusal(`${file} cannot be read (${error.message}); restore it with git and try again.`);
  }
}
