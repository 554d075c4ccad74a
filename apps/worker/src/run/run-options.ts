import { type RunOptions, secretsInState } from '@smokejumper/browser';
import type { ClaimedRun } from '@smokejumper/core';

/** All values of a run that nothing it leaves behind may show: typed ones, those of headers, those of its sign-in. */
export function secretsOf(claimed: ClaimedRun): string[] {
  return [...Object.values(claimed.secrets), ...hiddenOf(claimed)];
}

/** Those of them that are never typed. */
export function hiddenOf({ browsing, signedIn }: ClaimedRun): string[] {
  return [...browsing.hidden, ...(signedIn === null ? [] : secretsInState(signedIn.storageState))];
}

/** How the browser of a claimed run is opened. */
export function runOptions(claimed: ClaimedRun, folder: string): RunOptions {
  const { viewport, locale, timezone, colorScheme, userAgentSuffix, headers, basicAuth } = claimed.browsing;
  return {
    artifactsDir: folder,
    baseUrl: claimed.flow.baseUrl,
    viewport,
    locale,
    timezone,
    colorScheme,
    userAgentSuffix,
    headers,
    basicAuth,
    allowedOrigins: claimed.browsing.allowedOrigins,
    allowPrivateHosts: claimed.browsing.allowPrivateHosts,
    storageState: claimed.signedIn?.storageState,
    trace: true,
    secrets: secretsOf(claimed),
  };
}
