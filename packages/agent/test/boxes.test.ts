import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright';
import { openBrowser, run, type Site, serve } from './harness.ts';

// What component libraries draw in place of the browser's own: shells of inputs, boxes that fade, signs without words.

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

async function outcomeOf(site: Site, spec: string) {
  const served = await serve(site);
  try {
    return await run(browser, served, { expectMs: 2_000, spec });
  } finally {
    await served.close();
  }
}

async function passes(site: Site, spec: string): Promise<void> {
  const outcome = await outcomeOf(site, spec);
  const steps = outcome.steps.map((step) => `${step.outcome} ${step.text}: ${step.error ?? ''}`);
  assert.equal(outcome.verdict, 'passed', `${outcome.summary}\n${steps.join('\n')}`);
}

const echo = '<output id="out">nothing</output><script>const say=(t)=>{out.textContent=t}</script>';

/** An input that lets the pointer through to its shell, with a native list that carries the value to a form. */
const shelled = `<div style="position:relative" role="combobox" aria-expanded="false"><label for="tr">Tray</label>
  <div style="display:flex;width:200px;height:40px" onclick="trays.hidden=false"><select hidden><option>Oak</option></select>
  <input id="tr" role="combobox" size="1" style="pointer-events:none;flex:1"></div></div>
  <ul id="trays" role="listbox" hidden>${['Oak', 'Pine'].map((name) => `<li role="option" onclick="tr.value='${name}';say('tray ${name}');trays.hidden=true">${name}</li>`).join('')}</ul>`;

/** A dropdown of boxes, named by a label's `for` alone, that calls itself by what it shows. */
const labelled = `<label for="wd">Wood</label><span id="wd" role="combobox" tabindex="0" aria-label="Birch" aria-haspopup="listbox" aria-expanded="false">Birch</span>`;

/** Both give way once they have the focus: the button goes down on them and comes up beside them, which is no click. */
const giving = `<style>nav:focus-within{padding-top:90px} nav a{display:block;width:90px} #push{position:relative} #push:focus{top:200px}</style>
  <nav><a href="#fonts" onclick="say('chose fonts')">Fonts</a><a href="#inks" onclick="say('chose inks')">Inks</a></nav>
  <button id="push" onpointerdown="this.times=(this.times??0)+1;say('pushed '+this.times)">Push</button>`;

const waits = '<div style="overflow:hidden;height:0"><div role="progressbar" style="height:0"></div></div>';

const closable = (words: string) =>
  `<div role="alert"><span>${words}</span><i class="note__close-btn" style="cursor:pointer" onclick="this.parentElement.remove()"><svg width="9" height="9"><path d="M0 0L9 9"/></svg></i></div>`;

const row = (
  name: string,
) => `<tr><td><input type="checkbox" aria-label="Select this row" onchange="say('picked ${name}')"></td>
  <td><button aria-label="Unfold" aria-expanded="false" onclick="this.setAttribute('aria-expanded','true');say('shelf of ${name}')">+</button></td>
  <td>${name}</td><td><input type="checkbox" role="switch" aria-label="Live"></td><td><button>Edit</button></td></tr>`;

const fading = `<button id="ask">Ask</button><div id="box" role="dialog" aria-label="Sure?" hidden style="transition:opacity .4s">Sure?
  <button id="yes">Yes</button></div><script>ask.onclick=()=>{box.hidden=false;box.style.opacity=1};
  yes.onclick=()=>{box.style.opacity=0;setTimeout(()=>{box.hidden=true},400)}</script>`;

/** The same in a shadow tree, moved by a script: the document itself does not tell of it. */
const fadingInShadow = `<button id="ask">Ask</button><div id="host"></div><script>
  const tree = host.attachShadow({ mode: 'open' });
  ask.onclick = () => {
    tree.innerHTML = '<div role="dialog" aria-label="Sure?">Sure? <button>Yes</button></div>';
    const box = tree.firstChild;
    box.querySelector('button').onclick = () => box.animate({ opacity: [1, 0] }, 500).finished.then(() => box.remove());
  };</script>`;

/** The same, gone from sight at once and from the document long after: its end is seen, however slow the machine. */
const fadedLong = fading.replace('transition:opacity .4s', '').replace('},400)', '},1200)');

const eyed = `<div style="display:flex"><div class="field"><label for="code">Code</label><input id="code" type="password"><i role="button" tabindex="-1" aria-label="Code appended action"
  class="x-icon x-icon-eye field-toggle-icon" onclick="code.type='text';say('code in the open')">\u{F0208}</i></div></div>`;
const dated = `<label>Due <input value="2027/03/01" oninput="if(/^\\d{4}.\\d\\d.\\d\\d$/.test(this.value))say('due '+this.value)"></label>`;

/** Fields that are read, and complain, only when one leaves them; a scale that says of how many it is. */
const left = `<label>Start <input onblur="say('start '+this.value)"></label><label>Mail <input id="ml" aria-describedby="mlsay" onblur="mlsay.textContent=
  this.value.includes('@')?'':'No mail address'"></label><span id="mlsay" role="alert"></span><div role="slider" tabindex="0" aria-label="Stars"
  aria-valuenow="0" aria-valuetext="0 of 5" onkeydown="const at=Number(this.ariaValueNow)+(event.key==='ArrowRight'?1:-1);this.ariaValueNow=at;this.ariaValueText=at+' of 5'">★</div>`;

/** A list to choose several from that fades away at the next press and says nothing of being open; a field of one format. */
const several = `<style>#tms{transition:opacity .3s}</style><div role="combobox" tabindex="0" aria-label="Teams" style="height:20px;width:90px" onclick="flip()"></div><div id="tms" role="listbox" hidden>
  ${['Sales', 'Design'].map((name) => `<div role="option" onclick="say(out.textContent+' ${name}')">${name}</div>`).join('')}</div><script>const flip=()=>{
  if(tms.hidden){tms.hidden=false;tms.style.opacity=1}else{tms.style.opacity=0;setTimeout(()=>{tms.hidden=true},300)}}</script>
  <label>Pickup <input role="combobox" aria-haspopup="dialog" onblur="const ok=/^\\d{4}-\\d\\d-\\d\\d$/.test(this.value);this.ariaInvalid=!ok;if(ok)say('pickup '+this.value)"></label>`;

/** A tree that keeps the focus itself and hears its keys for the entry that was pressed last. */
const keyed = `<div role="tree" tabindex="0" onkeydown="const open=event.key==='ArrowRight';if(open||event.key==='ArrowLeft'){wing.ariaExpanded=open;rooms.hidden=!open}">
  <div role="treeitem" id="wing" aria-label="North wing" aria-expanded="false"><div>North wing</div></div><div id="rooms" role="treeitem" hidden>Room 1</div></div>`;

/** A field that shows what is chosen, beside one that nobody sees and that carries it to a form. */
const carried = `<div><label id="ls">Soil</label><div><input role="combobox" aria-expanded="false" aria-labelledby="ls" readonly onclick="soils.hidden=false">
  <input aria-hidden="true" tabindex="-1" style="opacity:0;position:absolute"></div></div>
  <ul id="soils" role="listbox" hidden><li role="option" onclick="say('soil Sand');soils.hidden=true">Sand</li></ul>`;

/** A dropdown that is a button laid over a label and the choice; what it opens waits for its OK. */
const asking = `<div id="cr" style="position:relative;display:flex;height:40px;width:300px"><div>Crust</div><div>Any</div>
  <button aria-haspopup="dialog" aria-label="Crust, Any" style="position:absolute;inset:0;opacity:0" onclick="crusts.hidden=false"></button></div>
  <div id="crusts" role="dialog" aria-label="Crusts" hidden>${['Thin', 'Thick'].map((name) => `<label><input type="radio" name="c" value="${name}">${name}</label>`).join('')}
  <button onclick="crusts.hidden=true">Cancel</button><button id="crok">OK</button></div><script>crok.onclick=()=>{crusts.hidden=true;
  const now=crusts.querySelector(':checked').value;say('crust '+now);cr.children[1].textContent=now;cr.children[2].ariaLabel='Crust, '+now}</script>`;

/** A section that a component folds away, whose words lie in it as bare text. */
const folded = `<x-fold>Spade and rake</x-fold><script>customElements.define('x-fold',class extends HTMLElement{
  connectedCallback(){this.attachShadow({mode:'open'}).innerHTML='<details><summary>Tools</summary><div><slot></slot></div></details>'}})</script>`;

/** Heeds no wish to close while it opens. */
const opening = `<button id="show">Open</button><div id="sheet" role="dialog" aria-label="Notes" hidden>Notes <button id="shut">Close</button></div>
  <script>let moving=false;show.onclick=()=>{sheet.hidden=false;moving=true;setTimeout(()=>{moving=false},300)};
  shut.onclick=()=>{if(!moving)sheet.hidden=true}</script>`;

/** What a page tells in a box of its own, where the word that closes it is no button. */
const told = `<div><div class="note">Sent on.<br><br><span style="cursor:pointer" onclick="this.parentNode.remove()">Close</span></div></div>`;

/** A calendar whose month and year are two buttons side by side. */
const parted = `<label>Day <input readonly onclick="cal.hidden=false" id="dayf"></label><div id="cal" hidden>
  <button aria-label="Previous month">&lt;</button><div><button>June</button><button>2027</button></div><button aria-label="Next month">&gt;</button>
  <div>${Array.from({ length: 30 }, (_, i) => `<button aria-label="June ${i + 1}, 2027" onclick="dayf.value='2027-06-'+String(${i + 1}).padStart(2,'0');say('day ${i + 1}');cal.hidden=true">${i + 1}</button>`).join('')}</div></div>`;

describe('boxes of libraries', { concurrency: 2 }, () => {
  test('shells, labels, disabled entries and signs without words are what people take them for', () =>
    passes(
      {
        '/': `${echo}${waits}${shelled}${labelled}<div role="status" aria-label="Unread">3</div>${closable('Ends in 3 days')}${told}${eyed}${dated}${carried}${parted}${left}${several}${keyed}${asking}${folded}${opening}<a href="#/list">Go on</a>
          <div class="entry"><div class="entry__title">Copy</div></div>
          <div class="entry entry--disabled" style="pointer-events:none"><div class="entry__title">Locked</div></div>
          <table><thead><tr><th><input type="checkbox" aria-label="All"></th><th></th><th>Name</th><th>Live</th><th></th></tr></thead>
          ${row('Elm')}${row('Ash')}</table>`,
      },
      'Select "Pine" from Tray. "tray Pine" is shown. Select "Sand" from Soil. "soil Sand" is shown. ' +
        'Select "Thick" as the Crust. "crust Thick" is shown. The Crust dropdown shows "Thick". ' +
        'Choose "Thin" in the Crust dropdown and click Cancel. The Crust dropdown shows "Thick". ' +
        'Set Day to 5 June 2027. "day 5" is shown. Click the Day field. Choose the 20th. "day 20" is shown. ' +
        '"Spade and rake" is not shown. Click Open. Close the dialog. The dialog is not shown. ' +
        'The Wood dropdown shows "Birch". "Locked" is disabled. "Copy" is enabled. ' +
        'Tick the row "Ash". "picked Ash" is shown. The row "Ash" is selected. The row "Elm" is not selected. Expand the row "Elm". "shelf of Elm" is shown. ' +
        'Enter "abc1" in Code. Click the eye icon in the Code field. "code in the open" is shown. ' +
        'Expand "North wing". "Room 1" is shown. Collapse "North wing". "Room 1" is not shown. ' +
        'Set Pickup to March 14, 2027. "pickup 2027-03-14" is shown. Choose "Sales" and "Design" in Teams. "pickup 2027-03-14 Sales Design" is shown. ' +
        'Set Start to 14:30. "start 14:30" is shown. Enter "ola" in Mail. The Mail field shows the error "No mail address". ' +
        'Set the Stars slider to 4. The Stars slider shows "4 of 5". ' +
        'Set Due to 14 March 2027. "due 2027/03/14" is shown. ' +
        'Click "Go on". The URL ends with /list. ' +
        'Close the alert. "Ends in 3 days" is not shown. The message "Sent on." is shown. Close it. "Sent on." is not shown.',
    ));

  test('a box that fades is not still open, and what tells no way to close it is not closed', async () => {
    for (const site of [fading, fadingInShadow, fadedLong]) {
      const open = await outcomeOf({ '/': site }, 'Click Ask. Click Yes in the dialog. The dialog is still open.');
      assert.deepEqual([open.verdict, open.failureClass], ['failed', 'expectation_not_met'], open.summary);
    }
    const note = `<div role="alert">Ends in 3 days</div><button>Save</button>`;
    const plan = `<div>Plan of ten <button onclick="this.parentNode.remove()">Close account</button></div>`;
    const snow = `<div><div>Plan of ten</div><div>Snow <button onclick="this.parentNode.remove()">×</button></div></div>`;
    const box = `<div><b>Shown</b> <label><input type=checkbox checked>Type</label> <span style=cursor:pointer>Close</span></div>`;
    const columns = `<button onclick="document.body.insertAdjacentHTML('beforeend', '${box}')">Columns</button>`;
    for (const [site, words] of [
      [snow, '"Plan of ten" is shown. Close it.'],
      [note, 'Close the alert.'],
      [plan, '"Plan of ten" is shown. Close it.'],
      [columns, 'Click Columns. In the popup untick Type.'],
      [columns, 'Click Columns. Close the popup.'],
    ] as const) {
      const closed = await outcomeOf({ '/': site }, `${words} There is a button.`);
      assert.deepEqual([closed.verdict, closed.failureClass], ['inconclusive', 'no_evidence'], closed.summary);
    }
    const bar = `<label>Tip</label><div><span tabindex="0" style="cursor:pointer;display:block;width:20px;height:20px"></span></div>`;
    const tip = await outcomeOf({ '/': bar }, 'Set Tip to 25. I should see "Tip".');
    assert.deepEqual([tip.verdict, tip.failureClass], ['inconclusive', 'no_evidence'], tip.summary);
  });

  test('a press that slipped off what gave way is made once more where nothing came of it, and only there', () =>
    passes(
      { '/': `<h1>Start</h1>${giving}${echo}` },
      'Click Inks. "chose inks" is shown. Click Push. "pushed 1" is shown. "pushed 2" is not shown.',
    ));

  test('a progress bar of no size says nothing of loading', async () => {
    const began = performance.now();
    const outcome = await outcomeOf({ '/': `${waits}<p>Ready</p>` }, 'I should see "Never".');
    assert.equal(outcome.verdict, 'failed');
    assert.ok(performance.now() - began < 6_000, 'it was waited for as long as for a page at work');
  });
});
