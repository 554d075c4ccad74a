import { ancestors, type Item, isWithin, subtree } from '../view/view.ts';

/**
 * What hangs on a branch of a tree whose entries stand side by side: by their levels, those behind it that lie deeper.
 * Null where the page hangs them into each other, or tells no levels.
 */
export function hungByLevel(node: Item): Item[] | null {
  const { role, level } = node;
  if (level === null || (role !== 'treeitem' && role !== 'row')) return null;
  const tree = ancestors(node).find((up) => up.role === 'tree' || up.role === 'treegrid');
  if (tree === undefined) return null;
  const nodes = subtree(tree).filter((other) => other.role === role && other.level !== null);
  if (nodes.some((other) => other !== node && isWithin(other, node))) return null;
  const later = nodes.slice(nodes.indexOf(node) + 1);
  const end = later.findIndex((other) => (other.level ?? 0) <= level);
  return end < 0 ? later : later.slice(0, end);
}
