import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { switches } from '../src/app.ts';
import { churn } from './churn.ts';
import { type Bench, openBench, visit } from './visitor.ts';

let bench: Bench;
before(async () => {
  bench = await openBench();
});
after(() => bench?.close());

const all = Object.entries(switches).flatMap(([name, { kind }]) => (kind === 'churn' ? [name] : []));

describe('a deploy with churn differs from the healthy one', { concurrency: 3 }, () => {
  for (const [name, change] of Object.entries(churn)) {
    test(`${name}: ${JSON.stringify(change.healthy)} becomes ${JSON.stringify(change.broken)}`, async () => {
      assert.deepEqual(await visit(bench, '', change.seen, change), change.healthy, 'on the healthy deploy');
      assert.deepEqual(await visit(bench, name, change.seen, change), change.broken, 'on the changed deploy');
    });
  }
});

test('every churn is looked at', () => {
  assert.deepEqual(Object.keys(churn).sort(), all.toSorted());
});

test('an order goes through with all churn at once', async () => {
  const deploy = all.filter((name) => name !== 'renamed-copy').join('+');
  await visit(bench, deploy, async ({ page, open, signIn, fillCheckout }) => {
    await signIn();
    await open('/products/trail-backpack');
    // The buttons are replaced twice a second: a press that begins on one and ends on the next is none.
    const press = (name: string) => page.getByRole('button', { name }).dispatchEvent('click');
    await press('No thanks');
    await press('Add to cart');
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await fillCheckout();
    await press('Place order');
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
    await page.getByText('$94.90').waitFor();
  });
});
