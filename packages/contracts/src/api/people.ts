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
