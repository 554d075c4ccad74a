import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEgressGuard } from './guard.ts';

const names: Record<string, string[]> = {
  'public.example': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'mixed.example': ['93.184.215.14', '10.0.0.1'],
  'inside.example': ['192.168.1.5'],
  'meta.example': ['169.254.169.254'],
};
const resolve = async (host: string) => names[host] ?? [host];
const closed = createEgressGuard({ allowPrivate: 'none', alwaysAllow: [] }, resolve);

test('a public host is answered with all its addresses, for those alone to be dialled', async () => {
  assert.deepEqual(await closed({ host: 'Public.example.', port: 443 }), names['public.example']);
});

test('a private address, in whatever form or beside a public one, and cloud metadata are refused', async () => {
  const hosts = [
    'mixed.example',
    'inside.example',
    'meta.example',
    '127.0.0.1',
    '::1',
    '0x7f.1',
    '2130706433',
    '169.254.169.254',
  ];
  for (const host of [...hosts, 'metadata.google.internal', '::ffff:10.0.0.1', 'bad host']) {
    await assert.rejects(closed({ host, port: 80 }), { code: 'policy_denied' }, host);
  }
});

test('a private host that is allowed is reached, metadata never is', async () => {
  const open = createEgressGuard({ allowPrivate: 'all', alwaysAllow: [] }, resolve);
  assert.deepEqual(await open({ host: 'inside.example', port: 80 }), ['192.168.1.5']);
  await assert.rejects(open({ host: 'meta.example', port: 80 }), { code: 'policy_denied' });
});
