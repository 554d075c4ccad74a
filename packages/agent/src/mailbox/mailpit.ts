import { AppError, type Inbox, type Mail } from '@smokejumper/contracts';
import { z } from 'zod';
import type { Ask } from './ask.ts';

const Addresses = z.array(z.object({ Address: z.string() })).nullish();

// As Mailpit answers `GET /api/v1/messages`: newest first, a page at a time, without the mails' content.
const Listed = z.object({ ID: z.string(), Created: z.string(), To: Addresses, Cc: Addresses, Bcc: Addresses });
const List = z.object({ messages: z.array(Listed) });
const Message = z.object({
  ID: z.string(),
  Subject: z.string().nullish(),
  Text: z.string().nullish(),
  HTML: z.string().nullish(),
});
type Listed = z.output<typeof Listed>;

const About = z.object({ Version: z.string(), Messages: z.number() });
const pageSize = 200;
const mostMails = 10;

/** Whether the server is a Mailpit. */
export async function isMailpit(ask: Ask, seam: { signal: AbortSignal }): Promise<boolean> {
  const { status, body } = await ask('/api/v1/info', seam);
  return status === 200 && About.safeParse(body).success;
}

/** New is what stands before the mail that was the newest, and was not on its page. Ten mails are read at most. */
export async function openMailpit(ask: Ask, seam: { signal: AbortSignal }): Promise<Inbox> {
  const before = await list(ask, seam);
  const known = new Set(before.map((mail) => mail.ID));
  const newest = Math.max(...before.map((mail) => Date.parse(mail.Created)));
  const isNew = (mail: Listed) => !known.has(mail.ID) && !(Date.parse(mail.Created) < newest);
  return {
    mailsTo: async (address, options) => {
      const fits = (await list(ask, options)).filter((mail) => isNew(mail) && goesTo(mail, address));
      return Promise.all(fits.slice(0, mostMails).map((mail) => read(ask, mail, options)));
    },
  };
}

async function list(ask: Ask, seam: { signal: AbortSignal }): Promise<Listed[]> {
  const { status, body } = await ask(`/api/v1/messages?limit=${pageSize}`, seam);
  const answer = List.safeParse(body);
  if (status !== 200 || !answer.success)
    throw new AppError('unavailable', `Mailpit did not list its mails (${status})`);
  return answer.data.messages;
}

async function read(ask: Ask, listed: Listed, seam: { signal: AbortSignal }): Promise<Mail> {
  const { status, body } = await ask(`/api/v1/message/${encodeURIComponent(listed.ID)}`, seam);
  const message = Message.safeParse(body);
  if (status !== 200 || !message.success) throw new AppError('unavailable', `Mailpit did not give a mail (${status})`);
  const { Subject, Text, HTML } = message.data;
  return { id: listed.ID, subject: Subject ?? '', text: Text ?? '', html: HTML ?? '', receivedAt: listed.Created };
}

function goesTo(mail: Listed, address: string): boolean {
  const all = [mail.To, mail.Cc, mail.Bcc].flatMap((some) => some ?? []);
  return all.some((one) => one.Address.toLowerCase() === address.toLowerCase());
}
