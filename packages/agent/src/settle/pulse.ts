import type { BrowserContext, CDPSession, Page } from 'playwright';

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
}

declare global {
  interface Window {
    __smokejumperPulse?: () => Pulse;
  }
}

// Runs in every document before its own scripts. Animation by style alone is no change that a reader could name.
function watchDocument(): void {
  const changed = { at: performance.now(), times: 0, looks: 0 };
  const named = [
    'class',
    'style',
    'hidden',
    'disabled',
    'open',
    'checked',
    'selected',
    'value',
    'href',
    'src',
    'readonly',
  ];
  const observer = new MutationObserver((records) => {
    const moving = records.every(
      (record) =>
        record.type === 'attributes' && (record.attributeName === 'style' || record.attributeName === 'class'),
    );
    changed.times += 1;
    if (moving) {
      changed.looks += 1;
      if (changed.looks > 20) return;
    }
    changed.at = performance.now();
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [
      ...named,
      'aria-busy',
      'aria-expanded',
      'aria-checked',
      'aria-selected',
      'aria-pressed',
      'aria-hidden',
      'aria-disabled',
      'aria-current',
      'aria-label',
      'aria-valuenow',
    ],
  });
  const pulse = () => ({
    quietFor: performance.now() - changed.at,
    changes: changed.times,
    born: performance.timeOrigin,
    ready: document.readyState !== 'loading',
  });
  Object.defineProperty(window, '__smokejumperPulse', { value: pulse, enumerable: false });
}

/** Makes every document opened from now on keep its pulse. */
export async function installPulse(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchDocument);
}

const question = `window.__smokejumperPulse?.() ?? {
  quietFor: 1e9, changes: 0, born: performance.timeOrigin, ready: document.readyState !== 'loading',
}`;

// One for each page, gone with it.
const lines = new WeakMap<Page, Promise<CDPSession>>();

/** The pulse of a page's main document; null while it cannot answer (it is navigating, or blocked by a dialog). */
export async function pulseOf(page: Page, timeoutMs: number): Promise<Pulse | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  const pulse = await Promise.race([ask(page).catch(() => null), late]);
  clearTimeout(timer);
  return pulse;
}

// Not by page.evaluate: a recorded trace keeps a picture of the whole document before and after each of those.
async function ask(page: Page): Promise<Pulse | null> {
  let line = lines.get(page);
  if (line === undefined) {
    line = page.context().newCDPSession(page);
    lines.set(page, line);
    line.catch(() => lines.delete(page));
  }
  const answer = await (await line).send('Runtime.evaluate', { expression: question, returnByValue: true });
  return answer.exceptionDetails === undefined ? (answer.result.value as Pulse) : null;
}
