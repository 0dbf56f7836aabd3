import { MAIN_ROUTES, signInPath } from '@suluh/domain/address';
import { decodeSummary } from '@suluh/session/cookies';
import { browserRequest, scope, setCookies, startUpstream, summary, type UpstreamServer } from '@suluh/session/testing';
import { MONTHS } from '@suluh/i18n-id/format';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { draftOf } from '../testing/draftOf.ts';
import { postedBy } from '../testing/postedBy.tsx';
import { postForm } from '../testing/postForm.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { profileDraft } from './typed.ts';

const told = summary();
const member = { token: 'T', refresh: 'R', summary: told };
const person = {
  id: 'u-1',
  fullname: 'Sekar Ayu Kinasih',
  email: 'sekar@surel.id',
  foto: 'user/baru.png',
  isVerified: true,
  nik: '3404012345678901',
};
let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
  api.answer(() => ({ status: 200, body: { success: true, data: person } }));
});
afterEach(() => api.close());

const summaryIn = (response: Response) => {
  const cookie = setCookies(response)['suluh-main-session'];
  return cookie === undefined ? undefined : decodeSummary(cookie.value, new Date());
};

describe('the form before JavaScript', () => {
  const post = (fields: Record<string, string>, jar: object = member) =>
    postForm(
      browserRequest('/api/form/profile-edit', {
        ...jar,
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
      scope,
      api.upstream,
      MAIN_ROUTES,
    );
  const fields = {
    fullname: 'Sekar Ayu Kinasih',
    phone: '81234567890',
    nik: '',
    education: 'D3',
    city: 'Sleman',
    'birthDate-day': '2',
    'birthDate-month': '1',
    'birthDate-year': '2000',
  };

  test('saves its fields and nothing else, and returns saying so with the new name', async () => {
    const response = await post({ ...fields, email: 'lain@surel.id' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/profile-management?saved=1']);
    expect(
      api.arrived.map(({ method, url, headers, body }) => [method, url, headers.authorization, JSON.parse(body)]),
    ).toEqual([
      [
        'PUT',
        '/api/profile/edit',
        'Bearer T',
        {
          fullname: 'Sekar Ayu Kinasih',
          phone: '81234567890',
          nik: '',
          education: 'D3',
          city: 'Sleman',
          birthDate: '2000-01-02',
        },
      ],
    ]);
    expect(summaryIn(response)?.user.fullname).toBe('Sekar Ayu Kinasih');
  });

  test.each([
    ['no day chosen is none', { 'birthDate-day': '', 'birthDate-month': '', 'birthDate-year': '' }, ''],
    ['half a day is sent for the API to refuse', { 'birthDate-day': '' }, '2000-1-'],
  ])('%s', async (_, change, birthDate) => {
    await post({ ...fields, ...change });
    expect(JSON.parse(api.arrived[0]!.body)).toMatchObject({ birthDate });
  });

  test.each([
    [
      'a refusal returns with its code',
      { status: 400, body: { status: 'BAD_REQUEST' } },
      '/profile-management?error=BAD_REQUEST',
    ],
    ['an answer without words too', { status: 500 }, '/profile-management?error=UNAVAILABLE'],
  ])('%s', async (_, reply, location) => {
    api.answer(() => reply);
    expect((await post(fields)).headers.get('location')).toBe(location);
  });

  test('a refusal keeps what was typed, and what is wrong is said of its field', async () => {
    api.answer(() => ({ status: 400, body: { status: 'BAD_REQUEST' } }));
    const typed = { ...fields, fullname: '', nik: '123', 'birthDate-day': '' };
    const { cookie, kept } = draftOf(await post({ ...typed, email: 'lain@surel.id' }));
    expect(cookie).toContain('; Path=/profile-management;');
    expect(kept).toEqual(typed);
    expect(profileDraft(kept)).toEqual({
      values: {
        fullname: '',
        phone: '81234567890',
        nik: '123',
        education: 'D3',
        city: 'Sleman',
        birthDate: { day: null, month: 1, year: 2000 },
      },
      errors: { fullname: expect.any(String), nik: expect.any(String), birthDate: expect.any(String) },
    });
  });

  test('what was refused is shown to its account alone', async () => {
    api.answer(() => ({ status: 400, body: { status: 'BAD_REQUEST' } }));
    const profile = { ...fields, email: 'sekar@surel.id', isVerified: true, birthDate: null };
    const form = createElement(ProfileForm, {
      who: 'u-1',
      profile,
      monthNames: MONTHS,
      years: [],
      saved: false,
      problem: null,
    });
    const response = await post({ ...fields, ...postedBy(form), nik: '3404012345678901' });
    expect(draftOf(response, 'u-1').kept).toMatchObject({ nik: '3404012345678901' });
    expect([draftOf(response, 'u-2').kept, draftOf(response).kept]).toEqual([null, null]);
  });

  test('without a session it leads to login and back', async () => {
    expect((await post(fields, {})).headers.get('location')).toBe(
      signInPath(MAIN_ROUTES, 'login', '/profile-management'),
    );
    expect(api.arrived).toEqual([]);
  });
});
