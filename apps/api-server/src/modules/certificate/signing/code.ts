import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CertificateCode } from '@suluh/domain/certificate';
import type { Executor } from '../../../db/index.ts';
import { signingKey, signingKeys, type NumberPurpose, type SigningKey } from './keys.ts';

/** Letters that are not mistaken for another, as Crockford writes numbers. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_A_LETTER = 5;
/** 80 bits: not to be guessed, and the QR code stays coarse enough for cheap phones. */
const LETTERS = 16;

function signatureBy({ jwk }: SigningKey, number: string): string {
  const digest = createHmac('sha256', Buffer.from(jwk.k!, 'base64url')).update(number).digest();
  let bits = BigInt(`0x${digest.subarray(0, (LETTERS * BITS_A_LETTER) / 8).toString('hex')}`);
  let letters = '';
  for (let at = 0; at < LETTERS; at += 1) {
    letters = `${ALPHABET[Number(bits & 31n)]}${letters}`;
    bits >>= BigInt(BITS_A_LETTER);
  }
  return letters;
}

/** A number with the signature its QR code carries: 'SLH-26-107-7K2MQ9XD.4T0A…' (docs/product/certificate.md#check). */
export async function signedCode(
  db: Executor,
  number: string,
  purpose: NumberPurpose = 'certificate-number',
): Promise<string> {
  return `${number}.${signatureBy(await signingKey(db, purpose), number)}`;
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Whether the signature of a scanned code is ours, by the key of today or one before it. */
export async function isOurs(
  db: Executor,
  { number, signature }: CertificateCode,
  purpose: NumberPurpose = 'certificate-number',
): Promise<boolean> {
  if (signature === null) return false;
  const keys = await signingKeys(db, purpose);
  return keys.some((key) => isSame(signatureBy(key, number), signature));
}
