import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../../../../test/page.ts';
import { outsideMenu } from './after-right-click.ts';

test('after a right-click nothing is chosen that stood on the page before it', () => {
  const before = page(['columnheader', 'Priority', {}, ['link', 'Priority', { href: '/?sort=priority' }]]);
  const after = page(
    ['columnheader', 'Priority', {}, ['link', 'Priority', { href: '/?sort=priority' }]],
    ['menu', '', {}, ['menuitem', 'Priority']],
  );
  const [link, entry] = ['link', 'menuitem'].map((role) => after.items.find((item) => item.role === role));
  assert.ok(link && entry);
  const asked = { actedOn: before, menuAsked: before };
  assert.equal(outsideMenu(asked, link)?.failureClass, 'no_evidence');
  assert.equal(outsideMenu(asked, entry), null);
  // Something else was done since.
  assert.equal(outsideMenu({ actedOn: after, menuAsked: before }, link), null);
  assert.equal(outsideMenu({ actedOn: before, menuAsked: null }, link), null);
});
