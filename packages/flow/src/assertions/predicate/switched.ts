import { countOf, ordinalOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { stateOf } from '../../lexicon/states.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { switchNamed } from '../../targets/labels.ts';
import type { TargetContext } from '../../targets/target.ts';
import { lows, sourceOf, type Token } from '../../tokenise/token.ts';
import { assertion, type Claim, claim } from '../complement.ts';
import type { Parts } from '../statement.ts';

/** Only a switch or a box can be this, so what the words before it say is its label, in lower case too. */
const ticked = /^(?:ticked|unticked|unchecked|(?:switched|turned|toggled) (?:on|off))$/;
const switched = /^(?:on|off|checked)$/;
const inner = /^(?:me|my|your|us|all|only|as|about|to|by|in|up|out)$/;

/** "dark mode should be on", "send me updates should be unticked", "notifications should be off". */
export function readSwitched(context: TargetContext, { subject, predicate, complement }: Parts): Claim | undefined {
  const words = lows(complement);
  const isTicked = ticked.test(words);
  const value = isTicked || switched.test(words) ? stateOf(words, predicate.negated) : undefined;
  const name = isTicked && subject[0]?.low === 'the' ? subject.slice(1) : subject;
  const kind = value && switchNamed(subject);
  if (kind)
    return claim([assertion({ action: 'assertState', target: { text: sourceOf(context.spec, kind) }, value })], false);
  if (!value || !isBareLabel(name)) return undefined;
  return claim([assertion({ action: 'assertState', target: { text: sourceOf(context.spec, name) }, value })], false);
}

const isLead = (low: string) =>
  low === 'i' || (!isVague(low) && !isFunctional(low) && ordinalOf(low) === undefined && countOf(low) === undefined);
const isInner = (low: string) => inner.test(low) || (!isVague(low) && !isFunctional(low));

/** "alerts", "emails": several of what is sent; a kind of control is no label. */
const isSent = (low: string) => {
  const read = roleOf([low]);
  return read === undefined || (read.plural && (!read.isPlain || read.role === 'alert'));
};

const isBareLabel = (name: readonly Token[]) => {
  const last = name.at(-1)?.low ?? '';
  const isPlural = roleOf([last])?.plural === true;
  return (
    name.length > 0 &&
    name.length <= 5 &&
    name.every(({ kind, raw, low }, at) =>
      at === 0
        ? kind === 'word' && (raw === low || isPlural) && isLead(low)
        : kind === 'word' && raw === low && isInner(low),
    ) &&
    isSent(last)
  );
};
