import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { login } from './login.ts';

/** Signs in on a page that shows one view after the other; each look takes as long as an expectation waits. */
async function signIn(...views: View[]): Promise<string> {
  let now = 0;
  let seen = page();
  const look = async () => {
    now += 1_000;
    seen = views.shift() ?? seen;
    return seen;
  };
  const session = {
    ctx: { now: () => now, signal: new AbortController().signal },
    input: { budgets: { expectMs: 1_000 }, variables: {}, secrets: {} },
    deadline: 100_000,
    values: { reveal: (text: string) => text },
    look,
    seen: () => seen,
  };
  const acts: string[] = [];
  const act = async (item: { name: string }, { type }: { type: string }) => {
    acts.push(`${type} ${item.name}`);
    return { ok: true, item };
  };
  const hands = { session, act } as unknown as Hands;
  const step = { kind: 'action', action: 'login', value: 'ann', secret: '{{password}}' } as const;
  const result = await login(hands, { step, quoted: false });
  return result.ok ? acts.join(', ') : result.failureClass;
}

const form = page(
  ['textbox', 'User name', { tag: 'input' }],
  ['textbox', 'Password', { tag: 'input', type: 'password' }],
  ['button', 'Log in'],
);
const loading = page(['document', '', {}, ['generic', 'Loading', {}, ['text', 'Loading']]]);
const told = page(['document', '', {}, ['text', 'Welcome to the shop']]);

test('a sign-in form is waited for as long as the page says that it is loading, or shows nothing at all', async () => {
  const typed = 'fill User name, fill Password, click Log in';
  assert.equal(await signIn(loading, loading, form), typed);
  assert.equal(await signIn(page(['document', '']), page(['document', '']), form), typed);
  assert.equal(await signIn(told, told, told, form), 'missing_element');
});

test('on a page that could not be read to its end no sign-in form is missing', async () => {
  assert.equal(await signIn(...Array.from({ length: 12 }, () => ({ ...told, whole: false }))), 'no_evidence');
});
