import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Header by which an app tells the API whose call it hands on, signed. What visitors send under this name is taken
 * away.
 */
export const VISITOR_HEADER = 'x-suluh-visitor';

/** In place of an address: a call of our own servers, which speak for many visitors at once. */
export const OWN_SERVER = 'server';

const signatureOf = (secret: string, address: string): Buffer =>
  createHmac('sha256', secret).update(`visitor ${address}`).digest();

/** Value of the header. @param address of the visitor, or {@link OWN_SERVER} */
export const signedVisitor = (secret: string, address: string): string =>
  `${address};${signatureOf(secret, address).toString('base64url')}`;

/** The address a header value speaks of; null when it was not signed with this secret. */
export function visitorOf(secret: string | undefined, value: string | string[] | undefined): string | null {
  if (!secret || typeof value !== 'string') return null;
  const [address = '', signature = ''] = value.split(';', 2);
  const [expected, given] = [signatureOf(secret, address), Buffer.from(signature, 'base64url')];
  return expected.length === given.length && timingSafeEqual(expected, given) ? address : null;
}
