import type { Step } from '@smokejumper/contracts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { fieldNouns } from '../../lexicon/fields.ts';
import { stateWord } from '../../lexicon/states.ts';
import { isSame } from '../../resolve/same.ts';
import { readPlace } from '../../targets/scope.ts';
import { readTarget } from '../../targets/target.ts';
import { beginsCapital, isGiven, isWord, lows, type Token, unwritten, wordCount } from '../../tokenise/token.ts';
import { judging } from '../claims/guard.ts';
import { type ClauseRead, readClause } from '../clause.ts';
import { isLeading } from '../cutting/extent.ts';
import { accept, contextOf, type State } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';
import { isMessageKind } from '../lists/piece.ts';
import { readNamed } from '../unquoted/named.ts';
import { actionStarts } from './action.ts';
import { readDone } from './passive.ts';

/** How each act is ordered. */
const orders: Partial<Record<Step['action'], string>> = {
  click: 'click',
  doubleClick: 'double click',
  rightClick: 'right click',
  hover: 'hover over',
  open: 'open',
  choose: 'choose',
  select: 'select',
  check: 'tick',
  uncheck: 'untick',
  toggle: 'toggle',
  expand: 'expand',
  fill: 'enter',
  upload: 'upload',
  clear: 'clear',
  press: 'press',
};

const too = /^(?:.+ )(too|also|as well)$/;
export const isTooAtEnd = (tokens: readonly Token[]): boolean => /^(?:too|also|well)$/.test(tokens.at(-1)!.low);
const joined = /(?:^|[\s,;.])(?:and|then|also|afterwards|next)[,\s]+$/i;

/** "on the card for Rex too": the same once more, in another place of its kind. */
function inOtherPlace(state: State, deed: Step, own: readonly Token[]): ClauseRead | undefined {
  const place = isLeading(own[0]) ? readPlace({ ...contextOf(state), mode: 'assert' }, own) : undefined;
  const { target } = deed;
  const isKin =
    target?.scope === undefined || (target.scope.role ?? target.scope.noun) === (place?.role ?? place?.noun);
  if (!place || !target || deed.to || deed.times || deed.condition || !isKin) return undefined;
  return { steps: [{ ...deed, target: { ...target, scope: place } }], quoted: own.some(isGiven) };
}

/** What the act of the clause before is done to next: `then "B"`, `"V" from "F"`, `"Sound" off`. */
export function toOtherThing(
  state: State,
  deed: Step,
  own: readonly Token[],
  isEntry: boolean,
): ClauseRead | undefined {
  if (isMessageKind(own)) return undefined;
  const isSwitched = /^(?:on|off)$/.test(own.at(-1)!.low) && /^(?:check|uncheck)$/.test(deed.action);
  const verb = isSwitched ? 'turn' : isEntry ? 'click' : orders[deed.action];
  if (!verb) return undefined;
  const last = own.at(-1)!;
  if (isWord(last) && /ed$/.test(last.low))
    return readDone(contextOf(state), [...own.slice(0, -1), unwritten('is'), last]);
  const read = readClause(contextOf(state), [...verb.split(' ').map(unwritten), ...own]);
  const [step, ...more] = read?.steps ?? [];
  const isAlike =
    step?.action === (isEntry ? 'click' : deed.action) ||
    (isSwitched && /^(?:check|uncheck)$/.test(step?.action ?? '')) ||
    (deed.action === 'press' && step?.action === 'click' && /^(?:button|link|img)$/.test(step.target?.role ?? ''));
  // "…, the preview loads quickly": no thing, for nothing says what kind of thing it is.
  const isNamed =
    own.some(isGiven) ||
    (step?.action === 'press' && !step.target) ||
    step?.target?.role !== undefined ||
    beginsCapital(own[0]!.raw);
  return isAlike && more.length === 0 && isNamed ? read : undefined;
}

/** "…, and do the same with X": the one act of the sentence once more, to another thing or in another place of its kind. */
function readSame(state: State, deed: Step, tokens: readonly Token[]): ClauseRead | undefined {
  const same = /^do (?:the|this) same (?:thing )?(?:(?:with|for|to|on) (?=(?:the )?")|(?=(?:in|on|for|with) ))/.exec(
    lows(tokens),
  );
  const acts = state.outcomes.flatMap(({ read }) => read?.steps ?? []).filter(({ kind }) => kind === 'action');
  const own = same ? tokens.slice(wordCount(same[0])) : [];
  if (acts.length !== 1 || own.length === 0 || !deed.target || deed.to || deed.condition || deed.until)
    return undefined;
  const isLed = isLeading(own[0]) || deed.target.scope !== undefined;
  const read = isLed ? undefined : readTarget({ ...contextOf(state), mode: 'act' }, own);
  if (read?.targets.length !== 1) return inOtherPlace(state, deed, own);
  return { steps: [{ ...deed, target: read.targets[0]! }], quoted: read.quoted };
}

/** "put A in Subject and Slips are due on Thursday in Message": a text with a verb of its own, up to the field it goes into. */
function readNextText(state: State, deed: Step, own: readonly Token[]): ClauseRead | undefined {
  const field = own.findLastIndex(({ raw }) => /^(?:in|into)$/.test(raw)) + 1;
  const isEntered =
    deed.action === 'fill' &&
    deed.target !== undefined &&
    field > 3 &&
    /^\p{Lu}\p{Ll}/u.test(own[0]!.raw) &&
    own.every(isWord) &&
    fieldNouns.has(own.at(-1)!.low) &&
    !own.some(
      ({ low, raw }) => (judging.test(low) || stateWord.test(low) || /^(?:not|no|visible)$/.test(low)) && raw === low,
    );
  const read = isEntered ? readNamed(contextOf(state), [unwritten('enter'), ...own]) : undefined;
  const [step, ...more] = read?.steps ?? [];
  return step?.action === 'fill' && more.length === 0 && !isSame(step.target, deed.target) ? read : undefined;
}

/** A clause with no verb of its own, right after an act: it is done once more, to another thing or in another place. */
export function readEllipsis(state: State, at: number): number | undefined {
  const { sentence, memory } = state;
  const { tokens, before } = state.pieces[at]!;
  const { deed } = memory;
  const isSaid = sentence.expected || sentence.part === 'then' || memory.lost;
  if (!deed || isSaid || memory.acted !== deed.action || tokens.length > 10) return undefined;
  const all = dropLead(tokens);
  const same = isWord(all[0]) && all[0].low === 'do' ? readSame(state, deed, all) : undefined;
  if (same) {
    accept(state, tokens, same);
    return at + 1;
  }
  const said = too.exec(lows(all));
  const own = said ? all.slice(0, said[1] === 'as well' ? -2 : -1) : all;
  const [first] = own;
  const isInside = at > 0 && /and|then|,/.test(before);
  const text = first && isInside ? readNextText(state, deed, own) : undefined;
  if (text) {
    accept(state, tokens, text);
    return at + 1;
  }
  if (!first || own.some((_, i) => i > 0 && predicateAt(own, i))) return undefined;
  const isOn = /^(?:on|over)$/.test(first.low) && /^(?:click|doubleClick|rightClick|hover)$/.test(deed.action);
  const isPair =
    isGiven(first) &&
    own.slice(1).some(({ kind, low }) => kind === 'word' && /^(?:in|into|from|for|on|to|as|under)$/.test(low));
  const isThing = isGiven(first) || first.low === 'the';
  const isKey = deed.action === 'press' && !deed.target && isThing;
  const isGoingOn = isInside || joined.test(state.spec.slice(0, all[0]!.start));
  // "Click Delete project and Agree": a capital inside the sentence is what is pressed as well.
  const isLabel = isInside && own.length === 1 && /^\p{Lu}\p{Ll}/u.test(first.raw) && deed.action === 'click';
  const isOrder = isWord(first) && actionStarts.has(first.low) && !isOn && !isLeading(first) && !isLabel;
  if (isOrder || !(said || (isGoingOn && (isOn || isPair || isKey)) || (isInside && (isThing || isLabel))))
    return undefined;
  const there = said ? inOtherPlace(state, deed, own) : undefined;
  // `Right-click A, then "B"`: in the menu that opens.
  const isEntry = deed.action === 'rightClick' && before.includes('then') && !isOn && isGiven(own[0]);
  const isOther = isThing || (isOn && own.length > 1) || isLabel;
  const read = there ?? (isOther ? toOtherThing(state, deed, isOn ? own.slice(1) : own, isEntry) : undefined);
  if (!read) return undefined;
  accept(state, tokens, read);
  return at + 1;
}
