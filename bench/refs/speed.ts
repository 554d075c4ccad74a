import type { Browser } from 'playwright';
import { one, serve, stage } from '../../packages/refs/test/harness.ts';
import { percentile, type Row, spread } from './stats.ts';

async function timed(times: number, what: () => Promise<unknown>): Promise<number[]> {
  await what();
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const start = performance.now();
    await what();
    taken.push(performance.now() - start);
  }
  return taken;
}

export async function guardOn1000Rows(browser: Browser): Promise<Row> {
  const lab = await stage(browser);
  const rows = Array.from(
    { length: 1_000 },
    (_, at) => `<tr><td>Invoice ${at}</td><td><button>Pay ${at}</button></td></tr>`,
  );
  await lab.page.setContent(`<h1>Invoices</h1><table>${rows.join('')}</table>`);
  const { ref } = one(await lab.refs.snapshot(), 'button', 'Pay 7');
  // Scrolling what is in view does nothing: what is left is the guard.
  const ours = await timed(30, () => lab.refs.act(ref, { type: 'scrollIntoView' }));
  await lab.page.ariaSnapshot({ mode: 'ai' });
  const button = lab.page.getByRole('button', { name: 'Pay 7', exact: true });
  const plain = await timed(10, () => button.isVisible());
  await lab.close();
  const p50 = percentile(ours, 0.5);
  return {
    what: 'guard, page with 1,000 rows, ms',
    must: '≤ 25 p50',
    ours: spread(ours),
    plain: `${spread(plain)} (role and name looked up, nothing guarded)`,
    holds: p50 <= 25,
  };
}

export async function clickOn100Controls(browser: Browser): Promise<Row[]> {
  const lab = await stage(browser);
  await lab.page.setContent(Array.from({ length: 100 }, (_, at) => `<button>Do ${at}</button>`).join(' '));
  const { ref } = one(await lab.refs.snapshot(), 'button', 'Do 50');
  const button = lab.page.getByRole('button', { name: 'Do 50', exact: true });
  const ours = await timed(20, () => lab.refs.act(ref, { type: 'click' }));
  const plain = await timed(20, () => button.click());
  const snaps = await timed(20, () => lab.refs.snapshot());
  const raw = await timed(20, () => lab.page.ariaSnapshot({ mode: 'ai' }));
  await lab.close();
  const ratio = percentile(ours, 0.5) / percentile(plain, 0.5);
  return [
    {
      what: 'whole click, page of 100 controls, ms',
      must: '≤ 1.5 × plain',
      ours: `${spread(ours)}, ${ratio.toFixed(2)} ×`,
      plain: spread(plain),
      holds: ratio <= 1.5,
    },
    {
      what: 'snapshot (nodes), page of 100 controls, ms',
      must: '≤ 50',
      ours: spread(snaps),
      plain: spread(raw),
      holds: percentile(snaps, 0.5) <= 50,
    },
  ];
}

export async function hungFrame(browser: Browser): Promise<Row> {
  const site = await serve(() => '<button>In</button>');
  const ours: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const lab = await stage(browser);
    await lab.page.goto(site.origin);
    await lab.page.setContent(`<button>Here</button><iframe src="${site.other}"></iframe>`);
    await lab.page.frameLocator('iframe').getByRole('button').waitFor();
    void lab.page
      .frames()[1]!
      .evaluate('for (;;);')
      .catch(() => {});
    ours.push((await lab.refs.snapshot({ full: true })).tookMs);
    const start = performance.now();
    if (round === 0) await lab.page.ariaSnapshot({ mode: 'ai', timeout: 8_000 }).catch(() => {});
    if (round === 0) plain.push(performance.now() - start);
    await lab.close();
  }
  await site.close();
  return {
    what: 'snapshot with a hung iframe, ms',
    must: '≤ 1,500',
    ours: spread(ours),
    plain: `${spread(plain)} (time-out set to 8,000)`,
    holds: Math.max(...ours) <= 1_500,
  };
}
