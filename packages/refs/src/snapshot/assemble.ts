import type { Meaning, RawNode, WalkResult } from '../injected/wire.ts';
import { contextWords, type Entry, twinKey } from '../ledger/entry.ts';
import type { Ledger, Place } from '../ledger/ledger.ts';
import type { Tab } from '../tabs/tabs.ts';
import type { SnapshotNode } from '../types.ts';
import type { WalkedFrame } from './frames.ts';

interface Origin {
  left: number;
  top: number;
  scaleX: number;
  scaleY: number;
}

interface Assembly {
  tab: Tab;
  ledger: Ledger;
  snapshot: number;
  /** Only a region was walked: how many like an element there are in its document is not known from it. */
  part: boolean;
  nodes: SnapshotNode[];
}

const page: Origin = { left: 0, top: 0, scaleX: 1, scaleY: 1 };

/** Joins the walked documents into one list of nodes and gives every element its ref. */
export function assemble(ledger: Ledger, walked: WalkedFrame, input: Omit<Assembly, 'ledger' | 'nodes'>) {
  const assembly: Assembly = { ...input, ledger, nodes: [] };
  addFrame(assembly, walked, { parent: null, depth: 0, origin: page, inherited: [] });
  return assembly.nodes;
}

interface Under {
  parent: number | null;
  depth: number;
  origin: Origin;
  /** States of the frame element that hold for all in it. */
  inherited: string[];
}

function addFrame(assembly: Assembly, walked: WalkedFrame, under: Under): void {
  const { tab, ledger, nodes } = assembly;
  const { result } = walked;
  const place: Place = { tab: tab.id, frame: walked.frame.id, doc: result.doc, path: walked.path };
  ledger.markLost(result.doc, result.lost);
  const label = walked.path.length === 0 ? 'main' : frameLabel(tab, walked.frame.id);
  const twins = new Map<string, { entry: Entry; at: number }[]>();
  const alike = countBy(result.nodes, nameKey);
  const meant = countBy(result.nodes, (raw) => twinKey(meaningOf(raw)));
  const whole = !assembly.part && !result.cut;
  const index: number[] = [];
  for (const raw of result.nodes) {
    const parent = raw.p < 0 ? under.parent : index[raw.p]!;
    const depth = parent === null ? 0 : nodes[parent]!.depth + 1;
    const node = nodeOf(raw, parent, depth, under, label, tab.id);
    index.push(nodes.length);
    nodes.push(node);
    const alone = whole && alike.get(nameKey(raw)) === 1;
    if (raw.i > 0) {
      const single = whole && meant.get(twinKey(meaningOf(raw))) === 1;
      issue(assembly, place, raw, node, { twins, alone, single });
    }
    const child = walked.children.get(raw.i);
    if (raw.f && child) {
      const inherited = node.states.filter((state) => /^(occluded|behind-modal|inert|offscreen)$/.test(state));
      const origin = inside(under.origin, raw);
      addFrame(assembly, child, { parent: nodes.length - 1, depth: depth + 1, origin, inherited });
    }
  }
  for (const group of twins.values()) {
    group.forEach(({ entry, at }, ordinal) => {
      entry.twins = whole ? group.length : atLeast(entry, group.length, assembly.snapshot);
      if (whole) entry.ordinal = ordinal;
      nodes[at]!.ordinal = ordinal;
    });
  }
}

/** Part of a document was walked: one that was never seen in a whole one may have twins elsewhere, which 0 stands for. */
function atLeast(entry: Entry, seen: number, snapshot: number): number {
  if (seen > 1) return Math.max(entry.twins, seen);
  return entry.firstSnapshot === snapshot ? 0 : entry.twins;
}

function nameKey(raw: RawNode): string {
  return `${raw.r}\n${raw.n}`;
}

function meaningOf(raw: RawNode): Meaning {
  return { role: raw.r, name: raw.n, tag: raw.t ?? '', marks: raw.m ?? '', target: raw.k ?? '', context: raw.c! };
}

function countBy(nodes: readonly RawNode[], keyOf: (raw: RawNode) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const raw of nodes) {
    if (raw.i === 0) continue;
    const key = keyOf(raw);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function issue(
  { ledger, snapshot, nodes }: Assembly,
  place: Place,
  raw: RawNode,
  node: SnapshotNode,
  { twins, alone, single }: { twins: Map<string, { entry: Entry; at: number }[]>; alone: boolean; single: boolean },
): void {
  const meaning = meaningOf(raw);
  const entry = ledger.issue(place, { node: raw.i, meaning, alone, single }, snapshot);
  node.ref = entry.ref;
  if (entry.was !== undefined) node.was = entry.was;
  node.context = contextWords(meaning.context);
  const key = twinKey(meaning);
  const group = twins.get(key);
  if (group) group.push({ entry, at: nodes.length - 1 });
  else twins.set(key, [{ entry, at: nodes.length - 1 }]);
}

function nodeOf(
  raw: RawNode,
  parent: number | null,
  depth: number,
  under: Under,
  frame: string,
  tab: string,
): SnapshotNode {
  const { origin, inherited } = under;
  return {
    ref: null,
    parent,
    depth,
    role: raw.r,
    name: raw.n,
    text: raw.x ?? '',
    ...(raw.sk && { struck: raw.sk }),
    ...(raw.re && { red: true }),
    ...(raw.sz !== undefined && { total: raw.sz }),
    value: raw.v ?? null,
    label: raw.l ?? '',
    placeholder: raw.ph ?? '',
    description: raw.d ?? '',
    href: raw.h ?? '',
    tag: raw.t ?? '',
    type: raw.ty ?? '',
    testId: raw.id ?? '',
    icon: raw.ic ?? '',
    level: raw.lv ?? null,
    states: inherited.length === 0 || raw.i === 0 ? (raw.s ?? []) : [...new Set([...(raw.s ?? []), ...inherited])],
    framed: raw.fr === 1,
    ...(raw.la && { lifted: true }),
    ...(raw.fa && { faded: true }),
    ...(raw.co && { cutOff: true }),
    ...(raw.pt && { partly: true, lacks: raw.pt }),
    ...(raw.fo && { folded: raw.fo }),
    ...(raw.ti && { titled: raw.ti }),
    runs: raw.ru ?? [],
    context: '',
    ordinal: 0,
    box: raw.b ? place(raw.b, origin) : null,
    frame,
    tab,
  };
}

function place(box: [number, number, number, number], origin: Origin) {
  return {
    x: Math.round(origin.left + box[0] * origin.scaleX),
    y: Math.round(origin.top + box[1] * origin.scaleY),
    width: Math.round(box[2] * origin.scaleX),
    height: Math.round(box[3] * origin.scaleY),
  };
}

function inside(origin: Origin, owner: RawNode): Origin {
  const [left, top, scaleX, scaleY] = owner.o ?? [0, 0, 1, 1];
  return {
    left: origin.left + left * origin.scaleX,
    top: origin.top + top * origin.scaleY,
    scaleX: origin.scaleX * scaleX,
    scaleY: origin.scaleY * scaleY,
  };
}

function frameLabel(tab: Tab, frameId: string): string {
  let label = tab.frameNames.get(frameId);
  if (!label) {
    label = `f${tab.frameNames.size + 1}`;
    tab.frameNames.set(frameId, label);
  }
  return label;
}

/** Whether a walk showed nothing at all: a page that is still a shell. */
export function isEmpty(result: WalkResult): boolean {
  return !result.nodes.some(
    (node) => node.r === 'text' || node.f || (node.i > 0 && node.r !== 'generic' && node.r !== 'document'),
  );
}
