import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { OpenTarget } from '@smokejumper/contracts';
import { SMTPServer } from 'smtp-server';
import { createMailer } from '../src/index.ts';
import { deliver, delivery, news, passedRun, run, seam } from './fixture.ts';
import { serve } from './servers.ts';

const recovered = { ...news, change: { from: 'failing' as const, to: 'passing' as const }, run: passedRun };

for (const kind of ['slack', 'teams', 'discord'] as const) {
  test(`${kind} is told what began to fail, and nobody is called by what a page says`, async () => {
    const server = await serve(() => ({ status: 200, body: 'ok' }));
    try {
      const result = await deliver(delivery({ kind, url: `${server.url}/hook` }, [news, recovered]), seam);
      assert.equal(result.outcome, 'sent', result.detail);
      const body = server.heard[0]?.body ?? '';
      assert.match(body, /“Buy a backpack” began to fail in staging/);
      assert.match(body, /“Sign in” passes again in staging/);
      assert.match(body, /\$43\.20/);
      assert.ok(!body.includes('<!channel>'), body);
      if (kind === 'discord') assert.deepEqual(server.heard[0]?.json.allowed_mentions, { parse: [] });
    } finally {
      await server.close();
    }
  });

  test(`${kind} that took the incoming webhook away is gone, one that is busy is tried again`, async () => {
    const replies = [{ status: 404 }, { status: 429, headers: { 'retry-after': '30' } }, { status: 400 }];
    const server = await serve(() => replies.shift() ?? { status: 500 });
    try {
      const send = () => deliver(delivery({ kind, url: server.url }, [news]), seam);
      assert.equal((await send()).outcome, 'gone');
      assert.deepEqual([(await send()).outcome, (await send()).outcome], ['retry', 'failed']);
    } finally {
      await server.close();
    }
  });
}

interface Mailed {
  from: string;
  to: string[];
  text: string;
}

async function serveMail(refuse: () => Error | null) {
  const mails: Mailed[] = [];
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      done(auth.username === 'ann' && auth.password === 'p@ss' ? null : new Error('no'), { user: 'ann' }),
    onRcptTo: (_address, _session, done) => done(refuse()),
    onData: (stream, session, done) => {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        const from = session.envelope.mailFrom;
        mails.push({ from: from ? from.address : '', to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return { mails, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

test('a mail goes to everybody of the channel over its own SMTP server, and a digest is one mail', async () => {
  let refusal: Error | null = null;
  const server = await serveMail(() => refusal);
  try {
    const target: OpenTarget = {
      kind: 'email',
      to: ['a@team.example', 'b@team.example'],
      from: 'smoke@team.example',
      smtpUrl: `smtp://ann:p%40ss@127.0.0.1:${server.port}`,
    };
    const result = await deliver(delivery(target, [news, recovered]), seam);
    assert.deepEqual([result.outcome, result.status], ['sent', 250], result.detail);
    assert.equal(server.mails.length, 1);
    assert.deepEqual(server.mails[0]?.to, ['a@team.example', 'b@team.example']);
    assert.match(server.mails[0]?.text ?? '', /Subject: 2 changes in smoke tests/);
    assert.match(server.mails[0]?.text ?? '', /Message-ID: <dlv_1@team\.example>/);

    refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
    assert.equal((await deliver(delivery(target, [news]), seam)).outcome, 'failed');
    refusal = Object.assign(new Error('try later'), { responseCode: 451 });
    assert.equal((await deliver(delivery(target, [news]), seam)).outcome, 'retry');
    const closed = await deliver(delivery({ ...target, smtpUrl: 'smtp://127.0.0.1:1' }, [news]), seam);
    assert.equal(closed.outcome, 'retry');
  } finally {
    await server.close();
  }
});

test('a mail of ours has a text and the same in HTML, in which a name is no markup', async () => {
  const server = await serveMail(() => null);
  try {
    const smtpUrl = `smtp://ann:p%40ss@127.0.0.1:${server.port}`;
    const mail = {
      id: 'eml_1',
      to: 'ann@x.example',
      subject: 'You are invited to A\r\nBcc: b@x.example',
      lines: ['Join <b>Acme</b> & co.'],
      link: { text: 'See the invitation', url: 'https://s.example/invitation#token=abc' },
    };
    const result = await createMailer({ smtpUrl, from: 'Smokejumper <no-reply@s.example>' })(mail, seam);
    assert.equal(result.outcome, 'sent', result.detail);
    const [sent] = server.mails;
    assert.deepEqual([sent?.from, sent?.to], ['no-reply@s.example', ['ann@x.example']]);
    assert.match(sent?.text ?? '', /^Subject: You are invited to A Bcc: b@x\.example$/m);
    assert.match(sent?.text ?? '', /Message-ID: <eml_1@s\.example>/);
    assert.match(sent?.text ?? '', /text\/plain[\s\S]*Join <b>Acme<\/b> & co\./);
    assert.match(sent?.text ?? '', /text\/html[\s\S]*Join &lt;b&gt;Acme&lt;\/b&gt; &amp; co\./);
  } finally {
    await server.close();
  }
});

test('a test message says that it is one', async () => {
  const server = await serve(() => ({ status: 200 }));
  try {
    const about = { event: 'channel.test' as const, at: news.at, change: null, run: null };
    await deliver(delivery({ kind: 'slack', url: server.url }, [about]), seam);
    assert.match(server.heard[0]?.body ?? '', /This is a test message/);
  } finally {
    await server.close();
  }
});

test('a mail is a page too, in which what a flow or a page is called stays text', async () => {
  const server = await serveMail(() => null);
  try {
    const hostile = `<img src=x onerror=alert(1)>"'&</td><script>`;
    const about = {
      ...news,
      run: {
        ...run,
        flow: hostile,
        environment: hostile,
        summary: hostile,
        failingStep: { index: 2, text: `Check out ${hostile}`, error: hostile },
        evidence: { text: hostile, quote: hostile },
        url: `https://sj.example/runs/run_1?"><script>`,
      },
    };
    const target: OpenTarget = {
      kind: 'email',
      to: ['a@team.example'],
      from: 'smoke@team.example',
      smtpUrl: `smtp://ann:p%40ss@127.0.0.1:${server.port}`,
    };
    const script = { ...about, run: { ...about.run, url: 'javascript:alert(1)' } };
    assert.equal((await deliver(delivery(target, [about, script]), seam)).outcome, 'sent');
    const html = htmlOf(server.mails[0]?.text ?? '');
    for (const part of ['Check out &lt;img', 'Step 3', 'Reason', 'Show the run', '&quot;&gt;&lt;script&gt;']) {
      assert.ok(html.includes(part), `${part} in ${html}`);
    }
    assert.deepEqual(
      new Set(html.match(/<[a-z!][a-z0-9]*/g)),
      new Set('<!doctype <html <body <div <h2 <table <tr <td <p <a'.split(' ')),
    );
    assert.ok(!html.includes('javascript:'));
  } finally {
    await server.close();
  }
});

test('a channel that was switched off is told by its name and reason', async () => {
  const server = await serve(() => ({ status: 200 }));
  try {
    const endpoint = { channelId: 'chn_1', name: 'Team <b>', kind: 'webhook' as const, reason: 'answered 410' };
    const about = { event: 'endpoint.disabled' as const, at: news.at, change: null, run: null, endpoint };
    await deliver(delivery({ kind: 'slack', url: server.url }, [about]), seam);
    assert.match(server.heard[0]?.body ?? '', /The channel “Team &lt;b&gt;” was switched off.*webhook: answered 410/);
    const secrets = [`whsec_${Buffer.alloc(32, 1).toString('base64')}`];
    await deliver(delivery({ kind: 'webhook', url: server.url, secrets }, [about]), seam);
    assert.deepEqual(server.heard[1]?.json, { type: 'endpoint.disabled', timestamp: news.at, data: { endpoint } });
  } finally {
    await server.close();
  }
});

/** The page of a mail with two parts, without the encoding it travels in. */
function htmlOf(mail: string): string {
  const part = mail.slice(mail.indexOf('Content-Type: text/html'));
  const body = part.slice(part.indexOf('\r\n\r\n') + 4, part.lastIndexOf('\r\n--'));
  if (/base64/i.test(part.slice(0, 200))) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
