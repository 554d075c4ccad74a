import type { NetworkRecord } from '@smokejumper/contracts';

const words = /^(?:dns|refused|timeout|unreachable|broken): (.+)$/s;

/**
 * Why the egress guard found no way to the host of an address, in its own words: Chromium knows only that the guard did
 * not connect it. Null where the last request to that host met nothing of the sort.
 */
export function guardSays(records: readonly NetworkRecord[], address: string): string | null {
  const host = URL.canParse(address) ? new URL(address).host : null;
  const last = records.findLast(({ url }) => host !== null && URL.canParse(url) && new URL(url).host === host);
  return words.exec(last?.failure ?? '')?.[1] ?? null;
}
