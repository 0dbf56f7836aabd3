import { DAY_MS } from '@suluh/domain/time';
import { leadingTo, showsUnreadDot } from '@suluh/domain/notification';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import {
  confirmCarts,
  fillCarts,
  manyLearners,
  newCourse,
  signedInTo,
  type TestLearner,
} from '../../../test/learners.ts';
import { tell } from './tell.ts';
import { applyOrderEvent } from '../order/applyOrderEvent.ts';

interface Shown {
  notifId: string;
  topic: string;
  status: string;
  title: string;
  message: string;
  isReaded: boolean;
  readAt: string | null;
  orderId: string | null;
  target: unknown;
}

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const list = async ({ auth }: TestLearner, query = '') =>
  (await test.call('GET', `/api/notification${query}`, { auth })).body as unknown as {
    data: Shown[];
    meta: { unread: number; totalData: number };
  };
const read = (id: string, { auth }: TestLearner) => test.call('PATCH', `/api/notification/${id}/read`, { auth });
const readAll = async ({ auth }: TestLearner) =>
  (await test.call('POST', '/api/notification/read-all', { auth })).body.data as { read: number };

/** A learner with an order that waits. */
async function waiting(): Promise<{ learner: TestLearner; orderId: string }> {
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  const course = { ...(await newCourse(test, { price: 1_250_000 })), price: 1_250_000 };
  const { body } = await confirmCarts(test, learner, await fillCarts(test, [learner], course));
  return { learner, orderId: (body.data as { orderId: string }).orderId };
}

describe('notifications', () => {
  it('say what they are about', async () => {
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    for (const topic of ['schedule', 'certificate'] as const)
      await test.services.db.transaction((tx) =>
        tell(tx, {
          userId: learner.userId,
          topic,
          title: topic,
          message: '',
          target: null,
          createdAt: test.services.now(),
        }),
      );
    await test.services.db.insert(schema.notification).values({ userId: learner.userId, title: 'lama', message: '' });
    const { data } = await list(learner);
    expect(Object.fromEntries(data.map(({ title, topic }) => [title, topic]))).toEqual({
      schedule: 'schedule',
      certificate: 'certificate',
      lama: 'other',
    });
  });

  it('lead to the page of what they are about, of a course only where that site has it', async () => {
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    const { courseId } = await newCourse(test);
    await enrolled(test, learner, courseId);
    const [about] = await test.services.db
      .select({ slug: schema.course.slug })
      .from(schema.course)
      .where(eq(schema.course.id, courseId));
    const news = { userId: learner.userId, topic: 'course' as const, message: '', createdAt: test.services.now() };
    const targets = {
      kursus: leadingTo('finished', { course: about!.slug }),
      sertifikat: leadingTo('myCertificate', {}),
    };
    await test.services.db.transaction(async (tx) => {
      for (const [title, target] of Object.entries(targets)) await tell(tx, { ...news, title, target });
      await tell(tx, { ...news, title: 'akun', target: null });
    });
    const shown = async (who: TestLearner) => {
      const told = (await list(who)).data.filter(({ orderId }) => orderId === null);
      return Object.fromEntries(told.map(({ title, target }) => [title, target]));
    };
    expect(await shown(learner)).toEqual({ ...targets, akun: null });
    expect(await shown({ ...learner, auth: await signedInTo(test, learner, 1) })).toEqual({
      ...targets,
      kursus: null,
      akun: null,
    });
  });

  it('tell that an order waits, with amount and deadline, and keep the dot until it does not wait any more', async () => {
    const { learner, orderId } = await waiting();
    const { data, meta } = await list(learner);
    expect(data).toEqual([
      expect.objectContaining({
        topic: 'payment',
        status: 'UNPAID',
        title: 'Menunggu Pembayaran',
        orderId,
        isReaded: false,
      }),
    ]);
    expect(data[0]?.message).toMatch(
      /^Selesaikan pembayaran Rp1\.250\.000 untuk kursus-\d+ sebelum \d+ \w+ \d{4}, \d\d\.\d\d WIB\.$/,
    );
    expect(meta).toMatchObject({ unread: 1, totalData: 1 });
    expect(await readAll(learner)).toEqual({ read: 1 });
    expect((await list(learner)).meta.unread).toBe(1);

    await test.services.db.transaction((tx) => applyOrderEvent(tx, test.services, { orderId, event: 'settled' }));
    const after = await list(learner);
    expect(after.data.map(({ status, title, isReaded }) => [status, title, isReaded])).toEqual([
      ['PAID', 'Pembayaran Berhasil', false],
      ['PAID', 'Menunggu Pembayaran', true],
    ]);
    expect(after.meta.unread).toBe(after.data.filter(showsUnreadDot).length);
    expect(after.meta.unread).toBe(1);
  });

  it('are read one by one, the first time counts', async () => {
    const { learner } = await waiting();
    const [{ notifId }] = (await list(learner)).data as [Shown];
    const first = await read(notifId, learner);
    expect(first.body.data).toMatchObject({ notifId, isReaded: true });
    test.advance(60);
    expect((await read(notifId, learner)).body.data).toMatchObject({ readAt: (first.body.data as Shown).readAt });
  });

  it('are counted and paged', async () => {
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    await test.services.db.insert(schema.notification).values(
      Array.from({ length: 23 }, (_, at) => ({
        userId: learner.userId,
        title: `Kabar ${at}`,
        message: 'Isi',
        createdAt: new Date(Date.now() + at * 1000),
      })),
    );
    const { data, meta } = await list(learner, '?page=3');
    expect(data.map(({ title }) => title)).toEqual(['Kabar 2', 'Kabar 1', 'Kabar 0']);
    expect(meta).toMatchObject({ totalData: 23, totalPage: 3, unread: 23 });
    expect([await readAll(learner), await readAll(learner), (await list(learner)).meta.unread]).toEqual([
      { read: 23 },
      { read: 0 },
      0,
    ]);
  });

  it('are each learner’s own', async () => {
    const { learner } = await waiting();
    const [stranger] = (await manyLearners(test, 1)) as [TestLearner];
    const [{ notifId }] = (await list(learner)).data as [Shown];
    expect((await read(notifId, stranger)).status).toBe(404);
    expect((await read('0190a1b2-0000-4000-8000-000000000000', learner)).status).toBe(404);
    expect(await readAll(stranger)).toEqual({ read: 0 });
    expect((await list(learner)).data[0]).toMatchObject({ isReaded: false });
  });
});

describe('promo notifications', () => {
  it('name what this learner could still use, soonest to end first', async () => {
    const { services } = test;
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    const at = (days: number) => new Date(Date.now() + days * DAY_MS);
    await services.db.delete(schema.promo);
    await services.db.insert(schema.promo).values([
      { code: 'NANTI', title: 'Nanti', amount: 1, startAt: at(-1), endAt: at(9) },
      { code: 'SEGERA', title: 'Segera', amount: 1, startAt: at(-1), endAt: at(2) },
      { code: 'BESOK', title: 'Besok', amount: 1, startAt: at(1), endAt: at(2) },
      { code: 'LEWAT', title: 'Lewat', amount: 1, startAt: at(-3), endAt: at(-2) },
      { code: 'HABIS', title: 'Habis', amount: 1, quota: 1, used: 1, startAt: at(-1), endAt: at(2) },
      { code: 'RAHASIA', title: 'Rahasia', amount: 1, isListed: false, startAt: at(-1), endAt: at(2) },
      { code: 'KAMPUS', title: 'Kampus', amount: 1, programId: 1, startAt: at(-1), endAt: at(2) },
      { code: 'PAKAI', title: 'Pakai', amount: 1, minPayment: 50_000, startAt: at(-1), endAt: at(3) },
    ]);
    const promos = async (auth = learner.auth) =>
      ((await test.call('GET', '/api/notification/promo', { auth })).body.data as { promoCode: string }[]).map(
        ({ promoCode }) => promoCode,
      );
    expect(await promos()).toEqual(['SEGERA', 'PAKAI', 'NANTI']);
    expect((await test.call('GET', '/api/notification/promo', { auth: learner.auth })).body.data).toMatchObject([
      { minPayment: 0, isFirstPurchase: false, isMobileOnly: false },
      { promoCode: 'PAKAI', minPayment: 50_000 },
      {},
    ]);
    expect(await promos(await signedInTo(test, learner, 1))).toEqual(['KAMPUS']);
    const course = { ...(await newCourse(test, { price: 50_000 })), price: 50_000 };
    expect(
      (
        await confirmCarts(test, learner, await fillCarts(test, [learner], course), {
          promoCode: 'PAKAI',
          expectedTotal: 49_999,
        })
      ).status,
    ).toBe(201);
    expect(await promos()).toEqual(['SEGERA', 'NANTI']);
  });
});
