import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { launch } from '../harness.ts';
import { type Case, runCase } from './case.ts';

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const cases: Case[] = [
  {
    title: 'aria-hidden though visible',
    html: `<button aria-hidden=true onclick="got('x')">Save</button>`,
    target: ['button', 'Save'],
    outcome: 'live',
    got: ['x'],
  },
  {
    title: 'a button with inner elements',
    html: `<button onclick="got('save')"><span><i></i><b>Save</b></span></button>`,
    target: ['button', 'Save'],
    outcome: 'live',
    got: ['save'],
  },
  {
    title: 'a label wraps its input',
    html: `<label>Agree <input type=checkbox onchange="got(this.checked)"></label>`,
    target: ['checkbox', 'Agree'],
    action: { type: 'check' },
    outcome: 'live',
    got: ['true'],
  },
  {
    title: 'a label draws its box',
    html: `<label><input type=checkbox style="position:absolute;opacity:0;width:1px;height:1px" onchange="got(this.checked)"><span>Agree</span></label>`,
    target: ['checkbox', 'Agree'],
    action: { type: 'check' },
    outcome: 'live',
    got: ['true'],
  },
  {
    title: 'out of the viewport',
    html: `<div style="height:4000px"></div><button onclick="got('far')">Far</button>`,
    target: ['button', 'Far'],
    outcome: 'live',
    got: ['far'],
  },
  {
    title: 'a clickable list item without a role',
    html: `<ul><li style="cursor:pointer" onclick="got('first')">First</li><li style="cursor:pointer" onclick="got('second')">Second</li></ul>`,
    target: ['listitem', 'Second'],
    outcome: 'live',
    got: ['second'],
  },
  {
    title: 'a label of a drawing lets the pointer through to the shape of its own group',
    html: `<svg width=300 height=99><g onclick="got('north')"><rect width=90 height=30 /><g><text x=9 y=20 fill=white style="pointer-events:none">North</text></g></g></svg>`,
    target: ['generic', 'North'],
    outcome: 'live',
    got: ['north'],
  },
  {
    title: 'a label of a drawing lies on a shape that others share',
    html: `<svg width=300 height=99><g onclick="got('floor')"><rect width=290 height=90 /><text x=9 y=20 tabindex=0 fill=white style="pointer-events:none">North</text><text x=9 y=60 fill=white>South</text></g></svg>`,
    target: ['generic', 'North'],
    outcome: 'intercepted',
    got: [],
  },
  {
    title: 'a field whose page reads it when a key comes up',
    html: `<input aria-label=Title onkeyup="if (this.value !== '') got(this.value)" onkeydown="if (this.value !== '') got('down')">`,
    target: ['textbox', 'Title'],
    action: { type: 'fill', value: 'Add rope' },
    outcome: 'live',
    got: ['down', 'Add rope'],
  },
  {
    title: 'an icon-only link without name, text or href',
    html: `<a style="cursor:pointer" onclick="got('icon')"><svg width=20 height=20><rect width=20 height=20 /></svg></a>`,
    target: ['generic', ''],
    outcome: 'live',
    got: ['icon'],
  },
  {
    title: 'a control that never stops moving',
    html: `<style>@keyframes m{to{transform:translateX(300px)}}</style><button style="animation:m 1s infinite alternate linear" onclick="got('caught')">Catch</button>`,
    target: ['button', 'Catch'],
    outcome: 'live',
    got: ['caught'],
  },
  {
    title: 'a row whose middle is another control',
    html: `<ul><li style="cursor:pointer;width:300px;display:block" onclick="got('row')">A <button style="width:200px" onclick="got('delete');event.stopPropagation()">Delete</button></li></ul>`,
    target: ['listitem', 'A Delete'],
    outcome: 'live',
    got: ['row'],
  },
  {
    title: 'a field that is covered takes text',
    html: `<input aria-label=Name oninput="got(this.value)"><div style="position:fixed;inset:0"></div>`,
    target: ['textbox', 'Name'],
    action: { type: 'fill', value: 'Ada' },
    outcome: 'live',
    got: ['Ada'],
  },
  {
    title: 'a date field',
    html: `<input type=date aria-label=Day onchange="got(this.value)">`,
    target: ['textbox', 'Day'],
    action: { type: 'fill', value: '2026-11-21' },
    outcome: 'live',
    got: ['2026-11-21'],
  },
  {
    title: 'a slider',
    html: `<input type=range min=0 max=10 aria-label=Size onchange="got(this.value)">`,
    target: ['slider', 'Size'],
    action: { type: 'fill', value: '7' },
    outcome: 'live',
    got: ['7'],
  },
  {
    title: 'an editable area',
    html: `<div contenteditable aria-label=Note oninput="got(this.textContent)">old</div>`,
    target: ['textbox', 'Note'],
    action: { type: 'fill', value: 'new' },
    outcome: 'live',
    got: ['new'],
  },
  {
    title: 'a native list',
    html: `<select aria-label=Plan onchange="got(this.value)"><option value=f>Free<option value=p>Pro</select>`,
    target: ['combobox', 'Plan'],
    action: { type: 'select', value: 'Pro' },
    outcome: 'live',
    got: ['p'],
  },
  {
    title: 'a field lets the pointer through to the box that is drawn for it alone',
    html: `<div style="padding:9px" onclick="got('opened')"><input aria-label=Status readonly value=Draft style="pointer-events:none"><i>v</i></div>`,
    target: ['textbox', 'Status'],
    outcome: 'live',
    got: ['opened'],
  },
  {
    title: 'a field lets the pointer through to a box with another control in it',
    html: `<div style="padding:9px" onclick="got('row')"><input aria-label=Status readonly value=Draft style="pointer-events:none"><button>Clear</button></div>`,
    target: ['textbox', 'Status'],
    outcome: 'intercepted',
    got: [],
  },
  {
    title: 'an option of a native list',
    html: `<select aria-label=Plan onchange="got(this.value)"><option value=f>Free<option value=p>Pro</select>`,
    target: ['option', 'Pro'],
    outcome: 'live',
    got: ['p'],
  },
  {
    title: 'a hidden file input',
    html: `<label>Photo <input type=file style="display:none" onchange="got(this.files[0].name)"></label>`,
    target: ['button', 'Photo'],
    action: { type: 'upload', files: [{ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') }] },
    outcome: 'live',
    got: ['a.png'],
  },
  {
    title: 'a key',
    html: `<input aria-label=Find onkeydown="got(event.key)">`,
    target: ['textbox', 'Find'],
    action: { type: 'press', value: 'Enter' },
    outcome: 'live',
    got: ['Enter'],
  },
  {
    title: 'a context menu',
    html: `<button oncontextmenu="got('menu');return false">More</button>`,
    target: ['button', 'More'],
    action: { type: 'rightClick' },
    outcome: 'live',
    got: ['menu'],
  },
  {
    title: 'a double click',
    html: `<button ondblclick="got('twice')">Go</button>`,
    target: ['button', 'Go'],
    action: { type: 'dblclick' },
    outcome: 'live',
    got: ['twice'],
  },
];

for (const testCase of cases) test(`${testCase.title}: ${testCase.outcome}`, () => runCase(browser, testCase));
