import { SESSION_TYPES, ACCESS_TOKEN_LIFETIME_S } from '@suluh/domain/session';
import { LRUCache } from 'lru-cache';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { z } from 'zod';

/** Who a token speaks for: learner, login, the area it opens. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  sessionType: string;
  programId: number | null;
}

/** Signs and reads access tokens. */
export interface TokenSigner {
  /** A token with the instant it expires at. */
  sign(claims: AccessClaims, now: Date): Promise<{ token: string; expiresAt: Date }>;
  /** The claims of a token that is genuine and not expired, else null. */
  verify(token: string, now: Date): Promise<AccessClaims | null>;
}

/** Tokens found genuine that are kept, so that the calls of one page check one signature. */
const KEPT = 10_000;

const ISSUER = 'suluh';
const payloadSchema = z.object({ sub: z.uuid(), sid: z.uuid(), typ: z.enum(SESSION_TYPES), prg: z.int().nullable() });

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

/** What a genuine token under one of these keys says; throws for all others. */
async function payloadOf(token: string, keys: readonly CryptoKey[], now: Date): Promise<JWTPayload> {
  const options = { issuer: ISSUER, algorithms: ['HS256'], currentDate: now };
  for (const key of keys.slice(0, -1)) {
    const read = await jwtVerify(token, key, options).catch((error: unknown) => {
      if (error instanceof errors.JWSSignatureVerificationFailed) return null; // perhaps of the next key
      throw error;
    });
    if (read) return read.payload;
  }
  return (await jwtVerify(token, keys.at(-1)!, options)).payload;
}

/**
 * Tokens signed with HMAC-SHA-256 under `secret` (at least 32 characters), living 900 s (R6). @param former secrets of
 * before, under which nothing is signed any more
 */
export function tokenSigner(secret: string, former: readonly string[] = []): TokenSigner {
  const importing = Promise.all([secret, ...former].map(keyOf)); // once, not per token
  const genuine = new LRUCache<string, { claims: AccessClaims; expiresAt: number }>({ max: KEPT });
  return {
    async sign({ userId, sessionId, sessionType, programId }, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const expiresAt = issuedAt + ACCESS_TOKEN_LIFETIME_S;
      const token = await new SignJWT({ sid: sessionId, typ: sessionType, prg: programId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign((await importing)[0]!);
      return { token, expiresAt: new Date(expiresAt * 1000) };
    },
    async verify(token, now) {
      const known = genuine.get(token);
      if (known && Math.floor(now.getTime() / 1000) < known.expiresAt) return known.claims;
      try {
        const payload = await payloadOf(token, await importing, now);
        const { sub, sid, typ, prg } = payloadSchema.parse(payload);
        const claims: AccessClaims = { userId: sub, sessionId: sid, sessionType: typ, programId: prg };
        if (payload.exp !== undefined) genuine.set(token, { claims, expiresAt: payload.exp });
        return claims;
      } catch {
        return null; // whatever is wrong with it, the caller logs in or refreshes
      }
    },
  };
}
