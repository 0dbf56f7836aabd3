import { DAY_MS } from '@suluh/domain/time';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { mailOf } from '../../mail/letters.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { PASSWORD } from '../../../test/fixture.ts';
import { outboxOf } from '../../../test/outboxOf.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

interface Session {
  token: string;
  refreshToken: string;
  tokenExpiredAt: string;
}
const person = (email: string, more = {}) => ({
  fullname: 'Sekar Arum',
  email,
  phone: '81234567890',
  password: 'Belajar123',
  consent: true,
  ...more,
});
const logIn = (email: string, password = PASSWORD, more = {}) =>
  test.call('POST', '/api/auth/login', { body: { email, password, ...more } });
const sessionOf = async (email: string, password = PASSWORD): Promise<Session> =>
  ((await logIn(email, password)).body.data as { session: Session }).session;
const me = (token: string) => test.call('GET', '/api/profile/me', { auth: `Bearer ${token}` });
const refresh = (token: string) => test.call('POST', '/api/auth/refresh-token', { auth: `Bearer ${token}` });

describe('registering', () => {
  it('makes an account that can log in, with its phone in E.164, and a mail of welcome', async () => {
    const { status, body } = await test.call('POST', '/api/auth/register', { body: person('Sekar@Contoh.example') });
    expect(status).toBe(201);
    const [row] = await test.services.db
      .select()
      .from(schema.userAccount)
      .where(eq(schema.userAccount.email, 'sekar@contoh.example'));
    expect(row).toMatchObject({ id: (body.data as { userId: string }).userId, phone: '+6281234567890' });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect((await logIn('SEKAR@contoh.example', 'Belajar123')).status).toBe(200);
    const mails = await outboxOf(test.services.db);
    expect(mails).toContainEqual(
      expect.objectContaining({ kind: 'welcome', payload: expect.objectContaining({ to: 'sekar@contoh.example' }) }),
    );
  });

  it('is refused for an e-mail that has an account', async () => {
    expect((await test.call('POST', '/api/auth/register', { body: person('rina@contoh.example') })).body).toMatchObject(
      { code: 409, status: 'ALREADY_REGISTERED' },
    );
  });

  it.each(['Password1', 'Sekar2024'])(
    'is refused with %s, which is guessed first, and works with another',
    async (password) => {
      const email = `${password.toLowerCase()}@contoh.example`;
      const refused = await test.call('POST', '/api/auth/register', { body: person(email, { password }) });
      expect(refused.body).toMatchObject({
        code: 422,
        status: 'PASSWORD_WEAK',
        message: expect.stringContaining('mudah ditebak'),
      });
      expect((await test.call('POST', '/api/auth/register', { body: person(email) })).status).toBe(201);
    },
  );

  it('is closed on a programme with external login', async () => {
    expect(
      (await test.call('POST', '/api/auth/register', { body: person('f@contoh.example', { program: 'fordigi' }) }))
        .body,
    ).toMatchObject({ code: 403, status: 'REGISTRATION_CLOSED' });
  });

  it('on the small-business line opens that line only; the internship takes nobody in', async () => {
    await test.call('POST', '/api/auth/register', {
      body: person('warung@contoh.example', { sessionType: 'mysooltan' }),
    });
    expect((await logIn('warung@contoh.example', 'Belajar123', { sessionType: 'mysooltan' })).status).toBe(200);
    expect((await logIn('warung@contoh.example', 'Belajar123')).body).toMatchObject({
      code: 403,
      status: 'NO_MEMBERSHIP',
    });
    expect(
      (
        await test.call('POST', '/api/auth/register', {
          body: person('anak@contoh.example', { sessionType: 'internship-ddb' }),
        })
      ).body,
    ).toMatchObject({ code: 403, status: 'REGISTRATION_CLOSED' });
  });

  it('on a programme opens that programme only', async () => {
    await test.call('POST', '/api/auth/register', { body: person('jana@contoh.example', { program: 'janabadra' }) });
    expect((await logIn('jana@contoh.example', 'Belajar123', { program: 'janabadra' })).body.data).toMatchObject({
      program: 'janabadra',
      user: { isProgram: true, program: 'janabadra' },
    });
    expect((await logIn('jana@contoh.example', 'Belajar123')).body).toMatchObject({
      code: 403,
      status: 'NO_MEMBERSHIP',
    });
    const [welcome] = await test.services.db
      .select()
      .from(schema.outbox)
      .where(sql`${schema.outbox.payload}->>'to' = 'jana@contoh.example'`);
    expect(mailOf({ ...welcome!, id: String(welcome!.id) })).toMatchObject({
      subject: 'Selamat datang di Universitas Janabadra',
      sender: 'Universitas Janabadra',
      text: expect.stringContaining('/program/janabadra/collection-course'),
    });
  });
});

describe('logging in', () => {
  it.each([
    ['rina', 'reguler', undefined, 200],
    ['rina', 'internship-ddb', undefined, 403],
    ['rina', 'mysooltan', undefined, 403],
    ['rina', 'reguler', 'janabadra', 403],
    ['magang', 'internship-ddb', undefined, 200],
    ['magang', 'internship-ddb', 'internship-ddb', 200],
    ['magang', 'reguler', undefined, 403],
    ['ukm', 'mysooltan', 'myindibiz', 200],
    ['ukm', 'internship-ddb', undefined, 403],
    ['janabadra', 'reguler', 'janabadra', 200],
    ['janabadra', 'reguler', undefined, 403],
    ['rina', 'reguler', 'fordigi', 403],
  ])('%s to %s of %s: %i', async (name, sessionType, program, status) => {
    expect((await logIn(`${name}@contoh.example`, PASSWORD, { sessionType, program })).status).toBe(status);
  });

  it('answers alike for a wrong password and an unknown e-mail', async () => {
    const [wrong, unknown] = [await logIn('rina@contoh.example', 'Salah12345'), await logIn('tidakada@contoh.example')];
    expect(wrong).toMatchObject({ status: 401, body: { status: 'INVALID_CREDENTIALS' } });
    expect(unknown.body).toEqual(wrong.body);
  });
});

describe('a session', () => {
  it('ends its access token after 900 seconds, and refreshes', async () => {
    const own = await startTestApp();
    const { body } = await own.call('POST', '/api/auth/login', {
      body: { email: 'rina@contoh.example', password: PASSWORD },
    });
    const { session } = body.data as { session: Session };
    const check = (token: string) => own.call('GET', '/api/profile/me', { auth: `Bearer ${token}` });
    own.advance(890);
    expect((await check(session.token)).status).toBe(200);
    own.advance(20);
    expect((await check(session.token)).body).toMatchObject({ code: 401, status: 'TOKEN_EXPIRED' });
    const next = (await own.call('POST', '/api/auth/refresh-token', { auth: `Bearer ${session.refreshToken}` })).body
      .data as Session;
    expect((await check(next.token)).status).toBe(200);
    own.advance(31 * 86_400);
    expect(
      (await own.call('POST', '/api/auth/refresh-token', { auth: `Bearer ${next.refreshToken}` })).body,
    ).toMatchObject({ code: 403, status: 'TOKEN_REVOKED' });
    await own.stop();
  });

  it('ends wholly when a refresh token comes again whose successor was used', async () => {
    const first = await sessionOf('rina@contoh.example');
    const second = (await refresh(first.refreshToken)).body.data as Session;
    const third = (await refresh(second.refreshToken)).body.data as Session;
    expect((await refresh(first.refreshToken)).status).toBe(403);
    expect((await refresh(third.refreshToken)).status).toBe(403);
    expect((await me(third.token)).status).toBe(401);
  });

  it('goes on when the answer to a refresh was lost, for two minutes', async () => {
    const own = await startTestApp();
    const renew = (token: string) => own.call('POST', '/api/auth/refresh-token', { auth: `Bearer ${token}` });
    const { body } = await own.call('POST', '/api/auth/login', {
      body: { email: 'rina@contoh.example', password: PASSWORD },
    });
    const { refreshToken } = (body.data as { session: Session }).session;
    expect((await renew(refreshToken)).status).toBe(200);
    own.advance(118);
    const found = await renew(refreshToken);
    expect(found.status).toBe(200);
    own.advance(1);
    expect((await renew((found.body.data as Session).refreshToken)).status).toBe(200);
    expect((await renew(refreshToken)).status).toBe(403);
    await own.stop();
  });

  it('is kept by refreshes at the same time, as copies of an app make them, and ended by who holds another answer', async () => {
    const { refreshToken } = await sessionOf('rina@contoh.example');
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const [last, other] = answers.map(({ body }) => (body.data as Session).refreshToken);
    await new Promise((resolve) => setTimeout(resolve, 5)); // instants are kept to the millisecond
    expect((await refresh(last!)).status).toBe(200);
    expect((await refresh(other!)).status).toBe(403);
  });

  it('ends 90 days after it began, however often it was refreshed', async () => {
    const own = await startTestApp();
    const { body } = await own.call('POST', '/api/auth/login', {
      body: { email: 'rina@contoh.example', password: PASSWORD },
    });
    let { refreshToken, refreshExpiredAt } = (body.data as { session: Session & { refreshExpiredAt: string } }).session;
    const beganAt = Date.parse(refreshExpiredAt) - 30 * DAY_MS;
    const renew = () => own.call('POST', '/api/auth/refresh-token', { auth: `Bearer ${refreshToken}` });
    for (const days of [29, 29, 29]) {
      own.advance(days * 86_400);
      const next = (await renew()).body.data as typeof body & { refreshToken: string; refreshExpiredAt: string };
      ({ refreshToken, refreshExpiredAt } = next);
    }
    expect(Math.round((Date.parse(refreshExpiredAt) - beganAt) / 1000)).toBe(90 * 86_400);
    own.advance(3 * 86_400);
    expect((await renew()).status).toBe(403);
    await own.stop();
  });

  it('ends at logout, the others stay', async () => {
    const [one, other] = [await sessionOf('rina@contoh.example'), await sessionOf('rina@contoh.example')];
    expect((await test.call('POST', '/api/auth/logout', { auth: `Bearer ${one.token}` })).body.data).toEqual({
      redirect: '/',
    });
    expect((await me(one.token)).status).toBe(401);
    expect((await refresh(one.refreshToken)).status).toBe(403);
    expect((await me(other.token)).status).toBe(200);
  });

  it.each([
    ['ukm', 'mysooltan', undefined, 'http://localhost:3002/myindibiz', '/myindibiz'],
    ['magang', 'internship-ddb', undefined, 'http://localhost:3001/internship-ddb', '/internship-ddb'],
    ['janabadra', 'reguler', 'janabadra', 'http://localhost:3003/program/janabadra', '/program/janabadra'],
    ['janabadra', 'reguler', 'janabadra', 'http://belajar.janabadra.example:3003/', '/'],
  ])('of %s (%s, %s), logged out on %s, leads to %s', async (name, sessionType, program, site, home) => {
    const auth = await test.bearer(name, sessionType, program);
    expect((await test.call('POST', '/api/auth/logout', { auth, headers: { 'x-site': site } })).body.data).toEqual({
      redirect: home,
    });
  });

  it('stores no token', async () => {
    const { refreshToken } = await sessionOf('rina@contoh.example');
    const { rows } = await test.services.pool.query<{ all: string }>(
      'select string_agg(r::text, $1) as all from refresh_token r',
      ['|'],
    );
    expect(rows[0]?.all).not.toContain(refreshToken);
  });
});

describe('a password', () => {
  const linkOf = async (): Promise<string> => {
    const mails = await outboxOf(test.services.db, 'passwordReset');
    const { link } = mails.at(-1)!.payload as { link: string };
    return new URL(link).searchParams.get('token') ?? '';
  };
  const reset = (token: string, password: string) =>
    test.call('POST', '/api/auth/reset-password', { body: { token, password } });

  it('is reset once by the mailed link, which ends every login', async () => {
    await test.call('POST', '/api/auth/register', { body: person('lupa@contoh.example') });
    const session = await sessionOf('lupa@contoh.example', 'Belajar123');
    await test.call('POST', '/api/auth/forgot-password', { body: { email: 'lupa@contoh.example' } });
    const token = await linkOf();
    expect((await reset(token, 'lemah')).status).toBe(400);
    expect((await reset(token, 'Password1')).body.status).toBe('PASSWORD_WEAK');
    expect((await reset(token, 'Baru12345')).status).toBe(200);
    expect((await reset(token, 'Baru67890')).status).toBe(403);
    expect((await me(session.token)).status).toBe(401);
    expect((await logIn('lupa@contoh.example', 'Belajar123')).status).toBe(401);
    expect((await logIn('lupa@contoh.example', 'Baru12345')).status).toBe(200);
  });

  it('once reset or changed makes links that were sent before worthless', async () => {
    await test.call('POST', '/api/auth/register', { body: person('dua@contoh.example') });
    const forget = async () => (
      await test.call('POST', '/api/auth/forgot-password', { body: { email: 'dua@contoh.example' } }),
      linkOf()
    );
    const [first, second] = [await forget(), await forget()];
    const statuses = (await Promise.all([reset(first, 'Baru12345'), reset(second, 'Baru12345')])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 403]);
    const third = await forget();
    const session = await sessionOf('dua@contoh.example', 'Baru12345');
    await test.call('POST', '/api/auth/change-password', {
      auth: `Bearer ${session.token}`,
      body: { oldPassword: 'Baru12345', newPassword: 'Lagi12345' },
    });
    expect((await reset(third, 'Baru67890')).status).toBe(403);
    const told = (await outboxOf(test.services.db, 'passwordChanged')).filter(
      ({ payload }) => (payload as { to: string }).to === 'dua@contoh.example',
    );
    expect(told).toHaveLength(2); // the reset that counted, and the change
  });

  it('is asked for again in the words of a spent link', async () => {
    await test.call('POST', '/api/auth/register', { body: person('bekas@contoh.example') });
    await test.call('POST', '/api/auth/forgot-password', { body: { email: 'bekas@contoh.example' } });
    const token = await linkOf();
    expect((await reset(token, 'Baru12345')).status).toBe(200);
    for (const spent of [token, 'tidak-pernah-ada']) {
      expect((await reset(spent, 'Lagi12345')).body).toMatchObject({
        code: 403,
        status: 'TOKEN_REVOKED',
        message: 'Tautannya sudah dipakai atau lewat waktu. Minta tautan baru ya.',
      });
    }
  });

  it.each([
    ['the main site', undefined, 'http://localhost:3000/', 'http://localhost:3000/auth/reset-password'],
    [
      'small businesses',
      undefined,
      'http://localhost:3002/myindibiz',
      'http://localhost:3002/myindibiz/reset-password',
    ],
    [
      'small businesses on the main host',
      undefined,
      'http://localhost:3000/myindibiz',
      'http://localhost:3000/myindibiz/reset-password',
    ],
    [
      'the internship',
      undefined,
      'http://localhost:3001/internship-ddb',
      'http://localhost:3001/internship-ddb/reset-password',
    ],
    [
      'a programme',
      'janabadra',
      'http://localhost:3003/program/janabadra',
      'http://localhost:3003/program-auth/janabadra/reset-password',
    ],
    [
      "a partner's own host",
      'janabadra',
      'http://belajar.janabadra.example:3003/',
      'http://belajar.janabadra.example:3003/program-auth/janabadra/reset-password',
    ],
    [
      'a host nobody registered',
      'janabadra',
      'http://evil.example/',
      'http://localhost:3003/program-auth/janabadra/reset-password',
    ],
    ['no site at all', undefined, '', 'http://localhost:3000/auth/reset-password'],
  ])('asked for on %s is reset there', async (_, program, site, page) => {
    await test.services.db.delete(schema.tryCount);
    await test.call('POST', '/api/auth/forgot-password', {
      body: { email: 'rina@contoh.example' },
      headers: { 'x-site': site, ...(program ? { 'x-program': program } : {}) },
    });
    const mails = await outboxOf(test.services.db, 'passwordReset');
    const { link, ...letterhead } = mails.at(-1)!.payload as { link: string; product: string; isPartners: boolean };
    const { origin, pathname } = new URL(link);
    expect(origin + pathname).toBe(page);
    const isPartners = program === 'janabadra';
    expect(letterhead).toMatchObject({ product: isPartners ? 'Universitas Janabadra' : 'Suluh', isPartners });
  });

  it('answers the same for an unknown e-mail, and mails nobody', async () => {
    const before = await test.services.db.$count(schema.outbox);
    const { status, body } = await test.call('POST', '/api/auth/forgot-password', {
      body: { email: 'siapa@contoh.example' },
    });
    expect([status, body.data]).toEqual([200, {}]);
    expect(await test.services.db.$count(schema.outbox)).toBe(before);
  });

  it('lists the logins of the account alone, and ends the others at a press', async () => {
    await test.call('POST', '/api/auth/register', { body: person('perangkat@contoh.example') });
    const [one, other] = [
      await sessionOf('perangkat@contoh.example', 'Belajar123'),
      await sessionOf('perangkat@contoh.example', 'Belajar123'),
    ];
    const list = async (token: string) =>
      (await test.call('GET', '/api/auth/login-sessions', { auth: `Bearer ${token}` })).body.data as {
        isCurrent: boolean;
        startedAt: string;
        lastUsedAt: string;
      }[];
    const before = await list(one.token);
    expect(before.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
    await refresh(one.refreshToken);
    const [current] = (await list(one.token)).filter(({ isCurrent }) => isCurrent);
    expect(Date.parse(current!.lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(current!.startedAt));
    const end = () => test.call('POST', '/api/auth/logout-others', { auth: `Bearer ${one.token}` });
    expect((await end()).body.data).toEqual({ ended: 1 });
    expect((await end()).body.data).toEqual({ ended: 0 });
    expect([(await me(one.token)).status, (await me(other.token)).status]).toEqual([200, 401]);
    expect((await refresh(other.refreshToken)).status).toBe(403);
    expect(await list(one.token)).toHaveLength(1);
    const stranger = await sessionOf('rina@contoh.example');
    expect((await me(stranger.token)).status).toBe(200);
  });

  it('says of each login which site it is signed in to', async () => {
    const { services } = test;
    const { userAccount, membership } = schema;
    await test.call('POST', '/api/auth/register', { body: person('dua-situs@contoh.example') });
    const [{ id: userId }] = (await services.db
      .select({ id: userAccount.id })
      .from(userAccount)
      .where(eq(userAccount.email, 'dua-situs@contoh.example'))) as [{ id: string }];
    await services.db.insert(membership).values([
      { userId, sessionType: 'mysooltan' },
      { userId, sessionType: 'reguler', programId: 1 },
    ]);
    const logInTo = (more: object) =>
      test.call('POST', '/api/auth/login', {
        body: { email: 'dua-situs@contoh.example', password: 'Belajar123', sessionType: 'reguler', ...more },
      });
    for (const more of [{ sessionType: 'mysooltan' }, { program: 'janabadra' }])
      expect((await logInTo(more)).status).toBe(200);
    const { token } = await sessionOf('dua-situs@contoh.example', 'Belajar123');
    const { body } = await test.call('GET', '/api/auth/login-sessions', { auth: `Bearer ${token}` });
    expect(body.data).toMatchObject([
      { sessionType: 'reguler', programName: null, isCurrent: true },
      { sessionType: 'reguler', programName: 'Universitas Janabadra' },
      { sessionType: 'mysooltan', programName: null },
    ]);
  });

  it('is changed by who knows it; other logins end, this one stays', async () => {
    await test.call('POST', '/api/auth/register', { body: person('ganti@contoh.example') });
    const [one, other] = [
      await sessionOf('ganti@contoh.example', 'Belajar123'),
      await sessionOf('ganti@contoh.example', 'Belajar123'),
    ];
    const change = (oldPassword: string, newPassword = 'Baru12345') =>
      test.call('POST', '/api/auth/change-password', {
        auth: `Bearer ${one.token}`,
        body: { oldPassword, newPassword },
      });
    expect((await change('Salah12345')).status).toBe(403);
    expect((await change('Belajar123', 'Belajar123')).body.status).toBe('PASSWORD_UNCHANGED');
    expect((await me(other.token)).status).toBe(200);
    expect((await change('Belajar123')).status).toBe(200);
    expect([(await me(one.token)).status, (await me(other.token)).status]).toEqual([200, 401]);
  });
});
