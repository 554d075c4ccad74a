import type { Http, ResolveHost } from './http.ts';

/** What every channel is given. */
export interface SendContext {
  http: Http;
  resolve: ResolveHost;
  now(): Date;
  signal: AbortSignal;
  /** Tokens of installations, by App and repository, until shortly before they expire. */
  tokens: Map<string, Promise<{ token: string; until: number }>>;
}
