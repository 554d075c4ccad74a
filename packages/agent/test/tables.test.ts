import { describe, test } from 'node:test';
import { telling } from './harness.ts';

const tells = telling();

/** Which table, which row of it and which cell is meant, on pages with several and with lists beside them. */
describe('tables, their rows and their cells', { concurrency: 2 }, () => {
  test('beside lists of mere links the rows are counted that the page itself says there are as many of', async () => {
    const links = ['All (3)', 'Mine (1)'].map((name) => `<li><a href="#${name}">${name}</a> |</li>`).join('');
    const rows = ['Ann', 'Bo', 'Cy'].map((name) => `<tr><td>${name}</td><td>2026</td></tr>`).join('');
    await tells(
      `<h1>Posts</h1><ul>${links}</ul><form><div><span>3 items</span> <span aria-hidden="true">«</span></div>
      <table><thead><tr><th>Title</th><th>Year</th></tr></thead><tbody>${rows}</tbody></table></form>`,
      ['There are 3 items.', 'passed'],
      ['There are 2 items.', 'failed'],
      ['There are 4 items.', 'failed'],
    );
  });

  test('the line that says how many there are is of the list that it stands beside', async () => {
    const rows = ['Ann', 'Bo', 'Cy']
      .map((name) => `<tr><td><a href="#${name}">${name}</a></td><td>2026</td></tr>`)
      .join('');
    await tells(
      `<h1>Customers</h1><form><div><table><thead><tr><th>Name</th><th>Since</th></tr></thead><tbody>${rows}</tbody></table></div>
      <p>3 customers</p></form><div><h2>Filter</h2><ul><li><a href="#a">All</a></li><li><a href="#b">New</a></li></ul><p>5 filters</p></div>`,
      ['The list shows "3 customers".', 'passed'],
      ['The list does not show "3 customers".', 'failed'],
      ['The list shows "4 customers".', 'failed'],
      ['The list shows "5 filters".', 'inconclusive'],
    );
  });

  test('a box of entries without a name is called by the title it stands under', async () => {
    const box = (title: string, ...names: string[]) =>
      `<div><h2>${title}</h2><select multiple size="4">${names.map((name) => `<option>${name}</option>`).join('')}</select><a href="#">All</a></div>`;
    await tells(
      `<h1>Customer</h1>${box('Available', 'Knife', 'Stapler')}<ul><li><a href="#">Choose</a></li><li><a href="#">Remove</a></li></ul>${box('Chosen', 'Rake', 'Kettle')}`,
      ['The "Chosen" box contains "Kettle".', 'passed'],
      ['The "Chosen" box contains "Stapler".', 'failed'],
      ['The "Chosen" box does not contain "Stapler".', 'passed'],
      ['The "Chosen" box does not contain "Kettle".', 'failed'],
      ['The "Available" box contains "Remove".', 'failed'],
    );
  });

  test('a row is not called by what is pressed in front of each', async () => {
    const row = (id: number, name: string) =>
      `<tr><td><input type="checkbox"> <a href="#${id}">edit</a></td><td>${id}</td><td>${name}</td></tr>`;
    await tells(
      `<table><thead><tr><td><input type="checkbox"></td><th>id</th><th>name</th></tr></thead><tbody>${row(4, 'Dmitri Volk')}${row(2, 'Boris Tal')}</tbody></table>`,
      ['The first row is Dmitri Volk.', 'passed'],
      ['The first row is Boris Tal.', 'failed'],
      ['The first row is not Dmitri Volk.', 'failed'],
    );
  });

  test('the comment by somebody is what stands under that head in their row', async () => {
    const row = (name: string, words: string) =>
      `<tr><td><strong>${name}</strong><br><a href="#">${name}@example.org</a></td><td><p>${words}</p></td><td>Held</td></tr>`;
    await tells(
      `<table><thead><tr><th>Author</th><th>Comment</th><th>State</th></tr></thead><tbody>${row('Tilda', 'Buy cheap pills')}${row('Ann', 'Thanks Mo')}</tbody></table>`,
      ['The comment by Tilda says "Buy cheap pills".', 'passed'],
      ['The comment by Tilda says "Great news".', 'failed'],
      ['The comment by Tilda does not say "Buy cheap pills".', 'failed'],
      ['The comment by Mo says "Thanks Mo".', 'inconclusive'],
    );
  });

  test('in a row the head of a column decides before a word in what another cell says or is called', async () => {
    const set = (what: string) => `${what} in the "limit" row. Click Go.`;
    const row = (name: string, words: string, last: string) =>
      `<tr><td>${name}</td><td>${words}</td><td><input aria-label="Note on this value"></td><td>${last}</td></tr>`;
    await Promise.all([
      tells(
        `<table><thead><tr><th>Field</th><th>Note</th><th>Comment</th><th>Value</th></tr></thead><tbody>${row(
          'limit',
          'Use the default value here',
          '<input>',
        )}${row('host', 'The value of a name', 'here')}${row('port', '', '')}</tbody></table>
        <button onclick="p.textContent=[...document.querySelectorAll('input')].map((i)=>i.value).join('/')">Go</button><p></p>
        <script>const p=document.querySelector('p')</script>`,
        [`${set('Enter "5" into the Value column')} "/5//" is shown.`, 'passed'],
        [`${set('Enter "5" into the Value column')} "5///" is shown.`, 'failed'],
        [`${set('Enter "5" as the Value')} "/5//" is shown.`, 'passed'],
        [`${set('Enter "5" as the Comment')} "5///" is shown.`, 'passed'],
        ['Enter "5" as the Value in the "host" row.', 'failed'],
        ['The Value of the row "host" is "here".', 'passed'],
        ['The Value of the row "host" contains "name".', 'failed'],
        ['The Note of the row "port" is empty.', 'passed'],
        ['The Note of the row "host" is empty.', 'failed'],
      ),
      tells(
        '<h1>Limits</h1><table><tr><td>Timeout</td><td>30</td></tr><tr><td>Port</td><td>80</td></tr></table>',
        ['The value of the row "Timeout" is 30.', 'passed'],
        ['The value of the row "Timeout" is 80.', 'failed'],
      ),
    ]);
  });

  test('a box of like words that holds no table is never "the customers table", and nothing is proved by what it lacks', async () => {
    const table = `<table><thead><tr><th>Id</th><th>Name</th></tr></thead><tbody><tr><td>1</td><td>Ana</td></tr><tr><td>2</td><td>Bo</td></tr></tbody></table>`;
    const bar = '<table><tr><td></td><td><label>Rows <select><option>25</option></select></label></td></tr></table>';
    const box = (what: string) => `<fieldset><legend>${what} operations</legend><button>Print</button></fieldset>`;
    await Promise.all([
      tells(
        `<ul><li><a href="#c">customers</a></li><li><a href="#o">orders</a></li></ul><h2>Customers report</h2><p>Of today</p>${table}${box('Customers table')}`,
        ['"Ana" is not in the customers table.', 'failed'],
        ['The customers table has 0 rows.', 'failed'],
        ['The customers table has 2 rows.', 'passed'],
        ['The customers table is not empty.', 'inconclusive'],
      ),
      tells(
        `<h2>Orders report</h2><p>Of today</p><h2>All</h2>${table}${box('Orders table')}`,
        ['"Ana" is not in the orders table.', 'inconclusive'],
        ['The orders table has 0 rows.', 'inconclusive'],
        ['"Ana" is in the orders table.', 'inconclusive'],
      ),
      tells(
        `${bar}${table}${bar}${box('Query results')}`,
        ['"Ana" is not in the results table.', 'failed'],
        ['The results table has 0 rows.', 'failed'],
        ['The results table has 2 rows.', 'passed'],
        ['There are 2 rows in the results.', 'passed'],
        ['There are 0 rows in the results.', 'failed'],
        ['The first row of the results shows "Ana".', 'passed'],
        ['The first row of the results shows "Bo".', 'failed'],
      ),
    ]);
  });

  test('what is pressed under the head of a column is the one control in that cell of the row', () => {
    const row = (name: string, inside: string) =>
      `<tr><td>${name}</td><td style="width:300px">${inside}</td><td style="width:300px"><a href="#1">Change</a> <a href="#2">Remove</a></td></tr>`;
    const link = (name: string) => `<a href="#" onclick="p.textContent='now ${name}'">Open</a>`;
    return tells(
      `<table><tr><th>Name</th><th>Edit</th><th>Actions</th></tr>${row('Bo', link('Bo'))}${row('Ana', link('Ana'))}</table><p id="p"></p>`,
      ['Click Edit in the row for "Ana". "now Ana" is shown.', 'passed'],
      ['Click Edit in the row for "Ana". "now Bo" is shown.', 'failed'],
      ['Click Actions in the row for "Bo".', 'inconclusive'],
    );
  });

  test('a foot marked as heads throughout is a row of the table, unless it repeats its heads', async () => {
    const table = (...foot: string[]) =>
      `<table><thead><tr><th></th><th>Table</th><th>Rows</th></tr></thead><tbody><tr><td>a</td><th>coupons</th><td>3</td></tr>
      <tr><td>b</td><th>orders</th><td>60</td></tr></tbody><tfoot><tr>${foot.map((words) => `<th>${words}</th>`).join('')}</tr></tfoot></table>`;
    await Promise.all([
      tells(
        table('2 tables', 'Sum', '63'),
        ['There is no row for Sum.', 'failed'],
        ['There is no "Total" row.', 'passed'],
        ['The row "Sum" shows 63.', 'passed'],
        ['The Rows of the row "Sum" is 60.', 'failed'],
        ['There are 2 rows.', 'passed'],
      ),
      tells(
        table('', 'Table', 'Rows'),
        ['There is no row for Table.', 'passed'],
        ['There is no "orders" row.', 'failed'],
        ['The last row shows "orders".', 'passed'],
      ),
    ]);
  });

  test('what is said of the name of a row may stand in any of its cells, and a denial looks at all of them', async () => {
    const heads = (...names: string[]) => `<thead><tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr></thead>`;
    const row = (plate: string, driver: string, status: string) =>
      `<tr><td><input type="checkbox" aria-label="Select ${plate}"></td><th scope="row">${plate}</th><td>${driver}</td><td>12,500 km</td><td><span>${status}</span></td></tr>`;
    await tells(
      `<h1>Vehicles</h1><table>${heads('', 'Plate', 'Driver', 'Mileage', 'Status')}<tbody>${row('KA-102', 'Bob Stone', 'Workshop')}${row('KA-103', 'Carla Reyes', 'In service')}</tbody></table>
      <table>${heads('Name', 'Value', 'Default')}<tbody><tr><td>Mode</td><td>slow</td><td>fast</td></tr></tbody></table>`,
      ['KA-103 is not In service.', 'failed'],
      ['KA-103 is In service.', 'passed'],
      ['KA-102 is not In service.', 'passed'],
      ['KA-102 is In service.', 'failed'],
      // Another's state, another of its amounts and what is only the default prove nothing of it.
      ['Carla Reyes is In service.', 'inconclusive'],
      ['KA-103 is "12,500 km".', 'inconclusive'],
      ['Mode is "fast".', 'failed'],
    );
  });

  test('what turns pages is none of what its name tells they are of', async () => {
    const links = ['Previous', '1', 'Next'].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('');
    const table =
      '<table><thead><tr><th>Plate</th><th>Driver</th></tr></thead><tbody><tr><td>TX-300</td><td>Bob Stone</td></tr></tbody></table>';
    await tells(
      `<h1>Vehicles</h1>${table}<div>Showing 1 to 1 of 1 vehicles</div><nav aria-label="Vehicle pages"><ul>${links}</ul></nav>`,
      ['There are 3 vehicles listed.', 'failed'],
      ['There are at least 2 vehicles.', 'failed'],
      ['There is 1 vehicle.', 'inconclusive'],
    );
    // A menu by the very name counts only where nothing stands under a heading of that name.
    const menu = '<li><a href="#a">Add</a></li><li><a href="#b">Import</a></li><li><a href="#c">Export</a></li>';
    const nav = `<nav aria-label="Vehicles"><ul>${menu}</ul></nav>`;
    await tells(`${nav}<main><h1>Vehicles</h1>${table}</main>`, ['There are 3 vehicles.', 'failed']);
    await tells(`${nav}<main><h1>Welcome</h1><p>Hello</p></main>`, ['There are 3 vehicles.', 'passed']);
  });

  test('"order 7" is the row numbered so where no head tells of orders and no title of other things', async () => {
    const row = (id: number, name: string, lines: number) =>
      `<tr><td>${id}</td><td>${name}</td><td>${lines}</td><td><button onclick="said.textContent='Deleted ${name}'">Delete</button></td></tr>`;
    const page = (title: string, head: string) =>
      `<h2>${title}</h2><table><thead><tr><th>Id</th><th>Name</th><th>${head}</th><th></th></tr></thead><tbody>${row(7, 'Carla', 5)}${row(5, 'Bruno', 7)}</tbody></table><p id="said"></p>`;
    const shows = (name: string) => `The row for order 7 shows "${name}".`;
    await tells(
      page('List', 'Lines'),
      [shows('Carla'), 'passed'],
      [shows('Bruno'), 'failed'],
      ['Click Delete in the row for order 7. "Deleted Carla" is shown.', 'passed'],
    );
    await tells(page('Customers', 'Lines'), [shows('Carla'), 'inconclusive'], [shows('Bruno'), 'inconclusive']);
    await tells(page('List', 'Order'), [shows('Bruno'), 'passed'], [shows('Carla'), 'failed']);
  });

  test('the sign in the head of a column is of that column, however far from its name it is drawn', async () => {
    const sign = (name: string) =>
      `<span role="button" tabindex="-1" onclick="said.textContent='filters ${name}'"><span role="img" aria-label="filter"><svg width="9" height="9"></svg></span></span>`;
    const head = (name: string) =>
      `<th><div style="display:flex;justify-content:space-between;width:160px"><span>${name}</span>${sign(name)}</div></th>`;
    await tells(
      `<table><thead><tr><th>Name</th>${head('Role')}${head('Status')}</tr></thead><tbody><tr><td>Ana</td><td>Admin</td><td>On</td></tr></tbody></table><p id="said"></p>`,
      ['Click the filter icon of the Role column. "filters Role" is shown.', 'passed'],
      ['Click the filter icon of the Status column. "filters Role" is shown.', 'failed'],
      ['Click the filter icon of the Name column. "filters Role" is shown.', 'failed'],
    );
  });

  test('the menu of a row opens at its three dots, be it under the pointer alone', async () => {
    const dot = (at: number) => `<circle cx="${at}" cy="8" r="1"></circle>`;
    const dots = `<svg width="20" height="16">${dot(3)}${dot(9)}${dot(15)}</svg>`;
    const row = (name: string, sign: string) =>
      `<tr><td><input type="checkbox"></td><td>${name}</td><td><div class="w">${sign}<p class="m"><a href="#x" onclick="said.textContent='Deleted ${name}'">Delete</a></p></div></td></tr>`;
    const page = (sign: string, opens: string) =>
      `<style>.m{display:none}${opens}{display:block}</style><table><thead><tr><th></th><th>Name</th><th></th></tr></thead><tbody>${row('Ana', sign)}${row('Bo', sign)}</tbody></table><p id="said"></p>`;
    const inRow = 'In the Bo row click Delete. "Deleted Bo" is shown.';
    const open = 'Open the menu in the row for "Bo". Click "Delete" in that row. "Deleted Bo" is shown.';
    await tells(page(dots, '.w:hover .m'), [inRow, 'passed'], [open, 'passed']);
    const button = `<button onclick="this.parentElement.classList.toggle('on')">${dots}</button>`;
    await tells(page(button, '.w.on .m'), [inRow, 'inconclusive'], [open, 'passed']);
    await tells(page(dots, '.never'), [open, 'inconclusive']);
    await tells(page(button.replaceAll('<circle', '<rect'), '.w.on .m'), [open, 'inconclusive']);
  });

  test('what keeps the place of rows that are not drawn is no row, but where it has a height', async () => {
    const spacer = (height: number) => `<tr aria-hidden="true"><td style="padding:0;height:${height}px"></td></tr>`;
    const page = (height: number) =>
      `<table><thead><tr><th>Tag</th></tr></thead><tbody>${spacer(0)}<tr><td>Boats</td></tr><tr><td>News</td></tr>${spacer(height)}</tbody></table>`;
    await tells(page(0), ['There are 2 rows in the table.', 'passed'], ['There are 4 rows in the table.', 'failed']);
    await tells(page(900), ['There are 2 rows in the table.', 'inconclusive']);
  });

  test('the head of a row is one too where the value beside it is empty', async () => {
    const row = (head: string, value: string) => `<tr><th>${head}</th><td>${value}</td></tr>`;
    await tells(
      `<h1>Runtime</h1><table><tbody>${row('GOMAXPROCS', '2')}${row('GOGC', '')}${row('Retention', '15d')}</tbody></table>`,
      ['"GOGC" is empty.', 'passed'],
      ['"GOGC" is not empty.', 'failed'],
      ['"GOMAXPROCS" is empty.', 'failed'],
      ['"GOGC" shows "15d".', 'failed'],
    );
  });
});
