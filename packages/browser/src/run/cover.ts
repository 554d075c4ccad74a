import type { CDPSession, Page } from 'playwright';
import { exposureExpression, privateFields } from './mask.ts';

/** What a document shows that a picture must cover; `painted`: only fields, all covered by now. */
type Exposure = 'nothing' | 'fields' | 'painted' | 'anything';

interface FrameTree {
  frame: { id: string };
  childFrames?: FrameTree[];
}

const worldName = 'smokejumper-secret';
const painted = 'contrast(0)';
// Wins against any rule of a page; what an inline style still holds up is seen by the look afterwards.
const selector = `:is(${privateFields}, #a#a#a#a)`;
const still = `${selector} { transition: none !important; animation: none !important; }`;
const paint = `${still} ${selector} { background: #777 !important; filter: ${painted} !important; }`;

/**
 * Takes a picture with private fields covered by a style sheet of the browser's own, which changes nothing in the
 * document and is seen by nobody who watches it. Null when more than that must be covered, in doubt as well: what
 * was not exposed before and after the picture was not exposed on it.
 */
export async function withFieldsCovered<T>(
  session: CDPSession,
  input: { page: Page; secretSelector: string | null },
  take: () => Promise<T>,
): Promise<T | null> {
  const look = (): Promise<Map<string, Exposure> | null> => exposures(session, input);
  const before = await look();
  if (before === null || has(before, 'anything')) return null;
  const frames = [...before].flatMap(([frameId, exposure]) => (exposure === 'nothing' ? [] : [frameId]));
  const sheets = frames.length === 0 ? [] : await addSheets(session, frames);
  try {
    const taken = await take();
    const after = await look();
    return after === null || has(after, 'anything', 'fields') ? null : taken;
  } finally {
    if (sheets.length > 0) await removeSheets(session, sheets);
  }
}

function has(exposures: ReadonlyMap<string, Exposure>, ...wanted: Exposure[]): boolean {
  return [...exposures.values()].some((exposure) => wanted.includes(exposure));
}

/** By frame; null when a frame lives in another process or will not answer. */
async function exposures(
  session: CDPSession,
  input: { page: Page; secretSelector: string | null },
): Promise<Map<string, Exposure> | null> {
  try {
    const { frameTree } = await session.send('Page.getFrameTree');
    const ids = flat(frameTree);
    if (ids.length !== input.page.frames().length) return null;
    const expression = exposureExpression(input.secretSelector, painted);
    return new Map(await Promise.all(ids.map(async (id) => [id, await exposure(session, id, expression)] as const)));
  } catch {
    return null;
  }
}

async function exposure(session: CDPSession, frameId: string, expression: string): Promise<Exposure> {
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', { frameId, worldName });
  const { result } = await session.send('Runtime.evaluate', { contextId, expression, returnByValue: true });
  return ['nothing', 'fields', 'painted'].includes(result.value) ? result.value : 'anything';
}

async function addSheets(session: CDPSession, frames: readonly string[]): Promise<string[]> {
  // The browser answers in the order of asking, so nothing waits for an answer it does not need.
  await Promise.all([session.send('DOM.enable'), session.send('CSS.enable')]);
  return Promise.all(
    frames.map(async (frameId) => {
      const { styleSheetId } = await session.send('CSS.createStyleSheet', { frameId, force: true });
      await session.send('CSS.setStyleSheetText', { styleSheetId, text: paint });
      return styleSheetId;
    }),
  );
}

// In two steps with a layout between them, or a field that fades between its styles would be seen to fade by its page.
async function removeSheets(session: CDPSession, sheets: readonly string[]): Promise<void> {
  const write = (text: string) =>
    sheets.map((styleSheetId) => session.send('CSS.setStyleSheetText', { styleSheetId, text }));
  await Promise.all([
    ...write(still),
    session.send('Page.getLayoutMetrics'),
    ...write(''),
    session.send('CSS.disable'),
    session.send('DOM.disable'),
  ]);
}

function flat(tree: FrameTree): string[] {
  return [tree.frame.id, ...(tree.childFrames ?? []).flatMap(flat)];
}
