import type { CandidateCounts } from '@smokejumper/contracts';
import { framesOf } from '../guard/frame-of.ts';
import type { Entry } from '../ledger/entry.ts';
import { LinkError } from '../link/deadline.ts';
import type { Session } from '../session.ts';
import type { Tab } from '../tabs/tabs.ts';

export interface Healing {
  outcome: 'healed' | 'ambiguous' | 'gone' | 'stale_navigation';
  /** The one entry that took over, for `healed`. */
  entry: Entry | null;
  candidates: Entry[];
  counts: CandidateCounts;
  detail: string;
}

const none: CandidateCounts = { role: 0, label: 0, placeholder: 0, text: 0 };

/**
 * Looks for what took the lost element's place in the same document: equal role, name and context. Only a single
 * one that was single before is taken; twins whose count changed cannot be told apart any more.
 */
export async function heal(session: Session, tab: Tab, entry: Entry): Promise<Healing> {
  const refused = (outcome: Healing['outcome'], detail: string): Healing => ({
    outcome,
    entry: null,
    candidates: [],
    counts: none,
    detail,
  });
  if (isNameless(entry)) return refused('gone', 'its element is gone, and nothing but its place told it from others');
  try {
    const frames = await framesOf(tab.link, entry, session.limits.guardMs);
    const frame = frames?.[frames.length - 1];
    if (!frame) return refused('stale_navigation', 'its frame has been replaced or removed');
    const input = { expect: entry.meaning, secrets: session.secrets };
    const found = await tab.link.call(frame, 'find', [input], session.limits.guardMs);
    if (found.doc !== entry.doc) return refused('stale_navigation', 'its document has been left');
    const candidates = found.same.map((node) => adopt(session, entry, node));
    return decide(entry, candidates, found.counts);
  } catch (error) {
    if (!(error instanceof LinkError) || error.failure === 'aborted') throw error;
    return refused('gone', `its element is gone, and looking for another failed: ${error.message.slice(0, 200)}`);
  }
}

/** No name, no marks, no context: any other element of its kind would do, so none does. */
function isNameless({ meaning }: Entry): boolean {
  return meaning.name === '';
}

function adopt(session: Session, entry: Entry, node: number): Entry {
  const place = { tab: entry.tab, frame: entry.frame, doc: entry.doc, path: entry.path };
  const seen = { node, meaning: entry.meaning, alone: entry.alone, single: false };
  return session.ledger.issue(place, seen, session.snapshots.count);
}

function decide(entry: Entry, candidates: Entry[], counts: CandidateCounts): Healing {
  const [only] = candidates;
  if (!only)
    return {
      outcome: 'gone',
      entry: null,
      candidates,
      counts,
      detail: 'its element is gone and none like it is there',
    };
  if (candidates.length === 1 && entry.twins === 1) {
    return {
      outcome: 'healed',
      entry: only,
      candidates,
      counts,
      detail: 'its element was replaced by one that means the same',
    };
  }
  const detail = candidates.length === 1 ? oneOf(entry.twins) : `${candidates.length} elements mean the same`;
  return { outcome: 'ambiguous', entry: null, candidates, counts, detail };
}

function oneOf(twins: number): string {
  if (twins === 0) return 'one like it is there, and how many there were is not known';
  return `one of ${twins} like it is left, and nothing tells which`;
}
