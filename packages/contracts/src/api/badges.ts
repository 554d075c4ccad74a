import { z } from 'zod';
import { idOf } from '../ids.ts';

export const BadgeQuery = z.object({ flowId: idOf('flow').optional() });

/** A picture anybody may look at who knows its address. */
export const Badge = z.object({ url: z.string(), markdown: z.string() });
export type Badge = z.infer<typeof Badge>;
