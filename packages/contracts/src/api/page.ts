import { z } from 'zod';

export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  /** Opaque; taken from `nextCursor` of the page before. */
  cursor: z.string().max(500).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** One page of a list, newest first. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), nextCursor: z.string().nullable(), hasMore: z.boolean() });
}

/** The type of `pageOf(item)`. */
export interface Page<T> {
  data: T[];
  nextCursor: string | null;
  hasMore: boolean;
}
