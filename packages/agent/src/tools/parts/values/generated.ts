import type { Step } from '@smokejumper/contracts';
import type { Hands } from '../../../run/hands.ts';
import { type Failure, failure } from '../../../run/outcome.ts';
import { generate } from './generate.ts';

/** The value of a step: as written, or made up; what is made up is kept under its name for later steps. */
export function generated(hands: Hands, step: Step): string | Failure {
  if (step.generate === undefined) {
    if (step.against !== undefined) return hands.session.values.kept.get(step.against) ?? nothingKept(step.against);
    return step.value ?? '';
  }
  const value = generate(hands.session.ctx.random, step.generate);
  if (value === null) return failure('not_understood', 'not_understood', `there is no made-up "${step.generate}"`);
  hands.session.values.keep(step.as ?? step.generate, value);
  return value;
}

function nothingKept(name: string): Failure {
  return failure('not_understood', 'no_evidence', `nothing was remembered as "${name}"`);
}
