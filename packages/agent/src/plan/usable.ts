import { type Log, Plan, planFormat } from '@smokejumper/contracts';
import { sealOf, specHashOf } from './seal.ts';

/** The plan if it may be replayed for this spec; null, with the reason logged, if it is of another kind or was edited. */
export function usablePlan(ctx: { log: Log }, input: { plan: unknown; spec: string }): Plan | null {
  if (input.plan === null || input.plan === undefined) return null;
  const reason = (text: string) => {
    ctx.log.warn({ reason: text }, 'the stored plan is not replayed');
    return null;
  };
  const format = (input.plan as { format?: unknown }).format;
  if (format !== planFormat) return reason(`it has format ${String(format)}, not ${planFormat}`);
  const parsed = Plan.safeParse(input.plan);
  if (!parsed.success) return reason('it is not a plan');
  const plan = parsed.data;
  if (plan.specHash !== specHashOf(input.spec))
    return reason('it was made from another spec, or by another version of the reading');
  if (plan.seal !== sealOf(plan.steps)) return reason('it was edited by hand');
  return plan.steps.length === 0 ? reason('it has no steps') : plan;
}
