export { connectivityTo } from './connectivity.ts';
export { createEgressGuard } from './egress/guard.ts';
export type { EgressSettings } from './egress/policy.ts';
export { type FoundChromium, findChromium } from './find-chromium.ts';
export { type BrowserHost, type LaunchOptions, launchBrowser } from './launch.ts';
export { createRedactor, type Redactor } from './redact/redactor.ts';
export { secretsInState } from './redact/state-secrets.ts';
export type { ArtifactFile, BrowserRun, RunOptions } from './run/open-run.ts';
export { picture } from './run/screenshot.ts';
