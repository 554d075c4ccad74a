import type { Step } from '@smokejumper/contracts';
import { heldTogether } from '../assertions/joined/held-together.ts';
import { predicateAt } from '../assertions/predicate/predicate.ts';
import type { Branch } from '../resolve/memory.ts';
import { allRaws, beginsCapital, isCapital, isWord, lows, type Token } from '../tokenise/token.ts';
import { readSuffixCondition } from './circumstances/condition.ts';
import { readWaitBehind } from './circumstances/wait-behind.ts';
import { isNothingElse } from './claims/nothing-else.ts';
import { type ClauseContext, type ClauseRead, readClause } from './clause.ts';
import { extent, refuseThrough } from './cutting/extent.ts';
import { kindListOf } from './cutting/kinds.ts';
import { readRunOn } from './cutting/run-on.ts';
import { startsClause } from './cutting/starts.ts';
import { accept, contextOf, refuse, type State, span } from './cutting/state.ts';
import { isPlaceUnread } from './edges/held.ts';
import { dropLead, imperative } from './edges/lead.ts';
import { shareAct } from './lists/elsewhere.ts';
import { readEntries } from './lists/entries.ts';
import { readJottedChain } from './lists/inline-pairs.ts';
import { readKinds } from './lists/kinds.ts';
import { isDeed, isLedAway } from './lists/piece.ts';
import { areBoxes, shareNames, shareSeen, shareTail, shareVerb } from './lists/share.ts';
import { readVows } from './lists/vows.ts';
import { readLook, readOnwards } from './looks/look.ts';
import { actionStarts, asImperative } from './orders/action.ts';
import { readEllipsis } from './orders/ellipsis.ts';
import { objectOf } from './orders/instrument.ts';
import { isPassword } from './orders/login.ts';
import { isLongest } from './orders/longest.ts';
import { readNamed, readNextPress } from './unquoted/named.ts';

/** Reads the clause that begins at a piece; gives the index of the piece after it. */
export function readPlain(state: State, at: number, branch?: Branch): number {
  const end = extent(state, at);
  const context = contextOf(state);
  const before = state.outcomes.at(-1);
  if (before && !before.read && isRestOfRefused(state, at) && !isOfConsole(context, span(state, at, end))) {
    state.outcomes[state.outcomes.length - 1] = { tokens: [...before.tokens, ...span(state, at, end)] };
    return end + 1;
  }
  const read = readSpan(state, context, at, end);
  if (read) {
    accept(state, span(state, at, end), read, branch);
    return end + 1;
  }
  const runOn = end === at && !branch ? readRunOn(state, at) : undefined;
  if (runOn !== undefined) return runOn;
  const alone = end > at && !isOne(span(state, at, end)) ? readClause(context, state.pieces[at]!.tokens) : undefined;
  const isRest = state.pieces
    .slice(at + 1, end + 1)
    .every(({ tokens }) => tokens.every(({ kind }) => kind === 'quote'));
  const isCut = isTypedOn(state, at, alone?.steps.at(-1));
  // "Expected: dates and amounts follow X": where nobody could read what is claimed of both, neither is claimed alone.
  const isNextOwn = alone !== undefined && startsClause(state.pieces[at + 1]!, undefined);
  const isHalf = alone !== undefined && !isNextOwn && isBareThing(state, at, alone);
  const rest = alone ? span(state, at + 1, end) : [];
  const isOwnDeed = rest.length > 0 && isDeed(dropLead(state.pieces[at]!.tokens), rest);
  // "choose salt and pepper in Spices": what nobody could read of both is chosen of neither, wherever salt stands.
  const isOption = alone?.steps.at(-1)?.action === 'choose' && !isNextOwn && !isOwnDeed && isLedAway(rest);
  if (
    alone &&
    !isCut &&
    !isHalf &&
    !isOption &&
    !isOfBoth(rest) &&
    !isOneOfMany(alone, rest) &&
    !(isRest && alone.steps[0]?.kind === 'assert')
  ) {
    accept(state, state.pieces[at]!.tokens, alone, branch);
    if (isNextOwn || isNothingElse(rest)) return at + 1;
    // "… in the Open list, but not in the Done list": of the same thing.
    const denied = rest[0]?.raw === 'not' ? readClause(contextOf(state), rest) : readOnwards(contextOf(state), rest);
    if (denied) {
      accept(state, rest, denied, branch);
      return end + 1;
    }
    const jotted = readJottedChain(state, at + 1);
    if (jotted !== undefined) return jotted;
    const more = end === at + 1 ? readEllipsis(state, at + 1) : undefined;
    if (more !== undefined) return more;
    refuse(state, rest);
    return end + 1;
  }
  const elliptic = end === at && !branch ? readEllipsis(state, at) : undefined;
  if (elliptic !== undefined) return elliptic;
  const { before: joint } = state.pieces[at]!;
  const next = /then|and/.test(joint)
    ? readNextPress(context, span(state, at, end), joint.includes('then'))
    : undefined;
  const named = next ?? readNamed(context, span(state, at, end)) ?? readLook(context, span(state, at, end));
  if (named) accept(state, span(state, at, end), named, branch);
  else if (isPlaceUnread(state, at, end)) return refuseThrough(state, at, end + 1);
  else refuse(state, span(state, at, end));
  return end + 1;
}

/** What joins several kinds or texts is one thing, whatever marks stand in it. */
const isOne = (tokens: readonly Token[]) => heldTogether(tokens) !== undefined || kindListOf(tokens) !== undefined;

/** "type milk and eggs in the box", "fill the notes with milk and eggs": what is typed goes on after "and". */
function isTypedOn({ pieces }: State, at: number, step: Step | undefined): boolean {
  const next = pieces[at + 1];
  if (!next || startsClause(next, undefined)) return false;
  const isLast = () => step?.value?.endsWith(pieces[at]!.tokens.at(-1)!.value) === true;
  return (
    step?.action === 'type' ||
    (/^(?:fill|set)$/.test(step?.action ?? '') && next.before === 'and' && next.tokens.length < 4 && isLast())
  );
}

/** A thing is named and nothing said of it. */
const isBareThing = ({ pieces }: State, at: number, { steps, quoted }: ClauseRead) =>
  !quoted &&
  pieces[at + 1]!.before === 'and' &&
  steps.every(({ action }) => action === 'assertVisible') &&
  !pieces[at]!.tokens.some(
    (token, i) =>
      predicateAt(pieces[at]!.tokens, i) !== undefined ||
      (isWord(token) && /^(?:shown|displayed|visible|present|appears?)$/.test(token.low)),
  );

/** "… who did it and when", "… and no one else", "… to the island and back": nothing of its own after a clause that nobody could read. */
const isRestOfRefused = (state: State, at: number) =>
  /^(?:no|not|nothing|nor|back)$/.test(piece0(state, at)) ||
  (state.pieces[at]!.tokens.length === 1 && /^(?:when|why|how|where|who|what|whom)$/.test(piece0(state, at)));

/** "should show a date and a count that look plausible": what nobody can tell of the one is said of the other too. */
const isOfBoth = (rest: readonly Token[]) =>
  /\b(?:that|which) (?:look|seem|make|feel|match|are|add up)\b/.test(lows(rest));

/** "(Developer)" behind a name says what that one is. */
const isOfList = (token: Token) => isCapital(token) || /^\(?\p{Lu}[\p{L} ]*\)$|^#?\d+$|^,$|^and$/u.test(token.raw);

/** "the labels are Bug and UI": they are not one of the two. */
const isOneOfMany = ({ steps }: ClauseRead, rest: readonly Token[]) => {
  const { action, op, target } = steps.at(-1) ?? {};
  const isMany = steps.length > 1 || /[^su]s$/.test(target?.noun ?? target?.text ?? '');
  return action === 'assertText' && op === 'equals' && isMany && rest.length > 0 && rest.every(isOfList);
};

/** "prices must be right, no console errors": what only one thing can mean, whatever came before. */
const isOfConsole = (context: ClauseContext, tokens: readonly Token[]) =>
  tokens[0]!.low === 'no' &&
  readClause(context, tokens)?.steps.every(({ action }) => action === 'assertNoErrors') === true;

const piece0 = (state: State, at: number) => state.pieces[at]!.tokens[0]!.low;

/** "pick Red wine and White wine": two of one kind, by the word that both end with. */
const areTwins = (parts: readonly (readonly Token[])[]) =>
  parts.length > 1 &&
  /^(?:pick|choose|select|tick|untick|click|tap)$/.test(dropLead(parts[0]!)[0]?.low ?? '') &&
  parts.every((part, at) => {
    const name = at === 0 ? dropLead(part).slice(1) : part;
    const last = name.at(-1);
    return (
      name.length > 1 &&
      name.length < 4 &&
      beginsCapital(name[0]!.raw) &&
      name.every(({ kind }) => kind === 'word') &&
      last!.low === parts[0]!.at(-1)!.low &&
      last!.raw === last!.low
    );
  });

function readSpan(state: State, context: ClauseContext, at: number, end: number): ClauseRead | undefined {
  const whole = span(state, at, end);
  const title = readByDoing(context, whole, state.pieces[at]!.tokens.length);
  if (title) return title;
  const untitled = end > at ? withoutTitle(state, at) : undefined;
  if (untitled) return readSpan(untitled, context, at, end);
  const behind = readSuffixCondition(context, whole) ?? readWaitBehind(context, whole);
  if (behind) return behind;
  if (end === at) return readVows(context, whole) ?? readClause(context, whole);
  // "log in as bob, password is x1": one step, whatever mark divides its parts.
  const isLogin =
    end === at + 1 && isPassword(state.pieces[end]!.tokens) && /^(?:log|sign)$/.test(dropLead(whole)[0]!.low);
  if (isLogin)
    return readClause(
      context,
      whole.filter(({ kind }) => kind !== 'soft'),
    );
  // "wait for the table to appear, for 20 seconds at most": a limit, and nothing else that is waited for.
  if (end === at + 1 && isLongest(lows(state.pieces[end]!.tokens))) return readClause(context, whole);
  // `a row with "A" and "B"`: one row, and not a row and something else.
  if (heldTogether(whole) && !actionStarts.has(dropLead(whole)[0]!.low)) return readClause(context, whole);
  const pieces = state.pieces.slice(at, end + 1);
  const parts = pieces.map(({ tokens }) => tokens);
  const isThen = pieces.map(({ before }) => before.includes('then'));
  const listed =
    shareAct(context, parts) ??
    shareTail(context, parts) ??
    readKinds(context, parts) ??
    shareNames(context, parts) ??
    shareSeen(context, parts);
  if (listed) return listed;
  const isPaired = parts.slice(1).every((part) => isLedAway(part));
  const isAside = pieces.slice(1).some(({ before }) => before.includes('('));
  if (isAside) return readClause(context, whole);
  // "hit Send and Enter": a label, then a key.
  const isKeyLast =
    parts.length === 2 &&
    /^(?:hit|press)$/.test(dropLead(whole)[0]!.low) &&
    /^(?:Enter|Tab|Escape)$/.test(allRaws(parts[1]!));
  const shared = isPaired || isKeyLast || areTwins(parts) ? shareVerb(context, parts, 'any', isThen) : undefined;
  const several = shared ?? shareVerb(context, parts, 'list', isThen) ?? readEntries(context, whole, parts);
  if (several || areBoxes(context, parts)) return several;
  return readClause(context, whole) ?? shareVerb(context, parts, 'any', isThen);
}

/** `Hide it by clicking "Options" and then "Hide"`: one verb for all that follows. */
function withoutTitle(state: State, at: number): State | undefined {
  const piece = state.pieces[at]!;
  const by = doingAt(piece.tokens);
  if (by < 0 || imperative(piece.tokens[by + 1]?.low ?? '', actionStarts) === undefined) return undefined;
  const tokens = [...asImperative(piece.tokens.slice(by + 1))];
  return { ...state, pieces: state.pieces.with(at, { ...piece, tokens, first: piece.first + by + 1 }) };
}

/** Where "by doing …" begins. */
const doingAt = (tokens: readonly Token[]) =>
  tokens.findIndex(
    ({ kind, low }, i) =>
      i > 0 &&
      kind === 'word' &&
      low === 'by' &&
      /ing$/.test(tokens[/^(?:double|right)$/.test(tokens[i + 1]?.raw ?? '') ? i + 2 : i + 1]?.raw ?? ''),
  );

/** "Log in by entering X in Y": what follows "by" is what happens, and what comes before it is all one thing. */
function readByDoing(context: ClauseContext, tokens: readonly Token[], length: number): ClauseRead | undefined {
  const at = doingAt(tokens);
  const isVerb = (i: number) => imperative(tokens[i]?.low ?? '', actionStarts) !== undefined;
  if (at < 0 || at >= length || !(isVerb(at + 1) || tokens[at + 1]!.low !== tokens[at + 1]!.raw)) return undefined;
  if (/^(?:upload|attach)/.test(dropLead(tokens)[0]!.low)) return undefined;
  const object = objectOf({ ...context, mode: 'act' }, dropLead(tokens.slice(0, at)))?.targets[0];
  const memory = object ? { ...context.memory, last: object } : context.memory;
  return readClause({ ...context, memory }, asImperative(tokens.slice(at + 1)));
}
