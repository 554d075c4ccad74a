import type { CandidateCounts, Fingerprint, RefEvent, RefOutcome, RefSummary } from '@smokejumper/contracts';
import type { Page } from 'playwright';
import type { ElementReading } from './injected/field/read.ts';
import type { Limits } from './limits.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One node of the shown tree. Boxes are in CSS pixels of the top page's viewport, also inside frames. */
export interface SnapshotNode {
  /** null only for pure text. */
  ref: string | null;
  /** The refs that the same element was shown by while it meant something else: by another name, say. */
  was?: string[];
  /** Index of the parent in `nodes`, null for a top node. */
  parent: number | null;
  depth: number;
  role: string;
  name: string;
  /** Own text of a text node, '' for all others. */
  text: string;
  /** Of a text: the parts with a number that are struck out, such as an old price. */
  struck?: string[];
  /** Of a text: all of it is drawn in red, or in a box that is red or has a red line. */
  red?: boolean;
  /** Of an entry or a table: how many entries or rows the page says there are, drawn or not. */
  total?: number;
  /** What a field shows; `[redacted]` when private; null when it has none. */
  value: string | null;
  label: string;
  placeholder: string;
  description: string;
  href: string;
  tag: string;
  /** Type of an input or button, else ''. */
  type: string;
  testId: string;
  /** Of a control that shows no words: what its only picture is called (`trash`), else ''. Nobody reads it on the page. */
  icon: string;
  /** Level of a heading or tree item, else null. */
  level: number | null;
  states: string[];
  /** Of a plain box: drawn as one, with a line around it, a shadow or a ground of its own. */
  framed: boolean;
  /** Fixed to the window, or lifted above what it lies on. */
  lifted?: boolean;
  /** Drawn, but so transparent that nobody sees it: what fades in or out, or waits for a pointer. */
  faded?: boolean;
  /** Lies wholly beyond the edge of a box that cuts it off: nobody sees it, and no bar brings it into sight. */
  cutOff?: boolean;
  /** Holds more entries than are in the document: a long list that makes only those in sight. */
  partly?: boolean;
  /** At which end of such a list entries are missing from the document. */
  lacks?: 'start' | 'end' | 'both';
  /** Of the head of a shut section: the words that are folded away behind it, which nobody sees. */
  folded?: string;
  /** Of a list without a name: the title of the plain box that it is the only list of, which nobody need see. */
  titled?: string;
  /** Of a text that several elements in one line hold: the words of each, where there are four or more. */
  runs: readonly string[];
  /** The strict context of the ledger, in words. */
  context: string;
  /** 0-based place among nodes of equal role, name and context in the same document. */
  ordinal: number;
  box: Box | null;
  /** `main`, or `f1`, `f2` … in the order the frames were first seen. */
  frame: string;
  tab: string;
}

/** Something that happened beside the page's content. */
export interface Observation {
  kind: 'popup' | 'dialog' | 'download' | 'filechooser' | 'closed' | 'crashed';
  tab: string;
  /** Message of a dialog, address of a popup, file name of a download. */
  text: string;
  /** Type of a dialog; whether it was accepted. */
  dialog?: { type: string; accepted: boolean };
  /** Milliseconds since the session began. */
  at: number;
}

export interface Snapshot {
  /** `s1`, `s2`, … */
  id: string;
  tab: string;
  url: string;
  title: string;
  /** What a reader gets: the whole page, or what changed since the snapshot before. Made when first read. */
  readonly text: string;
  /** Length of `text` in o200k_base tokens. Counted when first read. */
  readonly tokens: number;
  /** False when `text` holds only what changed. */
  full: boolean;
  nodes: SnapshotNode[];
  /** Addresses of frames that did not answer in time. */
  hung: string[];
  /** True when a limit ended the walk of some frame; `expand` reaches the rest. */
  cut: boolean;
  observations: Observation[];
  /** Milliseconds. */
  tookMs: number;
}

export interface SnapshotOptions {
  page?: Page;
  /** The whole page again, instead of what changed. */
  full?: boolean;
  /** Shows one region in full: a ref of an earlier snapshot. */
  expand?: string;
  /** Folded lists show the items that hold this text. */
  search?: string;
  /** The snapshot the reader knows; default: the one before on this tab. */
  since?: string;
  signal?: AbortSignal;
}

export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export type RefAction =
  | { type: 'click'; modifiers?: ('Alt' | 'Control' | 'ControlOrMeta' | 'Meta' | 'Shift')[]; count?: number }
  | { type: 'dblclick' | 'rightClick' | 'hover' | 'focus' | 'check' | 'uncheck' | 'clear' | 'scrollIntoView' | 'read' }
  | { type: 'fill' | 'type'; value: string; secret?: boolean }
  | { type: 'press'; value: string }
  | { type: 'select'; value: string | string[] }
  | { type: 'upload'; files: string | string[] | UploadFile[] }
  | { type: 'drag'; to: string };

export interface ActOptions {
  /** Id of the snapshot the decision was made on; the age in the result is counted from it. */
  snapshot?: string;
  tab?: string;
  signal?: AbortSignal;
}

export interface Candidate extends Fingerprint {
  ref: string;
}

export interface ActResult {
  outcome: RefOutcome;
  /** Whether something may have been done to the page. */
  acted: boolean;
  ref: string;
  healedTo?: string;
  before: Fingerprint | null;
  after: Fingerprint | null;
  /** Elements that mean the same, when there is more than one. */
  candidates?: Candidate[];
  counts?: CandidateCounts;
  interceptor?: string;
  /** Refs of controls that may take the interceptor away. */
  dismissers?: string[];
  hitTest: 'ok' | 'skipped' | 'unavailable';
  snapshotAge: number;
  durationMs: number;
  detail: string;
  /** Only for `read`. */
  reading?: ElementReading;
  /** Only for `click`: the button went down on the element and came up elsewhere, so the page got no click of it. */
  slipped?: true;
  /** Right after it a box stood as it had stood before (`check`, `uncheck`), a field held nothing (`fill`, `type`). */
  unmoved?: true;
}

/** One match, or the reasons why not. */
export type Description =
  | { found: true; ref: string; node: SnapshotNode; rung: keyof CandidateCounts; counts: CandidateCounts }
  | {
      found: false;
      reason: 'none' | 'ambiguous';
      counts: CandidateCounts;
      candidates: Candidate[];
      /** Names of some links and controls that are there. */
      samples: string[];
      url: string;
      detail: string;
    };

export interface PointTarget {
  page?: Page;
  x: number;
  y: number;
}

export interface TabInfo {
  tab: string;
  page: Page;
  url: string;
  title: string;
  active: boolean;
}

export interface Diagnostics {
  events: RefEvent[];
  summary: RefSummary;
}

export interface RefsOptions {
  /** Values that must not be seen anywhere. */
  secrets?: readonly string[];
  /** Milliseconds; monotonic is best. */
  now?: () => number;
  limits?: Partial<Limits>;
}

/** The ledger as plain JSON. */
export interface SavedRefs {
  format: 1;
  counter: number;
  snapshots: number;
  entries: unknown[];
  events: RefEvent[];
}

export interface Refs {
  snapshot(options?: SnapshotOptions): Promise<Snapshot>;
  act(ref: string, action: RefAction, options?: ActOptions): Promise<ActResult>;
  read(ref: string, options?: ActOptions): Promise<ElementReading | null>;
  describe(phrase: string, options?: { role?: string; page?: Page; signal?: AbortSignal }): Promise<Description>;
  at(target: PointTarget, action: RefAction): Promise<ActResult>;
  diagnostics(): Diagnostics;
  onEvent(listener: (event: RefEvent) => void): () => void;
  /** Makes ready for a page's first snapshot, and notices from then on when the page is being left. */
  follow(page: Page): void;
  /** True while a new document is on its way into a page that is followed or was looked at. */
  leaving(page: Page): boolean;
  pages(): Promise<TabInfo[]>;
  activate(tab: string): Promise<boolean>;
  observations(): readonly Observation[];
  onObservation(listener: (observation: Observation) => void): () => void;
  armDialog(answer: { accept: boolean; promptText?: string }): void;
  save(): SavedRefs;
  /** Stops listening. The context stays open. */
  close(): void;
}
