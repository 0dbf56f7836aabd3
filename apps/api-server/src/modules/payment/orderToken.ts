import { createHmac } from 'node:crypto';
import { isSameSignature } from './provider/sameSignature.ts';

/** Signs and reads the token of one order, for Prakerja payments that carry no user identity (R8). */
export interface OrderTokens {
  sign(orderId: string, expiresAt: Date): string;
  isValid(token: string, orderId: string, now: Date): boolean;
}

/** Tokens under a key derived from the token secret: `expiry.signature`, good for one order until its deadline. */
export function orderTokens(tokenSecret: string, former: readonly string[] = []): OrderTokens {
  const [key, ...formerKeys] = [tokenSecret, ...former].map((secret) =>
    createHmac('sha256', secret).update('suluh order token').digest(),
  );
  const signature = (orderId: string, expiry: string, by = key!): Buffer =>
    createHmac('sha256', by).update(`${expiry}.${orderId}`).digest();
  return {
    sign(orderId, expiresAt) {
      const expiry = Math.floor(expiresAt.getTime() / 1000).toString(36);
      return `${expiry}.${signature(orderId, expiry).toString('base64url')}`;
    },
    isValid(token, orderId, now) {
      const [expiry = '', given = ''] = token.split('.', 2);
      const isOurs = [key, ...formerKeys].some((by) =>
        isSameSignature(Buffer.from(given, 'base64url'), signature(orderId, expiry, by)),
      );
      if (!isOurs) return false;
      return now.getTime() < Number.parseInt(expiry, 36) * 1000;
    },
  };
}
