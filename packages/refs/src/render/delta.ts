import { diffArrays } from 'diff';
import { covers, withoutCover } from './cover.ts';

const mostEdits = 4_000;

/**
 * Lines that came (`+`) and went (`-`), each group of new ones below the line it stands under. A line whose ref
 * went is told by the ref alone, many in a row by the first and the last. null: so much changed that the whole is
 * shorter.
 */
export function changes(before: readonly string[], now: readonly string[]): string[] | null {
  const bare = now.map(withoutCover);
  const parts = diffArrays(before.map(withoutCover), bare, { maxEditLength: mostEdits, timeout: 500 });
  if (!parts) return null;
  const out: string[] = [];
  // A line that only changed is told once, as it is now.
  const kept = new Set(now.flatMap(refsIn));
  const known = new Set(before.flatMap(refsIn));
  const titles = new Set(before.map(titleOf));
  let at = 0;
  let told = -1;
  for (const part of parts) {
    if (part.removed) {
      out.push(...removed(part.value, kept));
      continue;
    }
    if (part.added) {
      const added = now.slice(at, at + part.value.length);
      const parent = parentLine(now, at);
      // Where a known element stands is known too.
      const moved = added.every((line) => refsIn(line).some((ref) => known.has(ref)));
      if (parent !== -1 && parent !== told && !moved) out.push(`@ ${shorten(bare[parent]!.trim())}`);
      if (!moved) told = parent;
      out.push(...dedent(added).map((line) => `+ ${withoutKnown(line, titles)}`));
    }
    at += part.value.length;
  }
  return [...covers(before, now), ...out];
}

/** Ref, role and name of a line about one element; '' for all others. */
function titleOf(line: string): string {
  const refs = refsIn(line);
  const named = /^ *[a-z]+ "(?:[^"\\]|\\.)*"(?= )/.exec(line)?.[0].trim();
  return named && refs.length === 1 ? `${refs[0]} ${named}` : '';
}

/** A reader who has the ref of a long name knows the name: only what is new about the element is told. */
function withoutKnown(line: string, titles: ReadonlySet<string>): string {
  const title = titleOf(line);
  if (title === '' || !titles.has(title)) return line;
  const indent = line.slice(0, indentOf(line));
  return (
    indent +
    line
      .trim()
      .slice(title.indexOf(' ') < 0 ? 0 : title.length - title.indexOf(' '))
      .replace(/^ /, '')
  );
}

const shortestRun = 4;

function removed(lines: readonly string[], kept: ReadonlySet<string>): string[] {
  const out: string[] = [];
  let run: string[] = [];
  const end = () => {
    out.push(...gone(run, kept));
    run = [];
  };
  for (const line of lines) {
    if (refsIn(line).some((ref) => kept.has(ref))) end();
    run.push(line);
    if (refsIn(line).some((ref) => kept.has(ref))) end();
  }
  end();
  return out;
}

/** Lines that stood one below the other: between the first and the last ref all went. */
function gone(lines: readonly string[], kept: ReadonlySet<string>): string[] {
  const first = lines.findIndex((line) => refsIn(line).length > 0);
  const last = lines.findLastIndex((line) => refsIn(line).length > 0);
  if (last - first + 1 < shortestRun) return lines.flatMap((line) => goneLine(line, kept));
  const range = `- ${refsIn(lines[first]!)[0]} to ${refsIn(lines[last]!).at(-1)}, ${last - first + 1} lines`;
  return [
    ...lines.slice(0, first).flatMap((line) => goneLine(line, kept)),
    range,
    ...lines.slice(last + 1).flatMap((line) => goneLine(line, kept)),
  ];
}

function goneLine(line: string, kept: ReadonlySet<string>): string[] {
  const refs = refsIn(line);
  if (refs.length === 0) return [`- ${shorten(line.trim())}`];
  const lost = refs.filter((ref) => !kept.has(ref));
  return lost.length > 0 ? [`- ${lost.join(' ')}`] : [];
}

function refsIn(line: string): string[] {
  return line.match(/\be\d+\b/g) ?? [];
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
