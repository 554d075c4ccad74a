import { z } from 'zod';
import { browsingFields } from './browsing.ts';
import { PathPattern } from './paths.ts';

const Name = z.string().trim().min(1).max(200);

/** A duration as people write it: `120s`, `2m`, `500ms`; or a number of milliseconds. */
export const Duration = z.union([
  z.number().int().positive(),
  z.string().regex(/^\d+(\.\d+)?\s*(ms|s|m|h)$/, 'is not a duration such as 120s or 2m'),
]);

/** Longest spec we read, in characters. */
export const maxSpecLength = 20_000;

/** One flow of a `*.flows.yaml` file. Secret values never stand in the file, only their names. */
export const FlowEntry = z.strictObject({
  name: Name,
  url: z.string().min(1).optional(),
  spec: z.string().max(maxSpecLength, `is longer than ${maxSpecLength} characters`).regex(/\S/, 'is empty'),
  variables: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  secrets: z.array(z.string().min(1)).optional(),
  timeout: Duration.optional(),
  tags: z.array(z.string()).optional(),
  /** The source files it covers; without any it always runs. */
  paths: z.array(PathPattern).max(20).optional(),
  /** Name of the flow whose sign-in this one begins with. */
  needs: Name.optional(),
  ...z.object(browsingFields).partial().shape,
});
export type FlowEntry = z.infer<typeof FlowEntry>;

export const FlowFile = z.strictObject({
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  flows: z.array(FlowEntry).min(1, 'has no flow'),
});
export type FlowFile = z.infer<typeof FlowFile>;
