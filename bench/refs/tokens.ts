import { isActionable, type Refs, type Snapshot, tokensOf } from '@smokejumper/refs';
import type { Browser, Page } from 'playwright';
import { type Stage, stage } from '../../packages/refs/test/harness.ts';
import { type AppPage, apps, meets, type Step, withApp } from './apps.ts';
import { percentile, type Row } from './stats.ts';
import { hostTemplates, templatePages } from './templates.ts';

interface Measured {
  page: string;
  app: boolean;
  raw: number;
  full: number;
  /** After the first control that leads nowhere else, the same rule for every page. */
  delta: { ours: number; raw: number };
  /** After what a person would do next there, which may replace much of the page; only of applications. */
  next: { ours: number; raw: number } | null;
  missing: number;
}

/** Text of the engine against the raw snapshot, over pages of applications and of templates that npm has. */
export async function tokens(browser: Browser): Promise<{ rows: Row[]; detail: string }> {
  const measured: Measured[] = [];
  for (const [name, pages] of Object.entries(apps)) {
    await withApp(name, async (url) => {
      for (const page of pages) measured.push(await measureApp(browser, name, url, page));
    });
  }
  const site = await hostTemplates();
  for (const path of templatePages) measured.push(await measureTemplate(browser, site.origin, path));
  site.close();
  return { rows: rowsOf(measured), detail: detailOf(measured) };
}

async function measureApp(browser: Browser, app: string, url: string, state: AppPage): Promise<Measured> {
  const open = async () => {
    const lab = await stage(browser);
    await lab.page.goto(url + state.path, { waitUntil: 'load' });
    await still(lab.page);
    for (const step of state.before) await take(lab, step);
    return lab;
  };
  const next = await after(await open(), (lab) => take(lab, state.next));
  const first = await after(await open(), (lab, snapshot) => oneAction(lab.refs, snapshot));
  return { page: `${app}: ${state.title}`, app: true, ...first, next: next.delta };
}

async function measureTemplate(browser: Browser, origin: string, path: string): Promise<Measured> {
  const lab = await stage(browser);
  await lab.page.route('**', (route) => (route.request().url().startsWith(origin) ? route.continue() : route.abort()));
  await lab.page.goto(origin + path, { waitUntil: 'load' });
  const one = await after(lab, (staged, snapshot) => oneAction(staged.refs, snapshot));
  return { page: path, app: false, ...one, next: null };
}

async function after(lab: Stage, act: (lab: Stage, snapshot: Snapshot) => Promise<void>) {
  const snapshot = await lab.refs.snapshot({ full: true });
  const raw = tokensOf(await lab.page.ariaSnapshot({ mode: 'ai' }));
  const lost = await missing(lab.refs, snapshot);
  await act(lab, snapshot);
  await still(lab.page);
  const later = await lab.refs.snapshot({ since: snapshot.id });
  const delta = { ours: later.tokens, raw: tokensOf(await lab.page.ariaSnapshot({ mode: 'ai' })) };
  await lab.close();
  return { raw, full: snapshot.tokens, delta, missing: lost };
}

/** Until nothing has changed for 400 ms, at most 4 s: applications load their data after the page, or load again. */
async function still(page: Page): Promise<void> {
  for (let loads = 0; ; loads += 1) {
    try {
      return await page.evaluate(untilQuiet);
    } catch (error) {
      if (loads > 4 || !(error as Error).message.includes('navigation')) throw error;
      await page.waitForLoadState('load');
    }
  }
}

function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = setTimeout(resolve, 4_000);
    let quiet = setTimeout(resolve, 400);
    new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(() => {
        clearTimeout(end);
        resolve();
      }, 400);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

async function take(lab: Stage, step: Step): Promise<void> {
  const { nodes } = await lab.refs.snapshot();
  const node = nodes.find((one) => one.ref && meets(one, step) && usable(one.states));
  const result = node?.ref ? await lab.refs.act(node.ref, step.act) : null;
  if (!result?.acted) throw new Error(`${step.role} ${step.name}: ${result?.detail ?? 'not on the page'}`);
  await still(lab.page);
}

/** A press on the first button that sends no form, or a few letters into the first field, or else the first button. */
async function oneAction(refs: Refs, { nodes }: Snapshot): Promise<void> {
  const free = nodes.filter((node) => node.ref && usable(node.states));
  const field = free.find((node) => /^(textbox|searchbox)$/.test(node.role));
  const buttons = free.filter((node) => node.tag === 'button');
  const button = buttons.find((node) => node.type !== 'submit') ?? (field ? undefined : buttons[0]);
  const chosen = button ?? field;
  const action = button ? ({ type: 'click' } as const) : ({ type: 'fill', value: 'hello' } as const);
  const result = chosen ? await refs.act(chosen.ref!, action) : null;
  if (!result?.acted) throw new Error(`Nothing could be done: ${result?.detail ?? `${nodes.length} nodes`}`);
}

function usable(states: readonly string[]): boolean {
  return !states.some((state) => /hidden|occluded|disabled|inert|behind-modal/.test(state));
}

/** Controls that are neither printed nor shown by expanding the regions that the text offers, one after another. */
async function missing(refs: Refs, snapshot: Snapshot): Promise<number> {
  const printed = new Set(snapshot.text.match(/\be\d+\b/g));
  const asked = new Set<string>();
  let texts = [snapshot.text];
  while (texts.length > 0) {
    const regions = texts.flatMap((text) => [...text.matchAll(/: expand (e\d+)/g)].map((found) => found[1]!));
    texts = [];
    for (const ref of regions.filter((one) => !asked.has(one))) {
      asked.add(ref);
      const { text } = await refs.snapshot({ expand: ref });
      for (const shown of text.match(/\be\d+\b/g) ?? []) printed.add(shown);
      texts.push(text);
    }
  }
  return snapshot.nodes.filter(
    (node) => isActionable(node) && node.ref && node.tag !== 'option' && !printed.has(node.ref),
  ).length;
}

function rowsOf(measured: readonly Measured[]): Row[] {
  const ofApps = measured.filter(({ app }) => app);
  const what = `${ofApps.length} pages of ${Object.keys(apps).length} applications`;
  const templates = `${measured.length - ofApps.length} pages of templates`;
  const lost = measured.reduce((sum, one) => sum + one.missing, 0);
  const ratio = (title: string, must: number, values: number[]): Row => ({
    what: title,
    must: `≤ ${must} × raw`,
    ours: spread(values),
    plain: '1',
    holds: Math.max(...values) <= must,
  });
  const changed = ofApps.map(({ next }) => next!.ours / next!.raw);
  return [
    ratio(`text in full, ${what}`, 0.5, ofApps.map(fullRatio)),
    ratio(`text after the first control, ${what}`, 0.1, ofApps.map(deltaRatio)),
    {
      what: `text after the next thing a person would do there, ${what}`,
      must: '-',
      ours: `${spread(changed)}, ${changed.filter((one) => one <= 0.1).length} of ${changed.length} within 0.1 ×`,
      plain: '1',
      holds: true,
    },
    ratio(`text in full, ${templates}`, 0.5, measured.filter(({ app }) => !app).map(fullRatio)),
    ratio(`text after the first control, ${templates}`, 0.1, measured.filter(({ app }) => !app).map(deltaRatio)),
    {
      what: 'controls neither printed nor found by expanding what is folded',
      must: '0',
      ours: String(lost),
      plain: '-',
      holds: lost === 0,
    },
  ];
}

const fullRatio = ({ full, raw }: Measured) => full / raw;
const deltaRatio = ({ delta }: Measured) => delta.ours / delta.raw;

function spread(values: readonly number[]): string {
  const [median, least, most] = [percentile([...values], 0.5), Math.min(...values), Math.max(...values)];
  return `${median.toFixed(2)} × (${least.toFixed(2)}–${most.toFixed(2)})`;
}

function detailOf(measured: readonly Measured[]): string {
  const part = ({ ours, raw }: { ours: number; raw: number }) => `${ours} (${(ours / raw).toFixed(2)} ×)`;
  const lines = measured.map(
    (one) =>
      `| ${one.page} | ${one.raw} | ${part({ ours: one.full, raw: one.raw })} | ${part(one.delta)} | ${one.next ? part(one.next) : '-'} | ${one.missing} |`,
  );
  return [
    '| page | raw tokens | full | after the first control | after the next step there | unreachable |',
    '|---|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}
