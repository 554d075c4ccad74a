import type { SnapshotNode } from '../types.ts';

/** One line of the reader's tree, without its indent. */
export function lineOf(node: SnapshotNode, nameIsShown: boolean): string {
  const parts: string[] = [shortRole(node)];
  if (node.name && !nameIsShown) parts.push(quote(node.name, 120));
  if (node.level !== null && node.role !== 'heading') parts.push(`level=${node.level}`);
  const states = node.states.filter((state) => worthSaying(node, state));
  if (states.length > 0) parts.push(`[${states.join(' ')}]`);
  if (node.ref && isActionable(node)) parts.push(node.ref);
  if (node.value !== null && node.value !== '') parts.push(`= ${quote(node.value, 120)}`);
  else if (node.placeholder && node.placeholder !== node.name) parts.push(`(${quote(node.placeholder, 60)})`);
  return parts.join(' ');
}

function shortRole(node: SnapshotNode): string {
  if (node.role === 'heading') return `h${node.level ?? ''}`;
  if (node.role === 'generic') return node.states.includes('clickable') ? 'clickable' : 'group';
  if (node.role === 'listitem') return '-';
  return node.role;
}

/** What a person needs to know to decide; `editable` and `unchecked` go without saying. */
function worthSaying(node: SnapshotNode, state: string): boolean {
  if (state === 'clickable') return node.role !== 'generic';
  return (
    !/^(editable|unchecked|offscreen|collapsed)$/.test(state) || (state === 'collapsed' && node.role !== 'combobox')
  );
}

const actionable =
  /^(button|checkbox|combobox|link|listbox|menuitem|menuitemcheckbox|menuitemradio|option|radio|searchbox|slider|spinbutton|switch|tab|textbox|treeitem|scrollbar|canvas)$/;

/** Whether something can be done with a node: its ref is printed. */
export function isActionable(node: SnapshotNode): boolean {
  return actionable.test(node.role) || node.states.includes('clickable') || node.states.includes('editable');
}

/**
 * A string of the page, made harmless: always in quotes or escaped, on one line, and never able to look like a ref
 * or a line of ours.
 */
export function quote(text: string, most: number): string {
  return JSON.stringify(clip(text, most));
}

/** Text of the page outside quotes: what could be read as a ref of ours is broken up. */
export function plain(text: string, most: number): string {
  return clip(text, most)
    .replace(/\[(?=\s*ref\s*=)/gi, '(')
    .replace(/\be(?=\d+\b)/g, 'e\u2060');
}

function clip(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}
