import type { Served } from './harness.ts';
import { serve } from './harness.ts';

export interface Letter {
  to: string;
  subject: string;
  html?: string;
  text?: string;
}

/** A mail catcher: what is in it, and its address. */
export interface Catcher extends Served {
  receive(letter: Letter): void;
  /** Paths that were asked for. */
  asked: string[];
}

interface Kept extends Letter {
  id: string;
  at: string;
}

function keep(): { mails: Kept[]; receive(letter: Letter): void } {
  const mails: Kept[] = [];
  return {
    mails,
    receive: (letter) => {
      const at = new Date(Date.UTC(2026, 0, 1, 0, 0, mails.length)).toISOString();
      mails.push({ ...letter, id: `mail${mails.length + 1}`, at });
    },
  };
}

/** Answers as MailDev 2.2.1 was seen to: the whole list, oldest first; fields that are not read are left out. */
export async function maildev(): Promise<Catcher> {
  const { mails, receive } = keep();
  const asked: string[] = [];
  const json = (body: () => unknown) => answering(asked, body);
  const served = await serve({
    '/config': json(() => ({ version: '2.2.1', smtpPort: '1025', isOutgoingEnabled: false })),
    '/email': json(() =>
      mails.map(({ id, to, subject, html, text, at }) => ({
        ...(html === undefined ? {} : { html }),
        ...(text === undefined ? {} : { text }),
        id,
        subject,
        from: [{ address: 'hello@shop.test', name: 'Shop' }],
        to: [{ address: to, name: '' }],
        time: at,
        date: at,
        read: false,
        envelope: { from: { address: 'hello@shop.test', args: false }, to: [{ address: to, args: false }] },
        attachments: null,
        calculatedBcc: [],
      })),
    ),
  });
  return { ...served, receive, asked };
}

/** Answers as Mailpit documents it: a list without content, newest first, and each mail by itself. */
export async function mailpit(): Promise<Catcher> {
  const { mails, receive } = keep();
  const asked: string[] = [];
  const json = (body: () => unknown) => answering(asked, body);
  const person = (Address: string) => ({ Name: '', Address });
  const messages: Parameters<typeof serve>[0] = {};
  const served = await serve(
    new Proxy(messages, {
      get: (_paths, path: string) => {
        if (path === '/api/v1/info') return json(() => ({ Version: 'v1.27.0', Messages: mails.length, Unread: 0 }));
        if (path === '/api/v1/messages')
          return json(() => ({ total: mails.length, start: 0, messages: mails.map(listed).reverse() }));
        const mail = mails.find(({ id }) => path === `/api/v1/message/${id}`);
        return mail === undefined
          ? undefined
          : json(() => ({
              ID: mail.id,
              Subject: mail.subject,
              Text: mail.text ?? '',
              HTML: mail.html ?? '',
              Date: mail.at,
              To: [person(mail.to)],
              Cc: null,
              Bcc: null,
            }));
      },
    }),
  );
  const listed = ({ id, to, subject, at }: Kept) => ({
    ID: id,
    MessageID: `${id}@shop.test`,
    Read: false,
    From: person('hello@shop.test'),
    To: [person(to)],
    Cc: [],
    Bcc: [],
    ReplyTo: [],
    Subject: subject,
    Created: at,
    Size: 300,
    Attachments: 0,
    Snippet: '',
  });
  return { ...served, receive, asked };
}

function answering(
  asked: string[],
  body: () => unknown,
): Extract<Parameters<typeof serve>[0][string], (...args: never[]) => unknown> {
  return (request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body()));
  };
}
