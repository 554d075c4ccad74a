import { actionVerbs, Op, ScopeRelation, Step, TargetRole } from '@smokejumper/contracts';
import { z } from 'zod';

/** Verbs a model may plan. `goal` and `screenshot` are no plan, and `request` would act past the page. */
export const plannable = actionVerbs.filter((verb) => !['goal', 'screenshot', 'request'].includes(verb));
const untils = ['assertVisible', 'assertNotVisible', 'assertText', 'assertState', 'assertUrl'] as const;

// Flat and without recursion: not every provider can hold an answer to a schema that refers to itself.
const target = {
  text: z.string().min(1).max(300).nullish(),
  role: TargetRole.nullish(),
  noun: z.string().max(100).nullish(),
  ordinal: z.number().int().nullish(),
};
const Outer = z.strictObject({ relation: ScopeRelation, ...target });
const Inner = z.strictObject({ relation: ScopeRelation, ...target, scope: Outer.nullish() });
export const PlannedTarget = z.strictObject({ ...target, scope: Inner.nullish() });

const Until = z.strictObject({
  action: z.enum(untils),
  target: PlannedTarget.nullish(),
  value: z.string().max(500).nullish(),
  op: Op.nullish(),
});

export const PlannedStep = z.strictObject({
  clause: z.number().int(),
  action: z.enum(plannable as [string, ...string[]]),
  target: PlannedTarget.nullish(),
  candidates: z.array(PlannedTarget).max(3).nullish(),
  value: z.string().max(2_000).nullish(),
  until: Until.nullish(),
  times: z.number().int().min(1).max(25).nullish(),
  generate: z.string().max(20).nullish(),
  as: z.string().max(60).nullish(),
  against: z.string().max(60).nullish(),
  measure: z.literal('count').nullish(),
  to: PlannedTarget.nullish(),
  secret: z.string().max(100).nullish(),
});
export const PlannedSteps = z.strictObject({ steps: z.array(PlannedStep).min(1).max(40) });
export type PlannedStep = z.infer<typeof PlannedStep>;

/** A planned step as a canonical one; null when it is none. */
export function canonicalStep(planned: PlannedStep): Step | null {
  const { clause: _clause, candidates, ...rest } = planned;
  const first = rest.target ?? candidates?.[0];
  const bare = stripped({ ...rest, target: first, kind: 'action' });
  const parsed = Step.safeParse(bare);
  return parsed.success ? parsed.data : null;
}

/** Without what is null: providers that demand every field send null for an absent one. */
export function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripped);
  if (value === null || typeof value !== 'object') return value;
  const held = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(held.map(([key, field]) => [key, stripped(field)]));
}
