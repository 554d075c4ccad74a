import { diffArrays } from 'diff';

const mostEdits = 4_000;

/**
 * Lines that came (`+`) and went (`-`), each group of new ones below the line it stands under. A line whose ref
 * went is told by the ref alone. null: so much changed that the whole is shorter.
 */
export function changes(before: readonly string[], now: readonly string[]): string[] | null {
  const parts = diffArrays([...before], [...now], { maxEditLength: mostEdits, timeout: 500 });
  if (!parts) return null;
  const out: string[] = [];
  let at = 0;
  let told = -1;
  for (const part of parts) {
    if (part.removed) {
      out.push(...part.value.map(removed));
      continue;
    }
    if (part.added) {
      const parent = parentLine(now, at);
      if (parent !== -1 && parent !== told) out.push(`@ ${shorten(now[parent]!.trim())}`);
      told = parent;
      out.push(...dedent(part.value).map((line) => `+ ${line}`));
    }
    at += part.value.length;
  }
  return out;
}

function removed(line: string): string {
  const refs = line.match(/\be\d+\b/g);
  return refs ? `- ${refs.join(' ')}` : `- ${shorten(line.trim())}`;
}

function shorten(line: string): string {
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function parentLine(lines: readonly string[], at: number): number {
  const indent = indentOf(lines[at] ?? '');
  for (let up = at - 1; up >= 1; up -= 1) if (indentOf(lines[up]!) < indent) return up;
  return -1;
}

function dedent(lines: readonly string[]): string[] {
  const least = Math.min(...lines.map(indentOf));
  return lines.map((line) => line.slice(least));
}
