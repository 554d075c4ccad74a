import { AppError, type RefEvent } from '@smokejumper/contracts';
import type { BrowserContext } from 'playwright';
import { act } from './act/act.ts';
import { actAt } from './act/at.ts';
import { describe } from './describe/describe.ts';
import { summarise } from './diagnostics/summary.ts';
import { makeRedactor } from './injected/name/text.ts';
import type { Entry } from './ledger/entry.ts';
import { createLedger } from './ledger/ledger.ts';
import { defaultLimits } from './limits.ts';
import { injectedScript } from './link/bundle.ts';
import type { Session } from './session.ts';
import { takeSnapshot } from './snapshot/take.ts';
import { observe } from './tabs/observe.ts';
import { createTabs, type Tabs } from './tabs/tabs.ts';
import type { Refs, RefsOptions, SavedRefs, TabInfo } from './types.ts';

/**
 * Opens the ref engine on a browser context: one session per run. Nothing is done to the pages until the first
 * snapshot, save that dialogs are answered.
 */
export function openRefs(context: BrowserContext, options: RefsOptions = {}): Refs {
  return createRefs(createSession(context, options, null));
}

/**
 * Continues a saved session on a context, in this process or another. Ids come back; trust does not: every ref is
 * looked at again before it is used. Throws AppError `invalid_input` for what `save` did not make.
 */
export async function restoreRefs(context: BrowserContext, saved: SavedRefs, options: RefsOptions = {}): Promise<Refs> {
  if (saved?.format !== 1 || !Array.isArray(saved.entries)) {
    throw new AppError('invalid_input', 'This is not a saved ledger of refs');
  }
  return createRefs(createSession(context, options, saved));
}

function createSession(context: BrowserContext, options: RefsOptions, saved: SavedRefs | null): Session {
  const now = options.now ?? (() => performance.now());
  const start = now();
  const tabs = createTabs(context);
  const redact = makeRedactor(options.secrets ?? []);
  const events: RefEvent[] = saved ? [...saved.events] : [];
  const listeners = new Set<(event: RefEvent) => void>();
  const session: Session = {
    context,
    tabs,
    observer: observe(context, tabs, { since: () => now() - start, redact }),
    ledger: createLedger(saved ? { counter: saved.counter, entries: saved.entries as Entry[] } : undefined),
    limits: { ...defaultLimits, ...options.limits },
    secrets: [...(options.secrets ?? [])],
    redact,
    now,
    events,
    listeners,
    emit(told) {
      const event = { ...told, url: redact(told.url), detail: redact(told.detail) };
      events.push(event);
      for (const listener of listeners) listener(event);
    },
    snapshots: { count: saved?.snapshots ?? 0, kept: new Map(), docs: new WeakMap(), last: new Map() },
    crossed: new Set(),
    cleanups: [],
  };
  return session;
}

function createRefs(session: Session): Refs {
  const { tabs, observer, ledger, events } = session;
  return {
    snapshot: (options) => takeSnapshot(session, options),
    act: (ref, action, options) => act(session, ref, action, options),
    async read(ref, options) {
      const result = await act(session, ref, { type: 'read' }, options);
      return result.reading ?? null;
    },
    describe: (phrase, options) => describe(session, phrase, options),
    at: (target, action) => actAt(session, target, action),
    diagnostics: () => ({ events: [...events], summary: summarise(ledger.count(), events) }),
    onEvent(listener) {
      session.listeners.add(listener);
      return () => session.listeners.delete(listener);
    },
    follow(page) {
      // What fails here fails again, and is told, when the page is looked at.
      Promise.all([tabs.of(page).link.main(), injectedScript()]).catch(() => {});
    },
    leaving: (page) => tabs.of(page).link.navigating(),
    pages: () => tabList(session),
    activate: (tab) => activate(tabs, tab),
    observations: () => observer.all(),
    onObservation: (listener) => observer.on(listener),
    armDialog: (answer) => observer.armDialog(answer),
    save: () => ({
      format: 1,
      counter: ledger.count(),
      snapshots: session.snapshots.count,
      entries: structuredClone(ledger.all()),
      events: [...events],
    }),
    close() {
      tabs.close();
      observer.close();
      for (const cleanup of session.cleanups.reverse()) cleanup();
    },
  };
}

async function tabList({ tabs, redact }: Session): Promise<TabInfo[]> {
  const active = tabs.active();
  return Promise.all(
    tabs.open().map(async (tab) => ({
      tab: tab.id,
      page: tab.page,
      url: redact(tab.page.url()),
      title: redact(await titleOf(tab.page)),
      active: tab === active,
    })),
  );
}

/** A page that does not answer has no title; it is listed all the same. */
async function titleOf(page: TabInfo['page']): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(''), 1_000);
  });
  try {
    return await Promise.race([page.title().catch(() => ''), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function activate(tabs: Tabs, id: string): Promise<boolean> {
  const tab = tabs.activate(id);
  if (!tab) return false;
  await tab.page.bringToFront();
  return true;
}
