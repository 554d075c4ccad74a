import type { RawNode, WalkInput, WalkResult } from '../injected/wire.ts';
import { LinkError } from '../link/deadline.ts';
import type { FrameLink, PageLink } from '../link/page-link.ts';

/** One document as it was walked, with the documents of its frames by owner. */
export interface WalkedFrame {
  frame: FrameLink;
  path: number[];
  result: WalkResult;
  children: Map<number, WalkedFrame>;
}

export interface WalkRequest {
  link: PageLink;
  input: Omit<WalkInput, 'root'>;
  frameMs: number;
  hung: string[];
  signal?: AbortSignal;
}

const deepest = 6;

/** Walks a document and, side by side, the documents of its frames; one that does not answer is only noted. */
export async function walkFrames(
  request: WalkRequest,
  frame: FrameLink,
  at: { path: number[]; ms: number; root?: number },
): Promise<WalkedFrame> {
  const { link, input, signal } = request;
  const ask = () => link.call(frame, 'walk', [{ ...input, root: at.root ?? 0 }], at.ms, signal);
  let result = await ask();
  if (result.hosts.length > 0 && (await adopt(link, frame, result.hosts, at.ms)) > 0) result = await ask();
  const owners = at.path.length < deepest ? result.nodes.filter((node) => node.f) : [];
  const children = new Map<number, WalkedFrame>();
  await Promise.all(
    owners.map(async (owner) => {
      const child = await walkChild(request, frame, owner, at.path);
      if (child) children.set(owner.i, child);
    }),
  );
  return { frame, path: at.path, result, children };
}

const mostHosts = 200;

async function adopt(link: PageLink, frame: FrameLink, hosts: number[], ms: number): Promise<number> {
  try {
    return await link.adoptClosedRoots(frame, hosts.slice(0, mostHosts), ms);
  } catch (error) {
    // A host that left meanwhile takes nothing from the rest of the page.
    if (error instanceof LinkError) return 0;
    throw error;
  }
}

async function walkChild(request: WalkRequest, parent: FrameLink, owner: RawNode, path: number[]) {
  if (owner.b && (owner.b[2] === 0 || owner.b[3] === 0)) return null;
  const { link, frameMs, hung } = request;
  // One deadline for finding the frame and walking it.
  const until = performance.now() + frameMs;
  try {
    const frame = await link.childFrame(parent, owner.i, frameMs);
    if (!frame) throw new LinkError('dead', 'the frame has no document');
    return await walkFrames(request, frame, { path: [...path, owner.i], ms: Math.max(1, until - performance.now()) });
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    if (error.failure === 'aborted') throw error;
    hung.push(owner.n || owner.h || `frame ${hung.length + 1}`);
    return null;
  }
}
