import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { InvitationCreated, Me } from '@smokejumper/contracts';
import { claimMails, onMail, settleMail } from '@smokejumper/core';
import { createMailer } from '@smokejumper/notify';
import { SMTPServer } from 'smtp-server';
import { sendDueMails } from '../../../worker/src/loops/mails.ts';
import { type Harness, problemOf, startApi } from '../harness.ts';
import { password, type Visitor, visitorOf } from './visitor.ts';

interface Caught {
  to: string;
  subject: string;
  /** Of the link, which leads to a page of the public address. */
  page: string;
  token: string;
  raw: string;
}

let api: Harness;
let post: Awaited<ReturnType<typeof catchMails>>;
before(async () => {
  api = await startApi({ people: { mail: true } });
  post = await catchMails();
});
after(async () => {
  post.forget();
  await api.close();
  await post.close();
});

/** A local SMTP server, and what a worker does about mails that are due. */
async function catchMails() {
  const caught: Caught[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let raw = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        raw += part;
      });
      stream.on('end', () => {
        caught.push(read(raw, session.envelope.rcptTo[0]?.address ?? ''));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const sendMail = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Smokejumper <no-reply@s.example>' });
  let bell = Promise.withResolvers<void>();
  const forget = await onMail(api.deps.listener, () => bell.resolve());
  const due = async (): Promise<Caught[]> => {
    await sendDueMails({ ctx: api.system, sendMail });
    return caught.splice(0);
  };
  return {
    /** What waits now, sent and caught. */
    due,
    /** The mails that come: an answer does not wait until its mail is in line. */
    async fetch(): Promise<Caught[]> {
      for (;;) {
        const { promise } = bell;
        const mails = await due();
        if (mails.length > 0) return mails;
        await promise;
        bell = Promise.withResolvers();
      }
    },
    /** Some mail is in line. */
    async waits(): Promise<void> {
      while ((await api.database.asOwner('select id from mail')).length === 0) {
        await bell.promise;
        bell = Promise.withResolvers();
      }
    },
    forget,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function read(raw: string, to: string): Caught {
  const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const [, page = '', token = ''] = /http:\/\/api\.test(\/[a-z-]+)#token=([\w-]+)/.exec(text) ?? [];
  return { to, subject: /^Subject: (.*)$/m.exec(raw)?.[1] ?? '', page, token, raw: text };
}

const visitor = () => visitorOf(api.app);
const signUp = (email: string, by = visitor()) => by.post('/auth/sign-up', { email, password, name: 'N' }, 200);
const signIn = (email: string, status = 200, word = password, by = visitor()) =>
  by.post('/auth/sign-in', { email, password: word }, status).then(() => by);

async function verified(email: string): Promise<Visitor> {
  await signUp(email);
  const [mail] = await post.fetch();
  await visitor().post('/auth/verify-email', { token: mail?.token }, 204);
  return signIn(email);
}

test('who signs up follows the link of a mail before signing in; the link works once', async () => {
  assert.deepEqual(await signUp('ann@x.example'), { verification: 'mail' });
  const refused = await visitor().ask({
    method: 'POST',
    url: '/auth/sign-in',
    body: { email: 'ann@x.example', password },
  });
  assert.match(problemOf(refused, 403, 'forbidden').detail, /not verified/);
  const [mail, ...more] = await post.fetch();
  assert.deepEqual([mail?.to, mail?.page, more.length], ['ann@x.example', '/verify-email', 0]);
  const verify = () => visitor().ask({ method: 'POST', url: '/auth/verify-email', body: { token: mail?.token } });
  assert.equal((await verify()).statusCode, 204);
  problemOf(await verify(), 400, 'invalid_input');
  const ann = await signIn('ann@x.example');
  assert.equal((await ann.get<Me>('/v1/me')).person.emailVerified, true);
});

test('a lost mail is sent again on demand, and only to who is to be verified', async () => {
  await signUp('ben@x.example');
  await post.fetch();
  await visitor().post('/auth/send-verification', { email: 'ben@x.example' }, 204);
  await visitor().post('/auth/send-verification', { email: 'nobody@x.example' }, 204);
  const mails = await post.fetch();
  assert.deepEqual(
    mails.map(({ to }) => to),
    ['ben@x.example'],
  );
  await visitor().post('/auth/verify-email', { token: mails[0]?.token }, 204);
  await visitor().post('/auth/send-verification', { email: 'ben@x.example' }, 204);
  assert.deepEqual(await post.due(), []);
});

test('a forgotten password is chosen anew by a mail, once, and signs out everywhere', async () => {
  const cleo = await verified('cleo@x.example');
  const answers = [];
  for (const email of ['cleo@x.example', 'nobody@x.example']) {
    const answer = await visitor().ask({ method: 'POST', url: '/auth/request-password-reset', body: { email } });
    answers.push([answer.statusCode, answer.body]);
  }
  assert.deepEqual(answers[0], answers[1]);
  const [mail, ...more] = await post.fetch();
  assert.deepEqual([mail?.to, mail?.page, more.length], ['cleo@x.example', '/reset-password', 0]);
  const reset = (word: string) =>
    visitor().ask({ method: 'POST', url: '/auth/reset-password', body: { token: mail?.token, password: word } });
  problemOf(await reset('too short'), 400, 'invalid_input');
  assert.equal((await reset('a new password')).statusCode, 204);
  problemOf(await reset('another password'), 400, 'invalid_input');
  problemOf(await cleo.ask({ url: '/v1/me' }), 401, 'unauthenticated');
  await signIn('cleo@x.example', 401);
  await signIn('cleo@x.example', 200, 'a new password');
});

test('a link that has expired is dead', async () => {
  await signUp('dora@x.example');
  const [mail] = await post.fetch();
  await api.database.asOwner("update verification set expires_at = now() - interval '1 second'");
  const verify = { method: 'POST', url: '/auth/verify-email', body: { token: mail?.token } } as const;
  problemOf(await visitor().ask(verify), 400, 'invalid_input');
});

test('who signs up with an address that has an account gets the same answer, and its owner a mail', async () => {
  await signUp('emil@x.example');
  await post.fetch();
  // Somebody else was first with this address, and never showed that it is theirs.
  assert.deepEqual(await signUp('emil@x.example'), { verification: 'mail' });
  const [mail] = await post.fetch();
  assert.match(mail?.subject ?? '', /have an account already/);
  const body = { token: mail?.token, password: 'chosen by its owner' };
  await visitor().post('/auth/reset-password', body, 204);
  await signIn('emil@x.example', 401);
  await signIn('emil@x.example', 200, 'chosen by its owner');
});

test('an invitation comes by mail, with its link and nowhere else', async () => {
  const finn = await verified('finn@x.example');
  await finn.post('/v1/workspaces', { name: 'A <b>bold</b> name' });
  const made = await finn.post<InvitationCreated>('/v1/invitations', { email: 'gina@x.example', role: 'member' });
  assert.equal(made.url, null);
  const [mail] = await post.fetch();
  assert.deepEqual([mail?.to, mail?.page], ['gina@x.example', '/invitation']);
  assert.match(mail?.raw ?? '', /A &lt;b&gt;bold&lt;\/b&gt; name/);
  const gina = await verified('gina@x.example');
  await gina.post('/v1/invitations/accept', { token: mail?.token }, 200);
  await gina.get('/v1/flows');
});

test('a mail is sealed while it waits, tried again when its server is away, and gone when it is sent', async () => {
  await signUp('hugo@x.example');
  await post.waits();
  const [row] = await api.database.asOwner<{ row: string }>('select row_to_json(mail)::text as row from mail');
  assert.ok(row && !row.row.includes('hugo') && !row.row.includes('token='));
  const [claimed] = await claimMails(api.system, { limit: 10 });
  assert.ok(claimed);
  assert.deepEqual(await claimMails(api.system, { limit: 10 }), [], 'nobody else takes it meanwhile');
  await settleMail(api.system, { claimed, result: { outcome: 'retry', status: null, detail: 'away' } });
  assert.deepEqual(await post.due(), [], 'not before its time');
  await api.database.asOwner('update mail set next_attempt_at = now()');
  assert.equal((await post.fetch())[0]?.to, 'hugo@x.example');
  assert.deepEqual(await api.database.asOwner('select id from mail'), []);
});

test('no more than five mails an hour go to one address, whatever is asked', async () => {
  const ask = () =>
    visitor().ask({ method: 'POST', url: '/auth/request-password-reset', body: { email: 'ida@x.example' } });
  for (let i = 0; i < 5; i += 1) assert.equal((await ask()).statusCode, 204);
  problemOf(await ask(), 429, 'rate_limited');
});

test('a server without mail says so', async () => {
  const silent = await startApi();
  try {
    for (const url of ['/auth/request-password-reset', '/auth/send-verification']) {
      const answer = await visitorOf(silent.app).ask({ method: 'POST', url, body: { email: 'a@x.example' } });
      problemOf(answer, 501, 'not_configured');
    }
  } finally {
    await silent.close();
  }
});
