import { bare, says } from '../../ground/names/text.ts';
import { type Item, subtree } from '../../ground/view/view.ts';

/** The value behind a label in a line of labels and values ("Owner Ann · Status Frozen"); null where it is none. */
export function valueInLine(item: Item, name: string): string | null {
  const [line, ...others] = subtree(item).filter(({ text }) => text !== '');
  if (line === undefined || others.length > 0) return null;
  const { runs = [] } = line;
  const glued = runs.length === 2 && bare(runs[0] ?? '') === bare(name) && !says(line.text, name);
  if (glued) return runs[1] ?? null;
  const words = (runs.length >= 4 ? runs : pairsByColon(line.text)).map(withoutSigns);
  const at = words.findIndex((run) => bare(run) === bare(name));
  return words.length < 4 || words.length % 2 === 1 || at < 0 || at % 2 === 1 ? null : (words[at + 1] ?? null);
}

// "Owner: Ann, Status: Frozen": the next label begins like one, with a capital.
function pairsByColon(text: string): string[] {
  const parts = text.split(/[,;|·•]?\s+(?=\p{Lu}[\p{L}\d ]{0,24}:\s)/u);
  const pairs = parts.map((part) => /^([^:]{1,30}):\s+(.+)$/.exec(part));
  return pairs.flatMap((pair) => pair?.slice(1) ?? []);
}

// What stands between a label and its value, or between two pairs.
function withoutSigns(run: string): string {
  return run.replace(/^(?:[\s:=·•|,;/]|[-–—]\s)+|(?:[\s:=·•|,;/]|\s[-–—])+$/g, '');
}
