import { MAIN_ROUTES } from '@suluh/domain/address';
import { cookieHeader, formRequest, scope, startUpstream, summary, type UpstreamServer } from '@suluh/session/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftOf } from '../testing/draftOf.ts';
import { postForm } from '../testing/postForm.ts';
import { codeError } from './typedCode.ts';

const headers = { cookie: cookieHeader({ token: 'T', refresh: 'R', summary: summary() }) };
let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
});
afterEach(() => api.close());

test.each([
  ['email-confirm', '/change-email'],
  ['phone-confirm', '/change-phone'],
])('a code of two digits is refused by %s, and said to be too short at its field', async (name, path) => {
  api.answer(() => ({ status: 400, body: { status: 'BAD_REQUEST' } }));
  const response = await postForm(
    formRequest(`/api/form/${name}`, { otp: '12' }, headers),
    scope,
    api.upstream,
    MAIN_ROUTES,
  );
  expect(response.headers.get('location')).toBe(`${path}?error=BAD_REQUEST`);
  const { kept } = draftOf(response);
  expect(codeError(kept?.otp, 'rani@surel.id')).toBe('Kode yang dimasukkan minimum 4 angka');
});

test.each([
  ['a whole code', '1234', '+6281234567890'],
  ['no code at all, as of another form', undefined, '+6281234567890'],
  ['a short one that nothing waits for any more: there is no field to say it', '12', null],
])('nothing is said at the field of %s', (_, otp, pending) => {
  expect(codeError(otp, pending)).toBeNull();
});
