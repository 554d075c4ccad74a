import type { Evidence } from '@smokejumper/contracts';
import { squash } from '../ground/names/text.ts';
import { fullText, type Item, subtree, type View } from '../ground/view/view.ts';

const inline = new Set([
  'text',
  'generic',
  'strong',
  'emphasis',
  'paragraph',
  'code',
  'time',
  'superscript',
  'subscript',
  'mark',
  'insertion',
  'deletion',
]);
const longest = 2_000;

/** The first line of every outline, and what a check of absence quotes: this page, whole, was looked at. */
export function pageLine(view: View): string {
  return `page ${JSON.stringify(view.title)} ${view.url}`;
}

/** A view as text, one line an element, the text that runs over inline elements kept together. Evidence quotes it. */
export function outlineOf(view: View): string {
  const lines = [pageLine(view)];
  const walk = (item: Item, depth: number) => {
    const line = lineOf(item);
    if (line !== null) lines.push(`${'  '.repeat(Math.min(depth, 12))}- ${line}`);
    if (isRun(item)) return;
    for (const child of item.children) walk(child, line === null ? depth : depth + 1);
  };
  for (const item of view.items) if (item.up === null) walk(item, 0);
  return lines.join('\n');
}

/** A run of text: nothing in it but words. A box that shows none, and is called by its hint, has a line of its own. */
export function isRun(item: Item): boolean {
  const isWords = (child: Item) =>
    child.children.length === 0 ? child.text !== '' || child.name === '' : isRun(child);
  return item.children.length > 0 && item.children.every((child) => inline.has(child.role) && isWords(child));
}

function lineOf(item: Item): string | null {
  const name = item.name === '' ? '' : ` ${JSON.stringify(squash(item.name).slice(0, longest))}`;
  const own = isRun(item) || item.children.length === 0 ? fullText(item) : squash(item.text);
  const value =
    item.value === null || item.value === '' ? '' : ` value=${JSON.stringify(squash(item.value).slice(0, longest))}`;
  const text =
    own === '' || own === squash(item.name) || own === squash(item.value ?? '') ? '' : `: ${own.slice(0, longest)}`;
  if (name === '' && text === '' && value === '' && inline.has(item.role)) return null;
  const states = item.states.length === 0 ? '' : ` [${item.states.join(', ')}]`;
  const href = item.href === '' ? '' : ` -> ${item.href}`;
  return `${item.role}${name}${states}${href}${value}${text}`;
}

/** What to quote for an element: its own line, else the lines of what it is made of, four at most. */
export function quotesOf(view: View, item: Item): Evidence[] {
  const run = [item, ...upOf(item)].find((up) => isRun(up) && up.children.length > 0) ?? item;
  const own = lineOf(run);
  const bare = own === null || own === run.role;
  if (!bare && (isRun(run) || fullText(run) === '' || run.children.length === 0 || run.name !== '')) {
    return [{ snapshot: view.id, quote: own }];
  }
  const parts = subtree(run)
    .filter((part) => !upOf(part).some((up) => up !== run && isRun(up)))
    .map(lineOf)
    .filter((line): line is string => line?.includes(' ') === true);
  const lines = parts.length === 0 && own !== null ? [own] : parts.slice(0, 4);
  return lines.map((quote) => ({ snapshot: view.id, quote }));
}

function upOf(item: Item): Item[] {
  const found: Item[] = [];
  for (let up = item.up; up !== null && found.length < 6; up = up.up) found.push(up);
  return found;
}

export function pageEvidence(view: View): Evidence[] {
  return [{ snapshot: view.id, quote: pageLine(view) }];
}
