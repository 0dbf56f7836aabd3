import { readTicketToken } from '@suluh/domain/ticket';
import type { DoorRoster } from '@suluh/api/types';
import type { ReadCode } from './phone.ts';

/** Reads a code and, where it is a ticket, asks whether the signature is ours. Browser only, on secure addresses. */
export async function readCode(
  text: string,
  { publicKey, formerKeys = [] }: Pick<DoorRoster, 'publicKey'> & Partial<Pick<DoorRoster, 'formerKeys'>>,
): Promise<ReadCode> {
  const token = readTicketToken(text);
  if (!token) return { kind: 'text', text };
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  for (const jwk of [publicKey, ...formerKeys]) {
    const key = await crypto.subtle.importKey('jwk', jwk, curve, false, ['verify']);
    if (await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, token.signature, token.signed))
      return { kind: 'signed', facts: token.facts };
  }
  return { kind: 'forged' };
}
