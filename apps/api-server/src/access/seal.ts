import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals what must be read again but never lies open in the database. */
export interface Seal {
  close(secret: string): Buffer;
  /** @throws Error for what was not sealed by this key */
  open(sealed: Buffer): string;
}

const CIPHER = 'aes-256-gcm';
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16];

/** A seal under a key derived from the token secret, so that every process has the same and none is stored. */
export function sealOf(tokenSecret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'suluh seal key', KEY_BYTES));
  return {
    close(secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
    },
    open(sealed) {
      const [nonce, tag] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv(CIPHER, key, nonce).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString();
    },
  };
}
