import type { SnapshotNode } from '../types.ts';
import { isActionable, lineOf, plain } from './line.ts';

/** One line of the reader's text with what hangs below it. */
export interface Item {
  line: string;
  /** What kind of thing it is: neighbours of one kind may be folded together. */
  kind: string;
  /** Ref to expand it by; null for text. */
  ref: string | null;
  /** Name of what it is, for search and for a folded summary. */
  says: string;
  /** Of an item of a tree whose levels are told in numbers: its children stand behind it, not in it. */
  level?: number;
  children: Item[];
}

interface Branch {
  node: SnapshotNode;
  children: Branch[];
}

/** The tree as a reader needs it: each thing once, no wrappers, one line per row. */
export function outline(nodes: readonly SnapshotNode[]): Item[] {
  return toTree(nodes).flatMap((branch) => itemsOf(branch, ''));
}

function toTree(nodes: readonly SnapshotNode[]): Branch[] {
  const branches: Branch[] = [];
  const top: Branch[] = [];
  for (const node of nodes) {
    const branch = { node, children: [] };
    branches.push(branch);
    if (node.parent === null) top.push(branch);
    else branches[node.parent]!.children.push(branch);
  }
  return top;
}

const transparent =
  /^(document|list|rowgroup|paragraph|generic|group|none|presentation|figure|caption|definition|term)$/;

/** `said` is what the line above says already, so that a text inside a button does not repeat its name. */
function itemsOf(branch: Branch, said: string): Item[] {
  const { node, children } = branch;
  if (node.ref === null) return textItem(node, said);
  if (node.role === 'row' && node.name !== '' && !isActionable(node)) return [rowItem(branch)];
  // A name that only repeats the controls inside is left to them.
  const repeats = /^(generic|listitem|heading)$/.test(node.role) && children.some(holdsControl);
  const own = isCell(node) ? '' : isSilent(node) || repeats ? said : node.name || said;
  const below = nested(withoutLabels(children).flatMap((child) => itemsOf(child, own)));
  if (isSilent(node)) return below;
  if (node.role === 'listitem' && below.length > 0 && !isActionable(node)) return [bullet(node, below)];
  const single = node.role === 'combobox' && node.tag === 'select';
  return [
    {
      line: lineOf(node, repeats),
      kind: node.role,
      ref: node.ref,
      says: node.name,
      ...(node.role === 'treeitem' && node.level ? { level: node.level } : {}),
      children: single ? optionsOf(below) : below,
    },
  ];
}

/** Hangs the items of a flat tree where their levels say. What has no level stands with the next one that has. */
function nested(items: Item[]): Item[] {
  if (new Set(items.map((item) => item.level).filter(Boolean)).size < 2) return items;
  const top: Item[] = [];
  const open: { level: number; item: Item }[] = [];
  items.forEach((item, at) => {
    const level = items.slice(at).find((other) => other.level)?.level ?? 0;
    while (open.length > 0 && open[open.length - 1]!.level >= level) open.pop();
    (open[open.length - 1]?.item.children ?? top).push(item);
    if (item.level) open.push({ level, item });
  });
  return top;
}

/** Nothing to say by itself: a wrapper, or a picture without a name. */
function isSilent(node: SnapshotNode): boolean {
  if (isActionable(node) || node.states.includes('closed-shadow')) return false;
  if (node.role === 'img' || node.role === 'separator') return node.name === '';
  if (isCell(node)) return true;
  return transparent.test(node.role) && (node.name === '' || !/^(group|figure|list)$/.test(node.role));
}

function isCell(node: SnapshotNode): boolean {
  return /^(cell|gridcell|columnheader|rowheader)$/.test(node.role) && !isActionable(node);
}

function holdsControl({ node, children }: Branch): boolean {
  return (isActionable(node) && node.name !== '') || children.some(holdsControl);
}

function textItem(node: SnapshotNode, said: string): Item[] {
  if (said !== '' && contains(said, node.text)) return [];
  return [{ line: plain(node.text, 600), kind: 'text', ref: null, says: node.text, children: [] }];
}

/** A field's label stands before it as text of its own; its name says it again. */
function withoutLabels(children: Branch[]): Branch[] {
  return children.filter((child, at) => {
    if (child.node.ref !== null) return true;
    const beside = [children[at + 1]?.node, children[at - 1]?.node];
    return !beside.some(
      (other) => other && other.ref !== null && isActionable(other) && other.name === child.node.text,
    );
  });
}

function bullet(node: SnapshotNode, below: Item[]): Item {
  const [first, ...rest] = below;
  const head = first!;
  return {
    line: `- ${head.line}`,
    kind: 'listitem',
    ref: node.ref,
    says: head.says,
    children: [...head.children, ...rest],
  };
}

/** A row on one line, its cells side by side; what hangs below a cell stays below the row. */
function rowItem(branch: Branch): Item {
  const cells = branch.children.map((cell) => itemsOf(cell, ''));
  const line = cells.map((items) => items.map((item) => item.line).join(' ')).join(' | ');
  const children = cells.flat().flatMap((item) => item.children);
  const states = branch.node.states.filter((state) => /^(selected|current|expanded|collapsed)$/.test(state));
  const marks = states.length > 0 ? ` [${states.join(' ')}]` : '';
  return { line: `row${marks} ${line}`, kind: 'row', ref: branch.node.ref, says: branch.node.name, children };
}

/** The options of a closed list on one line: their labels are what a choice is made by. */
function optionsOf(below: Item[]): Item[] {
  const options = below.filter((item) => item.kind === 'option');
  if (options.length < 2) return below;
  const shown = options.slice(0, 12).map((item) => item.line.replace(/^option /, ''));
  const more = options.length > 12 ? ` … ${options.length - 12} more` : '';
  return [{ line: `options ${shown.join(', ')}${more}`, kind: 'options', ref: null, says: '', children: [] }];
}

function contains(said: string, text: string): boolean {
  return ` ${squash(said)} `.includes(` ${squash(text)} `) || squash(said).includes(squash(text));
}

function squash(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
