import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { canInstallPackages, installPackages } from './apt.mjs';
import { findProgram, nodeBinary, root, stateDir } from './paths.mjs';
import { Refusal, step } from './report.mjs';
import { lastLine, runQuietly } from './spawn.mjs';

const stampFile = join(stateDir, 'chromium.path');
const systemNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium that starts: an explicit path, else Playwright's own, else the system's, else one is installed.
 * `path()` says which, after `isReady` or `ensure`; the stamp is the last one that was found and seen to start.
 */
export const chromium = {
  name: 'Chromium',
  path: () => explicitPath() ?? readStamp(),
  isReady() {
    const path = chromium.path();
    return path !== null && existsSync(path);
  },
  async ensure() {
    if (explicitPath() !== null) {
      throw new Refusal(`SMOKEJUMPER_CHROMIUM names ${explicitPath()}, which does not exist; correct it or unset it.`);
    }
    const path = (await firstThatStarts()) ?? (await installOne());
    const { starts, said } = await tryStart(path);
    if (!starts) {
      throw new Refusal(
        `Chromium at ${path} does not start (${said}); set SMOKEJUMPER_CHROMIUM to the path of one that does.`,
      );
    }
    mkdirSync(stateDir, { recursive: true });
    writeFileSync(stampFile, path);
  },
};

function explicitPath() {
  return process.env.SMOKEJUMPER_CHROMIUM || null;
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
}

function playwrightPath() {
  const require = createRequire(join(root, 'package.json'));
  const path = require('playwright-core').chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

async function firstThatStarts() {
  const candidates = [playwrightPath(), ...systemNames.map((name) => findProgram(name))];
  for (const path of candidates) {
    if (path !== null && (await tryStart(path)).starts) return path;
  }
  return null;
}

// `--version` loads the shared libraries, so it tells a complete installation from a bare download.
async function tryStart(path) {
  const { code, tail } = await runQuietly(path, ['--version'], { show: false, limitMs: 30_000 });
  return { starts: code === 0, said: lastLine(tail) };
}

async function installOne() {
  const downloaded = await step("downloading Playwright's Chromium", downloadPlaywrights);
  if (downloaded !== null) return downloaded;
  if (canInstallPackages()) {
    const { tail } = await step("installing Debian's chromium (apt)", () =>
      installPackages('chromium', 'fonts-liberation'),
    );
    const path = findProgram('chromium');
    if (path !== null) return path;
    throw new Refusal(
      `No Chromium could be installed (${lastLine(tail)}); install one and set SMOKEJUMPER_CHROMIUM to its path.`,
    );
  }
  throw new Refusal(
    'No Chromium was found and none could be downloaded; install Chromium or Chrome, or set SMOKEJUMPER_CHROMIUM to its path.',
  );
}

async function downloadPlaywrights() {
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env };
  const { code } = await runQuietly(nodeBinary(), [cli, 'install', 'chromium'], { env });
  const path = playwrightPath();
  if (code !== 0 || path === null) return null;
  if ((await tryStart(path)).starts) return path;
  if (process.getuid?.() === 0) await runQuietly(nodeBinary(), [cli, 'install-deps', 'chromium'], { env });
  return (await tryStart(path)).starts ? path : null;
}
