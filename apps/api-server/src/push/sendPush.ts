import type { Environment } from '@suluh/config/environment';
import { PUSH_KEPT_MS } from '@suluh/domain/notification';
import webPush from 'web-push';

/** How long a push service may take to answer. */
const TIMEOUT_MS = 5_000;

/** A browser and its keys, as it gave them. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a push service made of a message; where it says nothing that lasts, it is tried again. */
export type PushAnswer = 'taken' | 'gone' | 'refused' | 'later';

/** Our pair of keys, and whom push services write to about us. */
export type PushKeys = Pick<Environment, 'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY' | 'PUSH_CONTACT'>;

/** By what it answers (RFC 8030, sections 5 and 7.3): an address that is no more is 404 or 410. */
export function meaningOf(status: number): PushAnswer {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
}

/** The message for its browser alone; null for keys that are none, with which it can never be reached. */
function seal(keys: PushKeys, { endpoint, p256dh, auth }: PushTarget, words: object) {
  const { PUSH_CONTACT: subject, PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = keys;
  const how = {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: PUSH_KEPT_MS / 1_000,
    urgency: 'normal',
  } as const;
  webPush.setVapidDetails(subject, publicKey, privateKey); // throws for keys of ours that are none, which is no fault of the browser
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(words),
      how,
    );
    const { 'Content-Length': _counted, ...given } = headers;
    return { method, headers: given as Record<string, string>, body: new Uint8Array(body!) };
  } catch {
    return null;
  }
}

/**
 * Sends one message, sealed for its browser alone (RFC 8291) and signed by us (RFC 8292). Redirects are not followed: the
 * address was looked at, not what it leads to.
 */
export async function sendPush(keys: PushKeys, target: PushTarget, words: object): Promise<PushAnswer> {
  const sealed = seal(keys, target, words);
  if (sealed === null) return 'gone';
  try {
    const response = await fetch(target.endpoint, {
      ...sealed,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return meaningOf(response.status);
  } catch {
    return 'later'; // nobody answered: that says nothing of the message
  }
}
