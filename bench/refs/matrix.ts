import type { Browser } from 'playwright';
import { one, stage } from '../../packages/refs/test/harness.ts';
import type { Row } from './stats.ts';

/** Changes between snapshot and press after which a press with the old ref is wrong, whatever it meets. */
const cases: readonly { html: string; change: string; target: [string, string] }[] = [
  {
    html: `<button id=b onclick="got(1)">Save</button>`,
    change: `b.textContent = 'Delete account'`,
    target: ['button', 'Save'],
  },
  {
    html: `<button id=a onclick="got(1)">Save</button><button id=b onclick="got(1)">Delete</button>`,
    change: `a.textContent = 'Delete'; b.textContent = 'Save'`,
    target: ['button', 'Save'],
  },
  {
    html: `<button id=b onclick="got(1)">Go</button>`,
    change: `b.setAttribute('role', 'link')`,
    target: ['button', 'Go'],
  },
  {
    html: `<ul><li><b id=n>Alice</b> <button onclick="got(1)">Delete</button></li><li><b>Bob</b> <button>Remove</button></li></ul>`,
    change: `n.textContent = 'Bob'`,
    target: ['button', 'Delete'],
  },
  {
    html: `<table><tr><td id=n>Invoice 1</td><td><button onclick="got(1)">Open</button></td></tr><tr><td>Invoice 2</td></tr></table>`,
    change: `n.textContent = 'Invoice 42'`,
    target: ['button', 'Open'],
  },
  {
    html: `<form onsubmit="return false"><div id=f><label>Name <input></label></div><button onclick="got(1)">Next</button></form>`,
    change: `f.innerHTML = '<label>Card number <input></label>'`,
    target: ['button', 'Next'],
  },
  {
    html: `<button id=b onclick="got(1)">Pay $5</button>`,
    change: `b.textContent = 'Pay $50'`,
    target: ['button', 'Pay $5'],
  },
  { html: `<button id=b onclick="got(1)">7</button>`, change: `b.textContent = '8'`, target: ['button', '7'] },
];

export async function matrix(browser: Browser): Promise<Row[]> {
  let ours = 0;
  let plain = 0;
  for (const { html, change, target } of cases) {
    const lab = await stage(browser);
    await lab.page.setContent(html);
    const { ref } = one(await lab.refs.snapshot(), ...target);
    const tree = await lab.page.ariaSnapshot({ mode: 'ai' });
    const line = tree.split('\n').find((text) => text.includes(`${target[0]} "${target[1]}"`));
    const raw = /\[ref=(\w+)\]/.exec(line ?? '')?.[1];
    await lab.page.evaluate(change);
    await lab.refs.act(ref, { type: 'click' });
    if ((await lab.got()).length > 0) ours += 1;
    await lab.page.evaluate('log.splice(0)');
    await lab.page
      .locator(`aria-ref=${raw}`)
      .click({ timeout: 1_000 })
      .catch(() => {});
    if ((await lab.got()).length > 0) plain += 1;
    await lab.close();
  }
  const what = 'wrong presses, rows of the stability matrix that leave the node in place';
  const wrong = {
    what,
    must: '0',
    ours: `${ours} of ${cases.length}`,
    plain: `${plain} of ${cases.length}`,
    holds: ours === 0,
  };
  return [wrong, await invented(browser)];
}

/** Refs nobody gave out, and refs of a document that was left: neither may be told as the other. */
async function invented(browser: Browser): Promise<Row> {
  const lab = await stage(browser);
  await lab.page.setContent(Array.from({ length: 50 }, (_, at) => `<button>Do ${at}</button>`).join(''));
  const { nodes } = await lab.refs.snapshot();
  await lab.page.setContent('<p>Another page</p>');
  let mistaken = 0;
  for (let at = 0; at < 50; at += 1) {
    const { outcome } = await lab.refs.act(`e${1_000 + at}`, { type: 'click' });
    if (outcome !== 'never_issued') mistaken += 1;
  }
  for (const { ref } of nodes.filter(({ role }) => role === 'button')) {
    const { outcome } = await lab.refs.act(ref!, { type: 'click' });
    if (outcome !== 'stale_navigation') mistaken += 1;
  }
  await lab.close();
  return {
    what: 'invented refs taken for stale ones, or the other way round',
    must: '0',
    ours: `${mistaken} of 100`,
    plain: 'one error for both',
    holds: mistaken === 0,
  };
}
