import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright';
import { openBrowser, type RunOptions, run, type Site, serve } from './harness.ts';

// Dates, times, dropdowns and sliders as component libraries build them: of boxes, not of the browser's own controls.

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

async function outcomeOf(site: Site, options: RunOptions) {
  const served = await serve(site);
  try {
    return await run(browser, served, { expectMs: 2_000, ...options });
  } finally {
    await served.close();
  }
}

async function passes(site: Site, options: RunOptions): Promise<void> {
  const outcome = await outcomeOf(site, options);
  const steps = outcome.steps.map((step) => `${step.outcome} ${step.text}: ${step.error ?? ''}`);
  assert.equal(outcome.verdict, 'passed', `${outcome.summary}\n${steps.join('\n')}`);
}

const echo = '<output id="out"></output><script>const say=(t)=>{document.getElementById("out").textContent=t}</script>';

/** A field of one spin button for each part, which takes digits and goes on by itself, as libraries build it. */
const parts = (label: string, kinds: string[]) => `<p id="l-${label}">${label}</p>
  <div role="group" aria-labelledby="l-${label}">${kinds
    .map(
      (kind) =>
        `<span role="spinbutton" tabindex="0" aria-label="${kind}, ${label}" aria-valuetext="Empty" data-size="${kind === 'year' ? 4 : 2}" onfocus="this.typed=''" onkeydown="take(this,event.key)">${kind}</span>`,
    )
    .join(
      '/',
    )}<input aria-label="${label}" style="position:absolute;opacity:0;width:1px;height:1px;padding:0;border:0" tabindex="-1"></div>`;
const partScript = `<script>function take(el,key){if(!/^[0-9ap]$/.test(key))return;el.typed=(el.typed||'')+key;
  const text=/[ap]/.test(key)?key.toUpperCase()+'M':String(Number(el.typed));el.textContent=text;el.setAttribute('aria-valuetext',text);
  say([...document.querySelectorAll('[role=spinbutton]')].map((s)=>s.textContent).join(' '));
  if(el.typed.length>=Number(el.dataset.size)&&el.nextElementSibling)el.nextElementSibling.focus()}</script>`;

/** A text field beside a calendar of December 2026; `take` is what it makes of a text when one leaves it. */
const dated = (
  take: string,
) => `${echo}<label>Arrival <input id="d" onfocus="cal.hidden=false" onblur="${take}"></label>
  <div id="cal" hidden><h3>November 2026</h3>${days(30)}<h3>December 2026</h3><button tabindex="-1">30</button>${days(31)}</div><button>Next field</button>
  <script>const put=(v)=>{d.value=v;say('arrival '+v)}
  cal.onmousedown=(e)=>{e.preventDefault();const b=e.target.closest('button');const second=[...cal.querySelectorAll('h3')][1].compareDocumentPosition(b)&4;put((second?'2026-12-':'2026-11-')+b.textContent.padStart(2,'0'));cal.hidden=true}</script>`;
const days = (count: number) =>
  `<div>${Array.from({ length: count }, (_, i) => `<button tabindex="-1">${i + 1}</button>`).join('')}</div>`;

const combo = (entries: string) => `${echo}<a href="#gone" onclick="say('left the page')">Atlantis</a>
  <div role="combobox" tabindex="0" aria-label="Country" aria-expanded="false" style="width:90px;height:20px" onclick="this.setAttribute('aria-expanded','true');l.hidden=false"></div>
  <div id="l" role="listbox" hidden>${entries}</div>`;

describe('pickers', { concurrency: 2 }, () => {
  test('a date or a time of several parts is typed into its parts', () =>
    passes(
      {
        '/':
          echo +
          parts('Recorded', ['month', 'day', 'year']) +
          parts('Length', ['hour', 'minute', 'AM/PM']) +
          partScript,
      },
      {
        spec: 'Set "Recorded" to "14 December 2026". I should see "12 14 2026". Set "Length" to "18:05". I should see "6 5 PM".',
      },
    ));

  test('a part that does not take what is typed is told, and is no success', async () => {
    const site = { '/': echo + parts('Recorded', ['month', 'day', 'year']) };
    const outcome = await outcomeOf(site, { spec: 'Set "Recorded" to "14 December 2026". I should see "Recorded".' });
    assert.deepEqual([outcome.verdict, outcome.failureClass], ['failed', 'action_had_no_effect'], outcome.summary);
  });

  test('a typed day that a field beside its calendar drops is picked in the calendar', () =>
    passes(
      { '/': dated(`if(!/^2026-/.test(this.value))this.value='';else say('arrival '+this.value);cal.hidden=true`) },
      { spec: 'Set Arrival to 30 December 2026. I should see "arrival 2026-12-30".' },
    ));

  test('so is one in place of which the field shows again what it held', () =>
    passes(
      {
        '/': dated(`if(!/^2026-/.test(this.value))this.value='11/03/2026';cal.hidden=true`).replace(
          '<input id="d"',
          '<input id="d" value="11/03/2026"',
        ),
      },
      { spec: 'Set Arrival to 30 December 2026. I should see "arrival 2026-12-30".' },
    ));

  test('a typed day is handed over by leaving the field', () =>
    passes(
      { '/': dated(`say('arrival '+this.value);cal.hidden=true`) },
      { spec: 'Set Arrival to 2026-12-07. I should see "arrival 2026-12-07".' },
    ));

  test('a key that follows a typed day goes to its field, though it was left', () =>
    passes(
      {
        '/': dated('void 0')
          .replace('<input id="d"', `<input id="d" onkeydown="if(event.key==='Enter')say('sent '+this.value)"`)
          .replace('<button>Next', `<button onclick="say('wrong')">Next`),
      },
      { spec: 'Enter 2026-12-07 into Arrival and press Enter. I should see "sent 2026-12-07".' },
    ));

  test('a word that is also a day is mere text where no calendar opens, and the caret stays', () =>
    passes(
      { '/': `${echo}<label>Note <input onkeydown="if(event.key==='Enter')say('noted '+this.value)"></label>` },
      { spec: 'Type "tomorrow" into Note and press Enter. I should see "noted tomorrow".' },
    ));

  test('what is not among the entries of a dropdown is not pressed elsewhere on the page', async () => {
    const site = { '/': combo(`<div role="option" onclick="say('Norway')">Norway</div>`) };
    const outcome = await outcomeOf(site, { spec: 'Select "Atlantis" in "Country". "left the page" is visible.' });
    assert.deepEqual([outcome.verdict, outcome.failureClass], ['failed', 'missing_element'], outcome.summary);
    assert.match(outcome.summary, /no option "Atlantis": only option "Norway"/);
  });

  test('entries of a dropdown that bear no role are chosen too', () =>
    passes(
      {
        '/': combo(
          `<div style="cursor:pointer" onclick="say('chose '+this.textContent)">Atlantis</div><div>Norway</div>`,
        ),
      },
      { spec: 'Select "Atlantis" in "Country". "chose Atlantis" is visible.' },
    ));

  test('a slider without a name of its own goes by the words before it and is moved by keys', () =>
    passes(
      {
        '/': `${echo}<div><span>Urgency</span><div role="slider" tabindex="0" aria-valuenow="30" aria-valuetext="30 %" style="width:90px;height:20px" onkeydown="let v=+this.getAttribute('aria-valuenow')+(event.key==='ArrowRight'?5:-5);this.setAttribute('aria-valuenow',v);this.setAttribute('aria-valuetext',v+' %');say('urgency '+v)"></div></div>`,
      },
      { spec: 'Set Urgency to 45. I should see "urgency 45".' },
    ));

  test('an entry of a long list that is drawn only in sight is scrolled to, also where the list grows at its end', async () => {
    const list = (first: number) => ({
      '/': `<div id="box" style="height:200px;overflow:auto"><div id="all" style="height:${first * 30}px;position:relative"></div></div>
        <script>let n=${first},more;const draw=()=>{all.innerHTML='';const from=Math.floor(box.scrollTop/30);for(let i=from;i<Math.min(n,from+8);i++){const row=document.createElement('div');row.style='position:absolute;top:'+i*30+'px;height:30px';row.textContent='Item '+(i+1);all.append(row)}
        if(box.scrollTop+201>n*30)more??=setTimeout(()=>{n=200;all.style.height='6000px';draw()},120)};box.onscroll=draw;draw()</script>`,
    });
    const spec = 'Scroll to "Item 120". "Item 120" is visible.';
    for (const first of [200, 10]) await passes(list(first), { spec });
  });

  test('a switch and a dropdown whose input is not seen are pressed on the box that is drawn for them', () =>
    passes(
      {
        '/': `${echo}<div style="width:40px;height:20px" onclick="t.checked=!t.checked;say('live '+t.checked)"><input id="t" type="checkbox" role="switch" aria-label="Live" style="position:absolute;width:0;height:0;opacity:0;margin:0"><span style="display:block;width:40px;height:20px;background:#36c"></span></div>
        <div style="position:relative;width:200px;height:30px" onclick="l.hidden=false"><div><input role="combobox" aria-label="Bay" style="width:100px"></div><div style="position:absolute;inset:0">Where</div></div><div id="l" role="listbox" hidden><div role="option" onclick="say('bay B')">B</div></div>`,
      },
      { spec: 'Turn on Live. I should see "live true". Choose "B" in the Bay dropdown. I should see "bay B".' },
    ));

  test('what is set in a field that offers a choice is chosen, and typed where it offers none of that name', () =>
    passes(
      {
        '/': `${echo}<label>Bay <input id="i" role="combobox" onclick="l.hidden=false" oninput="l.hidden=this.value!==''&&!'Bay 12'.includes(this.value)" onblur="this.value=''"></label><div id="l" role="listbox" hidden><div role="option" onmousedown="say('chosen 12')">Bay 12</div><div role="option" onmousedown="say('chosen 13')">Bay 13</div></div>
        <label>City <input role="combobox" onchange="say('in '+this.value)"></label><button>Save</button>`,
      },
      {
        spec: 'Set Bay to "Bay 12". I should see "chosen 12". Set City to "Oslo". Click Save. I should see "in Oslo".',
      },
    ));

  test('a seen box under a veil is not pressed through it, nor is an unseen one beside another control', async () => {
    const veil = `<div style="position:absolute;inset:0" onclick="say('veil')"></div>`;
    const seen = `${echo}<div style="position:relative;width:60px;height:20px"><input type="checkbox" aria-label="Live">${veil}</div>`;
    const beside = `${echo}<div style="position:relative;width:90px;height:20px"><input type="checkbox" aria-label="Live" style="opacity:0"><button onclick="say('sent')">Send</button>${veil}</div>`;
    for (const page of [seen, beside]) {
      const outcome = await outcomeOf({ '/': page }, { spec: 'Turn on Live. I should not see "Live".', expectMs: 300 });
      assert.equal(outcome.steps[0]?.outcome, 'refused', outcome.summary);
    }
  });

  test('an entry of a tree that a press only chooses is unfolded by its key, though the press moved the focus', () =>
    passes(
      {
        '/': `<main><div role="tree"><div role="treeitem" tabindex="0" aria-expanded="false" onclick="out.textContent='chosen';this.firstChild.focus()" onkeydown="if(event.target===this&&event.key==='ArrowRight'){this.setAttribute('aria-expanded','true');k.hidden=false}"><div tabindex="-1"></div>Folk</div><div id="k" hidden role="treeitem" tabindex="-1" onclick="out.textContent='Celtic shelf'">Celtic</div></div><p id="out"></p></main>`,
      },
      { spec: 'Expand Folk. Click Celtic. I should see "Celtic shelf".' },
    ));

  test('what a field holds is what it keeps; a text without a field goes into the dialog; a drawn chip has its own cross', async () => {
    const cross = (name: string) =>
      `<span style="display:inline-flex;background:#ddd"><span>${name}</span><i role="button" aria-label="Remove" onclick="this.parentElement.remove()">×</i></span>`;
    const site = {
      '/': `<label>Bags <input id="n" value="1" onblur="if(this.value>10)this.value=10"></label>
        <button onclick="d.hidden=false">Rename</button>
        <div id="d" role="dialog" aria-label="Name" hidden><input aria-label="New name"><button onclick="o.textContent='Now '+this.previousSibling.value;d.hidden=true">OK</button></div>
        <button class="bar-nav-icon" onclick="o.textContent='went in'"><i class="mdi-menu mdi"></i></button><button onclick="o.textContent='thrown away'"><i class="trash icon"></i></button>
        <p id="o"></p><p>${['Salt', 'Sugar', 'Fat'].map(cross).join('')}</p>`,
    };
    const icons = 'Click the menu icon. "went in" is shown. Click the delete icon. "thrown away" is shown.';
    const rest = 'Click the remove icon of the "Sugar" chip. "Sugar" should not be shown. "Fat" should be shown.';
    const spec = 'Set Bags to 25. Bags shows 10. Click Rename. Enter "Blue" and click OK. "Now Blue" is shown.';
    await passes(site, { spec: `${spec} ${icons} ${rest}` });
    const outcome = await outcomeOf(site, { spec: 'Set Bags to 25. Bags shows 25.', expectMs: 300 });
    assert.equal(outcome.verdict, 'failed', outcome.summary);
  });

  test('a field that takes no typing is picked from, one entry behind the other', () =>
    passes(
      {
        '/': `${echo}<label>Category <input readonly onclick="a.hidden=false"></label><ul id="a" role="menu" hidden><li role="menuitem" onclick="b.hidden=false">Tools</li></ul><ul id="b" role="menu" hidden><li role="menuitem" onclick="say('tools, power')">Power tools</li></ul>`,
      },
      { spec: 'Set Category to "Tools / Power tools". I should see "tools, power".' },
    ));

  test('a time is set in the fields for its parts that a field opens', () =>
    passes(
      {
        '/': `<label>Sound check <input id="at" readonly onclick="clock.hidden=false"></label>
        <div id="clock" hidden><input type="number" aria-label="Hour" value="12"> : <input type="number" aria-label="Minute" value="00"> <span id="half" tabindex="-1" title="Click to toggle">AM</span></div>
        <script>
          const [hour, minute] = clock.querySelectorAll('input');
          const put = () => { at.value = hour.value.padStart(2, '0') + ':' + minute.value.padStart(2, '0') + ' ' + half.textContent; };
          clock.addEventListener('blur', put, true);
          half.onclick = () => { half.textContent = half.textContent === 'AM' ? 'PM' : 'AM'; put(); };
        </script>`,
      },
      { spec: 'Set "Sound check" to 17:45. The "Sound check" field contains "05:45 PM".' },
    ));

  test('a typed time is handed over by leaving the field, where it opened columns to choose from', () =>
    passes(
      {
        '/': `${echo}<label>Check-in <input id="t" onfocus="c.hidden=false" onblur="c.hidden=true;say('in at '+t.value)"></label><div id="c" hidden>${Array.from({ length: 24 }, (_, hour) => `<span onclick="1">${String(hour).padStart(2, '0')}</span>`).join('')}</div>`,
      },
      { spec: 'Set Check-in to 15:30. I should see "in at 15:30".' },
    ));

  test('a cell is pressed under its column head and a day by its month; an arrow goes by its way', () =>
    passes(
      {
        '/': `${echo}<table role="grid"><tr><th>Item</th><th>Count</th></tr><tr><td tabindex="-1">Nail</td><td tabindex="-1" onclick="say('count of nails')">55</td></tr></table>
        <table role="grid"><tr><td tabindex="-1" aria-label="November 18, 2026" onclick="say('the 18th')">18</td><td tabindex="-1" aria-label="December 18, 2026">18</td></tr></table><button onclick="say('moved')">›</button>`,
      },
      {
        spec: 'Click the Count in the row "Nail". I should see "count of nails". Click "November 18". I should see "the 18th". Click "right arrow". I should see "moved".',
      },
    ));

  test('a picture that nothing names is not called missing', async () => {
    const site = {
      '/': '<h1>Shop</h1><button style="width:40px;height:40px"><svg><path d="M0 0h9v9z"/></svg></button>',
    };
    const outcome = await outcomeOf(site, { spec: 'Click the hamburger icon. I should see "Home".', expectMs: 300 });
    assert.deepEqual([outcome.verdict, outcome.failureClass], ['inconclusive', 'no_evidence'], outcome.summary);
  });

  test('a choice is made in the part of the page that its words title', () =>
    passes(
      {
        '/': `${echo}<div><span>Colour</span><div><label><input type="radio" name="c" onchange="say('blue paint')">Blue</label><label><input type="radio" name="c">Red</label></div></div><div><span>Ink</span><label><input type="radio" name="i">Blue</label></div>`,
      },
      { spec: 'Choose Blue as the colour. I should see "blue paint".' },
    ));

  test('a box that is written in is a field by the words before it, whatever its markup says', () =>
    passes(
      {
        '/': `${echo}<div>Description<div contenteditable="true" style="height:40px;border:1px solid" oninput="say('wrote '+this.textContent)"></div></div>`,
      },
      { spec: 'Write "Loud and lovely" in the Description editor. I should see "wrote Loud and lovely".' },
    ));

  test('a calendar whose month is a dropdown is set to it', () =>
    passes(
      {
        '/': `${echo}<label>Stage date <input readonly onclick="cal.hidden=false"></label><div id="cal" hidden><div><select aria-label="Month"><option>November</option><option>December</option></select><input type="number" aria-label="Year" value="2025"></div>${days(31)}</div>
        <script>cal.addEventListener('click',(e)=>{if(e.target.closest('button'))say([...cal.querySelectorAll('select,input')].map((f)=>f.value).join(' ')+' '+e.target.textContent)})</script>`,
      },
      { spec: 'Set Stage date to 14 December 2026. I should see "December 2026 14".' },
    ));

  test('a day is pressed in the calendar of a sheet that comes late and names its month in no known way, and no pale one', async () => {
    const cells = [
      29,
      30,
      ...Array.from({ length: 31 }, (_, at) => at + 1),
      ...Array.from({ length: 9 }, (_, at) => at + 1),
    ]
      .map(
        (day, at) =>
          `<td style="${at < 2 || at > 32 ? 'opacity:.4' : ''}" onclick="say('Picked '+${at - 1})">${day}</td>`,
      )
      .map((cell, at) => (at % 7 === 0 ? `</tr><tr>${cell}` : cell));
    const sheet = (months: string) => ({
      '/': `${echo}<button onclick="setTimeout(() => sheet.hidden = false, 500)">Due date</button>
        <div id="sheet" role="dialog" hidden><b>Dezember</b>${months}</div>`,
    });
    const table = `<table><tr>${cells.join('')}</tr></table>`;
    const spec = 'Click "Due date". Click "3" in the calendar. I should see "Picked 3".';
    await passes(sheet(table), { spec });
    const two = await outcomeOf(sheet(table + table), { spec });
    assert.deepEqual([two.verdict, two.failureClass], ['inconclusive', 'ambiguous']);
  });

  test('a button opens its calendar, whose arrows stand without a name on both sides of the month', () =>
    passes(
      {
        '/': `${echo}<label for="b">Due date</label><button id="b" aria-haspopup="dialog" onclick="cal.hidden=false">&nbsp;</button><div id="cal" hidden><div><button onclick="turn(-1)"><svg width="9" height="9"></svg></button><button id="m"></button><button onclick="turn(1)"><svg width="9" height="9"></svg></button></div>${days(28)}</div>
        <script>let at=10;const turn=(by)=>{at+=by;m.textContent=new Date(2026,at,1).toLocaleString('en',{month:'long',year:'numeric'})};turn(0)
        cal.onclick=(e)=>{const b=e.target.closest('[tabindex]');if(b){say(m.textContent+' '+b.textContent);cal.hidden=true}}</script>`,
      },
      {
        spec: 'Set Due date to 14 March 2027. I should see "March 2027 14". Set Due date to 3 November 2026. I should see "November 2026 3".',
      },
    ));

  test('a day goes to the calendar of its own field, never to one of something else, nor to dropdowns that spell a date', async () => {
    const month = (name: string, said: string) =>
      `<div onclick="if(event.target.closest('button[tabindex]'))say('${said} '+event.target.textContent)"><button onclick="say('turned ${said}')">Next month</button><h3>${name} 2026</h3>${days(31)}</div>`;
    const numbers = days(31).replaceAll('<button tabindex="-1">', '<option>').replaceAll('</button>', '</option>');
    const born = `<fieldset><select aria-label="Month" onchange="say('born')"><option>May</option><option>December</option></select><select aria-label="Year" onchange="say('born')"><option>2025</option><option>2026</option></select><select>${numbers}</select></fieldset>`;
    const shown = (more: string) => ({
      '/': `${echo}${born}<p>Booked days</p>${month('May', 'booked')}<label>Departure <input readonly ${more}></label>`,
    });
    const opens = shown(`onclick="c.hidden=!c.hidden"`);
    const site = { '/': `${opens['/']}<div id="c" hidden>${month('December', 'departure')}</div>` };
    await passes(site, { spec: 'Set Departure to 14 December 2026. I should see "departure 14".' });
    await passes(site, { spec: 'Click Departure. Set Departure to 15 December 2026. I should see "departure 15".' });
    const none = await outcomeOf(shown(''), { spec: 'Set Departure to 14 May 2026. I should see "14".' });
    assert.deepEqual([none.verdict, none.failureClass], ['inconclusive', 'no_evidence'], none.summary);
  });

  test('a code of single characters is typed into its fields, and one of another length is not', async () => {
    const site = {
      '/': `${echo}<p id="l">Access code</p><div role="group" aria-labelledby="l">${[1, 2, 3, 4]
        .map(
          (at) =>
            `<input maxlength="1" size="1" aria-label="Digit ${at} of 4" oninput="this.nextElementSibling?.focus();say('got '+[...document.querySelectorAll('input')].map((one)=>one.value).join(''))">`,
        )
        .join('')}</div>`,
    };
    await passes(site, { spec: 'Enter "4711" as the access code. I should see "got 4711".' });
    assert.equal((await outcomeOf(site, { spec: 'Enter "47113" as the access code.' })).verdict, 'inconclusive');
  });

  test('what has no box of its own is pressed where its words are drawn', () =>
    passes(
      {
        '/': `${echo}<div onclick="say('on '+event.target.textContent)"><span role="button" style="display:contents">Celtic</span></div>`,
      },
      { spec: 'Click Celtic. I should see "on Celtic".' },
    ));

  test('a choice that is called like a day is chosen where no calendar stands open', () =>
    passes(
      {
        '/': `<fieldset><legend>Week starts on</legend><label><input type="radio" name="w" checked> Monday</label> <label><input type="radio" name="w"> Sunday</label></fieldset>`,
      },
      { spec: 'Choose Sunday. Sunday is selected. Monday is not selected.' },
    ));

  const keyed = `${echo}<label>From <input id="f" placeholder="yyyy-MM-dd"></label><button onclick="say('Sent')">Send</button><script>
    let typed='';const show=()=>{f.value=typed&&typed.replace(/^(.{4})(..)(..)$/,'$1-$2-$3')};f.oninput=show;
    f.onkeydown=(e)=>{if(/^\\d$/.test(e.key)){e.preventDefault();typed+=e.key;show()}}</script>`;
  test('a field that takes keys alone gets keys', () =>
    passes({ '/': keyed }, { spec: 'Set From to 2026-05-06. From is 2026-05-06.' }));

  test('a field that refuses what is typed is no failure of the step: what the page says of it decides', () =>
    passes(
      {
        '/': `${echo}<label>Age <input oninput="this.value=this.value.replace(/[^0-9]/g,'')"></label><button onclick="say('Digits only')">Send</button>`,
      },
      { spec: 'Enter "abc" in Age. Click Send. I should see "Digits only". Age is empty.' },
    ));

  test('a field with the role of a search is a field, and the one to search in', () =>
    passes(
      {
        '/': `${echo}<p>Hosts</p><input role="search" placeholder="Filter table" onkeydown="if(event.key==='Enter')say('sent '+this.value)">`,
      },
      { spec: 'Type "dns" into Filter table. Search for "web". I should see "sent web".' },
    ));
});
