import { isFieldRole, isSameField, sameContext, sameName } from '../injected/same.ts';
import type { Meaning } from '../injected/wire.ts';
import type { Entry } from './entry.ts';

export interface Seen {
  node: number;
  meaning: Meaning;
  /** Whether no other element of the document has its role and name. */
  alone: boolean;
}

export interface Place {
  tab: string;
  frame: string;
  doc: string;
  path: number[];
}

/** Every ref of a run. Numbers only grow: a ref once given is never given to another meaning. */
export interface Ledger {
  issue(place: Place, seen: Seen, snapshot: number): Entry;
  get(ref: string): Entry | undefined;
  /** Notes which elements of a document were out of it. */
  markLost(doc: string, nodes: readonly number[]): void;
  /** Entries of elements of a frame, newest meaning each; elements no snapshot has shown have none. */
  shown(frame: string, nodes: readonly number[]): Entry[];
  count(): number;
  all(): Entry[];
}

export function createLedger(saved: { counter: number; entries: Entry[] } = { counter: 0, entries: [] }): Ledger {
  let counter = saved.counter;
  const entries = new Map<string, Entry>();
  const byNode = new Map<string, Map<number, Entry[]>>();
  const keep = (entry: Entry) => {
    entries.set(entry.ref, entry);
    const nodes = byNode.get(entry.doc) ?? new Map<number, Entry[]>();
    byNode.set(entry.doc, nodes);
    const known = nodes.get(entry.node);
    if (known) known.push(entry);
    else nodes.set(entry.node, [entry]);
    return entry;
  };
  saved.entries.forEach(keep);
  return {
    issue(place, { node, meaning, alone }, snapshot) {
      const entriesOf = byNode.get(place.doc)?.get(node);
      const same = entriesOf?.find((entry) => means(entry.meaning, meaning));
      const known = same ?? entriesOf?.findLast((entry) => alone && isItsField(entry, meaning));
      if (known) {
        // What came around a field by typing does not become part of what tells it from others.
        known.meaning = same ? meaning : { ...meaning, context: known.meaning.context };
        known.alone = alone;
        known.lastSnapshot = snapshot;
        known.path = place.path;
        return known;
      }
      counter += 1;
      return keep({
        ref: `e${counter}`,
        ...place,
        node,
        meaning,
        twins: 1,
        ordinal: 0,
        alone,
        typed: false,
        firstSnapshot: snapshot,
        lastSnapshot: snapshot,
        lost: false,
      });
    },
    get: (ref) => entries.get(ref),
    markLost(doc, lost) {
      const nodes = byNode.get(doc);
      if (!nodes) return;
      for (const node of lost) for (const entry of nodes.get(node) ?? []) entry.lost = true;
    },
    shown(frame, wanted) {
      const found: Entry[] = [];
      for (const nodes of byNode.values()) {
        for (const node of wanted) {
          const entry = nodes.get(node)?.at(-1);
          if (entry?.frame === frame) found.push(entry);
        }
      }
      return found;
    },
    count: () => counter,
    all: () => [...entries.values()],
  };
}

function isItsField(entry: Entry, now: Meaning): boolean {
  return entry.alone && isFieldRole(now.role) && isSameField(entry.meaning, now, entry.typed);
}

function means(before: Meaning, now: Meaning): boolean {
  return sameName(before, now) && sameContext(before.context, now.context);
}
