import { readPlace } from '../../targets/scope.ts';
import type { TargetContext } from '../../targets/target.ts';
import { isWord } from '../../tokenise/token.ts';
import { readAbout } from '../about.ts';
import { type Claim, visible } from '../complement.ts';
import type { Parts } from '../statement.ts';
import type { Subject } from '../subject/subject.ts';

const seen = /^(?:visible|shown|displayed|listed|present)$/;

/** `"A" is in the Open list and is not visible in the Done list`: the same thing, looked for in the other place. */
function readElsewhere(context: TargetContext, { predicate, complement }: Parts): Claim | undefined {
  const [state, ...rest] = complement;
  const isPlaced = predicate.lemma === 'be' && isWord(state) && seen.test(state.low) && rest.length > 1;
  const place = isPlaced ? readPlace(context, rest) : undefined;
  const target = context.memory.subject!;
  const isOther = place && (target.scope === undefined || target.scope.relation === place.relation);
  return isOther ? visible({ targets: [{ ...target, scope: place }], quoted: true }, predicate.negated) : undefined;
}

/** "… and should be disabled", with nothing before it: said of what the last claim was about. */
export function readOfSame(context: TargetContext, parts: Parts): Claim | undefined {
  const { predicate } = parts;
  const target = context.memory.subject;
  const isSame = predicate.modal || (predicate.lemma === 'be' && context.memory.group === undefined);
  if (!target || !isSame) return undefined;
  const one: Subject = { kind: 'target', target: { targets: [target], quoted: true } };
  const same = readAbout(context, one, parts);
  // "… is visible and is disabled": said of one thing, its state as well.
  const isKept = predicate.modal || same?.steps.every(({ action }) => action === 'assertState');
  return (isKept ? same : undefined) ?? readElsewhere(context, parts);
}
