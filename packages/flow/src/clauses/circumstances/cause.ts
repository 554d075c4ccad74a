import type { Step } from '@smokejumper/contracts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { readStatement, readThing } from '../../assertions/statement.ts';
import { own } from '../../lexicon/own.ts';
import { remember } from '../../resolve/remember.ts';
import { asWord, lows, type Token } from '../../tokenise/token.ts';
import type { ClauseContext, ClauseRead } from '../clause.ts';
import { asImperative, isGerundName } from '../orders/action.ts';
import { readDoing } from '../orders/order.ts';

const gerund =
  /^(?:clicking|pressing|tapping|hitting|opening|selecting|choosing|picking|hovering|submitting|expanding|ticking|unticking|unchecking|toggling|typing|entering)$/;
const leadsTo =
  /^(?:(?:should|must|will|to|has to) )?(?:take|takes|bring|brings|lead|leads|send|sends|redirect|redirects) (?:me |you |us |the user )?(?:back )?to "$/;

/** "Clicking X should show Y": what is done, then what is expected of it. */
export function readCause(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  if (tokens[0]?.kind !== 'word' || !gerund.test(tokens[0].low) || isGerundName(tokens)) return undefined;
  for (let at = 2; at < tokens.length - 1; at++) {
    const claim = readEffect(context, tokens, at);
    if (claim) return claim;
  }
  return undefined;
}

function readEffect(context: ClauseContext, tokens: readonly Token[], at: number): ClauseRead | undefined {
  const effect = tokens.slice(at);
  const itself = stateOfIt(context, tokens, at);
  if (itself) return itself;
  const goes = leadsTo.test(lows(effect));
  const predicate = goes ? undefined : predicateAt(tokens, at);
  if (!goes && !/^(?:show|appear|disappear)$/.test(predicate?.lemma ?? '')) return undefined;
  const cause = readDoing(context, asImperative(tokens.slice(0, at)));
  if (!cause) return undefined;
  const after = { ...context, mode: 'assert' as const, memory: remember(context.memory, cause.steps) };
  const claim = predicate
    ? readThing(after, tokens.slice(predicate.next), predicate.negated !== (predicate.lemma === 'disappear'))
    : readLanded(after, tokens);
  return claim && { steps: [...cause.steps, ...claim.steps], quoted: cause.quoted && claim.quoted };
}

const turned: Record<string, Step['value']> = {
  selects: 'selected',
  ticks: 'checked',
  checks: 'checked',
  unticks: 'unchecked',
  unchecks: 'unchecked',
  expands: 'expanded',
  collapses: 'collapsed',
  disables: 'disabled',
  enables: 'enabled',
};

/** "Clicking X selects it": what becomes of the thing itself. */
function stateOfIt(context: ClauseContext, tokens: readonly Token[], at: number): ClauseRead | undefined {
  const value = at === tokens.length - 2 && tokens[at + 1]!.low === 'it' ? own(turned, tokens[at]!.raw) : undefined;
  const cause = value ? readDoing(context, asImperative(tokens.slice(0, at))) : undefined;
  const target = cause?.steps.length === 1 ? cause.steps[0]!.target : undefined;
  if (!cause || !target) return undefined;
  return {
    steps: [...cause.steps, { action: 'assertState', kind: 'assert', target, value: value! }],
    quoted: cause.quoted,
  };
}

/** "should take me to /x" as "the url should be /x". */
function readLanded(context: ClauseContext, tokens: readonly Token[]) {
  const last = tokens.at(-1)!;
  if (last.kind !== 'path' && !/^(?:\/|https?:)/.test(last.value)) return undefined;
  return readStatement(context, [...['the', 'url', 'should', 'be'].map((low) => asWord(last, low)), last]);
}
