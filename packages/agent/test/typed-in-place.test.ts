import { describe, test } from 'node:test';
import { telling } from './harness.ts';

const tells = telling();

/** A value that becomes a field where it is pressed, in a box that is wider than its words. */
const inPlace = `<title>Crew</title><style>.r{display:flex;width:600px}.r>div{flex:1}</style>
  <div class="r"><div>Name</div><div>Hours</div></div>
  <div class="r"><div>Mira</div><div><span onmousedown="event.preventDefault()">32</span></div></div>
  <div class="r"><div>Tom</div><div><span>40</span></div></div><p id="log"></p>
  <script>for (const s of document.querySelectorAll('span')) s.addEventListener('click', () => {
    const i = document.createElement('input'); i.value = s.textContent; s.replaceWith(i); i.select();
    i.onkeydown = (e) => { if (e.key !== 'Enter') return; s.textContent = i.value; i.replaceWith(s); log.textContent = 'Saved ' + i.value; };
  })</script>`;

const deaf = '<title>Crew</title><button>Edit</button><p>Mira works 32 hours</p>';
const page = (code: string) => `<title>Till</title><p id="log">ready</p><script>let sum = ''; ${code}</script>`;
const listens = page(`onkeydown = (e) => { log.textContent += e.key }`);
const scans = page(
  `onkeydown = (e) => { e.key === 'Enter' ? setTimeout(() => { log.textContent = 'item ' + sum }, 100) : (sum += e.key) }`,
);

describe('what is typed into nothing that was named', { concurrency: 2 }, () => {
  test('goes into the field that a press on the words opened, wherever the box around them has its middle', async () => {
    await tells(
      inPlace,
      ['Click "32" in the row "Mira", type 36 and press Enter. "Saved 36" is visible.', 'passed'],
      ['Click "32" in the row "Mira", type 36 and press Enter. The row "Mira" shows 32.', 'failed'],
      ['Click "32" in the row "Mira", type 36 and press Enter. The row "Tom" shows 36.', 'failed'],
    );
  });

  test('was done only where something came of it', async () => {
    await tells(
      deaf,
      ['Type 36. "32 hours" is visible.', 'inconclusive'],
      ['Click "Edit" and type 36. "32 hours" is visible.', 'inconclusive'],
      ['Type 36 and press Enter. "32 hours" is visible.', 'inconclusive'],
      ['Press Enter. "32 hours" is visible.', 'passed'],
    );
    await tells(listens, ['Type 36. "ready36" is visible.', 'passed'], ['Type 36. "ready63" is visible.', 'failed']);
    await tells(scans, ['Type 36 and press Enter. "item 36" is visible.', 'passed']);
  });
});
