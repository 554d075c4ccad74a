import { describe, test } from 'node:test';
import { telling } from './harness.ts';

const tells = telling();

/** A toggle whose box is clipped away: what is seen is its label. */
const clipped = 'style="position:absolute;clip:rect(0,0,0,0)"';

/** What is drawn of a state, and what the page says of it, are not always one. */
describe('states that are drawn', { concurrency: 2 }, () => {
  test('a box that nobody sees and whose label is marked as the opposite is neither on nor off', () => {
    const toggle = (name: string, more: string, mark = '') =>
      `<label class="${mark}"><input type="checkbox" ${clipped} ${more}>${name}</label>`;
    return tells(
      `<div>${toggle('Pending', '', 'active')}</div><div>${toggle('Firing', '')}${toggle('Silent', 'checked', 'active')}</div>
      <div>${toggle('Muted', 'checked')}${toggle('Loud', 'checked', 'active')}</div>`,
      ['"Pending" is not checked.', 'inconclusive'],
      ['"Pending" is checked.', 'inconclusive'],
      ['Uncheck "Pending". "Pending" is not checked.', 'inconclusive'],
      ['"Firing" is not checked. "Silent" is checked.', 'passed'],
      ['"Firing" is checked.', 'failed'],
      ['"Muted" is checked.', 'inconclusive'],
    );
  });

  test('a box that the page draws, and that says the opposite of what it holds, is neither on nor off', () => {
    const unseen = 'style="position:absolute;width:0;height:0;opacity:0"';
    const toggle = (id: string, name: string, said: string) =>
      `<div><label for="${id}">${name}</label> <b style="display:inline-block;width:40px;height:20px;background:#ccc"
      onclick="${said}"><input type="checkbox" role="switch" id="${id}" ${unseen} aria-checked="false"></b></div>`;
    const keeps = (act: string) => `const i=this.firstChild,was=i.getAttribute('aria-checked');${act}`;
    const flips = "i.setAttribute('aria-checked',was!=='true')";
    return tells(
      `${toggle('a', 'Alerts', keeps(`event.preventDefault();${flips}`))}
      ${toggle('b', 'Mails', keeps(flips))}${toggle('c', 'News', '')}`,
      ['Click "Alerts". "Alerts" is on.', 'inconclusive'],
      ['Click "Alerts". "Alerts" is off.', 'inconclusive'],
      ['Switch on "Mails". "Mails" is on.', 'passed'],
      ['Switch on "News". "News" is on.', 'passed'],
      ['Switch on "News". "News" is off.', 'failed'],
    );
  });

  test('a box without words beside the words that are ticked may be what is meant, and is not called missing', () => {
    const toggle = '<b style="display:block;width:36px;height:20px;background:#ddd;cursor:pointer" onclick="1"></b>';
    const line = (name: string, box: string) =>
      `<div style="display:flex"><div><div>${name}</div><p>By mail</p></div>${box}</div>`;
    return tells(
      `<h1>Notices</h1>${line('Mentions', toggle)}${line('News', toggle)}${line('Offers', toggle)}${line('Digests', toggle)}${line('Archive', '')}`,
      ...['Turn on "News".', 'Switch off "News".', 'Toggle "News".', 'Turn on the "News" toggle.'].map(
        (said) => [`${said} "Notices" is shown.`, 'inconclusive'] as const,
      ),
      ['Tick the checkbox in the row for "News". "Notices" is shown.', 'inconclusive'],
      ['Turn on "Alerts". "Notices" is shown.', 'failed'],
      ['Turn on "Archive". "Notices" is shown.', 'failed'],
    );
  });

  test('a button that says nothing of it is neither ticked nor not', () =>
    tells(
      `<i>☐</i> <button onclick="document.querySelector('i').textContent='☑'">History</button>
      <button aria-pressed="false" onclick="this.setAttribute('aria-pressed','true')">Bold</button>`,
      ['Tick "History". "History" is checked.', 'inconclusive'],
      ['Tick "History". "History" is unchecked.', 'inconclusive'],
      ['"Bold" is unchecked. Tick "Bold". "Bold" is checked.', 'passed'],
      ['The "Bold" button is active.', 'inconclusive'],
    ));

  test('what is said to be open and is not drawn is not: it is shut where it would stand, and open to doubt elsewhere', () => {
    const opener = (name: string, id: string) =>
      `<a href="#" aria-expanded="true" aria-controls="${id}" onclick="${id}.hidden=!${id}.hidden">${name}</a>`;
    return tells(
      `<ul><li>${opener('Tools', 'a')}<div id="a" hidden><a href="#c">Colors</a></div></li>
      <li>${opener('Parts', 'b')}<div id="b"><a href="#d">Cards</a></div></li><li>${opener('Extras', 'c')}</li></ul>
      <div><p id="c" hidden>More</p></div>`,
      ['The "Tools" menu is collapsed. The "Parts" menu is expanded.', 'passed'],
      ['The "Tools" menu is expanded.', 'failed'],
      ['The "Parts" menu is collapsed.', 'failed'],
      ['The "Extras" menu is expanded.', 'inconclusive'],
      ['Expand "Tools". "Colors" is shown.', 'passed'],
    );
  });

  test('an icon with a hint takes the press, and no empty link in it', () =>
    tells(
      `<div style="width:30px;height:20px;cursor:pointer;background:#ddd" title="Files" onclick="p.hidden=false"><a href="#f"></a></div>
      <p id="p" hidden>cover.jpg</p>`,
      ['Click "Files". "cover.jpg" is shown.', 'passed'],
      ['Click the Files tab. "cover.jpg" is shown.', 'passed'],
    ));
});
