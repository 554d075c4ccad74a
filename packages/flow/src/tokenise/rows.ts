import type { Section, Sentence } from './lines.ts';
import { unquote } from './quotes.ts';
import { allLows, asQuote, type Token } from './token.ts';

type Pair = { field: Token[]; value: Token[] };
interface Row extends Pair {
  table: boolean;
  /** How it is marked: a bullet, a number or a letter; rows of one form are marked alike. */
  mark: string;
}

const bullet = /^\s*(?:(?:[-*•◦▪‣+–●○■□☐✓✔]|\d+[.)]|[a-z]\))\s+)/u;
const fieldName =
  /^("[^"]{1,60}"|“[^”]{1,60}”|'[^']{1,60}'|`[^`]{1,60}`|\*\*[^*:]{1,60}\*\*|[^:"'“/`*]{1,40})\s*:\s+(\S.*)$/u;
const boldToColon = /^\*\*([^*:"]{1,60}):\*\*\s+(\S.*)$/u;
const bothQuoted = /^\s*("[^"]{1,60}"|“[^”]{1,60}”)\s*:\s*("[^"]*"|“[^”]*”)\s*$/u;
/** `"Odile" and press Enter`: more than a value. */
const isMore = (value: string) => /^["“`]/.test(value) && !/^(?:"[^"]*"|“[^”]*”|`[^`]*`)[.,;]?\s*$/.test(value);

const markKind = (mark: string): string => (/\d/.test(mark) ? '1' : /[a-z]/.test(mark) ? 'a' : mark.trim());

function cellsOf(line: string): { cells: [string, string]; from: number; table: boolean; mark: string } | undefined {
  const table = /^\s*\|([^|]+)\|([^|]*)\|\s*$/.exec(line);
  if (table) return { cells: [table[1]!, table[2]!], from: 0, table: true, mark: '|' };
  const mark = bullet.exec(line)?.[0] ?? '';
  const rest = line.slice(mark.length);
  const label = mark === '' ? bothQuoted.exec(line) : (boldToColon.exec(rest) ?? fieldName.exec(rest));
  if (!label || isMore(label[2]!)) return undefined;
  return { cells: [label[1]!, label[2]!], from: mark.length, table: false, mark: markKind(mark) };
}

/** `| Email | a@b.c |` or, under "fill in the form:", `- Email: a@b.c`, `- "Email": "a@b.c"`. */
export function readRow(spec: string, from: number, to: number): Row | undefined {
  const line = spec.slice(from, to);
  const read = cellsOf(line);
  if (!read) return undefined;
  const { cells, table, mark } = read;
  const first = from + line.indexOf(cells[0], read.from);
  const second = from + line.indexOf(cells[1], first - from + cells[0].length);
  const whole = (start: number, cell: string): Token[] => {
    const text = cell.trim();
    const at = start + cell.indexOf(text);
    const value = unquote(text.replace(/^("[^"]*"|“[^”]*”|`[^`]*`)[.,;]$/, '$1')).replace(/^\*\*([^*]+)\*\*$/, '$1');
    return text === '' ? [] : [{ ...asQuote({ start: at, end: at + text.length }, text), value }];
  };
  return { field: whole(first, cells[0]), value: whole(second, cells[1]), table, mark };
}

const fillLead =
  /\b(?:fill|enter|complete|provide|type|set|input|put|submit)(?:s|e?d|ing)?\b.*\b(?:following|form|fields?|details|values|data|information|with|as follows|these)\b|^\s*(?:(?:given|when|then|and|but)\s+)?(?:(?:i|we|you|the user)\s+)?fills?\s+(?:in|out)\s*:?\s*$/;

/** "Fill in the form:", above the fields and what goes into them. */
export const isFillLead = (line: string): boolean => fillLead.test(line.toLowerCase());

const markOf = (spec: string, { start }: Token): string => {
  const line = spec.slice(Math.max(spec.lastIndexOf('\n', start - 1), spec.lastIndexOf('\r', start - 1)) + 1, start);
  return line.includes('|') ? '|' : markKind(bullet.exec(line)?.[0] ?? '');
};

/** Puts a row under the line that asks to fill in a form; rows elsewhere are read like any line. */
export function addPair(
  spec: string,
  found: Sentence[],
  { joined, row, state }: { joined: Token[] | undefined; row: Row; state: Section },
): boolean {
  const isLead =
    joined !== undefined &&
    fillLead.test(allLows(joined)) &&
    !joined.some(({ kind }) => kind === 'quote') &&
    (row.table || joined.at(-1)?.raw === ':');
  const last = found.at(-1);
  if (!isLead && !(joined === undefined && last?.pairs)) return false;
  if (row.field.length === 0) return false;
  // "3. Note: …" after "- Email: a@b.c" is the next step and no field.
  const above = isLead ? undefined : last?.pairs?.at(-1)?.field[0];
  if (above && markOf(spec, above) !== row.mark) return false;
  const isHeader =
    isLead &&
    row.table &&
    /^(?:field|label|name|key|input)$/.test(row.field[0]!.low) &&
    /^(?:value|data|text|content)$/.test(row.value[0]?.low ?? '');
  if (isLead) found.push({ tokens: joined, expected: state.expected, pairs: isHeader ? [] : [row] });
  else last!.pairs!.push(row);
  return true;
}
