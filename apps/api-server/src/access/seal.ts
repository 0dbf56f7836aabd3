import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals what must be read again but never lies open in the database. */
export interface Seal {
  close(secret: string): Buffer;
  /** @throws Error for what was sealed by none of the keys */
  open(sealed: Buffer): string;
  /** As a text that names its key. */
  closeText(text: string): string;
  /** Text that never was sealed, from before there was a seal, is given back. @throws Error for a key that is gone */
  openText(text: string): string;
  /** What begins each text sealed by the key of today. */
  readonly prefix: string;
}

const CIPHER = 'aes-256-gcm';
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16];
const SEALED = /^sealed\.[0-9a-f]{8}\./;

interface Key {
  key: Buffer;
  /** Names the key, and tells nothing of it. */
  prefix: string;
}

const keyOf = (tokenSecret: string): Key => {
  const derived = (info: string, bytes: number) => Buffer.from(hkdfSync('sha256', tokenSecret, '', info, bytes));
  return {
    key: derived('suluh seal key', KEY_BYTES),
    prefix: `sealed.${derived('suluh seal key name', 4).toString('hex')}.`,
  };
};

function opened({ key }: Key, sealed: Buffer): string {
  const [nonce, tag] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv(CIPHER, key, nonce).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString();
}

/**
 * A seal under a key derived from the token secret, so that every process has the same and none is stored; what was
 * sealed under a former secret is still opened.
 */
export function sealOf(tokenSecret: string, formerSecrets: readonly string[] = []): Seal {
  const today = keyOf(tokenSecret);
  const keys = [today, ...formerSecrets.map(keyOf)];
  const seal: Seal = {
    prefix: today.prefix,
    close(secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, today.key, nonce);
      const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
    },
    open(sealed) {
      for (const key of keys.slice(0, -1)) {
        try {
          return opened(key, sealed);
        } catch {
          continue; // sealed by another of them
        }
      }
      return opened(keys.at(-1)!, sealed);
    },
    closeText: (text) => today.prefix + seal.close(text).toString('base64url'),
    openText(text) {
      if (!SEALED.test(text)) return text;
      const key = keys.find(({ prefix }) => text.startsWith(prefix));
      if (!key) throw new Error('Sealed by a key that is gone.');
      return opened(key, Buffer.from(text.slice(key.prefix.length), 'base64url'));
    },
  };
  return seal;
}
