import { describe, test } from 'node:test';
import { telling } from './harness.ts';

const tells = telling();

/** Boxes with a title and what holds them: panels, drawers and the fields that are no such thing. */
describe('panels and what goes by their names', { concurrency: 2 }, () => {
  test('a box that begins with a line of that name is a panel, where no field is called so', async () => {
    const box = (title: string, held: string) => `<div><div><span>${title}</span></div><div>${held}</div></div>`;
    const rows = (...names: string[]) =>
      `<table><thead><tr><th>#</th><th>Subject</th></tr></thead><tbody>${names.map((name, at) => `<tr><td>${at}</td><td>${name}</td></tr>`).join('')}</tbody></table>`;
    await tells(
      `<div>${box('<a href="#all">New tickets<span>(Found 2 tickets)</span></a>', rows('Badge', 'Slow wifi'))}
      ${box('Bookmarked', rows('VPN access'))}${box('Waiting', '<p>No tickets.</p>')}
      ${box('Quick ticket', '<form><label>Subject: <input value="Lamp"></label></form>')}<div>Gamma</div>${rows('Cable')}</div>`,
      ['In the "New tickets" box there are 0 rows.', 'failed'],
      ['In the "New tickets" box there are 2 rows.', 'passed'],
      ['There are 0 rows in the "Waiting" box.', 'passed'],
      ['There is 1 row in the "Waiting" box.', 'failed'],
      ['There are 0 rows in the "Gamma" box.', 'inconclusive'],
      ['"VPN access" is not shown in the "New tickets" box.', 'passed'],
      ['"VPN access" is not shown in the "Bookmarked" box.', 'failed'],
      ['The "Bookmarked" box lists "VPN access".', 'passed'],
      ['The "Bookmarked" panel lists "VPN access".', 'passed'],
      ['The "Bookmarked" box lists "Slow wifi".', 'failed'],
      ['The "Bookmarked" box is not visible.', 'inconclusive'],
      ['The "Subject" box contains "Lamp".', 'passed'],
      ['The "Subject" box contains "VPN access".', 'failed'],
    );
  });

  test('what the label of a field says beside its name, or as its name, is never what the field holds', async () => {
    const line = (label: string, value: string, id: string) =>
      `<tr><td><span><a href="#${id}">option</a></span><label for="${id}">${label}</label></td><td><input id="${id}" value="${value}"></td></tr>`;
    const user = (title: string, id: string, value: string) =>
      `<h2>${title}</h2><form><table><thead><tr><th>Field</th><th>Value</th></tr></thead><tbody><tr><td><label for="${id}">Email: </label></td><td><input id="${id}" value="${value}"></td></tr></tbody></table></form>`;
    await tells(
      `<h1>Settings</h1><form><table><tbody>${line("Wiki title aka. your wiki's name", 'Debian', 't')}${line('Start page', 'home', 's')}</tbody></table></form>
      ${user('Add user', 'a', '')}${user('Edit user', 'b', 'bob@example.test')}`,
      ['The wiki title is "aka. your wiki\'s name".', 'failed'],
      ['The wiki title is "Debian".', 'passed'],
      ['The wiki title is not "Debian".', 'failed'],
      ['Under "Edit user", the Email is "Email:".', 'failed'],
      ['Under "Edit user", the Email is "bob@example.test".', 'passed'],
      ['Under "Add user", the Email is "bob@example.test".', 'failed'],
    );
  });

  test('the results are what was found, and never the form that searches', async () => {
    const form =
      '<form class="search-results-form"><fieldset><button>Tools</button><input value="release"></fieldset></form>';
    await tells(
      `<h1>Search</h1>${form}<div><h2>Fulltext results:</h2><dl><div><dt><a href="#r">rollback</a></dt><dd>Run it again</dd></div></dl></div>`,
      ['The results include "rollback".', 'passed'],
      ['The results don\'t include "rollback".', 'failed'],
      ['The results include "Tools".', 'failed'],
      ['There are no results.', 'inconclusive'],
    );
    await tells(
      `<h1>Search</h1>${form}<h2>Results</h2><ul><li><a href="#1">Green tea</a></li><li><a href="#2">Black tea</a></li></ul><aside><p>Coffee</p></aside>`,
      ['The results include "Black tea".', 'passed'],
      ['The results don\'t include "Black tea".', 'failed'],
      ['The results include "Coffee".', 'failed'],
      ['The results don\'t include "Coffee".', 'passed'],
    );
    await tells(
      `<h1>Search</h1>${form}<p>No results found.</p><aside><p>Coffee</p></aside>`,
      ['The results include "Coffee".', 'inconclusive'],
      ['There are no results.', 'passed'],
    );
  });

  test('a button that opens a drawer by its name is neither the drawer nor any other such thing', async () => {
    const page = `<h3>Users</h3><button onclick="d.style.display='block'"><span role="img" aria-label="plus"></span><span>New user</span></button><ul><li>Alice Young</li></ul>
      <div id="d" style="display:none;position:fixed;right:0;top:0;bottom:0;width:300px;background:#fff"><div role="dialog" aria-modal="true"><button aria-label="Close" onclick="d.style.display='none'">×</button> <span>New user</span><p><label for="n">Full name</label><input id="n"></p></div></div>`;
    const kinds = ['drawer', 'panel', 'sidebar', 'toast', 'card', 'menu'];
    await tells(
      page,
      ...kinds.map((kind) => [`The "New user" ${kind} is visible.`, 'inconclusive'] as const),
      ['Click New user. The "New user" drawer is visible.', 'passed'],
      ['Click New user. The "New user" drawer is not visible.', 'failed'],
      ['Click New user and close the drawer. The "New user" drawer is not visible.', 'passed'],
      ['Click New user and close the drawer. The "New user" panel is gone.', 'passed'],
      ['Click New user and close the drawer. The "New user" drawer is shown.', 'inconclusive'],
    );
    await tells(
      `<button aria-expanded="true" aria-controls="f">Filters</button><section id="f"><h2>Filters</h2><p>Price</p></section><button aria-haspopup="menu">File</button>`,
      ['The "Filters" panel is visible.', 'passed'],
      ['The "Filters" sidebar is visible.', 'passed'],
      ['The "File" menu is visible.', 'passed'],
    );
  });

  test('"Open the X dialog" presses the button of that very name, and says so where no dialog came', async () => {
    const page = `<button onclick="d.style.display='block'">Add person</button><button>Add group</button><button>Delete all</button>
      <div id="d" role="dialog" aria-label="New person" style="display:none"><h2>New person</h2><button onclick="h.textContent='Sent'">Send</button></div><h3 id="h">Idle</h3>`;
    await tells(
      page,
      ['Open the Add person dialog. The heading "New person" is visible.', 'passed'],
      ['Open the Add person dialog. The heading "Old person" is visible.', 'failed'],
      ['Open the Add person dialog. Open the New person dialog. "Idle" is visible.', 'passed'],
      ['Open the Add group dialog. "Idle" is visible.', 'inconclusive'],
      ['Open the Delete dialog. "Idle" is visible.', 'inconclusive'],
      ['Open the Archive dialog. "Idle" is visible.', 'failed'],
    );
  });

  test('the header of a section is what folds it, called like the section, and never a mere button', async () => {
    const page = `<div role="button" tabindex="0" aria-expanded="false" onclick="this.setAttribute('aria-expanded','true');a.style.display='block'"><span>Feedback</span></div>
      <div id="a" style="display:none">How was it?</div><button onclick="a.style.display='block'">Support</button>`;
    await tells(
      page,
      ['Click the Feedback section header. "How was it?" is visible.', 'passed'],
      ['Click the Feedback section header. "Nothing here." is visible.', 'failed'],
      ['Click the Support section header. "How was it?" is visible.', 'failed'],
    );
  });

  test('what says nothing of being open is folded only by a press after which something has gone', async () => {
    const page = `<div><h3>Notes</h3><p>Buy rope</p></div>
      <div><h3 onclick="b.style.height=0">Tasks</h3><div id="b" style="overflow:hidden;height:60px;transition:height .3s"><p>Sand it</p></div></div>
      <div><h3 onclick="setTimeout(()=>c.remove(),200)">Bills</h3><p id="c">Rent</p></div>`;
    await tells(
      page,
      ['Collapse the "Notes" section. "Buy rope" is visible.', 'inconclusive'],
      ['Collapse the "Tasks" section. "Buy rope" is visible.', 'passed'],
      ['Collapse the "Bills" section. "Rent" is not visible.', 'passed'],
      ['Collapse the "Bills" section. "Rent" is visible.', 'failed'],
    );
  });
});
