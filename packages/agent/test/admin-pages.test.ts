import { describe, test } from 'node:test';
import { telling } from './harness.ts';

const tells = telling();

/** As admin panels and ledgers build their pages. */
describe('pages of admin panels', { concurrency: 2 }, () => {
  test('"Press Delete" is the link of that name where nothing has the focus, and the key where it is said to be one', async () => {
    const page = (focused: string) =>
      `<h1>Edit</h1><a href="#" onclick="say('link')">Delete</a><input aria-label="Name" value="Lamp" ${focused}><p></p>
      <script>const say=(what)=>{document.querySelector('p').textContent='by the '+what};document.onkeydown=(e)=>say('key '+e.key)</script>`;
    await Promise.all([
      tells(
        page(''),
        ['Press Delete. "by the link" is visible.', 'passed'],
        ['Press the Delete key. "by the key Delete" is visible.', 'passed'],
      ),
      tells(page('autofocus'), ['Press Delete. "by the key Delete" is visible.', 'passed']),
    ]);
  });

  test('a button keeps the name that its title told while the title is shown as a tooltip', async () => {
    const sign = '<svg width="9" height="9"><path d="M0 0L9 9"/></svg>';
    const row = (name: string) =>
      `<tr><td>${name}</td><td><button title="User actions" onclick="say('${name}')">${sign}</button></td></tr>`;
    const shows = `<p id="said"></p><script>const say=(who)=>{said.textContent='Actions of '+who};
      for(const button of document.querySelectorAll('button[title]')){const {title}=button;let tip;
      button.onmouseenter=()=>{button.removeAttribute('title');button.setAttribute('aria-describedby','tip');tip=document.createElement('div');
      tip.id='tip';tip.role='tooltip';tip.textContent=title;document.body.append(tip)};
      button.onmouseleave=()=>{button.title=title;button.removeAttribute('aria-describedby');tip?.remove()}}</script>`;
    const told = (name: string) => `In the Ana row click User actions. "Actions of ${name}" is visible.`;
    const page = `<table>${['Bob', 'Ana'].map(row).join('')}</table>${shows}`;
    await tells(page, [told('Ana'), 'passed'], [told('Bob'), 'failed']);
  });

  test('a box is the whole of what its title bar heads, though a further title of that rank stands in it', async () => {
    const box = (title: string, inside: string) =>
      `<div class="box"><div><h2>${title}</h2><button type="button" aria-expanded="true" aria-label="Toggle panel: ${title}"></button></div><div>${inside}</div></div>`;
    await tells(
      `<h1>Dashboard</h1><div>${box('News', '<label>Author <input></label><button>Delete</button><p>Fog warning</p>')}${box(
        'Quick Draft',
        `<form onsubmit="drafts.innerHTML='<li>'+t.value+'</li>';return false"><div><label for="t">Title</label><input id="t"></div>
        <p><button>Save Draft</button></p></form><div><h2>Recent Drafts</h2><ul id="drafts"></ul></div>`,
      )}</div>`,
      ['In the Quick Draft box, enter "Tide" as the title and click Save Draft. "Tide" is shown.', 'passed'],
      ['In the Quick Draft box, enter "Tide" as the title and click Save Draft. "Mist" is shown.', 'failed'],
      ['In the Quick Draft box, click Delete.', 'failed'],
      ['In the Quick Draft box, "Fog warning" is shown.', 'failed'],
    );
  });

  test('a shut dropdown is no folder to open and holds no messages; pages are what is listed under their title', async () => {
    const options = ['Inbox', 'Drafts', 'Sent'].map((name) => `<option${name === 'Sent' ? ' selected' : ''}>${name}`);
    const pages = ['Home', 'Offices'].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('');
    await Promise.all([
      tells(
        `<h1>Compose</h1><label>Save sent message in <select>${options.join('</option>')}</option></select></label>`,
        ['Open Drafts.', 'inconclusive'],
        ['Select Drafts. "Save sent message in" is "Drafts".', 'passed'],
        ['There are 3 messages.', 'inconclusive'],
        ['There are 4 messages.', 'failed'],
      ),
      tells(
        `<main><h1>All pages</h1><ul>${pages}</ul></main>`,
        ['There are 2 pages listed.', 'passed'],
        ['The list has 3 pages.', 'failed'],
        ['No pages are listed.', 'failed'],
      ),
    ]);
  });

  test('what radios behind their title show is the one that is chosen', async () => {
    const radio = (name: string, more: string) =>
      `<li><label><input type="radio" name="s" ${more}> ${name}</label></li>`;
    await tells(
      `<h1>Order</h1><div><label for="s0">Status:</label><ul>${radio('New', 'id="s0"')}${radio('Cancelled', 'checked')}</ul><p>How it stands.</p></div>
      <div><span>Kind:</span> <label><input type="radio" name="k"> Oak</label> <span>Size:</span> <label><input type="radio" name="z" checked> Small</label></div>`,
      ['The status is Cancelled.', 'passed'],
      ['The status is New.', 'failed'],
      ['The status shows New.', 'failed'],
      ['The status is not Cancelled.', 'failed'],
      ['The kind is Small.', 'failed'],
    );
  });

  test('what stands under a title is no button beside it, nor what stands under the next title', async () => {
    const hidden =
      '<span style="position:absolute;clip:rect(1px,1px,1px,1px);width:1px;height:1px;overflow:hidden">Move up</span>';
    const box = (title: string, button: string, inside: string) =>
      `<div class="box"><div><h2>${title}</h2><div><button>${button}</button></div></div>${inside}</div>`;
    await tells(
      `<h1>Dashboard</h1>${box('Glance', hidden, '<div><ul><li><a href="#">11 Posts</a></li></ul></div>')}${box('Drafts', 'Edit', '<div>7 of them</div>')}${box('Empty', hidden, '')}
      ${box('Last', hidden, '<p>Fog</p>')}`,
      ['"Glance" says "11 Posts".', 'passed'],
      ['"Glance" says "7 of them".', 'failed'],
      ['"Glance" does not say "11 Posts".', 'failed'],
      ['"Drafts" says "7 of them".', 'passed'],
      ['"Empty" says "Fog".', 'failed'],
    );
  });

  test('"Select X" ticks the box of the row that X names and follows no link', async () => {
    const row = (name: string, team: string) =>
      `<tr><td><input type="checkbox"></td><th><a href="#${name}">${name}</a></th><td><a href="#${team}">${team}</a></td></tr>`;
    const page = (head: string) =>
      `<h1>Orders</h1><table><thead><tr><th>${head}</th><th>Number</th><th>Team</th></tr></thead><tbody>
      ${row('SO-7', 'Red')}${row('SO-8', 'Blue')}${row('SO-9', 'Green')}</tbody></table><p>0 selected</p>
      <script>const p=document.querySelector('p');onhashchange=()=>{p.textContent='at '+location.hash};
      onchange=()=>{p.textContent=document.querySelectorAll('tbody :checked').length+' selected'}</script>`;
    await Promise.all([
      tells(
        page('<input type="checkbox">'),
        ['Select SO-7, SO-8 and SO-9. "3 selected" appears.', 'passed'],
        ['Select SO-7, SO-8 and SO-9. "2 selected" appears.', 'failed'],
        ['Click SO-8. "at #SO-8" appears.', 'passed'],
        ['Select Blue. "at #Blue" appears.', 'inconclusive'],
        ['Select Blue in the row for SO-8. "at #Blue" appears.', 'passed'],
      ),
      tells(
        `<table><tr><th><input type="checkbox"></th><th>Name</th><th></th></tr><tr><td><input type="checkbox"></td><td>Plan</td><td>
        <button aria-haspopup="true" onclick="this.nextElementSibling.hidden=false">More</button><div hidden><a href="#share">Share</a></div></td></tr></table>
        <p></p><script>onhashchange=()=>{document.querySelector('p').textContent='at '+location.hash}</script>`,
        ['Click More in the row for Plan. Select Share. "at #share" appears.', 'passed'],
      ),
      tells(page('Paid'), ['Select SO-8. "at #SO-8" appears.', 'inconclusive']),
    ]);
  });

  test('"Open the X list" presses what leads there, and never a mere list or table', async () => {
    await tells(
      `<h1>Site</h1><table><caption><a href="#auth">Groups and Users</a></caption>
      <tr><th scope="row"><a href="#g">Groups</a></th><td><a href="#add">Add</a></td></tr>
      <tr><th scope="row"><a href="#u">Users</a></th><td><a href="#add">Add</a></td></tr></table>
      <h2>News</h2><ul><li><a href="#n">None</a></li><li><a href="#o">Old</a></li></ul><p></p>
      <script>onhashchange=()=>{document.querySelector('p').textContent='at '+location.hash}</script>`,
      ['Open the Users list. "at #u" is shown.', 'passed'],
      ['Open the Users list. "at #g" is shown.', 'failed'],
      ['Open the News list. "Old" is shown.', 'inconclusive'],
    );
  });

  test('a radio goes by what each element in its label says, and the group around it is not pressed', async () => {
    const radio = (shown: string, code: string, state = '') =>
      `<label><input type="radio" name="d" ${state}> <span>${shown}</span><code>${code}</code></label><br>`;
    await tells(
      `<h1>Settings</h1><table role="presentation"><tr><th scope="row">Date Format</th><td>
      <fieldset><legend style="position:absolute;clip-path:inset(50%)">Date Format</legend>
      ${radio('November 28, 2026', 'F j, Y', 'checked')}${radio('2026-11-28', 'Y-m-d')}${radio('28/11/2026', 'd/m/Y')}</fieldset></td></tr></table>`,
      ['Choose "Y-m-d" as Date Format. The second radio is selected.', 'passed'],
      ['Choose "Y-m-d" as Date Format. The first radio is selected.', 'failed'],
      ['Choose "m-d" as Date Format. The second radio is selected.', 'inconclusive'],
    );
  });

  test('what is to be done on a page that goes by a name is not done on another one', async () => {
    await tells(
      `<title>Dashboard</title><nav><a href="#" aria-current="page">Dashboard</a> <a href="#" onclick="turn()">Posts</a></nav>
      <h1>Dashboard</h1><p>11 Posts, recently published</p><button onclick="p.textContent='options of '+h.textContent">Options</button><p></p>
      <script>const h=document.querySelector('h1'),p=document.querySelectorAll('p')[1];
      const turn=()=>{document.title=h.textContent='Posts'}</script>`,
      ['Open Options on the Posts page. "options of Dashboard" is shown.', 'inconclusive'],
      ['Go to Posts. Open Options on the Posts page. "options of Posts" is shown.', 'passed'],
      ['Open Options on the Dashboard page. "options of Posts" is shown.', 'failed'],
    );
  });

  test('a number to choose is written into a field of numbers, and a field to write in is no dropdown without the option', async () => {
    await tells(
      `<label>Type <select><option>int</option><option>varchar</option></select></label> <label>Length <input type="number"></label>
      <label>Comment <input></label><button onclick="p.textContent='Created '+n.value">Save</button><p></p>
      <script>const p=document.querySelector('p'),n=document.querySelector('input')</script>`,
      ['Choose varchar as type and 80 as length. Click Save. "Created 80" is shown.', 'passed'],
      ['Choose varchar as type and 80 as length. Click Save. "Created 90" is shown.', 'failed'],
      ['Choose short as comment.', 'inconclusive'],
    );
  });

  test('the field written to last is left for a dropdown before its options are read', async () => {
    await tells(
      `<label>Nickname <input value="admin"></label> <label>Shown as <select><option>admin</option></select></label>
      <button onclick="p.textContent='Howdy, '+s.value">Save</button><p></p><script>const [p,s,i]=['p','select','input'].map((n)=>document.querySelector(n));
      i.onblur=()=>s.add(new Option(i.value))</script>`,
      ['Set the Nickname to "Chief". Choose "Chief" in "Shown as". Click Save. "Howdy, Chief" is shown.', 'passed'],
      ['Set the Nickname to "Chief". Choose "Boss" in "Shown as".', 'failed'],
    );
  });

  test('a list that is not drawn and empty is chosen from in what is drawn behind it', async () => {
    await tells(
      `<style>.hid{position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden}</style>
      <label for="c">Customer:</label><select id="c" class="hid" tabindex="-1" aria-hidden="true"></select><span><span role="combobox"
      style="display:inline-block;width:200px;height:20px;border:1px solid" aria-haspopup="true" aria-expanded="false" tabindex="0"
      aria-disabled="false" aria-labelledby="t"><span id="t" role="textbox" aria-readonly="true"></span></span></span>
      <button onclick="p.textContent='Saved for '+c.value">Save</button><p></p><script>const p=document.querySelector('p'),box=document.querySelector('[role=combobox]');
      let d;box.onmousedown=()=>{box.setAttribute('aria-expanded','true');d=document.createElement('ul');d.setAttribute('role','listbox');document.body.append(d);
      setTimeout(()=>{for(const n of ['Ana Silva','Ben Okafor']){const li=document.createElement('li');li.setAttribute('role','option');li.textContent=n;d.append(li);
      li.onmouseup=()=>{c.replaceChildren(new Option(n));t.textContent=n;d.remove();box.setAttribute('aria-expanded','false')}}},100)}</script>`,
      ['Select "Ben Okafor" as Customer. Click Save. "Saved for Ben Okafor" is shown.', 'passed'],
      ['Pick customer "Ben Okafor". Click Save. "Saved for Ben Okafor" is shown.', 'passed'],
      ['Select "Ben Okafor" as Customer. Click Save. "Saved for Ana Silva" is shown.', 'failed'],
      ['Pick customer "Nora Nobody". Click Save.', 'failed'],
    );
  });

  test('what stands under the entry of a menu may unfold under the pointer', async () => {
    await tells(
      `<style>li{position:relative;width:160px}ul ul{position:absolute;left:160px;top:-1000em}li:hover ul{top:-1px}</style>
      <ul><li><a href="#d">Dashboard</a></li><li><a href="#p" aria-haspopup="true">Posts</a><ul><li><a href="#all">All Posts</a></li>
      <li><a href="#c">Categories</a></li></ul></li></ul><h1>Dashboard</h1><a href="#other">Categories</a><p></p>
      <script>onhashchange=()=>{document.querySelector('p').textContent='at '+location.hash}</script>`,
      ['Go to Categories under Posts. "at #c" is shown.', 'passed'],
      ['Go to Categories under Posts. "at #p" is shown.', 'failed'],
      ['Go to Tags under Posts.', 'failed'],
    );
  });

  test('links under "By status" filter by it, and a dropdown may go by what it offers', async () => {
    await tells(
      `<h2>Filter</h2><h3>By status</h3><ul><li><a href="#all">All</a></li><li><a href="#paid">Paid</a></li></ul>
      <table><thead><tr><th>Name</th><th><a href="#sort">Status</a></th></tr></thead><tbody><tr><td>Tent</td><td>Paid</td></tr>
      <tr><td>Rake</td><td>New</td></tr></tbody></table>
      <select aria-label="Filter by date"><option>All dates</option><option>March 2026</option></select>
      <select aria-label="Filter by category"><option>All Categories</option><option>Sport</option></select><p></p>
      <script>const p=document.querySelector('p');onhashchange=()=>{p.textContent='at '+location.hash};onchange=(e)=>{p.textContent='shows '+e.target.value}</script>`,
      ['Filter by status "Paid". "at #paid" is shown.', 'passed'],
      ['Filter by status "Paid". "at #all" is shown.', 'failed'],
      ['Filter by status "New".', 'inconclusive'],
      ['Select "March 2026" in the dates dropdown. "shows March 2026" is shown.', 'passed'],
      ['Select "March 2026" in the dates dropdown. "shows Sport" is shown.', 'failed'],
      ['Select "Sport" in the dates dropdown.', 'inconclusive'],
    );
  });

  test('words go into no field for a number, and the only field to write in may be the one that is meant', async () => {
    await tells(
      `<textarea name="query"></textarea> <button onclick="p.textContent='Ran '+document.querySelector('textarea').value">Execute</button>
      Limit rows: <input type="number"><p></p><script>const p=document.querySelector('p')</script>`,
      ['Type "select 1" into the textarea and click Execute. "Ran select 1" is shown.', 'passed'],
      ['Type "select 1" into the textarea and click Execute. "Ran select 2" is shown.', 'failed'],
      ['Type "7" into the field.', 'inconclusive'],
      ['Type "7" into the textarea and click Execute. "Ran 7" is shown.', 'passed'],
      ['Type "select 1" into the query box.', 'inconclusive'],
    );
  });

  test('of a line of dropdowns behind a name the one that offers the option is meant', async () => {
    const drop = (...names: string[]) =>
      `<td><select>${names.map((name) => `<option>${name}</option>`).join('')}</select></td>`;
    const is = drop('is', 'is not');
    await tells(
      `<h2>Filters</h2><table><tr><td><input type="checkbox" id="s"><label for="s">Status</label></td>${is}<td></td></tr>
      <tr><td><input type="checkbox" id="t"><label for="t">Tracker</label></td>${is}${drop('Bug', 'Support')}</tr>
      <tr><td>Stage</td>${is}${drop('Old', 'New')}${drop('New', 'Old')}</tr></table>
      <a href="#" onclick="p.textContent=[...document.querySelectorAll('select')].map((s)=>s.value).join()">Apply</a><p id="p"></p>`,
      ['Select "Support" in the Tracker filter. Click Apply. "is,is,Support,is,Old,New" is shown.', 'passed'],
      ['Select "is not" in the Tracker filter. Click Apply. "is,is not,Bug,is,Old,New" is shown.', 'passed'],
      ['Select "Support" in the Tracker filter. Click Apply. "is,is,Bug,is,Old,New" is shown.', 'failed'],
      ['Select "Task" in the Tracker filter.', 'failed'],
      ['Select "Support" in the Status filter.', 'failed'],
      ['Select "New" in the Stage filter.', 'failed'],
    );
  });

  test('the text area is no field of a single line', async () => {
    const page = (
      more: string,
    ) => `<label>Search <input></label><h1>Wiki</h1><textarea>old</textarea>${more}<label>Comment
      <input></label><button onclick="p.textContent='Saved '+document.querySelector('textarea').value">Save</button><p id="p"></p>`;
    await tells(
      page(''),
      ['Fill the text area with "Welcome". Click Save. "Saved Welcome" is shown.', 'passed'],
      ['Fill the text area with "Welcome". Click Save. "Saved old" is shown.', 'failed'],
      ['Fill the field with "the text area".', 'inconclusive'],
    );
    await tells(page('<textarea></textarea>'), ['Fill the text area with "Welcome".', 'inconclusive']);
  });

  test('the only field to write in of a row goes by what the row begins with, whatever goes with it', async () => {
    const drop = '<td><select><option></option><option>UPPER</option></select></td>';
    const row = (name: string, type: string, fields: string) =>
      `<tr><td>${name}</td><td>${type}</td>${drop}<td><input type="checkbox"></td><td>${fields}</td></tr>`;
    await tells(
      `<table><thead><tr><th>Column</th><th>Type</th><th>Function</th><th>Null</th><th>Value</th></tr></thead>
      <tbody>${row('city', 'varchar(20)', '<input>')}${row('notes', 'text', '<textarea></textarea>')}
      ${row('span', 'range', '<input> to <input>')}</tbody></table><p id="p"></p><button onclick="p.textContent='Row: '+
      [...document.querySelectorAll('input:not([type]),textarea')].map((f)=>f.value||'-').join()">Go</button>`,
      ['Type "London" into the city field. Click Go. "Row: London,-,-,-" is shown.', 'passed'],
      ['Change the notes to "sent by air". Click Go. "Row: -,sent by air,-,-" is shown.', 'passed'],
      ['Change the notes to "sent by air". Click Go. "Row: sent by air,-,-,-" is shown.', 'failed'],
      ['Type "5" into the span field.', 'inconclusive'],
      ['Select "UPPER" in the city dropdown.', 'inconclusive'],
    );
  });

  test('the only one of the tabs whose link has a class that says so is selected', async () => {
    const tabs = (...classes: string[]) =>
      `<h1>Settings</h1><div><ul>${['General', 'Display'].map((name, i) => `<li><a href="#${name}" class="${classes[i]}">${name}</a></li>`).join('')}</ul></div>`;
    await tells(
      tabs('selected', ''),
      ['The General tab is selected.', 'passed'],
      ['The Display tab is selected.', 'failed'],
    );
    await tells(tabs('selected', 'selected'), ['The General tab is selected.', 'inconclusive']);
  });

  test('the button in a head or a bar is pressed and not what holds it, and a row is ticked by its own name alone', async () => {
    const row = (name: string, role: string) =>
      `<tr><td><input type="checkbox" onchange="say('picked ${name}')"></td><td>${name}</td><td>${role}</td></tr>`;
    const site = (
      inBar: string,
    ) => `<nav style="background:#eee"><div><a href="#">Desk</a> ${inBar}</div></nav><p>Nothing yet</p>
      <table><thead><tr><th><input type="checkbox" aria-label="All"></th><th>Name</th><th onclick="say('sorted')"><span>Role</span>
      <span role="button" tabindex="-1" onclick="event.stopPropagation();pop.hidden^=1"><svg role="img" aria-label="filter" width="9" height="9"></svg></span></th></tr></thead>
      <tbody>${row('Ann Lee', 'Admin')}${row('Ben Fox', 'Editor')}</tbody></table>
      <div id="pop" hidden><label><input type="checkbox" onchange="say('only editors')">Editor</label></div>
      <script>const say=(words)=>{document.querySelector('p').textContent=words}</script>`;
    await tells(
      site(`<button onclick="say('panel')">Views <b>0</b></button>`),
      ['Open the Role filter. Tick Editor. "only editors" is shown.', 'passed'],
      ['Open the Role filter. Tick Editor. "picked Ben Fox" is shown.', 'failed'],
      ['Tick Editor. "picked Ben Fox" is shown.', 'failed'],
      ['Tick Ben Fox. "picked Ben Fox" is shown.', 'passed'],
      ['Tick the row Editor. "picked Ben Fox" is shown.', 'passed'],
      ['Click Role. "sorted" is shown.', 'passed'],
      ['Open the Views panel. "panel" is shown.', 'passed'],
      ['Open the Views panel. "panel" is not shown.', 'failed'],
    );
    const views = '<button>Views 1</button><button>Views 2</button>';
    await tells(site(views), ['Open the Views panel. "Nothing yet" is shown.', 'inconclusive']);
  });

  test('a link to another page folds nothing: what folds stands in its line, or nothing does', async () => {
    const fold = (title: string, id: string, toggle: string) =>
      `<div><div>${toggle}<a href="/far">${title}</a></div><div id="${id}">All of ${title}</div></div>`;
    const toggle = (name: string, id: string) =>
      `<span title="${name}" style="cursor:pointer;display:inline-block;width:16px;height:16px" onclick="${id}.hidden^=1"></span>`;
    await tells(
      `<h1>Ticket</h1>${fold('Basics', 'ba', toggle('Toggle visibility', 'ba'))}${fold('Dates', 'da', '')}${fold('People', 'pe', toggle('Toggle favourite', 'pe'))}`,
      ['Collapse Basics. "All of Basics" is not shown. "All of Dates" is shown.', 'passed'],
      ['Collapse Basics. "All of Basics" is shown.', 'failed'],
      ['Collapse Dates. "All of Dates" is not shown.', 'inconclusive'],
      ['Expand Dates. "Not found" is shown.', 'inconclusive'],
      ['Collapse People. "All of People" is not shown.', 'inconclusive'],
    );
  });

  test('a box to tick that says no more than how it stands is called by the label in front of it', async () => {
    const box = (name: string) =>
      `<button type="button" role="checkbox" aria-checked="false" onclick="this.setAttribute('aria-checked','true');o.textContent='ticked ${name}'">Enabled</button>`;
    const field = (name: string, inside: string) =>
      `<div><div><div><div>${name}</div><i>arrow_drop_down</i></div></div><div>${inside}</div></div>`;
    await tells(
      `${field('Paid', box('Paid'))}${field('Sent', box('Sent'))}<p id="o">idle</p>${field('Terms', `${box('one')}${box('two')}`)}`,
      ['Tick Paid. "ticked Paid" is visible.', 'passed'],
      ['Tick Sent. "ticked Sent" is visible.', 'passed'],
      ['Tick Sent. "ticked Paid" is visible.', 'failed'],
      ['Paid is checked.', 'failed'],
      ['Tick Terms. "ticked one" is visible.', 'inconclusive'],
    );
  });

  test('a field keeps the hint that it was pressed by, once it shows a choice in its place', async () => {
    const page = `<div><input readonly placeholder="Pick a region" id="c" onclick="m.style.display='block'"></div><input aria-label="Other" value="Peru">
      <ul role="menu" id="m" style="display:none"><li role="menuitem" tabindex="0" onclick="c.value='Spain';c.placeholder='';m.style.display='none'">Spain</li><li role="menuitem" tabindex="0">Japan</li></ul>`;
    const chosen = (claim: string) => `Click "Pick a region", choose Spain. ${claim}`;
    await tells(
      page,
      [chosen('"Pick a region" shows "Spain".'), 'passed'],
      [chosen('"Pick a region" shows "Japan".'), 'failed'],
      [chosen('"Pick a region" is not visible.'), 'passed'],
    );
  });

  test('an arrow or a dropdown that nothing names is not told to be missing', async () => {
    const arrow = (way: string) =>
      `<button type="button"><svg width="10" height="10"><path d="${way}"/></svg></button>`;
    const size = '<input role="combobox" readonly aria-expanded="false" aria-haspopup="listbox">';
    const [arrows, sized, turned] = [
      'Click the second arrow button.',
      'Change the page size to 10/page.',
      '"Lists" is visible.',
    ];
    await tells(
      `<h1>Lists</h1>${arrow('M9 0 0 5l9 5z')}${arrow('M0 0 9 5 0 10z')}${size}`,
      [`${arrows} ${turned}`, 'inconclusive'],
      [`${sized} ${turned}`, 'inconclusive'],
    );
    await tells(
      `<h1>Lists</h1><button>Save</button><select aria-label="Country"><option>Peru</option></select>`,
      [`${arrows} ${turned}`, 'failed'],
      [`${sized} ${turned}`, 'failed'],
    );
  });
});
