import { errorText } from '@suluh/i18n-id/errors';

/** How a form ended: fine, or with a message. */
export type Submitted = { kind: 'done' } | { kind: 'refused'; message: string; status?: string };

/**
 * Posts a form of the sign-in area to the app's API route. A request without an answer has docs/product/errors.md's
 * message.
 */
export async function submitJson(url: string, body: unknown): Promise<Submitted> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return { kind: 'done' };
    const { message, status = '' } = (await response.json().catch(() => ({}))) as { message?: string; status?: string };
    return { kind: 'refused', message: message || errorText.noConnection, status };
  } catch {
    return { kind: 'refused', message: errorText.noConnection };
  }
}
