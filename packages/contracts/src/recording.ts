import type { PageError } from './result.ts';

/** One request of a run, as evidence. */
export interface NetworkRecord {
  method: string;
  url: string;
  /** null while under way or when it failed before an answer. */
  status: number | null;
  resourceType: string;
  /** Why it failed, else null. */
  failure: string | null;
  /** Milliseconds since the recording began. */
  startedAt: number;
  finishedAt: number | null;
}

export interface DownloadRecord {
  filename: string;
  url: string;
  /** Where the file lies, or null when it failed or is still on its way. */
  path: string | null;
  /** True while the file is still on its way. */
  pending?: boolean | undefined;
}

export interface DialogRecord {
  type: 'alert' | 'confirm' | 'prompt' | 'beforeunload';
  message: string;
  /** What was answered. */
  accepted: boolean;
}

/**
 * What a browser run keeps for evidence. The agent reads it, the browser package fills it: the seam between the
 * two, which is why no Playwright type stands here.
 */
export interface Recording {
  /** Takes a screenshot of the page in front and returns its path; null if the page cannot give one in time. */
  screenshot(options: {
    step: number | null;
    /** Index of the page in its context; absent: the page opened last. */
    tab?: number | undefined;
    signal?: AbortSignal | undefined;
  }): Promise<string | null>;
  /**
   * A PNG of the viewport of the page in front for comparing: no animation, no caret, everything private covered. null
   * if the page cannot give one in time.
   */
  still?(options: { tab?: number | undefined; signal?: AbortSignal | undefined }): Promise<Uint8Array | null>;
  pageErrors(): readonly PageError[];
  network(): readonly NetworkRecord[];
  downloads(): readonly DownloadRecord[];
}
