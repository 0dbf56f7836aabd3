import { catalogue } from '@suluh/api/catalogue';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../db/index.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { COURSE } from '../../test/fixture.ts';
import { confirmCarts } from '../../test/learners.ts';

const SESSIONS = {
  main: ['rina', 'reguler', undefined, null],
  janabadra: ['janabadra', 'reguler', 'janabadra', 'janabadra'],
  'bse-bumn': ['bumn', 'reguler', 'bse-bumn', 'bse-bumn'],
  internship: ['magang', 'internship-ddb', 'internship-ddb', 'internship-ddb'],
  mysooltan: ['ukm', 'mysooltan', undefined, null],
} as const;
type Session = keyof typeof SESSIONS;
const NAMED = ['janabadra', 'bse-bumn', 'internship-ddb', 'myindibiz', 'tidak-ada'] as const;

let test: TestApp;
const auths = {} as Record<Session, string>;
beforeAll(async () => {
  test = await startTestApp();
  for (const [name, [who, type, program]] of Object.entries(SESSIONS))
    auths[name as Session] = await test.bearer(who, type, program);
});
afterAll(() => test?.stop());

/** Every call a learner's token goes with; log out, which would end the session, is left out. */
const CALLS = catalogue.filter(({ auth, path }) => (auth === 'B' || auth === 'O') && path !== '/api/auth/logout');
const urlOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '1');

/** The ways a call names a programme. */
const WAYS: ((url: string, named: string) => [url: string, headers: Record<string, string>])[] = [
  (url, named) => [url, { 'x-program': named }],
  (url, named) => [`${url}?specialProgram=${named}`, {}],
  (url, named) => [`${url}?program=${named}`, {}],
];

describe('the programme of a session is the programme of its calls', () => {
  it.each(Object.keys(SESSIONS) as Session[])(
    '%s: whatever other programme a call names is refused, its own changes nothing',
    async (session) => {
      const [auth, own] = [auths[session], SESSIONS[session][3]];
      const wrong: string[] = [];
      for (const { method, path } of CALLS) {
        const unnamed = own === null ? null : (await test.call(method, urlOf(path), { auth })).status;
        for (const named of NAMED) {
          for (const way of WAYS) {
            const [url, headers] = way(urlOf(path), named);
            const { status } = await test.call(method, url, { auth, headers });
            const isRight = named === own ? (status === 403) === (unnamed === 403) : status === 403;
            if (!isRight) wrong.push(`${method} ${url} ${JSON.stringify(headers)}: ${status}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(['program', 'specialProgram'])('by the field %s of address or body too', async (field) => {
    const statuses = await Promise.all([
      test.call('GET', `/api/my-course?${field}=janabadra`, { auth: auths.main }),
      test.call('POST', `/api/cart?${field}=janabadra`, { auth: auths.main, body: { courseId: COURSE.excel } }),
      test.call('POST', '/api/promo/validate', {
        auth: auths.main,
        body: { cartList: [], promoCode: 'X', [field]: 'janabadra' },
      }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('is what a session sees without naming it; the shared answer of the main site is not given to it', async () => {
    const idsOf = async (auth?: string) =>
      ((await test.call('GET', '/api/course/filter', auth ? { auth } : {})).body.data as { id: number }[])
        .map(({ id }) => id)
        .sort();
    expect((await idsOf()).length).toBeGreaterThan(3);
    expect([await idsOf(auths.janabadra), await idsOf(auths.internship)]).toEqual([
      [COURSE.excel],
      [COURSE.internship],
    ]);
  });

  it('visitors may name one for what is public', async () => {
    const { body } = await test.call('GET', '/api/course/filter?program=janabadra');
    expect((body.data as { id: number }[]).map(({ id }) => id)).toEqual([COURSE.excel]);
  });
});

describe('courses of others do not exist in a programme', () => {
  it.each(['', '/content', '/event', '/recommendation'])('/api/course/{id}%s', async (part) => {
    const path = (id: number) => `/api/course/${part === '' ? 'v2/' : ''}${id}${part}`;
    const statusOf = async (id: number, program: string) =>
      (await test.call('GET', path(id), { headers: { 'x-program': program } })).status;
    expect([
      await statusOf(COURSE.excel, 'janabadra'),
      await statusOf(COURSE.paid, 'janabadra'),
      await statusOf(COURSE.paid, 'internship-ddb'),
    ]).toEqual([200, 404, 404]);
  });

  it('and are neither put into its cart nor ordered, nor is what left it meanwhile', async () => {
    const order = await test.call('POST', '/api/course/order', {
      auth: auths.janabadra,
      body: { courseId: COURSE.paid },
    });
    const add = await test.call('POST', '/api/cart', { auth: auths.janabadra, body: { courseId: COURSE.paid } });
    expect([order.status, add.status]).toEqual([404, 404]);
    const own = await test.call('POST', '/api/cart', { auth: auths.janabadra, body: { courseId: COURSE.excel } });
    const cartId = (own.body.data as { cartId: string }).cartId;
    await test.services.db.delete(schema.courseProgram).where(eq(schema.courseProgram.courseId, COURSE.excel));
    expect((await confirmCarts(test, { userId: '', auth: auths.janabadra }, [cartId])).status).toBe(404);
    await test.services.db.insert(schema.courseProgram).values([
      { courseId: COURSE.excel, programId: 1 },
      { courseId: COURSE.excel, programId: 4 },
    ]);
    expect((await confirmCarts(test, { userId: '', auth: auths.janabadra }, [cartId])).status).toBe(201);
    const [order1] = await test.services.db.select({ programId: schema.orders.programId }).from(schema.orders);
    expect(order1).toEqual({ programId: 1 });
  });
});

describe('the internship sells nothing', () => {
  it('shows and takes only what costs nothing', async () => {
    await test.services.db.insert(schema.courseProgram).values([
      { courseId: COURSE.paid, programId: 3 },
      { courseId: COURSE.full, programId: 3 },
    ]);
    await expect
      .poll(
        async () => (await test.call('GET', '/api/course/filter', { auth: auths.internship })).body.meta?.totalData,
        { timeout: 5_000 },
      )
      .toBe(2); // Kelas Penuh has a date to come
    const statuses = [
      (await test.call('GET', `/api/course/v2/${COURSE.paid}`, { headers: { 'x-program': 'internship-ddb' } })).status,
      (await test.call('POST', '/api/cart', { auth: auths.internship, body: { courseId: COURSE.paid } })).status,
      (await test.call('POST', '/api/course/order', { auth: auths.internship, body: { courseId: COURSE.paid } }))
        .status,
      (await test.call('GET', '/api/promo', { auth: auths.internship })).status,
      (
        await test.call('POST', '/api/payment/choose', {
          auth: auths.internship,
          body: { orderId: 'SLH-1', productCode: 'VA_BCA' },
        })
      ).status,
    ];
    expect(statuses).toEqual([404, 403, 403, 403, 403]);
    const { body } = await test.call('POST', '/api/course/order', {
      auth: auths.internship,
      body: { courseId: COURSE.internship },
    });
    expect((await confirmCarts(test, { userId: '', auth: auths.internship }, [body.data])).body.data).toMatchObject({
      status: 'PAID',
    });
  });

  it('is its programme also for a login that names none', async () => {
    const auth = await test.bearer('magang', 'internship-ddb');
    expect((await test.call('GET', `/api/course/v2/${COURSE.excel}`, { auth })).status).toBe(404);
  });
});

describe('the period of a membership', () => {
  const set = (endsOn: string | null, startsOn: string | null = null) =>
    test.services.db.update(schema.membership).set({ startsOn, endsOn }).where(eq(schema.membership.programId, 5));
  const logIn = () =>
    test.call('POST', '/api/auth/login', {
      body: { email: 'bumn@contoh.example', password: 'Belajar123', sessionType: 'reguler', program: 'bse-bumn' },
    });

  it('is asked at login and at every refresh', async () => {
    const { refreshToken } = ((await logIn()).body.data as { session: { refreshToken: string } }).session;
    await set('2020-01-01');
    expect((await logIn()).body).toMatchObject({ code: 403, status: 'NO_MEMBERSHIP' });
    const refresh = await test.call('POST', '/api/auth/refresh-token', { auth: `Bearer ${refreshToken}` });
    expect(refresh.status).toBe(403);
    await set(null, '2999-01-01');
    expect((await logIn()).status).toBe(403);
    await set('2999-01-01', '2020-01-01');
    expect((await logIn()).status).toBe(200);
  });
});
