import type { Step } from '@smokejumper/contracts';
import type { TargetContext } from '../targets/target.ts';
import { allRaws, asQuote, beginsCapital, isAddress, isGiven, lows, sourceOf, type Token } from '../tokenise/token.ts';
import { assertion, type Claim, claim } from './complement.ts';
import { readAbility, readFocus, readInability } from './conditions.ts';
import { readInverted } from './joined/ellipsis.ts';
import { readOnly } from './joined/only.ts';
import { wordsTold } from './predicate/mentioned.ts';
import { type Predicate, predicateAt } from './predicate/predicate.ts';
import { readAsking, readBeforeAfter, readListedAs } from './predicate/standing.ts';
import { readArrival } from './special/arrival.ts';
import { readAnswer, readCall } from './special/calls.ts';
import { readDownload } from './special/download.ts';
import { readLinkTo } from './special/href.ts';
import { readMail } from './special/mail.ts';
import { saidOf } from './special/messages.ts';
import { readThing } from './statement.ts';
import { readFixed } from './subject/subject.ts';
import { readTextClaim } from './text-claim.ts';

/** Statements about what is not an element: address, title, downloads, mail, responses, errors, baselines. */
export function readSpecial(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  if (tokens.length === 0) return undefined;
  const words = lows(tokens);
  return (
    readInverted(context, tokens) ??
    readCall(tokens) ??
    readAnswer(context, tokens, words) ??
    readCompared(words, tokens) ??
    readBareAddress(words, tokens) ??
    readNewTab(tokens) ??
    readErrors(words) ??
    readAsking(words) ??
    readBeforeAfter(context, tokens) ??
    readListedAs(context, tokens) ??
    readOnly(context, tokens) ??
    readLinkTo(context, words, tokens) ??
    readNativeDialog(words, tokens) ??
    readBaseline(words, tokens) ??
    readRedirect(tokens) ??
    readLanding(tokens, words) ??
    readLandingWith(context, tokens) ??
    readArrival(context, tokens) ??
    readMail(context, tokens, words) ??
    readFocus(context, tokens) ??
    readAbility(context, tokens) ??
    readInability(context, tokens) ??
    readBySubject(context, tokens)
  );
}

/** "url /orders", `the page title "Orders"`: a note without its verb. */
function readBareAddress(words: string, tokens: readonly Token[]): Claim | undefined {
  if (tokens.length > 4 || tokens.at(-1)!.kind === 'word') return undefined;
  const found = /^(?:the )?(?:(?:page |current )?(url|address)|(?:page |tab )(title)) "$/.exec(words);
  const value = tokens.at(-1)!.value;
  if (!found || (found[1] && !/^(?:\/|https?:)/.test(value))) return undefined;
  return claim([assertion({ action: found[1] ? 'assertUrl' : 'assertTitle', value, op: 'equals' })], true);
}

/** "compare the page with the baseline X". */
function readCompared(words: string, given: readonly Token[]): Claim | undefined {
  if (!words.startsWith('compare ')) return undefined;
  const tokens = withBaselineNamed(given);
  const isCompared =
    /^compare (?:it|this|the (?:page|screen|screenshot|view)) (?:with|to|against) (?:the )?(?:baseline|reference|screenshot|stored screenshot|snapshot|image)?(?: screenshot| image)? ?(?:named |called )?"(?: (?:baseline|screenshot|reference))?$/.test(
      lows(tokens),
    );
  return isCompared
    ? claim(
        [
          assertion({
            action: 'assertScreenshot',
            value: tokens.find(isGiven)!.value,
          }),
        ],
        true,
      )
    : undefined;
}

/** "… with the title Docs home": words with a capital after "title", as one quotation. */
function joinTitle(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ raw }, i) => i > 1 && beginsCapital(raw) && /^titled?$/.test(tokens[i - 1]!.low));
  if (at < 0 || tokens.slice(at).some(({ kind }) => kind !== 'word')) return tokens;
  return [...tokens.slice(0, at), asQuote(tokens[at]!, allRaws(tokens.slice(at)))];
}

/** "the new tab should have the title X": go there and look. */
function readNewTab(given: readonly Token[]): Claim | undefined {
  if (!given.slice(1, 5).some(({ kind, low }) => kind === 'word' && (low === 'tab' || low === 'window')))
    return undefined;
  const tokens = joinTitle(given);
  const found =
    /^(?:the |a )?(?:new|newly opened|opened|second) (?:browser )?(?:tab|window) (?:should |must |has |to )?(?:be |have |has |open with |with |show |is |shows |opens with )?(?:the |a )?(?:title|titled|called|named|page title)(?: of)? "$/.test(
      lows(tokens),
    );
  if (!found) return undefined;
  return claim(
    [
      { action: 'switchTab', kind: 'action', target: { role: 'page', ordinal: -1 } },
      assertion({ action: 'assertTitle', value: tokens.at(-1)!.value, op: 'equals' }),
    ],
    true,
  );
}

const nativeDialog =
  "(?:(?:browser|browser's|native|javascript|js) (?:(?:alert|confirm|confirmation|native|js|javascript|modal|warning|save|leave|delete) )?(?:alert|dialog|confirm|confirmation|prompt|popup|message|box|window)(?: box| dialog)?|(?:alert|confirm|confirmation|prompt|dialog|popup)(?: dialog| popup| box| message)? (?:of|from|by|in) the browser)";
const saidByDialog = new RegExp(
  `^(?:(?:a|an|the|there should be a|there should be an|there is a|a second|another) )?${nativeDialog} (?:saying|that says|which says|asking|that asks|which asks|reading|that reads|(?:with|having|showing|containing)(?: the)?(?: message| text| words| question)?) "(?: (?:(?:should|must|will|to|then|now) )*(?:appears?|pops? up|shows? up|shows?|opens?|comes? up|be shown|is shown|be displayed|is displayed|be visible|is visible|be there|is there))?$`,
);
const browserSays =
  /^(?:the )?browser (?:should |must |will |to )?(?:then |now )?(?:asks?|warns?|says?|alerts?|prompts?|shows?|display)(?: me| you| the user)?(?: with)?(?: an? (?:alert|dialog|confirm|confirmation|prompt|popup)(?: saying| that says| asking| with| with the message| with the text)?)? "$/;

/** "a browser alert saying X pops up", "the browser should ask X". */
function readNativeDialog(words: string, tokens: readonly Token[]): Claim | undefined {
  if (!saidByDialog.test(words) && !browserSays.test(words)) return undefined;
  const said = tokens.find(isGiven);
  return said && claim([assertion({ action: 'assertDialog', value: said.value, op: 'contains' })], true);
}

/** That they came up, whatever the tense: "should have occurred", "were logged". */
const arisen =
  '(?: (?:(?:should|must|may|will|can) )?(?:(?:have|has|be|are|were|is) )?(?:been )?(?:appear|appeared|occur|occurred|happen|happened|logged|reported|thrown|allowed|acceptable|accepted|tolerated))?';
const there = '(?:there (?:should be|are|must be|is|were|was|will be|should have been) )?';

const noErrors: [RegExp, string][] = [
  [
    new RegExp(
      `^${there}no (?:javascript |js |console |browser console )?errors? (?:should be |are |is |were |must be |will be |have been |should have been |should have happened |should occur |should appear |occurred |appeared |happened )?(?:in|on|logged (?:in|to)|shown in|appear in|written to|should appear in|appeared in|reported in) (?:the )?(?:browser |developer |js |javascript )?console$`,
    ),
    'console',
  ],
  [
    new RegExp(`^${there}no (?:javascript|js|console|browser console|uncaught) (?:errors?|exceptions?)${arisen}$`),
    'console',
  ],
  [
    /^(?:the )?(?:browser |developer |js |javascript )?console (?:should |must |will |to |is |has |shows? |stays |remains )?(?:be |have |show |contain |stay |remain )?(?:no errors|free of errors|clean|empty|without errors|not (?:contain|show|have) (?:any )?errors)$/,
    'console',
  ],
  [
    new RegExp(`^${there}no (?:failed|broken) (?:requests?|network requests?|http requests?|api calls?)${arisen}$`),
    'http',
  ],
  [new RegExp(`^${there}no (?:http|network|server|request) errors?${arisen}$`), 'http'],
  [
    /^no (?:http |network |api )?requests? (?:should |must |may |will )?(?:fail|failed|fails|should have failed|have failed|has failed|returned? (?:an error|5xx|4xx or 5xx))$/,
    'http',
  ],
];

function readErrors(words: string): Claim | undefined {
  if (!/error|exception|console|request|call/.test(words)) return undefined;
  const found = noErrors.find(([pattern]) => pattern.test(words));
  return found && claim([assertion({ action: 'assertNoErrors', value: found[1] })], true);
}

/** "the baseline home-tablet": its marks set a name off without quotes. */
function withBaselineNamed(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(isGiven)) return tokens;
  const at = tokens.findLastIndex(({ kind, raw }) => kind === 'word' && /^[\w.-]+[-_.][\w.-]+$/.test(raw));
  return at > 0 && at >= tokens.length - 2 ? tokens.with(at, { ...tokens[at]!, kind: 'quote' }) : tokens;
}

function readBaseline(words: string, tokens: readonly Token[]): Claim | undefined {
  if (!/baseline|screenshot|reference|snapshot/.test(words)) return undefined;
  const isBaseline =
    /^(?:the |this |a )?(?:page|screen|screenshot|view|whole page)? ?(?:should |must |to |has to )?(?:looks? like|matches|match|(?:be|is) (?:the same as|identical to)|compare with|equals?|looks? the same as|resembles?) (?:the )?(?:baseline|reference|stored|saved|approved)? ?(?:screenshot|image|baseline|snapshot|picture|reference)? ?(?:named |called )?"(?: (?:baseline|screenshot|snapshot|reference|image))?$/.test(
      words,
    );
  const named = withBaselineNamed(tokens);
  if (named !== tokens) return readBaseline(lows(named), named);
  const name = tokens.find(isGiven);
  return isBaseline && name ? claim([assertion({ action: 'assertScreenshot', value: name.value })], true) : undefined;
}

/** `the "/home" page` is the address. */
const dropPage = (tokens: readonly Token[]) =>
  tokens.length > 2 && /^(?:page|url|address|screen)$/.test(tokens.at(-1)!.low) && tokens.at(-2)!.kind !== 'word'
    ? tokens.slice(0, -1)
    : tokens;

const landing =
  /^(?:(?:i|you|we|user|the user|the browser|it) )?(?:should |must |will |to |am |are |is |has to |have to |expect to |shall )?(?:be |still be |now be |then be |get |end up |ends up |land |lands |been |being |arrive |am |are |is )?(?:still |now |then )?(?:be )?(?:taken |redirected |brought |sent |forwarded |returned |led |navigated |back )?(?:back )?(?:to|on|at|in) (?:the |a )?(?:page |url |address |path |page with url )?(?:that |which |whose url )?((?:starts with|begins with|starting with|ends with|ending with|ends in|contains|containing|matches|matching|is) )?(?:"|\S+)$/;

/** "I should be redirected to /x", "you land on a URL that starts with /deals/". */
function readLanding(given: readonly Token[], words: string): Claim | undefined {
  const tokens = dropPage(given);
  const last = tokens.at(-1)!;
  if (
    !(isAddress(last) || last.kind === 'regex') ||
    !/\b(?:taken|redirected|brought|sent|forwarded|returned|land|lands|end up|ends up|led|be|still|am|are|is|arrive)\b/.test(
      words,
    )
  )
    return undefined;
  const found = landing.exec(lows(tokens));
  if (
    !found ||
    !/^(?:i|you|we|user|the user|the browser|it|should|must|be|am|are|get|land|lands|end|ends|to|is)\b/.test(words)
  )
    return undefined;
  const how = found[1] ?? '';
  const op: Step['op'] = /^start|^begin/.test(how)
    ? 'starts-with'
    : /^end/.test(how)
      ? 'ends-with'
      : /^contain/.test(how)
        ? 'contains'
        : /^match/.test(how)
          ? 'matches'
          : 'equals';
  return claim(
    [assertion({ action: 'assertUrl', value: last.value, op: last.kind === 'regex' ? 'matches' : op })],
    true,
  );
}

const redirecting =
  /^(?:(?:it|this|that|the (?:page|app|site|system|application|browser|website|link|platform)) )?(?:(?:should|must|will|to) )*(?:navigates? to|(?:redirects?|forwards?|takes?|brings?|sends?) (?:me |you |us |the user )?(?:back |on |over )?to|leads? (?:me |you |us |the user )?(?:back )?to|goes (?:back )?to) (?:the (?:page|url|address) )?"$/;
const standing =
  /^(?:(?:still|back) (?:on|at)|(?:(?:i|we|you|the user|user) )?(?:(?:should|must|will|to) )?(?:still )?(?:stays?|remains?) (?:on|at)|(?:the|this|that)(?: current)? page (?:should be|is|must be|should still be|is still)|(?:should|must|to) (?:be )?(?:redirected|forwarded|taken|sent|brought) (?:back )?to) "$/;

/** "it redirects to /cart", "still on /cart", "the page should be /cart". */
function readRedirect(given: readonly Token[]): Claim | undefined {
  const tokens = dropPage(given);
  const last = tokens.at(-1)!;
  if (last.kind !== 'path' && !/^(?:\/|https?:)/.test(last.value)) return undefined;
  const words = lows(tokens.map((token) => (token === last ? { ...last, kind: 'quote' } : token)));
  const isOrder = /^(?:take|bring|send|forward|lead) /.test(words);
  return (redirecting.test(words) && !isOrder) || standing.test(words)
    ? claim([assertion({ action: 'assertUrl', value: last.value, op: 'equals' })], true)
    : undefined;
}

/** "land on /payment with the heading X": the address, then the thing. */
function readLandingWith(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const at = tokens.findIndex(
    ({ kind, low }, i) =>
      i > 1 && kind === 'word' && low === 'with' && /^(?:path|quote|soft)$/.test(tokens[i - 1]!.kind),
  );
  if (at < 0) return undefined;
  const landed = readLanding(tokens.slice(0, at), lows(tokens.slice(0, at)));
  const thing = landed && readThing(context, tokens.slice(at + 1), false);
  return thing && claim([...landed.steps, ...thing.steps], thing.quoted);
}

function readBySubject(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const download = readDownload(tokens);
  if (download) return download;
  for (let at = 1; at < Math.min(tokens.length, 8); at++) {
    const predicate = predicateAt(tokens, at);
    const subject = predicate && readFixed(context, tokens.slice(0, at));
    if (!subject) continue;
    const complement = tokens.slice(predicate.next);
    if (subject.kind === 'url' && isOfPage(tokens[0]!, predicate, complement))
      return readPage(context, predicate, complement);
    if (subject.kind === 'url') return readUrl(context, { tokens, predicate, complement });
    if (subject.kind === 'title') return readAddressed(context, 'assertTitle', { tokens, predicate, complement });
    if (subject.kind === 'dialog') return readDialog(context, predicate, complement);
    if (subject.kind === 'response') return readResponse(predicate, complement);
    if (subject.kind === 'page') return readPage(context, predicate, complement);
  }
  return undefined;
}

/** "We land on /thanks and it says Paid": the page there, whose address says no such thing. */
const isOfPage = ({ low }: Token, { verb }: Predicate, complement: readonly Token[]) =>
  low === 'it' && /^(?:says?|shows?|displays?)$/.test(verb ?? '') && !/[/?#=&]/.test(complement.at(-1)?.value ?? '/');

interface Rest {
  tokens: readonly Token[];
  predicate: Predicate;
  complement: readonly Token[];
}

function readUrl(context: TargetContext, rest: Rest): Claim | undefined {
  const isHeld = rest.predicate.lemma === 'have' && lows(rest.complement.slice(1)) === 'in it';
  if (isHeld)
    return readAddressed(context, 'assertUrl', {
      ...rest,
      predicate: { ...rest.predicate, lemma: 'show' },
      complement: rest.complement.slice(0, 1),
    });
  const read = readAddressed(context, 'assertUrl', rest);
  const labelled = read && readLabelled(rest.tokens, read);
  if (labelled) return labelled;
  const still = rest.tokens.some(({ kind, low }) => kind === 'word' && low === 'still');
  return read && still
    ? claim(
        read.steps.map((step) => (step.op === 'equals' ? { ...step, op: 'contains' as const } : step)),
        true,
      )
    : read;
}

/** `The location is "Malibu, California"`, "Location is Berlin": a label of the page, no address of a browser reads so. */
function readLabelled(tokens: readonly Token[], { steps: [step] }: Claim): Claim | undefined {
  const isLabel = /^(?:(?:the|my|our) )?(?:location|address) (?!bar\b|of\b|in\b)/.test(lows(tokens));
  const label = tokens.find(({ low }) => low === 'location' || low === 'address')?.raw;
  const value = step?.value ?? '';
  const isBare = beginsCapital(tokens[0]!.raw) && label === tokens[0]!.raw;
  const isNoAddress = /\S\s+\S/.test(value) || (isBare && step?.op === 'equals' && /^\p{Lu}\p{Ll}+$/u.test(value));
  if (!isLabel || !label || !step || step.op === 'matches' || !isNoAddress) return undefined;
  return claim([{ ...step, action: 'assertText', target: { text: label } }], true);
}

function readAddressed(
  context: TargetContext,
  action: 'assertUrl' | 'assertTitle',
  { predicate, complement }: Rest,
): Claim | undefined {
  const step = readTextClaim(context, predicate, complement);
  return step && claim([assertion({ action, ...step })], true);
}

function readDialog(context: TargetContext, predicate: Predicate, complement: readonly Token[]): Claim | undefined {
  const step = readTextClaim(
    context,
    predicate.lemma === 'have' ? { ...predicate, lemma: 'show' } : predicate,
    complement,
  );
  if (step) return claim([assertion({ action: 'assertDialog', ...step })], true);
  const saying = /^(?:saying|that says|reading|asking|with the text|with the message|with) "$/.test(lows(complement));
  return predicate.lemma === 'appear' && saying
    ? claim([assertion({ action: 'assertDialog', value: complement.at(-1)!.value, op: 'contains' })], true)
    : undefined;
}

/** "the response should be 200", "the status code should be less than 400". */
function readResponse(predicate: Predicate, complement: readonly Token[]): Claim | undefined {
  const words = lows(complement);
  const tail = complement.at(-1);
  if (!tail || !/^(?:be|have|show|read|return)$/.test(predicate.lemma) || !/^\d{3}$/.test(tail.value)) return undefined;
  const isPlain = /^(?:(?:a |the )?(?:status |status code |http |code |status of )*)(?:"|\d{3})$/.test(words);
  const op = isPlain
    ? predicate.negated
      ? 'neq'
      : 'eq'
    : /^(?:less than|below|under) /.test(words) && !predicate.negated
      ? 'lt'
      : undefined;
  return op && claim([assertion({ action: 'assertResponse', value: tail.value, op })], true);
}

/** "the page shows X": X is visible. */
function readPage(context: TargetContext, predicate: Predicate, complement: readonly Token[]): Claim | undefined {
  if (!/^(?:show|have|be)$/.test(predicate.lemma)) return undefined;
  const title = /^(?:(?:the |a )?title(?: of)?|titled|called|named) "$/.test(lows(complement));
  if (title)
    return claim(
      [
        assertion({
          action: 'assertTitle',
          value: complement.at(-1)!.value,
          op: predicate.negated ? 'not-equals' : 'equals',
        }),
      ],
      true,
    );
  if (predicate.lemma === 'be') return undefined;
  const isSaid = /^(?:says?|reads?)$/.test(predicate.verb ?? '');
  // "the page says 27 rows": what it says, while "shows 27 rows" would count them.
  const isShare = complement[1]?.low === 'of' && /^\d/.test(complement[2]?.raw ?? '');
  const isNumbered =
    (isSaid || isShare) && /^\d/.test(complement[0]?.raw ?? '') && complement.every(({ kind }) => kind === 'word');
  const told = wordsTold(context.spec, { role: 'page' }, predicate.verb, complement);
  const said = isNumbered ? sourceOf(context.spec, complement) : saidOf(context.spec, complement, isSaid);
  const text = said ?? (told === 'unread' ? undefined : told);
  if (text !== undefined) {
    const action = predicate.negated ? 'assertNotVisible' : 'assertVisible';
    return { ...claim([assertion({ action, target: { text } })], false), ofPage: true };
  }
  const thing = readNoText(context, complement, predicate.negated) ?? readThing(context, complement, predicate.negated);
  return thing && { ...thing, ofPage: true };
}

/** "says No results": a capital inside a sentence makes it the words of the page, not their absence. */
export function readNoText(context: TargetContext, tokens: readonly Token[], negated: boolean): Claim | undefined {
  const isText =
    tokens.length > 1 &&
    tokens[0]!.raw === 'No' &&
    tokens.every(({ kind, low }) => kind === 'word' && !/^(?:should|must|shall|will)$/.test(low));
  const target = { text: sourceOf(context.spec, tokens) };
  return isText
    ? claim([assertion({ action: negated ? 'assertNotVisible' : 'assertVisible', target })], false)
    : undefined;
}
