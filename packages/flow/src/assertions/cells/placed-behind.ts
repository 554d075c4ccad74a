import { readPlace } from '../../targets/scope.ts';
import type { TargetContext } from '../../targets/target.ts';
import { within } from '../../targets/within.ts';
import { isGiven, isWord } from '../../tokenise/token.ts';
import type { Claim } from '../complement.ts';
import type { Parts } from '../statement.ts';

/** What holds others: where it shows something is no place of its own. */
const holders = /^(?:page|dialog|table|list|menu|region|form|navigation|row|card|listitem|banner|alert)$/;

/** `"Total" is "5" in the dialog`: what stands behind the value tells where the thing is. */
export function readPlacedBehind(
  context: TargetContext,
  { subject, predicate, complement }: Parts,
  read: (parts: Parts) => Claim | undefined,
): Claim | undefined {
  const [value, lead, article] = complement;
  const isPlaced =
    isGiven(value) &&
    isWord(lead) &&
    /^(?:in|inside|within)$/.test(lead.low) &&
    /^(?:the|this|that)$/.test(article?.low ?? '');
  const place = isPlaced ? readPlace(context, complement.slice(1)) : undefined;
  const claim = place && read({ subject, predicate, complement: [value!] });
  const isPlain = claim?.steps.every(
    ({ action, target }) =>
      /^assert(?:Text|Value|Number)$/.test(action) && target && !target.scope && !holders.test(target.role ?? ''),
  );
  if (!claim || !isPlain) return undefined;
  return { ...claim, steps: claim.steps.map((step) => ({ ...step, target: within(step.target!, place) })) };
}
