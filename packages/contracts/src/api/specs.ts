import { z } from 'zod';
import { maxSpecLength } from '../flow-file.ts';
import { SpecProblem, SpecStep, SpecWarning } from '../spec.ts';

export const SpecCheckInput = z.strictObject({
  spec: z.string().max(maxSpecLength).regex(/\S/, 'is empty'),
  variables: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
});
export type SpecCheckInput = z.infer<typeof SpecCheckInput>;

/** The reading of a spec in canonical steps and in plain words. */
export const SpecCheck = z.object({
  understood: z.boolean(),
  steps: z.array(SpecStep.extend({ reading: z.string() })),
  problems: z.array(SpecProblem),
  warnings: z.array(SpecWarning),
});
export type SpecCheck = z.infer<typeof SpecCheck>;
