import type { CompiledSpec, Plan, PlanStep } from '@smokejumper/contracts';
import { ground } from '../../ground/ground.ts';
import { has, type Item, nameOf } from '../../ground/view.ts';
import type { Brain, Decision } from '../brain.ts';

/**
 * The plan of the last passed run. Each target is found by its meaning on the live page: the element with the role and
 * name it had then, if there is exactly one, else the one the step's words mean, if it still has that role and name.
 * Anything else is a deviation: another brain decides, from the words alone.
 */
export function replayBrain(input: { plan: Plan; fill: (text: string) => string }): Brain {
  const { plan, fill } = input;
  return {
    source: 'replay',
    plan: async () => compiledOf(plan),
    find: async (need, view, place): Promise<Decision> => {
      const target = need.part === 0 ? (plan.steps[need.step]?.target ?? null) : null;
      if (target === null) return ground(view, need, place);
      const name = fill(target.name);
      const alike = view.items.filter((item) => item.role === target.role && item.name === name && item.ref !== null);
      const [only] = alike;
      const plain = need.target.ordinal === undefined && need.target.scope === undefined;
      if (plain && name !== '' && only !== undefined && alike.length === 1 && usable(only))
        return { kind: 'one', item: only, rung: 5 };
      const found = ground(view, need, place);
      if (found.kind !== 'one')
        return found.kind === 'none' ? found : { kind: 'deviated', why: 'its name stands more than once now' };
      if (found.item.role === target.role && found.item.name === name) return found;
      return { kind: 'deviated', why: `it was ${target.role} "${name}" and is ${nameOf(found.item)} now` };
    },
    expectedEffect: (step) => plan.steps[step]?.effect ?? null,
  };
}

function usable(item: Item): boolean {
  return !has(item, 'inert', 'behind-modal');
}

function compiledOf(plan: Plan): CompiledSpec {
  return { steps: plan.steps.map(specStep), problems: [], warnings: [] };
}

function specStep(step: PlanStep): CompiledSpec['steps'][number] {
  return { step: step.step, text: step.text, line: step.line, column: step.column, quoted: step.quoted };
}
