import { isOwnerName, isOwnLabel } from '../../targets/owner.ts';
import { readTarget, type TargetContext } from '../../targets/target.ts';
import { isLower, isWord, sourceOf } from '../../tokenise/token.ts';
import type { Claim } from '../complement.ts';
import type { Parts } from '../statement.ts';

/** "Add to cart is disabled for Orchid": what every entry has, and behind how it is whose it is. */
export function readBesideOwner(
  context: TargetContext,
  { subject, predicate, complement }: Parts,
  read: (parts: Parts) => Claim | undefined,
): Claim | undefined {
  const at = complement.findIndex((token) => isWord(token) && token.raw === 'for');
  const owner = complement.slice(at + 1);
  const isOwned =
    predicate.lemma === 'be' &&
    at > 0 &&
    complement.slice(0, at).every(isLower) &&
    isOwnLabel(subject) &&
    isOwnerName(owner);
  const claim = isOwned ? read({ subject, predicate, complement: complement.slice(0, at) }) : undefined;
  const isPlain = claim?.steps.every(
    ({ action, target }) => /^assert(?:State|Visible|NotVisible)$/.test(action) && target && !target.scope,
  );
  if (!claim || !isPlain) return undefined;
  const text = readTarget(context, owner)?.targets[0]?.text ?? sourceOf(context.spec, owner);
  return {
    ...claim,
    steps: claim.steps.map((step) => ({ ...step, target: { ...step.target!, scope: { relation: 'near', text } } })),
  };
}
