import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';
import { featureFlag } from '../../packages/browser/src/flags.ts';

/** Chromium of the system where there is one, else Playwright's own; without its sandbox only for root. */
export function openArgs(): LaunchOptions {
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
  return {
    ...(system === undefined ? {} : { executablePath: system }),
    args: [featureFlag, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  };
}
