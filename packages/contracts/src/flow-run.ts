import type { Budgets } from './budget.ts';
import type { Baselines, Mailbox } from './means.ts';
import type { ModelSettings } from './model.ts';
import type { Plan } from './plan.ts';
import type { Recording } from './recording.ts';
import type { RefEvent, RefSummary } from './refs.ts';
import { type ExpectationResult, noUsage, type PageError, type StepResult, type Usage } from './result.ts';
import type { Brain, FailureClass, Verdict } from './words.ts';

/** What the agent is asked to run. The browser context is handed over beside it, since it is Playwright's. */
export interface FlowRunInput {
  flow: {
    name: string;
    spec: string;
    /**
     * Absolute address of the deployment. A path of the flow (`/cart`) is appended to it, its own path kept, so that
     * a deployment below a prefix (`https://shop.example/previews/42`) works: `…/previews/42/cart`.
     */
    baseUrl: string;
    /** Where the run starts: a path below `baseUrl`, or absolute. */
    url: string;
  };
  variables: Readonly<Record<string, string>>;
  /** Values by name: typed into the page, and seen nowhere else. */
  secrets: Readonly<Record<string, string>>;
  /** Values that are secret too and never typed, such as those of headers: shown to nobody, a model included. */
  hidden?: readonly string[] | undefined;
  /** It begins with a session that another run left, which may have ended since. */
  signedIn?: boolean | undefined;
  brain: Brain;
  /** Plan of the last passed run, or null for none (or `--no-replay`). */
  plan: Plan | null;
  budgets: Budgets;
  recording: Recording;
  observer: FlowObserver;
  /** Folder that files named by an upload step are taken from; null: uploads of made-up files only. */
  filesDir: string | null;
  /** Read by e-mail steps; without it they are `no_evidence`. */
  mailbox?: Mailbox | null | undefined;
  /** Where `assertScreenshot` finds its baselines; without it such a step is `no_evidence`. */
  baselines?: Baselines | null | undefined;
  /** The language model for what plain reading cannot do; null or absent: none is set. */
  model?: ModelSettings | null | undefined;
  /** Model calls of the last passed runs of this flow that a model planned, newest first; at most five count. */
  modelCallsBefore?: readonly number[] | undefined;
}

/** What one finished step leaves behind, besides its result. */
export interface StepEvidence {
  refEvents: RefEvent[];
  /** Path of the screenshot taken after the step. */
  screenshot: string | null;
  /** The snapshot that the step's decision or check read. */
  snapshot: SnapshotRecord | null;
  /** Expectations that this step settled. */
  expectations: ExpectationResult[];
  /** What was asked of the model for this step and what it answered, redacted, as JSON lines; null: it was not asked. */
  transcript?: string | null | undefined;
}

export interface SnapshotRecord {
  id: string;
  url: string;
  title: string;
  /** The redacted text, exactly as quoted by evidence. */
  text: string;
}

/** Follows a run while it goes on. A rejected promise stops the run as `infrastructure`. */
export interface FlowObserver {
  stepStarted?(step: { index: number; total: number; text: string }): void;
  /** What the model has cost so far, after each of its answers. */
  modelUsed?(usage: Usage): void;
  stepFinished(step: StepResult, evidence: StepEvidence): Promise<void>;
}

/** How a flow ended. Always a value: a broken site, an unread clause and a dead browser are outcomes, not errors. */
export interface FlowOutcome {
  verdict: Verdict;
  failureClass: FailureClass | null;
  /** One sentence a product person understands: what was tried, what was expected, what was seen instead. */
  summary: string;
  steps: StepResult[];
  expectations: ExpectationResult[];
  refs: RefSummary;
  usage: Usage;
  pageErrors: PageError[];
  /** What replay may use next time; only after `passed`. */
  plan: Plan | null;
  /** What was asked of the model besides any one step, as JSON lines; null or absent: nothing. */
  transcript?: string | null | undefined;
}

/** What an outcome holds besides its verdict and why, when nothing was tried. */
export const nothingTried: Omit<FlowOutcome, 'verdict' | 'failureClass' | 'summary' | 'transcript'> = {
  steps: [],
  expectations: [],
  refs: { issued: 0, live: 0, reattached: 0, healed: 0, refused: {} },
  usage: noUsage,
  pageErrors: [],
  plan: null,
};
