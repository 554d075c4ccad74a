import { type Redactor, redactedMark } from './redactor.ts';

// How a trace writes a document: text is a string, an element `[tag, attributes, ...children]`, and what did not change
// since an earlier snapshot of the frame `[[snapshots ago, number of the node there]]`, counted children first.
type Snapshot = { frameId: string; html: unknown };
type Element = [string, Record<string, unknown>?, ...unknown[]];

/** A text in a document: element and child, or attributes and name. Written to, it changes the document. */
interface Leaf {
  holder: Record<string | number, unknown>;
  at: string | number;
}

/** The nodes of one snapshot in the order that references count them in. */
type Nodes = (Leaf | Element)[];

const unseen = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'HEAD', 'TITLE']);

/**
 * Blanks, in place, secrets that a page has split over several text nodes or over several fields. The snapshots are
 * those of a trace in their order, for one may refer to what an earlier one holds.
 */
export function blankSplitSecrets(snapshots: readonly Snapshot[], redactor: Redactor): void {
  if (redactor.empty) return;
  const frames = new Map<string, Nodes[]>();
  for (const { frameId, html } of snapshots) {
    const before = frames.get(frameId) ?? [];
    frames.set(frameId, [...before, nodesOf(html)]);
  }
  for (const history of frames.values()) {
    for (const [index, nodes] of history.entries()) {
      const root = nodes.at(-1);
      if (!Array.isArray(root)) continue;
      const { texts, fields } = leavesOf(root, history, index);
      blank(texts, redactor);
      // Layout may close the gap that white space between elements seems to make.
      blank(
        texts.filter((leaf) => read(leaf).trim() !== ''),
        redactor,
      );
      blank(fields, redactor);
    }
  }
}

function isElement(node: unknown): node is Element {
  return Array.isArray(node) && typeof node[0] === 'string';
}

function nodesOf(html: unknown): Nodes {
  const nodes: Nodes = [];
  const visit = (element: Element): void => {
    for (let at = 2; at < element.length; at += 1) {
      const child = element[at];
      if (typeof child === 'string') nodes.push({ holder: element as unknown as Leaf['holder'], at });
      else if (isElement(child)) visit(child);
    }
    nodes.push(element);
  };
  if (isElement(html)) visit(html);
  return nodes;
}

/** What is read one after the other in a whole document, references followed. */
function leavesOf(root: Element, history: readonly Nodes[], index: number): { texts: Leaf[]; fields: Leaf[] } {
  const texts: Leaf[] = [];
  const fields: Leaf[] = [];
  const visit = (element: Element, snapshot: number): void => {
    const [tag, attributes] = element;
    if (unseen.has(tag.toUpperCase())) return;
    for (const at of ['__playwright_value_', 'value']) {
      if (typeof attributes?.[at] === 'string') fields.push({ holder: attributes, at });
    }
    for (let at = 2; at < element.length; at += 1) {
      const child = element[at];
      if (typeof child === 'string') texts.push({ holder: element as unknown as Leaf['holder'], at });
      else if (isElement(child)) visit(child, snapshot);
      else follow(child, snapshot);
    }
  };
  const follow = (reference: unknown, snapshot: number): void => {
    const [ago, number] = (Array.isArray(reference) && Array.isArray(reference[0]) ? reference[0] : []) as number[];
    if (ago === undefined || number === undefined) return;
    const node = history[snapshot - ago]?.[number];
    if (node === undefined) return;
    if (Array.isArray(node)) visit(node, snapshot - ago);
    else texts.push(node);
  };
  visit(root, index);
  return { texts, fields };
}

function read(leaf: Leaf): string {
  return String(leaf.holder[leaf.at]);
}

/** What a secret covers of each text it goes through becomes a mark; one that lies in a single text is left to others. */
function blank(leaves: readonly Leaf[], redactor: Redactor): void {
  const starts: number[] = [];
  let whole = '';
  for (const leaf of leaves) {
    starts.push(whole.length);
    whole += read(leaf);
  }
  // From the end on, so that what was found before keeps its place.
  for (const [from, to] of redactor.spans(whole).toReversed()) {
    const first = starts.findLastIndex((start) => start <= from);
    const last = starts.findLastIndex((start) => start < to);
    for (let at = first; at <= last && first < last; at += 1) {
      const leaf = leaves[at]!;
      const text = read(leaf);
      const [cut, end] = [Math.max(0, from - starts[at]!), Math.min(text.length, to - starts[at]!)];
      if (end > cut) leaf.holder[leaf.at] = `${text.slice(0, cut)}${redactedMark}${text.slice(end)}`;
    }
  }
}
