import { z } from 'zod';
import { idOf } from '../ids.ts';
import { Role } from '../words.ts';
import { pageOf } from './page.ts';

/** Somebody who belongs to a workspace. */
export const Member = z.object({
  id: idOf('membership'),
  userId: idOf('user'),
  email: z.string(),
  name: z.string(),
  role: Role,
  createdAt: z.iso.datetime(),
});
export type Member = z.infer<typeof Member>;
export const MemberPage = pageOf(Member);

export const MemberPatch = z.strictObject({ role: Role });
export const TransferInput = z.strictObject({ memberId: idOf('membership') });

export const InvitationInput = z.strictObject({
  email: z
    .email()
    .max(320)
    .transform((email) => email.toLowerCase()),
  role: Role,
});
export type InvitationInput = z.infer<typeof InvitationInput>;

export const InvitationStatus = z.enum(['open', 'accepted', 'declined', 'cancelled', 'expired']);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

export const Invitation = z.object({
  id: idOf('invitation'),
  email: z.string(),
  role: Role,
  status: InvitationStatus,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;
export const InvitationPage = pageOf(Invitation);

/** `url`: the link to hand over, on a server that sends no mail; null: it was mailed. */
export const InvitationCreated = Invitation.extend({ url: z.string().nullable() });
export type InvitationCreated = z.infer<typeof InvitationCreated>;

/** What whoever holds the link may know. */
export const InvitationShown = z.object({
  workspaceName: z.string(),
  email: z.string(),
  role: Role,
  expiresAt: z.iso.datetime(),
});
export type InvitationShown = z.infer<typeof InvitationShown>;
