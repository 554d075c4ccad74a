import type { NewId } from '@smokejumper/contracts';
import { accountTables, type SystemContext } from '@smokejumper/core';
import { betterAuth } from 'better-auth';
import { prismaAdapter } from 'better-auth/adapters/prisma';

/** The path all of the library's own addresses begin with; none of them is reached but through our routes. */
export const libraryPath = '/auth';

/** Names the asker's address to the library: set by us, never taken from a client. */
export const clientAddressHeader = 'x-smokejumper-client-address';

const daySeconds = 86_400;
const idKinds = { user: 'user', session: 'session', account: 'account', verification: 'verification' } as const;

/** Better Auth on our tables: accounts, sessions and their cookies. Workspaces and roles are core's. */
export function createSignInLibrary(system: SystemContext, options: { publicUrl: string }) {
  return betterAuth({
    appName: 'Smokejumper',
    baseURL: options.publicUrl,
    basePath: libraryPath,
    secret: system.vault.derive('people sign in'),
    trustedOrigins: [new URL(options.publicUrl).origin],
    database: prismaAdapter(accountTables(system), { provider: 'postgresql', transaction: false }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 10,
      maxPasswordLength: 200,
      revokeSessionsOnPasswordReset: true,
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
      useSecureCookies: options.publicUrl.startsWith('https:'),
      // Else a process started by a test would do without.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      database: { generateId: ({ model }) => idFor(system.newId, model), validateSchema: false },
    },
    // Ours counts over all processes, see core.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its lines may hold addresses of people, so only what broke is told.
    logger: { level: 'error', disableColors: true, log: (_level, message) => system.log.warn({}, message) },
  });
}

function idFor(newId: NewId, model: string): string {
  const kind = idKinds[model as keyof typeof idKinds];
  if (kind === undefined) throw new Error(`An id was asked for a ${model}`);
  return newId(kind);
}
