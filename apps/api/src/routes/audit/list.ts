import { AuditPage, AuditQuery } from '@smokejumper/contracts';
import { listAudit } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const listAuditRoute = endpoint({
  method: 'GET',
  url: '/v1/audit',
  // Who may change nothing here need not know who did: owners and admins, and keys that write settings.
  scope: 'settings:write',
  tag: 'workspaces',
  summary: 'List audit entries',
  description: 'Who changed what, the newest first. Entries are never changed or removed.',
  query: AuditQuery,
  status: 200,
  answer: AuditPage,
  handle: ({ ctx, query }) => listAudit(ctx, query),
});
