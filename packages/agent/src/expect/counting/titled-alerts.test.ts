import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const card = (words: string): Tree => ['listitem', '', {}, ['text', words], ['button', 'Dismiss']];
const told = (words: string): Tree => ['alert', '', {}, ['text', words]];
const titled = (title: string, ...parts: Tree[]) =>
  page(['dialog', title, {}, ['heading', title, { level: 2 }, ['text', title]], ...parts]);
const count = (view: ReturnType<typeof page>, noun: string, value: string) =>
  check(view, {
    action: 'assertCount',
    target: { role: 'alert', noun, scope: { relation: 'within', noun: 'drawer' } },
    value,
  }).status;

test('notifications are what stands under that title, and the title is none', () => {
  const view = titled('Notifications', [
    'list',
    '',
    {},
    card('Varnish is out'),
    card('Saw is low'),
    card('Nails came'),
  ]);
  assert.equal(count(view, 'notifications', '3'), 'met');
  assert.equal(count(view, 'notifications', '1'), 'not_met');
  assert.equal(count(view, 'notification', '1'), 'not_met');
  const one = titled('Notifications', ['paragraph', '', {}, ['text', 'Saw is low']], ['button', 'Dismiss']);
  assert.equal(count(one, 'notifications', '0'), 'unproven', 'what may be one stands there');
  assert.equal(count(titled('Notifications'), 'notifications', '1'), 'unproven', 'the title alone');
});

test('where the page marks messages, too, it is open which are counted, and without such a title they are', () => {
  const messages = [told('Varnish is out'), told('Saw is low')];
  for (const value of ['0', '1', '2'])
    assert.equal(count(titled('Notifications', ...messages), 'notifications', value), 'unproven');
  assert.equal(count(titled('Stock', ...messages), 'notifications', '2'), 'met');
});

test('what is called by the noun of all of them is none, be it what opens them or a place that waits for some', () => {
  const bell: Tree = ['button', 'Notifications', {}, ['text', '🔔2']];
  const list: Tree = ['list', '', {}, card('Varnish is out'), card('Saw is low'), card('Nails came')];
  const drawer: Tree = [
    'dialog',
    'Notifications',
    {},
    ['heading', 'Notifications', { level: 3 }, ['text', 'Notifications']],
    list,
  ];
  for (const view of [page(bell, drawer), page(bell, drawer, ['region', 'Notifications alt+T'])]) {
    assert.equal(verdictOf(view, 'There are 3 notifications.'), 'met');
    assert.equal(verdictOf(view, 'There are at most 2 notifications.'), 'not_met');
    assert.equal(verdictOf(view, 'There is 1 notification.'), 'not_met');
  }
  assert.equal(verdictOf(page(bell), 'There are at most 2 notifications.'), 'unproven', 'what opens them is shut');
});

test('on a page that is headed by them they are what stands under each title below', () => {
  const title = (words: string, level: number): Tree => ['heading', words, { level }, ['text', words]];
  const day = (name: string, ...cards: Tree[]): Tree => [
    'region',
    name,
    {},
    title(name, 2),
    ['list', '', {}, ...cards],
  ];
  const days = [day('Today', card('Varnish is out'), card('Saw is low')), day('Yesterday', card('Nails came'))];
  const settings: Tree = ['complementary', 'Notification settings', {}, ['text', 'Notify me by mail']];
  const view = page(['main', '', {}, title('Notifications', 1), ...days], settings);
  assert.equal(verdictOf(view, 'There are 2 notifications under Today.'), 'met');
  assert.equal(verdictOf(view, 'Yesterday contains one notification.'), 'met');
  assert.equal(verdictOf(view, 'There are 3 notifications under Today.'), 'not_met');
  assert.equal(verdictOf(view, 'Today has 1 notification.'), 'not_met');
  for (const is of ['is', 'is not'])
    assert.equal(verdictOf(view, `The first notification ${is} "Varnish is out".`), 'unproven');
  const other = page(['main', '', {}, title('Orders', 1), ...days]);
  assert.notEqual(verdictOf(other, 'There are 2 notifications under Today.'), 'met', 'nothing tells of them');
});
