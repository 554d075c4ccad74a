import type { CDPSession, Page } from 'playwright';
import type { InjectedApi } from '../injected/main.ts';
import { injectedScript } from './bundle.ts';
import { LinkError, within } from './deadline.ts';

const worldName = 'smokejumper-refs';
const againMs = 1_000;

/** A frame's place: which of the browser's sessions answers for it. */
export interface FrameLink {
  id: string;
  session: CDPSession;
}

type Fn = keyof InjectedApi;
type Args<K extends Fn> = Parameters<InjectedApi[K]>;
type Result<K extends Fn> = ReturnType<InjectedApi[K]>;

/** Talks to the isolated worlds of one page. Every call ends within its deadline, with a value or a LinkError. */
export interface PageLink {
  main(): Promise<FrameLink>;
  call<K extends Fn>(frame: FrameLink, fn: K, args: Args<K>, ms: number, signal?: AbortSignal): Promise<Result<K>>;
  /** The browser's own id of a page-side object, for its protocol; null when there is none. */
  object(frame: FrameLink, fn: 'element' | 'fileInput', id: number, ms: number): Promise<string | null>;
  /** The frame that an `iframe` element holds. */
  childFrame(parent: FrameLink, owner: number, ms: number): Promise<FrameLink | null>;
  adoptClosedRoots(frame: FrameLink, hosts: readonly number[], ms: number): Promise<number>;
  send(frame: FrameLink, method: string, params: object, ms: number): Promise<unknown>;
  /** True while a new document of the top frame is on its way. */
  navigating(): boolean;
}

export function createPageLink(page: Page): PageLink {
  const state: LinkState = {
    page,
    opened: null,
    worlds: new Map(),
    owners: new Map(),
    parts: new Map(),
    pending: false,
  };
  return {
    main: () => openMain(state),
    call: (frame, fn, args, ms, signal) => within(call(state, frame, fn, args), ms, signal),
    object: (frame, fn, id, ms) => within(objectOf(state, frame, fn, id), ms),
    childFrame: (parent, owner, ms) => within(childFrame(state, parent, owner, ms), ms),
    adoptClosedRoots: (frame, hosts, ms) => within(adoptClosedRoots(state, frame, hosts), ms),
    send: (frame, method, params, ms) => within(send(frame.session, method, params), ms),
    navigating: () => state.pending,
  };
}

interface LinkState {
  page: Page;
  opened: Promise<FrameLink> | null;
  /** Execution context of our world, by frame. */
  worlds: Map<string, Promise<number>>;
  /** Frame held by an owner element, by `parent frame:owner`. */
  owners: Map<string, string>;
  /** Frames that live in a process of their own. */
  parts: Map<string, FrameLink>;
  pending: boolean;
}

type Loose = (method: string, params?: object) => Promise<unknown>;

async function send(session: CDPSession, method: string, params: object): Promise<unknown> {
  try {
    return await (session.send as unknown as Loose).call(session, method, params);
  } catch (error) {
    throw new LinkError('dead', error instanceof Error ? error.message : String(error), error);
  }
}

function openMain(state: LinkState): Promise<FrameLink> {
  state.opened ??= attach(state).catch((error: unknown) => {
    state.opened = null;
    throw error instanceof LinkError ? error : new LinkError('dead', 'the page cannot be reached', error);
  });
  return state.opened;
}

async function attach(state: LinkState): Promise<FrameLink> {
  const session = await state.page.context().newCDPSession(state.page);
  const id = await follow(state, session);
  session.on('Page.frameRequestedNavigation', (event) => {
    if (event.frameId === id && event.disposition === 'currentTab') state.pending = true;
  });
  const settle = (event: { frameId: string }) => {
    if (event.frameId === id) state.pending = false;
  };
  session.on('Page.frameStoppedLoading', settle);
  session.on('Page.frameClearedScheduledNavigation', settle);
  session.on('Page.navigatedWithinDocument', settle);
  session.on('Page.frameNavigated', (event) => settle({ frameId: event.frame.id }));
  return { id, session };
}

/** Watches the frames of one session and returns its top frame's id. */
async function follow(state: LinkState, session: CDPSession): Promise<string> {
  const forget = (frameId: string) => {
    state.worlds.delete(frameId);
    for (const [key, held] of state.owners) if (held === frameId) state.owners.delete(key);
  };
  session.on('Page.frameNavigated', (event) => state.worlds.delete(event.frame.id));
  session.on('Page.frameDetached', (event) => {
    state.parts.delete(event.frameId);
    forget(event.frameId);
  });
  await send(session, 'Page.enable', {});
  const tree = (await send(session, 'Page.getFrameTree', {})) as { frameTree: { frame: { id: string } } };
  return tree.frameTree.frame.id;
}

function world(state: LinkState, frame: FrameLink): Promise<number> {
  let made = state.worlds.get(frame.id);
  if (!made) {
    made = sureWorld(frame);
    state.worlds.set(frame.id, made);
    const mine = made;
    mine.catch(() => {
      if (state.worlds.get(frame.id) === mine) state.worlds.delete(frame.id);
    });
  }
  return made;
}

/** A question asked while its document is being replaced may never be answered: another one is asked then. */
async function sureWorld(frame: FrameLink): Promise<number> {
  const first = makeWorld(frame);
  try {
    return await within(first, againMs);
  } catch (error) {
    if (!(error instanceof LinkError) || error.failure !== 'timeout') throw error;
    return Promise.any([first, makeWorld(frame)]);
  }
}

async function makeWorld(frame: FrameLink): Promise<number> {
  const made = (await send(frame.session, 'Page.createIsolatedWorld', { frameId: frame.id, worldName })) as {
    executionContextId: number;
  };
  const expression = `${await injectedScript()};0`;
  await send(frame.session, 'Runtime.evaluate', { contextId: made.executionContextId, expression });
  return made.executionContextId;
}

interface Remote {
  result: { value?: unknown; objectId?: string };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

async function raw(
  state: LinkState,
  frame: FrameLink,
  fn: Fn,
  args: readonly object[],
  byValue: boolean,
): Promise<Remote> {
  const ask = async () =>
    (await send(frame.session, 'Runtime.callFunctionOn', {
      executionContextId: await world(state, frame),
      functionDeclaration: `function(...args){return smokejumperRefs.${fn}(...args)}`,
      arguments: args,
      returnByValue: byValue,
    })) as Remote;
  let answer: Remote;
  try {
    answer = await ask();
  } catch (error) {
    // Its document may just have been replaced: the new one has another world, and says so by its token.
    if (!/context|Argument should belong/i.test((error as Error).message)) throw error;
    state.worlds.delete(frame.id);
    answer = await ask();
  }
  if (answer.exceptionDetails) {
    const { text, exception } = answer.exceptionDetails;
    throw new LinkError('dead', `${fn} failed in the page: ${exception?.description ?? text}`);
  }
  return answer;
}

async function call<K extends Fn>(state: LinkState, frame: FrameLink, fn: K, args: Args<K>): Promise<Result<K>> {
  const answer = await raw(
    state,
    frame,
    fn,
    (args as unknown[]).map((value) => ({ value })),
    true,
  );
  return answer.result.value as Result<K>;
}

async function objectOf(state: LinkState, frame: FrameLink, fn: 'element' | 'fileInput', id: number) {
  const answer = await raw(state, frame, fn, [{ value: id }], false);
  return answer.result.objectId ?? null;
}

interface Described {
  node: { frameId?: string; shadowRoots?: { backendNodeId: number; shadowRootType?: string }[] };
}

async function childFrame(state: LinkState, parent: FrameLink, owner: number, ms: number): Promise<FrameLink | null> {
  const key = `${parent.id}:${await world(state, parent)}:${owner}`;
  let frameId = state.owners.get(key);
  if (!frameId) {
    const objectId = await objectOf(state, parent, 'element', owner);
    if (!objectId) return null;
    const { node } = (await send(parent.session, 'DOM.describeNode', { objectId })) as Described;
    if (!node.frameId) return null;
    frameId = node.frameId;
    state.owners.set(key, frameId);
  }
  return state.parts.get(frameId) ?? (await placeFrame(state, parent, frameId, ms));
}

/** In the parent's process, or in one of its own: only trying tells. */
async function placeFrame(state: LinkState, parent: FrameLink, id: string, ms: number): Promise<FrameLink | null> {
  const local = { id, session: parent.session };
  try {
    await world(state, local);
    return local;
  } catch (error) {
    if (!/No frame|not found|Frame/i.test((error as Error).message)) throw error;
  }
  await attachParts(state, ms);
  return state.parts.get(id) ?? null;
}

async function attachParts(state: LinkState, ms: number): Promise<void> {
  const known = new Set([...state.parts.values()].map((part) => part.id));
  const frames = state.page.frames().filter((frame) => frame.parentFrame() !== null);
  await Promise.allSettled(
    frames.map(async (frame) => {
      const session = await state.page.context().newCDPSession(frame);
      const id = await within(follow(state, session), ms);
      if (known.has(id)) return session.detach();
      state.parts.set(id, { id, session });
      state.worlds.delete(id);
      session.on('close', () => state.parts.delete(id));
    }),
  );
}

/** Hands closed shadow roots, which only the browser may open, to our world. Returns how many there were. */
async function adoptClosedRoots(state: LinkState, frame: FrameLink, hosts: readonly number[]): Promise<number> {
  const context = await world(state, frame);
  const adopted = await Promise.all(
    hosts.map(async (host) => {
      const objectId = await objectOf(state, frame, 'element', host);
      if (!objectId) return 0;
      const { node } = (await send(frame.session, 'DOM.describeNode', { objectId, pierce: true })) as Described;
      const closed = node.shadowRoots?.find((root) => root.shadowRootType === 'closed');
      if (!closed) return 0;
      const resolved = (await send(frame.session, 'DOM.resolveNode', {
        backendNodeId: closed.backendNodeId,
        executionContextId: context,
      })) as { object: { objectId: string } };
      await raw(state, frame, 'adoptRoot', [{ value: host }, { objectId: resolved.object.objectId }], true);
      return 1;
    }),
  );
  return adopted.reduce<number>((sum, one) => sum + one, 0);
}
