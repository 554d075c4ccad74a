import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Site } from '../harness.ts';
import { openBench, says } from './bench.ts';

const { outcomeOf } = openBench();

describe('what a page has not shown yet is waited for, and no longer', { concurrency: 3 }, () => {
  test('a positive check waits, a negative one waits until the page rests', async () => {
    const site: Site = {
      '/': `<p id="p">Loading</p><script>setTimeout(()=>{p.textContent='Payment failed'},400)</script>`,
    };
    assert.equal(
      (await outcomeOf(site, { spec: 'I should see "Payment failed".', expectMs: 3_000 })).verdict,
      'passed',
    );
    const absent = await outcomeOf(site, { spec: 'I should not see "Payment failed".', expectMs: 1_500 });
    assert.deepEqual(says(absent), ['failed', 'expectation_not_met']);
  });

  test('an absence is not believed while the page has something left to do', async () => {
    const later: Record<string, string> = {
      'a timer': 'setTimeout(say, 300)',
      'a timer of a timer': 'setTimeout(() => setTimeout(say, 150), 150)',
      'an interval': 'let n = 0; setInterval(() => { n += 1; if (n === 3) say(); }, 100)',
      'frames to paint': 'let n = 0; (function next() { n += 1; n < 15 ? requestAnimationFrame(next) : say(); })()',
      'the end of an animation': 'box.animate([{ opacity: 0 }, { opacity: 1 }], 300).onfinish = say',
      'a frame': 'frame.contentWindow.setTimeout(say, 300)',
    };
    for (const [what, script] of Object.entries(later)) {
      const outcome = await outcomeOf(
        {
          '/': `<button onclick="pay()">Pay</button><p id="box">Your order</p><iframe id="frame" srcdoc="<p>Help</p>"></iframe>
          <script>const say = () => box.append(' was refused'); function pay() { ${script} }</script>`,
        },
        { spec: 'Click "Pay". I should not see "was refused".' },
      );
      assert.deepEqual(says(outcome), ['failed', 'expectation_not_met'], what);
    }
  });

  test('what an entry shows of itself is believed once no answer is under way that may put it right', async () => {
    const kept = (answer: string): Site => ({
      '/': `<button onclick="save()">Save</button><p id="told"></p><table><tr><th>Name<th>Length</tr><tr><td>Creek<td id="box">7</tr></table><script>
        const read = async () => { box.textContent = await (await fetch('/read')).text(); };
        function save() { setTimeout(() => { told.textContent = 'Saved'; box.textContent = '12'; read(); }, 400); }</script>`,
      '/read': (_request, response) => void setTimeout(() => response.end(answer), 900),
    });
    const spec = 'Click "Save". I should see "Saved". The row "Creek" shows 12.';
    assert.deepEqual(says(await outcomeOf(kept('7'), { spec })), ['failed', 'expectation_not_met']);
    assert.deepEqual(says(await outcomeOf(kept('12'), { spec })), ['passed', null]);
  });

  test('a page finds the browser’s own timers, and they work as ever', async () => {
    const outcome = await outcomeOf(
      {
        '/': `<p id="box"></p><script>
          const own = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame']
            .every((name) => window[name].name === name && /native code/.test(Function.prototype.toString.call(window[name])));
          clearTimeout(setTimeout(() => box.append('never '), 20));
          const id = setInterval(() => { clearInterval(id); box.append('once '); }, 20);
          setTimeout("box.append('text ')", 60);
          setTimeout((a, b) => box.append(a + b + ' own: ' + own), 90, 'given ', 'twice');
        </script>`,
      },
      { spec: 'I should see "once text given twice own: true". I should not see "never".' },
    );
    assert.deepEqual(says(outcome), ['passed', null]);
  });

  test('a value that a script sets later, without touching the tree, is seen', async () => {
    const site: Site = {
      '/': `<label>City <input id="c"></label><script>setTimeout(()=>{c.value='Lisbon'},900)</script>`,
    };
    const outcome = await outcomeOf(site, { spec: '"City" should have the value "Lisbon".', expectMs: 4_000 });
    assert.equal(outcome.verdict, 'passed', outcome.summary);
  });

  test('what a filter hides a moment after the last key was not there', async () => {
    const filter = `<input aria-label="Filter" oninput="setTimeout(()=>p.remove(),300)"><p id="p">inject</p>`;
    const outcome = await outcomeOf({ '/': filter }, { spec: 'Enter "mqtt" into "Filter". I should see "inject".' });
    assert.deepEqual(says(outcome), ['failed', 'expectation_not_met']);
  });

  test('a page that says it is loading is waited for longer, and not without end', async () => {
    const site = (script: string) => ({
      '/': `<main id="m"><p>Loading nodes (3/45)</p></main><script>${script}</script>`,
    });
    const later = (html: string) => site(`setTimeout(()=>{m.innerHTML='${html}'},1500)`);
    const shown = await outcomeOf(later('<h1>Ready</h1>'), { spec: 'I should see "Ready".' });
    assert.equal(shown.verdict, 'passed', shown.summary);
    const pressed = await outcomeOf(later('<button onclick="this.textContent=1">Go</button>'), {
      spec: 'Click "Go". I should see "1".',
    });
    assert.equal(pressed.verdict, 'passed', pressed.summary);
    assert.equal((await outcomeOf(site(''), { spec: 'I should see "Ready".' })).verdict, 'failed');
  });

  test('a state that lasts while something is under way is open unless the flow says that it ends, and one that was taken back with an error did not come about', async () => {
    const site = (status: number): Site => ({
      '/': `<button id="b" onclick="start()">Start job</button><p id="s">Idle</p><script>
        async function start() {
          b.disabled = true; s.textContent = 'Running';
          const answer = await fetch('/job');
          b.disabled = false; s.textContent = answer.ok ? '12 files were copied' : 'The job failed.';
        }</script>`,
      '/job': (_, response) => void setTimeout(() => response.writeHead(status).end(), 3_000),
    });
    const spec = 'Click "Start job". "Start job" should be disabled.';
    assert.deepEqual(says(await outcomeOf(site(200), { spec })), ['inconclusive', 'no_evidence']);
    const running = 'Click "Start job". I should see "Running".';
    assert.equal((await outcomeOf(site(200), { spec: running })).verdict, 'passed');
    assert.equal((await outcomeOf(site(500), { spec })).verdict, 'failed');
    const silent =
      site(200)
        ['/']?.toString()
        .replace(/ s\.textContent = 'Running';| s\.textContent = answer.*/g, '') ?? '';
    assert.deepEqual(says(await outcomeOf({ ...site(200), '/': silent }, { spec })), ['inconclusive', 'no_evidence']);
    const declared = `${spec} "Start job" should be enabled.`;
    assert.equal((await outcomeOf({ ...site(200), '/': silent }, { spec: declared })).verdict, 'passed');
  });

  test('what is gone in the end is gone, however long it was there', async () => {
    const site: Site = { '/': `<p id="p">Loading…</p><script>setTimeout(()=>{p.remove()},900)</script>` };
    assert.equal(
      (await outcomeOf(site, { spec: '"Loading" should not be visible.', expectMs: 4_000 })).verdict,
      'passed',
    );
  });

  test('a download that takes longer than an expectation is waited for, and is unproven while it is on its way', async () => {
    const site = (ms: number): Site => ({
      '/': '<a href="/file">Get it</a>',
      '/file': (_request, response) => {
        response.writeHead(200, {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="big.zip"',
        });
        response.write('a');
        setTimeout(() => response.end('b'), ms).unref();
      },
    });
    const spec = 'Click "Get it". "big.zip" should be downloaded.';
    const slow = await outcomeOf(site(2_500), { spec, expectMs: 500 });
    assert.equal(slow.verdict, 'passed', slow.summary);
    const endless = await outcomeOf(site(60_000), { spec, expectMs: 500, budgets: { wallMs: 6_000 } });
    assert.equal(endless.verdict, 'inconclusive', endless.summary);
    assert.match(endless.summary, /on its way/);
  });

  test('a page that never stops changing is still judged', async () => {
    const site: Site = {
      '/': '<p id="c">0</p><h1>Live</h1><script>setInterval(()=>{c.textContent=String(Math.random())},20)</script>',
    };
    const outcome = await outcomeOf(site, {
      spec: 'The heading "Live" should be visible. I should not see "Error".',
      expectMs: 1_500,
    });
    assert.deepEqual(says(outcome), ['passed', null]);
  });

  test('a field that is told by its place alone is not called missing by a page that does not rest', async () => {
    const page = (every: number) => `<p id="clock"></p><table><tr><th>Field</th><th>Value</th></tr>
      <tr><td>limit</td><td><input oninput="told.textContent=this.value"></td></tr></table><p id="told"></p>
      <script>let n = 0; const timer = setInterval(() => { clock.textContent = n += 1; if (n * ${every} > 900) clearInterval(timer); }, ${every})</script>`;
    const spec = 'Enter "5" into the Value column in the "limit" row. "5" is shown.';
    const late = await outcomeOf({ '/': page(60) }, { spec, expectMs: 300 });
    assert.equal(late.verdict, 'passed', late.summary);
    const never = await outcomeOf({ '/': page(0.001) }, { spec, expectMs: 300 });
    assert.deepEqual(says(never), ['inconclusive', 'no_evidence']);
  });
});
