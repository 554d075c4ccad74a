import { roleOf } from '../lexicon/roles.ts';
import { singular } from '../lexicon/singular.ts';
import { unquote } from './quotes.ts';
import { asMark, asQuote, asWord, isGiven, isWord, lows, type Token, wordCount } from './token.ts';
import { markerOf } from './wrap.ts';

/** What stands before a list of names: "the menu shows", "the following tabs" and "should be visible". */
interface ListLead {
  head: readonly Token[];
  kind: readonly Token[];
  tail: readonly Token[];
}

const showing =
  /(?:^| )(?:sees?|shows?|displays?|contains?|includes?|lists?|have|has|offers?|finds?|says?)(?: (?:all (?:of )?)?(?:the following|these)(?: ones)?)? $/;
const pressing =
  /(?:^| )(?:click|tap|press|tick|untick|check|uncheck|open|remove|delete) (?:on )?(?:the following|these) $/;
/** "Click:" above what is clicked. */
const pressingAlone = /^(?:click|tap|press|tick|untick|uncheck|open|hover|choose|remove|delete)(?: on| over)? $/;
const following = /(?:all (?:of )?)?(?:the following|these)(?: ones)? $/;
const pointing = /^(?:following|these|those)$/;
const claiming = /^(?:is|are|should|must|can|will|do|does|has|have|appear|no)$/;

/** Kinds of text, which say of a name no more than that it is read. */
const texts =
  /^(?:texts?|words?|phrases?|lines?|values?|things|elements|controls|strings?|labels|messages?|errors|warnings|notices|notifications|hints)$/;
const isKind = (token: Token | undefined): boolean =>
  isWord(token) &&
  token.raw.slice(1) === token.low.slice(1) &&
  (texts.test(token.low) || roleOf([token.low])?.plural === true);

/** Whether a line speaks of names that stand behind it or under it, and how. */
function leadOfList(tokens: readonly Token[]): ListLead | undefined {
  const words = `${lows(tokens)} `;
  if (showing.test(words) || pressing.test(words) || pressingAlone.test(words)) {
    const end = following.exec(words);
    return { head: end ? tokens.slice(0, -wordCount(end[0])) : tokens, kind: [], tail: [] };
  }
  const at = tokens.findIndex((token) => isWord(token) && pointing.test(token.low));
  const end = at < 0 ? undefined : [at + 1, at + 2].find((i) => isKind(tokens[i]));
  if (end === undefined || (end === at + 2 && tokens[at + 1]!.raw !== tokens[at + 1]!.low)) return undefined;
  const tail = tokens.slice(end + 1);
  if (tail.length > 0 && !claiming.test(tail[0]!.low)) return undefined;
  const from = isWord(tokens[at - 1]) && tokens[at - 1]!.low === 'the' ? at - 1 : at;
  return { head: tokens.slice(0, from), kind: tokens.slice(at + 1, end + 1), tail };
}

const isJoint = (token: Token) => token.raw === ',' || (isWord(token) && token.low === 'and');

/** `"A", "B" and "C"` and nothing else. */
const areNames = (tokens: readonly Token[]) =>
  isGiven(tokens[0]) &&
  isGiven(tokens.at(-1)) &&
  tokens.every((token, at) => (isGiven(token) ? !isGiven(tokens[at - 1]) : isJoint(token)));

/** `I should see the following tabs: "A", "B"` as `I should see the tabs "A", "B"`: the colon only leads to the names. */
export function asListed(tokens: readonly Token[]): readonly Token[] {
  const colon = tokens.findIndex(({ raw }) => raw === ':');
  const names = colon > 0 ? tokens.slice(colon + 1) : [];
  const lead = areNames(names) ? leadOfList(tokens.slice(0, colon)) : undefined;
  if (!lead) return tokens;
  const { head, kind, tail } = lead;
  const isText = kind.length === 0 || texts.test(kind.at(-1)!.low);
  const { end } = names.at(-1)!;
  return [
    ...head,
    ...(isText ? [] : [asWord(kind[0]!, 'the'), ...kind]),
    ...names.slice(0, -2),
    ...(names.length > 1 ? [asWord(names.at(-2)!, 'and')] : []),
    ...names.slice(-1),
    ...tail.map((token) => ({ ...token, start: end, end })),
  ];
}

interface Entry {
  token: Token;
  /** It stands in quotes. */
  quoted: boolean;
  table: boolean;
  /** A row of several cells. */
  many: boolean;
  mark: Mark;
}

interface Mark {
  indent: number;
  /** A number, or the bullet itself. */
  kind: string;
}

/** How a line is marked: what is marked alike stands in one list. */
function markAt(spec: string, from: number): Mark {
  const [indent = ''] = /^[ \t]*/.exec(spec.slice(from, from + 80)) ?? [];
  const marker = markerOf(spec.slice(from, from + 80)).trim();
  return { indent: indent.length, kind: /\d/.test(marker) ? '1' : marker };
}

/** The entry on a line: a row of a table, or what stands behind a bullet. */
function entryOf(spec: string, from: number, to: number): Entry | undefined {
  const line = spec.slice(from, to);
  const table = /^\s*\|(.*)\|\s*$/.exec(line);
  const marker = table ? '|' : markerOf(line);
  const text = (table ? table[1]! : line.slice(marker.length)).trim().replace(/[.,;]$/, '');
  if (marker.trim() === '' || text === '') return undefined;
  const start = from + line.indexOf(text, table ? line.indexOf('|') + 1 : marker.length);
  const value = unquote(text);
  return {
    token: { ...asQuote({ start, end: start + text.length }, text), value },
    quoted: value !== text && !/["“”]/.test(value),
    table: table !== null,
    many: table !== null && text.includes('|'),
    mark: markAt(spec, from),
  };
}

const rule = /^\s*\|[\s:|-]*-{2,}[\s:|-]*\|\s*$/;

const isAlike = ({ table, mark }: Entry, first: Entry | undefined) =>
  first === undefined || (table ? first.table : first.mark.kind === mark.kind && first.mark.indent === mark.indent);

/** The entries right below a line; one blank line may stand between. */
function entriesBelow(spec: string, from: number): { entries: Entry[]; end: number } {
  const entries: Entry[] = [];
  let at = from + (/^(?:\r\n|\r|\n)(?:[ \t]*(?:\r\n|\r|\n))?/.exec(spec.slice(from, from + 80))?.[0].length ?? 0);
  let end = from;
  while (at > from && at < spec.length) {
    const length = /^[^\r\n]*/.exec(spec.slice(at, at + 400))![0].length;
    const isRule = rule.test(spec.slice(at, at + length));
    const entry = isRule ? undefined : entryOf(spec, at, at + length);
    if (!isRule && !(entry && isAlike(entry, entries[0]))) break;
    if (entry) entries.push(entry);
    end = at + length;
    at = end + (/^(?:\r\n|\r|\n)/.exec(spec.slice(end, end + 2))?.[0].length ?? spec.length);
  }
  return { entries, end };
}

const sentenceWords =
  /(?:^|\s)(?:is|are|should|must|shows?|contains?|reads?|says?|appears?|the|an?|no|not|with|in)\s\S|^\d|[:"“”]/i;

/** A name as it stands on a page: in quotes, or a few words that claim and describe nothing. */
function isPlainName({ token, quoted, table }: Entry, kind: readonly Token[]): boolean {
  if (quoted || table) return true;
  const words = token.value.split(' ');
  const isTyped = words.length > 1 && roleOf([words.at(-1)!])?.isPlain === true;
  return words.length <= 6 && !sentenceWords.test(token.value) && (kind.length > 0 || !isTyped);
}

/** "| text |" above the texts: what the column holds. */
function isHeader({ token, table }: Entry, rest: readonly Entry[], kind: readonly Token[]): boolean {
  const name = token.value.toLowerCase();
  const isKindName = kind.some(({ low }) => low === name || singular(low) === name);
  const isLower = token.value === name && rest.some(({ token: { value } }) => value !== value.toLowerCase());
  return (
    table &&
    rest.length > 0 &&
    (isKindName ||
      (isLower && /^(?:texts?|labels?|messages?|values?|items?|entry|entries|options?|titles?|names?)$/.test(name)))
  );
}

/** Such a line speaks of what is to be done, so steps stand below it. */
const doing = /\b(?:steps?|actions?|do|perform|follow|run|execute|tasks?)\b/;

export interface Listing {
  tokens: Token[];
  /** Where the list ends. */
  end: number;
  /** What the rows are for, nobody can tell: all of it is refused. */
  untold: boolean;
}

/** "I should see the following texts:" and, below it, the texts: one sentence. `undefined` where what is below is read for itself. */
export function listingOf(spec: string, lead: readonly Token[], to: number): Listing | undefined {
  const isLed = lead.at(-1)?.raw === ':';
  const { entries, end } = entriesBelow(spec, to);
  if (entries.length === 0) return undefined;
  const [{ table: isTable, mark }] = entries as [Entry];
  // "- You should see:", then "- Save": no list below it, but the next of its own.
  const own = markAt(
    spec,
    Math.max(spec.lastIndexOf('\n', lead[0]!.start), spec.lastIndexOf('\r', lead[0]!.start)) + 1,
  );
  if (!isTable && own.kind === mark.kind && own.indent >= mark.indent) return undefined;
  const tokens = isLed ? lead.slice(0, -1) : lead;
  const found = leadOfList(tokens);
  const words = lows(tokens);
  if ((!isLed && !isTable) || doing.test(words)) return undefined;
  const kind = found?.kind ?? [];
  const names = found && isHeader(entries[0]!, entries.slice(1), kind) ? entries.slice(1) : entries;
  const isPlain = found !== undefined && names.every((entry) => !entry.many && isPlainName(entry, kind));
  if (!isPlain && !isTable) return undefined;
  const behind = tokens.at(-1)!.end;
  const all = names.flatMap(({ token }, at): Token[] => {
    const place = { start: token.start, end: token.start };
    if (at === 0) return [token];
    return [at === names.length - 1 ? asWord(place, 'and') : asMark(place, ','), token];
  });
  return { tokens: [...tokens, asMark({ start: behind, end: behind }, ':'), ...all], end, untold: !isPlain };
}
