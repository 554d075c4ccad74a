import type { BrowserContext, Dialog } from 'playwright';
import type { Observation } from '../types.ts';
import type { Tab, Tabs } from './tabs.ts';

/** Popups, dialogs, downloads and file choosers as they happen. Dialogs are answered at once: none can hang a run. */
export interface Observer {
  all(): readonly Observation[];
  /** Those since the last call. */
  fresh(): Observation[];
  on(listener: (observation: Observation) => void): () => void;
  armDialog(answer: { accept: boolean; promptText?: string }): void;
  close(): void;
}

const most = 500;

export function observe(
  context: BrowserContext,
  tabs: Tabs,
  { since, redact }: { since(): number; redact(text: string): string },
): Observer {
  const seen: Observation[] = [];
  let read = 0;
  let armed: { accept: boolean; promptText?: string } | null = null;
  const listeners = new Set<(observation: Observation) => void>();
  const note = (observation: Omit<Observation, 'at'>) => {
    // A page that opens dialogs without end must not fill the memory.
    if (seen.length >= most) return;
    const full = { ...observation, text: redact(observation.text).slice(0, 1000), at: Math.round(since()) };
    seen.push(full);
    for (const listener of listeners) listener(full);
  };
  const onDialog = (dialog: Dialog) => {
    const answer = dialog.type() === 'beforeunload' ? { accept: true } : (armed ?? { accept: false });
    if (dialog.type() !== 'beforeunload') armed = null;
    const page = dialog.page();
    note({
      kind: 'dialog',
      tab: page ? tabs.of(page).id : '',
      text: dialog.message(),
      dialog: { type: dialog.type(), accepted: answer.accept },
    });
    // Somebody else may have answered it already.
    const answered = answer.accept
      ? dialog.accept('promptText' in answer ? answer.promptText : undefined)
      : dialog.dismiss();
    answered.catch(() => {});
  };
  context.on('dialog', onDialog);
  tabs.onOpened((tab) => watchTab(tab, note));
  return {
    all: () => seen,
    fresh() {
      const fresh = seen.slice(read);
      read = seen.length;
      return fresh;
    },
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    armDialog(answer) {
      armed = answer;
    },
    close: () => context.off('dialog', onDialog),
  };
}

function watchTab(tab: Tab, note: (observation: Omit<Observation, 'at'>) => void): void {
  const { page } = tab;
  page.on('popup', (popup) => note({ kind: 'popup', tab: tab.id, text: popup.url() }));
  page.on('download', (download) => note({ kind: 'download', tab: tab.id, text: download.suggestedFilename() }));
  page.on('filechooser', () => note({ kind: 'filechooser', tab: tab.id, text: '' }));
  page.on('close', () => note({ kind: 'closed', tab: tab.id, text: page.url() }));
  page.on('crash', () => {
    tab.crashed = true;
    note({ kind: 'crashed', tab: tab.id, text: page.url() });
  });
}
