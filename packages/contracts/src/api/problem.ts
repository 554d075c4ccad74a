import { z } from 'zod';
import { errorCodes } from '../errors.ts';
import { Limit } from './limits.ts';

/** RFC 9457 problem document; `errors` points at each bad field. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  instance: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string(),
  /** The limit that is reached, where one is. */
  limit: Limit.optional(),
  errors: z.array(z.object({ pointer: z.string(), detail: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;
