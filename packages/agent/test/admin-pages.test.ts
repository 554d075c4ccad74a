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
});
