import { AppError, type Inbox, type Mail } from '@smokejumper/contracts';
import { z } from 'zod';
import type { Ask } from './ask.ts';

const Address = z.object({ address: z.string() });
const Addresses = z.array(Address).nullish();

// As MailDev 2 answers `GET /email`: all mails, in the order they came.
const MaildevMail = z.object({
  id: z.string(),
  subject: z.string().nullish(),
  text: z.string().nullish(),
  html: z.string().nullish(),
  time: z.string().nullish(),
  to: Addresses,
  cc: Addresses,
  calculatedBcc: Addresses,
  envelope: z.object({ to: Addresses }).nullish(),
});
type MaildevMail = z.output<typeof MaildevMail>;

const About = z.object({ version: z.string(), smtpPort: z.union([z.string(), z.number()]) });

/** Whether the server is a MailDev. */
export async function isMaildev(ask: Ask, seam: { signal: AbortSignal }): Promise<boolean> {
  const { status, body } = await ask('/config', seam);
  return status === 200 && About.safeParse(body).success;
}

/** A mail's `time` is what its sender wrote into it, so new is what was not in the list before. */
export async function openMaildev(ask: Ask, seam: { signal: AbortSignal }): Promise<Inbox> {
  const known = new Set((await list(ask, seam)).map((mail) => mail.id));
  return {
    mailsTo: async (address, options) => {
      const mails = await list(ask, options);
      return mails
        .filter((mail) => !known.has(mail.id) && goesTo(mail, address))
        .reverse()
        .map(mailOf);
    },
  };
}

async function list(ask: Ask, seam: { signal: AbortSignal }): Promise<MaildevMail[]> {
  const { status, body } = await ask('/email', seam);
  const mails = z.array(MaildevMail).safeParse(body);
  if (status !== 200 || !mails.success) throw new AppError('unavailable', `MailDev did not list its mails (${status})`);
  return mails.data;
}

function goesTo(mail: MaildevMail, address: string): boolean {
  const all = [mail.to, mail.cc, mail.calculatedBcc, mail.envelope?.to].flatMap((some) => some ?? []);
  return all.some((one) => one.address.toLowerCase() === address.toLowerCase());
}

function mailOf(mail: MaildevMail): Mail {
  return {
    id: mail.id,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    receivedAt: mail.time ?? '',
  };
}
