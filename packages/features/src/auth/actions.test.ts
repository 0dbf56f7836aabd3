import { MAIN_ROUTES, programRoutes } from '@suluh/domain/address';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  formRequest,
  browserRequest,
  programScope,
  scope,
  setCookies,
  summary,
  tokens,
  deadUpstream,
  startUpstream,
  type UpstreamServer,
} from '@suluh/session/testing';
import { draftOf } from '../testing/draftOf.ts';
import { postForm } from '../testing/postForm.ts';

const loginAnswer = {
  status: 200,
  body: { data: { session: tokens('baru'), user: summary().user, sessionType: 'reguler' } },
};
const credentials = { email: 'sekar@surel.id', password: 'Belajar123' };

let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
});
afterEach(() => api.close());

const post = (name: string, fields: Record<string, string>, of = scope) =>
  postForm(formRequest(`/api/form/${name}`, fields), of, api.upstream, MAIN_ROUTES);
const where = (response: Response) => [response.status, response.headers.get('location')];

describe('a password that is typed twice, before JavaScript', () => {
  const account = { fullname: 'Sekar', email: 'sekar@surel.id', phone: '81234567890', consent: 'on' };

  test.each([
    ['register', { ...account, password: 'Belajar123' }],
    ['invitation-accept', { ...account, code: 'MGG-1', password: 'Belajar123' }],
    ['reset-password', { token: 'x', password: 'Belajar123' }],
    ['password-change', { oldPassword: 'Lama12345', newPassword: 'Belajar123' }],
  ])('%s: is not taken when the second differs', async (name, fields) => {
    const response = await post(name, { ...fields, passwordConfirmation: 'Belajar124' });
    expect(where(response)[1]).toContain('error=BAD_REQUEST');
    expect(api.arrived).toEqual([]);
    api.answer(() => ({ status: 409, body: { status: 'ALREADY_REGISTERED' } }));
    const same = await post(name, { ...fields, passwordConfirmation: 'Belajar123' });
    expect(where(same)[1]).not.toContain('BAD_REQUEST');
    expect(JSON.stringify(api.arrived)).not.toContain('passwordConfirmation');
  });
});

describe('login before JavaScript', () => {
  test('leads onwards with the session in cookies', async () => {
    api.answer(() => loginAnswer);
    const response = await post('login', { ...credentials, redirectTo: '/course/batik?category=7' });
    expect(where(response)).toEqual([303, '/course/batik?category=7']);
    expect(setCookies(response)['__Host-suluh-main-token']).toMatchObject({
      value: 'baru-token',
      attributes: expect.arrayContaining(['HttpOnly']),
    });
    expect(JSON.parse(api.arrived[0]?.body ?? '')).toEqual({ ...credentials, sessionType: 'reguler' });
  });

  test('says in which programme', async () => {
    api.answer(() => loginAnswer);
    await post('login', credentials, programScope);
    expect(JSON.parse(api.arrived[0]?.body ?? '')).toMatchObject({ program: 'janabadra' });
  });

  test.each([
    ['another site', 'https://jahat.example/my-course'],
    ['a scheme-relative address', '//jahat.example'],
    ['a backslash', '/\\jahat.example'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
  ])('redirectTo of %s leads home', async (_, redirectTo) => {
    api.answer(() => loginAnswer);
    expect(where(await post('login', { ...credentials, redirectTo }))).toEqual([303, '/']);
  });

  test('refused, leads back with the code and keeps where to go', async () => {
    api.answer(() => ({ status: 401, body: { status: 'INVALID_CREDENTIALS' } }));
    const response = await post('login', { ...credentials, redirectTo: '/wishlist' });
    expect(where(response)).toEqual([303, '/auth/login?redirectTo=%2Fwishlist&error=INVALID_CREDENTIALS']);
    expect(setCookies(response)).not.toHaveProperty('__Host-suluh-main-refresh');
  });

  test('without an answer leads back with UNAVAILABLE', async () => {
    const response = await postForm(
      formRequest('/api/form/login', credentials),
      scope,
      await deadUpstream(),
      MAIN_ROUTES,
    );
    expect(where(response)).toEqual([303, '/auth/login?redirectTo=%2F&error=UNAVAILABLE']);
  });

  test('posted by another site is refused and nothing is sent', async () => {
    const request = formRequest('/api/form/login', credentials, { origin: 'https://jahat.example' });
    expect(where(await postForm(request, scope, api.upstream, MAIN_ROUTES))).toEqual([
      303,
      '/auth/login?redirectTo=%2F&error=FORBIDDEN',
    ]);
    expect(api.arrived).toEqual([]);
  });

  test('a body that is no form is answered like a wrong one, not with an error page', async () => {
    api.answer(() => ({ status: 400, body: { status: 'VALIDATION' } }));
    const request = browserRequest('/api/form/login', { method: 'POST', body: '{"email":1}' });
    expect(where(await postForm(request, scope, api.upstream, MAIN_ROUTES))).toEqual([
      303,
      '/auth/login?redirectTo=%2F&error=VALIDATION',
    ]);
  });
});

describe('registration before JavaScript', () => {
  const fields = { ...credentials, fullname: 'Sekar Ayu', phone: '81234567890', redirectTo: '/wishlist' };

  test('makes the account and logs in', async () => {
    api.answer(({ url }) => (url === '/api/auth/register' ? { status: 201, body: { data: {} } } : loginAnswer));
    const response = await post('register', { ...fields, consent: 'on' });
    expect(where(response)).toEqual([303, '/wishlist']);
    expect(setCookies(response)['__Host-suluh-main-refresh']?.value).toBe('baru-refresh');
    expect(api.arrived.map(({ url }) => url)).toEqual(['/api/auth/register', '/api/auth/login']);
    expect(JSON.parse(api.arrived[0]?.body ?? '')).toMatchObject({
      fullname: 'Sekar Ayu',
      consent: true,
      sessionType: 'reguler',
    });
  });

  test('an unticked consent is told as not given', async () => {
    api.answer(() => ({ status: 400, body: { status: 'VALIDATION' } }));
    await post('register', fields);
    expect(JSON.parse(api.arrived[0]?.body ?? '').consent).toBe(false);
  });

  test('refused, leads back to the registration and logs nobody in', async () => {
    api.answer(() => ({ status: 409, body: { status: 'ALREADY_REGISTERED' } }));
    expect(where(await post('register', fields))).toEqual([
      303,
      '/auth/register?redirectTo=%2Fwishlist&error=ALREADY_REGISTERED',
    ]);
    expect(api.arrived).toHaveLength(1);
  });
});

describe('passwords before JavaScript', () => {
  test.each([
    ['asked for', 'forgot-password', 200, { email: 'a+b@surel.id' }, '/auth/forgot-password?sent=1'],
    [
      'asked for too often',
      'forgot-password',
      429,
      { email: 'a@surel.id' },
      '/auth/forgot-password?error=TOO_MANY_REQUESTS',
    ],
    ['set anew', 'reset-password', 200, { token: 'T', password: 'Belajar123' }, '/auth/reset-password?done=1'],
    [
      'refused by a used link',
      'reset-password',
      403,
      { token: 'T', password: 'Belajar123' },
      '/auth/reset-password?token=T&error=TOO_MANY_REQUESTS',
    ],
  ] as const)('%s', async (_, name, status, fields, location) => {
    api.answer(() => ({ status, body: { status: status === 200 ? undefined : 'TOO_MANY_REQUESTS' } }));
    expect(where(await post(name, { ...fields }))).toEqual([303, location]);
    expect(api.arrived[0]?.url).toBe(`/api/auth/${name}`);
  });
});

describe('what was typed into a form that is refused', () => {
  test('is kept for its page alone, but for passwords', async () => {
    api.answer(() => ({ status: 401, body: { status: 'INVALID_CREDENTIALS' } }));
    const { cookie, kept } = draftOf(await post('login', credentials));
    expect(cookie).toContain('; Path=/auth/login;');
    expect(kept).toEqual({ email: credentials.email, password: '' });
    expect(JSON.stringify(kept)).not.toContain(credentials.password);
  });

  test('is kept where a password and its repetition differ, with what is wrong', async () => {
    const response = await post('register', { ...credentials, consent: 'on', passwordConfirmation: 'lain' });
    expect(where(response)[1]).toContain('error=BAD_REQUEST');
    expect(draftOf(response).kept).toMatchObject({
      email: credentials.email,
      password: '',
      passwordConfirmation: 'notSame',
      consent: 'on',
    });
    expect(api.arrived).toEqual([]);
  });

  test('is forgotten once it is taken', async () => {
    api.answer(() => loginAnswer);
    expect(draftOf(await post('login', credentials)).cookie).toContain('Expires=Thu, 01 Jan 1970');
  });
});

test('a refusal that makes wait says for how long', async () => {
  api.answer(() => ({ status: 429, body: { status: 'TOO_MANY_REQUESTS', data: 60 } }));
  expect(where(await post('login', { email: 'a@surel.id', password: 'x' }))).toEqual([
    303,
    '/auth/login?redirectTo=%2F&error=TOO_MANY_REQUESTS&wait=60',
  ]);
});

test('a full address of this site is where to go too', async () => {
  api.answer(() => ({ status: 401, body: { status: 'INVALID_CREDENTIALS' } }));
  expect(where(await post('login', { redirectTo: 'https://suluh.example/course/seo?promoCode=A' }))[1]).toBe(
    '/auth/login?redirectTo=%2Fcourse%2Fseo%3FpromoCode%3DA&error=INVALID_CREDENTIALS',
  );
  expect(where(await post('login', { redirectTo: 'https://jahat.example/course/seo' }))[1]).toBe(
    '/auth/login?redirectTo=%2F&error=INVALID_CREDENTIALS',
  );
});

describe("joining a partner's sign-in to an account, before JavaScript", () => {
  const cookie = 'suluh-program-janabadra-sso-link=L-1';
  const send = (name: string, fields: Record<string, string>) =>
    postForm(
      formRequest(`/api/form/${name}`, fields, { cookie }),
      programScope,
      api.upstream,
      programRoutes('janabadra', 'program'),
    );

  test.each([
    ['by the password', { password: 'Belajar123' }, { linkToken: 'L-1', password: 'Belajar123' }],
    ['by the mailed link', { mailToken: 'M-1' }, { linkToken: 'L-1', mailToken: 'M-1' }],
  ])('%s', async (_, fields, body) => {
    api.answer(() => ({
      status: 200,
      body: {
        data: {
          session: tokens('baru'),
          user: summary().user,
          sessionType: 'reguler',
          redirectTo: '/program/janabadra/my-course',
        },
      },
    }));
    const response = await send('link-account', fields);
    expect(where(response)).toEqual([303, '/program/janabadra/my-course']);
    expect(setCookies(response)['__Host-suluh-program-janabadra-token']?.value).toBe('baru-token');
    expect(api.arrived.map(({ url, body: sent }) => [url, JSON.parse(sent)])).toEqual([['/api/auth/link', body]]);
  });

  test('a link by mail, and a refusal', async () => {
    expect(where(await send('link-mail', {}))).toEqual([303, '/program-auth/janabadra/link?sent=1']);
    api.answer(() => ({ status: 401, body: { status: 'INVALID_CREDENTIALS' } }));
    expect(where(await send('link-account', { password: 'x' }))).toEqual([
      303,
      '/program-auth/janabadra/link?error=INVALID_CREDENTIALS',
    ]);
  });
});
