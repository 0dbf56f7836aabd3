import { signedVisitor } from '@suluh/api/visitor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { buildApp } from '../../http/app.ts';
import { BASIC, startTestApp, type TestApp } from '../../../test/app.ts';
import { PASSWORD } from '../../../test/fixture.ts';
import { outboxOf } from '../../../test/outboxOf.ts';

let test: TestApp;
const VISITOR_SECRET = 'v'.repeat(32);
beforeAll(async () => void (test = await startTestApp({ VISITOR_SECRET })));
afterAll(() => test?.stop());
beforeEach(async () => void (await test.services.db.delete(schema.tryCount)));

const RINA = 'rina@contoh.example';
const logIn = (email: string, password: string, headers = {}) =>
  test.call('POST', '/api/auth/login', { body: { email, password }, headers });
const statusesOf = async (times: number, call: () => Promise<{ status: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await call()).status);
  return statuses;
};
const wait = 'Terlalu banyak percobaan. Coba lagi dalam';

describe('guessing the password of an account', () => {
  it.each([
    ['with an account', RINA],
    ['without one', 'tidakada@contoh.example'],
  ])('an address %s is refused after five wrong ones, right ones too, and says for how long', async (_, email) => {
    expect(await statusesOf(5, () => logIn(email, 'Salah12345'))).toEqual([401, 401, 401, 401, 401]);
    const { status, body, headers } = await logIn(email, PASSWORD);
    expect([status, body.status, body.message, body.data, headers['retry-after']]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      `${wait} 30 detik.`,
      30,
      '30',
    ]);
  });

  it('waits longer after each further one, and forgets them after a right one', async () => {
    await statusesOf(5, () => logIn(RINA, 'Salah12345'));
    const waits: unknown[] = [];
    for (const seconds of [30, 60, 120]) {
      test.advance(seconds - 2);
      expect((await logIn(RINA, PASSWORD)).status).toBe(429);
      test.advance(2);
      expect((await logIn(RINA, 'Salah12345')).status).toBe(401);
      waits.push((await logIn(RINA, PASSWORD)).body.data);
    }
    expect(waits).toEqual([60, 120, 240]);
    test.advance(240);
    expect((await logIn(RINA, PASSWORD)).status).toBe(200);
    expect(await statusesOf(5, () => logIn(RINA, 'Salah12345'))).toEqual([401, 401, 401, 401, 401]);
  });

  it('answers five of fifty that come at once, also to two processes', async () => {
    const second = await buildApp(test.services);
    const elsewhere = async () =>
      (
        await second.inject({
          method: 'POST',
          url: '/api/auth/login',
          headers: { authorization: BASIC },
          payload: { email: RINA, password: 'Salah12345' },
        })
      ).statusCode;
    const here = async () => (await logIn(RINA, 'Salah12345')).status;
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, n) => (n % 2 ? here() : elsewhere())));
    await second.close();
    expect([401, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([5, 45]);
  });

  it('counts for that account alone, however its address is written and wherever it comes from', async () => {
    const spellings = ['rina@contoh.example', ' Rina@Contoh.example', 'RINA@CONTOH.EXAMPLE'];
    for (const [n, email] of [...spellings, ...spellings.slice(0, 2)].entries())
      await logIn(email, 'Salah12345', { 'x-forwarded-for': `203.0.113.${n}` });
    expect((await logIn(RINA, PASSWORD, { 'x-forwarded-for': '203.0.113.99' })).status).toBe(429);
    expect(
      (
        await test.call('POST', '/api/auth/login', {
          body: { email: 'ukm@contoh.example', password: PASSWORD, sessionType: 'mysooltan' },
        })
      ).status,
    ).toBe(200);
  });

  it('counts the old password of a change as well', async () => {
    const auth = await test.bearer('rina');
    const change = () =>
      test.call('POST', '/api/auth/change-password', {
        auth,
        body: { oldPassword: 'Salah12345', newPassword: 'Baru12345' },
      });
    expect(await statusesOf(6, change)).toEqual([403, 403, 403, 403, 403, 429]);
  });

  it('keeps no address in clear, and throws away what nobody waits for', async () => {
    await logIn('rahasia@contoh.example', 'x');
    test.advance(90_000);
    await logIn(RINA, 'Salah12345');
    const rows = await test.services.db.select().from(schema.tryCount);
    expect(JSON.stringify(rows)).not.toContain('contoh');
    expect(rows.filter(({ key }) => key.startsWith('password')).length).toBe(1);
    test.advance(-90_000);
  });
});

it('reset mails to one address come further and further apart, to an unknown one alike', async () => {
  for (const email of [RINA, 'tidakada@contoh.example']) {
    const forget = () => test.call('POST', '/api/auth/forgot-password', { body: { email } });
    expect(await statusesOf(2, forget)).toEqual([200, 200]);
    expect((await forget()).body).toMatchObject({ status: 'TOO_MANY_REQUESTS', message: `${wait} 1 menit.`, data: 60 });
  }
  const mails = await outboxOf(test.services.db, 'passwordReset');
  expect(mails.map(({ payload }) => (payload as { to: string }).to)).toEqual([RINA, RINA]);
});

describe('attempts of one visitor', () => {
  const strictly = async (env: Record<string, string>, work: (own: TestApp) => Promise<void>) => {
    const own = await startTestApp({ VISITOR_SECRET, AUTH_RATE_LIMIT_PER_MINUTE: '2', ...env });
    await work(own).finally(() => own.stop());
  };
  const attempt = (own: TestApp, n: number, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    own.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      headers: { authorization: BASIC, ...headers },
      payload: { email: `a${n}@b.example`, password: 'x' },
    });
  const three = async (own: TestApp, headersOf: (n: number) => Record<string, string>, remoteAddress?: string) => {
    const statuses: number[] = [];
    for (const n of [1, 2, 3]) statuses.push((await attempt(own, n, headersOf(n), remoteAddress)).statusCode);
    return statuses;
  };

  it('are counted whatever X-Forwarded-For or a made-up header of ours says', () =>
    strictly({}, async (own) => {
      expect(
        await three(own, (n) => ({ 'x-forwarded-for': `203.0.113.${n}`, 'x-suluh-visitor': `203.0.113.${n};x` })),
      ).toEqual([401, 401, 429]);
    }));

  it('are counted by visitor when an app names them, also from another machine', () =>
    strictly({}, async (own) => {
      expect(
        await three(own, (n) => ({ 'x-suluh-visitor': signedVisitor(VISITOR_SECRET, `203.0.113.${n}`) }), '192.0.2.2'),
      ).toEqual([401, 401, 401]);
      expect(
        await three(own, () => ({ 'x-suluh-visitor': signedVisitor(VISITOR_SECRET, '203.0.113.9') }), '192.0.2.2'),
      ).toEqual([401, 401, 429]);
    }));

  it('are counted by the last address that a proxy of ours names', () =>
    strictly({ TRUSTED_PROXIES: '192.0.2.2' }, async (own) => {
      expect(await three(own, (n) => ({ 'x-forwarded-for': `203.0.113.${n}` }), '192.0.2.2')).toEqual([401, 401, 401]);
      expect(await three(own, (n) => ({ 'x-forwarded-for': `198.51.100.${n}, 203.0.113.9` }), '192.0.2.2')).toEqual([
        401, 401, 429,
      ]);
    }));

  it('are counted by all processes together, and again after a minute', () =>
    strictly({}, async (own) => {
      const second = await buildApp(own.services);
      const statuses = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          n % 2
            ? attempt(own, n, {})
            : second.inject({
                method: 'POST',
                url: '/api/auth/login',
                headers: { authorization: BASIC },
                payload: { email: `b${n}@b.example`, password: 'x' },
              }),
        ),
      );
      await second.close();
      expect(statuses.filter(({ statusCode }) => statusCode === 401).length).toBe(2);
      own.advance(61);
      expect((await attempt(own, 1, {})).statusCode).toBe(401);
    }));

  it('leave the calls of pages, which speak for many, twenty times as much room', () =>
    strictly({ RATE_LIMIT_PER_MINUTE: '2' }, async (own) => {
      const read = (headers: Record<string, string>) =>
        own.app.inject({
          method: 'GET',
          url: '/api/category',
          remoteAddress: '192.0.2.2',
          headers: { authorization: BASIC, ...headers },
        });
      const remaining = async (headers: Record<string, string>) => (await read(headers)).headers['x-ratelimit-limit'];
      expect(await remaining({ 'x-suluh-visitor': signedVisitor(VISITOR_SECRET, 'server') })).toBe('40');
      expect(await remaining({ 'x-suluh-visitor': 'server;abc' })).toBe('2');
    }));
});
