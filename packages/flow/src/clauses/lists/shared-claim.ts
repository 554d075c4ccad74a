import type { Step } from '@smokejumper/contracts';
import { readState, readVisibility } from '../../assertions/complement.ts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { readThing } from '../../assertions/statement.ts';
import { isDefinite } from '../../assertions/subject/definite.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { stateOf } from '../../lexicon/states.ts';
import { readTarget } from '../../targets/target.ts';
import { isGiven, isWord, type Token, unwritten } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { kindListOf } from '../cutting/kinds.ts';
import { readGapped } from './gapped.ts';
import { isCapital, isSetOff } from './piece.ts';

/** "A should show up and B too": the same is said of another thing. */
function readToo(context: ClauseContext, first: readonly Token[], own: readonly Token[]): ClauseRead | undefined {
  const words = own.slice(-2).map(({ low }) => low);
  const length = words.at(-1) === 'too' || words.at(-1) === 'also' ? 1 : words.join(' ') === 'as well' ? 2 : 0;
  const name = own.slice(0, own.length - length);
  const at = first.findIndex((_, i) => i > 0 && predicateAt(first, i));
  if (length === 0 || name.length === 0 || at < 1 || name.some((_, i) => i > 0 && predicateAt(name, i)))
    return undefined;
  return isSetOff(name) || isCapital(name) ? readClause(context, [...name, ...first.slice(at)]) : undefined;
}

const opposites: Record<string, Step['op']> = { contains: 'not-contains', equals: 'not-equals' };

/** `"Fee" should be "A", not "B"`, `expect the list to contain "A" and not "B"`: of the same thing. */
function readUnsaid({ memory }: ClauseContext, name: readonly Token[]): ClauseRead | undefined {
  const { claim } = memory;
  const op = opposites[claim?.op ?? 'contains'];
  const isSaid = /^assert(?:Text|Value)$/.test(claim?.action ?? '') && claim!.target && claim!.value !== undefined;
  if (!isSaid || !op || name.length !== 1 || !isGiven(name[0])) return undefined;
  return { steps: [{ ...claim!, value: name[0].value, op }], quoted: true };
}

/** `"A" is shown and not "B"`: where the one is seen, the other is not. */
function readUnseen(context: ClauseContext, name: readonly Token[]): ClauseRead | undefined {
  const { claim } = context.memory;
  const isSeen = claim?.action === 'assertVisible' && name.length === 1 && isGiven(name[0]);
  const read = isSeen ? readThing({ ...context, mode: 'assert' }, name, true) : undefined;
  const scope = claim?.target?.scope;
  return (
    read && {
      ...read,
      steps: scope ? read.steps.map((step) => ({ ...step, target: { ...step.target, scope } })) : read.steps,
    }
  );
}

const sighted = /^(?:visible|shown|displayed|present|hidden|gone|missing|absent|invisible)$/;

/** "A should be visible and enabled", "A is shown and B hidden", "see A but not B": subject and verb, or only "see", go on. */
export function readSharedClaim(
  context: ClauseContext,
  first: readonly Token[],
  own: readonly Token[],
): ClauseRead | undefined {
  if (own[0]?.low === 'not' && own[0].kind === 'word') {
    const unsaid = readUnsaid(context, own.slice(1));
    if (unsaid) return unsaid;
    const see = first.findIndex(({ kind, low }) => kind === 'word' && /^(?:see|expect)$/.test(low));
    const listed = see < 0 ? readListed(context, first, own.slice(1)) : undefined;
    if (listed?.steps.every(({ action, op }) => action === 'assertText' && (op ?? 'contains') === 'contains'))
      return { ...listed, steps: listed.steps.map((step) => ({ ...step, op: 'not-contains' as const })) };
    const unseen = readUnseen(context, own.slice(1));
    return unseen ?? (see < 0 ? undefined : readThing({ ...context, mode: 'assert' }, own.slice(1), true));
  }
  const too = readToo(context, first, own);
  if (too) return too;
  const last = own.length > 1 && own.length <= 4 ? own.at(-1)! : undefined;
  const isState = last && (stateOf(last.low, false) !== undefined || (last.kind === 'word' && sighted.test(last.raw)));
  if (isState && first.some((_, at) => predicateAt(first, at)?.lemma === 'be')) {
    const assert = { ...context, mode: 'assert' as const };
    // "…, SMS alerts off": as "SMS alerts should be off", for only a switch or a box is on or off.
    const isSwitch = /^(?:on|off|(?:un)?checked|(?:un)?ticked)$/.test(last.low) && !own.some(isGiven);
    if (isSwitch) return readClause(context, [...own.slice(0, -1), unwritten('should'), unwritten('be'), last]);
    const read = readTarget(assert, own.slice(0, -1));
    return read && isDefinite(read)
      ? (readState(read, [last], false) ?? readVisibility(assert, own.slice(0, -1), [last], false))
      : undefined;
  }
  const own0 = predicateAt(own, 0);
  for (let at = 1; own0 && at < first.length; at++)
    if (predicateAt(first, at)) return readClause(context, [...first.slice(0, at), ...own]);
  const listed = readListed(context, first, own) ?? readGapped(context, first, own);
  if (listed) return listed;
  if (own.some(isGiven)) return undefined;
  for (let at = 1; at < first.length; at++) {
    const predicate = predicateAt(first, at);
    const read =
      predicate?.lemma === 'be' ? readClause(context, [...first.slice(0, predicate.next), ...own]) : undefined;
    const isAmount = /^(?:at|more|less|fewer|not|above|below|under|over|no)$/.test(own[0]?.low ?? '');
    const fits = isAmount ? /^assert(?:Number|Count)$/ : /^assert(?:State|Visible|NotVisible)$/;
    if (read?.steps.every(({ action }) => fits.test(action))) return read;
  }
  return undefined;
}

/** `the list should include "A" and "B"`: each is claimed of the same thing. */
function readListed(context: ClauseContext, first: readonly Token[], own: readonly Token[]): ClauseRead | undefined {
  const isQuoted = isGiven(own[0]);
  const isCapital =
    own.length <= 4 && own.every(({ kind }) => kind === 'word') && /^[\p{Lu}\p{N}]/u.test(own[0]?.raw ?? '');
  if (!isQuoted && !isCapital && !/^(?:the|a|an)$/.test(own[0]?.low ?? '')) return undefined;
  // `the fields "A" and "B" contain "1" and "2"`: which holds which, nobody says.
  if (kindListOf(first)) return undefined;
  for (let at = 1; at < first.length; at++) {
    const predicate = predicateAt(first, at);
    if (!predicate) continue;
    // `shows "No requests yet" and a "Clear" button`: what its kind and its name tell as well.
    const isTyped = isWord(own[0]) && own.some(isGiven) && isWord(own.at(-1)) && roleOf([own.at(-1)!.low])?.isPlain;
    const isCounted = [own[0], first[predicate.next]].every((token) => countOf(token?.low) !== undefined);
    const isAlike = isTyped || isCounted || first[predicate.next]?.kind === own[0]!.kind;
    const isSame = isAlike && /^(?:show|have)$/.test(predicate.lemma);
    return isSame ? readClause(context, [...first.slice(0, predicate.next), ...own]) : undefined;
  }
  return undefined;
}
