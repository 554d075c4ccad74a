import assert from 'node:assert/strict';
import test from 'node:test';
import { perPage } from './per-page.ts';

test('figures of days are summed page by page, the page that refused most first', () => {
  const site = 'https://shop.example';
  const days = [
    { site, page: '/', outcomes: { live: 5, healed: 1 } },
    { site, page: '/cart', outcomes: { live: 1, renamed: 1, gone: 2 } },
    { site, page: '/cart', outcomes: { reattached: 2, renamed: 3 } },
  ];
  assert.deepEqual(perPage(days), [
    {
      site,
      page: '/cart',
      found: 3,
      healed: 0,
      refused: [
        ['renamed', 4],
        ['gone', 2],
      ],
    },
    { site, page: '/', found: 5, healed: 1, refused: [] },
  ]);
});
