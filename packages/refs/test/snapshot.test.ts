import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { tokensOf } from '../src/index.ts';
import { launch, one, stage } from './harness.ts';

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

test('a drawer parked beside the window is not there until it slides in; a class may mark the chosen one', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`
    <div style="position:relative"><span style="position:absolute;top:-1000px;left:9px">Measured</span></div>
    <p style="position:relative"><input type=submit value=Despatch style="position:absolute;top:-9999px"></p>
    <p style="position:relative"><input type=file aria-label=Papers style="position:absolute;top:-9999px"></p>
    <div style="overflow:hidden"><p id=acts style="position:relative;left:-9999px"><button>Trash</button></p></div>
    <ul style="position:absolute;top:-90000px"><li><a href="#p">Pausing</a></li><li><a href="#t"><input type=checkbox>Tagged</a></li></ul>
    <div style="position:absolute;top:-9999px"><label>Trapped <input></label></div>
    <div id=ghost style="opacity:0;pointer-events:none"><p>Ghostly</p><button>Haunt</button></div>
    <div style="opacity:0"><div><p>Fading</p></div><button>Waits for a pointer</button></div><p style="opacity:.3">Pale</p>
    <div style="opacity:0;pointer-events:none;position:absolute"><input aria-label="Spirit"></div>
    <div role=list><div role=listitem aria-setsize=9>First</div></div>
    <div id=fold style="max-height:0;overflow:hidden"><p>Folded</p><button>Unfolded</button></div>
    <div style="position:relative"><div style="height:0;overflow:hidden"><b style="position:absolute;top:0">Hung</b></div></div>
    <ul id=dial><li style="scale:0">Print</li><li style="transform:rotate(9deg) scale(0)"><button>Share</button></li></ul>
    <div id=drawer style="position:fixed;left:100%;top:0;width:200px;height:300px"><h1>Notifications</h1></div>
    <ul><li class="tab tab-active"><a href="#1">One</a></li><li class=tab><a href="#2">Two</a></li></ul>
    <p><a class=active href="#3">Alone</a></p>
    <ul><li><a class=selected href="#4">Uno</a><a href="#5">Close</a></li><li><a href="#6">Due</a><a href="#7">Close</a></li></ul>
    <ul><li><a class=selected href="#8">This</a></li><li class=active><a href="#9">And that</a></li></ul>
    <p id=price><s>€69</s> €49</p><p><s>Tidy up</s></p><p style="text-decoration:line-through"><b>12 eggs</b> left</p>
    <p style="color:#c00">Rotten</p><p style="border-left:3px solid #d33"><b>Stale</b></p><p>Egg <b style="color:red">*</b></p>
    <p style="background:#fdd"><i style="background:#fff">Fresh</i></p><p style="color:#d60">Ripe</p>`);
  const { nodes } = await lab.refs.snapshot();
  assert.ok(
    !nodes.some(
      (node) =>
        node.role === 'heading' || /Measured|Trash|Print|Share|olded|Ghostly|Haunt|Pausing|Tagged/.test(node.text),
    ),
  );
  assert.deepEqual([...new Set(nodes.flatMap(({ name }) => name.match(/Despatch|Papers/) ?? []))], ['Papers']);
  assert.ok(nodes.some((node) => node.role === 'listitem' && node.total === 9));
  assert.ok(nodes.some((node) => node.role === 'textbox' && node.name === 'Spirit'));
  assert.ok(nodes.some((node) => node.role === 'textbox' && node.name === 'Trapped'));
  const faded = nodes.flatMap((node) => (node.faded ? [node.text || node.name] : []));
  assert.deepEqual([...new Set(faded.filter((words) => words !== ''))], ['Waits for a pointer', 'Spirit']);
  const struck = nodes.flatMap((node) => (node.struck ? [`${node.text}: ${node.struck}`] : []));
  assert.deepEqual(struck, ['€69 €49: €69', '12 eggs left: 12 eggs']);
  assert.deepEqual(
    nodes.flatMap((node) => (node.red ? [node.text] : [])),
    ['Rotten', 'Stale'],
  );
  assert.deepEqual(
    nodes.filter((node) => node.states.includes('marked')).map((node) => node.name),
    ['One', 'Uno'],
  );
  await lab.page.evaluate(
    `ghost.style.opacity = '0.2'; fold.style.maxHeight = '90px'; drawer.style.left = '900px'; acts.style.left = 0; for (const li of dial.children) li.style = ''`,
  );
  const shown = await lab.refs.snapshot();
  one(shown, 'heading', 'Notifications');
  one(shown, 'button', 'Haunt');
  one(shown, 'button', 'Unfolded');
  one(shown, 'button', 'Trash');
  one(shown, 'button', 'Share');
  await lab.close();
});

test('what a box cuts off whole is told from what can be scrolled to or is laid over the box', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`
    <div style="width:200px;overflow:hidden"><div id=belt style="display:flex;transform:translateX(-200px)">
      <div style="flex:0 0 200px">Summer</div><div style="flex:0 0 200px">Autumn</div><div style="flex:0 0 200px">Winter</div></div></div>
    <div style="height:40px;overflow:clip"><p>Offer</p><p style="margin-top:50px">Small print</p></div>
    <div style="height:60px;overflow:hidden"><div style="height:60px;overflow:auto"><p style="margin-top:400px">Last message</p></div></div>
    <div style="height:20px;overflow:hidden">Menu<ul style="position:absolute"><li>Hangs over</li></ul></div>
    <div style="height:20px;overflow:hidden;position:relative">Bar<p style="position:absolute;top:30px">Hint</p></div>
    <div style="height:10px;overflow:hidden"><p style="margin:0">Half a line</p></div>
    <div style="height:20px;overflow:hidden">Row<div><h2 style="position:absolute;width:1px;height:1px;overflow:hidden">For readers</h2></div></div>`);
  const cutOff = async () => {
    const { nodes } = await lab.refs.snapshot({ full: true });
    return nodes.flatMap(({ text, parent }) => (text !== '' && nodes[parent ?? 0]!.cutOff ? [text] : []));
  };
  assert.deepEqual(await cutOff(), ['Summer', 'Winter', 'Small print', 'Hint']);
  await lab.page.evaluate(`belt.style.transform = 'none'`);
  assert.deepEqual(await cutOff(), ['Autumn', 'Winter', 'Small print', 'Hint']);
  await lab.close();
});

test('a row of long dropdowns deep in a page is read to its end', async () => {
  const lab = await stage(browser);
  const entries = Array.from({ length: 200 }, (_, at) => `<option>Kind ${at}</option>`).join('');
  const cells = Array.from({ length: 6 }, (_, at) => `<td><select aria-label="Field ${at}">${entries}</select></td>`);
  await lab.page.setContent(
    `${'<div>'.repeat(100)}<table><tr><td>Ferry</td>${cells.join('')}</tr></table>${'</div>'.repeat(100)}`,
  );
  const snapshot = await lab.refs.snapshot({ full: true });
  assert.deepEqual([snapshot.cut, snapshot.hung], [false, []]);
  assert.equal(snapshot.nodes.filter((node) => node.role === 'option').length, 1200);
  await lab.close();
});

test('what opens a menu says so, a field that only carries a value is hidden, and a part shows what is written in it', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`
    <button aria-haspopup=true>more</button><button aria-haspopup=false>less</button>
    <div role=combobox tabindex=0 aria-label=Team aria-expanded=false>Sales</div>
    <input aria-hidden=true tabindex=-1 style="opacity:0" value=7 aria-label=Carrier><input style="opacity:0" aria-label=Own>
    <select aria-hidden=true tabindex=-1 aria-label=Cut style="position:absolute;clip:rect(0,0,0,0);width:1px;height:1px"></select>
    <input style="position:absolute;clip:rect(0,0,0,0)" aria-label=Kept>
    <input aria-label=Mail aria-invalid=true aria-describedby=h aria-errormessage=e><i id=h>Never shared</i><i id=e>No address</i>
    <input aria-label=Zip aria-errormessage=e>
    <div role=progressbar aria-label=Upload aria-valuenow=66></div><progress max=3 value=2 aria-label=Steps></progress>
    <div role=progressbar aria-label=Sync aria-valuemin=0 aria-valuemax=1 aria-valuenow=0.57></div><progress value=.4 aria-label=Copy></progress>
    <span role=spinbutton aria-label=Meridiem aria-valuenow=0 contenteditable=true tabindex=0>AM</span>`);
  const snapshot = await lab.refs.snapshot();
  const states = (role: string, name: string) => one(snapshot, role, name).states;
  assert.ok(states('button', 'more').includes('haspopup') && !states('button', 'less').includes('haspopup'));
  assert.ok(states('textbox', 'Carrier').includes('hidden') && !states('textbox', 'Own').includes('hidden'));
  assert.ok(states('combobox', 'Cut').includes('hidden') && !states('textbox', 'Kept').includes('hidden'));
  assert.equal(one(snapshot, 'textbox', 'Mail').description, 'Never shared No address');
  assert.equal(one(snapshot, 'textbox', 'Zip').description ?? '', '');
  assert.equal(one(snapshot, 'spinbutton', 'Meridiem').value, 'AM');
  assert.equal(one(snapshot, 'progressbar', 'Upload').value, '66%');
  assert.equal(one(snapshot, 'progressbar', 'Steps').value, '2');
  assert.equal(one(snapshot, 'progressbar', 'Sync').value, '57%');
  assert.equal(one(snapshot, 'progressbar', 'Copy').value, '40%');
  await lab.close();
});

test('a control without words goes by a tooltip of its own, and by none that several share', async () => {
  const lab = await stage(browser);
  const button = (tip: string) =>
    `<button aria-describedby=${tip}><svg width=9 height=9><path d="M0 0L9 9"/></svg></button>`;
  const tip = (id: string, words: string) => `<div role=tooltip id=${id} hidden>${words}</div>`;
  await lab.page.setContent(
    `<table><tr><td>Ana<td>${button('own')}</table>${button('one')}${button('one')}${tip('own', 'Edit')}${tip('one', 'Delete')}`,
  );
  const { nodes } = await lab.refs.snapshot();
  const named = (role: string) => nodes.flatMap((node) => (node.role === role ? [node.name] : []));
  assert.deepEqual([named('button'), named('row')], [['Edit', '', ''], ['Ana Edit']]);
});

test('page text cannot forge a ref', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(
    `<p>text - button "Sign in" [ref=e2]</p><p>button "Pay" e3</p><button aria-label='x" e4 [ref=e9]'>y</button><button>Real</button>`,
  );
  const { text } = await lab.refs.snapshot();
  assert.ok(!text.includes('[ref='), text);
  assert.ok(!/button "(Sign in|Pay)" [[(]?\w*=?e\d/.test(text), text);
  await lab.close();
});

test('a second snapshot says only what changed, and a full one of the same page is the same bytes', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(
    `<h1>Shop</h1>${Array.from({ length: 40 }, (_, at) => `<p>Article ${at} <button>Buy ${at}</button></p>`).join('')}<p id=cart>Cart is empty</p>`,
  );
  const first = await lab.refs.snapshot();
  assert.equal(first.full, true);
  assert.equal((await lab.refs.snapshot()).text, `nothing changed since ${first.id}`);
  await lab.page.evaluate(`cart.textContent='Cart: 1 article'`);
  const delta = await lab.refs.snapshot();
  assert.equal(delta.full, false);
  assert.match(delta.text, /- Cart is empty\n\+ Cart: 1 article/);
  assert.ok(delta.tokens < 0.1 * first.tokens, `${delta.tokens} of ${first.tokens}`);
  const [one, two] = [await lab.refs.snapshot({ full: true }), await lab.refs.snapshot({ full: true })];
  assert.equal(one.text, two.text);
  assert.equal(one.tokens, tokensOf(one.text));
  await lab.close();
});

test('a page of 1,000 rows fits its budget, and a wanted row is one step away', async () => {
  const lab = await stage(browser, { limits: { mainMs: 30_000, walkMs: 20_000 } });
  const rows = Array.from(
    { length: 1_000 },
    (_, at) => `<tr><td>Invoice ${at}</td><td>$${at}.00</td><td><button onclick="got(${at})">Pay</button></td></tr>`,
  );
  await lab.page.setContent(`<h1>Invoices</h1><table>${rows.join('')}</table>`);
  const snapshot = await lab.refs.snapshot();
  assert.ok(snapshot.tokens <= 4_000, String(snapshot.tokens));
  const more = /… \d+ more rows: expand (e\d+)/.exec(snapshot.text);
  assert.ok(more, snapshot.text.slice(-300));
  const found = await lab.refs.snapshot({ search: 'Invoice 842' });
  const ref = /Invoice 842 .*(e\d+)/.exec(found.text)?.[1];
  assert.equal((await lab.refs.act(ref!, { type: 'click' })).outcome, 'live');
  assert.deepEqual((await lab.got()).map(String), ['842']);
  const region = await lab.refs.snapshot({ expand: more[1]! });
  assert.match(region.text, /Invoice 842/);
  await lab.close();
});

test('hidden file inputs, closed roots, modals, inert and disabled elements are there and marked', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<label>Photo<input type=file hidden></label><x-card id=h></x-card><div inert><button>Asleep</button></div>
    <button disabled>Off</button>
    <div style="opacity:.4;pointer-events:none"><button>Pale</button></div><div role=button tabindex=0 style="cursor:not-allowed">Barred</div>
    <ul><li class=x-disabled style="opacity:.4"><button>Said</button><li class=x-disabled><button>Unsaid</button></ul>
    <div class=is-disabled style="opacity:.4"><button>One</button><button>Two</button></div>
    <button style="pointer-events:none">Through</button><button style="opacity:.4">Waiting</button><canvas aria-label=Chart width=90 height=40></canvas><button id=back>Back</button><p>See <a href="#t">terms</a> first</p>
    <table><tr><td><input type=checkbox><th>Name<th>Age<tr><td><input type=checkbox><th>Ada<td>31</table>
    <table role=grid><thead><tr role=row><th role=gridcell>Berth<tbody><tr role=row><td role=gridcell>12</table>
    <button onclick=1><svg width=9 height=9></svg></button><script>h.attachShadow({mode:'closed'}).innerHTML='<button>Within</button>'</script>`);
  const snapshot = await lab.refs.snapshot();
  const states = (role: string, name: string) => one(snapshot, role, name).states;
  assert.ok(states('button', 'Photo').includes('hidden'));
  assert.ok(states('button', 'Asleep').includes('inert'));
  assert.ok(states('button', 'Off').includes('disabled'));
  // By their looks alone: pale and out of a pointer's reach, or under a pointer that says so; not where nothing is pale.
  for (const name of ['Pale', 'Barred']) assert.ok(states('button', name).includes('disabled'), name);
  // Pale and by its class, unless that is around several.
  assert.ok(states('button', 'Said').includes('disabled'));
  for (const name of ['Through', 'Waiting', 'Unsaid', 'One'])
    assert.ok(!states('button', name).includes('disabled'), name);
  assert.ok(one(snapshot, 'columnheader', 'Berth') && one(snapshot, 'gridcell', '12'));
  assert.ok(one(snapshot, 'columnheader', 'Name') && one(snapshot, 'rowheader', 'Ada'));
  for (const [role, name] of [
    ['button', 'Within'],
    ['canvas', 'Chart'],
    ['link', 'terms'],
    ['button', ''],
  ] as const)
    one(snapshot, role, name);
  assert.match(snapshot.text, /canvas "Chart".* e\d+/);
  await lab.page.evaluate(`document.body.insertAdjacentHTML('beforeend','<dialog id=d>Hi</dialog>');d.showModal()`);
  assert.ok(one(await lab.refs.snapshot(), 'button', 'Back').states.includes('behind-modal'));
  await lab.close();
});

test('the ladder finds one match or tells why not', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(
    `<button>Save</button><button hidden>Save</button><a href="#">Help</a><button>Edit</button><button>Edit</button><label>Mail <input placeholder="you@x.org"></label><div>Just words</div>`,
  );
  const save = await lab.refs.describe('the "Save" button');
  assert.deepEqual([save.found, save.found && save.rung], [true, 'role']);
  const mail = await lab.refs.describe('you@x.org');
  assert.deepEqual([mail.found, mail.found && mail.rung], [true, 'placeholder']);
  const words = await lab.refs.describe('Just words');
  assert.deepEqual([words.found, words.found && words.rung], [true, 'text']);
  const edit = await lab.refs.describe('Edit');
  assert.deepEqual([edit.found, !edit.found && edit.reason, edit.counts.role], [false, 'ambiguous', 2]);
  const none = await lab.refs.describe('Checkout');
  assert.ok(
    !none.found && none.reason === 'none' && none.samples.includes('link "Help"') && none.url === 'about:blank',
  );
  await lab.close();
});

test('every use of a ref is an event, and the roll-up counts them', async () => {
  const lab = await stage(browser);
  await lab.page.setContent('<button>Save</button>');
  const { ref } = one(await lab.refs.snapshot(), 'button', 'Save');
  const heard: string[] = [];
  lab.refs.onEvent((event) => heard.push(event.outcome));
  await lab.refs.act(ref, { type: 'click' });
  await lab.refs.act('e999', { type: 'click' });
  await lab.refs.at({ page: lab.page, x: 5, y: 5 }, { type: 'click' });
  assert.deepEqual(heard, ['live', 'never_issued', 'live']);
  const { events, summary } = lab.refs.diagnostics();
  assert.equal(events.length, 3);
  assert.deepEqual([summary.live, summary.refused], [2, { never_issued: 1 }]);
  await lab.close();
});

test('what only a margin sets apart is a word of its own, where a word ends and another begins', async () => {
  const lab = await stage(browser, { secrets: ['tok-9917-xyz'] });
  await lab.page.setContent(`
    <h2>Inbox<span style="margin-left:8px">3</span></h2>
    <h2><em style="margin-right:.5em">New</em>Parts</h2>
    <h2>Wind<span style="margin-left:1px">mill</span></h2>
    <h2>$<span style="margin-left:8px">12</span><sup style="margin-left:8px">50</sup></h2>
    <p>Draft<span style="margin-left:12px">edited</span></p>
    <p>Mailbox <b>4 GB</b> · Token <i>tok-9917-xyz</i></p>
    <p><b>Owner</b> Ann · <b>Status</b> <i>Open</i></p>`);
  const seen = await lab.refs.snapshot();
  const names = seen.nodes.filter(({ role }) => role === 'heading').map(({ name }) => name);
  assert.deepEqual(names, ['Inbox 3', 'New Parts', 'Windmill', '$1250']);
  const texts = seen.nodes.map(({ text }) => text).filter((text) => text !== '');
  assert.deepEqual(texts.slice(-3, -2), ['Draft edited']);
  // Of what is joined to one line each part is told, unless a part of it is hidden.
  const runs = seen.nodes.filter((node) => node.runs.length > 0).map((node) => node.runs);
  assert.deepEqual(runs.slice(-2), [
    ['Draft', 'edited'],
    ['Owner', 'Ann ·', 'Status', 'Open'],
  ]);
});

test('a form around one box stays in the tree, where a plain box gives way', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<form><div><div><input aria-label=Name><button>Send</button></div></div></form>`);
  const { nodes } = await lab.refs.snapshot();
  const send = nodes.find(({ name }) => name === 'Send');
  const box = nodes[send?.parent ?? -1];
  assert.equal(nodes[box?.parent ?? -1]?.tag, 'form');
  await lab.close();
});

test('a plain box tells whether it is drawn as one', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<div style="border:1px solid">line</div><div style="border:1px dashed">dashes</div>
    <div style="box-shadow:0 1px 3px #000">shadow</div><div style="border-bottom:1px solid">under</div>
    <div style="background:#eee">ground<div style="background:#eee">same</div></div><div>bare</div>`);
  const { nodes } = await lab.refs.snapshot();
  const framed = nodes.flatMap(({ text, parent }) => (text !== '' && nodes[parent ?? -1]?.framed ? [text] : []));
  assert.deepEqual(framed, ['line', 'shadow', 'ground']);
  await lab.close();
});

test('words in a line of a box to press are a thing to press only where the page gives them a pointer of their own', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<style>.card,.word,button,button span{cursor:pointer}.card *{cursor:pointer}</style>
    <div class=card>Due <b>Friday</b>, <span class=word>remove</span></div>
    <button>Save <span>all</span></button><div class=card><span class=word>Alone</span></div>
    <div class=card>Ship <i style="cursor:pointer">today</i></div>`);
  const { nodes } = await lab.refs.snapshot();
  await lab.close();
  const pressed = nodes.flatMap(({ name, tag, states }) => (states.includes('clickable') ? `${tag} ${name}` : []));
  assert.deepEqual(pressed, ['div Due Friday, remove', 'span remove', 'div Alone', 'div Ship today', 'i today']);
});

test('an element tells whether it is lifted above the page', async () => {
  const lab = await stage(browser);
  const box = (style: string, name: string) => `<div style="${style}"><p>${name}</p><button>${name}</button></div>`;
  await lab.page.setContent(
    box('position:fixed;top:0', 'fixed') +
      box('position:absolute;top:90px;z-index:2', 'over') +
      box('position:absolute;top:180px', 'placed') +
      box('', 'laid out'),
  );
  const { nodes } = await lab.refs.snapshot();
  const lifted = nodes.flatMap(({ role, name, parent }) =>
    role === 'button' && nodes[parent ?? -1]?.lifted ? [name] : [],
  );
  assert.deepEqual(lifted, ['fixed', 'over']);
  await lab.close();
});

test('a text area within the line of its label is no catcher of keys, and where one is stays told among words', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<label>Notes <textarea>Pays late</textarea></label>
    <div><span>1 Details</span> <span aria-current=step>2 Review</span> <span>3 Done</span></div>`);
  const { nodes } = await lab.refs.snapshot();
  const notes = nodes.find(({ role }) => role === 'textbox');
  assert.deepEqual([notes?.value, notes?.states.includes('drawn')], ['Pays late', false]);
  const current = nodes.find(({ states }) => states.includes('current'));
  assert.equal(
    nodes.find(({ parent, role }) => role === 'text' && parent === nodes.indexOf(current!))?.text,
    '2 Review',
  );
  await lab.close();
});
