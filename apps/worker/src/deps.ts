import type { BrowserHost, BrowserRun } from '@smokejumper/browser';
import type {
  ArtifactStore,
  Deliver,
  FlowOutcome,
  FlowRunInput,
  Log,
  Mailbox,
  ModelSettings,
  SendMail,
} from '@smokejumper/contracts';
import type { SystemContext } from '@smokejumper/core';
import type { Listener } from '@smokejumper/db';
import type { JobBoard } from '@smokejumper/queue';

/** Whether our own way to an address is good. */
export type Connectivity = (seam: { signal: AbortSignal }) => Promise<boolean>;

/** Runs one flow in a browser context; answers a value however the run went, unless it is aborted. */
export type RunFlow = (
  ctx: { log: Log; now(): number; random(): number; signal: AbortSignal; connectivity: Connectivity },
  input: FlowRunInput & { context: BrowserRun['context'] },
) => Promise<FlowOutcome>;

/** What a worker is built from; `main.ts` joins the real ones. */
export interface WorkerDeps {
  ctx: SystemContext;
  board: JobBoard;
  listener: Listener;
  store: ArtifactStore;
  browser: Pick<BrowserHost, 'openRun'>;
  runFlow: RunFlow;
  connectivityTo(address: string): Connectivity;
  /** null: flows that read mail have none to read. */
  mailbox: Mailbox | null;
  /** Absent or null: flows are run without a model. */
  model?: ModelSettings | null;
  /** Sends what is outgoing. */
  deliver: Deliver;
  /** Sends our own mails to people; absent or null: none are sent. */
  sendMail?: SendMail | null;
  settings: WorkerSettings;
}

/** All times in milliseconds. */
export interface WorkerSettings {
  workerId: string;
  /** Runs at the same time. */
  concurrency: number;
  leaseMs: number;
  heartbeatMs: number;
  /** How often runs are looked for without a ring. */
  pollMs: number;
  /** How often the outbox is emptied. */
  relayMs: number;
  /** How often runs of dead workers are looked for. */
  reapMs: number;
  /** Deliveries at the same time. */
  deliveries: number;
  /** Where people reach the API, for links in what is sent; null: no links. */
  publicUrl: string | null;
  /** Whether a model that a workspace names without a key of its own is asked with this worker's, if the provider is the same. */
  lendModelKey: boolean;
  /** Folder for the files of runs under way. */
  workFolder: string;
}
