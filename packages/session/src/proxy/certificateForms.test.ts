import { MAIN_ROUTES } from '@suluh/domain/address';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startUpstream, type UpstreamServer } from '../testing/upstreamServer.ts';
import { browserRequest, scope, summary } from '../testing/visitor.ts';
import { handleForm } from './forms.ts';

let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
});
afterEach(() => api.close());

async function adjustName(fields: Record<string, string>): Promise<string | null> {
  const body = new URLSearchParams({ redirectTo: '/my-certificate?page=2', ...fields }).toString();
  const request = browserRequest('/api/form/certificate-name', {
    token: 'T',
    refresh: 'R',
    summary: summary(),
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return (await handleForm('certificate-name', request, scope, api.upstream, MAIN_ROUTES)).headers.get('location');
}

test('the name on a certificate is adjusted in the learner’s name, and the list shows it', async () => {
  expect(await adjustName({ id: 'a/1', fullname: 'Rani Kusumawati', nameAdjustedAt: 'x' })).toBe(
    '/my-certificate?page=2',
  );
  expect(
    api.arrived.map(({ method, url, headers, body }) => [method, url, headers.authorization, JSON.parse(body)]),
  ).toEqual([['POST', '/api/certificate/a%2F1/name', 'Bearer T', { fullname: 'Rani Kusumawati' }]]);
});

test('a name that was adjusted before returns with its code', async () => {
  api.answer(() => ({ status: 409, body: { status: 'NAME_ADJUSTED' } }));
  expect(await adjustName({ id: 'a1', fullname: 'Rani' })).toBe('/my-certificate?page=2&error=NAME_ADJUSTED');
});
