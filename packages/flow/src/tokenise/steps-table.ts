import { push } from './divide.ts';
import type { Section, Sentence } from './lines.ts';
import { unquote } from './quotes.ts';
import { asQuote, asWord, lows, type Token, wordCount } from './token.ts';
import { tokenise } from './tokenise.ts';

/** What a column of a table of steps holds; what is only about the table gives no step. */
type Column = 'do' | 'data' | 'expect' | 'seen' | 'about';

const kinds: [Column, RegExp][] = [
  [
    'expect',
    /^(?:expect(?:ed|ation|ations)?(?: results?| outcomes?| behaviou?r)?|what (?:should|must) happen|what (?:you|we|i|the user) should see|should(?: see| happen)?|verify|verification|checks?|assertions?|outcomes?|then)$/,
  ],
  ['seen', /^(?:actual(?: results?| outcomes?| behaviou?r)?|observed(?: results?)?|what happened)$/],
  ['data', /^(?:(?:test |input )?data|inputs?|values?|parameters?|test input)$/],
  [
    'do',
    /^(?:actions?|what to do|do|(?:test )?steps?|step description|steps? to (?:take|perform)|descriptions?|activity|procedure|instructions?|user actions?|when)$/,
  ],
  [
    'about',
    /^(?:#|id|no\.?|nr\.?|number|step ?(?:#|no\.?|nr\.?|id|number)?|tc|status|pass ?\/ ?fail|passed|ok\??|result \(pass\/fail\)|notes?|comments?|remarks?|priority|tester|)$/,
  ],
];

interface Cell {
  from: number;
  to: number;
}

const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line);
const isRule = (line: string) => /^\s*\|?[\s:|-]*-{2,}[\s:|-]*\|?\s*$/.test(line);

function cellsOf(line: string, from: number): Cell[] {
  const cells: Cell[] = [];
  let at = line.indexOf('|') + 1;
  for (let end = line.indexOf('|', at); end >= 0; end = line.indexOf('|', at)) {
    cells.push({ from: from + at, to: from + end });
    at = end + 1;
  }
  return cells;
}

/** The columns of a table of steps, where a line is its header: `| Step | Action | Data | Expected |`. */
export function columnsOf(line: string, next: string): Column[] | undefined {
  if (!isRow(line) || !isRule(next)) return undefined;
  const names = cellsOf(line, 0).map(({ from, to }) => line.slice(from, to).replace(/[*_:]/g, '').trim().toLowerCase());
  const hasAction = names.some((name) => kinds[3]![1].test(name) && !/^steps?$/.test(name));
  const columns = names.map((name) =>
    hasAction && /^steps?$/.test(name) ? 'about' : kinds.find(([, words]) => words.test(name))?.[0],
  );
  const isWhole = columns.every((column) => column !== undefined) && columns.includes('do') && columns.length > 1;
  return isWhole ? (columns as Column[]) : undefined;
}

const opening =
  /^(?:open|go to|visit|navigate to|load|launch)(?: the)?(?: (?:page|url|address|site|website|start page))?$/;
const writing = /^(?:fill|enter|type|input|put|provide|write|key|complete|populate)$/;

/** The step of a row with the value of its data column: "Fill in Name" and "Bob" are one order; nothing where nobody can tell what the value is for. */
function withData(given: readonly Token[], data: Token): Token[] | undefined {
  const [first] = given;
  if (!first || given.some(({ kind, value }) => kind === 'quote' && value === data.value)) return [...given];
  const words = lows(given);
  const word = (low: string) => asWord(first, low);
  if (opening.test(words))
    return /^(?:\/|https?:)/.test(data.value) ? [...given, { ...data, kind: 'path', raw: data.value }] : undefined;
  const lead =
    /^(?:fill|enter|type|input|put|provide|write|key|complete|populate)(?: (?:in|out))?(?: (?:(?:the|a) )?(?:text|value|data)?(?: ?(?:in|into|for)))? |^(?:select|choose|pick)(?: (?:an?|the) (?:option|value))?(?: (?:from|in))? /.exec(
      `${words} `,
    )?.[0];
  const thing = lead ? given.slice(wordCount(lead)) : [];
  if (lead && thing.length > 0)
    return writing.test(first.low)
      ? [word('fill'), word('in'), ...thing, word('with'), data]
      : [word('select'), data, word('from'), ...thing];
  if (/^(?:search|search for)$/.test(words)) return [word('search'), word('for'), data];
  if (/^(?:upload|attach)(?: (?:the|a) (?:file|document|image|photo|picture))?$/.test(words))
    return [word('upload'), data];
  return undefined;
}

function dataOf(spec: string, { from, to }: Cell): Token | undefined {
  const raw = spec.slice(from, to).trim();
  if (/^(?:-|–|—|n\/?a|none)?$/i.test(raw)) return undefined;
  const start = spec.indexOf(raw, from);
  return { ...asQuote({ start, end: start + raw.length }, raw), value: unquote(raw) };
}

/** The words of a cell; `<br>` ends a sentence in it. */
function tokensOf(spec: string, { from, to }: Cell): Token[] {
  const parts = spec.slice(from, to).split(/(<br\s*\/?>)/i);
  if (parts.length === 1) return tokenise(spec, from, to);
  let at = from;
  return parts.flatMap((part, i) => {
    const start = at;
    at += part.length;
    const stop: Token = { kind: 'stop', raw: '.', low: '.', value: '.', start, end: start };
    const blank = `${' '.repeat(start)}${part}`;
    return i % 2 === 1 ? [stop] : tokenise(blank, start, at);
  });
}

/** Puts the sentences of a row of steps; false where the line is no row. */
export function addRow(
  found: Sentence[],
  spec: string,
  row: Cell & { columns: readonly Column[] },
  state: Section,
): boolean {
  const line = spec.slice(row.from, row.to);
  if (!isRow(line)) return false;
  if (isRule(line)) return true;
  const cells = cellsOf(line, row.from);
  const data = row.columns.flatMap((column, i) =>
    column === 'data' && cells[i] ? (dataOf(spec, cells[i]) ?? []) : [],
  );
  row.columns.forEach((column, i) => {
    const cell = cells[i];
    if (!cell || column === 'about' || column === 'data') return;
    const tokens = tokensOf(spec, cell);
    if (tokens.length === 0 || /^(?:-|–|—|n\/?a|none|passe?d?|ok)?$/i.test(spec.slice(cell.from, cell.to).trim()))
      return;
    const joined =
      column === 'do' && data.length > 0 ? (data.length === 1 ? withData(tokens, data[0]!) : undefined) : tokens;
    if (joined)
      push(found, joined, { ...state, expected: column === 'expect', seen: column === 'seen' ? 'line' : undefined });
    else found.push({ tokens: [...tokens, ...data], expected: false, seen: 'data' });
  });
  return true;
}
