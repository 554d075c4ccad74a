import { z } from 'zod';
import { idOf } from '../ids.ts';
import { WorkspaceOfMine } from './workspaces.ts';

const Email = z.email().max(320);
/** Any characters; counted as JavaScript does. */
const NewPassword = z.string().min(10, 'has fewer than 10 characters').max(200, 'has more than 200 characters');
const PersonName = z.string().trim().min(1).max(100);

export const SignUpInput = z.strictObject({ email: Email, password: NewPassword, name: PersonName });
export type SignUpInput = z.infer<typeof SignUpInput>;

/** The same whether the address was known or not. */
export const SignUpAnswer = z.object({
  /** `mail`: a link was sent that must be followed before signing in; `none`: sign in at once. */
  verification: z.enum(['mail', 'none']),
});
export type SignUpAnswer = z.infer<typeof SignUpAnswer>;

export const SignInInput = z.strictObject({
  email: Email,
  password: z.string().min(1).max(200),
  /** false: the session ends with the browser. */
  remember: z.boolean().default(true),
});
export type SignInInput = z.infer<typeof SignInInput>;

export const EmailInput = z.strictObject({ email: Email });
/** The token of a mail's link. */
export const MailToken = z.strictObject({ token: z.string().min(1).max(200) });
export const ResetPasswordInput = MailToken.extend({ password: NewPassword });
export const ChangePasswordInput = z.strictObject({ password: z.string().min(1).max(200), newPassword: NewPassword });

/** What this server offers to those who come in. */
export const SignInWays = z.object({
  /** `invited`: only whoever was invited signs up. */
  signUp: z.enum(['open', 'invited']),
  github: z.boolean(),
  /** Whether mails are sent: without, there is no verification and no reset of a password. */
  mail: z.boolean(),
});
export type SignInWays = z.infer<typeof SignInWays>;

/** Somebody with an account here. */
export const Person = z.object({
  id: idOf('user'),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
});
export type Person = z.infer<typeof Person>;

/** Who is signed in, and where they belong. */
export const Me = z.object({
  person: Person,
  sessionId: idOf('session'),
  /** The workspace of a request that names none; null: the only one, if there is just one. */
  activeWorkspaceId: idOf('workspace').nullable(),
  workspaces: z.array(WorkspaceOfMine),
});
export type Me = z.infer<typeof Me>;

export const MePatch = z.strictObject({ name: PersonName }).partial();
export type MePatch = z.infer<typeof MePatch>;
export const ActiveWorkspaceInput = z.strictObject({ workspaceId: idOf('workspace') });

/** One place where somebody is signed in. */
export const Session = z.object({
  id: idOf('session'),
  /** The one that asks. */
  current: z.boolean(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To a day. */
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Session = z.infer<typeof Session>;
export const SessionList = z.object({ data: z.array(Session) });
export const SessionsRevoked = z.object({ revoked: z.number().int() });
