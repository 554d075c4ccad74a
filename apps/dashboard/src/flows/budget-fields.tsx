import type { FlowBudgets } from '@smokejumper/contracts';
import { Text } from '../parts/forms/fields.tsx';
import type { Values } from '../parts/forms/form.tsx';
import { budgetNames } from './settings-of.ts';

interface Cap {
  min: number;
  max: number;
  step?: number | 'any';
  /** In what it is written, where that is not plain. */
  unit?: string;
  /** How many of the API's make one of these. */
  times?: number;
}

const caps: Record<keyof FlowBudgets, Cap> = {
  steps: { min: 1, max: 500 },
  expectMs: { min: 0.1, max: 60, step: 'any', unit: 'seconds', times: 1_000 },
  retriesPerStep: { min: 0, max: 10 },
  modelCalls: { min: 0, max: 200 },
  recoveryModelCalls: { min: 0, max: 100 },
  tokens: { min: 0, max: 10_000_000 },
  costUsd: { min: 0.001, max: 100, step: 'any', unit: 'US dollars' },
};
const entries = Object.entries(caps) as [keyof FlowBudgets, Cap][];

/** What one run may take. `budgetsOf` reads it. */
export function BudgetFields({ budgets }: { budgets: FlowBudgets | null }) {
  return entries.map(([cap, { unit, times = 1, ...range }]) => {
    const value = budgets?.[cap];
    const [name] = budgetNames[cap];
    return (
      <Text
        key={cap}
        {...range}
        type="number"
        name={`budgets.${cap}`}
        label={unit === undefined ? name : `${name} (${unit})`}
        defaultValue={value === undefined ? '' : value / times}
      />
    );
  });
}

/** What is written in them, as the API takes it; null when nothing is. */
export function budgetsOf(values: Values): { [Cap in keyof FlowBudgets]?: number } | null {
  const set = entries.flatMap(([cap, { times = 1 }]) => {
    const text = values[`budgets.${cap}`] ?? '';
    return text === '' ? [] : [[cap, times === 1 ? Number(text) : Math.round(Number(text) * times)] as const];
  });
  return set.length === 0 ? null : Object.fromEntries(set);
}
