import { readTarget, type TargetContext } from '../../targets/target.ts';
import { beginsCapital, isGiven, isWord, lows, quoteOfWords, type Token } from '../../tokenise/token.ts';
import { assertion, type Claim, claim } from '../complement.ts';

/** In small letters too a mail begins so to its reader, and the description of a subject does not. */
const toReader = /^(?:you|youre|you['’]re|we|welcome|thanks|thank|hi|hello|please)$/;

/** "with We got your claim in the subject": led and ended, so it is one quotation whatever verbs it holds. */
function joinLedSubject(tokens: readonly Token[]): readonly Token[] | undefined {
  const end = tokens.findIndex(
    (_, i) => i > 2 && /^(?:in|as) (?:the|its) (?:subject|title)$/.test(lows(tokens.slice(i, i + 3))),
  );
  const from = tokens.findIndex(({ low }, i) => i < end && /^(?:with|containing)$/.test(low)) + 1;
  const words = from > 0 ? tokens.slice(from, end) : [];
  const isSaid = beginsCapital(words[0]?.raw ?? '') || toReader.test(words[0]?.raw ?? '');
  if (words.length === 0 || words.some(({ kind }) => kind !== 'word') || !isSaid) return undefined;
  const quote = quoteOfWords(words);
  return [...tokens.slice(0, from), quote, ...tokens.slice(end)];
}

/** An unquoted subject at the end of a clause about a mail, as one quotation. */
function joinSubject(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ kind, low, raw }, i) =>
      i > 1 &&
      kind === 'word' &&
      beginsCapital(raw) &&
      /^(?:subject|line|contain|contains|containing|is|be|of|titled|called)$/.test(tokens[i - 1]!.low) &&
      low !== 'i',
  );
  const first = tokens.findIndex(
    ({ kind, low }, i) => i > at && (kind !== 'word' || /^(?:should|must|arrives?|arrived|is|was|has|to)$/.test(low)),
  );
  // "Your slot is booked should arrive": the verb of the clause comes behind that of the subject.
  const second = tokens.findIndex(({ low }, i) => i > first && /^(?:should|must|arrives?|arrived)$/.test(low));
  const isInner = /^(?:is|was|has)$/.test(tokens[first]?.raw ?? '') && tokens.slice(first, second).every(isWord);
  const until = isInner && second > 0 ? second : first;
  const end = until < 0 ? tokens.length : until;
  const isVerb = until < 0 || /^(?:should|must|arrives?|arrived|is|was|has)$/.test(tokens[until]!.low);
  if (at < 0 || !isVerb) return tokens;
  const quote = quoteOfWords(tokens.slice(at, end));
  return [...tokens.slice(0, at), quote, ...tokens.slice(end)];
}

const mailWords =
  /^(?:a|an|the|there|should|must|is|be|was|has|have|been|will|to|for|of|at|in|with|whose|having|that|which|new|e-?mail|mail|message|sent|delivered|addressed|reach|reaches|reached|land|lands|landed|come|comes|came|go|goes|out|off|arrive|arrives|arrived|receive|receives|received|get|gets|got|subject|title|titled|line|called|entitled|contain|contains|containing|reading|saying|says|its|inbox|mailbox|by|now|then|also)$/;

/** Before who gets it. */
const leading = /^(?:to|for|of|at|by|reach|reaches|reached)$/;

/** A recipient or a subject. */
const isNamed = (token: Token) => isGiven(token) || /@/.test(token.value);

/** `The email of "Ada" is "ada@a.example"`: what is noted of somebody, and nothing that was sent. */
const isNoted = (words: string) => /^(?:the )?e-?mail(?: address)? of \S.* (?:is|be) \S+$/.test(words);

/** Any other order of these words with one address and one subject; "not" is none of them. */
function readPlainMail(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const given = tokens.filter(isNamed);
  const rest = tokens.filter((token) => !isNamed(token));
  if (given.length !== 2 || !rest.every(({ kind, low }) => kind === 'word' && mailWords.test(low))) return undefined;
  const isAddress = (token: Token) =>
    /@|mail|address|user/i.test(token.value) || leading.test(tokens[tokens.indexOf(token) - 1]?.low ?? '');
  const written = given.filter(({ value }) => value.includes('@'));
  const [to, ...others] = written.length === 1 ? written : given.filter(isAddress);
  const subject = given.find((token) => token !== to);
  if (!to || others.length > 0 || !subject || /^(?:open|read|check)$/.test(tokens[0]!.low)) return undefined;
  const target = readTarget(context, [{ ...to, kind: 'quote' }])?.targets[0];
  return target && claim([assertion({ action: 'assertEmail', target, value: subject.value })], true);
}

/** A kept value as a recipient, by its bare name: "an email is sent to addr", "addr receives an email". */
function asAddress({ memory }: TargetContext, tokens: readonly Token[]): readonly Token[] {
  const isKept = ({ kind, value }: Token, at: number) =>
    kind === 'word' &&
    memory.names.has(value) &&
    (at === 0 || leading.test(tokens[at - 1]!.low) || /^the$/.test(tokens[at - 1]!.low));
  return tokens.some(isKept)
    ? tokens.map((token, at) => (isKept(token, at) ? { ...token, kind: 'quote', low: '"' } : token))
    : tokens;
}

// In an address or a name of a file these say nothing of a mail: "Owner is me@mail.test".
const mails = /(?<![\w@./-])(?:e-?mail|mail|message)(?![\w@/]|[.-]\w)/;

/** "an email to X with subject Y should arrive", "X should receive an email with subject Y". */
export function readMail(context: TargetContext, given: readonly Token[], spoken: string): Claim | undefined {
  if (!mails.test(spoken)) return undefined;
  const kept = asAddress(context, given);
  const tokens = joinLedSubject(kept) ?? joinSubject(kept);
  const words = tokens === given ? spoken : lows(tokens);
  if (!mails.test(words) || isNoted(words)) return undefined;
  const shape =
    /^(?:(?:an?|the|there should be an?|expect an?|receive an?) )?(?:new )?(?:e-?mail|mail|message) (?:is |was |should be |has been |must be )?(?:sent |delivered |addressed )?to ("|\S+@\S+) (?:with |whose |having )?(?:the |a )?(?:subject|title|subject line)(?: of| contains| containing| is| reading)? "(?: (?:should |must |has |is )?(?:arrives?|arrived|be sent|be delivered|be received|is sent|is received|been sent|sent|delivered))?$/.exec(
      words,
    ) ??
    /^("|\S+@\S+) (?:should |must |has to |will )?(?:receives?|gets?|got|be sent|have received|received) (?:an?|the) (?:new )?(?:e-?mail|mail|message) (?:with |whose |having )?(?:the |a )?(?:subject|title|subject line)(?: of| contains| containing| is| reading)? "$/.exec(
      words,
    ) ??
    /^("|\S+@\S+) (?:should |must |will )?(?:receives?|received|gets?|got) (?:an?|the) (?:new )?(?:e-?mail|mail|message) (?:titled|called|entitled|with) "(?: in (?:the|its) subject(?: line)?)?$/.exec(
      words,
    ) ??
    /^the (?:subject|title|subject line) of the (?:new |latest |newest )?(?:e-?mail|mail|message) (?:to|for|sent to) ("|\S+@\S+) (?:(?:should|must) )?(?:contains?|is|be|reads?|says?|starts? with) "$/.exec(
      words,
    ) ??
    /^(?:there (?:should be|is|must be) )?(?:an?|the) (?:new )?(?:e-?mail|mail) (?:to|for) ("|\S+@\S+) (?:with|containing) " (?:in|as) (?:the|its) (?:subject|title)(?: line)?(?: (?:should )?arrives?)?$/.exec(
      words,
    ) ??
    /^(?:an?|the) (?:new )?(?:e-?mail|mail) (?:with |whose |titled |having )?(?:the |a )?(?:subject|title|subject line)?(?: of| contains| containing| is)? ?" (?:should |must |has |is |was )?(?:arrives?|arrived|be sent|be delivered|be received|is sent|is received|been sent|sent|delivered|arrive) ?(?:at|for|to|in the mailbox of|in the inbox of|by) ("|\S+@\S+)$/.exec(
      words,
    );
  if (!shape) return readPlainMail(context, tokens);
  const names = tokens.filter(isNamed);
  if (names.length !== 2) return undefined;
  const toFirst = !/"\s.*(?:at|for|to|of|by) (?:"|\S+@\S+)$/.test(words) || shape.index !== 0 || words.startsWith('"');
  const to = names.find(({ kind, value }) => kind !== 'quote' || /@/.test(value)) ?? names[toFirst ? 0 : 1]!;
  const subject = names.find((token) => token !== to)!;
  const target = readTarget(context, [{ ...to, kind: 'quote' }])?.targets[0];
  return target && claim([assertion({ action: 'assertEmail', target, value: subject.value })], true);
}
