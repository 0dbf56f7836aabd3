import { reactAdminText } from '@suluh/i18n-id/reactAdmin';
import { refusalText } from '@suluh/i18n-id/server';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOf, call, whenProofIsMissing, whenSessionEnds } from './call.ts';

const noAnswer = reactAdminText.ra.notification.http_error;

afterEach(() => {
  vi.unstubAllGlobals();
  whenProofIsMissing(null);
  whenSessionEnds(null);
});

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

const proofRequired = () =>
  new Response(JSON.stringify({ code: 403, status: 'PROOF_REQUIRED', message: refusalText.PROOF_REQUIRED }), {
    status: 403,
  });

it('asks for a fresh proof once for calls of the same moment, and then they go on', async () => {
  let isProved = false;
  vi.stubGlobal('fetch', () => Promise.resolve(isProved ? new Response('nama;hadir') : proofRequired()));
  const ask = vi.fn(async () => {
    await Promise.resolve();
    return (isProved = true);
  });
  whenProofIsMissing(ask);
  const both = await Promise.all(['/sheet.csv', '/sheet.pdf'].map(async (path) => (await answerOf(path)).text()));
  expect([both, ask.mock.calls.length]).toEqual([['nama;hadir', 'nama;hadir'], 1]);
  isProved = false; // five minutes later
  await answerOf('/sheet.csv');
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each([
  ['nobody proves anything', () => Promise.resolve(false), 1],
  ['the proof is not believed', () => Promise.resolve(true), 2],
  ['there is nobody to ask', null, 1],
])('says what is wanted where %s, and asks no more', async (_, ask, sent) => {
  const fetched = vi.fn(() => Promise.resolve(proofRequired()));
  vi.stubGlobal('fetch', fetched);
  whenProofIsMissing(ask);
  await expect(answerOf('/sheet.csv')).rejects.toMatchObject({ status: 403, message: refusalText.PROOF_REQUIRED });
  expect(fetched).toHaveBeenCalledTimes(sent);
});

it('asks to sign in first where the session is over, and then for the proof', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      asked.length === 0
        ? new Response('{}', { status: 401 })
        : asked.length === 1
          ? proofRequired()
          : new Response('ada'),
    ),
  );
  whenSessionEnds(async () => void asked.push('sign in'));
  whenProofIsMissing(async () => asked.push('prove') > 0);
  expect([await (await answerOf('/sheet.csv')).text(), asked]).toEqual(['ada', ['sign in', 'prove']]);
});
