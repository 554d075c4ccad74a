import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { AppError } from '@smokejumper/contracts';
import { chromium } from 'playwright';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export interface FoundChromium {
  path: string;
  source: 'explicit' | 'playwright' | 'system';
}

/**
 * Finds a Chromium: the path that was asked for, Playwright's own, or one on the system. Throws AppError
 * `not_configured`; a path that was asked for and is not there is never replaced by another browser.
 */
export async function findChromium(
  options: { explicit?: string | undefined; playwrightPath?: string; systemPaths?: readonly string[] } = {},
): Promise<FoundChromium> {
  if (options.explicit !== undefined && options.explicit !== '') {
    if (await isExecutable(options.explicit)) return { path: options.explicit, source: 'explicit' };
    throw new AppError('not_configured', `There is no Chromium at ${options.explicit}`);
  }
  const own = options.playwrightPath ?? chromium.executablePath();
  if (own !== '' && (await isExecutable(own))) return { path: own, source: 'playwright' };
  for (const path of options.systemPaths ?? systemPaths) {
    if (await isExecutable(path)) return { path, source: 'system' };
  }
  throw new AppError(
    'not_configured',
    'No Chromium was found: run `npx playwright install chromium`, or set SMOKEJUMPER_CHROMIUM to the path of one',
  );
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
