import type { CompiledSpec, Plan, PlanStep } from '@smokejumper/contracts';
import { ground } from '../../ground/ground.ts';
import { fold, rung, says } from '../../ground/names/text.ts';
import { has, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { calledIn, hasWholeScope } from '../../plan/beside.ts';
import { mayHaveCome } from '../../plan/came.ts';
import { isNamedOtherwise } from '../../plan/named-by.ts';
import type { Brain, Decision, Need } from '../brain.ts';

/**
 * The plan of the last passed run. Each target is found by its meaning on the live page: the element with the role and
 * name it had then, if there is exactly one, else the one the step's words mean, if it still has that role and name.
 * Anything else is a deviation: another brain decides, from the words alone.
 */
export function replayBrain(input: { plan: Plan; fill: (text: string) => string }): Brain {
  const { plan, fill } = input;
  // The page that a step's own presses change is still the one before the step for what it looks up after them.
  let stood: { step: number; before: View | null | undefined } | null = null;
  return {
    source: 'replay',
    plan: async () => compiledOf(plan),
    find: async (need, view, place): Promise<Decision> => {
      const target = need.part === 0 ? (plan.steps[need.step]?.target ?? null) : null;
      if (target === null) return ground(view, need, place);
      if (stood?.step !== need.step) stood = { step: need.step, before: place.before };
      const { before } = stood;
      const name = fill(target.name);
      const isIt = (item: Item) => target.came !== true || mayHaveCome(item, view, before);
      const alike = view.items.filter((item) => item.role === target.role && item.name === name && item.ref !== null);
      const [only] = alike;
      if (isPlain(need, name) && name !== '' && only !== undefined && alike.length === 1 && usable(only) && isIt(only))
        return { kind: 'one', item: only, rung: 5 };
      const found = ground(view, need, place);
      if (found.kind !== 'one')
        return found.kind === 'none' ? found : { kind: 'deviated', why: 'its name stands more than once now' };
      if (!isIt(found.item))
        return perhaps(found.item, `${nameOf(found.item)} stood there already, and none came with the step before`);
      if (target.wholeScope === true && !hasWholeScope(view.items, need.target)) return perhaps(found.item);
      if (isNamedOtherwise(found.item, need.target, target.namedBy ?? null))
        return perhaps(found.item, `its entry is called otherwise: ${heldBy(target.namedBy)}`);
      if (found.item.role === target.role && found.item.name === name) return found;
      if (target.beside?.includes(calledIn(found.item)) || isHint(found.item, name)) return perhaps(found.item);
      if (need.patient === true && goesByMore(found, name)) return perhaps(found.item);
      return { kind: 'deviated', why: `it was ${target.role} "${name}" and is ${nameOf(found.item)} now` };
    },
    expectedEffect: (step) => plan.steps[step]?.effect ?? null,
  };
}

// What stood beside the target then, or lies where no such row or section is any more, is not what became of it.
function perhaps(item: Item, since?: string): Decision {
  const counts = { role: 0, label: 0, placeholder: 0, text: 0 };
  return { kind: 'none', counts, scopeMissing: false, perhaps: [item], ...(since === undefined ? {} : { since }) };
}

// Its double came first perhaps: what holds the words among others is not taken before the one by that name had its time.
function goesByMore({ item, rung: level }: Extract<Decision, { kind: 'one' }>, name: string): boolean {
  return level < rung.loose && lettersOf(item.name) !== lettersOf(name);
}

// A count beside a name goes on by itself.
function lettersOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

function heldBy(by: string | undefined): string {
  return by === undefined ? 'it only quotes the name now' : `${by} held the name, and does not hold it now`;
}

// A field that is called otherwise, and shows the name only as an example of what to write there.
function isHint({ placeholder, name, label }: Item, wanted: string): boolean {
  return says(placeholder, wanted) && name !== placeholder && !says(`${name} ${label}`, wanted);
}

// A choice that goes by its question ("Smoker?"), a page by its number: the name alone does not tell which one is meant.
function isPlain({ target }: Need, name: string): boolean {
  if (target.ordinal !== undefined || target.scope !== undefined) return false;
  return target.text === undefined || (target.noun === undefined && says(name, target.text));
}

// What nobody can see or use may have left its name to another.
function usable(item: Item): boolean {
  return item.faded !== true && !has(item, 'inert', 'behind-modal', 'hidden', 'disabled');
}

function compiledOf(plan: Plan): CompiledSpec {
  return { steps: plan.steps.map(specStep), problems: [], warnings: [] };
}

function specStep({ step, text, line, column, quoted, decision }: PlanStep): CompiledSpec['steps'][number] {
  return { step, text, line, column, quoted, ...(decision === undefined ? {} : { decision }) };
}
