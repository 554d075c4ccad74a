import { z } from 'zod';
import { idOf } from '../ids.ts';
import { PageQuery, pageOf } from './page.ts';

/** Who changed what, when. Entries are never changed or removed. */
export const AuditEntry = z.object({
  id: idOf('audit'),
  actor: z.object({
    kind: z.string(),
    id: z.string(),
    /** The name of a person who is still a member. */
    name: z.string().nullable(),
  }),
  /** `key.create`, `member.role`, … */
  action: z.string(),
  subjectId: z.string(),
  details: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditPage = pageOf(AuditEntry);

export const AuditQuery = PageQuery.extend({
  action: z.string().max(100).optional(),
  actorId: z.string().max(100).optional(),
  subjectId: z.string().max(100).optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
