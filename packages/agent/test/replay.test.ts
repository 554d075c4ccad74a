import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FlowOutcome, Plan } from '@smokejumper/contracts';
import type { Browser } from 'playwright';
import { openBrowser, run, serve } from './harness.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

const spec = 'Enter {{name}} into "Your name". Click "Save". I should see "Saved Ada".';
const form = (button: string) =>
  `<h1>Profile</h1><label>Your name <input id="n"></label>${button}<p id="o"></p><script>function save(){o.textContent='Saved '+n.value}function drop(){o.textContent='Deleted'}</script>`;
const save = '<button onclick="save()">Save</button>';

async function once(body: string, plan: Plan | null): Promise<FlowOutcome> {
  const served = await serve({ '/': body });
  try {
    return await run(browser, served, { spec, variables: { name: 'Ada' }, plan, expectMs: 900 });
  } finally {
    await served.close();
  }
}

async function learned(): Promise<Plan> {
  const first = await once(form(save), null);
  assert.equal(first.verdict, 'passed', first.summary);
  return first.plan as Plan;
}

describe('replay', { concurrency: 2 }, () => {
  test('a passed run is replayed, and gives the same plan again', async () => {
    const plan = await learned();
    const again = await once(form(save), plan);
    assert.equal(again.verdict, 'passed');
    assert.ok(again.steps.every((step) => step.source === 'replay'));
    assert.deepEqual(again.plan, plan);
  });

  test('the branch of an "if" that was not taken is not taken in replay either', async () => {
    const site = {
      '/': `<button onclick="textContent = textContent === 'Log in' ? 'Sign off' : 'Log in'">Log in</button>`,
    };
    const asked = 'If "Log in" is visible, click it, otherwise click "Sign off". "Sign off" is shown.';
    const served = await serve(site);
    try {
      const first = await run(browser, served, { spec: asked, plan: null, expectMs: 900 });
      const again = await run(browser, served, { spec: asked, plan: first.plan, expectMs: 900 });
      assert.deepEqual([first.verdict, again.verdict], ['passed', 'passed'], again.summary);
      assert.equal(again.steps[1]?.source, 'replay');
    } finally {
      await served.close();
    }
  });

  test('a plan holds no value of a variable', async () => {
    assert.doesNotMatch(JSON.stringify((await learned()).steps[0]), /Ada/);
  });

  test('a moved and wrapped button is replayed', async () => {
    const moved = await once(`<div><section>${save}</section></div>${form('')}`, await learned());
    assert.equal(moved.verdict, 'passed');
    assert.ok(moved.steps.every((step) => step.source === 'replay'));
  });

  test('a renamed button is never taken by its role and place', async () => {
    const renamed = await once(form('<button onclick="drop()">Delete</button>'), await learned());
    assert.deepEqual([renamed.verdict, renamed.failureClass], ['failed', 'missing_element']);
    assert.match(renamed.summary, /Delete/);
    assert.equal(renamed.plan, null);
  });

  test('a double by another name that comes before the target is not pressed in its place', async () => {
    const late = `<script>setTimeout(() => document.body.insertAdjacentHTML('afterbegin', \`${save}\`), 500)</script>`;
    const unquoted = spec.replace('"Save"', 'Save');
    const at = async (body: string, plan: Plan | null) => {
      const served = await serve({ '/': body });
      try {
        return await run(browser, served, { spec: unquoted, variables: { name: 'Ada' }, plan, expectMs: 1_500 });
      } finally {
        await served.close();
      }
    };
    const plan = (await at(form(save), null)).plan;
    assert.ok(plan);
    const replayed = await at(form(`<button onclick="drop()">Save draft</button>`) + late, plan);
    assert.equal(replayed.verdict, 'passed', replayed.summary);
    assert.ok(replayed.steps.every((step) => step.source === 'replay'));
  });

  test('a target that became another kind of element is decided by the words, and the plan is healed after the pass', async () => {
    const plan = await learned();
    const healed = await once(form('<a href="#" onclick="save()">Save</a>'), plan);
    assert.equal(healed.verdict, 'passed', healed.summary);
    assert.deepEqual(
      healed.steps.map((step) => step.source),
      ['replay', 'literal', 'literal'],
    );
    assert.match(healed.summary, /“Click "Save"” was read anew: it was button "Save" and is link "Save" now/);
    assert.equal(healed.plan?.steps[1]?.target?.role, 'link');
    assert.equal(plan.steps[1]?.target?.role, 'button');
  });

  test('a choice from a dropdown that is built of other elements is replayed by the dropdown', async () => {
    const choose = `<label id="l">Region</label><div role="combobox" tabindex="0" aria-labelledby="l" aria-expanded="false"
      onclick="m.hidden=false">Any</div><div id="m" role="listbox" hidden><div role="option" onclick="pick('North')">North</div>
      <div role="option" onclick="pick('Coast')">Coast</div></div><p id="o"></p>
      <script>function pick(region){m.hidden=true;o.textContent='Chosen '+region}</script>`;
    const served = await serve({ '/': choose });
    const input = { spec: 'Choose Coast from the Region dropdown. I should see "Chosen Coast".', expectMs: 900 };
    const first = await run(browser, served, { ...input, plan: null });
    assert.equal(first.plan?.steps[0]?.target?.role, 'combobox', first.summary);
    const again = await run(browser, served, { ...input, plan: first.plan });
    assert.deepEqual([again.verdict, again.steps[0]?.source], ['passed', 'replay'], again.summary);
    await served.close();
  });

  test('an assertion is compared, never healed', async () => {
    const broken = await once(form('<button onclick="o.textContent=\'Saved \'">Save</button>'), await learned());
    assert.deepEqual([broken.verdict, broken.failureClass], ['failed', 'expectation_not_met']);
  });

  test('a plan that was edited by hand, or is of another version, is not replayed', async () => {
    const plan = await learned();
    const cut = await once(form('<button onclick="drop()">Save</button>'), { ...plan, steps: plan.steps.slice(0, 2) });
    assert.equal(cut.verdict, 'failed');
    assert.ok(cut.steps.every((step) => step.source === 'literal'));
    const other = await once(form(save), { ...plan, format: 99 } as unknown as Plan);
    assert.deepEqual([other.verdict, other.steps[0]?.source], ['passed', 'literal']);
    const order = await once(
      form(save),
      JSON.parse(
        JSON.stringify({
          ...plan,
          steps: plan.steps.map((step) => Object.fromEntries(Object.entries(step).reverse())),
        }),
      ),
    );
    assert.equal(order.steps[0]?.source, 'replay');
  });
});
