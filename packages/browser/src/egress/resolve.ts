import { lookup as systemLookup } from 'node:dns/promises';

/** Answers every address of a host. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** All addresses of a name; names under `localhost` mean this machine, whatever the resolver thinks. */
export const resolveHost: Resolve = async (host) => {
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1', '::1'];
  const found = await systemLookup(host, { all: true });
  return found.map((entry) => entry.address);
};
