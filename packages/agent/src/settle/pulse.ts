import type { BrowserContext, CDPSession, Page } from 'playwright';
import {
  watchAsked,
  watchChanges,
  watchFrames,
  watchMotion,
  watchPlans,
  watchTasks,
  watchTrees,
  watchWorkers,
} from './in-page.ts';
import { watchOwed } from './owed.ts';

/** What a document says about its own restlessness. Times in milliseconds. */
export interface Pulse {
  /** Since the document last changed. */
  quietFor: number;
  /** How often it has changed; a new document begins at 0. */
  changes: number;
  /** When the document was made: tells one from the next. */
  born: number;
  /** False while it is still being read. */
  ready: boolean;
  /** Until the document next does something that it has arranged itself; 0 while it is at it, `never` for nothing. */
  nextInMs: number;
  /** Whether the document has workers, and waits for an answer of theirs. */
  workers: 'none' | 'idle' | 'asked';
  /**
   * Whether a frame was drawn since the question, and all that was queued by then done; `busy` when nothing was done,
   * `never` where the document's scripts are off.
   */
  drawn: 'yes' | 'no' | 'busy' | 'unasked' | 'never';
}

/** Stands for a time that does not come: it has to travel as JSON. */
export const never = 1e9;

/** Makes every document opened from now on keep its pulse. */
export async function installPulse(context: BrowserContext): Promise<void> {
  const watches = [
    watchFrames,
    watchAsked,
    watchTrees,
    watchMotion,
    watchTasks,
    watchOwed,
    watchPlans,
    watchWorkers,
    watchChanges,
  ];
  await context.addInitScript({ content: watches.map((watch) => `(${watch})();`).join('\n') });
}

const question = `window.__smokejumperPulse?.() ?? {
  quietFor: ${never}, changes: 0, born: performance.timeOrigin, ready: document.readyState !== 'loading', nextInMs: 0, workers: 'none',
  drawn: 'unasked',
}`;
/** A page that draws nothing, being hidden or at work, is not waited for longer than this. In milliseconds. */
const frameMs = 30;
const drawnQuestion = `(async () => {
  const drawn = (await window.__smokejumperDrawn?.(${frameMs})) ?? 'no';
  return { ...(${question}), drawn };
})()`;

// One for each page, gone with it.
const lines = new WeakMap<Page, Promise<CDPSession>>();

/**
 * The pulse of a page's main document; null while it cannot answer (it is navigating, or blocked by a dialog). `drawn`:
 * after its next frame.
 */
export async function pulseOf(page: Page, timeoutMs: number, { drawn = false } = {}): Promise<Pulse | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(timeoutMs, 0));
  });
  const pulse = await Promise.race([ask(page, drawn).catch(() => null), late]);
  clearTimeout(timer);
  return pulse;
}

/**
 * How many milliseconds until something comes, by a timer of a moment, of what was done to the page in the last
 * `agoMs`; `never` where nothing does, or where the document came since.
 */
export async function owedMs(page: Page, agoMs: number): Promise<number> {
  const told = await evaluate(page, `window.__smokejumperOwed?.(${agoMs})`).catch(() => null);
  return typeof told === 'number' ? told : never;
}

/** How many milliseconds until a layer that fades over a point of the window has gone; 0 where none does. */
export async function leavingMs(page: Page, { x, y }: { x: number; y: number }): Promise<number> {
  const told = await evaluate(page, `window.__smokejumperLeaving?.(${x}, ${y})`).catch(() => null);
  return typeof told === 'number' ? told : 0;
}

async function ask(page: Page, drawn: boolean): Promise<Pulse | null> {
  return (await evaluate(page, drawn ? drawnQuestion : question)) as Pulse | null;
}

// Not by page.evaluate: a recorded trace keeps a picture of the whole document before and after each of those.
async function evaluate(page: Page, expression: string): Promise<unknown> {
  let line = lines.get(page);
  if (line === undefined) {
    line = page.context().newCDPSession(page);
    lines.set(page, line);
    line.catch(() => lines.delete(page));
  }
  const awaitPromise = expression === drawnQuestion;
  const answer = await (await line).send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise });
  return answer.exceptionDetails === undefined ? answer.result.value : null;
}
