import { silentLog } from '@smokejumper/contracts';
import { findChromium, launchBrowser } from '../src/index.ts';

// A process that opens a browser and then does nothing, to be killed.
const { path } = await findChromium({ explicit: process.env.SMOKEJUMPER_CHROMIUM });
await launchBrowser(
  { log: silentLog },
  { executablePath: path, headless: true, egress: { allowPrivate: 'none', alwaysAllow: [] } },
);
process.send?.('ready');
setInterval(() => {}, 1_000);
