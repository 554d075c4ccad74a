import { type Browser, chromium } from 'playwright';
import { featureFlag } from '../src/flags.ts';
import { findChromium } from '../src/index.ts';

/** The Chromium that the product would find, as cheap to the CPU as the product's, and free to go anywhere. */
export async function openChromium(options: { args?: string[] } = {}): Promise<Browser> {
  const { path } = await findChromium({ explicit: process.env.SMOKEJUMPER_CHROMIUM });
  return chromium.launch({
    executablePath: path,
    chromiumSandbox: process.getuid?.() !== 0,
    args: [featureFlag, ...(options.args ?? [])],
  });
}
