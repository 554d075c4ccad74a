import { roleOf } from '../../lexicon/roles.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { allLows, allRaws, isWord, sourceOf, type Token, wordCount } from '../../tokenise/token.ts';
import { predicateAt } from '../predicate/predicate.ts';

const greeting = /^(?:welcome|hello|hi|hey|thanks|thank|sorry|oops|congratulations|congrats|goodbye|bye)$/;
const outcome =
  /^(?:saved|sent|updated|placed|added|removed|deleted|created|confirmed|submitted|booked|cancelled|canceled|expired|uploaded|published|received|approved|declined|rejected|copied|completed|scheduled|archived|restored|verified|complete|successful|failed|reserved|paid|accepted|pending|overdue|underway)$/;
/** How a page says in what state something is; a preposition has to follow, or the words describe ("available rooms"). */
const status =
  /^(?:valid|ready|free|closed|open|sold|out|due|available|unavailable|paid|booked|saved|sent|delivered|shipped|arriving|back|pending|expired|live|coming|waiting|included|limited)$/;
const then = /^(?:for|in|until|till|on|to|from|by|out|of|at|soon|now|again|today|tomorrow)$/;
const judged =
  /^(?:any|some|every|each|all|both|other|same|correct|right|wrong|proper|relevant|matching|appropriate|something|anything|everything|nothing|what|which|who|whose|how|why|where|when|whether|if|that|should|must|would|could|and|or|but|their|his|her|its|them|they|he|she|it)$/;

const lowsOf = (tokens: readonly Token[]) => tokens.map(({ low }) => low);
const isPlain = (tokens: readonly Token[], most: number) =>
  tokens.length > 1 &&
  tokens.length <= most &&
  tokens.every(({ kind, low }) => kind === 'word' && !judged.test(low)) &&
  (tokens[0]!.raw === tokens[0]!.low || /^(?:we|you)['’]/.test(tokens[0]!.raw));

/** "No keys yet", "nothing found": what a page says where nothing is, and no denial. */
export const isEmptiness = (tokens: readonly Token[]): boolean =>
  tokens.every(({ kind }) => kind === 'word') &&
  /^(?:no|nothing) (?:[a-z-]+ ){0,3}(?:found|yet|here|here yet|to show|matched)$/.test(lowsOf(tokens).join(' '));

/** "email is required": what a page says of what was entered. */
const isComplaint = (tokens: readonly Token[]) =>
  tokens[0]?.raw === tokens[0]?.low &&
  tokens.every(({ kind }) => kind === 'word') &&
  /^(?!(?:the|a|an|it|this|that|my|what|who|which|whatever|something|anything|nothing|everything|one) )(?:[a-z]+ ){1,3}(?:is|are) (?:required|invalid|missing|too (?:short|long)|already (?:taken|in use)|taken)$/.test(
    lowsOf(tokens).join(' '),
  );

/** "welcome back bob", "order placed": words of a page that nothing but their shape sets off. */
export function isMessage(tokens: readonly Token[]): boolean {
  const words = lowsOf(tokens);
  if (isEmptiness(tokens) && tokens[0]!.raw === words[0]) return true;
  if (/^(?:step|page|question|slide|part) \d+ (?:of|\/) \d+$/.test(words.join(' '))) return true;
  if (isComplaint(tokens) || /^(?:are you sure|all done|all set|not found|try again later)$/.test(words.join(' ')))
    return true;
  if (!isPlain(tokens, 6) || words.some((word) => /^(?:the|a|an|is|are|was)$/.test(word))) return false;
  const isKind =
    roleOf([words.at(-1)!]) !== undefined || /(?:email|mail|screen|guide|offer|tour|note)$/.test(words.at(-1)!);
  if (greeting.test(words[0]!)) return !isKind && !/^(?:to|for)$/.test(words.at(-1)!);
  const isSome =
    /[^s]s$/.test(words[0]!) &&
    !/^(?:changes|settings|details|preferences|files|filters|notes|address)$/.test(words[0]!);
  const isOutcome = !isSome && words.length <= 4 && outcome.test(words.at(-1)!) && roleOf([words[0]!])?.plural !== true;
  return (
    isOutcome &&
    words
      .slice(0, -1)
      .every((word) => !/(?:ly|ing)$|^(?:my|your|our|to|in|on|as|be|been|not|no|get|has|have)$/.test(word))
  );
}

/** "email is required", "thanks for your order": after "says" a whole sentence is what it says. */
const isSentence = (words: readonly string[]) =>
  !/^(?:the|a|an|my|this|these|it|one|more|less|no|not)$/.test(words[0]!) &&
  (greeting.test(words[0]!) ||
    (words[0] === 'please' && words.length > 2) ||
    words.slice(1, -1).some((word) => /^(?:is|are|was|were|has|have|can|cannot)$/.test(word)));

/** "your cart is empty", "ready in two days": what "says" may be followed by, in lower case too. */
export function saidOf(spec: string, tokens: readonly Token[], isTold = false): string | undefined {
  const words = lowsOf(tokens);
  if (!isPlain(tokens, 9)) return isMessage(tokens) ? sourceOf(spec, tokens) : undefined;
  const isAddress =
    /^(?:you|your|we)$/.test(words[0]!) &&
    words.slice(1).some((word) => /^(?:is|are|has|have|was|were|will|sent)$/.test(word));
  const isStatus = status.test(words[0]!) && then.test(words[1]!) && !words.includes('the');
  return isAddress || isStatus || isMessage(tokens) || (isTold && isSentence(words))
    ? sourceOf(spec, tokens)
    : undefined;
}

/** Verbs after which "that …" may follow, so that "please check a row should be visible" is an order to us. */
const claiming =
  /^(?:verify|check|confirm|ensure|assert|validate|expect|see|observe|notice|note|look|watch|assume|make|be|double|mind|remember|know|test|find|say|tell|show|report|think|hope|wish|want|have|let|keep|get|wait|do|go)$/;

/** "Please name a witness should …": words with a capital by which the page asks for something. */
export function isPlea(tokens: readonly Token[]): boolean {
  const [please, verb, next] = tokens;
  if (please?.raw !== 'Please' || !verb || !next) return false;
  const isVerb =
    verb.kind === 'word' &&
    /^[a-z]+$/.test(verb.raw) &&
    !claiming.test(verb.low) &&
    !isVague(verb.low) &&
    !isFunctional(verb.low) &&
    roleOf([verb.low])?.plural !== true;
  return isVerb && /^(?:a|an|the|this|your|in|up|again|at|us|to|for|should|must)$/.test(next.low);
}

const seen =
  /^(?:should|must) (?:(?:now|still|also|then|not) )*(?:be (?:now |again )?(?:visible|shown|displayed)|appear|show up|pop up|come up|disappear|be gone)(?: (?:again|under|below|above|in|on|next|near|beside|within|inside|at|for)\b.*)?$/;

/** "Please write something should be shown": two verbs make no order, so where the words end by which the page asks for something, or 0. */
export function endOfPlea(tokens: readonly Token[]): number {
  const [please, verb] = tokens;
  if (please?.raw !== 'Please' || !isWord(verb)) return 0;
  const end = tokens.findIndex(({ kind, raw }) => kind === 'word' && /^(?:should|must)$/.test(raw));
  const isWait = verb.low === 'wait' && (end === 2 || /^(?:while|a)$/.test(tokens[2]!.low));
  const isAsking = /^[a-z]+$/.test(verb.raw) && (isWait || !claiming.test(verb.low));
  // "Please select any seat": one of many for whoever does it to choose.
  const isChoice = tokens.some(({ low }, at) => at < end && /^(?:any|some|every|each|all|whichever)$/.test(low));
  const isAsked = isAsking && !isChoice && tokens.slice(0, end).every(isWord);
  return end > 1 && end < 11 && isAsked && seen.test(allLows(tokens.slice(end))) ? end : 0;
}

/** "Almost there should be shown": what a page says to who is not done yet. */
export const isNearly = (subject: readonly Token[]) =>
  /^(?:(?:[Tt]he )?(?:text|message|toast|words) )?(?:Almost|Nearly|Hello|Hi|Hey|You are (?:almost|nearly)) there$/.test(
    allRaws(subject),
  );

/** A capital that no beginning of a sentence asks for: in the middle of one, or in a spec that begins in lower case. */
export function isMeantCapital(spec: string, { start }: Token): boolean {
  const before = spec.slice(Math.max(0, start - 12), start);
  const begins = start <= 0 || /(?:^|[.!?:;]|[\r\n]\s*(?:[-*•]|\d+[.)])?)\s*$/u.test(before);
  return !begins || /^\s*(?:[-*•]\s*|\d+[.)]\s*)?\p{Ll}/u.test(spec);
}

const checking = /^(?:verify|check|ensure|confirm|expect|assert|validate|see)$/;
/** "Verify that The order is ready should be visible": what is checked comes behind the lead. */
export const isChecked = ([first, next]: readonly Token[]) =>
  checking.test(first?.low ?? '') && isWord(next) && /^(?:that|The)$/.test(next.raw);

export const messages =
  /^(?:we|thanks|thank|welcome|sold|sorry|oops|please|invalid|congratulations|congrats|logged|signed|success|incorrect|wrong|your|you)$/;

/** "describe a door that" won't close: what it is told by goes on with the verb. */
export const isOpenEnded = (said: readonly Token[]): boolean =>
  said.length > 1 && /^(?:that|which|who|whose|where|when|because)$/.test(said.at(-1)!.raw);

/** "Shared with Ann", "Posted by Bob": what was done, and with or by whom. */
export const isDeedOf = ([first, next, name]: readonly Token[]) =>
  isWord(first) &&
  /^\p{Lu}\p{Ll}+ed$|^(?:Sent|Sold|Made|Built|Written|Paid)$/u.test(first.raw) &&
  isWord(next) &&
  /^(?:with|by|to|for|from)$/.test(next.raw) &&
  isWord(name) &&
  (/^\p{Lu}/u.test(name.raw) || name.raw.includes('@'));

/** "the error message Name is missing is displayed": what it says has a verb of its own. */
export const isDisplayed = ([only, ...more]: readonly Token[]) =>
  more.length === 0 && /^(?:shown|displayed|visible)$/.test(only?.low ?? '');

/** "Your video is live is displayed", "Need help? is shown": a sentence of the page before the verb of the claim. */
export const isSpoken = (said: readonly Token[], complement: readonly Token[]) =>
  isDisplayed(complement) &&
  (/[?!]$/.test(said.at(-1)?.raw ?? '') ||
    (messages.test(said[0]?.low ?? '') && said.some((_, at) => at > 0 && predicateAt(said, at))));

/** "tmp_user_03": nobody speaks so of a kind of thing. */
export const isIdentifier = ([only, ...more]: readonly Token[]) =>
  more.length === 0 && isWord(only) && /^(?=.*[a-z])[\w.-]*[_\d][\w.-]*$/i.test(only.raw);

/** How many words lead to a message: "an error saying", "the text". */
export function leadOfWords(tokens: readonly Token[]): number {
  const found =
    /^(?:an? |the )?message with the (?:text|title|heading) |^(?:an? |the )?(?:(?:error|success|warning|validation|info) message|error|message|text|toast|notice|warning|hint|notification)(?: saying| that says| reading| that reads)? /.exec(
      `${allLows(tokens)} `,
    );
  return found ? wordCount(found[0]) : 0;
}
