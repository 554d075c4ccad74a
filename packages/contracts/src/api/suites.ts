import { z } from 'zod';
import { idOf } from '../ids.ts';
import { SuiteOnFailure, SuiteOrder } from '../words.ts';
import { pageOf } from './page.ts';

const fields = {
  name: z.string().trim().min(1).max(100),
  /** In a sequence they run as they stand here. */
  flows: z.array(idOf('flow')).max(100),
  /** Instead of flows: whichever have any of them when the suite runs, the oldest flow first. */
  tags: z.array(z.string().min(1).max(50)).max(20),
  order: SuiteOrder,
  onFailure: SuiteOnFailure,
};

/** `onFailure` is `stop` for a sequence unless it is told; what runs in parallel knows only `continue`. */
export const SuiteInput = z.strictObject({
  ...fields,
  flows: fields.flows.default([]),
  tags: fields.tags.default([]),
  order: fields.order.default('parallel'),
  onFailure: fields.onFailure.optional(),
});
export type SuiteInput = z.infer<typeof SuiteInput>;

/** What is absent stays. */
export const SuitePatch = z.strictObject(fields).partial();
export type SuitePatch = z.infer<typeof SuitePatch>;

/** Flows that are run together, in any environment. */
export const Suite = z.object({
  id: idOf('suite'),
  ...fields,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Suite = z.infer<typeof Suite>;
export const SuitePage = pageOf(Suite);
