import { createECDH, createPrivateKey, hkdfSync, sign, verify, createPublicKey } from 'node:crypto';
import { readTicketToken, ticketBytes, ticketToken, type TicketFacts } from '@suluh/domain/ticket';

/** Signs tickets and reads what they say. */
export interface TicketSigner {
  /** The words of a QR code. */
  token(facts: TicketFacts): string;
  /** What a QR code says; 'forged' when the signature is not ours, null for what is no ticket. */
  read(text: string): TicketFacts | 'forged' | null;
  /** What a phone verifies with: P-256, which every browser of today knows. */
  publicKey: TicketKey;
  /** The same of secrets of before, whose tickets go on. */
  formerKeys: readonly TicketKey[];
}

interface TicketKey {
  kty: string;
  crv: string;
  x: string;
  y: string;
}

const CURVE = 'prime256v1';
const FIELD_BYTES = 32;

/** The pair of keys that follows from a token secret. */
function keysOf(tokenSecret: string) {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', tokenSecret, '', 'suluh ticket key', FIELD_BYTES)));
  const point = pair.getPublicKey();
  const publicKey = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 1 + FIELD_BYTES).toString('base64url'),
    y: point.subarray(1 + FIELD_BYTES).toString('base64url'),
  };
  const d = pair.getPrivateKey('base64url').padStart(43, 'A');
  const key = createPrivateKey({ key: { ...publicKey, d }, format: 'jwk' });
  const check = createPublicKey({ key: publicKey, format: 'jwk' });
  return { publicKey, key, check };
}

/** Tickets under a key pair derived from the token secret, so that every process has the same and none is stored. */
export function ticketSigner(tokenSecret: string, former: readonly string[] = []): TicketSigner {
  const { publicKey, key, check } = keysOf(tokenSecret);
  const formerPairs = former.map(keysOf);
  return {
    publicKey,
    formerKeys: formerPairs.map((pair) => pair.publicKey),
    token: (facts) => ticketToken(facts, sign('sha256', ticketBytes(facts), { key, dsaEncoding: 'ieee-p1363' })),
    read(text) {
      const token = readTicketToken(text);
      if (!token) return null;
      const isOurs = [check, ...formerPairs.map((pair) => pair.check)].some((by) =>
        verify('sha256', token.signed, { key: by, dsaEncoding: 'ieee-p1363' }, token.signature),
      );
      return isOurs ? token.facts : 'forged';
    },
  };
}
