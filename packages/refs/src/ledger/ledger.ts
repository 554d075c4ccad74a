import { isFieldRole, isSameField, sameContext, sameName, sameTarget } from '../injected/meaning/same.ts';
import type { Meaning } from '../injected/wire.ts';
import { type Entry, twinKey } from './entry.ts';

export interface Seen {
  node: number;
  meaning: Meaning;
  /** Whether no other element of the document has its role and name. */
  alone: boolean;
  /** Whether it is known to be the only one of its role, name and context in its document. */
  single: boolean;
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
  /** Entries whose element was gone in the walk that is being read, by what they mean. */
  const heirless = new Map<string, Entry>();
  const takeOver = ({ doc, path }: Place, node: number, meaning: Meaning, snapshot: number) => {
    const key = heirKey(doc, meaning);
    const entry = heirless.get(key);
    const nodes = byNode.get(doc);
    if (!entry || !nodes) return undefined;
    heirless.delete(key);
    const others = nodes.get(entry.node)!.filter((other) => other !== entry);
    nodes.set(entry.node, others);
    Object.assign(entry, { node, path, movedIn: snapshot, lost: false, typed: false });
    nodes.set(node, [...(nodes.get(node) ?? []), entry]);
    return entry;
  };
  return {
    issue(place, { node, meaning, alone, single }, snapshot) {
      const entriesOf = byNode.get(place.doc)?.get(node);
      const same = entriesOf?.find((entry) => means(entry.meaning, meaning));
      const known =
        same ??
        entriesOf?.findLast((entry) => alone && isItsField(entry, meaning)) ??
        (single ? takeOver(place, node, meaning, snapshot) : undefined);
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
        ...(entriesOf?.length && { was: entriesOf.map(({ ref }) => ref) }),
        twins: 1,
        ordinal: 0,
        alone,
        typed: false,
        firstSnapshot: snapshot,
        lastSnapshot: snapshot,
        lost: false,
        movedIn: 0,
      });
    },
    get: (ref) => entries.get(ref),
    markLost(doc, lost) {
      const nodes = byNode.get(doc);
      heirless.clear();
      for (const entry of lost.flatMap((node) => nodes?.get(node) ?? [])) {
        entry.lost = true;
        // Healing's own conditions: a name, and no twin when it was last seen.
        if (entry.twins === 1 && entry.meaning.name !== '') heirless.set(heirKey(entry.doc, entry.meaning), entry);
      }
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
  return sameName(before, now) && sameTarget(before, now) && sameContext(before.context, now.context);
}

function heirKey(doc: string, meaning: Meaning): string {
  return `${doc}\n${meaning.tag}\n${meaning.target}\n${twinKey(meaning)}`;
}
