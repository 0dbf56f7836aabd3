import { createHmac } from 'node:crypto';
import type { Told } from '../web/http.ts';

interface Answer {
  state: string;
  isVerified: boolean;
  /** The page of the course the browser came from. */
  returnUrl: string;
}

/** Only pages of the web are returned to. */
const isWebPage = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '');

/** Tells the API whether somebody was verified, signed by the key of our client, and leads back to the course. */
export async function answerCheckIn(
  { apiOrigin, signKey }: { apiOrigin: string; signKey: string },
  { state, isVerified, returnUrl }: Answer,
): Promise<Told | null> {
  if (!isWebPage(returnUrl)) return null;
  const body = JSON.stringify({ state, verified: isVerified });
  const signature = createHmac('sha256', signKey).update(body).digest('hex');
  const response = await fetch(`${apiOrigin}/api/check-in/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    body,
  });
  return response.ok ? { seeOther: returnUrl } : null;
}
