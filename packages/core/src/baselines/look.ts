import type { Browsing, Look } from '@smokejumper/contracts';

/** What tells looks apart, as it is stored: equal settings are equal text. */
export function lookOf({ viewport, colorScheme, locale, timezone }: Browsing): string {
  const size = viewport === null ? null : { width: viewport.width, height: viewport.height };
  return JSON.stringify({ viewport: size, colorScheme, locale, timezone } satisfies Look);
}

export function lookView(stored: string): Look {
  return JSON.parse(stored) as Look;
}
