import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASIC, startTestApp, type TestApp } from '../../test/app.ts';
import { manyLearners } from '../../test/learners.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

describe('bad input is refused with 4xx', () => {
  it.each([
    ['10,000 characters to look for', `/api/course/filter?q=${'a'.repeat(10_000)}`],
    ['a negative page', '/api/course/filter?page=-1'],
    ['page 0', '/api/course/filter?page=0'],
    ['a page beyond every list', '/api/course/filter?page=1000000000'],
    ['a page that is no number', '/api/course/filter?page=two'],
    ['a page of 7', '/api/course/filter?limit=7'],
    ['a page of 1e9', '/api/course/filter?limit=1e9'],
    ['an unknown sort', '/api/course/filter?sort=9'],
    ['an unknown course type', '/api/course/filter?courseType[]=hybrid'],
    ['an unknown price', '/api/course/filter?price[]=cheap'],
    ['an unknown training', '/api/course/filter?training=lain'],
    ['a negative age', '/api/course/filter?min_age=-1'],
    ['a rating of 6', '/api/course/filter?rating=6'],
    ['an unknown programme', '/api/course/filter?program=nowhere'],
    ['51 categories', `/api/course/filter?${'category[]=1&'.repeat(51)}`],
    ['an unknown landing page', '/api/course/filter/landing/other'],
    ['an id that is too large', '/api/rating/99999999999999999999'],
    ['a broken escape', '/api/course/v2/%E0%A4%A'],
    ['a sitemap page of 0', '/api/sitemap?page=0'],
  ])('%s', async (_name, url) => {
    const { status, body } = await test.call('GET', url);
    expect([400, 404, 414], JSON.stringify(body)).toContain(status);
    expect(body).toMatchObject({ success: false, code: status, message: expect.stringMatching(/\w/) });
    expect(JSON.stringify(body)).not.toMatch(/at \w+ \(|node_modules|select /);
  });

  it.each([
    ['broken JSON', '{"email":', 'application/json', 400],
    ['no JSON at all', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['a list instead of fields', '[]', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['a body of 1 MB', JSON.stringify({ email: 'a'.repeat(1_000_000) }), 'application/json', 413],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', 'application/json', 400],
  ])('%s', async (_name, payload, type, expected) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: { 'content-type': type, authorization: BASIC },
    });
    expect(response.statusCode).toBe(expected);
    expect(response.json()).toMatchObject({ success: false, code: expected });
  });

  it.each([
    ['nul', '%00'],
    ['quotes', `%27%22`],
    ['signs only', '%26%7C%21%28%29%3A%2A'],
    ['an emoji', '%F0%9F%94%A5'],
    ['half a letter', '%ED%A0%80'],
    ['words that mean nothing', 'yang dan di'],
    ['a wildcard', '%25%5F'],
  ])('looking for %s finds or finds nothing', async (_name, q) => {
    expect([200, 400, 404]).toContain((await test.call('GET', `/api/course/filter?q=${q}`)).status);
    expect([200, 400]).toContain((await test.call('GET', `/api/course/suggest?q=${q}`)).status);
    expect([200, 400]).toContain((await test.call('GET', `/api/job-vacancies?q=${q}`)).status);
  });

  it.each([
    ['half a letter', '\ud800', 'fullname'],
    ['half a letter behind others', 'Ayu \udc00', 'fullname'],
    ['NUL', 'Ayu\0', 'fullname'],
  ])('text with %s is refused at its field, before anything is asked of the database', async (_, fullname, field) => {
    const payload = JSON.stringify({ fullname, email: 'ayu@contoh.example' });
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload,
      headers: { 'content-type': 'application/json', authorization: BASIC },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ field, message: expect.stringContaining('karakter') }] });
  });

  it('names the fields of a refused form', async () => {
    const { body } = await test.call('POST', '/api/auth/register', { body: { email: 'tanpa-at', phone: '0812' } });
    const fields = (body as unknown as { errors: { field: string }[] }).errors.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['fullname', 'email', 'phone', 'password', 'consent']));
  });

  it('an unknown path is 404 in the envelope', async () => {
    expect(await test.call('GET', '/api/nothing')).toMatchObject({
      status: 404,
      body: { success: false, code: 404, status: 'NOT_FOUND' },
    });
  });
});

describe('limits', () => {
  it('too many attempts to log in are asked to wait', async () => {
    const strict = await startTestApp({ AUTH_RATE_LIMIT_PER_MINUTE: '2' });
    const attempt = () =>
      strict.call('POST', '/api/auth/login', {
        body: { email: 'a@b.example', password: 'x' },
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });
    const statuses = [await attempt(), await attempt(), await attempt()].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 429]);
    await strict.stop();
  });

  it('security headers are set and the server is not named', async () => {
    const { headers } = await test.call('GET', '/api/category');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
      'strict-transport-security': expect.any(String),
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

it.each([
  ['a login of no area', 'POST', '/api/auth/login', { email: 'a@b.example', password: 'x', sessionType: 'lain' }],
  ['a device without an address', 'PUT', '/api/notification/push', { endpoint: 'x', keys: { p256dh: '', auth: '' } }],
] as const)('%s is refused in Indonesian at each field', async (_name, method, url, body) => {
  const [learner] = await manyLearners(test, 1);
  const auth = url.includes('/auth/') ? BASIC : learner!.auth;
  const { status, body: refusal } = await test.call(method, url, { auth, body });
  const { errors } = refusal as unknown as { errors: { message: string }[] };
  expect(status).toBe(400);
  expect(errors.length).toBeGreaterThan(0);
  for (const { message } of errors) expect(message).not.toMatch(/invalid|expected|too (small|big)|must/i);
});
