import { AppError, type InvitationCreated, type InvitationInput } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import { type CoreContext, within } from '../context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { lockPeople } from '../members/lock-people.ts';
import { mayHandle } from '../members/may-handle.ts';
import { countAttempts } from '../people/count-attempt.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { hashToken, newToken } from '../rules/token.ts';
import { invitationView } from './view.ts';

const validMs = 7 * 24 * 3_600_000;
const mostADay = 100;

/**
 * Asks somebody to join; an open invitation of the same address is replaced, and its link dead. `mail`: whether this
 * server sends mails; else the link is in the answer. Throws `conflict` for a member, `forbidden`, `rate_limited`.
 */
export async function createInvitation(
  ctx: CoreContext,
  input: InvitationInput & { publicUrl: string; mail: boolean },
): Promise<InvitationCreated> {
  allow(ctx, 'settings:write');
  const { workspaceId } = ctx;
  const counted = { what: 'invitation', who: [workspaceId], most: mostADay, spanMs: 24 * 3_600_000 };
  await countAttempts(ctx, [counted]);
  return inWorkspace(ctx, workspaceId, async (tx) => {
    await mayInvite(tx, await lockPeople(tx, ctx), input);
    const createdAt = ctx.clock.now();
    const { email, role } = input;
    const open = { email, acceptedAt: null, declinedAt: null, cancelledAt: null };
    await tx.invitation.updateMany({ where: open, data: { cancelledAt: createdAt } });
    const token = newToken();
    const expiresAt = new Date(createdAt.getTime() + validMs);
    const id = ctx.newId('invitation');
    const data = { id, workspaceId, email, role, tokenHash: hashToken(token), invitedBy: ctx.actor.id };
    const row = await tx.invitation.create({ data: { ...data, createdAt, expiresAt } });
    await audit(tx, ctx, { action: 'invitation.create', subjectId: id, details: { email, role } });
    const url = `${input.publicUrl}/invitation#token=${token}`;
    if (input.mail) await mailInvitation(tx, ctx, { email, role, url, expiresAt });
    return { ...invitationView(row, createdAt), url: input.mail ? null : url };
  });
}

/** An invitation as owner may come from a key as well, as long as there is nobody who could make one. */
async function mayInvite(tx: Tx, ctx: CoreContext, { email, role }: InvitationInput): Promise<void> {
  const ownerless =
    role === 'owner' && ctx.actor.kind === 'apiKey' && (await tx.membership.count({ where: { role } })) === 0;
  mayHandle(ctx, ownerless ? 'admin' : role);
  if ((await tx.membership.count({ where: { user: { email } } })) === 0) return;
  throw new AppError('conflict', `${email} is a member already.`, {
    details: { errors: [{ pointer: '/email', detail: 'is a member already' }] },
  });
}

async function mailInvitation(
  tx: Tx,
  ctx: CoreContext,
  input: { email: string; role: string; url: string; expiresAt: Date },
): Promise<void> {
  const { name } = await tx.workspace.findFirstOrThrow({ where: { id: ctx.workspaceId }, select: { name: true } });
  const mail = {
    to: input.email,
    subject: `You are invited to ${name}`,
    lines: [
      `You are asked to join the workspace ${name} on Smokejumper as ${input.role}.`,
      'Sign in, or sign up with this address, and accept. The link is good for seven days, once.',
    ],
    link: { text: 'See the invitation', url: input.url },
  };
  await queueMail(tx, within(ctx, ctx.workspaceId), { mail, expiresAt: input.expiresAt });
}
