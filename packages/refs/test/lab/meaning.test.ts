import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { launch, one, stage } from '../harness.ts';
import { type Case, runCase } from './case.ts';

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const rows = (...names: string[]) =>
  `<ul id=list>${names.map((n) => `<li><b>${n}</b> <button onclick="got('delete ${n}')">Delete</button></li>`).join('')}</ul>`;

const cases: Case[] = [
  {
    title: 'nothing happened',
    html: `<button onclick="got('save')">Save</button>`,
    target: ['button', 'Save'],
    outcome: 'live',
    got: ['save'],
  },
  {
    title: 'class, style and a sibling changed',
    html: `<div><button id=b onclick="got('save')">Save</button></div>`,
    target: ['button', 'Save'],
    change: `b.className='x';b.style.color='red';b.insertAdjacentHTML('beforebegin','<p>news</p><button>Other</button>')`,
    outcome: 'live',
    got: ['save'],
  },
  {
    title: 'moved into another wrapper',
    html: `<div id=a><button id=b onclick="got('save')">Save</button></div><div id=c></div>`,
    target: ['button', 'Save'],
    change: `c.append(b)`,
    outcome: 'live',
    got: ['save'],
  },
  {
    title: 'renamed in place',
    html: `<button id=b onclick="got(this.textContent)">Save</button>`,
    target: ['button', 'Save'],
    change: `b.textContent='Delete account'`,
    outcome: 'renamed',
    got: [],
  },
  {
    title: 'renamed in place, seen by a snapshot',
    html: `<button id=b onclick="got(this.textContent)">Save</button>`,
    target: ['button', 'Save'],
    change: `b.textContent='Delete account'`,
    again: true,
    outcome: 'renamed',
    got: [],
  },
  {
    title: 'renamed and back again',
    html: `<button id=b onclick="got(this.textContent)">Save</button>`,
    target: ['button', 'Save'],
    change: `b.textContent='X';b.textContent='Save'`,
    again: true,
    outcome: 'live',
    got: ['Save'],
  },
  {
    title: 'two buttons swapped their names',
    html: `<button id=a onclick="got(this.textContent)">Save</button><button id=b onclick="got(this.textContent)">Delete</button>`,
    target: ['button', 'Save'],
    change: `a.textContent='Delete';b.textContent='Save'`,
    outcome: 'renamed',
    got: [],
  },
  {
    title: 'took another role',
    html: `<button id=b onclick="got('x')">Go</button>`,
    target: ['button', 'Go'],
    change: `b.setAttribute('role','link')`,
    outcome: 'renamed',
    got: [],
  },
  {
    title: 'a countdown ticked in the name',
    html: `<button id=b onclick="got('resend')">Resend in 29s</button>`,
    target: ['button', 'Resend in 29s'],
    change: `b.textContent='Resend in 28s'`,
    outcome: 'live',
    got: ['resend'],
  },
  {
    title: 'a clock ticked in the name',
    html: `<button id=b onclick="got('hold')">Hold 1:05</button>`,
    target: ['button', 'Hold 1:05'],
    change: `b.textContent='Hold 1:04'`,
    outcome: 'live',
    got: ['hold'],
  },
  {
    title: 'a badge in brackets counted up',
    html: `<button id=b onclick="got('cart')">Cart (2)</button>`,
    target: ['button', 'Cart (2)'],
    change: `b.textContent='Cart (3)'`,
    outcome: 'live',
    got: ['cart'],
  },
  {
    title: 'a countdown ticked on a replaced element',
    html: `<div id=w><button onclick="got('resend')">Resend in 29s</button></div>`,
    target: ['button', 'Resend in 29s'],
    change: `w.innerHTML='<button>Resend in 28s</button>'`,
    outcome: 'gone',
    got: [],
  },
  {
    title: 'a countdown ticked while an attribute changed',
    html: `<button id=b data-order=1 onclick="got('x')">Resend in 29s</button>`,
    target: ['button', 'Resend in 29s'],
    change: `b.textContent='Resend in 28s';b.dataset.order=2`,
    outcome: 'renamed',
    got: [],
  },
  {
    title: 'the number after a noun changed',
    html: `<button id=b onclick="got('x')">Invoice 1</button>`,
    target: ['button', 'Invoice 1'],
    change: `b.textContent='Invoice 42'`,
    outcome: 'renamed',
    got: [],
  },
  {
    title: 'money in the name changed',
    html: `<button id=b onclick="got('x')">Pay $5</button>`,
    target: ['button', 'Pay $5'],
    change: `b.textContent='Pay $50'`,
    outcome: 'renamed',
    got: [],
  },
  {
    title: 'a date in the name changed',
    html: `<button id=b onclick="got('x')">Book 2026-11-20</button>`,
    target: ['button', 'Book 2026-11-20'],
    change: `b.textContent='Book 2026-11-21'`,
    outcome: 'renamed',
    got: [],
  },
  {
    title: 'the name is only a number, and another one',
    html: `<button id=b onclick="got('x')">7</button>`,
    target: ['button', '7'],
    change: `b.textContent='8'`,
    outcome: 'renamed',
    got: [],
  },
  {
    title: 'the name is only a number, unchanged',
    html: `<button onclick="got('seven')">7</button><button onclick="got('eight')">8</button>`,
    target: ['button', '7'],
    outcome: 'live',
    got: ['seven'],
  },
  {
    title: 'replaced by an equal one',
    html: `<div id=w><button onclick="got('old')">Save</button></div>`,
    target: ['button', 'Save'],
    change: `w.innerHTML='<section><button onclick="got(\\'new\\')">Save</button></section>'`,
    outcome: 'healed',
    got: ['new'],
  },
  {
    title: 'replaced by two equal ones',
    html: `<div id=w><button>Save</button></div>`,
    target: ['button', 'Save'],
    change: `w.innerHTML='<button onclick="got(1)">Save</button><button onclick="got(2)">Save</button>'`,
    outcome: 'ambiguous',
    got: [],
  },
  {
    title: 'one of two twins went, and the other one was replaced',
    html: `<div id=w><button>Save</button><button>Save</button></div>`,
    target: ['button', 'Save', 0],
    change: `w.innerHTML='<button onclick="got(1)">Save</button>'`,
    outcome: 'ambiguous',
    got: [],
  },
  {
    title: 'replaced by one with another name',
    html: `<div id=w><button>Save</button></div>`,
    target: ['button', 'Save'],
    change: `w.innerHTML='<button onclick="got(1)">Save all</button>'`,
    outcome: 'gone',
    got: [],
  },
  {
    title: 'replaced by an equal one in another row',
    html: rows('Alice', 'Bob'),
    target: ['button', 'Delete', 0],
    change: `list.firstChild.remove()`,
    outcome: 'gone',
    got: [],
  },
  {
    title: 'rows recycled in place',
    html: rows('Alice', 'Bob'),
    target: ['button', 'Delete', 0],
    change: `list.querySelector('b').textContent='Bob'`,
    outcome: 'recycled',
    got: [],
  },
  {
    title: 'rows recycled in place, seen by a snapshot',
    html: rows('Alice', 'Bob'),
    target: ['button', 'Delete', 0],
    change: `list.querySelector('b').textContent='Carol'`,
    again: true,
    outcome: 'recycled',
    got: [],
  },
  {
    title: 'another row was removed',
    html: rows('Alice', 'Bob', 'Carol'),
    target: ['button', 'Delete', 1],
    change: `list.firstChild.remove()`,
    outcome: 'live',
    got: ['delete Bob'],
  },
  {
    title: 'rows without any role recycled',
    html: `<div id=g><div class=r><span>Alice</span><button onclick="got('x')">Delete</button></div><div class=r><span>Bob</span><button>Delete</button></div></div>`,
    target: ['button', 'Delete', 0],
    change: `g.querySelector('span').textContent='Bob'`,
    outcome: 'recycled',
    got: [],
  },
  {
    title: 'the other of two rows without a role went',
    html: `<div id=g><div class=r><span>Alice</span><button>Delete</button></div><div class=r><span>Bob</span><button onclick="got('bob')">Delete</button></div></div>`,
    target: ['button', 'Delete', 1],
    change: `g.firstChild.remove()`,
    outcome: 'live',
    got: ['bob'],
  },
  {
    title: 'virtual rows show other invoices',
    html: `<table><tr id=r><td>Invoice 1</td><td><button onclick="got(r.textContent)">Open</button></td></tr><tr><td>Invoice 2</td><td><button>Open</button></td></tr></table>`,
    target: ['button', 'Open', 0],
    change: `r.cells[0].textContent='Invoice 42'`,
    outcome: 'recycled',
    got: [],
  },
  {
    title: 'a wizard used its Next again',
    html: `<form onsubmit="return false"><div id=f><label>Name <input></label></div><button onclick="got('next')">Next</button></form>`,
    target: ['button', 'Next'],
    change: `f.innerHTML='<label>Card number <input></label>'`,
    outcome: 'recycled',
    got: [],
  },
  {
    title: 'a wizard without a form used its Next again',
    html: `<h2 id=h>Your name</h2><div><button onclick="got('next')">Next</button></div>`,
    target: ['button', 'Next'],
    change: `h.textContent='Payment'`,
    outcome: 'recycled',
    got: [],
  },
  {
    title: 'detached and put back',
    html: `<div id=w><button id=b onclick="got('save')">Save</button></div>`,
    target: ['button', 'Save'],
    change: `globalThis.kept=b;b.remove();w.append(kept)`,
    outcome: 'live',
    got: ['save'],
  },
  {
    title: 'detached',
    html: `<div id=w><button id=b onclick="got('save')">Save</button></div>`,
    target: ['button', 'Save'],
    change: `b.remove()`,
    outcome: 'gone',
    got: [],
  },
  {
    title: 'hidden',
    html: `<button id=b onclick="got('x')">Save</button>`,
    target: ['button', 'Save'],
    change: `b.style.display='none'`,
    outcome: 'hidden',
    got: [],
  },
  {
    title: 'disabled',
    html: `<button id=b onclick="got('x')">Save</button>`,
    target: ['button', 'Save'],
    change: `b.disabled=true`,
    outcome: 'disabled',
    got: [],
  },
  {
    title: 'its fieldset was disabled',
    html: `<fieldset id=f><button onclick="got('x')">Save</button></fieldset>`,
    target: ['button', 'Save'],
    change: `f.disabled=true`,
    outcome: 'disabled',
    got: [],
  },
  {
    title: 'inert',
    html: `<div id=w><button onclick="got('x')">Save</button></div>`,
    target: ['button', 'Save'],
    change: `w.inert=true`,
    outcome: 'disabled',
    got: [],
  },
  {
    title: 'the document was written anew',
    html: `<button>Save</button>`,
    target: ['button', 'Save'],
    change: (page) => page.setContent(`<button onclick="got('x')">Save</button>`),
    outcome: 'stale_navigation',
    got: [],
  },
  {
    title: 'the address changed by pushState',
    html: `<button onclick="got('save')">Save</button>`,
    target: ['button', 'Save'],
    change: `location.hash='two'`,
    outcome: 'live',
    got: ['save'],
  },
  {
    title: 'another snapshot was taken by somebody else',
    html: `<main><button onclick="got('save')">Save</button></main>`,
    target: ['button', 'Save'],
    change: async (page) => {
      await page.locator('main').ariaSnapshot({ mode: 'ai' });
      await page.locator('body').ariaSnapshot();
    },
    outcome: 'live',
    got: ['save'],
  },
];

for (const testCase of cases) test(`${testCase.title}: ${testCase.outcome}`, () => runCase(browser, testCase));

test('detached while a snapshot was taken, then put back: reattached', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<div id=w><button id=b onclick="got('save')">Save</button></div>`);
  const { ref } = one(await lab.refs.snapshot(), 'button', 'Save');
  await lab.page.evaluate('globalThis.kept=b;b.remove()');
  await lab.refs.snapshot();
  await lab.page.evaluate('w.append(kept)');
  const result = await lab.refs.act(ref, { type: 'click' });
  assert.deepEqual([result.outcome, await lab.got()], ['reattached', ['save']]);
  assert.equal(one(await lab.refs.snapshot(), 'button', 'Save').ref, ref);
  await lab.close();
});
