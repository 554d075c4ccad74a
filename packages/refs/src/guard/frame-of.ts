import type { Entry } from '../ledger/entry.ts';
import type { FrameLink, PageLink } from '../link/page-link.ts';

/** The frames from the top document down to the entry's own; null when that one is no longer where it was. */
export async function framesOf(link: PageLink, entry: Entry, ms: number): Promise<FrameLink[] | null> {
  const frames = [await link.main()];
  for (const owner of entry.path) {
    const next = await link.childFrame(frames[frames.length - 1]!, owner, ms);
    if (!next) return null;
    frames.push(next);
  }
  return frames[frames.length - 1]!.id === entry.frame || entry.path.length === 0 ? frames : null;
}
