import { z } from 'zod';
import { urlOf } from './fields.ts';
import { ConfigError } from './read.ts';

/** The SMTP server that mails to people go over, such as links to a new password; null: none are sent. */
export type MailConfig = { smtpUrl: string; from: string } | null;

export const mailFields = {
  SMOKEJUMPER_SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
  SMOKEJUMPER_MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'is a mailbox like Smokejumper <no-reply@example.com>')
    .optional(),
};

/** Throws ConfigError when only one of the two is set. */
export function mailConfig(set: {
  SMOKEJUMPER_SMTP_URL?: string | undefined;
  SMOKEJUMPER_MAIL_FROM?: string | undefined;
}): MailConfig {
  const { SMOKEJUMPER_SMTP_URL: smtpUrl, SMOKEJUMPER_MAIL_FROM: from } = set;
  if (smtpUrl !== undefined && from !== undefined) return { smtpUrl, from };
  if (smtpUrl === undefined && from === undefined) return null;
  const missing = from === undefined ? 'SMOKEJUMPER_MAIL_FROM' : 'SMOKEJUMPER_SMTP_URL';
  throw new ConfigError(`${missing} is not set; SMOKEJUMPER_SMTP_URL and SMOKEJUMPER_MAIL_FROM go together.`, [
    missing,
  ]);
}
