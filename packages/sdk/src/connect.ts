import type { RunEvent } from '@smokejumper/contracts';
import { createClient, createConfig } from './generated/client/index.ts';
import { GeneratedClient } from './generated/sdk.gen.ts';
import { problemOf } from './problem.ts';
import type { WatchRunInput } from './watch-run.ts';

export interface ConnectOptions {
  /** Address of the server, with or without a slash at its end. */
  url: string;
  /** An API key (`sj_…`); absent in a browser that has a session. */
  key?: string;
  /** Another fetch than the platform's. */
  fetch?: typeof fetch;
}

/** One method per operation of the API. Each resolves to the answer's body and throws ProblemError. */
export class Smokejumper extends GeneratedClient {
  /** Follows a run up to its end, over broken streams. */
  async *watchRun(input: WatchRunInput): AsyncGenerator<RunEvent> {
    // Brings the schemas of events along: a page that watches nothing is spared them.
    const { watchRun } = await import('./watch-run.ts');
    yield* watchRun(this, input);
  }
}

/** A client of one server. Nothing is sent before the first call. */
export function connect(options: ConnectOptions): Smokejumper {
  const client = createClient(
    createConfig({
      baseUrl: options.url.replace(/\/+$/, ''),
      throwOnError: true,
      responseStyle: 'data',
      ...(options.key === undefined ? {} : { auth: options.key }),
      ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
    }),
  );
  client.interceptors.error.use((error, response) => problemOf(error, response));
  return new Smokejumper({ client });
}
