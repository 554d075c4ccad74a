import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { AppError } from '@smokejumper/contracts';

/** A value encrypted with AES-256-GCM, and the id of the key that did it. */
export interface Sealed {
  keyId: string;
  /** base64 of nonce, ciphertext and tag. */
  data: string;
}

/** Keeps secrets. `about` names what the value belongs to and is authenticated: a moved value does not open. */
export interface Vault {
  /** Of the key that seals. */
  keyId: string;
  seal(value: string, about: string): Sealed;
  /** Throws AppError `not_configured` for an unknown key id, `internal` for a value that was tampered with. */
  open(sealed: Sealed, about: string): string;
  /** 32 bytes in base64, the same in every process: from the oldest key, so that a new one in front changes nothing. */
  derive(purpose: string): string;
}

const nonceBytes = 12;
const tagBytes = 16;

/** The first key seals, all of them open: a new key goes in front. `key` is 32 bytes in hex or base64. */
export function createVault(keys: readonly { id: string; key: string }[]): Vault {
  const byId = new Map(keys.map(({ id, key }) => [id, readKey(id, key)]));
  const current = keys[0];
  const oldest = keys.at(-1);
  if (!current || !oldest) throw new AppError('not_configured', 'No encryption key is configured.');
  return {
    keyId: current.id,
    derive: (purpose) => Buffer.from(hkdfSync('sha256', byId.get(oldest.id)!, '', purpose, 32)).toString('base64'),
    seal(value, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', byId.get(current.id)!, nonce).setAAD(aad(current.id, about));
      const data = Buffer.concat([nonce, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return { keyId: current.id, data: data.toString('base64') };
    },
    open(sealed, about) {
      const key = byId.get(sealed.keyId);
      if (!key) throw new AppError('not_configured', `The encryption key ${sealed.keyId} is not configured.`);
      const data = Buffer.from(sealed.data, 'base64');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, data.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        });
        decipher.setAAD(aad(sealed.keyId, about)).setAuthTag(data.subarray(-tagBytes));
        const text = data.subarray(nonceBytes, -tagBytes);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new AppError('internal', `A stored secret (${about}) does not open: it was changed or moved.`, { cause });
      }
    },
  };
}

function aad(keyId: string, about: string): Buffer {
  return Buffer.from(`${keyId}\n${about}`, 'utf8');
}

function readKey(id: string, text: string): Buffer {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (key.length !== 32) throw new AppError('not_configured', `The encryption key ${id} is not 32 bytes long.`);
  return key;
}
