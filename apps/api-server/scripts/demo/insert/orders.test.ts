import { DAY_MS } from '@suluh/domain/time';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../../src/db/index.ts';
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts';
import { orders as demoOrders } from '../data/orders.ts';
import { insertCourses } from './courses.ts';
import { insertLearning } from './learning.ts';
import { insertLessons } from './lessons.ts';
import { buyAll, insertOrders } from './orders.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database?.close());

const NOW = new Date('2026-11-21T03:00:00Z');

it('gives the demo learner orders of every end once, the courses that were paid for, two certificates, and no mail', async () => {
  const { certificate, enrolment, orders, outbox, userAccount } = schema;
  const { db } = database;
  const [learner] = await db
    .insert(userAccount)
    .values({ fullname: 'Rani', email: 'rani@contoh.example' })
    .returning({ id: userAccount.id });
  const courses = await db.transaction((tx) => insertCourses(tx, NOW));
  await db.transaction((tx) => insertLessons(tx, courses, NOW));
  for (let time = 0; time < 2; time++) {
    const buyer = { userId: learner!.id, programId: null, sessionType: 'reguler' };
    await insertOrders(db, courses, buyer, demoOrders, NOW);
    await insertLearning(db, courses, learner!.id, NOW);
  }
  const made = await db
    .select({ status: orders.status, createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.userId, learner!.id))
    .orderBy(asc(orders.createdAt));
  expect(made.map(({ status }) => status)).toEqual(['PAID', 'PAID', 'EXPIRED', 'CANCEL', 'PAID', 'PAID']);
  expect(made.map(({ createdAt }) => Math.round((NOW.getTime() - createdAt.getTime()) / DAY_MS))).toEqual(
    demoOrders.map(({ daysAgo }) => daysAgo),
  );
  expect(await db.$count(enrolment, eq(enrolment.userId, learner!.id))).toBe(6);
  const given = await db
    .select()
    .from(certificate)
    .where(eq(certificate.userId, learner!.id))
    .orderBy(asc(certificate.issuedAt));
  expect(
    given.map(({ fullname, issuedAt }) => [fullname, Math.round((NOW.getTime() - issuedAt.getTime()) / DAY_MS)]),
  ).toEqual([
    ['Rani', 24],
    ['Rani', 9],
  ]);
  expect(await db.$count(outbox)).toBe(0);

  const today = courses.find(
    ({ demo }) => !demoOrders.some(({ titles }) => titles.includes(demo.title)) && demo.priceAfter > 0,
  )!;
  const buyer = { userId: learner!.id, programId: null, sessionType: 'reguler' };
  await buyAll(db, courses, buyer, [{ daysAgo: 0, titles: [today.demo.title], event: 'settled' }], NOW);
  const paid = await db.select({ paidAt: orders.paidAt }).from(orders).where(isNotNull(orders.paidAt));
  expect(paid.length).toBeGreaterThan(4);
  expect(paid.filter(({ paidAt }) => paidAt! > NOW)).toEqual([]); // no money of a day to come
});
