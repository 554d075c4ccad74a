import { describe, test } from 'node:test';
import { telling } from './harness.ts';

const tells = telling();

const heads = '<div role="row"><div role="columnheader">Make</div><div role="columnheader">City</div></div>';
const cells = (...words: string[]) =>
  `<div role="row">${words.map((word) => `<div role="gridcell">${word}</div>`).join('')}</div>`;
const table = (head: readonly string[], ...rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((word) => `<th>${word}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((word) => `<td>${word}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

/** As well-known component libraries and content systems build their pages. */
describe('pages of component libraries', { concurrency: 2 }, () => {
  test('a line of filters under the heads of a grid is no row of it', () =>
    tells(
      `<style>[role=row]{display:flex}[role=row]>*{width:140px}</style><div role="grid"><div role="rowgroup">${heads}
      <div role="row"><div role="gridcell"><input aria-label="Make Filter Input"></div><div role="gridcell"></div></div></div>
      <div role="presentation"><div role="rowgroup">${cells('Tesla', 'Oslo')}${cells('Ford', 'Bergen')}</div></div></div>`,
      ['The first row contains "Tesla". The table has 2 rows.', 'passed'],
      ['The second row contains "Tesla".', 'failed'],
      ['The table has 3 rows.', 'failed'],
    ));

  test('the box that hides a column is not that column', () =>
    tells(
      `<style>.hidden{display:none}</style><fieldset><legend>Columns</legend><label><input type="checkbox" checked
      onclick="document.querySelectorAll('.a').forEach((e)=>e.classList.toggle('hidden',!this.checked))"> Author</label></fieldset>
      <table><tr><th>Title</th><th class="a">Author</th></tr><tr><td>Roses</td><td class="a">Ann</td></tr></table>`,
      ['Untick "Author". The "Author" column is not visible.', 'passed'],
      ['Untick "Author". The "Author" column is visible.', 'failed'],
    ));

  test('a column Count says how many there are of what a row is called; the word for one row is none for all', () =>
    tells(
      table(['Name', 'Count'], ['Flowers', '1'], ['Herbs', '0'], ['Vegetables', '2']),
      ['The Count of Vegetables is 2.', 'passed'],
      ['The Count of "Vegetables" is 3.', 'failed'],
      ['There are 3 Vegetables.', 'inconclusive'],
    ));

  test('an option that bars the pointer is not chosen', () =>
    tells(
      `<style>.off{cursor:not-allowed}</style><h1>Desk</h1><label for="r">Room</label>
      <div onmousedown="document.querySelector('#d').style.display=''"><input id="r" role="combobox" readonly aria-haspopup="listbox" aria-expanded="false"></div>
      <div id="d" style="display:none"><div title="Single"><div>Single</div></div><div class="off option-disabled" title="Suite"><div>Suite</div></div></div>`,
      ['Select "Suite" from "Room". The heading "Desk" is visible.', 'failed'],
    ));

  test('a sign in the head of a column is in that column', () =>
    tells(
      `<table><tr><th>Name</th><th aria-label="Room"><div>Room <span role="button" tabindex="-1" onclick="document.querySelector('p').textContent='Filter for rooms'"><span role="img" aria-label="filter">▼</span></span></div></th></tr>
      <tr><td>Ana</td><td>Single</td></tr></table><p></p>`,
      ['Click the filter icon in the "Room" column. "Filter for rooms" is visible.', 'passed'],
    ));

  test('"the Arrival date" is the date field Arrival', () =>
    tells(
      `<label>Arrival <input type="date" onchange="document.querySelector('p').textContent='Arrives '+this.value"></label><p></p>`,
      ['Choose 2026-08-14 as the Arrival date. The page shows "Arrives 2026-08-14".', 'passed'],
    ));

  test('cards are the boxes drawn as such: no branch of a tree, no section that folds and no column that holds them', () => {
    const card = (name: string, trade: string) =>
      `<div class="card"><div><h6>${name}</h6><p>${trade}</p></div><div><button>Message</button></div></div>`;
    return tells(
      `<style>.card{display:inline-block;border:1px solid #999;box-shadow:0 1px 3px #999;width:200px}</style><div>
      <div>${card('Adams', 'Surgeon')}${card('Brandt', 'Dentist')}${card('Costa', 'Radiologist')}</div><div><div><div class="fold"><h3><button aria-expanded="false">Prices</button></h3></div>
      <div class="fold"><h3><button aria-expanded="false">Insurance</button></h3></div></div><ul role="tree"><li role="treeitem">Wards</li><li role="treeitem">Labs</li></ul></div></div>`,
      ['There are 3 cards. The second card shows "Dentist".', 'passed'],
      ['There are 2 cards.', 'failed'],
    );
  });

  test('the native list behind a drawn dropdown offers nothing of its own', () =>
    tells(
      `<label for="t">Tags</label><select hidden multiple id="s"></select><div onmousedown="open_()"><input id="t" role="combobox" aria-haspopup="listbox" aria-expanded="false"></div>
      <div id="d" role="listbox" style="display:none"></div><p></p><script>function open_(){s.hidden=false;s.style='position:absolute;opacity:.01;width:9px;height:9px';s.innerHTML='<option>electric';
      d.style.display='';d.innerHTML='<div role="option" onclick="document.querySelector(\\'p\\').textContent=\\'Tags: electric\\'">electric</div>'}</script>`,
      ['Select "electric" in "Tags". The page shows "Tags: electric".', 'passed'],
    ));

  test('what was typed to narrow a list down is no entry of it', () =>
    tells(
      `<h1>Delivery</h1><label for="c">City</label><div id="w"><input id="c" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-autocomplete="list"
      oninput="if(this.parentNode.id){const b=document.createElement('span');b.style.cursor='pointer';b.tabIndex=-1;this.replaceWith(b);b.append(this);this.focus()}"></div>`,
      ['Select "City 10" from "City". The heading "Delivery" is visible.', 'failed'],
    ));

  test('a box that can take the focus and holds the button that closes is no button', () =>
    tells(
      `<button onclick="document.querySelector('#m').style.display=''">New customer</button><div id="m" style="display:none"><div role="dialog" aria-labelledby="t" aria-modal="true"><div tabindex="0">
      <button aria-label="Close" onclick="document.querySelector('#m').style.display='none'"><span role="img" aria-label="close">✕</span></button><div id="t">New customer</div><p>Customers pay within 30 days.</p><button>Add</button></div></div></div>`,
      ['Click "New customer" and close the dialog. There is no dialog.', 'passed'],
    ));

  test('a link that is clipped to a point is not seen', () =>
    tells(
      `<style>.s{clip:rect(1px,1px,1px,1px);clip-path:inset(50%);height:1px;overflow:hidden;position:absolute;width:1px}</style><a class="s" href="#m">Skip to content</a><main id="m"><h1>Blog</h1></main>`,
      ['"Skip to content" is visible.', 'inconclusive'],
    ));

  test('a button says what it shows, whatever it is called for readers of screens', () =>
    tells(
      `<button aria-label="Hide password" onclick="this.ariaLabel='Show password';this.firstChild.textContent='Show'"><span>Hide</span></button>`,
      ['Click "Hide". The button says "Show".', 'passed'],
      ['Click "Hide". The button says "Hide".', 'failed'],
    ));

  test('"the header row" is the row of the heads of the columns', () =>
    tells(
      `<table><thead><tr><td><input type="checkbox" aria-label="All" onclick="document.querySelectorAll('tbody input').forEach((i)=>i.checked=this.checked)"></td><th>Title</th></tr></thead>
      <tbody><tr><th><input type="checkbox" aria-label="Select Beans"></th><td>Beans</td></tr><tr><th><input type="checkbox" aria-label="Select Roses"></th><td>Roses</td></tr></tbody></table>`,
      ['Tick the checkbox in the header row. The checkbox in the row "Beans" is checked.', 'passed'],
    ));

  test('a link that counts what it leads to goes before a cell that begins alike', () =>
    tells(
      `<p><a href="#all">All <span>(3)</span></a> | <a href="#published">Published <span>(2)</span></a></p>${table(['Title', 'Date'], ['Beans', 'Published<br>2026/11/27'])}`,
      ['Click "Published". The URL ends with "#published".', 'passed'],
    ));

  test('where a list of contents names headings in another order, the headings are above and below each other', () =>
    tells(
      `<ul><li><a href="#o">News</a></li><li><a href="#n">Hours</a></li></ul><h2 id="n">Hours</h2><p>8 to 16.</p><h2 id="o">News</h2><p>The crane.</p>`,
      ['"Hours" is above "News".', 'passed'],
      ['"News" is above "Hours".', 'inconclusive'],
    ));

  test('the rows of one page are counted where the table says how many there are on all', () =>
    tells(
      `<div><div role="grid" aria-rowcount="8">${heads}<div role="rowgroup">${cells('Rex', 'Dog')}${cells('Misty', 'Cat')}</div></div><p>1–2 of 7 <button aria-label="Go to next page">›</button></p></div>`,
      ['The table has 2 rows.', 'passed'],
      ['The table has 3 rows.', 'failed'],
    ));

  test('a plain box is held to what it says, and not to what readers of screens are told of it', () => {
    const day = (n: number) =>
      `<td role="gridcell" onclick="document.querySelector('p').textContent='Day ${n}'"><a aria-label="March ${n}, 2026">${n}</a></td>`;
    return tells(`<table role="grid"><tr role="row">${[11, 12, 13].map(day).join('')}</tr></table><p></p>`, [
      'Click "12". The page shows "Day 12".',
      'passed',
    ]);
  });

  test('with a dialog before the page its own fields are read, and not the heads of columns behind it', () =>
    tells(
      `${table(['Item', 'Price', ''], ['Kettle', '$31.00', '<button id="e">Edit</button>'])}<div id="m" role="dialog" aria-modal="true" aria-label="Edit item" hidden style="position:fixed;inset:0;background:#0008">
      <div style="background:#fff;width:300px;margin:80px auto;padding:20px"><label for="p">Price</label><input id="p" type="number" value="29"><button>Cancel</button></div></div><script>e.onclick=()=>{m.hidden=false}</script>`,
      ['Click "Edit". "Price" is "29".', 'passed'],
      ['Click "Edit". "Price" is "31".', 'failed'],
    ));

  test('a badge is the number behind the words, and no cell beside a state of that name', () =>
    tells(
      `<div style="display:flex;gap:8px"><button>New</button><span>Pending <span style="border-radius:9px">4</span></span></div>${table(['Guest', 'Status', 'Total'], ['Bruno', '<span>Pending</span>', '€95.00'])}`,
      ['The Pending badge shows 4.', 'passed'],
      ['The Pending badge shows "€95.00".', 'failed'],
    ));

  test('what says that it is shut all the same has not been expanded', () =>
    tells(
      `<h2><button aria-expanded="false">Delivery terms</button></h2><p>Payable within 30 days.</p><ul role="tree"><li role="treeitem" aria-label="Main house"><button tabindex="-1">▸</button><span>Main house</span></li></ul>`,
      ['Expand "Delivery terms". "Payable within 30 days." is visible.', 'failed'],
      ['Expand "Main house". "Payable within 30 days." is visible.', 'inconclusive'],
    ));

  test('an entry of the menu that a row opened elsewhere on the page is picked', () =>
    tells(
      `${table(['Guest', 'State', ''], ['Ana', 'Paid', '<button aria-haspopup="menu">More</button>'], ['Bruno', 'Open', '<button aria-haspopup="menu">More</button>'])}
      <div id="m" role="menu" hidden><div role="menuitem" tabindex="-1">Confirm</div></div><script>let c;document.querySelectorAll('td button').forEach((b)=>{b.onclick=()=>{c=b;m.hidden=false}});
      m.onclick=()=>{c.closest('tr').children[1].textContent='Confirmed';m.hidden=true}</script>`,
      ['In the row of "Bruno", open the More menu and pick "Confirm". The row of "Bruno" says Confirmed.', 'passed'],
      ['In the row of "Bruno", open the More menu and pick "Confirm". The row of "Ana" says Confirmed.', 'failed'],
    ));

  test('the field of a dropdown is clipped away, and its box takes the press', () =>
    tells(
      `<style>.ha{clip:rect(0 0 0 0);height:1px;overflow:hidden;position:absolute;width:1px}.dd{display:inline-flex;border:1px solid;position:relative}.dd span{padding:8px;width:120px}</style>
      <div class="dd" id="dd"><div class="ha"><input readonly aria-haspopup="listbox" aria-label="Status filter"></div><div class="ha"><select tabindex="-1"><option>Any</option></select></div><span>Any status</span><div role="button" aria-haspopup="listbox" aria-label="Any status">v</div></div>
      <div id="pop" hidden><ul role="listbox"><li role="option">Cancelled</li></ul></div><p id="o"></p><script>dd.onclick=()=>{pop.hidden=!pop.hidden};pop.onclick=(e)=>{o.textContent='Only '+e.target.textContent;pop.hidden=true}</script>`,
      ['Select "Cancelled" in the status filter. "Only Cancelled" is shown.', 'passed'],
    ));

  test('the heading of a column is pressed to sort by it', () =>
    tells(
      `<h1>Board</h1><table><tr><th onclick="o.textContent='Sorted'">Quantity</th></tr><tr><td>1</td></tr></table><p id="o"></p>`,
      ['Click the Quantity heading. "Sorted" is shown.', 'passed'],
    ));

  test('"confirm" is not called missing where a dialog asks in other words', () =>
    tells(
      `<button id="d">Remove</button><div id="m" role="dialog" aria-modal="true" aria-label="Please confirm" hidden><p>Delete it for good?</p><button>Cancel</button><button>Delete</button></div><script>d.onclick=()=>{m.hidden=false}</script>`,
      ['Click "Remove" > confirm > "Gone" is shown', 'inconclusive'],
    ));

  test('words that only stand next to each other are not said, be it by two controls, two entries or parts of two lines', () =>
    tells(
      `<h1>Notes</h1><section aria-label="Journal"><button>Save note</button><h2>Saved note</h2></section>
      <button>Cancel</button><button>Order</button><dl><dt>Total</dt><dd>$45.00</dd></dl><p>Read our <a href="#t">terms and
      conditions</a> now</p><div><span>Signed in as </span><a href="#u">Ana Smith (admin)</a></div>
      <table><tr><th>Name</th><th>City</th></tr><tr><td>Ada</td><td>Oslo</td></tr><tr><td>Bram</td><td>Gent</td></tr></table>`,
      ['"Note saved" is shown.', 'failed'],
      ['"Note saved" is not shown. "Cancel order" is not shown.', 'passed'],
      ['The "Journal" section shows "Note saved".', 'inconclusive'],
      ['The table contains "Oslo Bram".', 'inconclusive'],
      ['The page shows "our terms and". "Total $45.00" is shown. "Signed in as Ana" is shown.', 'passed'],
    ));

  test('the pages of a list go by their numbers, whatever their buttons are called, and never by a number to choose', () =>
    tells(
      `<ul><li id="r">Emma</li></ul><select aria-label="Page Size"><option>2</option><option>10</option></select><span>
      ${[1, 2, 3].map((n) => `<button aria-label="Show Page ${n}" onclick="r.textContent='Of page ${n}'">${n}</button>`).join('')}</span>`,
      ['Click page 2. "Of page 2" is shown.', 'passed'],
      ['Go to page 3. "Of page 3" is shown.', 'passed'],
      ['Click page 2. "Emma" is shown.', 'failed'],
    ));

  test('a choice whose radio button has no size is read by its label', () =>
    tells(
      `<style>input{position:absolute;width:0;height:0;opacity:0}</style><div role="radiogroup">${['Day', 'Night']
        .map(
          (name) =>
            `<div><input type="radio" name="s" id="${name}"><label for="${name}"><span>${name}</span></label></div>`,
        )
        .join('')}</div>`,
      ['Choose Night. "Night" is selected. "Day" is not selected.', 'passed'],
      ['Choose Night. "Day" is selected.', 'failed'],
    ));

  test('a choice that a press leaves as it was is not pressed', () =>
    tells(
      `<label><input type="radio" name="s" checked>Day</label><label><input type="radio" name="s" onclick="return false">Night</label>
      <label><input type="checkbox" onclick="return false">Alone</label><label><input type="checkbox" onclick="o.textContent='Asked';return false">Late</label><p id="o">None</p>`,
      ['Click "Night". "None" is visible.', 'failed'],
      ['Click the "Alone" checkbox. "None" is visible.', 'failed'],
      ['Click "Night". "Night" is not selected.', 'passed'],
      ['Click "Day". "None" is visible.', 'passed'],
      ['Click the "Late" checkbox. "Asked" is visible.', 'passed'],
    ));

  test('the head of a wide column is pressed at the word that sorts by it', () =>
    tells(
      `<table style="width:600px"><tr><th style="text-align:left"><span tabindex="0" style="cursor:pointer"
      onclick="o.textContent='Sorted'">Quantity</span></th></tr><tr><td>1</td></tr></table><p id="o"></p>`,
      ['Click the Quantity column header. "Sorted" is shown.', 'passed'],
    ));

  test('a day is set as its field says that it wants it written', () =>
    tells(
      `<label for="d">Due date</label><input id="d" role="combobox" aria-haspopup="dialog" placeholder="M/D/YYYY"><p id="o"></p>
      <script>d.onblur=()=>{o.textContent=/^d+/d+/d{4}$/.test(d.value)?'Due '+d.value:'Not a date'}</script>`,
      ['Set Due date to 2031-03-09. "Due 3/9/2031" is shown.', 'passed'],
    ));

  test('of a list that draws only what is in sight neither the last entry nor what is not drawn is told', () =>
    tells(
      `<div role="grid" aria-label="Crops" aria-rowcount="26"><div role="row"><div role="columnheader">Crop</div></div>
      ${['Apple', 'Jicama'].map((name) => `<div role="row"><div role="gridcell">${name}</div></div>`).join('')}</div>`,
      ['The last row contains "Jicama".', 'inconclusive'],
      ['The row "Zucchini" shows "89".', 'inconclusive'],
      ['The table contains "Zucchini".', 'inconclusive'],
      ['The first row contains "Apple".', 'passed'],
    ));

  test('of a row with two controls neither is empty while the other holds something', () =>
    tells(
      `<form><table><tr><th>vip</th><td><select><option selected></option><option>NULL</option></select></td>
      <td><input type="number" value="1"></td></tr></table></form><h2>Edit</h2>`,
      ['The heading is "Edit". vip is "".', 'failed'],
      ['The heading is "Edit". vip is 1.', 'passed'],
    ));

  test('whether a button is pressed is no order to press it', () =>
    tells(`<button aria-pressed="false" onclick="this.setAttribute('aria-pressed','true')">Bold</button>`, [
      '"Bold" is pressed.',
      'inconclusive',
    ]));

  test('a choice, a box or a switch that is put back at once was not set', () =>
    tells(
      `<label>Name <input></label><label><input type="radio" name="s" id="m" checked>Medium</label>
      <label><input type="radio" name="s" id="l">Large</label><label><input type="checkbox" id="c">Gift</label>
      <label><input type="checkbox">Fast</label><script>l.onchange=()=>queueMicrotask(()=>{m.checked=true});
      c.onchange=()=>queueMicrotask(()=>{c.checked=false})</script>`,
      ['Choose Large. Name is empty.', 'failed'],
      ['Tick Gift. Name is empty.', 'failed'],
      ['Tick Gift. Gift should not be checked.', 'passed'],
      ['Tick Fast. Name is empty.', 'passed'],
    ));

  test('links side by side above the main part are no results of a page', () =>
    tells(
      `<style>ul{display:flex}</style><ul><li><a href="#">Home</a></li><li><a href="#">Tools</a></li><li><a href="#">Daily</a></li></ul>
      <main>${['Taxes', 'Budget'].map((name) => `<div class="i"><h2><a href="#x">${name}</a></h2><p>Private</p></div>`).join('')}</main>`,
      ['There are 2 results.', 'passed'],
      ['There are 3 results.', 'failed'],
      ['The first result is "Home".', 'failed'],
    ));

  test('how many are unpaid is told by what says so, and by nothing else', async () => {
    const list = ['Unpaid', 'Paid', 'Paid'].map((state, at) => `<li>INV-${at + 1} <b>${state}</b></li>`).join('');
    await tells(
      `<h1>Invoices</h1><ul>${list}</ul>`,
      ['There are 3 unpaid invoices.', 'inconclusive'],
      ['There are 2 unpaid invoices.', 'failed'],
      ['There are 3 invoices.', 'passed'],
    );
    await tells(`<h1>Billing</h1><ul>${list}</ul>`, ['There are 3 invoices.', 'inconclusive']);
  });

  test('a section under a heading ends where the next one begins', () =>
    tells(
      '<h1>Shop</h1><h2>Cart</h2><div>It is empty</div><h2>Reviews</h2><p>Great lamp</p><button>Remove</button>',
      ['"Lamp" is in the Cart section.', 'failed'],
      ['There is no Remove button in the Cart section.', 'passed'],
      ['There is a Remove button in the Reviews section.', 'passed'],
    ));

  test('a tab or a link is called by its words, whatever number stands behind them', () =>
    tells(
      `<button onclick="o.textContent='Crumb'">Bookings</button><div role="tablist"><div role="tab" aria-selected="true"
      onclick="o.textContent='Four guests'">Bookings <span>4</span></div><div role="tab" aria-selected="false">New</div></div>
      <a href="#w">Wishlist <span>2</span></a><button>Wishlist</button><p id="o"></p>`,
      ['Open the Bookings tab. "Four guests" is visible.', 'passed'],
      ['The Bookings tab is not selected.', 'failed'],
      ['The Wishlist link shows 2.', 'passed'],
      ['Click the Wishlist link. The URL ends with "#w".', 'passed'],
    ));

  test('what is in a tab is in the panel that it shows', () =>
    tells(
      `<div role="tablist"><div role="tab" aria-selected="false">Parts</div><div role="tab" aria-selected="true">Order</div></div>
      <div role="tabpanel">Quantity: <b id="n">1</b> <button aria-label="Increase" onclick="n.textContent=2">+</button></div>`,
      ['On the Order tab, click "Increase". The quantity is 2.', 'passed'],
    ));

  test('signs, arrows and pictures are no part of a value', () =>
    tells(
      `<div><span>Copies</span> <button>−</button> <b>3</b> <button>+</button></div><label for="s">Status</label>
      <button id="s" role="combobox" aria-expanded="false"><span>All</span><span aria-hidden="true">▾</span></button>
      <p><label>City</label><span>Oslo <i role="img" aria-label="loading"><svg width="9" height="9"></svg></i></span></p>`,
      ['Copies is 3.', 'passed'],
      ['Status is "All".', 'passed'],
      ['City is "Oslo".', 'passed'],
      ['Copies is 2.', 'failed'],
    ));

  test('rows around a table only lay out the page, and plain words above rows of numbers may be their heads', () =>
    tells(
      `<table><tr><td>Side</td><td><table><tr><td>id</td><td>name</td></tr><tr><td>1</td><td>Ada</td></tr><tr><td>2</td><td>Ben</td></tr>
      <tr><td>3</td><td>Cy</td></tr></table></td></tr></table>`,
      ['The last row contains "Ada".', 'failed'],
      ['The last row contains "Cy".', 'passed'],
      ['The first row contains "Ada".', 'inconclusive'],
    ));

  test('nothing is looked for in a choice beside the field to write in', () =>
    tells(
      '<form><select><option>commit</option><option>author</option></select> search: <input type="text" name="s"></form>',
      ['Type lamp in the search field. The search field contains "lamp".', 'passed'],
      ['The search field contains "commit".', 'failed'],
    ));

  test('"Ada Novak’s status" is that of Ada Novak, where nothing is called so', () =>
    tells(
      `${table(['Name', 'Status'], ['Ada Novak', 'Away'], ['Bela Horn', 'Active'])}<dl><dt>Today's special</dt><dd>Soup</dd></dl>`,
      ["Ada Novak's status is Away.", 'passed'],
      ["Ada Novak's status is Active.", 'failed'],
      ["Today's special is Soup.", 'passed'],
    ));

  test('a dropdown that goes on showing what it showed was not set, one that takes its time was', async () => {
    const list = ['Ann', 'Tom', 'Tanya']
      .map((name) => `<div role="option" onclick="pick(this)">${name}</div>`)
      .join('');
    const box = (
      then: string,
    ) => `<span id="l">Owner</span> <button id="b" aria-haspopup="listbox" aria-labelledby="l b"
      onclick="m.innerHTML='<div role=listbox>'+t.innerHTML+'</div>'">Tom</button><div id="m"></div><template id="t">${list}</template>
      <label>Note <input></label><script>function pick(o){m.innerHTML='';${then}}</script>`;
    await Promise.all([
      tells(box(''), ['Select "Tanya" from Owner. Note is empty.', 'failed']),
      tells(box('setTimeout(()=>{b.textContent=o.textContent},300)'), [
        'Select "Tanya" from Owner. Owner is "Tanya".',
        'passed',
      ]),
    ]);
  });
});
