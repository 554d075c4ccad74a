import { keyOf } from '../../lexicon/keys.ts';
import { timesOf } from '../../lexicon/numbers.ts';
import { allLows, allRaws, asWord, isAddress, lows, type Token, unwritten, wordCount } from '../../tokenise/token.ts';
import type { ClauseContext, ClauseRead } from '../clause.ts';
import { readDoing } from './order.ts';

/** What is done to a thing is never said of it as a state: "Save is clicked". */
const done: Record<string, string> = {
  clicked: 'click',
  tapped: 'click',
  pressed: 'press',
  hit: 'press',
  'double clicked': 'double click',
  'right clicked': 'right click',
  'hovered over': 'hover over',
  hovered: 'hover',
  'double tapped': 'double click',
  'clicked on': 'click on',
  'searched for': 'search for',
  scrolled: 'scroll',
  typed: 'type',
  entered: 'enter',
  written: 'write',
  put: 'put',
  dragged: 'drag',
  reloaded: 'reload',
  refreshed: 'refresh',
  resized: 'resize',
};

/** Where a sentence tells in the passive of an act that is no state, "… is clicked"; -1 where it does not. */
export function actTold(tokens: readonly Token[]): number {
  const at = tokens.findLastIndex(
    ({ kind, raw }, i) =>
      i > 0 &&
      kind === 'word' &&
      /^(?:is|are|gets?)$/.test(raw) &&
      tokens[i + 1]?.kind === 'word' &&
      Object.hasOwn(done, tokens[i + 1]!.low),
  );
  // "Confirm rental is clicked" confirms nothing: it is the name of what is clicked.
  const isClaim =
    at > 0 &&
    /^(?:(?:verify|expect|ensure|if|once|until|unless)\b|(?:check|confirm)(?: (?:that|the|an?|if|whether|it|no|your|")|$))/.test(
      lows(tokens.slice(0, 2)),
    );
  return at < 0 || isClaim ? -1 : tokens[at]!.start;
}

/** Under "When", or where a spec tells in the passive what is done, has claimed nothing yet and goes on to tell so. */
export function tellsActs(
  { memory, underWhen, underThen, expected }: ClauseContext,
  tokens: readonly Token[],
): boolean {
  if (underWhen) return true;
  const isBegun = memory.passive === true || /^(?:navigate|login)?$/.test(memory.acted ?? '');
  const isAhead = memory.toldUntil !== undefined && tokens.at(-1)!.end < memory.toldUntil;
  return isBegun && isAhead && memory.claim === undefined && !underThen && !expected;
}

/** These are states as well, so only "When" makes them orders. */
const doneWhen: Record<string, string> = {
  'filled in': 'fill in',
  filled: 'fill',
  selected: 'select',
  chosen: 'choose',
  picked: 'pick',
  ticked: 'tick',
  checked: 'check',
  unticked: 'untick',
  unchecked: 'uncheck',
  'turned on': 'turn on',
  'turned off': 'turn off',
  'switched on': 'switch on',
  'switched off': 'switch off',
  toggled: 'toggle',
  opened: 'open',
  visited: 'visit',
  closed: 'close',
  dismissed: 'dismiss',
  uploaded: 'upload',
  replaced: 'replace',
  pasted: 'paste',
  attached: 'attach',
  cleared: 'clear',
  emptied: 'empty',
  set: 'set',
  changed: 'change',
  moved: 'move',
  expanded: 'expand',
  collapsed: 'collapse',
};

const be = /^(?:is|are|gets|get|was|were|has|have|been|being|then|now|just|also)$/;
const verbs = /^(?:is|are|gets|get|was|were|has|have)$/;

/** With what follows them, these are said of an act and of no state: "is selected from the list". */
const donePlaced: Record<string, RegExp> = {
  selected: /^(?:from\b|as (?:the )?")/,
  chosen: /^(?:from\b|as (?:the )?")/,
  picked: /^(?:from\b|as (?:the )?")/,
  left: /^(?:empty|blank)$/,
  pasted: /^(?:in|into)\b/,
  inserted: /^(?:in|into)\b/,
  dropped: /^(?:on|onto)\b/,
  uploaded: /^(?:to|into|in|via|using)\b.*\b(?:field|input|area|zone|dropzone|uploader|picker)$/,
};
const ordered: Record<string, string> = { left: 'leave', dropped: 'drag', pasted: 'paste', inserted: 'insert' };

interface Done {
  subject: readonly Token[];
  /** The participle, one word or two. */
  said: string;
  tail: readonly Token[];
  /** Nothing but the verb stands before the participle: "is checked", not "is still checked". */
  bare: boolean;
  /** "is to be clicked", "needs to be filled in". */
  due: boolean;
}

/** Words that open a claim, a condition or a quantity, and nothing that somebody acted on. */
const noSubject =
  /^(?:verify|check|expect|ensure|confirm|assert|validate|make|see|should|that|if|when|once|after|until|unless|no|nothing|none|neither|every|each|all|any|some|not|nobody|it|this|what|who|which)\b/;

/** "has to be", "is to be", "needs to be": what is to be done, not how things are. */
const isDue = (tokens: readonly Token[], at: number) =>
  /^(?:is|are|has|have|needs?) to be$/.test(lows(tokens.slice(at, at + 3)));

function doneAt(tokens: readonly Token[]): Done | undefined {
  const from = tokens.findIndex(
    ({ kind, raw }, i) => i > 0 && kind === 'word' && (verbs.test(raw) || (raw === 'needs' && isDue(tokens, i))),
  );
  if (from < 1) return undefined;
  const due = isDue(tokens, from);
  let at = due ? from + 3 : from;
  while (tokens[at]?.kind === 'word' && be.test(tokens[at]!.low)) at++;
  for (const length of [2, 1]) {
    const words = tokens.slice(at, at + length);
    if (words.length < length || words.some(({ kind }) => kind !== 'word')) continue;
    const said = lows(words).replace('-', ' ');
    if (![done, doneWhen, donePlaced].some((table) => Object.hasOwn(table, said))) continue;
    return { subject: tokens.slice(0, from), said, tail: tokens.slice(at + length), bare: at === from + 1, due };
  }
  return undefined;
}

const isPlaced = ({ said, tail, due }: Done) =>
  donePlaced[said]?.test(lows(tail)) === true ||
  (due && /^filled(?: in)?$/.test(said) && tail[0]?.low === 'with') ||
  // `"Type" is to be set to "Lorry"`: with what it is set to, nobody tells how it is.
  (due && /^(?:set|changed|switched)$/.test(said) && tail[0]?.low === 'to' && tail.length > 1);

/** "the search is entered", `"Total" is entered as 5`: which is the field and which the value, nobody can tell. */
const isValueless = ({ said, subject, tail }: Done) =>
  /^(?:entered|typed|written|put)$/.test(said) &&
  ((subject[0]!.low === 'the' && subject.every(({ kind, raw }) => kind === 'word' && raw === raw.toLowerCase())) ||
    (tail[0]?.low === 'as' && tail[1]?.low !== 'the') ||
    // "written in red": how it looks.
    (said === 'written' && /^in [a-z]+$/.test(allRaws(tail))));

/** "the browser dialog is accepted". */
function readAnswer(context: ClauseContext, tokens: readonly Token[], low: string): ClauseRead | undefined {
  const at = tokens.findIndex(({ raw }) => verbs.test(raw));
  const isNative = /\b(?:browser|native|js|javascript|alert|confirm|prompt)\b/.test(lows(tokens.slice(0, at)));
  const read = isNative ? readDoing(context, [asWord(tokens[0]!, low), ...tokens.slice(0, at)]) : undefined;
  return read && { ...read, passive: true };
}

const answering =
  /^the (?:browser |native |js |javascript )*(?:dialog|alert|confirm|confirmation|prompt|confirm dialog|alert box) (?:is|was|has been) (accepted|dismissed|confirmed|declined|cancelled)$/;

/** "the viewport is set to 360x740": nobody would claim that. */
const sizing =
  /^(?:the |a |my )?(?:(?:browser )?(?:viewport|window|screen)|browser)(?: size| width)? (?:is|was|has been|be) (?:(?:set|resized|changed|switched|scaled|reduced) to )?(?=\S+(?: (?:x|by) \S+)?(?: pixels| px)?$)/;

/** "Coupon gets filled with X", before anything else was done: somebody does it, for nothing led to it. */
const isFirstDone = ({ memory }: ClauseContext, { subject, said }: Done, tokens: readonly Token[]) =>
  /^gets?$/.test(tokens[subject.length]!.low) &&
  Object.hasOwn(doneWhen, said) &&
  /^(?:navigate|login)?$/.test(memory.acted ?? '') &&
  memory.claim === undefined;

/** `"A" is entered in "Name"`, `"A" is selected from the list`: what somebody did, and no state of the field. */
export function readDone(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const sized = tokens.some(({ low }) => /^(?:viewport|window|screen|browser)$/.test(low))
    ? sizing.exec(lows(tokens))
    : null;
  if (sized && !context.underThen && !context.expected)
    return readDoing(context, [unwritten('resize'), unwritten('to'), ...tokens.slice(wordCount(sized[0]))]);
  const found = doneAt(tokens);
  const isDone = found && (Object.hasOwn(done, found.said) || isPlaced(found) || isFirstDone(context, found, tokens));
  const isSubmitted =
    context.memory.passive === true && !context.memory.claim && lows(tokens) === 'the form is submitted';
  if (isSubmitted && !context.underThen && !context.expected)
    return { steps: [{ action: 'activate', kind: 'action', target: { text: 'submit' } }], quoted: true, passive: true };
  const answered = tokens[0]!.low === 'the' ? answering.exec(lows(tokens)) : null;
  const verb = answered && { accepted: 'accept', confirmed: 'accept' }[answered[1]!];
  if (answered && !context.underThen && !context.expected) return readAnswer(context, tokens, verb ?? 'dismiss');
  return isDone && !noSubject.test(lows(tokens)) ? readPassive({ ...context, underWhen: true }, tokens) : undefined;
}

/** "When the Save button is clicked", `"Bob" is entered in "Name"`: the order that somebody followed. */
export function readPassive(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const found = context.underThen || context.expected ? undefined : doneAt(tokens);
  const verb =
    found &&
    (done[found.said] ?? (tellsActs(context, tokens) ? (doneWhen[found.said] ?? ordered[found.said]) : undefined));
  // "Button is clicked should be shown": what the page says.
  if (
    !verb ||
    isValueless(found) ||
    found.tail.some(({ kind, raw }) => kind === 'word' && /^(?:should|must|is|are|was|were|will)$/.test(raw))
  )
    return undefined;
  const [head, ...names] = found.subject;
  const subject = [{ ...head!, raw: /^(?:The|A|An)$/.test(head!.raw) ? head!.low : head!.raw }, ...names];
  const isPage =
    /^(?:scroll|hover|hover over)$/.test(verb) &&
    /^the (?:page|screen|window|mouse|pointer|cursor)$/.test(lows(subject));
  const order = verb.split(' ').map(unwritten);
  const often = timesOf(found.tail.map(({ kind, low }) => (kind === 'word' ? low : '"')));
  const tail = often ? found.tail.slice(0, -often.length) : found.tail;
  const read = readDoing(context, [...order, ...(isPage ? [] : subject), ...tail]);
  if (!read || (often && read.steps.length !== 1)) return undefined;
  const times = often && often.times > 1 ? { times: often.times } : {};
  return { ...read, steps: read.steps.map((step) => ({ ...step, ...times })), passive: true };
}

const inputs =
  /^(?:filled in|filled|selected|chosen|picked|ticked|checked|unticked|unchecked|turned on|turned off|switched on|switched off|cleared|emptied|set|changed|expanded|collapsed)$/;
const ticking =
  /^(?:ticked|checked|unticked|unchecked|selected|chosen|picked|toggled|turned o(?:n|ff)|switched o(?:n|ff))$/;
/** What unfolds; of anything else "is opened" says that somebody went there, or that it is there now. */
const unfolding =
  /\b(?:dialog|dialogue|modal|popup|pop-up|menu|panel|section|drawer|window|sidebar|accordion|dropdown|list|row|node|tree|folder|card|details|overlay|form|group|box|picker|calendar|chat|tooltip|it)$/;

/** "Then I am logged in", once something was done: what has come of it, and no order to log in. */
const isLoggedIn = ({ underThen, expected, memory }: ClauseContext, tokens: readonly Token[]) =>
  /^(?:am|is|are)$/.test(tokens[0]!.raw) &&
  /^(?:logged|signed)$/.test(tokens[/^(?:now|already|still)$/.test(tokens[1]?.low ?? '') ? 2 : 1]?.low ?? '') &&
  (underThen ||
    expected ||
    !(tokens.length > 4 ? /^(?:navigate|login)?$/ : /^(?:navigate)?$/).test(memory.acted ?? ''));

/**
 * "Terms is checked" among clauses that tell in the passive what was done, "the Map link is opened": somebody's act or
 * how things are, nobody can tell, so it is neither.
 */
export function isUndecided(context: ClauseContext, tokens: readonly Token[]): boolean {
  if (isLoggedIn(context, tokens)) return true;
  const found = tellsActs(context, tokens) ? undefined : doneAt(tokens);
  if (!found || noSubject.test(lows(tokens))) return false;
  // "an option is selected from the list": which one, nobody says.
  if (isPlaced(found)) return /^(?:an?|one)$/.test(found.subject[0]!.low);
  // "Bold is now pressed": how a button is by now, whatever came before; "Enter is now pressed" is an act.
  if (found.said === 'pressed' && tokens.at(-found.tail.length - 2)!.raw === 'now')
    return keyOf(allLows(found.subject)) === undefined;
  if (!found.bare) return false;
  // `press "Log"; "Seen" gets ticked`: somebody's next act or what comes of the last, nobody can tell.
  const isGot = /^gets?$/.test(tokens[found.subject.length]!.low) && !context.underThen && !context.expected;
  if (isGot && ticking.test(found.said)) return true;
  // "click Bold … Bold is pressed", "/post is open. Bold is pressed.": among orders and at the end it tells how a button is.
  const { acted, passive } = context.memory;
  const isEnd = /^[\s.!]*$/.test(context.spec.slice(tokens.at(-1)!.end));
  if (found.said === 'pressed' && passive !== true && (isEnd || (acted && !/^(?:navigate|login)$/.test(acted))))
    return keyOf(allLows(found.subject)) === undefined;
  // `click "Back to top". The page is scrolled to the top`: what has come of it, or the next act.
  const isMoved = /^(?:scrolled|reloaded|refreshed)\b/.test(found.said) && passive !== true && !context.underWhen;
  if (isMoved && acted && !/^(?:navigate|login)$/.test(acted)) return isEnd || found.said.startsWith('scrolled');
  if (found.said === 'opened')
    return found.tail.length === 0 && !unfolding.test(lows(found.subject)) && !found.subject.some(isAddress);
  return inputs.test(found.said) && context.memory.passive === true && !context.underThen && !context.expected;
}

/** "Given /orders is open", "Given a browser at /orders": where a scenario begins. */
export function readStart(context: ClauseContext, all: readonly Token[]): ClauseRead | undefined {
  const tokens = all[0]?.low === 'that' ? all.slice(1) : all;
  const goes = readGoes(context, tokens);
  if (goes) return goes;
  const words = tokens.map((token) => (token.kind === 'word' ? token.low : isAddress(token) ? '/' : '"')).join(' ');
  // "The page /x is opened", where a spec begins: somebody opens it.
  const isFirst = context.memory.acted === undefined && !context.underThen && !context.expected;
  const isOpened = isFirst && / (?:is|has been) (?:opened|visited)$/.test(words);
  const isStart =
    (context.given || isOpened) &&
    /^(?:(?:the |a )?(?:page|url|address|website|browser|app|site) (?:is )?(?:(?:open )?(?:at|on) )?|the (?:(?!(?:one|two|three|four|five|all|any|some|not|no|never|other|another|same|next|last|first|second|wrong|right|every|each|old|new|current|latest|previous)\b)[a-z]+ ){1,2}page )?\/(?: (?:is|has been) (?:open|opened|loaded|shown|displayed|visited))?$/.test(
      words,
    );
  const address = isStart && tokens.find(isAddress);
  return address
    ? { steps: [{ action: 'navigate', kind: 'action', value: address.value }], quoted: true, passive: isOpened }
    : undefined;
}

/** "She goes to /x": somebody does; what "Then" or "Expected:" says of it is where the page has led. */
function readGoes(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const [verb, to, ...rest] = tokens;
  const isGoing = verb?.raw === 'goes' && to?.low === 'to' && rest.at(-1)?.kind === 'path';
  if (!isGoing || context.underThen || context.expected) return undefined;
  return readDoing(context, [{ ...verb, low: 'go' }, to, ...rest]);
}
