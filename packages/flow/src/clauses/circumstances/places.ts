import type { Scope } from '@smokejumper/contracts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { readStatement } from '../../assertions/statement.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { singular } from '../../lexicon/singular.ts';
import { readPlace } from '../../targets/scope.ts';
import { within } from '../../targets/within.ts';
import { isAddress, lows, type Token, wordCount } from '../../tokenise/token.ts';
import { type ClauseRead, readClause } from '../clause.ts';
import { extent } from '../cutting/extent.ts';
import { startsClause } from '../cutting/starts.ts';
import { accept, contextOf, pass, refuse, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';
import { isNoPlace } from '../edges/leftover.ts';
import { readNewTabPlace } from '../orders/numbered-tab.ts';
import { readPlain } from '../plain.ts';
import { articles, pressesName } from '../unquoted/set-off.ts';
import { earlyLimit } from './limits.ts';
import { cutsOf, isKindOfPlace, isOrderWord, nameEnds, placeWords } from './place-end.ts';

/** "Within 10 seconds, X appears": the limit stands before its expectation. */
export function readLimited(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  if (at + 1 >= state.pieces.length || earlyLimit(tokens) !== tokens.length) return undefined;
  const end = extent(state, at + 1);
  const limited = span(state, at + 1, end);
  const read = readClause(contextOf(state), [...limited, ...tokens]);
  // "Within 10 seconds, X should": the limit is part of what nobody could read.
  if (!read && (end > at + 1 || readClause(contextOf(state), limited))) return undefined;
  if (read) accept(state, span(state, at, end), read);
  else refuse(state, span(state, at, end));
  return end + 1;
}

const listing =
  /^(?:(?:verify|check|expect|confirm|ensure|assert|see|make sure|validate) )?(?:that )?(?:all )?(?:of )?(?:the following|these)((?: [a-z]+){0,2}) ((?:should all be|should be|must be|are all|are|to be) (?:not |still |now )*(?:visible|shown|displayed|present|enabled|disabled|checked|unchecked|hidden|gone|absent|empty|required))$/;

/** "Verify the following are visible: A, B": one claim for each name of the list. */
export function readListing(state: State, at: number): number | undefined {
  const found = at + 1 < state.pieces.length ? listing.exec(lows(state.pieces[at]!.tokens)) : null;
  if (!found) return undefined;
  const { tokens } = state.pieces[at]!;
  const claim = tokens.slice(-wordCount(found[2]!));
  const kind = found[1] ? tokens.slice(-wordCount(found[2]!) - wordCount(found[1]), -claim.length) : [];
  const reads: ClauseRead[] = [];
  let end = at + 1;
  for (; end < state.pieces.length && !startsClause(state.pieces[end]!, state.pieces[at]); end++) {
    const role = kind.map((token) => ({ ...token, low: singular(token.low) }));
    const read = readStatement({ ...contextOf(state), mode: 'assert' }, [
      ...state.pieces[end]!.tokens,
      ...role,
      ...claim,
    ]);
    if (!read) return undefined;
    reads.push(read);
  }
  if (reads.length === 0) return undefined;
  accept(state, span(state, at, end - 1), {
    steps: reads.flatMap(({ steps }) => steps),
    quoted: reads.every(({ quoted }) => quoted),
  });
  return end;
}

/** "In the "Query" editor, press Ctrl+A": a place for the clauses that follow. */
export function readLocation(state: State, at: number): number | undefined {
  const piece = state.pieces[at]!;
  const tokens = piece.tokens.slice(/^(?:still|now|back)$/.test(piece.tokens[0]!.low) ? 1 : 0);
  const first = tokens[0];
  if (first?.kind !== 'word' || !placeWords.test(first.low) || tokens.length < 2) return undefined;
  if (startsAtAddress(tokens) && tokens.length > 2) return splitPiece(state, at, 2);
  const opened = readNewTab(state, at, tokens);
  if (opened !== undefined) return opened;
  const isLast = at + 1 >= state.pieces.length;
  const isFollowed = !isLast && (startsClause(state.pieces[at + 1]!, piece) || isNextPlace(state, at + 1));
  if (isFollowed && isNoPlace(tokens)) {
    state.place = placeOfSame(state, at, tokens) ?? state.place;
    return readStartPage(state, at) ?? pass(state, at);
  }
  const isFrom = first.low === 'from' && /^(?:the|that|this)$/.test(tokens[1]!.low);
  if (isFollowed && first.low !== 'at' && (first.low !== 'from' || isFrom)) {
    if (readClause(contextOf(state), piece.tokens)) return undefined;
    const place = readPlace({ ...contextOf(state), mode: 'assert' }, asPlace(tokens));
    const isTool = asPlace(tokens) !== tokens;
    const isOrdered = isOrderAfterKind(tokens) || holdsPress(tokens);
    const cut = holdsOrder(tokens) || isOrdered ? readPlacedClause(state, at) : undefined;
    if (cut !== undefined) return cut;
    if (isOrdered) return undefined;
    if (!place || (isTool && !place.role && !place.noun)) return readPlacedClause(state, at);
    state.place = isPlaceBefore(state, at) ? nested(place, state.place!) : inside(state, place);
    state.held = state.pieces[at + 1]!.before === ':' && /^(?:row|item)$/.test(state.place.relation);
    state.acted = false;
    state.left = false;
    return pass(state, at);
  }
  return readPlacedClause(state, at);
}

/** "In the sidebar, under Catalog, click …": another place, and then what happens in both. */
function isNextPlace({ pieces }: State, at: number): boolean {
  const [first] = pieces[at]!.tokens;
  const isPlace = first!.kind === 'word' && /^(?:in|inside|within|under|below|above)$/.test(first!.raw);
  return (
    isPlace && pieces[at]!.before === ',' && pieces[at + 1] !== undefined && startsClause(pieces[at + 1]!, pieces[at])
  );
}

/** The piece before told a place as well, and nothing was done in it yet. */
const isPlaceBefore = ({ pieces, place, acted, outcomes }: State, at: number) =>
  at > 0 && place !== undefined && !acted && outcomes.at(-1)?.tokens === pieces[at - 1]!.tokens;

const inside = ({ around }: State, place: Scope): Scope => (around ? nested(place, around) : place);

/** One place in the other: what stands under a heading is in the sidebar, whichever is told first. */
function nested(place: Scope, before: Scope): Scope {
  const isOuter = place.relation === 'within' && before.relation !== 'within';
  const [inner, outer] = isOuter ? [before, place] : [place, before];
  return { ...within(inner, outer), relation: inner.relation };
}

/** "Click Publish. In the panel that opens, click Publish again": where the same name stands twice, the place tells which. */
function placeOfSame(state: State, at: number, tokens: readonly Token[]): State['place'] {
  const { actedOn } = state.memory;
  const that = tokens.findIndex(({ raw }) => /^(?:that|which)$/.test(raw));
  const isSame =
    that > 0 && actedOn?.text !== undefined && state.pieces[at + 1]!.tokens.some(({ value }) => value === actedOn.text);
  return isSame ? readPlace({ ...contextOf(state), mode: 'assert' }, tokens.slice(0, that)) : undefined;
}

/** "On /cart the …", `On "/cart" the …`: somebody goes there; in quotes `in "/src"` may be a folder. */
export const startsAtAddress = ([place, address]: readonly Token[]): boolean =>
  address?.kind === 'path' || (/^(?:on|at)$/.test(place?.low ?? '') && address !== undefined && isAddress(address));

/** "In the row of Cleo open the menu": an order with its object, and no part of the name. */
const holdsOrder = (tokens: readonly Token[]) =>
  tokens.some(
    (token, at) =>
      at > 2 &&
      token.raw === token.low &&
      isOrderWord(token) &&
      (tokens[at + 1]?.kind === 'quote' || /^(?:the|a|an|its|on)$/.test(tokens[at + 1]?.low ?? '')),
  );

/** "On the card for Rex hit Add note": what is pressed there, and no part of whose card it is. */
const holdsPress = (tokens: readonly Token[]) => tokens.some((_, at) => at > 2 && pressesName(tokens, at));

/** "On the Speed tab tick Upload": what the place is has been told, so an order begins; not "in the list view panel". */
const isOrderAfterKind = (tokens: readonly Token[]) =>
  tokens.some(
    (token, at) =>
      at > 1 &&
      at < tokens.length - 1 &&
      token.raw === token.low &&
      isOrderWord(token) &&
      isKindOfPlace(tokens[at - 1]!) &&
      !(at === tokens.length - 2 && isKindOfPlace(tokens[at + 1]!)),
  );

/** "In the new tab, …", "in the new tab "A" is shown": somebody has to go there first. */
function readNewTab(state: State, at: number, tokens: readonly Token[]): number | undefined {
  const length = [6, 5, 4].find((words) => readNewTabPlace(tokens.slice(0, words)));
  if (!length) return undefined;
  const read = readNewTabPlace(tokens.slice(0, length))!;
  if (tokens.length > length)
    return splitPiece(state, at, state.pieces[at]!.tokens.length - tokens.length + length, read);
  if (at + 1 >= state.pieces.length) return undefined;
  accept(state, state.pieces[at]!.tokens, state.memory.acted === 'switchTab' ? { ...read, steps: [] } : read);
  return at + 1;
}

/** "On the start page, …" where a spec begins: somebody has to go there first. */
function readStartPage(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  const read = startOf(state, tokens);
  if (!read) return undefined;
  accept(state, tokens, read);
  return at + 1;
}

function startOf(state: State, tokens: readonly Token[]): ClauseRead | undefined {
  if (state.memory.acted !== undefined || state.memory.lost) return undefined;
  const read = readClause(contextOf(state), tokens);
  return read?.steps[0]?.action === 'navigate' ? read : undefined;
}

/** "Using the Sort dropdown, …" is where the rest happens. */
const asPlace = (tokens: readonly Token[]): readonly Token[] =>
  /^(?:using|with|via|through)$/.test(tokens[0]!.low) ? [{ ...tokens[0]!, low: 'in' }, ...tokens.slice(1)] : tokens;

/** `Under "Add a seat" enter …`: the place of one clause, with no comma to set it off. */
function readPlacedClause(state: State, at: number): number | undefined {
  const given = state.pieces[at]!;
  const isWhole = readClause(contextOf(state), given.tokens) !== undefined;
  const ends = isWhole ? nameEnds(given.tokens) : [];
  if (isWhole && ends.length === 0) return undefined;
  // "Still in that dialog click X"
  const skip = given.tokens[0]!.low === 'still' ? 1 : 0;
  const piece = { ...given, tokens: given.tokens.slice(skip), first: given.first + skip };
  const cuts = cutsOf(state, piece.tokens);
  if (isWhole && !cuts.some((cut) => ends.includes(cut + skip))) return undefined;
  for (const cut of cuts) {
    const head = piece.tokens.slice(0, cut);
    const place = readPlace({ ...contextOf(state), mode: 'assert' }, asPlace(head));
    const isAnywhere = isNoPlace(head);
    const isTool = asPlace(head) !== head;
    if (isTool && !place?.role && !place?.noun) continue;
    const tail = { tokens: piece.tokens.slice(cut), before: piece.before, first: piece.first + cut };
    if ((!place && !isAnywhere) || !startsClause(tail, undefined) || isSubject(head, tail.tokens)) continue;
    const outside = state.place;
    const begins = isAnywhere ? startOf(state, head) : undefined;
    if (begins) accept(state, head, begins);
    else state.outcomes.push({ tokens: head, read: { steps: [], quoted: true } });
    state.pieces[at] = tail;
    const before = state.outcomes.length;
    state.place = isAnywhere || !place ? outside : inside(state, place);
    state.acted = false;
    state.left = false;
    const next = readPlain(state, at);
    if (!isClaimedOn(state, { before, next }) && !isShut(state, before)) state.place = outside;
    return next;
  }
  return undefined;
}

/** "In the dialog choose A and press Save": what lies over the page is what one is in until it is left. */
const isShut = ({ place, outcomes }: State, before: number) =>
  place?.relation === 'within' &&
  place.role === 'dialog' &&
  outcomes.slice(before).every(({ read }) => read?.steps.every(({ kind }) => kind === 'action'));

/** `In the row "A" X is shown and Y is not`: after a claim what is claimed next is claimed there too, and nothing is done. */
function isClaimedOn(
  { outcomes, pieces, place }: State,
  { before, next }: { before: number; next?: number | undefined },
) {
  const told = outcomes.slice(before).flatMap(({ read }) => read?.steps ?? []);
  const [first] = next === undefined ? [] : dropLead(pieces[next]?.tokens ?? []);
  const isPart = place !== undefined && (place.text !== undefined || /^(?:row|item)$/.test(place.relation));
  return isPart && told.length > 0 && told.every(({ kind }) => kind === 'assert') && first && !isOrderWord(first);
}

/** "On air now should show X": bare words in lower case are no place where nothing else is there to show it. */
function isSubject([, ...words]: readonly Token[], tail: readonly Token[]): boolean {
  const predicate = predicateAt(tail, 0);
  const isBare = words.every(({ raw, low }) => /^[a-z]+$/.test(raw) && !articles.test(low) && !roleOf([low]));
  return words.length < 3 && isBare && predicate?.modal === true && /^(?:show|read)$/.test(predicate.lemma);
}

/** "in /mail/inbox drag X": the address is a step of its own. */
function splitPiece(state: State, at: number, length: number, given?: ClauseRead): number | undefined {
  const piece = state.pieces[at]!;
  const tail = piece.tokens.slice(length);
  const head = piece.tokens.slice(0, length);
  const read = given ?? readClause(contextOf(state), head);
  if (!read) return undefined;
  accept(state, head, given && state.memory.acted === 'switchTab' ? { ...read, steps: [] } : read);
  state.pieces[at] = { tokens: tail, before: '', first: piece.first + length };
  return readPlain(state, at);
}
