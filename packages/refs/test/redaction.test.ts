import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { makeRedactor } from '../src/injected/name/text.ts';
import { launch, one, serve, stage } from './harness.ts';

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** The tokens of documents and frames are random, and places are long fractions: any may hold a short number by chance. */
function withoutNumbers(key: string, value: unknown): unknown {
  return key === 'doc' || key === 'frame' || typeof value === 'number' ? undefined : value;
}

test('passwords, one-time codes, card numbers and declared secrets are in no part of a snapshot', async () => {
  const lab = await stage(browser, { secrets: ['tok-5544-abc', 'e1'] });
  await lab.page.setContent(`
    <input type=password aria-label=Password value=hunter2x>
    <input autocomplete=one-time-code aria-label=Code value=918273>
    <input aria-label=Card value="4111 1111 1111 1111">
    <input autocomplete=cc-csc aria-label=CVC value=737>
    <p>Your token is tok-5544-abc</p><button title="tok-5544-abc">Copy tok-5544-abc</button>
    <input aria-label=Short value=e1><a href="/x?key=tok-5544-abc">Link</a>`);
  const snapshot = await lab.refs.snapshot();
  const everything =
    JSON.stringify(snapshot.nodes, withoutNumbers) + snapshot.text + JSON.stringify(lab.refs.save(), withoutNumbers);
  for (const secret of ['hunter2x', '918273', '4111', '737', 'tok-5544'])
    assert.ok(!everything.includes(secret), secret);
  // A short secret takes nothing but itself: refs stay whole.
  assert.match(one(snapshot, 'textbox', 'Short').value ?? '', /^\[redacted( \d)?\]$/);
  const result = await lab.refs.act(one(snapshot, 'button', /^Copy \[redacted/).ref, { type: 'click' });
  assert.equal(result.outcome, 'live');
  await lab.close();
});

test('a password that was shown once stays private', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<input id=p type=password aria-label=Password value=hunter2x>`);
  await lab.refs.snapshot();
  await lab.page.evaluate(`p.type='text'`);
  const shown = one(await lab.refs.snapshot(), 'textbox', 'Password');
  assert.ok(shown.value === '[redacted]' && shown.states.includes('private'));
  await lab.close();
});

test('a field that is picked from a list is no password, whatever it asks of what fills forms', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`
    <input role=combobox aria-autocomplete=list autocomplete=new-password aria-label=Pilot value=Anders>
    <input type=password aria-autocomplete=list autocomplete=new-password aria-label=Word value=hunter2x>
    <input autocomplete=new-password aria-label=Shown value=hunter3x>`);
  const snapshot = await lab.refs.snapshot();
  assert.equal(one(snapshot, 'combobox', 'Pilot').value, 'Anders');
  assert.ok(!JSON.stringify(snapshot.nodes).includes('hunter'));
  await lab.close();
});

test('a secret that is typed is in no event and no result', async () => {
  const lab = await stage(browser, { secrets: ['s3cr3t-value'] });
  await lab.page.setContent(
    `<input type=password aria-label=Password oninput="got(this.value.length)"><output></output>`,
  );
  const { ref } = one(await lab.refs.snapshot(), 'textbox', 'Password');
  const result = await lab.refs.act(ref, { type: 'fill', value: 's3cr3t-value', secret: true });
  assert.equal(result.outcome, 'live');
  assert.deepEqual((await lab.got()).at(-1), 12);
  assert.ok(!JSON.stringify([result, lab.refs.diagnostics(), lab.refs.save()]).includes('s3cr3t'));
  await lab.close();
});

const cards = ['4111 1111 1111 1111', '5500-0000-0000-0004', '378282246310005', '3782 822463 10005'];

test('card numbers in plain text, names, attributes and the title are in no part of a snapshot', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<title>Card ${cards[0]}</title>
    <p>Paid with ${cards[0]} on Monday</p><p>Card: <b>5500-0000</b><i>-0000-0004</i></p>
    <button title="${cards[2]}" data-card="${cards[2]}">Remove ${cards[2]}</button>
    <input aria-label="Note" value="use ${cards[3]} please"><a href="/card/${cards[2]}">This card</a>
    <select aria-label=Pay><option>Visa ${cards[0]}</option></select>`);
  const snapshot = await lab.refs.snapshot();
  const everything = JSON.stringify([snapshot.nodes, snapshot.title, snapshot.text, lab.refs.save().entries]);
  for (const card of cards) assert.ok(!everything.includes(card), card);
  assert.match(snapshot.text, /Paid with \[redacted( \d)?\] on Monday/);
  await lab.close();
});

test('numbers that are no cards stay: moments, order numbers, sums, telephones, dates', () => {
  const redact = makeRedactor([]);
  for (const text of [
    'at 1763701200000 ms',
    'order 4111 1111 1111 1112',
    '12,4111,1111 1111 units',
    '+49 4111 1111 1111',
    '2026-11-21 10:33:20.4111',
    'ISBN 978-3-16-148410-0',
    '0.4111111111111111',
  ])
    assert.equal(redact(text), text);
});

test('two hidden values are told apart: a row that shows another card is another row', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(
    `<ul><li><b id=n>${cards[0]}</b> <button onclick="got(n.textContent)">Remove</button></li><li>Cash</li></ul><button id=b onclick="got(2)">Use ${cards[1]}</button>`,
  );
  const snapshot = await lab.refs.snapshot();
  const [remove, use] = [one(snapshot, 'button', 'Remove'), one(snapshot, 'button', /^Use/)];
  await lab.page.evaluate(
    ([first, other]) => {
      document.querySelector('#n')!.textContent = first!;
      document.querySelector('#b')!.textContent = `Use ${other}`;
    },
    [cards[1], cards[0]],
  );
  const outcomes = [
    await lab.refs.act(remove.ref, { type: 'click' }),
    await lab.refs.act(use.ref, { type: 'click' }),
  ].map(({ outcome }) => outcome);
  assert.deepEqual([outcomes, await lab.got()], [['recycled', 'renamed'], []]);
  await lab.close();
});

test('a declared secret is in no address, event, dialog, tab or frame that is told, in any of its spellings', async () => {
  const secret = 'tök & 5544/abc';
  const site = await serve((path) =>
    path.startsWith('/hang') ? null : `<title>${secret}</title><button onclick="alert('${secret}')">Tell</button>`,
  );
  const lab = await stage(browser, { secrets: [secret] });
  await lab.page.goto(`${site.origin}/?key=${encodeURIComponent(secret)}`);
  const tell = one(await lab.refs.snapshot(), 'button', 'Tell');
  const result = await lab.refs.act(tell.ref, { type: 'click' });
  await lab.page.evaluate((key) => history.pushState({}, '', `/next?${new URLSearchParams({ key })}`), secret);
  const next = await lab.refs.snapshot();
  const tabs = (await lab.refs.pages()).map(({ url, title }) => [url, title]);
  const told = JSON.stringify([
    result,
    lab.refs.diagnostics(),
    lab.refs.observations(),
    next.url,
    next.title,
    next.text,
    next.hung,
    tabs,
  ]);
  assert.match(told, /\[redacted/);
  for (const part of ['5544', 't%C3%B6k']) assert.ok(!told.includes(part), told);
  await lab.close();
  await site.close();
});

test('a secret is in no snapshot, whatever a page has made of it', async () => {
  const secret = 'Kn4ry 7f/"ü+&';
  const bytes = Buffer.from(secret);
  const written = [
    secret,
    encodeURIComponent(encodeURIComponent(secret)),
    new URLSearchParams({ v: secret }).toString().slice(2),
    JSON.stringify(JSON.stringify(secret)).slice(3, -3),
    [...secret].map((char) => `&#${char.codePointAt(0)};`).join(''),
    [...secret].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    bytes.toString('base64').slice(0, 18),
    Buffer.concat([Buffer.from('x'), bytes])
      .toString('base64url')
      .slice(2, 20),
    bytes.toString('hex'),
    [...secret].reverse().join(''),
    bytes.toString('latin1'),
  ];
  const lab = await stage(browser, { secrets: [secret] });
  await lab.page.setContent('<ul id=l></ul><input aria-label=Note>');
  await lab.page.evaluate((texts) => {
    for (const text of texts)
      document
        .querySelector('#l')!
        .append(Object.assign(document.createElement('li'), { textContent: `It is ${text} here` }));
    document.querySelector('input')!.value = texts[3]!;
  }, written);
  const { nodes, text } = await lab.refs.snapshot();
  const told = JSON.stringify(nodes) + text;
  for (const form of written)
    assert.ok(!text.includes(form) && !told.includes(JSON.stringify(form).slice(1, -1)), form);
  assert.equal(text.match(/It is \[redacted\] here/g)?.length, written.length, text);
  await lab.close();
});

test('a secret that is a word of ours, or a ref, corrupts neither marks nor refs', async () => {
  const lab = await stage(browser, { secrets: ['redacted', 'e2', 'button', 'acted'] });
  await lab.page.setContent(`<p>redacted e2</p><button onclick="got('e2')">button</button>`);
  const snapshot = await lab.refs.snapshot();
  const node = snapshot.nodes.find(({ tag }) => tag === 'button')!;
  assert.match(node.name, /^\[redacted( \d+)?\]$/);
  assert.ok(snapshot.text.includes(`button "${node.name}" ${node.ref}`), snapshot.text);
  assert.equal((await lab.refs.act(node.ref!, { type: 'click' })).outcome, 'live');
  assert.deepEqual(await lab.got(), ['e2']);
  await lab.close();
});
