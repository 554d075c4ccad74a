import type { Browsing } from '@smokejumper/contracts';

/** The keys of how a browser is set up, with what stands for "not said". */
const unsaid: Browsing = {
  viewport: null,
  locale: null,
  timezone: null,
  colorScheme: null,
  userAgentSuffix: null,
  headers: {},
  basicAuth: null,
  allowedOrigins: null,
};
const keys = Object.keys(unsaid) as (keyof Browsing)[];

/** How a browser is set up as it is shown: every key, the ones not said with null or nothing. */
export function browsingView(stored: unknown): Browsing {
  return { ...unsaid, ...(stored as Partial<Browsing>) };
}

/** What is stored: only what was said. A patch changes the keys it names, and null takes one back. */
export function browsingOf(
  input: { [K in keyof Browsing]?: Browsing[K] | null | undefined },
  before: Partial<Browsing> = {},
): Partial<Browsing> {
  const next: Record<string, unknown> = { ...before };
  for (const key of keys) if (input[key] !== undefined) next[key] = input[key];
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null));
}

/** As stored with a flow's version, whose viewport and locale have columns of their own. */
export function versionBrowsing(row: { browsing: unknown; viewport: unknown; locale: string | null }): Browsing {
  const viewport = row.viewport as Browsing['viewport'];
  return { ...browsingView(row.browsing), viewport, locale: row.locale };
}
