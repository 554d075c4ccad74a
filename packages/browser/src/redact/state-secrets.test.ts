import assert from 'node:assert/strict';
import test from 'node:test';
import { secretsInState } from './state-secrets.ts';

test('tokens of cookies, local storage and databases are found, words, addresses and files of the page are not', () => {
  const kept = JSON.stringify({
    access: 'eyJhbGciOi.9.abcdefgh1',
    theme: 'dark-blue-and-grey',
    seen: [1, 'a-refresh-token-0001'],
  });
  const state = {
    cookies: [{ value: 's%3A8f14e45fceea167a5a36' }, { value: 'en-GB' }, { value: 'https://shop.example/start/1' }],
    origins: [
      {
        localStorage: [{ value: kept }, { value: 'Welcome back, Ana of 1984' }],
        indexedDB: [
          {
            stores: [
              {
                records: [
                  { value: 'idb-token-1234567890' },
                  { valueEncoded: { ta: { b: `${'a'.repeat(43)}1`, k: 'ui8' } } },
                  { valueEncoded: { o: [{ k: 'file', v: { ta: { b: 'U1FMaXRl'.repeat(500), k: 'ui8' } } }], id: 1 } },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  assert.deepEqual(secretsInState(JSON.stringify(state)), [
    's%3A8f14e45fceea167a5a36',
    'eyJhbGciOi.9.abcdefgh1',
    'a-refresh-token-0001',
    'idb-token-1234567890',
    `${'a'.repeat(43)}1`,
  ]);
});
