import type { Member, Role } from '@smokejumper/contracts';

/** What a member's view is made of. */
export const withUser = { user: { select: { email: true, name: true } } } as const;

interface MemberRow {
  id: string;
  userId: string;
  role: string;
  createdAt: Date;
  user: { email: string; name: string };
}

export function memberView(row: MemberRow): Member {
  return {
    id: row.id,
    userId: row.userId,
    email: row.user.email,
    name: row.user.name,
    role: row.role as Role,
    createdAt: row.createdAt.toISOString(),
  };
}
