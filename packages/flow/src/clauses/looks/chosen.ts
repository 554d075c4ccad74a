import type { Target } from '@smokejumper/contracts';
import { assertion, type Claim, claim } from '../../assertions/complement.ts';
import { readPlace } from '../../targets/scope.ts';
import { readTarget, type TargetContext } from '../../targets/target.ts';
import { asWord, type Token } from '../../tokenise/token.ts';
import { headOf } from './cell-of.ts';
import { isCalled, valueIn } from './names.ts';
import { be, groupsOf } from './wording.ts';

/** "The Sort dropdown has Name selected". */
const has =
  /^(?<field>[Tt]he .+? (?:dropdown|select|combobox|select box|selector|drop-down)) (?:has|should have|must have) (?<value>.+?) (?:selected|chosen)$/d;
/** "Week is the selected granularity of the chart", "Bank transfer is chosen as the payment method". */
const asKind = new RegExp(
  `^(?<value>.+?) ${be} (?:the (?:selected|chosen) (?<head>[a-z]+(?: [a-z]+)?)|(?:selected|chosen) as the (?<other>[a-z]+(?: [a-z]+)?))(?: (?:of|for|in) (?<place>the .+))?$`,
  'd',
);
/** What is no kind of choice but a part of the screen, which says itself whether it is chosen. */
const parts = /(?:^| )(?:one|tab|item|entry|option|row|page|filter|button|link|card|menu|step|view|channel)$/;

/** Which of several was chosen, told of what it was chosen for. */
export function readChosen(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const held = groupsOf(tokens, has);
  if (held) {
    const target = readTarget({ ...context, mode: 'assert', atStart: false }, held.field!)?.targets[0];
    const value = valueIn(context, held.value!);
    return target?.role === 'combobox' && target.text !== undefined && value !== undefined
      ? claim([assertion({ action: 'assertValue', target, op: 'equals', value })], false)
      : undefined;
  }
  const said = groupsOf(tokens, asKind);
  const words = said?.head ?? said?.other;
  const head = words && !parts.test(words.map(({ low }) => low).join(' ')) ? headOf(context, words, false) : undefined;
  const value = said && isCalled(said.value!) ? valueIn(context, said.value!) : undefined;
  if (head === undefined || value === undefined) return undefined;
  const scope =
    said!.place && readPlace({ ...context, mode: 'assert' }, [asWord(said!.place[0]!, 'in'), ...said!.place]);
  if (said!.place && !scope) return undefined;
  const target: Target = { text: head, ...(scope && { scope }) };
  return claim([assertion({ action: 'assertText', target, op: 'equals', value })], false);
}
