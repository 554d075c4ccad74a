import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ArtifactStore, NewId } from '@smokejumper/contracts';
import type { AllowedPrivateHosts, Clock, SystemContext, Vault } from '@smokejumper/core';
import type { Database, Listener } from '@smokejumper/db';
import type { JobBoard } from '@smokejumper/queue';
import type { Logger } from '@smokejumper/runtime';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { PeopleSettings } from './people/settings.ts';
import type { SignIn } from './people/sign-in.ts';
import type { Counter } from './plugins/admission.ts';
import type { InTurn } from './turns.ts';

/** All that the API is built from; `main.ts` makes it for real, a test with what it needs. */
export interface ApiDeps {
  db: Database;
  listener: Listener;
  queue: Pick<JobBoard, 'publish' | 'ping' | 'stats'>;
  artifacts: ArtifactStore;
  vault: Vault;
  clock: Clock;
  newId: NewId;
  log: Logger;
  /** Address clients reach the API at, without a slash at its end; asked when needed, for the port may come late. */
  publicUrl: () => string;
  /** Likewise, of the trace viewer, which is on an origin of its own; null or absent: there is none. */
  traceUrl?: () => string | null;
  /** Folder of the dashboard's build; absent: none is served. */
  dashboard?: string;
  settings?: Partial<ApiSettings>;
  /** How people may come in. */
  people?: Partial<PeopleSettings>;
}

export interface ApiSettings {
  /** Requests one API key, or one address without a key, may make in a minute. */
  requestsPerMinute: number;
  /** Largest request body, in bytes. */
  bodyBytes: number;
  /** Comment sent on a quiet event stream, in milliseconds. */
  heartbeatMs: number;
  /** How soon a client of a broken event stream should come back, in milliseconds. */
  retryMs: number;
  /** Event streams one workspace may hold open on one process. */
  streamsPerWorkspace: number;
  /** Tries to sign in for one e-mail address from one place, in a quarter of an hour. */
  signInTries: number;
  /** Addresses and CIDRs of proxies whose `X-Forwarded-For` says where a request comes from. */
  trustedProxies: readonly string[];
  /** Private hosts that a deploy may be at, as for the workers that test it. */
  allowPrivateHosts: AllowedPrivateHosts;
}

export const defaultSettings: ApiSettings = {
  requestsPerMinute: 600,
  bodyBytes: 1_000_000,
  heartbeatMs: 15_000,
  retryMs: 2_000,
  streamsPerWorkspace: 50,
  signInTries: 10,
  trustedProxies: [],
  allowPrivateHosts: 'none',
};

/** What routes and plugins are given. */
export interface RouteDeps extends Omit<ApiDeps, 'settings' | 'people'> {
  settings: ApiSettings;
  system: SystemContext;
  people: PeopleSettings;
  signIn: SignIn;
  /** Of requests by who asks. */
  counter: Counter;
  /** Tells the workers that runs may be waiting. Never fails: a lost ring costs a few seconds. */
  ring: (runs: number) => void;
  /** For what makes runs in a workspace, by its id. */
  inTurn: InTurn;
  /** Aborted when the server begins to close. */
  closing: AbortSignal;
}

export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger>;
