import type { Step, Target } from '@smokejumper/contracts';
import { endOfPlea, isPlea } from '../assertions/special/messages.ts';
import { readStatement, readThing } from '../assertions/statement.ts';
import { isOrderWord } from '../targets/speaking.ts';
import type { TargetContext } from '../targets/target.ts';
import { allRaws, beginsCapital, isWord, lows, quoteOf, type Token, unwritten, wordCount } from '../tokenise/token.ts';
import { readBefore } from './circumstances/before.ts';
import { readCause } from './circumstances/cause.ts';
import { readTimed, readUntil, readWithin } from './circumstances/limits.ts';
import { placeThere } from './circumstances/there.ts';
import { readExpectation } from './claims/expectation.ts';
import { isGuarded } from './claims/guard.ts';
import { isMisnamed } from './claims/misnamed.ts';
import { isSaidOfSame } from './claims/said-of-same.ts';
import { ofWhatWasSet } from './claims/set-before.ts';
import { kindListOf } from './cutting/kinds.ts';
import { dropLead, imperative } from './edges/lead.ts';
import { withoutPerson } from './edges/person.ts';
import { keyAgain, withHolder } from './edges/pointed.ts';
import { inOrder } from './edges/reordered.ts';
import { dropTrail } from './edges/trail.ts';
import { readOfGroup } from './lists/group.ts';
import { readKindList } from './lists/kinds.ts';
import { readActNoun } from './orders/act-noun.ts';
import { actionStarts } from './orders/action.ts';
import { readDoing, readEquals, readGets } from './orders/order.ts';
import { isUndecided, readDone, readPassive, readStart, tellsActs } from './orders/passive.ts';
import { readWait } from './orders/wait.ts';
import { supplyByOrder } from './unquoted/set-off.ts';

export interface ClauseRead {
  steps: Step[];
  quoted: boolean;
  ofPage?: boolean;
  /** It tells in the passive what somebody did. */
  passive?: boolean;
}

export interface ClauseContext extends TargetContext {
  /** Only actions or only expectations may be meant here. */
  given?: boolean;
  expected?: boolean;
  /** The clause stands under a Gherkin Then. */
  underThen?: boolean;
  /** … or under a When. */
  underWhen?: boolean;
  /** "In the dialog, …": where the actions of this sentence happen. */
  place?: Target['scope'];
  /** Something was pressed there already; only an option that is picked next is still there. */
  left?: boolean | undefined;
}

/** "…, and that the row contains X": still what is verified. */
function withoutThat(tokens: readonly Token[]): readonly Token[] {
  const [first, next] = tokens;
  const isJoining =
    first?.kind === 'word' &&
    first.raw === 'that' &&
    (next?.kind === 'quote' || /^(?:the|a|an|there|it|no|my|your)$/.test(next?.raw ?? ''));
  return isJoining ? tokens.slice(1) : tokens;
}

/** Reads one clause without conditions; every word must have a place, or the answer is `undefined`. */
export function readClause(given: ClauseContext, raw: readonly Token[]): ClauseRead | undefined {
  const plea = given.given ? 0 : endOfPlea(raw);
  if (plea > 0) return readPleaSeen(given, raw, plea);
  const kinds = kindListOf(raw);
  if (kinds) return readKindList(given, kinds);
  const tokens = placeThere(given.memory, dropTrail(withoutPerson(dropLead(withoutThat(raw)))));
  const context = { ...given, memory: withHolder(given.memory, tokens) };
  const ofGroup = readOfGroup(context, tokens);
  if (ofGroup !== 'none') return ofGroup;
  const key = keyAgain(context.memory, raw, tokens);
  if (key) return key;
  const isAgain = raw.some(({ kind, low }) => kind === 'word' && low === 'again');
  if (isAgain && context.memory.actedOn && context.memory.last)
    return sameAgain(
      context.memory.acts,
      readBare({ ...context, memory: { ...context.memory, last: context.memory.actedOn } }, tokens),
    );
  const read = readBare(context, supplyByOrder(context.spec, tokens, context.memory.fields)) ?? readPlea(context, raw);
  if (read && isAgain && isNewAgain(context.memory.acts, read)) return undefined;
  if (read) return isMisnamed(tokens, read) ? undefined : read;
  const ordered = inOrder(tokens);
  return ordered === tokens
    ? undefined
    : readBare(context, supplyByOrder(context.spec, ordered, context.memory.fields));
}

/** "Please write something should be shown": what is seen is all that the page says, whatever its words ask for. */
function readPleaSeen(context: ClauseContext, raw: readonly Token[], end: number): ClauseRead | undefined {
  const said = quoteOf(context.spec, raw.slice(0, end));
  const read = readStatement({ ...context, mode: 'assert' }, [said, ...dropTrail(raw.slice(end))]);
  return read && { ...read, quoted: false };
}

/** "Please name a witness should be visible": the page asks for it, so nobody is asked to do it. */
function readPlea(context: ClauseContext, raw: readonly Token[]): ClauseRead | undefined {
  const isAsked = isPlea(raw) && isGuarded(context, raw) === undefined;
  const read = isAsked && !context.given ? readStatement({ ...context, mode: 'assert' }, raw) : undefined;
  return read?.steps.every(({ target }) => target?.text?.startsWith('Please ')) ? read : undefined;
}

/** "hit Order again" where nothing of that name was pressed before: once more, or what the button says? */
const isNewAgain = (acts: readonly Target[], { steps: [step], quoted }: ClauseRead) =>
  !quoted &&
  step?.action === 'click' &&
  !step.target?.role &&
  !step.target?.noun &&
  beginsCapital(step.target?.text ?? '') &&
  !acts.some(({ text }) => text?.toLowerCase() === step.target!.text!.toLowerCase());

/** "tap the heart again": the heart that was tapped before, with its place. */
function sameAgain(acts: readonly Target[], read: ClauseRead | undefined): ClauseRead | undefined {
  if (read && isNewAgain(acts, read)) return undefined;
  const [step] = read?.steps ?? [];
  const { text, noun, role, ...rest } = step?.target ?? {};
  const name = (text ?? noun)?.toLowerCase();
  if (read?.steps.length !== 1 || name === undefined || Object.keys(rest).length > 0) return read;
  const before = acts.findLast(
    (target) => name === (target.text ?? target.noun)?.toLowerCase() && (!role || role === target.role),
  );
  return before ? { ...read, steps: [{ ...step!, target: before }] } : read;
}

/** "expect Step 2 of 3 to be visible twice": how often it is seen is no part of its name. */
const seenOften = /^expect [^"]* to be (?:visible|shown|displayed|present) (?:twice|thrice)$/;

function readBare(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  if (tokens.length === 0 || tokens.length > 60 || tokens.some(({ kind }) => kind === 'unclosed')) return undefined;
  const isSeenOften = tokens[0]!.low === 'expect' && seenOften.test(lows(tokens));
  if (isSeenOften || isUndecided(context, tokens)) return undefined;
  return ofWhatWasSet(
    context.memory,
    tokens,
    readUnshown(context, tokens) ??
      readStart(context, tokens) ??
      readActNoun(context, tokens) ??
      (tellsActs(context, tokens) ? readPassive(context, tokens) : readDone(context, tokens)) ??
      readNegatedOrder(tokens) ??
      readGets(context, tokens) ??
      readEquals(context, tokens) ??
      readCause(context, tokens) ??
      readWait(context, tokens) ??
      readWithin(context, tokens) ??
      readUntil(context, tokens) ??
      readOrderOrClaim(context, tokens) ??
      readRather(context, tokens) ??
      readBefore(context, tokens),
  );
}

/** Headed by an order, and nothing in it that only a claim has: "click lists" claims nothing of a thing called click. */
function isOrder(context: ClauseContext, tokens: readonly Token[]): boolean {
  const isVerb =
    tokens[0]!.kind === 'word' &&
    /^(?:click|tap|press|hit|tick|untick|uncheck|choose|pick|type|enter|hover|upload|toggle|turn|switch|drag|select|expand|scroll|clear)$/.test(
      tokens[0]!.low,
    );
  const isClaim = tokens.some(
    ({ kind, raw }, at) =>
      kind === 'word' &&
      (/^(?:should|must|is|are|will)$/.test(raw) || (/^(?:has|have)$/.test(raw) && tokens[at + 1]?.raw === 'to')),
  );
  // "set Status to Open", "assign Ann to open": what it becomes, and nothing that opens.
  const isSet =
    tokens[0]!.kind === 'word' &&
    actionStarts.has(tokens[0]!.low) &&
    !/^(?:expect|wait|verify|check|see|ensure|confirm|make|look|assert|should|watch|find|am|is|are|be|being|land|arrive)$/.test(
      tokens[0]!.low,
    ) &&
    tokens.some(({ kind, raw }, at) => at > 1 && kind === 'word' && raw === 'to');
  return (isVerb || isSet) && !isClaim && !context.expected;
}

/** "untick show sold": a verb at the head of a clause is never what a claim is about. */
function readOrderOrClaim(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  if (isSaidOfSame(context, tokens)) return readExpectation(context, tokens);
  if (isOrder(context, tokens))
    return readTimed(context, tokens) ?? readDoing(context, tokens) ?? readPassive(context, tokens);
  // "wait for saved to appear": an order to wait, which claims nothing of a thing of that name.
  const isWait = tokens[0]?.raw === 'wait';
  if (isWait && /^wait (?:for|until|till) (?!.*\b(?:should|must|is|are)\b)/.test(allRaws(tokens))) return undefined;
  return (
    readExpectation(context, tokens) ??
    readTimed(context, tokens) ??
    readPassive(context, tokens) ??
    readDoing(context, tokens)
  );
}

/** `the row shows "A" and doesn't show "B"`: said of the same thing, and not of the page. */
function readSameUnsaid(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const { claim, acted, ofPage, lost } = context.memory;
  const isSame =
    claim?.target && acted === claim.action && !ofPage && !lost && /^assert(?:Text|Value)$/.test(claim.action);
  if (!isSame) return undefined;
  const memory = { ...context.memory, last: claim.target };
  return readStatement({ ...context, memory, mode: 'assert' }, [unwritten('it'), ...tokens]);
}

/** "Don't show X" is said to the page, not to us. */
function readUnshown(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  if (!/^(?:do|does|never|expect)$/.test(tokens[0]!.low)) return undefined;
  const found =
    /^(?:(?:do|does) not|never) (?:expect to see|want to see|show|display|see|contain|say|expect)(?: me)? |^expect (?:not to|to not) see /.exec(
      `${lows(tokens)} `,
    );
  const same =
    found && /^does not (?:show|contain|display|say) $/.test(found[0]) ? readSameUnsaid(context, tokens) : undefined;
  if (same) return same;
  return found ? readThing({ ...context, mode: 'assert' }, tokens.slice(wordCount(found[0])), true) : undefined;
}

/** "press Save without filling in Name": where what is left undone begins, or -1. */
const leavingOut = (tokens: readonly Token[]) =>
  tokens.findIndex(
    ({ kind, raw }, i) =>
      i > 1 &&
      kind === 'word' &&
      raw === 'without' &&
      /^(?:fill|enter|typ|click|press|select|choos|tick|check|chang|enter|upload|pick|touch|log|sav|confirm)\w*ing$/.test(
        tokens[i + 1]?.low ?? '',
      ),
  );

/** "click Leave without saving in the popup": with nothing that is left out, what the control says. */
function asLabelWithout(spec: string, tokens: readonly Token[], without: number): readonly Token[] | undefined {
  const [first] = tokens.slice(1);
  const isParticle = /^(?:in|out|off|up)$/.test(tokens[without + 2]?.raw ?? '');
  const next = tokens[without + 3]?.low ?? 'in';
  const end = without + (isParticle && /^(?:in|on|inside|within|of|and)$/.test(next) ? 3 : 2);
  const isLabel =
    without < 5 && tokens.slice(1, end).every(isWord) && (beginsCapital(first!.raw) || isOrderWord(first!.low));
  if (!isLabel) return undefined;
  const name = tokens.slice(1, end);
  return [tokens[0]!, quoteOf(spec, name), ...tokens.slice(end)];
}

/** "click A instead of B": B is left alone, which asks for nothing. */
function readRather(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const at = tokens.findIndex(
    ({ kind, low }, i) =>
      i > 1 && kind === 'word' && /^(?:instead|rather)$/.test(low) && tokens[i + 1]?.kind === 'word',
  );
  const isPair = at > 0 && /^(?:instead of|rather than) (?:the )?"(?: \w+)?$/.test(lows(tokens.slice(at)));
  const left = isPair ? at : leavingOut(tokens);
  if (left < 2) return undefined;
  const isBare =
    !isPair &&
    /^(?:click|press|tap|hit|choose|select|pick)$/.test(tokens[0]!.low) &&
    /^(?:sav|logg|confirm|chang)ing$/.test(tokens[left + 1]!.low) &&
    /^(?:in|on|inside|within|out|off|up)?$/.test(tokens[left + 2]?.raw ?? '');
  if (!isBare) return readDoing(context, tokens.slice(0, left));
  const label = asLabelWithout(context.spec, tokens, left);
  const read = label && readDoing(context, label);
  return read && { ...read, quoted: false };
}

const leftAlone = /^leave (?:the )?"(?: [a-z]+)? (?:alone|untouched|be|as (?:it )?is|as it was)$/;

/** "Don't press Enter", `leave "Sun" alone`: asks for nothing. */
function readNegatedOrder(tokens: readonly Token[]): ClauseRead | undefined {
  if (tokens[0]!.low === 'leave') return leftAlone.test(lows(tokens)) ? { steps: [], quoted: true } : undefined;
  if (!/^(?:do|never|without)$/.test(tokens[0]!.low)) return undefined;
  const words = lows(tokens.slice(0, 4));
  const found = /^(?:do not|never|without) (\S+)/.exec(words);
  const verb = found && imperative(found[1]!, actionStarts);
  return verb && !/^(?:see|be|am|is|are|get|show|display|list|contain|say)$/.test(verb)
    ? { steps: [], quoted: true }
    : undefined;
}
