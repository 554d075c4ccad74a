import { bare, says, squash } from '../../ground/names/text.ts';
import { type Item, textsIn } from '../../ground/view/view.ts';
import { amountIn, isAmount } from '../counting/amounts.ts';

/**
 * The value of a label in a line of labels and values: behind it ("Owner Ann · Status Frozen"), or the amount that goes with
 * it ("24 deals · $182,400 total value"); null where it is none.
 */
export function valueInLine(item: Item, name: string): string | null {
  const line = onlyLine(item);
  if (line === null) return null;
  const counted = amountAhead(line.text, name);
  if (counted !== null) return counted;
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

/** Whether an amount goes with a name in a line of its own: what stands behind the line is no value of that name. */
export function goesWithAmount(item: Item, name: string): boolean {
  const line = onlyLine(item);
  return line !== null && partsOf(line.text).some((part) => /\d\S*$/.test(aheadOf(part, name) ?? ''));
}

function onlyLine(item: Item): Item | null {
  const [line, ...others] = textsIn(item);
  return line === undefined || others.length > 0 ? null : line;
}

// Alone a bare number may as well count the lines: "2 Payment".
function amountAhead(text: string, name: string): string | null {
  const parts = partsOf(text);
  const [amount, ...others] = parts.map((part) => aheadOf(part, name) ?? '').filter(isAmount);
  if (amount === undefined || others.length > 0) return null;
  return parts.length > 1 || amountIn(amount)?.measure != null ? amount : null;
}

function partsOf(text: string): string[] {
  return text.split(/\s*[·•|;]\s*|,\s+(?=\p{Sc}?\d)/u);
}

function aheadOf(part: string, name: string): string | null {
  const words = squash(part);
  return bare(words).endsWith(` ${bare(name)}`) ? words.slice(0, words.length - bare(name).length - 1).trim() : null;
}
