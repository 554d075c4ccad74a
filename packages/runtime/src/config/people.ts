import { z } from 'zod';
import { oneOf } from './fields.ts';
import { type MailConfig, mailConfig, mailFields } from './mail.ts';
import { ConfigError } from './read.ts';

/** How people may come in. */
export interface PeopleConfig {
  /** `invited`: only invited addresses sign up, and whoever comes first. */
  signUp: 'open' | 'invited';
  /** The OAuth App of GitHub people may sign in with; null: none. */
  github: { clientId: string; clientSecret: string } | null;
  mail: MailConfig;
}

export const peopleFields = {
  ...mailFields,
  SMOKEJUMPER_SIGN_UP: oneOf(['open', 'invited']).default('open'),
  SMOKEJUMPER_GITHUB_CLIENT_ID: z.string().optional(),
  SMOKEJUMPER_GITHUB_CLIENT_SECRET: z.string().optional(),
};

/** Throws ConfigError when only one of two that go together is set. */
export function peopleConfig(
  set: Parameters<typeof mailConfig>[0] & {
    SMOKEJUMPER_SIGN_UP: 'open' | 'invited';
    SMOKEJUMPER_GITHUB_CLIENT_ID?: string | undefined;
    SMOKEJUMPER_GITHUB_CLIENT_SECRET?: string | undefined;
  },
): PeopleConfig {
  const { SMOKEJUMPER_GITHUB_CLIENT_ID: clientId, SMOKEJUMPER_GITHUB_CLIENT_SECRET: clientSecret } = set;
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    const missing = clientId === undefined ? 'SMOKEJUMPER_GITHUB_CLIENT_ID' : 'SMOKEJUMPER_GITHUB_CLIENT_SECRET';
    throw new ConfigError(`${missing} is not set; an OAuth App of GitHub has both a client id and a secret.`, [
      missing,
    ]);
  }
  return {
    signUp: set.SMOKEJUMPER_SIGN_UP,
    github: clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret } : null,
    mail: mailConfig(set),
  };
}
