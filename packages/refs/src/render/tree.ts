import type { SnapshotNode } from '../types.ts';
import { isActionable, lineOf, plain } from './line.ts';

export function renderTree(nodes: readonly SnapshotNode[]): string {
  const lines: string[] = [];
  for (const node of nodes) {
    const indent = ' '.repeat(node.depth);
    lines.push(indent + (node.ref === null ? plain(node.text, 500) : lineOf(node, false)));
  }
  return lines.join('\n');
}

export { isActionable };
