import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@smokejumper/contracts';
import { framesOf } from '../guard/frame-of.ts';
import type { Entry } from '../ledger/entry.ts';
import { LinkError } from '../link/deadline.ts';
import type { FrameLink } from '../link/page-link.ts';
import { createText } from '../render/text.ts';
import type { Session } from '../session.ts';
import type { Tab } from '../tabs/tabs.ts';
import type { Snapshot, SnapshotOptions } from '../types.ts';
import { assemble, isEmpty } from './assemble.ts';
import { type WalkedFrame, walkFrames } from './frames.ts';

/** Takes a snapshot of a tab. Throws AppError `unavailable` when no tab is open, `not_found` for a bad `expand`. */
export async function takeSnapshot(session: Session, options: SnapshotOptions = {}): Promise<Snapshot> {
  const { tab, region } = target(session, options);
  const started = session.now();
  const hung: string[] = [];
  const walked = await walkPage(session, tab, region, hung, options.signal);
  session.snapshots.count += 1;
  const taking = { tab, snapshot: session.snapshots.count, part: region !== null };
  const nodes = walked ? assemble(session.ledger, walked, taking) : [];
  return remember(session, tab, options, walked?.result.doc ?? '', {
    nodes,
    hung: hung.map(session.redact),
    url: session.redact(walked?.result.url ?? tab.page.url()),
    title: walked?.result.title ?? '',
    cut: walked ? isCut(walked) : false,
    tookMs: session.now() - started,
  });
}

function target(session: Session, options: SnapshotOptions): { tab: Tab; region: Entry | null } {
  if (options.expand !== undefined) {
    const region = session.ledger.get(options.expand);
    const tab = region && session.tabs.get(region.tab);
    if (!region || !tab) throw new AppError('not_found', `There is no region ${options.expand}`);
    return { tab, region };
  }
  const tab = options.page ? session.tabs.of(options.page) : session.tabs.active();
  if (!tab) throw new AppError('unavailable', 'No tab is open');
  return { tab, region: null };
}

async function walkPage(session: Session, tab: Tab, region: Entry | null, hung: string[], signal?: AbortSignal) {
  const { limits } = session;
  const aborted = signal ? { signal } : {};
  const input = { secrets: session.secrets, maxNodes: limits.maxNodes, maxMs: limits.walkMs };
  const request = { link: tab.link, input, frameMs: limits.frameMs, hung, ...aborted };
  // A document that is replaced while it is walked is no page that hangs: the next one is walked.
  for (let walks = 1; ; walks += 1) {
    try {
      await settled(session, tab, signal);
      if (region) return await walkRegion(session, tab, region, request);
      const main = await tab.link.main();
      return await walkShell(session, request, main, signal);
    } catch (error) {
      if (!(error instanceof LinkError) || error.failure === 'aborted') throw error;
      if (error.failure === 'dead' && walks < mostWalks && !tab.page.isClosed()) continue;
      hung.push(tab.page.url());
      return null;
    }
  }
}

const mostWalks = 3;

type Request = Parameters<typeof walkFrames>[0];

async function walkRegion(session: Session, tab: Tab, region: Entry, request: Request): Promise<WalkedFrame> {
  const frames = await framesOf(tab.link, region, session.limits.guardMs);
  if (!frames) throw new AppError('not_found', `The document of region ${region.ref} has been left`);
  return walkFrames(request, frames[frames.length - 1]!, {
    path: region.path,
    ms: session.limits.mainMs,
    root: region.node,
  });
}

/** A single page app shows nothing for a moment after loading: waits for the first thing to read. */
async function walkShell(
  session: Session,
  request: Request,
  main: FrameLink,
  signal?: AbortSignal,
): Promise<WalkedFrame> {
  const until = session.now() + session.limits.emptyMs;
  for (;;) {
    const walked = await walkFrames(request, main, { path: [], ms: session.limits.mainMs });
    const blank = walked.result.url === 'about:blank' && walked.result.ready === 'complete';
    if (!isEmpty(walked.result) || blank || session.now() >= until) return walked;
    await sleep(50, undefined, signal ? { signal } : {});
  }
}

/** A navigation under way is waited for, within its limit: what is shown still belongs to the page being left. */
async function settled(session: Session, tab: Tab, signal?: AbortSignal): Promise<void> {
  const until = session.now() + session.limits.navigationMs;
  while (tab.link.navigating() && !tab.page.isClosed() && session.now() < until) {
    await sleep(20, undefined, signal ? { signal } : {});
  }
}

function isCut(walked: WalkedFrame): boolean {
  return walked.result.cut || [...walked.children.values()].some(isCut);
}

const mostKept = 20;

type Taken = Pick<Snapshot, 'nodes' | 'hung' | 'url' | 'title' | 'cut' | 'tookMs'>;

function remember(session: Session, tab: Tab, options: SnapshotOptions, doc: string, taken: Taken): Snapshot {
  const { snapshots } = session;
  const id = `s${snapshots.count}`;
  const base = baseOf(session, tab, options, doc);
  const text = createText({ taken, base, options, limits: session.limits });
  const snapshot: Snapshot = {
    id,
    tab: tab.id,
    ...taken,
    full: base === null,
    observations: session.observer.fresh(),
    get text() {
      return text.text();
    },
    get tokens() {
      return text.tokens();
    },
  };
  snapshots.kept.set(id, snapshot);
  snapshots.docs.set(snapshot, doc);
  if (options.expand === undefined) snapshots.last.set(tab.id, snapshot);
  const [oldest] = snapshots.kept.keys();
  if (snapshots.kept.size > mostKept && oldest) snapshots.kept.delete(oldest);
  return snapshot;
}

/** The snapshot that the reader knows already; none for a region, on request, or on another page. */
function baseOf(session: Session, tab: Tab, options: SnapshotOptions, doc: string): Snapshot | null {
  if (options.full || options.expand !== undefined || options.search !== undefined) return null;
  const { kept, last, docs } = session.snapshots;
  const base = options.since !== undefined ? kept.get(options.since) : last.get(tab.id);
  return base && base.tab === tab.id && docs.get(base) === doc ? base : null;
}
