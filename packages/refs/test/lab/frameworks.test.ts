import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright';
import { launch, one, stage } from '../harness.ts';
import { bundle } from './bundle.ts';

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** React: every way in which its reconciler keeps or replaces a node, switched by `set`. */
const react = `
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useState, Suspense, use } from 'react';
let push; const never = new Promise(() => {});
const Wait = ({ on }) => on ? use(never) : null;
const Row = ({ name }) => <li><b>{name}</b> <button onClick={() => got('delete ' + name)}>Delete</button></li>;
function App() {
  const [s, set] = useState({ names: ['Alice', 'Bob', 'Carol'], key: 1, step: 0, n: 0, left: 29, from: 1 });
  push = (next) => flushSync(() => set({ ...s, ...next }));
  globalThis.set = push;
  return <main>
    <p>renders {s.n}</p>
    <section aria-label="keyed"><ul>{s.names.map((n) => <Row key={n} name={n} />)}</ul></section>
    <section aria-label="indexed"><ul>{s.names.map((n, i) => <Row key={i} name={n} />)}</ul></section>
    <div key={s.key}><button onClick={() => got('remounted ' + s.key)}>Remount</button></div>
    {!s.swap ? <button onClick={() => got('save')}>Save</button> : <button onClick={() => got('destroy')}>Destroy</button>}
    <form onSubmit={(e) => e.preventDefault()}>
      {s.step === 0 ? <label>Name <input /></label> : <label>Card <input /></label>}
      <button onClick={() => got('next ' + s.step)}>Next</button>
    </form>
    <button onClick={() => got('resend')}>Resend in {s.left}s</button>
    <div style={{ height: 100, overflow: 'hidden' }}>{[0, 1, 2].map((i) => <div className="vrow" key={i}><span>Invoice {s.from + i}</span><button onClick={() => got('open ' + (s.from + i))}>Open</button></div>)}</div>
    <Suspense fallback={<i>wait</i>}><Wait on={s.wait} /><button onClick={() => got('inside')}>Inside</button></Suspense>
  </main>;
}
const root = document.getElementById('root');
if (globalThis.server) { root.innerHTML = server; globalThis.hydrate = () => hydrateRoot(root, <App />, { onRecoverableError() {} }); }
else createRoot(root).render(<App />);
`;

interface Case {
  title: string;
  target: [role: string, name: string];
  within?: string;
  at?: number;
  set: object;
  outcome: string;
  got: string[];
}

const cases: Case[] = [
  { title: 'a re-render', target: ['button', 'Save'], set: { n: 5 }, outcome: 'live', got: ['save'] },
  {
    title: 'the first row of a keyed list went',
    target: ['button', 'Delete'],
    within: 'keyed',
    at: 0,
    set: { names: ['Bob', 'Carol'] },
    outcome: 'gone',
    got: [],
  },
  {
    title: 'another row of a keyed list went',
    target: ['button', 'Delete'],
    within: 'keyed',
    at: 1,
    set: { names: ['Bob', 'Carol'] },
    outcome: 'live',
    got: ['delete Bob'],
  },
  {
    title: 'a keyed list was turned round',
    target: ['button', 'Delete'],
    within: 'keyed',
    at: 0,
    set: { names: ['Carol', 'Bob', 'Alice'] },
    outcome: 'live',
    got: ['delete Alice'],
  },
  {
    title: 'the first row of an un-keyed list went',
    target: ['button', 'Delete'],
    within: 'indexed',
    at: 0,
    set: { names: ['Bob', 'Carol'] },
    outcome: 'recycled',
    got: [],
  },
  {
    title: 'an un-keyed list was turned round',
    target: ['button', 'Delete'],
    within: 'indexed',
    at: 0,
    set: { names: ['Carol', 'Bob', 'Alice'] },
    outcome: 'recycled',
    got: [],
  },
  {
    title: 'a remount under another key',
    target: ['button', 'Remount'],
    set: { key: 2 },
    outcome: 'healed',
    got: ['remounted 2'],
  },
  {
    title: 'two buttons swapped in one place',
    target: ['button', 'Save'],
    set: { swap: true },
    outcome: 'renamed',
    got: [],
  },
  { title: 'the next step of a wizard', target: ['button', 'Next'], set: { step: 1 }, outcome: 'recycled', got: [] },
  { title: 'a ticking name', target: ['button', 'Resend in 29s'], set: { left: 28 }, outcome: 'live', got: ['resend'] },
  {
    title: 'virtual rows scrolled on',
    target: ['button', 'Open'],
    at: 0,
    set: { from: 42 },
    outcome: 'recycled',
    got: [],
  },
  { title: 'suspended', target: ['button', 'Inside'], set: { wait: true }, outcome: 'hidden', got: [] },
];

describe('React', () => {
  let script: string;
  before(async () => {
    script = await bundle(react, 'jsx');
  });

  const open = async () => {
    const lab = await stage(browser);
    await lab.page.setContent('<div id=root></div>');
    await lab.page.addScriptTag({ content: script });
    return lab;
  };

  for (const { title, target, within, at, set, outcome, got } of cases) {
    test(`${title}: ${outcome}`, async () => {
      const lab = await open();
      await lab.page.getByText('renders').waitFor();
      const snapshot = await lab.refs.snapshot();
      const found = snapshot.nodes.filter(
        (node) =>
          node.role === target[0] && node.name === target[1] && (!within || node.context.includes(`"${within}"`)),
      );
      const { ref } = found[at ?? 0]!;
      await lab.page.evaluate((next) => (globalThis as unknown as { set(next: object): void }).set(next), set);
      const result = await lab.refs.act(ref!, { type: 'click' });
      assert.deepEqual([result.outcome, await lab.got()], [outcome, got], result.detail);
      await lab.close();
    });
  }

  test('suspended and resumed: live, under the same ref', async () => {
    const lab = await open();
    const { ref } = one(await lab.refs.snapshot(), 'button', 'Inside');
    await lab.page.evaluate('set({ wait: true })');
    await lab.refs.snapshot();
    await lab.page.evaluate('set({ wait: false })');
    assert.equal(one(await lab.refs.snapshot(), 'button', 'Inside').ref, ref);
    await lab.refs.act(ref, { type: 'click' });
    assert.deepEqual(await lab.got(), ['inside']);
    await lab.close();
  });

  test('hydration that throws the server tree away: healed', async () => {
    const first = await open();
    await first.page.getByText('renders').waitFor();
    const server = await first.page.evaluate('root.innerHTML.replace("renders", "made on the server:")');
    await first.close();
    const lab = await stage(browser);
    await lab.page.setContent('<div id=root></div>');
    await lab.page.evaluate((html) => Object.assign(globalThis, { server: html }), server);
    await lab.page.addScriptTag({ content: script });
    const { ref } = one(await lab.refs.snapshot(), 'button', 'Save');
    await lab.page.evaluate('hydrate()');
    await lab.page.getByText('renders 0').waitFor();
    const result = await lab.refs.act(ref, { type: 'click' });
    assert.deepEqual([result.outcome, await lab.got()], ['healed', ['save']], result.detail);
    await lab.close();
  });
});

const shared: Case[] = [
  {
    title: 'the first row of a keyed list went',
    target: ['button', 'Delete'],
    within: 'keyed',
    at: 0,
    set: { names: ['Bob', 'Carol'] },
    outcome: 'gone',
    got: [],
  },
  {
    title: 'another row of a keyed list went',
    target: ['button', 'Delete'],
    within: 'keyed',
    at: 2,
    set: { names: ['Bob', 'Carol'] },
    outcome: 'live',
    got: ['delete Carol'],
  },
  {
    title: 'the first row of an un-keyed list went',
    target: ['button', 'Delete'],
    within: 'indexed',
    at: 0,
    set: { names: ['Bob', 'Carol'] },
    outcome: 'recycled',
    got: [],
  },
  { title: 'a re-render', target: ['button', 'Save'], set: { n: 4 }, outcome: 'live', got: ['save'] },
  {
    title: 'a remount under another key',
    target: ['button', 'Remount'],
    set: { key: 2 },
    outcome: 'healed',
    got: ['remount'],
  },
  {
    title: 'a renamed button',
    target: ['button', 'Save'],
    set: { label: 'Delete account' },
    outcome: 'renamed',
    got: [],
  },
];

const vue = `
import { createApp, reactive, nextTick } from 'vue';
const s = reactive({ names: ['Alice', 'Bob', 'Carol'], key: 1, n: 0, label: 'Save' });
globalThis.set = async (next) => { Object.assign(s, next); await nextTick(); };
createApp({ setup: () => ({ s, got }), template: \`<main><p>renders {{ s.n }}</p>
<section aria-label="keyed"><ul><li v-for="n in s.names" :key="n"><b>{{ n }}</b> <button @click="got('delete ' + n)">Delete</button></li></ul></section>
<section aria-label="indexed"><ul><li v-for="n in s.names"><b>{{ n }}</b> <button @click="got('delete ' + n)">Delete</button></li></ul></section>
<div :key="s.key"><button @click="got('remount')">Remount</button></div>
<button @click="got('save')">{{ s.label }}</button></main>\` }).mount('#root');
`;

const svelte = `
<script>
import { tick } from 'svelte';
let s = $state({ names: ['Alice', 'Bob', 'Carol'], key: 1, n: 0, label: 'Save' });
globalThis.set = async (next) => { Object.assign(s, next); await tick(); };
</script>
<main><p>renders {s.n}</p>
<section aria-label="keyed"><ul>{#each s.names as n (n)}<li><b>{n}</b> <button onclick={() => got('delete ' + n)}>Delete</button></li>{/each}</ul></section>
<section aria-label="indexed"><ul>{#each s.names as n}<li><b>{n}</b> <button onclick={() => got('delete ' + n)}>Delete</button></li>{/each}</ul></section>
{#key s.key}<div><button onclick={() => got('remount')}>Remount</button></div>{/key}
<button onclick={() => got('save')}>{s.label}</button></main>
`;

for (const [name, source, loader] of [
  ['Vue', vue, 'js'],
  ['Svelte', svelte, 'svelte'],
] as const) {
  describe(name, () => {
    let script: string;
    before(async () => {
      script = await bundle(source, loader);
    });
    for (const { title, target, within, at, set, outcome, got } of shared) {
      test(`${title}: ${outcome}`, async () => {
        const lab = await stage(browser);
        await lab.page.setContent('<div id=root></div>');
        await lab.page.addScriptTag({ content: script });
        const snapshot = await lab.refs.snapshot();
        const found = snapshot.nodes.filter(
          (node) =>
            node.role === target[0] && node.name === target[1] && (!within || node.context.includes(`"${within}"`)),
        );
        await lab.page.evaluate((next) => (globalThis as unknown as { set(next: object): void }).set(next), set);
        const result = await lab.refs.act(found[at ?? 0]!.ref!, { type: 'click' });
        assert.deepEqual([result.outcome, await lab.got()], [outcome, got], result.detail);
        await lab.close();
      });
    }
  });
}
