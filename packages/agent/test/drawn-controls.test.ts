import { describe, test } from 'node:test';
import { telling } from './harness.ts';

const tells = telling();

/** As component libraries draw controls, lists and boards of their own, which are told otherwise than plain ones. */
describe('controls and lists that libraries draw', { concurrency: 2 }, () => {
  test('a drawn dropdown is as usable as the hidden field that its label names', () => {
    const dropdown = (name: string, id: string, more: string) => `<div><label for="${id}">${name}</label>
      <div style="border:1px solid #ccc"><div style="color:#999">North</div><div style="visibility:hidden"><input ${more} id="${id}" role="combobox"></div></div></div>`;
    return tells(
      `${dropdown('Branch', 'a', 'disabled')}${dropdown('Room', 'b', '')}`,
      ['Branch is disabled.', 'passed'],
      ['Branch shows "North". Branch is enabled.', 'failed'],
      ['Room is disabled.', 'inconclusive'],
    );
  });

  test('a field that takes a day is left before it is asked for, be it also not told which figure is the month', () =>
    tells(
      `<label for="d">Start date</label> <input id="d" value="12/05/2025"><p>Earliest: 05/05/2025</p><script>
      let kept = d.value; const at = (text) => text.split('/').reverse().join('');
      d.oninput = () => { if (at(d.value) >= '20250505') kept = d.value; }; d.onblur = () => { d.value = kept; };</script>`,
      ['Set Start date to 01/05/2025. Start date is 01/05/2025.', 'failed'],
      ['Set Start date to 06/05/2025. Start date is 06/05/2025.', 'passed'],
    ));

  test('a day in words is written as the field writes its own; what it refuses where it shows none is not done', () => {
    const field = (
      shown: string,
    ) => `<label for="d">Due date</label> <input id="d" role="combobox" aria-haspopup="dialog"
      aria-expanded="false" value="${shown}"><p role="alert"></p><script>d.onchange = () => {
        const fits = /^\\d\\d\\.\\d\\d\\.\\d{4}$/.test(d.value); d.setAttribute('aria-invalid', String(!fits));
        document.querySelector('p').textContent = fits ? '' : 'No date'; };</script>`;
    return tells(
      field('12.05.2025'),
      ['Pick June 3, 2025 in Due date. Due date is 03.06.2025.', 'passed'],
      ['Set Due date to June 3, 2025. Due date is 03.06.2025.', 'passed'],
      ['Pick June 3, 2025 in Due date. I see "No date".', 'failed'],
      ['Set Due date to 2025-06-03. I see "No date".', 'passed'],
    ).then(() => tells(field(''), ['Pick June 3, 2025 in Due date. I see "No date".', 'inconclusive']));
  });

  test('a label that stands on a line of its own says what its field holds', () => {
    const field = (name: string, value: string) => `<div style="display:flex;flex-direction:column">
      <label for="${name}">${name}</label><div><input id="${name}" value="${value}"></div></div>`;
    return tells(
      `${field('City', '')}${field('Street', 'Elm 4')}`,
      ['City is empty. Street is not empty.', 'passed'],
      ['Street is empty.', 'failed'],
    );
  });

  test('what a card says is seen, though a link that nobody sees lies over it by the same name', () =>
    tells(
      `<div style="position:relative"><a href="?1" aria-label="Press" aria-hidden="true" tabindex="-1"
        style="position:absolute;inset:0;opacity:0"></a><a href="?1"><h2><span style="display:block">Press<span
        style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)">:</span></span><span>0 files</span></h2></a></div>`,
      ['The "Press" folder is shown.', 'passed'],
      ['The "Print" folder is shown.', 'failed'],
    ));

  test('"select the row for X" ticks the box of that row', () => {
    const row = (name: string) => `<tr><td><input type="checkbox" aria-label="Select row"></td><td>${name}</td></tr>`;
    return tells(
      `<table><tr><th></th><th>Customer</th></tr>${row('Nord Ltd')}${row('Nordic Ltd')}</table>`,
      ['Select the row for "Nordic Ltd". The row "Nordic Ltd" is selected.', 'passed'],
      ['Select the row for "Nordic Ltd". The row "Nord Ltd" is selected.', 'failed'],
    );
  });

  test('an entry is ticked as the plain box says that draws the tick in it', () =>
    tells(
      `<div role="listbox" aria-label="Regions"><div role="option"><div></div>North</div>
      <div role="option"><div aria-checked="true"><span></span></div>South</div></div>`,
      ['South is checked.', 'passed'],
      ['South is not checked.', 'failed'],
      ['North is not checked.', 'passed'],
      ['North is checked.', 'failed'],
    ));

  test('where the page asks in a dialog of its own, that one is cancelled', () =>
    tells(
      `<ul aria-label="Products"><li id="d">Desk <button id="b">Delete</button></li></ul>
      <div id="m" role="alertdialog" aria-modal="true" aria-label="Delete Desk?" hidden><button id="c">Cancel</button><button id="k">Delete</button></div>
      <script>b.onclick=()=>{m.hidden=false};c.onclick=()=>{m.hidden=true};k.onclick=()=>{m.hidden=true;d.remove()}</script>`,
      ['Click Delete. Cancel the dialog. The dialog is closed and Desk is listed.', 'passed'],
      ['Click Delete. Cancel the dialog. Desk is not listed any more.', 'failed'],
      ['Click Delete. Accept the dialog. Desk is not listed any more.', 'passed'],
      ['Click Delete. Confirm the deletion. The "Desk" item is visible.', 'failed'],
      ['Cancel the dialog.', 'failed'],
    ));

  test('a form of the page asks nothing: whether it is the dialog to accept, nobody can tell', () =>
    tells(
      `<button id="b">Rename</button><p id="p">Desk</p><div id="m" role="dialog" aria-label="Rename Desk" hidden><input aria-label="Name"><button>Cancel</button><button id="k">Save</button></div>
      <script>b.onclick=()=>{m.hidden=false};k.onclick=()=>{p.textContent='Chair'}</script>`,
      ['Click Rename. Accept the dialog. The page shows "Chair".', 'inconclusive'],
      ['Click Rename. Accept the confirmation. The page shows "Desk".', 'inconclusive'],
    ));

  test('a dropdown that nothing is typed into is cleared by the button at it, else nothing tells how', () =>
    tells(
      ['Size', 'Colour']
        .map(
          (
            name,
            i,
          ) => `<div><span id="l${i}">${name}</span><div><button id="t${i}" role="combobox" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="l${i}">Medium</button>
      ${i === 0 ? '<button aria-label="Clear value" onclick="t0.textContent=\'Pick one\';this.remove()">×</button>' : ''}</div></div>`,
        )
        .join(''),
      ['Clear Size. The page shows "Pick one".', 'passed'],
      ['Clear Size. Size is Medium.', 'failed'],
      ['Clear Colour.', 'inconclusive'],
    ));

  test('the choice in a dropdown whose field takes no words is cleared by the button in its box, else nothing tells how', () =>
    tells(
      `${['Status', 'Colour']
        .map(
          (
            name,
            i,
          ) => `<div><div role="combobox" aria-haspopup="listbox" aria-expanded="false"><label for="i${i}">${name}</label>
      <input id="i${i}" role="combobox" inputmode="none" aria-haspopup="listbox" aria-expanded="false" value="Paid" onbeforeinput="event.preventDefault()">
      ${i === 0 ? '<i role="button" tabindex="-1" aria-label="Clear Status" onclick="i0.value=\'\';p.textContent=\'23 orders\'">×</i>' : ''}</div></div>`,
        )
        .join('')}<p id="p">9 orders</p>`,
      ['Clear the Status filter. "23 orders" is visible.', 'passed'],
      ['Clear Status. "9 orders" is visible.', 'failed'],
      ['Clear Colour.', 'inconclusive'],
    ));

  test('a choice that stands there again once its search was emptied and left was not cleared, and one that went was', () => {
    const field = (name: string, left: string) =>
      `<label>${name} <input role="combobox" aria-expanded="false" value="Dana" onblur="${left}"></label>`;
    return tells(
      `${field('Owner', "this.value='Dana'")} ${field('Buyer', "p.textContent='23 orders'")}<p id="p">9 orders</p>`,
      ['Clear the Owner. "23 orders" is visible.', 'inconclusive'],
      ['Clear the Buyer. "23 orders" is visible.', 'passed'],
      ['Clear the Buyer. Type "Ann". Buyer is "Ann".', 'passed'],
    );
  });

  test('a list box that is shut and holds no entries opens them elsewhere', () =>
    tells(
      `<label for="i">Supplier</label><span id="w" tabindex="0" role="listbox" aria-haspopup="true" aria-expanded="false" style="display:block"><input id="i" readonly tabindex="-1" placeholder="Choose one"><span>▾</span></span>
      <script>w.onclick=()=>{const u=document.createElement('ul');u.setAttribute('role','listbox');u.innerHTML='<li role="option">Acme</li><li role="option">Acme Europe</li>';u.onclick=(e)=>{i.value=e.target.textContent;u.remove();w.setAttribute('aria-expanded','false')};document.body.append(u);w.setAttribute('aria-expanded','true')}</script>`,
      ['Choose "Acme" from Supplier. Supplier is "Acme".', 'passed'],
      ['Choose "Acme Europe" in Supplier. Supplier is "Acme".', 'failed'],
      ['Choose "Zeiss" from Supplier.', 'failed'],
    ));

  test('a rating whose stars are all called alike is set by their number', () => {
    const star = (at: number) =>
      `<label><input type="radio" name="r" value="${at}"><svg width="24" height="24" role="img" aria-label="Star"></svg></label>`;
    return tells(
      `<style>label{display:inline-block;width:30px}input{opacity:0;position:absolute;width:24px;height:24px;margin:0}</style>
      <div role="radiogroup" aria-label="Client rating" onchange="document.querySelector('p').textContent=event.target.value+' of 5'">
      ${[1, 2, 3, 4, 5].map(star).join('')}</div><p></p>`,
      ['Set Client rating to 4. The page shows "4 of 5".', 'passed'],
      ['Give 2 stars for Client rating. The page shows "2 of 5".', 'passed'],
      ['Set Client rating to 4. The page shows "3 of 5".', 'failed'],
    );
  });

  test('a message that is marked as none is closed by what says that it closes it', () =>
    tells(
      `<h1>Servers</h1><button onclick="z.innerHTML=t.innerHTML">Export</button><div id="z"></div><template id="t"><div><h4>Report exported</h4>
      <div><button aria-label="Close Success alert: alert: Report exported" onclick="z.innerHTML=''">×</button></div></div></template>`,
      ['Click Export. Close the alert. "Report exported" is no longer visible.', 'passed'],
      ['Click Export. Close the alert "Report exported". "Report exported" is gone.', 'passed'],
      ['Click Export. Close the alert. "Report exported" is visible.', 'failed'],
    ));

  test('an alert of the page that is dismissed is gone, whatever readers of screens were told; that of the browser is another', () =>
    tells(
      `<div id="a" role="alert">Your trial ends in 5 days <button aria-label="Close" onclick="a.remove()">×</button></div>
      <div role="status" style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">(Tag removed)</div>`,
      ['Dismiss the alert "Your trial ends in 5 days". The alert is gone.', 'passed'],
      ['Dismiss the alert "Your trial ends in 5 days". The alert is visible.', 'inconclusive'],
      ['Dismiss the alert. "Your trial ends in 5 days" is visible.', 'inconclusive'],
    ));

  test('an editor that draws its text itself takes it by the text area of no size that catches the keys', async () => {
    const fold = '<div style="overflow:hidden;height:0"><textarea></textarea></div>';
    const page = (
      more: string,
    ) => `<p>Run SQL query</p><div id="box" style="position:relative;width:400px;height:80px;border:1px solid">
      <div style="overflow:hidden;position:relative;width:3px;height:0;top:4px;left:50px"><textarea id="keys"
      style="position:absolute;bottom:-1em;padding:0;width:1000px;height:1em"></textarea></div><pre id="code">old</pre></div>${more}
      <button onclick="p.textContent='ran: '+code.textContent">Go</button><p id="p"></p><script>let all=false;
      box.onclick=()=>keys.focus();keys.onkeydown=(e)=>{if(e.ctrlKey&&e.key.toLowerCase()==='a'){all=true;e.preventDefault()}};
      keys.oninput=()=>{code.textContent=(all?'':code.textContent)+keys.value;all=false;keys.value=''}</script>`;
    await tells(
      page(fold),
      ['Type "SELECT 1" into the SQL editor. Click Go. "ran: SELECT 1" is shown.', 'passed'],
      ['Type "SELECT 1" into the SQL editor. Click Go. "ran: SELECT 2" is shown.', 'failed'],
      ['The field is empty.', 'inconclusive'],
      ['The field does not contain "old".', 'inconclusive'],
    );
    await tells(`<p>Run SQL query</p>${fold}`, ['Type "SELECT 1" into the SQL editor.', 'failed']);
  });

  test('an entry of a menu without roles that was just opened goes before what stood on the page', async () => {
    const entry = (name: string) =>
      `<div style="cursor:pointer" onclick="say('${name} of the menu')"><i></i> ${name}</div>`;
    const site = `<div><button onclick="say('all deleted')">Delete</button> <button onclick="shut()">Close</button></div>
      <h3>Files</h3><div oncontextmenu="event.preventDefault();menu.hidden=false">beta</div><button onclick="toast.hidden=false">Save</button>
      <table><tr><th>Template</th><th>Size</th></tr></table><p>Nothing yet</p>
      <div id="menu" hidden style="position:absolute;top:70px;left:9px;background:#ddd">${entry('Rename')}${entry('Delete')}${entry('Template')}</div>
      <div id="toast" hidden style="position:absolute;top:70px;left:9px;background:#ddd">Saved it <button onclick="say('toast')">Undo</button>
      <button onclick="say('toast')">Close</button></div>
      <script>const say=(words)=>{document.querySelector('p').textContent=words;menu.hidden=true};const shut=()=>say('page closed')</script>`;
    await tells(
      site,
      ['Right-click "beta". Click "Delete". "Delete of the menu" is shown.', 'passed'],
      ['Right-click "beta". Choose "Delete". "Delete of the menu" is shown.', 'passed'],
      ['Right-click "beta". In the menu click "Delete". "Delete of the menu" is shown.', 'passed'],
      ['Right-click "beta". Click "Delete". "all deleted" is shown.', 'failed'],
      ['Right-click "beta". Click "Template". "Template of the menu" is shown.', 'passed'],
      ['Right-click "beta". Click "Rename". Click "Delete". "all deleted" is shown.', 'passed'],
      ['Click Save. Click Close. "toast" is shown.', 'inconclusive'],
    );
  });

  test('words that a dropdown only looks for are not chosen, and nothing outside of what it opens is', async () => {
    const size = `<div style="display:inline-block"><input id="size" role="combobox" aria-label="Size" aria-expanded="false" aria-haspopup="listbox" aria-autocomplete="list">
      <span id="now">5 rows</span></div><div id="sizes" role="listbox" hidden></div>`;
    const script = (
      keeps: boolean,
    ) => `<script>const draw=()=>{sizes.innerHTML=['5 rows','10 rows'].filter((name)=>name.includes(size.value)).map((name)=>
      '<div role="option" onmousedown="now.textContent=this.textContent;size.value=String()">'+name+'</div>').join('')||'Nothing'};
      const open=(on)=>{sizes.hidden=!on;size.ariaExpanded=on;draw()};size.onclick=()=>open(true);size.oninput=()=>open(true);
      size.onblur=()=>{open(false);if(!${keeps})size.value=''}</script>`;
    await tells(
      `<h1>Users</h1>${size}${script(false)}<button>Next</button>`,
      ['Set Size to "10 rows". "10 rows" is shown.', 'passed'],
      ['Set Size to "50 rows". Size is "50 rows".', 'failed'],
      ['Set Size to "50 rows". "5 rows" is shown.', 'failed'],
    );
    await tells(`<h1>Users</h1>${size}${script(true)}<button>Next</button>`, [
      'Set Size to "50 rows". Size is "50 rows".',
      'passed',
    ]);
    const field = `<div><button id="field" role="combobox" aria-label="Field" aria-expanded="false" aria-haspopup="listbox"
      onclick="this.ariaExpanded=true;list.hidden=false;say('opened')">Name</button></div>
      <div id="list" hidden style="position:absolute"><div onclick="say('by city')">City</div><div onclick="say('by name')">Name</div></div>`;
    await tells(
      `<h1>People</h1>${field}<h2 id="h" style="margin-top:90px">All</h2><table><tr><td><a href="#mia">Mia</a></td><td>Oslo</td></tr></table><p></p>
      <script>const say=(words)=>{document.querySelector('p').textContent=words;h.textContent='All, '+words};onhashchange=()=>say('at Mia')</script>`,
      ['Set the Field dropdown to "City". "by city" is shown.', 'passed'],
      ['Set the Field dropdown to "Mia". "at Mia" is shown.', 'failed'],
    );
  });

  test('a star that is drawn in front of a label is no part of it', async () => {
    await tells(
      `<style>label[data-must]::before{content:"*"}</style><form onsubmit="return false"><p><label for="p" data-must>Price</label><input id="p" value="189"></p>
      <p><label for="s">Stock</label><input id="s" value="3"></p></form><p id="out"></p><script>p.oninput=()=>{out.textContent='at '+p.value}</script>`,
      ['Change Price to 199.5. "at 199.5" is shown.', 'passed'],
      ['Set Price to 199.5. "at 189" is shown.', 'failed'],
    );
  });

  test('the field that only the label in front of it names is its date where it holds one', async () => {
    const page = (value: string) =>
      `<form><div><label for="none">Joined</label><section><div><span role="alert"></span><input id="d" value="${value}"></div></section></div></form><p id="out"></p><script>d.oninput=()=>{out.textContent='on '+d.value}</script>`;
    await tells(
      page('2024/01/15'),
      ['Change the Joined date to 2024/03/20. "on 2024/03/20" is shown.', 'passed'],
      ['Change the Joined date to 2024/03/20. "on 2024/01/15" is shown.', 'failed'],
    );
    await tells(page('Ana'), ['Change the Joined date to 2024/03/20. "on 2024/03/20" is shown.', 'failed']);
  });

  test('the last word of what is picked may be the title of its group or dropdown, unless a control bears it all', async () => {
    const radio = (name: string) => `<label><input type="radio" name="t" onchange="say('${name}')">${name}</label>`;
    await tells(
      `<form><div><label for="t">Theme</label></div><div role="radiogroup" aria-label="segmented control" id="t">${radio('Light')}${radio('Dark')}</div>
      <div><div>Queue:</div><div><select onchange="say(this.value)"><option>Billing</option><option>Support</option><option>Sales team</option></select></div></div>
      <button type="button" onclick="say('button')">Billing queue</button></form><p id="out"></p><script>const say=(what)=>{out.textContent='took '+what}</script>`,
      ['Pick the Dark theme. "took Dark" is shown.', 'passed'],
      ['Pick the Support queue. "took Support" is shown.', 'passed'],
      ['Pick the Support queue. "took Billing" is shown.', 'failed'],
      ['Pick the Billing queue. "took button" is shown.', 'passed'],
      ['Pick the Sales queue. "took Sales team" is shown.', 'failed'],
    );
  });

  test('what is typed goes into the field that a picker stands in front of, what is chosen into the picker', () => {
    const field = (name: string, at: string, shown: string) => `<div><span>${name}:</span><div>
      <span role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="${at}" onclick="${at}l.hidden=!${at}l.hidden"><span id="${at}" role="textbox" aria-readonly="true">${shown}</span></span>
      <input role="combobox" aria-expanded="false" aria-autocomplete="list" oninput="out.textContent='wrote '+this.value"></div>
      <ul role="listbox" id="${at}l" hidden><li role="option" onclick="${at}.textContent='Talk';${at}l.hidden=true;out.textContent='chose Talk'">Talk</li></ul></div>`;
    return tells(
      `<main>${field('New title', 'ns', '(Main)')}${field('Old title', 'os', 'User')}</main><p id="out"></p>`,
      ['Set "New title" to "Staff". The page shows "wrote Staff".', 'passed'],
      ['Type "Talk" in the New title field. The page shows "wrote Talk". New title is "Talk".', 'passed'],
      ['Type "Talk" in the New title field. New title is "(Main)".', 'failed'],
      ['Set "New title" to "Talk". The page shows "chose Talk".', 'passed'],
      ['Select "Talk" as New title. The page shows "wrote Talk".', 'failed'],
    );
  });

  test('the visible field that stands for one out of sight goes by its label, where nothing else names it', async () => {
    const page = (before: string, after = '') =>
      `<main><div><label for="to">To</label><div><textarea id="to" tabindex="-1" onfocus="i.focus()" style="position:absolute;left:-5000px"></textarea>
      <ul><li>${before}<input id="i"></li>${after}</ul></div></div><div><label for="s">Subject</label><input id="s"></div><p id="out"></p></main>
      <script>i.onkeydown=(e)=>{if(e.key==='Enter'){to.value+=i.value+', ';i.value='';out.textContent='For '+to.value}}</script>`;
    await tells(
      page(''),
      [
        'Type "bob@x.org" in the To field. Press Enter. The page shows "For bob@x.org". To contains "bob@x.org".',
        'passed',
      ],
      ['Type "bob@x.org" in the To field. Press Enter. The page shows "For eve@x.org".', 'failed'],
      ['Type "bob" in the To field. The To field is "bob". The Subject field is empty.', 'passed'],
      ['Type "bob" in the To field. Press Enter. The To field is empty.', 'failed'],
    );
    await tells(page('Cc '), ['Type "bob" in the To field. Press Enter.', 'inconclusive']);
    await tells(page('', '<li><input></li>'), ['Type "bob" in the To field. Press Enter.', 'inconclusive']);
    await tells(
      `<form><div style="position:absolute;left:-5000px"><label for="w">Website</label><input id="w"></div><input oninput="document.querySelector('p').textContent='wrote it'"></form><p></p>`,
      ['Type "bob" in the Website field. The page shows "wrote it".', 'failed'],
    );
  });

  test('without a place a file goes to the only control that asks for one, where its input is not drawn at all', async () => {
    const page = (...buttons: string[]) =>
      `<main>${buttons.join('')}<p id="out"></p></main><div style="display:none"><form><input type="file" id="f" onchange="out.textContent='took '+this.files[0].name"></form></div>`;
    const asks = (name: string) => `<button onclick="f.click()">${name}</button>`;
    await tells(
      page(asks('Attach a file'), '<button onclick="f.remove()">Upload</button><button>Upload history</button>'),
      ['Attach the file notes.csv. The page shows "took notes.csv".', 'passed'],
      ['Upload "notes.csv". The page shows "took notes.csv".', 'passed'],
      ['Upload "notes.csv". The page shows "took report.csv".', 'failed'],
    );
    await tells(page(asks('Choose files...'), asks('Attach a file')), ['Upload "notes.csv".', 'inconclusive']);
    await tells(page('<button>Attach a file</button>'), ['Upload "notes.csv".', 'inconclusive']);
    await tells(page('<button>Select all files</button>'), ['Upload "notes.csv".', 'failed']);
  });

  test('the only list in a box goes by the title that the box refers to, though it is not drawn', async () => {
    const page = (more = '') =>
      `<div aria-labelledby="t"><div><span id="t" style="display:none">Folders</span></div>${more}<div><table role="listbox"><tbody>
      <tr role="option"><td tabindex="0">Inbox</td></tr><tr role="option"><td tabindex="0">Receipts</td></tr></tbody></table></div></div><main><h1>Mail</h1></main>`;
    await tells(
      page(),
      ['The folder list contains "Receipts". The Folders list has 2 items. "Folders" is not visible.', 'passed'],
      ['The folder list contains "Invoices".', 'failed'],
      ['The folder list does not contain "Receipts".', 'failed'],
      ['The label list contains "Receipts".', 'inconclusive'],
    );
    await tells(page('<ul><li>One</li></ul>'), ['The folder list contains "Receipts".', 'inconclusive']);
  });

  test('a choice goes by its name without the remark in brackets that holds a link of its own', async () => {
    const radio = (words: string) => `<label><input type="radio" name="skin">${words}</label><br>`;
    const page = (...words: string[]) =>
      `<form><fieldset><legend>Skin</legend><div role="radiogroup">${words.map(radio).join('')}</div></fieldset></form>`;
    const link = '<a href="#p">Preview</a>';
    await tells(
      page(`Vector (2010) (default | ${link})`, `MonoBook (${link})`),
      ['Choose "MonoBook" as the skin. "MonoBook" is selected. "Vector (2010)" is not selected.', 'passed'],
      ['Choose "Vector (2010)" as the skin. "Vector (2010)" is selected.', 'passed'],
      ['Choose "MonoBook" as the skin. "Vector (2010)" is selected.', 'failed'],
      ['Choose "Vector" as the skin.', 'inconclusive'],
    );
    await tells(page(`MonoBook (light, ${link})`, `MonoBook (dark, ${link})`), [
      'Choose "MonoBook" as the skin.',
      'inconclusive',
    ]);
    await tells(
      page('MonoBook (dark)', `Vector ${link}`),
      ['Choose "MonoBook" as the skin.', 'inconclusive'],
      ['Choose "Timeless" as the skin.', 'failed'],
    );
  });
});
