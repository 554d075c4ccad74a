import type { AssertionVerb, SpecStep } from '@smokejumper/contracts';
import { checkers } from '../../expect/checkers.ts';
import type { Session } from '../session.ts';
import { fillStep } from '../values.ts';

/** Whether a later step waits for what does not hold yet: then that it comes about shows what was done until there. */
export async function isAwaited(session: Session, following: readonly SpecStep[]): Promise<boolean> {
  const waits = following.filter(({ step }) => step.action === 'waitFor' && step.condition === undefined);
  if (waits.length === 0) return false;
  const facts = session.facts(await session.look({ values: true }));
  return waits.some(({ step: { until } }) => {
    if (until === undefined) return false;
    return checkers[until.action as AssertionVerb](fillStep(session.values, until), facts).status !== 'met';
  });
}
