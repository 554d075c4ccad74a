import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary, root, stateDir } from './paths.mjs';
import { Refusal, step } from './report.mjs';
import { lastLine, runQuietly } from './spawn.mjs';

const workspace = join(root, 'apps', 'dashboard');
const viteFile = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const stampFile = join(stateDir, 'dashboard.sha256');
// All that ends up in it; the lock names the versions of what else does.
const sources = [
  'apps/dashboard/src',
  'apps/dashboard/index.html',
  'apps/dashboard/vite.config.ts',
  'apps/dashboard/package.json',
  'packages/contracts/src',
  'packages/sdk/src',
  'package-lock.json',
];

/** The dashboard's build, which the API serves; made anew when one of its sources has changed. */
export const dashboard = {
  name: 'dashboard',
  isReady() {
    if (!existsSync(workspace)) return true;
    const built = existsSync(join(workspace, 'dist', 'index.html'));
    return built && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();
  },
  async ensure() {
    const made = fingerprint();
    await step('building the dashboard', async () => {
      const options = { cwd: workspace, show: false };
      const { code, tail } = await runQuietly(nodeBinary(), [viteFile, 'build', '--logLevel', 'warn'], options);
      if (code !== 0) throw new Refusal(`The dashboard could not be built (${lastLine(tail)}).`);
    });
    mkdirSync(stateDir, { recursive: true });
    writeFileSync(stampFile, made);
  },
};

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(source))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(source) {
  if (/\.\w+$/.test(source)) return [source];
  const entries = readdirSync(join(root, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
