import type { MailContent, NewId } from '@smokejumper/contracts';
import { accountTables, maySignUp, queueMailToPerson, type SystemContext } from '@smokejumper/core';
import { betterAuth } from 'better-auth';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { APIError } from 'better-auth/api';
import { githubProvider } from './github.ts';
import { type LinkKind, type LinkTables, makeLink } from './links.ts';
import { knownAddressMail, linkHours, resetMail, verificationMail } from './mails.ts';
import type { Outages } from './outages.ts';
import type { PeopleSettings } from './settings.ts';

/** The path all of the library's own addresses begin with; none of them is reached but through our routes. */
export const libraryPath = '/auth';

/** Names the asker's address to the library: set by us, never taken from a client. */
export const clientAddressHeader = 'x-smokejumper-client-address';

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

export interface LibraryDeps {
  system: SystemContext;
  publicUrl: string;
  people: PeopleSettings;
  outages: Pick<Outages, 'watch'>;
  /** Work that an answer does not wait for, so that its time tells nothing. */
  later: (work: Promise<unknown>) => void;
}

export type Library = ReturnType<typeof createSignInLibrary>;

/** Better Auth on our tables: accounts, sessions and their cookies. Workspaces and roles are core's. */
export function createSignInLibrary(deps: LibraryDeps) {
  const { system, publicUrl, people, outages } = deps;
  const tables = async (): Promise<Tables> => (await library.$context).internalAdapter;
  const library = betterAuth({
    appName: 'Smokejumper',
    baseURL: publicUrl,
    basePath: libraryPath,
    secret: system.vault.derive('people sign in'),
    trustedOrigins: [new URL(publicUrl).origin],
    database: prismaAdapter(outages.watch(accountTables(system)), { provider: 'postgresql', transaction: false }),
    databaseHooks: { user: { create: { before: ({ email }) => refuseUninvited(deps, email) } } },
    emailAndPassword: passwordOptions(deps, tables),
    socialProviders: people.github === null ? {} : { github: githubProvider(people.github) },
    onAPIError: { errorURL: `${publicUrl}/sign-in` },
    emailVerification: {
      sendOnSignUp: people.mail,
      sendOnSignIn: false,
      sendVerificationEmail: ({ user }) => sendLink(deps, tables, { kind: 'verify', user, mailOf: verificationMail }),
    },
    session: {
      expiresIn: 14 * daySeconds,
      updateAge: daySeconds,
      additionalFields: { activeWorkspaceId: { type: 'string', required: false, input: false } },
    },
    verification: { storeIdentifier: 'hashed' },
    account: { encryptOAuthTokens: true },
    advanced: {
      cookiePrefix: 'smokejumper',
      useSecureCookies: publicUrl.startsWith('https:'),
      // Else a process started by a test would do without.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      database: { generateId: ({ model }) => idFor(system.newId, model), validateSchema: false },
      backgroundTasks: { handler: deps.later },
    },
    // Ours counts over all processes, see tries.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its lines may hold addresses of people, so only what broke is told.
    logger: { level: 'error', disableColors: true, log: (_level, message) => system.log.warn({}, message) },
  });
  return library;
}

interface Tables extends LinkTables {
  updateUser(id: string, data: { emailVerified: boolean }): Promise<unknown>;
}

interface PersonRow {
  id: string;
  email: string;
  emailVerified: boolean;
}

function passwordOptions(deps: LibraryDeps, tables: () => Promise<Tables>) {
  const { people } = deps;
  const sendReset = (user: PersonRow, token: string) => {
    const url = `${deps.publicUrl}/reset-password#token=${token}`;
    return sendMail(deps, 'reset', resetMail({ to: user.email, url }));
  };
  return {
    enabled: true,
    autoSignIn: false,
    requireEmailVerification: people.mail,
    minPasswordLength: 10,
    maxPasswordLength: 200,
    revokeSessionsOnPasswordReset: true,
    resetPasswordTokenExpiresIn: linkHours.reset * hourSeconds,
    sendResetPassword: ({ user, token }: { user: PersonRow; token: string }) => sendReset(user, token),
    onExistingUserSignUp: ({ user }: { user: PersonRow }) =>
      sendLink(deps, tables, { kind: 'reset', user, mailOf: knownAddressMail }),
    // The link came by mail: whoever followed it has shown that the address is theirs.
    onPasswordReset: async ({ user }: { user: PersonRow }) => {
      if (people.mail && !user.emailVerified) await (await tables()).updateUser(user.id, { emailVerified: true });
    },
  };
}

/** Where mails are sent, a link of ours to somebody. */
async function sendLink(
  deps: LibraryDeps,
  tables: () => Promise<Tables>,
  input: { kind: LinkKind; user: PersonRow; mailOf: (mail: { to: string; url: string }) => MailContent },
): Promise<void> {
  if (!deps.people.mail) return;
  const { kind, user } = input;
  const token = await makeLink(deps.system, await tables(), { kind, userId: user.id });
  const page = kind === 'verify' ? 'verify-email' : 'reset-password';
  await sendMail(deps, kind, input.mailOf({ to: user.email, url: `${deps.publicUrl}/${page}#token=${token}` }));
}

async function sendMail(deps: LibraryDeps, kind: LinkKind, mail: MailContent): Promise<void> {
  if (!deps.people.mail) return;
  const expiresAt = new Date(deps.system.clock.now().getTime() + linkHours[kind] * hourSeconds * 1_000);
  await queueMailToPerson(deps.system, { mail, expiresAt });
}

/** The library takes this refusal for one that the answer to a sign-up must not show. */
async function refuseUninvited(deps: LibraryDeps, email: string): Promise<void> {
  if (deps.people.signUp === 'open' || (await maySignUp(deps.system, { email }))) return;
  throw new APIError('FORBIDDEN', { code: 'INVITED_ONLY', message: 'Only by invitation' });
}

const idKinds = { user: 'user', session: 'session', account: 'account', verification: 'verification' } as const;

function idFor(newId: NewId, model: string): string {
  const kind = idKinds[model as keyof typeof idKinds];
  if (kind === undefined) throw new Error(`An id was asked for a ${model}`);
  return newId(kind);
}
