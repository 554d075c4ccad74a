import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright';
import { openBrowser, type RunOptions, run, type Served, type Site, serve, wrap } from './harness.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

async function passes(site: Site, options: RunOptions): Promise<void> {
  const served: Served = await serve(site);
  try {
    const outcome = await run(browser, served, { expectMs: 3_000, ...options });
    const steps = outcome.steps.map(
      (step) => `${step.outcome} ${step.text}${step.error === null ? '' : `: ${step.error}`}`,
    );
    assert.equal(outcome.verdict, 'passed', `${outcome.summary}\n${steps.join('\n')}`);
  } finally {
    await served.close();
  }
}

const echo = '<output id="out"></output><script>const say=(t)=>{document.getElementById("out").textContent=t}</script>';

describe('controls', { concurrency: 2 }, () => {
  test('a custom dropdown is opened and its option picked', () =>
    passes(
      {
        '/': `${echo}<button aria-haspopup="listbox" aria-expanded="false" aria-label="Role" onclick="this.setAttribute('aria-expanded','true');document.getElementById('l').hidden=false">Choose</button>
        <ul id="l" role="listbox" hidden><li role="option" onclick="pick(this)">Viewer</li><li role="option" onclick="pick(this)">Administrator</li></ul>
        <script>function pick(o){say('Role: '+o.textContent);document.getElementById('l').hidden=true}</script>`,
      },
      { spec: 'Select "Administrator" in the "Role" dropdown. I should see "Role: Administrator".' },
    ));

  test('a native dropdown is chosen by the words of its option', () =>
    passes(
      {
        '/': `${echo}<label>State <select onchange="say('state '+this.value)"><option value="ca">California</option><option value="or">Oregon</option></select></label>`,
      },
      {
        spec: 'Select "Oregon" in the "State" dropdown. I should see "state or". "State" should have the value "Oregon".',
      },
    ));

  test('a native list that takes several keeps what was chosen', () =>
    passes(
      {
        '/': `${echo}<label>Tags <select multiple onchange="say([...selectedOptions].map((one)=>one.text).join('+'))"><option>Red<option>Green<option>Blue</select></label>`,
      },
      { spec: 'Select "Red" in "Tags". Select "Blue" in "Tags". I should see "Red+Blue".' },
    ));

  test('the options that a page fetches for a native dropdown are waited for', () =>
    passes(
      {
        '/': `${echo}<label>State <select id="s" onchange="say('state '+this.value)"><option>Any state</option></select></label>
        <script>setTimeout(()=>s.add(new Option('Oregon','or')),2000)</script>`,
      },
      { spec: 'Select "Oregon" in the "State" dropdown. I should see "state or".' },
    ));

  test('a row is selected by its own box where it has one for that, and its button is no key', () => {
    const row = (name: string, box: string) =>
      `<tr onclick="say('opened ${name}')"><td><input type="checkbox" ${box} onclick="event.stopPropagation();say('chosen ${name} '+this.checked)"></td><td>${name}</td><td><button onclick="event.stopPropagation();say('deleted ${name}')">Delete</button></td></tr>`;
    const table = (head: string, box: string) =>
      `<table><thead><tr><th>${head}</th><th>Name</th><th></th></tr></thead><tbody>${row('Ada', box)}${row('Tom', box)}</tbody></table>`;
    return passes(
      {
        '/': `${echo}${table('<input type="checkbox" aria-label="All">', '')}`,
        '/named': `${echo}${table('', 'aria-label="Select this row"')}`,
        '/done': `${echo}${table('Done', 'aria-label="Done"')}`,
      },
      {
        spec: `Select the row "Tom". I should see "chosen Tom true". In the row of Ada press Delete. I should see "deleted Ada".
          Go to /named. Select the row "Ada". I should see "chosen Ada true".
          Go to /done. Select the row "Tom". I should see "opened Tom".`,
      },
    );
  });

  test('a native date field takes a date in words', () =>
    passes(
      { '/': `${echo}<label>Due date <input type="date" onchange="say('due '+this.value)"></label>` },
      { spec: 'Pick 30 June 2026 as the "Due date". I should see "due 2026-06-30".' },
    ));

  test('a calendar is leafed through to its month', () =>
    passes(
      {
        '/': `${echo}<label>Departure <input readonly onclick="open_()"></label><div id="cal" role="dialog" aria-label="Choose date" hidden></div>
        <script>let m=5,y=2026;const names=['January','February','March','April','May','June','July','August','September','October','November','December'];
        function open_(){const c=document.getElementById('cal');c.hidden=false;let days='';for(let d=1;d<=new Date(y,m+1,0).getDate();d++)days+='<button onclick="day('+d+')">'+d+'</button>';
        c.innerHTML='<button aria-label="Previous month" onclick="go(-1)">‹</button><h2>'+names[m]+' '+y+'</h2><button aria-label="Next month" onclick="go(1)">›</button><div>'+days+'</div>'}
        function go(n){m+=n;if(m>11){m=0;y++}if(m<0){m=11;y--}open_()}
        function day(d){document.getElementById('cal').hidden=true;say('leaves '+y+'-'+(m+1)+'-'+d)}</script>`,
      },
      { spec: 'Pick 2026-10-02 as the "Departure" date. I should see "leaves 2026-10-2".' },
    ));

  test('sliders come to stand at the value, native or not', () =>
    passes(
      {
        '/': `${echo}<label>Loan amount <input type="range" min="0" max="20000" step="1000" value="5000" oninput="say('loan '+this.value)"></label>
        <div role="slider" aria-label="Term 12" tabindex="0" aria-valuenow="12" onkeydown="let v=+this.getAttribute('aria-valuenow');v+=event.key==='ArrowRight'?6:event.key==='ArrowLeft'?-6:0;this.setAttribute('aria-valuenow',v);this.ariaLabel='Term '+v;say('term '+v)" style="width:100px;height:20px;background:#ccc"></div>`,
      },
      {
        spec: 'Set the "Loan amount" slider to 15000\nI should see "loan 15000"\nSet the "Term" slider to 48\nI should see "term 48"',
      },
    ));

  test('a rich text editor is filled like a field', () =>
    passes(
      {
        '/': `${echo}<div contenteditable="true" role="textbox" aria-label="Comment" style="border:1px solid;height:60px" oninput="say('typed '+this.innerText)"></div>`,
      },
      { spec: 'Enter "Nice work" into "Comment". I should see "typed Nice work".' },
    ));

  test('a file goes to the field that a button opens, where several take files', () =>
    passes(
      {
        '/': `${echo}<input type="file" id="a" hidden onchange="say('logo '+this.files[0].name)"><input type="file" id="b" hidden onchange="say('avatar '+this.files[0].name)">
          <button onclick="a.click()">Change logo</button><div style="cursor:pointer" onclick="b.click()">Drop your avatar here</div>`,
      },
      {
        spec: 'Upload "a.png" to "Change logo". I should see "logo a.png". Upload "b.png" to "Drop your avatar here". I should see "avatar b.png".',
      },
    ));

  test('an upload without a file of its own is given one by that name', () =>
    passes(
      {
        '/': `${echo}<label>Add photos <input type="file" style="display:none" onchange="say('1 uploaded: '+this.files[0].name)"></label>`,
      },
      { spec: 'Upload "beach.jpg" to "Add photos". Wait until "1 uploaded" is visible. I should see "beach.jpg".' },
    ));

  test('a dialog of the browser is armed before the click that raises it, a prompt with its text', () =>
    passes(
      {
        '/': `${echo}<button onclick="say('deleted '+confirm('Delete it?'))">Delete</button><button onclick="say('kept '+confirm('Leave?'))">Leave</button>`,
      },
      {
        spec: 'Click "Delete"\nAccept the dialog\nI should see "deleted true"\nClick "Leave"\nDismiss the dialog\nI should see "kept false"',
      },
    ));

  test('a link that opens a tab brings that tab forward, and one can go back to the first', () =>
    passes(
      {
        '/': '<h1>First</h1><a href="/two" target="_blank">Directions</a>',
        '/two': '<title>Map of the city</title><h1>Map</h1>',
      },
      {
        spec: 'Click "Directions"\nThe heading "Map" should be visible\nSwitch to the first tab\nThe heading "First" should be visible\nSwitch to the tab titled "Map of the city"\nThe page title should contain "Map"',
      },
    ));

  test('a control inside an iframe is found like any other', () =>
    passes(
      {
        '/': '<h1>Pay</h1><iframe title="Payment" src="/frame" width="400" height="200"></iframe>',
        '/frame': `${echo}<label>Card holder <input></label><button onclick="say('paid')">Pay now</button>`,
      },
      { spec: 'Enter "Ada" into "Card holder". Click "Pay now". I should see "paid".' },
    ));

  test('a sign-in of two pages is gone through, and log out finds its menu', () =>
    passes(
      {
        '/': '<h1>Welcome</h1><a href="/login">Log in</a>',
        '/login': `<form onsubmit="return false"><label>E-mail <input id="u" type="email"></label><button onclick="next(this)">Continue</button></form>
        <script>function next(){document.querySelector('form').outerHTML='<form action="/home"><label>Password <input type="password"></label><button>Sign in</button></form>'}</script>`,
        '/home': `<h1>Dashboard</h1><button aria-label="Account menu" onclick="document.getElementById('m').hidden=false">R</button><ul id="m" role="menu" hidden><li role="menuitem"><a href="/">Sign out</a></li></ul>`,
      },
      {
        spec: 'Log in as {{user}} with {{password}}. The heading "Dashboard" should be visible. Log out. The heading "Welcome" should be visible.',
        variables: { user: 'a@b.c' },
        secrets: { password: 's3cret!' },
      },
    ));

  test('to log in without credentials is to press the one button that says so', () =>
    passes(
      { '/': `<button onclick="this.outerHTML='<h1>Posts</h1>'">Login</button>` },
      { spec: 'Log in. The heading "Posts" should be visible.' },
    ));

  test('to save the settings is to press what says both, else a mere Save', () =>
    passes(
      {
        '/': `${echo}<button onclick="say('draft')">Save</button><button onclick="say('kept');this.remove()">Save settings</button>`,
      },
      { spec: 'Save the settings. I should see "kept". Save the settings. I should see "draft".' },
    ));

  test('to close a box that asks is to say no', () =>
    passes(
      {
        '/': `${echo}<div role="dialog" aria-label="Delete it?"><button onclick="say('deleted')">OK</button><button onclick="say('kept');this.parentNode.remove()">Cancel</button></div>
        <button onclick="document.body.insertAdjacentHTML('beforeend','<div role=dialog><p>Set the size</p><button onclick=this.parentNode.remove()>x</button></div>')">Size</button>`,
      },
      {
        spec: 'Close the dialog. I should see "kept". Click Size. Close the popover. "Set the size" should not be shown.',
      },
    ));

  test('a search behind an icon is opened first', () =>
    passes(
      {
        '/': `${echo}<button aria-label="Search" onclick="document.getElementById('s').hidden=false;this.remove()">?</button><form id="s" hidden onsubmit="say('found '+document.getElementById('q').value);return false"><input id="q" type="search" aria-label="Search the docs"></form>`,
      },
      { spec: 'Search for "refund". I should see "found refund".' },
    ));

  test('what is offered already is narrowed down by a search, and taken only when it is chosen', () => {
    const offer = (name: string) => `<li role="option" onclick="say('took '+this.textContent)">${name}</li>`;
    const page = (
      role: string,
    ) => `${echo}<div role="${role}"><input placeholder="Search city..." oninput="for(const li of l.children)li.hidden=!li.textContent.includes(this.value)" onkeydown="if(event.key==='Enter')say('sent')">
      <ul id="l" role="listbox">${['Graz', 'Ghent', 'Gras'].map(offer).join('')}</ul></div>`;
    const spec =
      'Search for "Gra". "Ghent" should not be shown. "sent" should not be shown. Choose "Gras". I should see "took Gras".';
    return passes({ '/': page('dialog'), '/plain': page('generic') }, { spec: `${spec} Go to /plain. ${spec}` });
  });

  test('what covers a switch for a moment, such as a menu that closes, is waited for', () =>
    passes(
      {
        '/': `${echo}<label>Beds <input oninput="veil.hidden=false;setTimeout(()=>{veil.hidden=true},450)"></label>
        <label><input type="checkbox" role="switch"> Open</label>
        <div id="veil" hidden style="position:fixed;inset:0;background:#fff9"></div>`,
      },
      { spec: 'Fill in "Beds" with "42". Switch on "Open". "Open" should be on.' },
    ));

  test('a switch is toggled, a hover menu shows, a key reaches the page, a row is dragged', () =>
    passes(
      {
        '/': `${echo}<button role="switch" aria-checked="false" aria-label="Beta" onclick="const c=this.getAttribute('aria-checked')!=='true';this.setAttribute('aria-checked',c)"></button>
        <style>#sub{display:none;position:absolute;left:400px}#top:hover #sub{display:block}</style><div id="top"><a href="#">Women</a><div id="sub"><a href="#x">Shoes</a></div></div>
        <script>addEventListener('keydown',(e)=>{if(e.key==='k'&&e.ctrlKey)say('palette')})</script>
        <div draggable="true" style="width:120px" ondragstart="event.dataTransfer.setData('text','x')" tabindex="0">Card 7</div><div style="width:200px;height:60px;background:#eee" ondragover="event.preventDefault()" ondrop="say('dropped')" tabindex="0">Done column</div>`,
      },
      {
        spec: 'Turn on "Beta"\n"Beta" should be on\nHover over "Women"\nI should see "Shoes"\nPress Ctrl+K\nI should see "palette"\nDrag "Card 7" to "Done column"\nI should see "dropped"',
      },
    ));

  test('a value is remembered, made up and compared with later', () =>
    passes(
      {
        '/': `${echo}<p>Order total: <span id="t">$30.00</span></p><label>Email <input oninput="say('mail '+this.value)"></label><button onclick="document.getElementById('t').textContent='$24.00'">Apply</button>`,
      },
      {
        spec: 'Remember the "Order total" as baseTotal\nEnter a random email into "Email"\nClick "Apply"\nThe "Order total" should be less than baseTotal\nI should see "@example.com"',
      },
    ));

  test('an expectation that goes down is compared with the reading before the action', () =>
    passes(
      {
        '/': `<h1>Cars</h1><ul aria-label="Results"><li>Audi</li><li>BMW</li><li>Kia</li></ul><label><input type="checkbox" onchange="document.querySelector('li').remove()"> Electric</label>`,
      },
      { spec: 'Tick "Electric". The number of results should have decreased.' },
    ));

  test('an entry of a list is opened by its link', () =>
    passes(
      {
        '/': '<main><h1>Found</h1><ul><li><a href="/x">First thing</a></li><li style="width:600px"><a href="/y">Second thing</a></li></ul></main>',
        '/y': '<h1>Second page</h1>',
      },
      { spec: 'Open the second result. The heading "Second page" should be visible.' },
    ));

  test('a search goes on when the only field stands among other things after typing', () =>
    passes(
      {
        '/': `<main id="m"><input type="search"></main><script>
          const field = document.querySelector('input');
          field.oninput = () => { document.getElementById('r')?.remove(); const box = document.createElement('section'); box.id = 'r'; box.setAttribute('aria-label', 'Results for ' + field.value); box.innerHTML = '<h2>Results</h2><ul><li>Packing list</li></ul>'; m.append(box); box.prepend(field); field.focus(); };
          field.onkeydown = (e) => { if (e.key === 'Enter') document.body.insertAdjacentHTML('beforeend', '<p>Searched for ' + field.value + '</p>'); };
        </script>`,
      },
      { spec: 'Search for pack. I should see "Packing list". I should see "Searched for pack".' },
    ));

  test('a sign-in form whose password stands first gets both', () =>
    passes(
      {
        '/': '<h1>Sign in</h1><form action="/in"><label>Password <input type="password" name="p"></label><label>Username <input name="u"></label><button>Sign in</button></form>',
        '/in': (request, response) =>
          void response
            .writeHead(200, { 'content-type': 'text/html' })
            .end(wrap(`<h1>${/p=pw&u=ada/.test(request.url ?? '') ? 'Welcome' : 'No'}</h1>`)),
      },
      {
        spec: 'Log in as ada with {{password}}. The heading "Welcome" should be visible.',
        secrets: { password: 'pw' },
      },
    ));

  test('a nameless field is found by what it reads', () =>
    passes(
      { '/': '<h1>Edit</h1><input value="New Tiddler"><textarea></textarea>' },
      { spec: 'Type "Weather" in the field that reads "New Tiddler". I should not see "Rain".' },
    ));

  test('a picture that opens a menu is pressed for the entry of that name, and no question is answered by it', () => {
    const icon = (name: string) =>
      `<svg class="lucide lucide-${name}" width="9" height="9"><path d="M0 0h9v9z"/></svg>`;
    return passes(
      {
        '/': `${echo}<button onclick="m.hidden=false">${icon('settings')}</button><ul id="m" hidden><li style="cursor:pointer" onclick="say('Theme')">Settings</li></ul>
        <button onclick="d.show()">${icon('trash')}</button><dialog id="d"><button onclick="say('Deleted')">Delete</button></dialog>`,
      },
      { spec: 'Click Settings. I should see "Theme". Click Delete. A dialog is open. "Deleted" is not visible.' },
    );
  });

  test('a download, a link address, an order and a title are facts that can be checked', () =>
    passes(
      {
        '/': `<title>Invoices - Acme</title><a download="INV-2031.pdf" href="data:application/pdf,x">Download</a><a href="/feed.xml">RSS</a>
        <table><thead><tr><th>Name</th><th>Price</th></tr></thead><tbody><tr><td>A</td><td>$2</td></tr><tr><td>B</td><td>$10</td></tr><tr><td>C</td><td>$9.50</td></tr></tbody></table>
        <button onclick="const b=document.querySelector('tbody');b.append(b.children[1])">Sort</button>`,
      },
      {
        spec: 'The page title should contain "Invoices"\nThe "RSS" link should point to "/feed.xml"\nClick "Sort"\nThe "Price" column should be sorted in ascending order\nClick "Download"\nA file named "INV-2031.pdf" should be downloaded',
      },
    ));

  test('what a field fetches as it is first typed into is there before Enter, and a form is sent by its own button', () =>
    passes(
      {
        '/script.js': (_request, response) =>
          void setTimeout(() => {
            response.writeHead(200, { 'content-type': 'text/javascript' });
            response.end('document.getElementById("slow").remove()');
          }, 120),
        '/hit': '<h1>Found it</h1>',
        '/list': '<h1>Search results</h1>',
        '/in': '<h1>Welcome</h1>',
        '/': `<a href="/?again">Log in</a>
          <form action="/list"><div><input type="search" name="q" aria-label="Search" oninput="if(!window.s){s=document.head.appendChild(document.createElement('script'));s.src='/script.js'}">
            <input type="submit" id="slow" value="All" formaction="/list"><input type="submit" value="Go" formaction="/hit"></div></form>
          <form action="/in"><div><label>Name <input name="n"></label><button>Log in</button></div></form>`,
      },
      {
        spec: 'Search for "tide". The heading is "Found it". Go back. Type "tide" into "Search" and press Enter. The heading is "Found it". Go back. Fill "Name" with "Ann". Click "Log in". The heading is "Welcome".',
      },
    ));

  test('a menu that unfolds under the pointer is opened by it, and a frame whose body is written in is a field', () =>
    passes(
      {
        '/away': '<h1>Away</h1>',
        '/mine': '<h1>My settings</h1>',
        '/': `<style>li ul{display:none}li:hover ul{display:block}</style>${echo}
          <ul><li><a href="/away">Signed in as ann</a><ul><li><a href="/mine">Settings</a></li></ul></li></ul>
          <div><div>Message</div><div><div><div>Extra Cc:</div><input></div>
            <iframe title="Rich text" srcdoc="<body contenteditable=true oninput='parent.say(this.textContent)'></body>"></iframe></div></div>`,
      },
      {
        spec: 'Write "Hello there" in the message field. "Hello there" is shown. Open the "Signed in as ann" menu. Click "Settings". The heading is "My settings".',
      },
    ));
});
