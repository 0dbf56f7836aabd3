import type { Certificate } from '@suluh/api/types';
import { MAIN_ROUTES } from '@suluh/domain/address';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startUpstream, type UpstreamServer, browserRequest, scope, summary } from '@suluh/session/testing';
import { draftOf } from '../testing/draftOf.ts';
import { postedBy } from '../testing/postedBy.tsx';
import { postForm } from '../testing/postForm.ts';
import { NameForm } from './NameForm.tsx';

let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
});
afterEach(() => api.close());

async function adjustName(fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ redirectTo: '/my-certificate?page=2', ...fields }).toString();
  const request = browserRequest('/api/form/certificate-name', {
    token: 'T',
    refresh: 'R',
    summary: summary(),
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return postForm(request, scope, api.upstream, MAIN_ROUTES);
}

test('the name on a certificate is adjusted in the learner’s name, and the list shows it', async () => {
  const response = await adjustName({ id: 'a/1', fullname: 'Rani Kusumawati', nameAdjustedAt: 'x' });
  expect(response.headers.get('location')).toBe('/my-certificate?page=2');
  expect(
    api.arrived.map(({ method, url, headers, body }) => [method, url, headers.authorization, JSON.parse(body)]),
  ).toEqual([['POST', '/api/certificate/a%2F1/name', 'Bearer T', { fullname: 'Rani Kusumawati' }]]);
});

test('a name that is refused returns to its form, with the name as it was typed', async () => {
  api.answer(() => ({ status: 409, body: { status: 'NAME_ADJUSTED' } }));
  const response = await adjustName({ id: 'a1', fullname: 'R4ni' });
  expect(response.headers.get('location')).toBe('/my-certificate?page=2&adjust=a1&error=NAME_ADJUSTED');
  expect(draftOf(response).kept).toEqual({ id: 'a1', fullname: 'R4ni' });
});

test('a refused name is shown to its account alone', async () => {
  api.answer(() => ({ status: 409, body: { status: 'NAME_ADJUSTED' } }));
  const certificate = { id: 'a1', fullname: 'Rani', course: { fullname: 'Batik' } } as Certificate;
  const form = createElement(NameForm, {
    certificate,
    who: 'u-1',
    typed: null,
    action: '',
    backHref: '/my-certificate',
  });
  const response = await adjustName({ ...postedBy(form), fullname: 'R4ni' });
  expect(draftOf(response, 'u-1').kept).toEqual({ id: 'a1', fullname: 'R4ni' });
  expect([draftOf(response, 'u-2').kept, draftOf(response).kept]).toEqual([null, null]);
});
