import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { launch } from '../harness.ts';
import { type Case, runCase } from './case.ts';

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const pay = `<button onclick="got('pay')">Pay</button>`;
const payCase = { target: ['button', 'Pay'] as [string, string] };
const live = { outcome: 'live', got: ['pay'] };

/** Layouts that bend where a press lands: it must land on the element, or not happen. */
const layouts: Case[] = [
  {
    title: 'below the fold of a scrolled box',
    html: `<div style="height:100px;overflow:auto"><div style="height:900px"></div>${pay}<div style="height:900px"></div></div>`,
    ...payCase,
    ...live,
  },
  {
    title: 'outside a box that hides what overflows and cannot be scrolled by a person',
    html: `<div style="height:60px;overflow:clip;position:relative"><div style="position:absolute;top:300px">${pay}</div></div><p onclick="got('text')" style="margin-top:220px">Below</p>`,
    ...payCase,
    outcome: 'intercepted',
    got: [],
  },
  {
    title: 'turned and scaled',
    html: `<div style="transform:rotate(35deg) scale(.6);margin:150px">${pay}</div>`,
    ...payCase,
    ...live,
  },
  {
    title: 'on a page with zoom',
    html: `<style>html{zoom:1.7}</style><div style="margin:120px">${pay}</div>`,
    ...payCase,
    ...live,
  },
  {
    title: 'in a page written from right to left, scrolled sideways',
    html: `<html dir=rtl><body><div style="width:4000px"><div style="width:60px;margin-right:3500px">${pay}</div></div>`,
    ...payCase,
    ...live,
  },
  {
    title: 'without a box of its own',
    html: `<button style="display:contents" onclick="got('pay')"><span>Pay</span></button>`,
    ...payCase,
    ...live,
  },
  {
    title: 'without a box of its own, its words behind the controls in it',
    html: `<div role="grid"><div role="row"><div role="gridcell" tabindex="-1" aria-label="Pay" style="display:contents" onclick="got('pay')"><button style="pointer-events:none">=</button><label style="display:block"><input type="checkbox">Paid</label>Pay</div></div></div>`,
    target: ['gridcell', 'Pay'],
    ...live,
  },
  {
    title: 'broken over two lines with another control in the gap',
    html: `<div style="width:170px">aaaaaaaaaaaaaaaa <a href="#x" onclick="got('pay')">Pay it all now with what is left</a><button style="position:absolute;left:90px;top:24px" onclick="got('other')">o</button></div>`,
    target: ['link', 'Pay it all now with what is left'],
    ...live,
  },
  {
    title: 'under a picture that lets the pointer through',
    html: `<div style="position:relative">${pay}<div style="position:absolute;inset:0;pointer-events:none" onclick="got('veil')"></div></div>`,
    ...payCase,
    ...live,
  },
  {
    title: 'in a parent that lets the pointer through, itself taking it',
    html: `<div style="pointer-events:none"><button style="pointer-events:auto" onclick="got('pay')">Pay</button></div>`,
    ...payCase,
    ...live,
  },
  {
    title: 'letting the pointer through to what lies behind it',
    html: `<div style="position:relative;height:60px"><button style="position:absolute;inset:0" onclick="got('delete')">Delete</button><button style="position:absolute;inset:0;pointer-events:none" onclick="got('pay')">Pay</button></div>`,
    ...payCase,
    outcome: 'intercepted',
    got: [],
  },
  {
    title: 'inside another button’s place, as its text without the pointer',
    html: `<a href="#x" style="pointer-events:none" onclick="got('link')">Pay</a><button>x</button>`,
    target: ['link', 'Pay'],
    outcome: 'intercepted',
    got: [],
  },
  {
    title: 'clipped away by clip-path',
    html: `<div style="position:relative"><button style="clip-path:inset(100%)" onclick="got('pay')">Pay</button></div><p onclick="got('text')">x</p>`,
    ...payCase,
    outcome: 'intercepted',
    got: [],
  },
  {
    title: 'two sticky bars, above and below',
    html: `<div style="position:sticky;top:0;height:45vh;background:#eee" onclick="got('top')">Top</div>${'<p>line</p>'.repeat(80)}${pay}${'<p>line</p>'.repeat(80)}<div style="position:sticky;bottom:0;height:40vh;background:#eee" onclick="got('low')">Low</div>`,
    ...payCase,
    ...live,
  },
  {
    title: 'a page that scrolls smoothly and snaps',
    html: `<style>html{scroll-behavior:smooth;scroll-snap-type:y mandatory}section{height:100vh;scroll-snap-align:start}</style><section>1</section><section>2</section><section>3 ${pay}</section>`,
    ...payCase,
    ...live,
  },
];

/** Structures in which it is easy to take one element for another. */
const structures: Case[] = [
  {
    title: 'slotted into a shadow root',
    html: `<x-box id=h>${pay}</x-box><script>h.attachShadow({mode:'open'}).innerHTML='<div style="padding:9px"><slot></slot></div><button onclick="got(1)">Shadow</button>'</script>`,
    ...payCase,
    ...live,
  },
  {
    title: 'a host whose shadow button is replaced by one of another name',
    html: `<x-box id=h></x-box><script>h.attachShadow({mode:'open'}).innerHTML='<button onclick="got(1)">Pay</button>'</script>`,
    ...payCase,
    change: `h.shadowRoot.innerHTML='<button onclick="got(2)">Refund</button>'`,
    outcome: 'gone',
    got: [],
  },
  {
    title: 'moved from one slot to another',
    html: `<x-box id=h><button id=b slot=a onclick="got('pay')">Pay</button></x-box><script>h.attachShadow({mode:'open'}).innerHTML='<section aria-label=Basket><slot name=a></slot></section><section aria-label=Bin><slot name=b></slot></section>'</script>`,
    ...payCase,
    change: `b.slot='b'`,
    outcome: 'recycled',
    got: [],
  },
  {
    title: 'a menu drawn elsewhere in the document shows another row’s items',
    html: `<button>Row 1</button><div id=menu role=menu aria-label="Actions of Alice"><div role=menuitem tabindex=0 onclick="got('delete')">Delete</div></div>`,
    target: ['menuitem', 'Delete'],
    change: `menu.setAttribute('aria-label','Actions of Bob')`,
    outcome: 'recycled',
    got: [],
  },
  {
    title: 'listeners swapped for another’s on the same node',
    html: `<button id=b onclick="got('pay')">Pay</button>`,
    ...payCase,
    change: `b.replaceWith(b.cloneNode(true))`,
    outcome: 'healed',
    got: ['pay'],
  },
  {
    title: 'a link of the same words that leads elsewhere',
    html: `<a id=a href="#one" onclick="got(this.hash)">Open</a>`,
    target: ['link', 'Open'],
    change: `a.outerHTML='<a href="#two" onclick="got(this.hash)">Open</a>'`,
    outcome: 'gone',
    got: [],
  },
  {
    title: 'the same link, led elsewhere in place',
    html: `<a id=a href="/invoices/1" onclick="got(this.href);return false">Open</a>`,
    target: ['link', 'Open'],
    change: `a.href='/invoices/2'`,
    outcome: 'recycled',
    got: [],
  },
  {
    title: 'the same button with another record in its data',
    html: `<button id=b data-invoice-id=1 onclick="got(this.dataset.invoiceId)">Open</button>`,
    target: ['button', 'Open'],
    change: `b.dataset.invoiceId=2`,
    outcome: 'recycled',
    got: [],
  },
  {
    title: 'options of the same words: the one of the ref is chosen',
    html: `<select aria-label=Plan onchange="got(this.value)"><optgroup label=Month><option value=m0>None<option value=m>Pro</optgroup><optgroup label=Year><option value=y>Pro</optgroup></select>`,
    target: ['option', 'Pro', 1],
    outcome: 'live',
    got: ['y'],
  },
  {
    title: 'a row of a table with spans, in the second group of rows',
    html: `<table><tbody><tr><td rowspan=2>Ada<td>a<td><button onclick="got('a')">Edit</button><tr><td>b<td><button onclick="got('b')">Edit</button></tbody><tbody><tr><td colspan=2>Bob<td><button onclick="got('bob')">Edit</button></tbody></table>`,
    target: ['button', 'Edit', 2],
    outcome: 'live',
    got: ['bob'],
  },
  {
    title: 'rows of a table changed their places, the nodes stayed',
    html: `<table><tbody id=t><tr><td>Ada<td><button onclick="got('ada')">Edit</button><tr><td>Bob<td><button onclick="got('bob')">Edit</button></table>`,
    target: ['button', 'Edit', 0],
    change: `t.append(t.rows[0])`,
    outcome: 'live',
    got: ['ada'],
  },
  {
    title: 'a summary',
    html: `<details><summary onclick="got('more')">More</summary><p>Text</p></details>`,
    target: ['button', 'More'],
    outcome: 'live',
    got: ['more'],
  },
  {
    title: 'in details that were closed',
    html: `<details id=d open><summary>More</summary>${pay}</details>`,
    ...payCase,
    change: `d.open=false`,
    outcome: 'hidden',
    got: [],
  },
  {
    title: 'moved into another document',
    html: `<button id=b onclick="got('pay')">Pay</button><iframe id=f></iframe>`,
    ...payCase,
    change: `f.contentDocument.body.append(b)`,
    outcome: 'gone',
    got: [],
  },
  {
    title: 'a popover opened over it',
    html: `${pay}<div popover id=p style="inset:0;width:100%;height:100%" onclick="got('pop')">Offer <button>Close</button></div>`,
    ...payCase,
    change: `p.showPopover()`,
    outcome: 'intercepted',
    got: [],
  },
  {
    title: 'inside the second of two open modals',
    html: `<dialog id=one><button onclick="got('first')">Pay</button></dialog><dialog id=two><button onclick="got('second')">Sure</button></dialog><script>one.showModal();two.showModal()</script>`,
    target: ['button', 'Pay'],
    outcome: 'intercepted',
    got: [],
  },
  {
    title: 'a field of a button that was pressed through its label',
    html: `<label for=x onclick="got('label')">Agree</label><input id=x type=checkbox style="display:none" onchange="got(this.checked)">`,
    target: ['checkbox', 'Agree'],
    action: { type: 'check' },
    outcome: 'live',
    got: ['label', 'true'],
  },
  {
    title: 'the visible one of two, the other hidden by size',
    html: `<button style="width:0;height:0;padding:0;border:0;overflow:hidden" onclick="got('thin')">Pay</button><button onclick="got('pay')">Pay</button>`,
    target: ['button', 'Pay', 1],
    ...live,
  },
  {
    title: 'two buttons of the same words told by their headings, which changed places',
    html: `<h2 id=h>Basic</h2><button id=b onclick="got('basic')">Buy</button><h2 id=g>Gold</h2><button onclick="got('gold')">Buy</button>`,
    target: ['button', 'Buy', 0],
    change: `h.textContent='Gold';g.textContent='Basic'`,
    outcome: 'recycled',
    got: [],
  },
];

/** Pages that change while the press is on its way. */
const races: Case[] = [
  {
    title: 'renamed when the pointer comes',
    html: `<button onmouseenter="this.textContent='Delete account'" onclick="got(this.textContent)">Pay</button>`,
    ...payCase,
    outcome: 'renamed',
    got: [],
  },
  {
    title: 'replaced by another when the pointer comes',
    html: `<div onmouseover="this.innerHTML='<button onclick=got(2) onmousedown=got(3)>Delete</button>'">${pay}</div>`,
    ...payCase,
    outcome: 'gone',
    got: [],
  },
  {
    title: 'a grid that shows other rows when the pointer comes',
    html: `<table id=t onmouseenter="n.textContent='Invoice 42'"><tr><td id=n>Invoice 1</td><td><button onmousedown="got(n.textContent)">Open</button></td></tr><tr><td>Invoice 2</td><td></td></tr></table>`,
    target: ['button', 'Open'],
    outcome: 'recycled',
    got: [],
  },
  {
    title: 'a row that shows its buttons to the pointer',
    html: `<ul><li onmouseenter="this.insertAdjacentHTML('beforeend','<button>Edit</button><i>3 notes</i>')"><b>Ada</b> ${pay}</li><li><b>Bob</b></li></ul>`,
    ...payCase,
    ...live,
  },
  {
    title: 'led elsewhere when the pointer comes',
    html: `<a href="#one" onmouseenter="this.href='#two'" onclick="got(this.hash)">Open</a>`,
    target: ['link', 'Open'],
    outcome: 'recycled',
    got: [],
  },
  {
    title: 'disabled when the pointer comes',
    html: `<button onmouseenter="this.disabled=true" onclick="got('pay')">Pay</button>`,
    ...payCase,
    outcome: 'disabled',
    got: [],
  },
  {
    title: 'gone between press and release: no click, and that is told',
    html: `<button id=b onmousedown="got('down');b.remove()" onclick="got('pay')">Pay</button>`,
    ...payCase,
    outcome: 'live',
    got: ['down'],
  },
  {
    title: 'a field that is replaced when it gets the focus',
    html: `<div id=d><input aria-label=Name onfocus="d.innerHTML='<input aria-label=Secret oninput=got(2)>';d.firstChild.focus()" oninput="got(1)"></div>`,
    target: ['textbox', 'Name'],
    action: { type: 'fill', value: 'Ada' },
    outcome: 'disabled',
    got: [],
  },
  {
    title: 'a field that hands its focus to another',
    html: `<input aria-label=Name onfocus="o.focus()" oninput="got('name')"><input id=o aria-label=Other oninput="got('other')">`,
    target: ['textbox', 'Name'],
    action: { type: 'fill', value: 'Ada' },
    outcome: 'disabled',
    got: [],
  },
];

for (const testCase of [...layouts, ...structures, ...races])
  test(`${testCase.title}: ${testCase.outcome}`, () => runCase(browser, testCase));
