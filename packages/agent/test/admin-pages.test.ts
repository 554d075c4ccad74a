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
});
