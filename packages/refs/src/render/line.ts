import type { SnapshotNode } from '../types.ts';

/** One line of the reader's tree, without its indent. */
export function lineOf(node: SnapshotNode, nameIsShown: boolean): string {
  const parts: string[] = [shortRole(node)];
  if (node.name && !nameIsShown) parts.push(quote(node.name, 120));
  if (node.level !== null && !/^(heading|treeitem)$/.test(node.role)) parts.push(`level=${node.level}`);
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

/** What a person needs to know to decide; `editable`, `unchecked`, `haspopup` and `collapsed` go without saying. */
function worthSaying(node: SnapshotNode, state: string): boolean {
  if (state === 'clickable') return node.role !== 'generic';
  if (state === 'collapsed') return node.role === 'treeitem';
  return !/^(editable|unchecked|offscreen|haspopup|private)$/.test(state);
}

const actionable =
  /^(button|checkbox|combobox|link|listbox|menuitem|menuitemcheckbox|menuitemradio|option|radio|searchbox|slider|spinbutton|switch|tab|textbox|treeitem|scrollbar|canvas)$/;

/** Whether something can be done with a node: its ref is printed. */
export function isActionable(node: SnapshotNode): boolean {
  return actionable.test(node.role) || node.states.includes('clickable') || node.states.includes('editable');
}

/** A string of the page in quotes, on one line, unable to look like a ref of ours. */
export function quote(text: string, most: number): string {
  return JSON.stringify(unforged(clip(text, most)));
}

/** Text of the page outside quotes, with what could be read as one of our lines broken up. */
export function plain(text: string, most: number): string {
  return unforged(clip(text, most));
}

const forged =
  /\[\s*ref\s*=|\b(?:button|link|textbox|checkbox|radio|combobox|tab|menuitem|option|clickable)\s+"[^"]*"/i;

/** An invisible joiner inside `e12` keeps it from being a ref; honest text is left as it stands. */
function unforged(text: string): string {
  if (!forged.test(text)) return text;
  return text.replace(/\[(\s*ref\s*=)/gi, '($1').replace(/\be(?=\d+\b)/g, 'e\u2060');
}

function clip(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}
