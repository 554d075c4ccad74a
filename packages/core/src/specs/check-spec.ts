import type { SpecCheck, SpecCheckInput } from '@smokejumper/contracts';
import { compileSpec, describeStep } from '@smokejumper/flow';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';

/** What the language understands of a spec, and what not: no browser, no model, nothing is stored. */
export async function checkSpec(ctx: CoreContext, input: SpecCheckInput): Promise<SpecCheck> {
  allow(ctx, 'flows:read');
  const compiled = compileSpec(input.spec, { variables: input.variables, secrets: input.secrets });
  return {
    understood: compiled.problems.length === 0,
    steps: compiled.steps.map((read) => ({ ...read, reading: describeStep(read.step) })),
    problems: compiled.problems,
    warnings: compiled.warnings,
  };
}
