import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import type { RefAction } from '../../src/index.ts';
import { launch, one, stage } from '../harness.ts';
import { runCase } from './case.ts';

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const find = (after: string) =>
  `<input type=search aria-label=Find oninput="got(this.value); ${after}" onkeydown="if (event.key === 'Enter') got('enter')">`;

/** Pages on which typing changes what stands around the field; the field stays the same element. */
const lone: readonly { title: string; html: string }[] = [
  {
    title: 'results appear below a search box in a list item',
    html: `<ul><li>Home</li><li>Find ${find("hits.textContent = this.value.length + ' matches'")}<p id=hits></p></li></ul>`,
  },
  {
    title: 'results appear below a search box in a pane that comes to look like a row',
    html: `<div><div class=pane><p>${find("this.parentNode.parentNode.insertAdjacentHTML('beforeend', '<p>2 matches</p>');this.parentNode.parentNode.insertAdjacentHTML('afterend', '<div class=pane>more</div>')")}</p></div></div>`,
  },
  {
    title: 'a hint gives way to a result behind a label',
    html: `<div class=f><label>Name <input></label></div><div class=f><b>Find</b> ${find("hint.textContent = this.value.length + ' of 20'")}<i id=hint>Required</i></div>`,
  },
];

for (const { title, html } of lone) {
  test(`${title}: the field keeps its ref and takes more`, async () => {
    const lab = await stage(browser);
    await lab.page.setContent(html);
    const { ref } = one(await lab.refs.snapshot(), 'searchbox', 'Find');
    const actions: RefAction[] = [
      { type: 'fill', value: 'pa' },
      { type: 'type', value: 'ck' },
      { type: 'press', value: 'Enter' },
    ];
    const outcomes: string[] = [];
    for (const action of actions) outcomes.push((await lab.refs.act(ref, action)).outcome);
    assert.deepEqual(outcomes, ['live', 'live', 'live']);
    assert.deepEqual(await lab.got(), ['pa', 'pac', 'pack', 'enter']);
    assert.equal(one(await lab.refs.snapshot(), 'searchbox', 'Find').ref, ref);
    await lab.close();
  });
}

const fill: RefAction = { type: 'fill', value: 'x' };
const note = (label: string) => `<input aria-label="${label}" oninput="got(this.parentNode.textContent)">`;

const cases = [
  {
    title: 'the only row of a list shows another record, its field ahead of the words',
    html: `<ul><li>${note('Note')} <b id=n>Invoice 1</b></li></ul>`,
    change: `n.textContent = 'Invoice 42'`,
    outcome: 'recycled',
  },
  {
    title: 'the only row of a list shows another record, its field behind the words',
    html: `<ul><li><b id=n>Invoice 1</b> ${note('Note')}</li></ul>`,
    change: `n.textContent = 'Invoice 42'`,
    outcome: 'recycled',
  },
  {
    title: 'rows with a field each are shown in other nodes',
    html: `<ul><li>${note('Note')} <b id=n>Alice</b></li><li>${note('Note')} <b>Bob</b></li></ul>`,
    change: `n.textContent = 'Alice Bob'`,
    outcome: 'recycled',
  },
  {
    title: 'the field of an empty row is one of two by now',
    html: `<ul id=l><li>${note('Note')}</li></ul>`,
    change: `l.insertAdjacentHTML('beforeend', l.innerHTML); l.firstChild.append('Bob')`,
    outcome: 'recycled',
  },
  {
    title: 'another attribute names the record of the field',
    html: `<ul><li><input id=i aria-label=Note data-record=1 oninput="got(1)"> <b id=n></b></li></ul>`,
    change: `n.textContent = 'Bob'; i.dataset.record = 2`,
    outcome: 'recycled',
  },
];

for (const { title, html, change, outcome } of cases) {
  test(`${title}: ${outcome}`, () =>
    runCase(browser, { title, html, change, outcome, target: ['textbox', 'Note', 0], action: fill, got: [] }));
}

test('the only row shows another record after it was typed into: recycled', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<ul><li>${note('Note')} <b id=n>Alice</b></li></ul>`);
  const { ref } = one(await lab.refs.snapshot(), 'textbox', 'Note');
  await lab.refs.act(ref, fill);
  await lab.page.evaluate(`n.textContent = 'Bob'`);
  assert.equal((await lab.refs.act(ref, fill)).outcome, 'recycled');
  assert.equal((await lab.got()).length, 1);
  await lab.close();
});

const row = (name: string) =>
  `<div class=row><span>${name}</span><button onclick="got(this.parentNode.textContent)">Delete</button></div>`;

const growing = [
  { title: 'a second row came to a list without roles', more: true, outcome: 'live' },
  { title: 'a second row came first, and the nodes are used again', more: false, outcome: 'recycled' },
];

for (const { title, more, outcome } of growing) {
  test(`${title}: ${outcome}`, () =>
    runCase(browser, {
      title,
      html: `<div id=l>${row('Alice')}</div>`,
      target: ['button', 'Delete'],
      change: more
        ? `l.insertAdjacentHTML('beforeend', ${JSON.stringify(row('Bob'))})`
        : `l.insertAdjacentHTML('beforeend', ${JSON.stringify(row('Alice'))}); l.querySelector('span').textContent = 'Bob'`,
      outcome,
      got: more ? ['AliceDelete'] : [],
    }));
}

test('a list without roles grows to two rows and back to one: its first row keeps its ref', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<div id=l>${row('Alice')}</div>`);
  const { ref } = one(await lab.refs.snapshot(), 'button', 'Delete');
  await lab.page.evaluate((html) => document.querySelector('#l')!.insertAdjacentHTML('beforeend', html), row('Bob'));
  assert.equal(one(await lab.refs.snapshot(), 'button', 'Delete', 0).ref, ref);
  await lab.page.evaluate(`l.lastChild.remove()`);
  assert.equal(one(await lab.refs.snapshot(), 'button', 'Delete').ref, ref);
  await lab.close();
});

test('a twin that a region did not show is not taken for the lost one', async () => {
  const lab = await stage(browser);
  await lab.page.setContent('<div id=a></div><div id=b></div>');
  await lab.refs.snapshot();
  await lab.page.evaluate(() => {
    document.querySelector('#a')!.innerHTML = '<section tabindex=0><p>One</p></section>';
  });
  const region = (await lab.refs.snapshot()).nodes.find((node) => node.tag === 'section')!;
  await lab.page.evaluate(() => {
    document.querySelector('section')!.innerHTML = '<button>Save</button>';
    document.querySelector('#b')!.innerHTML = `<button onclick="got('b')">Save</button>`;
  });
  const { ref } = one(await lab.refs.snapshot({ expand: region.ref! }), 'button', 'Save');
  await lab.page.evaluate(`document.querySelector('section button').remove()`);
  assert.equal((await lab.refs.act(ref, { type: 'click' })).outcome, 'ambiguous');
  assert.deepEqual(await lab.got(), []);
  await lab.close();
});

test('text and keys go to no field that takes the focus in between, but to the one that was meant, or nowhere', async () => {
  const lab = await stage(browser);
  const field = (name: string) =>
    `<input aria-label=${name} oninput="got('${name} ' + this.value)" onkeydown="if (event.key === 'Enter') got('${name} enter')">`;
  // The field Find takes the focus from Title right after it got it: the first time, or each time.
  const steal = (times: number) =>
    lab.page.evaluate((left) => {
      const [find, title] = document.querySelectorAll('input');
      title!.onfocus = () => left-- > 0 && queueMicrotask(() => find!.focus());
    }, times);
  await lab.page.setContent(field('Find') + field('Title'));
  const { ref } = one(await lab.refs.snapshot(), 'textbox', 'Title');
  const actions: RefAction[] = [
    { type: 'fill', value: 'Sun' },
    { type: 'type', value: 's' },
    { type: 'press', value: 'Enter' },
  ];
  for (const action of actions) {
    await steal(1);
    assert.equal((await lab.refs.act(ref, action)).acted, true);
    await lab.page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
  assert.deepEqual(await lab.got(), ['Title Sun', 'Title Suns', 'Title enter']);
  await steal(10_000);
  const refused = await lab.refs.act(ref, { type: 'fill', value: 'Moon' });
  assert.deepEqual([refused.outcome, refused.acted, (await lab.got()).length], ['intercepted', false, 3]);
  await lab.close();
});
