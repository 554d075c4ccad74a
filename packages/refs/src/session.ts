import type { RefEvent } from '@smokejumper/contracts';
import type { BrowserContext } from 'playwright';
import type { Ledger } from './ledger/ledger.ts';
import type { Limits } from './limits.ts';
import type { Observer } from './tabs/observe.ts';
import type { Tabs } from './tabs/tabs.ts';
import type { Snapshot } from './types.ts';

/** What the verbs of one session share. */
export interface Session {
  context: BrowserContext;
  tabs: Tabs;
  observer: Observer;
  ledger: Ledger;
  limits: Limits;
  secrets: string[];
  /** Takes card numbers and declared secrets out of a text. */
  redact(text: string): string;
  now(): number;
  events: RefEvent[];
  listeners: Set<(event: RefEvent) => void>;
  emit(event: RefEvent): void;
  /** Numbers given to snapshots so far. */
  snapshots: {
    count: number;
    kept: Map<string, Snapshot>;
    docs: WeakMap<Snapshot, string>;
    last: Map<string, Snapshot>;
  };
  /** Documents that the pointer has moved over. */
  crossed: Set<string>;
  /** Undone by `close`, in reverse. */
  cleanups: (() => void)[];
}
