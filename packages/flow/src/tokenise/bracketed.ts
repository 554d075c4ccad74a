import { roleOf } from '../lexicon/roles.ts';
import { measured, nameBefore } from './measured.ts';
import { order } from './wrap.ts';

const bracket = /^ ?\(([^()"“”„«»`\n]{2,40})\)/u;

/** What tells which, where, how it looks or how it stands, or says something of it: no part of what it is called. */
const telling = new Set(
  `a an the this that these those it its my our your his her their he she we they i you me us them who whose which what
  where there here one ones none any some each every all both either neither or other others another same different else
  is are was were be been being am has have had do does did done should must shall will would can cannot could may might
  not never if when while once unless otherwise except only optional optionally required mandatory maybe perhaps possibly
  probably depending again twice thrice now then next last later soon already still too also always today usually
  see note eg e.g ie i.e aka formerly previously etc please
  first second third fourth fifth sixth seventh eighth ninth tenth final top bottom left right middle centre center corner
  upper lower rightmost leftmost topmost far near above below beside behind opposite side-by-side
  red blue green yellow orange purple pink black white grey gray brown coloured colored
  big small large tiny little long short wide tall bold italic round square thick thin highlighted underlined
  new old existing wrong correct valid invalid real fake dummy demo test sample typo misspelt misspelled uppercase lowercase
  visible invisible hidden shown displayed enabled disabled active inactive greyed grayed checked unchecked ticked selected
  open opened closed collapsed expanded empty blank gone missing clickable pressed
  name names code id number password username email word words spelling letter letters character characters chars digit
  digits line lines times time clicks tries attempts steps step pixels px seconds second sec secs ms s x sentence quotes
  quotation marks caps area toolbar sidebar section header footer screen window panel site app keyboard mouse spaces hurry rush filter filters changes login`
    .split(/\s+/)
    .filter(Boolean),
);
const placing =
  /^(?:in|on|at|by|for|of|with|without|under|over|to|into|as|like|per|via|using|within|inside|outside|through|because|since|so|but|and|just|during|instead|up|down|out|off)$/;
/** "until 14:00": from or up to a time of the day. */
const limit = /^(?:until|till|after|before|from) \d{1,2}[:.]\d\d(?: ?[ap]m)?$/i;
const doing =
  /^(?:(?!(?:morning|evening|spring|wedding|building|ceiling)$)\p{L}+ing|(?:cost|need|take|open|save|load|show|work|send|go|goe|come|make|keep|get|look|mean|want|let|lead|close|start|stop|end|appear|remove|delete|add|create|print|open|help|cover|give|use|turn)s)$/u;

/** "quiet side", "2 adults", "no nuts": nouns and what belongs to them. */
function isCalled(said: string): boolean {
  if (limit.test(said)) return true;
  if (!/^[\p{L}\d]/u.test(said) || !/\p{L}{2}/u.test(said) || /[:;!?/\\<>=@#_*|]/.test(said)) return false;
  const words = said.toLowerCase().split(/[\s,]+/);
  if (words.length > 5 || order.test(`${words[0]} `) || placing.test(words[0]!) || doing.test(words[0]!)) return false;
  // "(then)", "(vegan)": what a single word without a capital is to the name, nobody can tell.
  if (words.length < 2) return false;
  return !words.some((word) => telling.has(word) || /['’](?:s|re|ve|ll|d|t|m)$/.test(word) || roleOf([word])?.isPlain);
}

/** How a clause goes on behind the name of something. */
const placed =
  /^ (?:(?:in|on|from|under|for|within|inside|next to|beside|at|near|of) (?:the|that|this|its|my|["“\p{Lu}\d])|(?:in|on|)to (?:the|that|this|["“\p{Lu}\d])|from [\p{Ll}])/u;
const claimed =
  /^ (?:should|must|is|are|has|have|contains?|shows?|reads?|says?|appears?|disappears?|equals?|stays?|remains?|becomes?|will|can|does)\b/;
const isKind = (word: string) => roleOf([word.toLowerCase()])?.isPlain === true;
const goesOn = (after: string) =>
  placed.test(after) || claimed.test(after) || isKind(/^ (\p{Ll}+)(?=[\s.,;:]|$)/u.exec(after)?.[1] ?? '');

/** "pick vegan (no nuts) from the meal dropdown": without a capital it is one only where nothing but an option stands. */
const optionBefore =
  /(?:^|[\s,;.>])(?:[Pp]ick|[Cc]hoose|[Ss]elect) (\p{Ll}[\p{L}'’-]* (?:[\p{Ll}\d][\p{L}\d'’-]* )?)$/u;
const optionAfter = /^ (?:from|in|under) (?:the |its |["“\p{Lu}])/u;

function isNamed(before: string, after: string): boolean {
  const words = nameBefore(before);
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (telling.has(last) || isKind(last) || measured.test(last)) return false;
  // "Change plan (monthly billing) in …": the capital of an order says nothing; "Room 214 (quiet side) is shown" has none.
  const isFirst = /^(?:|.*[.;:!?>\n→] ?|.*\d[.)] |.*\n[-*•] ?|[-*•] )$/su.test(
    before.slice(0, before.lastIndexOf(words.join(' '))),
  );
  const named = isFirst && !claimed.test(after) ? words.slice(1) : words;
  if (named.some((word) => /^\p{Lu}/u.test(word) && !order.test(`${word.toLowerCase()} `))) return goesOn(after);
  const option = optionBefore.exec(before)?.[1]?.trim().toLowerCase().split(' ');
  return option?.every((word) => !telling.has(word) && !placing.test(word)) === true && optionAfter.test(after);
}

/** Whether the bracket that begins at a place goes on with the name before it, by what stands around it. */
function isOfName(text: string, at: number, length: number): boolean {
  const before = text.slice(Math.max(0, at - 60), at);
  return !/\bwait\b/i.test(before) && isNamed(before, text.slice(at + length, at + length + 40));
}

/** "choose Room 214 (quiet side) in Room": how long the bracket is in the middle of a clause that goes on with a name, or 0. */
export function bracketedAt(text: string, at: number, to: number): number {
  const found = text[at] === '(' ? bracket.exec(text.slice(at, Math.min(to, at + 45))) : null;
  if (!found || !isCalled(found[1]!)) return 0;
  const { length } = found[0];
  if (isOfName(text, at, length)) return length;
  // "… should show vegan (no nuts)": at the end of a clause too, where the same name goes on elsewhere.
  const last = /\S+ $/.exec(text.slice(Math.max(0, at - 40), at))?.[0];
  const isEnd = /^(?:[\s.,;:]|$)/.test(text.slice(at + length, at + length + 1));
  if (!last || !isEnd) return 0;
  const whole = last + found[0];
  for (let other = text.indexOf(whole); other >= 0; other = text.indexOf(whole, other + 1))
    if (isOfName(text, other + last.length, length)) return length;
  return 0;
}
