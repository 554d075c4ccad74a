import { grammarWords } from '../lexicon/spelling.ts';
import { isInitial, isNameEnd, isShort } from './abbreviations.ts';
import { bracketedAt } from './bracketed.ts';
import { isColonOfWord } from './colon.ts';
import { measureAt } from './measured.ts';
import { emphasisAt, quotationEnd, saidInside } from './quotes.ts';
import { isShouted, spokenLow, withSpokenClaims, withSpokenLine } from './shouted.ts';
import type { Token } from './token.ts';

const variable = /(?:\{\{\s*[\w .-]+?\s*\}\}|\$\{\s*[\w.-]+\s*\}|<[A-Za-z_][\w-]*>)/y;
const regex = /\/(?=[^\s/]*[\\^$[\](){}+*|])(?:\\.|[^/\n\\])+\/[gimsu]*(?=[\s.,;)]|$)/y;
/** Where a pattern is expected, it may hold spaces and nothing special. */
const spaced = /\/(?:\\.|[^/\n\\])+\/[gimsu]*(?=[\s.,;)]|$)/y;
const address = /(?:https?:\/\/|\/(?!\/)|www\.)(?:\{\{[^}]*\}\}|\$\{[^}]*\}|[^\s,;"“”`]|,(?=\S)|;(?=\S))*/y;
/** "14. 9. 2026", "2026.03.17. in": a day with a stop behind each figure, the last of them where the sentence goes on. */
const day =
  /(?:\d{1,2}\. \d{1,2}\. (?:19|20)\d\d|(?:19|20)\d\d(?:\. \d{1,2}\. |\.\d{1,2}\.)\d{1,2}(?:\.(?=,? ?[a-z"“„«]))?)(?![\d:]|\.\d|[\p{L}])/uy;
const stops = '.;!?>→…';
const names = /^(?:as|than|least|most|exactly|under|called|named|still|be|is|equals?)$/;
/** What comes before the name of a key, or after it: "press n", "hit Ctrl + N", "the n key". */
const keying =
  /\b(?:press(?:es|ed|ing)?|hit(?:s|ting)?|strikes?|push(?:es)?|types?|enter|letter|key|character|shortcut)(?: (?:the )?(?:letter|key|character|shortcut))?(?: the)?\s+$|\b(?:ctrl|control|shift|alt|option|cmd|command|meta)\s*\+\s*$/i;
const keyed = /^\s+(?:key|shortcut)\b/i;

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

const space = /\s+/y;
const spaceAt = (text: string, at: number) => matchAt(space, text, at)?.length ?? 0;

/** "^B\\d{7}$": from the first to the last letter. */
const anchored = /\^\S+\$(?=[\s.,;]|$)/y;

/** "[0-9a-f]{7}", "ORD-\\d+": right behind the word that asks for a pattern, what only a pattern holds. */
const bare = /(?=\S*(?:\[[^\s\]]+\]|\\[dwsDWS]|\)[+*?]|\.[+*]))[^\s"'“”]+?(?=[.,;]?(?:\s|$))/y;
function bareRegexAt(text: string, at: number): string | undefined {
  const isAsked = /\bmatch(?:es)?(?: the)?(?: regex| regexp| pattern| regular expression)?\s+$/i.test(
    text.slice(Math.max(0, at - 40), at),
  );
  return isAsked ? matchAt(bare, text, at) : undefined;
}

/** "/^a+$/"; with spaces in it only where the words before it ask for a pattern. */
function regexAt(text: string, at: number): string | undefined {
  const isAsked = /\b(?:match(?:es)?|regex|regexp|pattern|expression)(?: the)?\s+$/i.test(
    text.slice(Math.max(0, at - 24), at),
  );
  return matchAt(isAsked ? spaced : regex, text, at);
}

/** Without the punctuation of the sentence; a closing bracket stays when the address opened it. */
function trimEnd(raw: string): string {
  const bare = raw.replace(/[.,;:!?…]+$/u, '');
  const isOpen = bare.split('(').length >= bare.split(')').length;
  return bare.endsWith(')') && !isOpen ? trimEnd(bare.slice(0, -1)) : bare;
}

/** What a word may end at, or a variable in it begin with. */
const edge = /[\s{$<"“”`«»;→,]/g;

function wordAt(text: string, at: number, end: number): string {
  let i = at;
  for (; i < end; i++) {
    edge.lastIndex = i;
    i = edge.exec(text)?.index ?? end;
    if (i >= end) break;
    const char = text[i]!;
    if (/\s/.test(char)) break;
    const held = /[{$<]/.test(char) ? matchAt(variable, text, i) : undefined;
    if (held) i += held.length - 1;
    else if (i > at && /["“”`«»;→]/.test(char)) break;
    else if (i > at && char === ',' && !/\d/.test(text[i + 1] ?? '')) break;
  }
  return text.slice(at, Math.min(i, end));
}

/** Most words: without a mark of any kind, so that nothing has to be told apart. */
const plain = /^[\p{L}\p{N}]+$/u;

function isLoneSeparator(raw: string): 'stop' | 'soft' | undefined {
  if (raw.length > 3) return undefined;
  if (/^(?:>|->|=>|→|»|>>|;|\|)$/u.test(raw)) return 'stop';
  if (/^(?:[,:&()–—-]|\.\.\.|…)$/u.test(raw)) return raw === '…' || raw === '...' ? 'stop' : 'soft';
  return undefined;
}

/** Reads one line (or several that belong together) into tokens. Quotations come first, so nothing inside them splits. */
export function tokenise(text: string, from: number, to: number): Token[] {
  const tokens: Token[] = [];
  const push = (kind: Token['kind'], start: number, end: number, value?: string) => {
    const raw = text.slice(start, end);
    tokens.push({ kind, raw, low: raw.toLowerCase(), value: value ?? raw, start, end });
  };
  const pushWord = (start: number, end: number, length?: number) => {
    const raw = text.slice(start, end);
    if (length !== undefined) {
      const [low] = grammarWords(raw.slice(0, length).replace(/\s/g, ''));
      tokens.push({ kind: 'word', raw, low: low!, value: raw, start, end });
      return;
    }
    // A lone "n" joins clauses in casual prose, but after "as" or "than" it is somebody's name for a number.
    const isName =
      raw.length === 1 &&
      (names.test(tokens.at(-1)?.low ?? '') ||
        /^\W*(?:$|\n)/.test(text.slice(end, to)) ||
        keyed.test(text.slice(end, end + 12)) ||
        (keying.test(text.slice(Math.max(from, start - 24), start)) && !/^\s+["'“\p{Lu}]/u.test(text.slice(end, to))));
    const lows = isName
      ? [raw.toLowerCase()]
      : (shortened(raw, tokens.at(-1)?.low ?? '', text.slice(end, end + 12)) ?? grammarWords(raw.replaceAll('**', '')));
    for (const low of lows) tokens.push({ kind: 'word', raw, low, value: raw, start, end });
  };
  for (let at = from + spaceAt(text, from); at < to; at += spaceAt(text, at))
    at = readToken({ text, at, to, push, pushWord });
  return isShouted(text) ? withSpokenClaims(tokens.map(spokenLow)) : withSpokenLine(tokens);
}

/** Letters and digits that stand for words in casual prose, where nothing else fits: "wait 4 "Done"", "shud b gone". */
function shortened(raw: string, before: string, after: string): string[] | undefined {
  const owner = /^([a-z]{3,})['’]s$/.exec(raw);
  if (
    owner &&
    /^\s+(?:gone|visible|hidden|shown|disabled|enabled|empty)(?:[.,;]|\s*$|\s+(?:and|now|then)\b)/.test(after)
  )
    return [owner[1]!, 'is'];
  // An article never stands before such a sound: "tick A an click B".
  if (raw === 'an' && /^\s+(?:clic?k|tap|press|type|fill|choose|check|tick|go|see|hit|make|set|the|then)\s/.test(after))
    return ['and'];
  if (!/^(?:[br42]|nav|there['’]?s|gotta|wanna|its)$/i.test(raw)) return undefined;
  if (/^wanna$/i.test(raw)) return ['want', 'to'];
  if (/^nav$/i.test(raw) && /^\s+to\b/.test(after)) return ['navigate'];
  if (raw === 'b' && /^(?:should|must|will|to|not|can)$/.test(before)) return ['be'];
  if (
    raw === 'r' &&
    /^\s+(?:gone|visible|there|shown|not|(?:greye?d|grayed|disab|enabl|hidd|chec|tick|empt)\w*)\b/.test(after)
  )
    return ['are'];
  if (raw === '4' && /^\s+["'“]/.test(after)) return ['for'];
  if (raw === '2' && /^(?:go|goes|head|hop|back|over)$/.test(before) && /^\s+["'“/]/.test(after)) return ['to'];
  // "theres gotta be no errors"
  if (/^there['’]?s$/i.test(raw) && /^\s+gotta\b/.test(after)) return ['there'];
  if (/^gotta$/i.test(raw) && /^\s+(?:be|have|show|say)\b/.test(after)) return ['should'];
  const isStatement = /^\s+(?:gone|visible|there|shown|done|loaded|disabled|enabled|ready|closed)\b/.test(after);
  return /^its$/i.test(raw) && isStatement ? ['it', 'is'] : undefined;
}

interface Reader {
  text: string;
  at: number;
  to: number;
  push: (kind: Token['kind'], start: number, end: number, value?: string) => void;
  pushWord: (start: number, end: number, length?: number) => void;
}

function readToken({ text, at, to, push, pushWord }: Reader): number {
  const emphasis = emphasisAt(text, at, to);
  if (emphasis) {
    const { start, end: close } = emphasis.inner;
    const inner = text.slice(start, close);
    if (!emphasis.isOrder)
      push('quote', at, emphasis.end, inner.replace(/^(["'`])(.*)\1$/, '$2').replace(/^“(.*)”$/, '$1'));
    else for (const token of tokenise(text, start, close)) push(token.kind, token.start, token.end, token.value);
    return emphasis.end;
  }
  const close = quotationEnd(text, at, to);
  if (close === -1) {
    push('unclosed', at, at + 1);
    return at + 1;
  }
  if (close !== undefined) {
    push('quote', at, close, saidInside(text, at, close));
    return close;
  }
  const held = matchAt(variable, text, at);
  if (held && /^(?:[\s.,;:!?)]|$)/.test(text.slice(at + held.length, at + held.length + 1))) {
    push('variable', at, at + held.length);
    return at + held.length;
  }
  const pattern =
    text[at] === '/'
      ? regexAt(text, at)
      : ((text[at] === '^' ? matchAt(anchored, text, at) : undefined) ?? bareRegexAt(text, at));
  if (pattern) {
    push('regex', at, at + pattern.length);
    return at + pattern.length;
  }
  const found = '/hw'.includes(text[at]!) ? matchAt(address, text, at) : undefined;
  const path = found ? trimEnd(found) : '';
  const isSlash =
    path === '/' &&
    /[\w"}'>”]\s+$/.test(text.slice(Math.max(0, at - 3), at)) &&
    /^\/[ \t]+\S/.test(text.slice(at, at + 3)) &&
    (/["}'>”]\s*$/.test(text.slice(Math.max(0, at - 3), at)) ||
      /(?:\b(?:as|with|using|user|username)\s+(?!(?:opens?|visits?|loads?|enters|on|at|to)\s)[\w.+-]+|\S+@\S+)\s+$/i.test(
        text.slice(Math.max(0, at - 60), at),
      ));
  if (path === '/' && isLabelSlash(text, at)) {
    pushWord(at, at + 1);
    return at + 1;
  }
  if (path && !isSlash && at + path.length <= to) {
    push('path', at, at + path.length);
    return at + path.length;
  }
  return readWord({ text, at, to, push, pushWord });
}

const format =
  /^\((?:in )?(?!(?:OK|ESC|TAB|ENTER|TODO|NB|NOTE|GET|POST|PUT|I|A)\))(?:[\p{Lu}\d][\p{Lu}\d/.:-]*|[kM]?[%€$£]|[kM]?Wh?|[kMG]B|[kMG]bit\/s|km\/h|mph|kg|mg|g|cm|mm|m|km|ml|l|kcal|lbs?|oz|ft|px|°[CF]|min|s|hours?|days?|weekly|monthly|yearly|annual|daily|(optional|required))\)(?=[\s.,;:]|$)/u;

/** "19 (16.0 KiB)", "12 (75%)": the same told otherwise, not how often or how long. */
const sized = /^\([~≈]?\d[\d.,]* ?(?!(?:x|s|ms|sec|secs|min|mins|h|times)\))(?:%|[\p{L}°€$£]{1,4})\)(?=[\s.,;:]|$)/u;

/** "Deutsch (Schweiz)", "Swimlane 2 (Blocked)": behind a name a bracket with its capital goes on with it. */
const named =
  /^\((?!(?:Then|Optional|Required|Note|See|Click|Press)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\)(?=[\s.,;:]|$)/u;
/** "Ep 12 (copy)": in what state a thing of that name is, as lists tell it. */
const marked =
  /^\((?:copy(?: \d)?|draft|archived|paused|closed|deleted|beta|legacy|trial|default|edited)\)(?=[\s.,;:]|$)/;
const namedBefore = /(?:^|[^\p{L}])\p{Lu}[\p{L}'’-]*(?: \d+)? $/u;

/** "Expiry (MM/YY)", "Amount (EUR)": how long the bracket is that belongs to the label before it, 0 if it does not. */
function unitAt(text: string, at: number, to: number): number {
  if (text[at] === '(' && namedBefore.test(text.slice(Math.max(0, at - 24), at))) {
    const tail = text.slice(at, Math.min(to, at + 30));
    const more = named.exec(tail) ?? marked.exec(tail);
    if (more) return more[0].length;
  }
  const more = measureAt(text, at, to) || bracketedAt(text, at, to);
  if (more) return more;
  if (text[at] === '(' && /\d\s$/.test(text.slice(Math.max(0, at - 2), at)))
    return sized.exec(text.slice(at, Math.min(to, at + 24)))?.[0].length ?? 0;
  if (text[at] !== '(' || !/\p{L}\s$/u.test(text.slice(Math.max(0, at - 2), at))) return 0;
  const found = format.exec(text.slice(at, Math.min(to, at + 24)));
  // "click Save (optional)" speaks of the step, "enter 5 in Phone (optional)" of the field.
  const isField =
    /\b(?:fill|enter|type|put|write|leave|clear|set|in|into)\b(?!.*(?:[,;.>]|\b(?:click|press|tap|hit|open)\b))/i.test(
      text.slice(Math.max(0, at - 80), at),
    );
  return found && (found[1] === undefined || isField) ? found[0].length : 0;
}

/** "CVC / CVV": a slash between two capitals belongs to the label, unless the word before it asks for an address. */
const isLabelSlash = (text: string, at: number) =>
  isOutOf(text, at) ||
  (/^\/ \p{Lu}/u.test(text.slice(at, at + 3)) &&
    /(?:^|[^\p{L}])(?!(?:open|visit|go|goto|load|navigate|press|hit|type|key|is|be|on|at|url|path|reload)\s)\p{Lu}[\p{L}\d]*\s$/iu.test(
      text.slice(Math.max(0, at - 24), at),
    ) &&
    /\p{Lu}[\p{L}\d]*\s$/u.test(text.slice(Math.max(0, at - 24), at)));

/** "3 / 5": so many of so many. */
const isOutOf = (text: string, at: number) =>
  /\d\s$/.test(text.slice(Math.max(0, at - 2), at)) && /^\/ \d/.test(text.slice(at, at + 3));

/** What is typed keeps its sign: "with password s3cret!", "as bob / letMe1n!", "log in as bob with letMe1n!". */
const secret =
  /\b(?:password|passcode|passphrase|pwd|pass|pw)(?: (?:is|as))?\s*[:=]?\s+$|\b(?:as|with|using)\s+\S+\s+\/\s+$|\b(?:log|sign)\s+in\s+(?:as|with)\s+\S+\s+(?:with|and|using|pw)\s+$/i;

/** "Are you sure?" and "Hi Ana! should be shown": marks that belong to the words of the page. */
function askedBy(tail: string, before: string, after: string): 'ends' | 'goes on' | undefined {
  if (tail === '') return undefined;
  if (/^!+$/.test(tail) && secret.test(before)) return 'goes on';
  if (!/^(?:[?!]+|\.{3}|…)$/.test(tail)) return undefined;
  if (
    /^\s+(?:should|must|is|are|appears?|shows?|disappears?|will|in|into|under|below|above|beside|next to|as (?:the |my )?pass\w*)\b/.test(
      after,
    )
  )
    return 'goes on';
  if (/^[?!]+$/.test(tail) && /^(?:,\s|\s+(?:and|then)\s)/.test(after)) return 'goes on';
  return tail === '?' ? 'ends' : undefined;
}

/** `can you click "Save"?`: an order, and its mark ends the sentence; `click "Delete"? No, …` orders nothing. */
const request = /\b(?:can|could|would|will) (?:you|u|we)\b[^?!\n]*\S$/i;

/** "Seats > 5": a sign between a thing and a number, where nothing is pressed on the way there. */
const isGreater = (text: string, at: number) =>
  /^> ?\p{Sc}?\d[\d.,]*%?(?=[\s,;.)]*(?:$|\n|[,;.)]\s|and\b|but\b))/u.test(text.slice(at, at + 24)) &&
  /(?:^|[.;,\n]|\band\b|\bbut\b)\s*(?:[-*•]|\d+[.)])?\s*(?!(?:click|tap|press|open|go|hit|select|choose|pick|hover|navigate|visit|expand|follow|use|in|on|see)\b)[^.;,>→\n]+$/iu.test(
    text.slice(Math.max(0, at - 60), at),
  );

/** "Tom & Jerry", "Müller & Co. KG": between two capitals the sign is a part of the name. */
const isOfName = (text: string, at: number) =>
  /^& (?!(?:Click|Tap|Press|Open|Type|Enter|Expect|Verify|See|Check|Then|Wait|Go)\s+\S)\p{Lu}/u.test(
    text.slice(at, at + 12),
  ) && /(?:^|[^\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’.-]* $/u.test(text.slice(Math.max(0, at - 24), at));

/** "enter 5 in House no.": behind a name at the end of a line, or before what goes on, short for "number". */
const isNumbered = (body: string, before: string, after: string) =>
  body === 'no' &&
  /(?:^|[^\p{L}])\p{Lu}[\p{L}'’-]*(?: \p{L}+)? $/u.test(before) &&
  /^(?:\s*$|\s*[\r\n]|\s+(?:to|is|are|should|must|with|and|in|field|box|input|column|cell|starts?|ends?|contains?|shows?)\b)/.test(
    after,
  );

function readWord({ text, at, to, push, pushWord }: Reader): number {
  const dated = /\d/.test(text[at]!) ? matchAt(day, text, at) : undefined;
  if (dated && at + dated.length <= to) {
    pushWord(at, at + dated.length, dated.length);
    return at + dated.length;
  }
  const whole = wordAt(text, at, to);
  if (plain.test(whole)) {
    pushWord(at, at + whole.length);
    return at + whole.length;
  }
  if (/^["”]$/.test(whole) && /\p{L}/u.test(text[at - 1] ?? '')) {
    push('unclosed', at, at + 1);
    return at + 1;
  }
  const lone = isLoneSeparator(whole);
  if (whole === '!=' || (whole === '>' && isGreater(text, at)) || (whole === '&' && isOfName(text, at))) {
    pushWord(at, at + whole.length);
    return at + whole.length;
  }
  if (lone) {
    push(lone, at, at + whole.length);
    return at + whole.length;
  }
  // "Inbox (3)", "Report (final).xlsx", "CSV (.csv)": the bracket is part of the name.
  const badge = /^\((?:\d+\+?\)|[^()\s]{1,20}\)\.\w{2,4}\b|\.\w{2,4}\))/.exec(whole)?.[0];
  if (badge && /[\p{L}\p{N}]\s$/u.test(text.slice(Math.max(0, at - 2), at))) {
    pushWord(at, at + badge.length);
    return at + badge.length;
  }
  const unit = unitAt(text, at, to);
  if (unit) {
    pushWord(at, at + unit);
    return at + unit;
  }
  const opened = /^[([]+(?=\S)/.exec(whole)?.[0] ?? '';
  if (opened && !/^\[[ x]?\]/.test(whole)) {
    push('soft', at, at + 1);
    return at + 1;
  }
  const marks = (whole.includes('(') ? /[.,;:!?…]+$/u : /[.,;:!?)\]…]+$/u).exec(whole)?.[0] ?? '';
  // "Password: S3cret!.", "Yahoo!,": the last mark is the sentence's, so those before it belong to the word.
  const tail = marks.length > 1 && /^[!?]+[.,;:]$/.test(marks) ? marks.slice(-1) : marks;
  const body = tail && tail.length < whole.length ? whole.slice(0, -tail.length) : whole;
  const before = text.slice(Math.max(0, at - 40), at);
  const asked = askedBy(tail, before, text.slice(at + whole.length, Math.min(to, at + whole.length + 16)));
  const isRequested = asked === 'ends' && request.test(text.slice(Math.max(0, at - 200), at + body.length));
  if (asked && !isRequested && body.length < whole.length && /^\p{L}/u.test(body)) {
    const end = at + body.length + tail.length;
    pushWord(at, end, body.length);
    if (asked === 'ends') push('stop', end - 1, end);
    return end;
  }
  if (body.length === whole.length) {
    const isRequest = whole === '?' && request.test(text.slice(Math.max(0, at - 200), at));
    if (isRequest || (/^[,:)\].;!]/.test(whole) && !/^\.\w/.test(whole))) {
      push(stops.includes(whole[0]!) ? 'stop' : 'soft', at, at + 1);
      return at + 1;
    }
    pushWord(at, at + whole.length);
    return at + whole.length;
  }
  const after = text.slice(at + whole.length, to);
  const isOfWord = () =>
    (isNameEnd(body, before, after) && /[\p{L}&]\s$/u.test(before)) ||
    isInitial(body, before, after) ||
    isNumbered(body, before, after);
  const isColon = () => isColonOfWord(text, { at, end: at + body.length, to });
  if ((tail === '.' && isOfWord()) || (tail === ':' && isColon())) {
    pushWord(at, at + whole.length);
    return at + whole.length;
  }
  pushWord(at, at + body.length);
  if (tail.startsWith('.') && /\S/.test(after) && isShort(body, after)) return at + body.length + 1;
  for (let i = 0; i < tail.length; i++) {
    const place = at + body.length + i;
    push(stops.includes(tail[i]!) ? 'stop' : 'soft', place, place + 1);
  }
  return at + whole.length;
}
