import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright';
import { createMailbox } from '../src/index.ts';
import { type Catcher, maildev, mailpit } from './catchers.ts';
import { openBrowser, run, type Served, serve } from './harness.ts';

let browser: Browser;
let site: Served;
let catcher: Catcher;
const letters: Parameters<Catcher['receive']>[0][] = [];

before(async () => {
  browser = await openBrowser();
  site = await serve({
    '/': `<h1>Shop</h1><button onclick="fetch('/send', { method: 'POST' })">Send it</button>`,
    '/send': (_request, response) => {
      for (const letter of letters) catcher.receive(letter);
      response.writeHead(204).end();
    },
    '/confirmed': '<h1>Address confirmed</h1>',
  });
});
after(async () => {
  await browser.close();
  await site.close();
});

const spec = (...lines: string[]) => lines.join('\n');

for (const [kind, start] of [
  ['MailDev', maildev],
  ['Mailpit', mailpit],
] as const)
  describe(`with a ${kind}`, () => {
    before(async () => {
      catcher = await start();
      catcher.receive({ to: 'ada@shop.test', subject: 'An old letter', html: '<p>From before the run</p>' });
    });
    after(() => catcher.close());
    const go = (text: string, more = {}) =>
      run(browser, site, { spec: text, mailbox: createMailbox({ url: catcher.url }), expectMs: 700, ...more });

    test('the newest mail since the run began opens as a page whose links can be clicked', async () => {
      letters.splice(0, letters.length, {
        to: 'Ada@shop.test',
        subject: 'Confirm your address',
        html: `<p>Welcome, Ada</p><p><a href="${site.url}/confirmed">Confirm address</a></p>`,
      });
      const outcome = await go(
        spec(
          'Click "Send it"',
          'Open the email to ada@shop.test',
          'The page shows "Welcome, Ada"',
          'The page title contains "Confirm your address"',
          'Click "Confirm address"',
          'The page shows "Address confirmed"',
        ),
      );
      assert.equal(outcome.verdict, 'passed', outcome.summary);
    });

    test('of several mails to one address the newest with the wanted subject opens', async () => {
      letters.splice(
        0,
        letters.length,
        { to: 'ada@shop.test', subject: 'Reset your password', html: '<p>Reset it here</p>' },
        { to: 'ada@shop.test', subject: 'Our news', html: '<p>What is new</p>' },
      );
      const outcome = await go(
        spec(
          'Click "Send it"',
          'Open the email to ada@shop.test with the subject "reset your"',
          'The page shows "Reset it here"',
        ),
      );
      assert.equal(outcome.verdict, 'passed', outcome.summary);
      const none = await go(spec('Click "Send it"', 'Open the email to ada@shop.test with the subject "Invoice"'));
      assert.equal(none.failureClass, 'missing_element', none.summary);
      assert.match(none.summary, /about "Invoice"/);
    });

    test('a mail with the wanted subject is met with its subject as evidence', async () => {
      letters.splice(0, letters.length, { to: 'ben@shop.test', subject: 'Your order 1042', text: 'On its way' });
      const outcome = await go(
        spec('Click "Send it"', 'An email to ben@shop.test with the subject "order 1042" should arrive'),
      );
      assert.equal(outcome.verdict, 'passed', outcome.summary);
      assert.deepEqual(outcome.expectations[0]?.evidence, [
        { snapshot: 'email', quote: 'to ben@shop.test: Your order 1042' },
      ]);
    });

    test('a mail with another subject is a failed expectation that names it', async () => {
      letters.splice(0, letters.length, { to: 'ben@shop.test', subject: 'Your order 1042', text: 'On its way' });
      const outcome = await go(
        spec('Click "Send it"', 'An email to ben@shop.test with the subject "Your refund" should arrive'),
      );
      assert.equal(outcome.failureClass, 'expectation_not_met', outcome.summary);
      assert.match(outcome.summary, /"Your order 1042"/);
    });

    test('a mail from before the run, and one to somebody else, do not count', async () => {
      letters.splice(0, letters.length, { to: 'chiara@shop.test', subject: 'An old letter', text: 'No' });
      const asserted = await go(
        spec('Click "Send it"', 'An email to ada@shop.test with the subject "An old letter" should arrive'),
      );
      assert.equal(asserted.failureClass, 'expectation_not_met', asserted.summary);
      const opened = await go(spec('Open the email to ada@shop.test', 'The page shows "From before the run"'));
      assert.equal(opened.failureClass, 'missing_element', opened.summary);
    });

    test('plain text keeps its words, and its addresses are links', async () => {
      letters.splice(0, letters.length, {
        to: 'dov@shop.test',
        subject: 'Confirm <b>now</b>',
        text: `1 < 2 & so on.\nConfirm at ${site.url}/confirmed.`,
      });
      const outcome = await go(
        spec(
          'Click "Send it"',
          'Open the email to dov@shop.test',
          'The page shows "1 < 2 & so on."',
          `Click "${site.url}/confirmed"`,
          'The page shows "Address confirmed"',
        ),
      );
      assert.equal(outcome.verdict, 'passed', outcome.summary);
    });

    test('no script of a mail runs and it cannot lead away by itself', async () => {
      letters.splice(0, letters.length, {
        to: 'eve@shop.test',
        subject: 'Trust me',
        html: `<meta http-equiv="refresh" content="0;url=${site.url}/confirmed"><h1>Harmless</h1>
          <script>document.querySelector('h1').textContent = 'Owned'</script>
          <img src="x" onerror="document.body.textContent = 'Owned'"><iframe src="${site.url}/confirmed"></iframe>`,
      });
      const outcome = await go(
        spec(
          'Click "Send it"',
          'Open the email to eve@shop.test',
          'The page shows "Harmless"',
          'The page does not show "Owned"',
          'The page does not show "Address confirmed"',
        ),
      );
      assert.equal(outcome.verdict, 'passed', outcome.summary);
    });

    test('a flow without an e-mail step asks the mailbox nothing', async () => {
      const before = catcher.asked.length;
      await go('The page shows "Shop"');
      assert.equal(catcher.asked.length, before);
    });
  });

test('without a mailbox an e-mail step is no evidence', async () => {
  for (const text of ['Open the email to a@b.test', 'An email to a@b.test with the subject "Hi" should arrive']) {
    const outcome = await run(browser, site, { spec: text });
    assert.equal(outcome.failureClass, 'no_evidence');
    assert.match(outcome.summary, /no mailbox is configured/);
  }
});

test('a mailbox that is away, or is something else, is no evidence', async () => {
  const away = await serve({});
  await away.close();
  for (const [url, said] of [
    [away.url, /does not answer/],
    [site.url, /neither a MailDev nor a Mailpit/],
  ] as const) {
    const outcome = await run(browser, site, {
      spec: 'An email to a@b.test with the subject "Hi" should arrive',
      mailbox: createMailbox({ url }),
    });
    assert.equal(outcome.failureClass, 'no_evidence');
    assert.match(outcome.summary, said);
  }
});

test('a mailbox that sends us elsewhere is not followed', async () => {
  const elsewhere = await maildev();
  const lure = await serve({
    '/config': (_request, response) => void response.writeHead(302, { location: `${elsewhere.url}/config` }).end(),
  });
  const mailbox = createMailbox({ url: lure.url });
  await assert.rejects(mailbox.open({ signal: new AbortController().signal }), /neither a MailDev nor a Mailpit/);
  assert.deepEqual(elsewhere.asked, []);
  await Promise.all([lure.close(), elsewhere.close()]);
});
