import type { CompiledSpec, Log, Plan, SpecStep, StepSource } from '@smokejumper/contracts';
import { compileSpec } from '@smokejumper/flow';
import type { Brain, Decision, Need } from '../brains/brain.ts';
import { literalBrain } from '../brains/literal/literal.ts';
import { replayBrain } from '../brains/replay/replay.ts';
import type { View } from '../ground/view/view.ts';
import { usablePlan } from '../plan/usable.ts';
import type { Session } from './session.ts';

/** The brains of a run, from the cheapest to the dearest. Once one has deviated, the next decides from there on. */
export interface Decider {
  steps(): Promise<CompiledSpec>;
  find(need: Need, view: View): Promise<Decision>;
  /** Who decides now. */
  source(): StepSource;
  /** What replay expects of a step; null when nothing is known. */
  expected(step: number): 'navigates' | 'changes' | 'sets_value' | 'none' | null;
  /** The brain in charge was wrong about a step. */
  deviate(step: number, why: string): void;
  /** The step that replay was wrong about, and why; null where it was not. */
  deviation(): { step: number; why: string } | null;
  plan: Plan | null;
  /** Who planned a step of a replayed plan; null for steps of other origin. */
  plannedBy(spec: SpecStep): 'model' | null;
}

export function createDecider(ctx: { log: Log }, session: Session): Decider {
  const { flow, variables, secrets } = session.input;
  const plan = usablePlan(ctx, { plan: session.input.plan, spec: flow.spec });
  const compiled = () => compileSpec(flow.spec, { variables: Object.keys(variables), secrets: Object.keys(secrets) });
  const brains: Brain[] = [
    ...(plan === null ? [] : [replayBrain({ plan, fill: session.values.fill })]),
    literalBrain({ compiled }),
  ];
  let active = 0;
  let deviation: ReturnType<Decider['deviation']> = null;
  const modelSteps = new Set(plan?.steps.filter((step) => step.by === 'model').map((step) => step.step));
  const decider: Decider = {
    plan,
    plannedBy: (spec) => (modelSteps.has(spec.step) ? 'model' : null),
    steps: async () => {
      for (const brain of brains) {
        const read = await brain.plan();
        if (read !== null) return read;
      }
      return compiled();
    },
    find: async (need, view) => {
      for (;;) {
        const decision = await (brains[active] as Brain).find(need, view, {
          last: session.last,
          before: session.actedOn,
        });
        if (decision.kind !== 'deviated') return decision;
        decider.deviate(need.step, decision.why);
      }
    },
    source: () => (brains[active] as Brain).source,
    expected: (step) => brains[active]?.expectedEffect?.(step) ?? null,
    deviation: () => deviation,
    deviate: (step, why) => {
      if (active >= brains.length - 1) return;
      deviation ??= { step, why };
      ctx.log.info({ step, why, brain: brains[active]?.source }, 'the brain in charge deviated');
      active += 1;
    },
  };
  return decider;
}
