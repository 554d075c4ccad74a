import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVault } from './vault.ts';

const old = { id: 'k1', key: '11'.repeat(32) };
const current = { id: 'k2', key: Buffer.alloc(32, 7).toString('base64') };

describe('a vault', () => {
  it('opens what it sealed, and seals the same value differently each time', () => {
    const vault = createVault([current]);
    const sealed = vault.seal('päss word', 'secret env_1 password');
    assert.equal(sealed.keyId, 'k2');
    assert.equal(vault.open(sealed, 'secret env_1 password'), 'päss word');
    assert.notEqual(vault.seal('päss word', 'secret env_1 password').data, sealed.data);
  });

  it('opens values of an older key, and says so when that key is gone', () => {
    const sealed = createVault([old]).seal('x', 'a');
    assert.equal(createVault([current, old]).open(sealed, 'a'), 'x');
    assert.throws(() => createVault([current]).open(sealed, 'a'), { code: 'not_configured' });
  });

  it('does not open a value that was moved or changed', () => {
    const vault = createVault([current]);
    const sealed = vault.seal('x', 'secret env_1 password');
    assert.throws(() => vault.open(sealed, 'secret env_2 password'), { code: 'internal' });
    const bytes = Buffer.from(sealed.data, 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = changed[at]! ^ 1;
      const data = changed.toString('base64');
      assert.throws(() => vault.open({ ...sealed, data }, 'secret env_1 password'), { code: 'internal' });
    }
    assert.throws(() => vault.open({ ...sealed, data: 'AAAA' }, 'a'), { code: 'internal' });
  });

  it('refuses to start without a key, or with one of the wrong length', () => {
    assert.throws(() => createVault([]), { code: 'not_configured' });
    assert.throws(() => createVault([{ id: 'k', key: 'short' }]), { code: 'not_configured' });
  });
});
