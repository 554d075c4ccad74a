import assert from 'node:assert/strict';
import test from 'node:test';
import type { FlowVersion } from '@smokejumper/contracts';
import { changedSettings, settingsOf } from './settings-of.ts';

const version: FlowVersion = {
  id: 'flv_1',
  number: 1,
  name: 'Buy',
  spec: 'Click "Buy".',
  url: '/',
  variables: {},
  secrets: [],
  timeoutMs: null,
  model: null,
  budgets: null,
  viewport: null,
  locale: null,
  timezone: null,
  colorScheme: null,
  userAgentSuffix: null,
  headers: {},
  basicAuth: null,
  allowedOrigins: null,
  needs: null,
  createdAt: '2026-11-21T10:00:00.000Z',
};

test('a version that leaves all to the environment tells its name and address alone', () => {
  assert.deepEqual([...settingsOf(version).keys()], ['Name', 'Begins at']);
});

test('what was set, changed and taken back is told, with both sides', () => {
  const phone = { ...version, viewport: { width: 390, height: 844 }, budgets: { costUsd: 0.2 } };
  const wide = { ...version, name: 'Buy it', viewport: { width: 1280, height: 800 }, allowedOrigins: [] };
  assert.deepEqual(changedSettings(phone, wide), [
    { name: 'Name', before: 'Buy', after: 'Buy it' },
    { name: 'Viewport', before: '390 × 844', after: '1280 × 800' },
    { name: 'Most money', before: '$0.2', after: null },
    { name: 'May go to besides', before: null, after: 'nowhere else' },
  ]);
});
