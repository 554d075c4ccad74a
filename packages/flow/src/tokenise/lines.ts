import { push } from './divide.ts';
import { type Listing, listingOf } from './listing.ts';
import { addPair, isFillLead, readRow } from './rows.ts';
import { addRow, columnsOf } from './steps-table.ts';
import { numbering, titleLength } from './titles.ts';
import { allLows, type Token } from './token.ts';
import { tokenise } from './tokenise.ts';
import { isWrapped, markerOf } from './wrap.ts';

/** A stretch of the spec that no full stop, arrow or new line divides. */
export interface Sentence {
  tokens: Token[];
  /** Which Gherkin keyword leads it; "and" takes that of the line before. */
  part?: 'given' | 'when' | 'then';
  /** An arrow leads to it: "Settings > Billing". */
  chained?: boolean;
  /** Fields and values of a table or of "Label: value" lines. */
  pairs?: { field: Token[]; value: Token[] }[];
  /** It stands under a line such as "Expected:" or "Verify the following:". */
  expected: boolean;
  /** It stands behind "Actual:" or under it: what somebody saw, neither a step nor a check. */
  seen?: 'line' | 'section' | 'data' | 'rows' | undefined;
  /** It stands alone above a list, apart from what is below it, or before a colon, as a title does; one if nobody can read it. */
  titled?: 'list' | 'apart' | 'colon';
}

/** What is known of a line from the lines above it. */
export type Section = Pick<Sentence, 'part' | 'expected' | 'seen'>;

const comment = /^\s*(?:#(?!\S*\d+[.:)]\s)|\/\/|--\s|<!--|\/\*|\*\/)/;
const rule = /^\s*(?:[-=*_~]{3,}|```\w*|[|:\s-]*-{3,}[|:\s-]*\|?)\s*$/;
const lead =
  /^\s*[*_]{0,3}(?:steps?|test steps|steps to reproduce|(?:expected|expects?|exp)\.?(?: results?| outcome| behaviou?r)?|e\.?r|see|pre-?conditions?|pre-?reqs?|post-?conditions?|prerequisites?|background|test data|setup|set-up|actions?|flow|given|when|then|and|checks?|assertions?|verification|acceptance criteria|teardown|cleanup|result|do|arrange|act|assert)\s*:[*_]{0,3}\s*/i;
/** "TC-07 Renew a loan", "[SMOKE] order tracking", "Ticket WH-88 / how to verify": what a spec is called, above its steps. */
const headed =
  /^\s*(?:[*_#]{1,4}\s*)?(?:(?!AC\b|AC-?\d)[A-Z]{2,6}(?:[_-][A-Z]{2,10}){0,2}[_-]?\d+\b|\[[A-Za-z][\w -]{1,20}\]\s*(?=[^\s(])|(?:re:\s*|(?:repro|steps|reproduction|retest|fix|follow-?up) (?:for|of|on|to) )?(?:(?:ticket|bug|issue|story|user story|test case|testcase|defect|requirement|epic|jira|task|ref|case)\s+#?|(?<=\w )#)[A-Z]{0,6}-?\d+\b)/i;
/** In running text before a colon: "quick check on staging pls:", "@here smoke for the poll tool:". */
const heraldic =
  /\b(?:smoke|sanity|regression|sprint|check|verify|test|retest|repro|staging|prod|production|release|deploy|hotfix|checklist|quick one|(?:run|do|try) (?:this|these|the following))\b/i;
/** "AC2:", "Step 3", "TC-4", on a line of its own: only a number for what stands below. */
const numbered =
  /^\s*[*_#]{0,4}\s*(?:ac|acceptance criteri(?:on|a)|tc|us|scenario|example|case|test(?: case)?|step|part|phase|section|requirement|req|criterion|story|user story|block)[ #-]{0,2}\d+(?:\.\d+)*\s*[:.)–-]?[*_]{0,3}\s*$/i;
/** "quick smoke for the profile page:" above the steps says nothing to do. */
const announcing =
  /^\s*(?:[*_]{1,3})?[^:"“`'/{$<|\d]{3,80}(?:(?:ticket|bug|issue|story) #?[\w-]+)?\s*[:–—-]\s*[*_]{0,3}\s*$/iu;
const announced = /\b(?:happy path|walkthrough|things to (?:check|try|do|test)|what to (?:do|check|test|try))\b/i;
const limiting =
  /\b(?:should|must|is|are|as|if|when|unless|without|not|twice|thrice|times|each|every|logged|signed|mobile|phone|tablet|then|fill|enter|complete)\b|^\s*(?:please |pls )?(?:verify|check|expect|open|go|click|given|see|in|on|at|with|for)\b/i;
/** "4.12.1", "v2", "sprint 12": which state of the product it is for. */
const versions =
  /\bv?\d+(?:\.\d+)+\b|\b(?:v|(?:release|version|build|sprint|regression|smoke|round|iteration|milestone|hotfix|rc) ?#?)\d+\b/giu;
/** Whether a first line only tells what the steps below it are. */
const isAnnouncement = (line: string) =>
  announcing.test(line.replace(versions, 'version')) &&
  (heraldic.test(line) || announced.test(line)) &&
  !limiting.test(line);
const isHeaded = (line: string): boolean =>
  headed.test(line) &&
  !/["“`{$<]|(?<!\p{L})['’]|['’](?!\p{L})|(?:^|\s)\/\w|https?:|\b(?:should|must|given|when|then|expect|click|open|go to|visible|shown|displayed)\b/iu.test(
    line,
  );

/** How many characters say what a spec is for before it begins: "hey team, quick check on staging pls: go to …". */
function heraldOf(line: string): number {
  const [whole = ''] = /^(?:re:\s*)?[^:"“`'/{$<]{3,90}:\s+(?=\S)/i.exec(line) ?? [];
  const isOrder =
    /^\s*(?:please |pls )?(?:verify|check|test|expect|open|go|click|given|when|then|ac\b|steps?\b|expected)/i.test(
      whole,
    );
  return heraldic.test(whole) && !isOrder && !/\b(?:should|must|is|are)\b/i.test(whole) ? whole.length : 0;
}

/** "Smoke: canned replies", "**Acceptance criteria: saved homes**": what kind of text it is, and of what. */
const kindOfText =
  /^\s*[*_#]{0,4}\s*(?:smoke|sanity|regression|retest|checklist|qa|e2e|acceptance|bug|ticket|issue|story|user story|use case|acceptance criteria|test plan|test|check|flow)(?: (?:test|check|case))?\s*[:–—-]\s+(?!\d)[\p{L}\p{N} ,&'-]{2,50}[*_]{0,3}\s*$/iu;
const ordering =
  /[:–—-]\s+(?:open|go|click|tap|press|log|sign|visit|type|enter|select|choose|search|verify|check|expect|see|if|the|a|an|no|i|we|user)\b|\b(?:should|must|is|are|shows?|appears?|visible|shown|displayed)\b/i;
const marked = /^\s*(?:[-*•–—+◦▪‣·●○■□◆◇▸►➜➤→☐☑✓✔✅◻◼⬜]\uFE0F?\s|\[[ xX]?\]|\(?\d{1,3}[.):]\s|\||step\s*\d|given\b)/i;

/** What stands on the next line that is not blank. */
const nextLine = (spec: string, to: number): string => /\S[^\r\n]*/.exec(spec.slice(to, to + 400))?.[0] ?? '';

const listedBelow = (spec: string, to: number): string =>
  spec
    .slice(to, to + 400)
    .split(/[\r\n]+/)
    .find((line) => line.trim() !== '' && !isBetween(line)) ?? '';

/** "Test data: none", "Steps:": stands between a title and its list. */
const isBetween = (line: string) =>
  bareLead.test(line) || (lead.test(line) && nothing.test(line.slice(lead.exec(line)![0].length)));

/** Whether a line stands above a list, as a title does: short, without a mark of its own, a quotation or an address. */
function titledBy(spec: string, line: string, to: number): Sentence['titled'] {
  const isPlain =
    !marked.test(line) &&
    /^[*_#\s]*\p{L}(?:[\p{L}\p{N} ,&+()'–—#@-]|\.(?=\d| \p{Ll})|\/(?=\p{L})|: ){2,75}[*_:\s]*$/u.test(
      line.slice(/^\s*[A-Z]{2,3}-?\d+[.:)]\s+/.exec(line)?.[0].length ?? 0),
    );
  if (!isPlain) return undefined;
  if (marked.test(listedBelow(spec, to))) return 'list';
  if (/:[*_\s]*$/.test(line)) return 'colon';
  return /^\r?\n[ \t]*\r?\n/.test(spec.slice(to)) || bareLead.test(nextLine(spec, to)) ? 'apart' : undefined;
}

/** "Acceptance criteria", "**Expected result**": the same words on a line of their own. */
const bareLead =
  /^\s*[*_#|]{0,4}\s*(?:(?:#|no\.?|step)\s*\|\s*)?(?:(?:action|step|steps|test step)\s*\|\s*expected(?: results?| outcome)?\s*\||steps?|test steps|steps to reproduce|(?:expected|exp\.?)(?: results?| outcomes?| behaviou?r)?|pre-?conditions?|post-?conditions?|prerequisites?|acceptance criteria|test cases?|test data|assertions?|verification|results?|actions?|what (?:i|we|you) (?:should )?expect(?: to see)?|what (?:should|must) happen|what to expect)\s*:?[*_]{0,3}\s*$/i;
/** "Actual result: nothing happens": what a ticket says was seen. */
const actual =
  /^\s*[*_#]{0,4}\s*(?:(?:actual|observed)(?: results?| outcome| behaviou?r)?|current behaviou?r)[*_]{0,3}\s*(?::|[-–—]\s|$)[*_]{0,3}/i;
/** The header of a table of steps says what its columns hold, not that all below is expected. */
const isTableHeader = (line: string) => /\|.*\|/.test(line);
const nothing = /^(?:none|n\/a|na|-|nothing|no)?\.?[*_]{0,3}\s*$/i;
const gherkin = /^\s*[*_]{0,3}(Given|When|Then|And|But)(?![A-Za-z0-9])[*_]{0,3}[\s,]*/;
/** Where a spec says "given i am on …" or "GIVEN", its other keywords may be written so too. */
const gherkinAnyCase = new RegExp(gherkin, 'i');
const givenAnyCase = /^(?:GIVEN\b|given (?:that )?(?:(?:i|we|he|she|they|the|an?|user) |\/|["“]))/;
interface Line {
  from: number;
  to: number;
}

function* lines(spec: string): Generator<Line> {
  const end = /\r\n|\r|\n|\u2028|\u2029/g;
  let from = 0;
  for (let found = end.exec(spec); found; found = end.exec(spec)) {
    yield { from, to: found.index };
    from = end.lastIndex;
  }
  yield { from, to: spec.length };
}

/** More quotations begin on a line than end there, by their marks. */
const isLeftOpen = (line: string) => {
  const count = (mark: string) => line.split(mark).length - 1;
  return count('"') % 2 === 1 || count('“') > count('”') || count('«') > count('»');
};

/** Where a quotation that was broken over two lines is closed, else the end of the line. */
function quotedThrough(spec: string, from: number, to: number): number {
  if (!isLeftOpen(spec.slice(from, to))) return to;
  const opener = tokenise(spec, from, to).find(({ kind }) => kind === 'unclosed');
  if (!opener || !/^["“«]$/.test(opener.raw)) return to;
  const next = /^(?:\r\n|\r|\n)([^\r\n]*)/.exec(spec.slice(to, to + 2000));
  if (!next || next[1]!.trim() === '' || markerOf(next[1]!).trim() !== '' || gherkin.test(next[1]!)) return to;
  const closer = opener.raw === '"' ? '"' : opener.raw === '“' ? '”' : '»';
  const at = next[1]!.indexOf(closer);
  const closes = at > 0 && /\S/.test(next[1]![at - 1]!) && !/[\p{L}\p{N}]/u.test(next[1]![at + 1] ?? '');
  return closes ? to + next[0].length : to;
}

/** "in the # column": what stands at the head of the column. */
const isHashName = (spec: string, at: number) =>
  /\bthe $/i.test(spec.slice(Math.max(0, at - 4), at)) ||
  /^# (?:column|header|cell|field)\b/.test(spec.slice(at, at + 10));

/** Cuts trailing `# …` and `// …`, when no quotation holds them. */
function withoutComment(tokens: Token[], spec: string): Token[] {
  const at = tokens.findIndex(
    ({ kind, raw, start }) =>
      (raw === '#' || raw === '//' || raw.startsWith('//')) &&
      kind !== 'quote' &&
      start > 0 &&
      /\s/.test(spec[start - 1] ?? '') &&
      (raw !== '#' || (/\s/.test(spec[start + 1] ?? '') && !isHashName(spec, start))),
  );
  return at > 0 ? tokens.slice(0, at) : tokens;
}

/** What stands before a keyword: a bullet, a number, "AC1:". */
function withoutNumber(line: string): string {
  const bare = line.slice(markerOf(line).length);
  return bare.slice(numbering.exec(bare)?.[0].length ?? 0);
}

/** The Gherkin keywords of a spec, as it writes them; none where it is written otherwise. */
function keywordsOf(spec: string): RegExp | undefined {
  const starts = [...lines(spec)].map(({ from, to }) => withoutNumber(spec.slice(from, to)));
  if (starts.some((line) => givenAnyCase.test(line))) return gherkinAnyCase;
  const isGherkin =
    starts.filter((line) => gherkin.test(line)).length >= 2 || starts.some((line) => /^\s*[*_]{0,3}Given\b/.test(line));
  return isGherkin ? gherkin : undefined;
}

/** Something stands below such a number. */
const isNumbered = (spec: string, line: string, to: number) => numbered.test(line) && spec.slice(to).trim() !== '';

/** Divides a spec into sentences. Titles, headings and comments give none. */
export function sentences(spec: string): Sentence[] {
  const found: Sentence[] = [];
  const keywords = keywordsOf(spec);
  let state: Section = { expected: false };
  let joined: Token[] | undefined;
  let before = '';
  let closed = 0;
  let columns: ReturnType<typeof columnsOf>;
  for (const { from, to: end } of lines(spec)) {
    if (from < closed) continue;
    const to = quotedThrough(spec, from, end);
    closed = to;
    const line = spec.slice(from, to);
    if (/^\s*\|/.test(line) && rule.test(line)) continue;
    // "Fill in the form:", a blank line, and the table of fields.
    if (line.trim() === '' && joined?.at(-1)?.raw === ':' && /^\s*\|/.test(spec.slice(to, to + 80))) continue;
    const isTable = columns !== undefined && addRow(found, spec, { from, to, columns }, state);
    const header = isTable || !line.includes('|') ? undefined : columnsOf(line, nextLine(spec, to));
    if (!isTable) columns = header;
    if (isTable || header) {
      if (joined) push(found, joined, state);
      joined = undefined;
      before = '';
      continue;
    }
    const isJoined: boolean = joined !== undefined && isWrapped(before, line);
    const row = joined === undefined || !isJoined ? readRow(spec, from, to) : undefined;
    if (row && addPair(spec, found, { joined, row, state })) {
      joined = undefined;
      before = '';
      continue;
    }
    if (!isJoined && joined) push(found, joined, state);
    if (!isJoined) joined = undefined;
    before = line;
    if (comment.test(line) || rule.test(line) || line.trim() === '' || isNumbered(spec, line, to)) continue;
    const told = titleLength(line, found.length > 0, nextLine(spec, to));
    if (told === line.length) continue;
    const isFirst = found.length === 0 && joined === undefined;
    const isTitled = isHeaded(line) || (kindOfText.test(line) && !ordering.test(line));
    if (isFirst && (isTitled || isAnnouncement(line)) && spec.slice(to).trim() !== '') continue;
    const titled = isFirst && !isFillLead(line) ? titledBy(spec, line, to) : undefined;
    const read = readLine(spec, { from: from + (told || (isFirst ? heraldOf(line) : 0)), to, keywords, state });
    state = read.state;
    if (read.isHeading) continue;
    joined = [...(joined ?? []), ...read.tokens];
    if (read.listing) {
      closed = read.listing.end;
      push(found, joined, read.listing.untold ? { ...state, seen: 'rows' } : state);
      joined = undefined;
      before = '';
      continue;
    }
    if (titled) {
      // "KPI alert, conv. rate": the stop of a short form ends no sentence of a title.
      push(
        found,
        joined.filter(({ kind, raw }) => kind !== 'stop' || raw !== '.'),
        state,
      );
      if (found.length === 1) found[0]!.titled = titled;
      joined = undefined;
      before = '';
    }
  }
  if (joined) push(found, joined, state);
  return found;
}

interface LineRead {
  tokens: Token[];
  state: Section;
  isHeading: boolean;
  /** The tokens end with the list that stands below the line. */
  listing?: Listing;
}

/** "You should see:" above descriptions of what is to be seen. */
const expecting =
  /^(?:then )?(?:(?:i|we|you|they|the user|user|she|he) (?:should |can |must |will )?(?:now )?sees?|the (?:page|screen) (?:should |must )?(?:shows?|contains?|displays?))(?: the following| these)? : $/;

function readLine(
  spec: string,
  { from, to, keywords, state }: Line & { keywords: RegExp | undefined; state: Section },
): LineRead {
  const cell = /^\s*\|\s*(?:\d+|step|#)\s*\|\s*/i.exec(spec.slice(from, to))?.[0].length ?? 0;
  let at = from + cell + markerOf(spec.slice(from + cell, to)).length;
  const text = spec.slice(at, to);
  const isOver = state.seen === 'line' ? at > from + cell : state.seen !== undefined && lead.test(text);
  let next: Section = isOver ? { ...state, seen: undefined } : state;
  if (actual.test(text)) {
    const said = text.replace(actual, '').trim();
    const isSaid = !nothing.test(said);
    const tokens = isSaid ? tokenise(spec, at, to) : [];
    return { tokens, state: { ...next, seen: said === '' ? 'section' : 'line' }, isHeading: !isSaid };
  }
  if (bareLead.test(text)) {
    const isExpected = !isTableHeader(spec.slice(from, to)) && /exp|assert|verif|\bresult|happen/i.test(text);
    return { tokens: [], state: { ...state, expected: isExpected, seen: undefined }, isHeading: true };
  }
  const heading = lead.exec(text);
  if (heading) {
    at += heading[0].length;
    next = { ...next, expected: /exp|check|assert|verif|result|then|\be\.?r\b|see/i.test(heading[0]) };
    if (nothing.test(spec.slice(at, to))) return { tokens: [], state: next, isHeading: true };
    at += markerOf(spec.slice(at, to)).length;
  }
  if (keywords) at += numbering.exec(spec.slice(at, to))?.[0].length ?? 0;
  const keyword = keywords?.exec(spec.slice(at, to));
  if (keyword) {
    at += keyword[0].length;
    at += /^given/i.test(keyword[1]!) ? (/^that\s+(?=[a-z]+ )/i.exec(spec.slice(at, to))?.[0].length ?? 0) : 0;
    const part = keyword[1]!.toLowerCase();
    if (part === 'given' || part === 'when' || part === 'then') next = { ...next, part };
  }
  const tokens = withoutComment(tokenise(spec, at, to), spec);
  const isLead = tokens.length > 0 && (tokens.at(-1)!.raw === ':' || (keywords && /^\s*\|/.test(nextLine(spec, to))));
  const listing = isLead && !isFillLead(text) ? listingOf(spec, tokens, to) : undefined;
  if (listing) return { tokens: listing.tokens, state: next, isHeading: false, listing };
  if (isLead && expecting.test(`${allLows(tokens)} `) && marked.test(nextLine(spec, to)))
    return { tokens: [], state: { ...next, expected: true }, isHeading: true };
  const verify = /^(?:verify|check|expect|confirm|ensure|make sure|assert)\b.*:\s*$/i.test(spec.slice(at, to));
  const isPlainList = () =>
    !/\b(?:not|no|hidden|gone|disabled|enabled|checked|unchecked|empty|selected|required|absent|missing|invisible)\b/.test(
      spec.slice(at, to),
    );
  if (verify && tokens.length <= 8 && !tokens.some(({ kind }) => kind === 'quote') && isPlainList())
    return { tokens: [], state: { ...next, expected: true }, isHeading: true };
  return { tokens, state: next, isHeading: false };
}
