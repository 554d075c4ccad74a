import type { TargetContext, TargetRead } from '../../targets/target.ts';
import { isWord } from '../../tokenise/token.ts';
import { type Claim, onEach, readText, visible } from '../complement.ts';
import type { Parts } from '../statement.ts';

/** "the tab is called X": one with that name is there; "the first tab is called X": what the first one says. */
export function readCalled(
  context: TargetContext,
  read: TargetRead,
  { predicate, complement }: Parts,
): Claim | undefined {
  const [verb, ...name] = complement;
  const isCalled = isWord(verb) && /^(?:called|named|titled|labelled|labeled|entitled)$/.test(verb.low);
  if (!isCalled || name.length === 0 || predicate.negated || read.plural || read.targets.length !== 1) return undefined;
  const [target] = read.targets;
  const value = target!.role && target!.text === undefined ? readText(context, name, true)?.value : undefined;
  if (value === undefined) return undefined;
  if (target!.ordinal !== undefined) return onEach(context, read, { op: 'equals', value });
  return visible({ ...read, targets: [{ text: value, ...target! }] }, false);
}
