import { reactAdminText } from '@suluh/i18n-id/reactAdmin';
import { refusalText } from '@suluh/i18n-id/server';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from './call.ts';

const noAnswer = reactAdminText.ra.notification.http_error;

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['too large, without words', 413, '<html>413</html>', refusalText.PAYLOAD_TOO_LARGE],
  ['too large, in the words of the API', 413, '{"message":"Berkas ini terlalu besar."}', 'Berkas ini terlalu besar.'],
  ['without words', 502, '<html>502</html>', noAnswer],
  ['not allowed', 403, JSON.stringify({ message: refusalText.FORBIDDEN }), refusalText.FORBIDDEN],
])('says of an answer that is %s what is so', async (_, status, body, said) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  await expect(call('/api/admin/course')).rejects.toMatchObject({ status, message: said });
});

it('says that nobody answers where nobody does', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call('/api/admin/course')).rejects.toMatchObject({ status: 503, message: noAnswer });
});

it('sends a deed that nobody answered under the same key, and the next one under another', async () => {
  const keys: (string | undefined)[] = [];
  let status = 503;
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key']);
    return Promise.resolve(new Response('{"data":{}}', { status }));
  });
  const decide = (decision: string) =>
    call('/api/admin/refund/1/decision', { method: 'POST', body: { decision } }).catch(() => undefined);
  await decide('approve');
  await decide('approve'); // its person tries again
  await decide('refuse');
  status = 200;
  await decide('approve');
  await decide('approve'); // answered before: this is another deed
  await call('/api/admin/refund/1');
  const [first, again, other, answered, next, read] = keys;
  expect([again, answered, read]).toEqual([first, first, undefined]);
  expect(new Set([first, other, next]).size).toBe(3);
});
