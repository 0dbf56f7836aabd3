import { DAY_MS } from '@suluh/domain/time';
import { schema } from '../src/db/index.ts';
import type { TestApp } from './app.ts';

/** A learner who is logged in. */
export interface TestLearner {
  userId: string;
  auth: string;
}

let made = 0;

/** Makes many logged-in learners at once: rows in bulk, tokens signed directly, no password. */
export async function manyLearners({ services }: TestApp, count: number): Promise<TestLearner[]> {
  const { db, tokens, now } = services;
  const first = made + 1;
  made += count;
  const accounts = await db
    .insert(schema.userAccount)
    .values(
      Array.from({ length: count }, (_, at) => ({
        fullname: `Peserta ${first + at}`,
        email: `peserta-${first + at}@contoh.example`,
      })),
    )
    .returning({ id: schema.userAccount.id });
  const sessions = await db
    .insert(schema.loginSession)
    .values(accounts.map(({ id }) => ({ userId: id, sessionType: 'reguler' })))
    .returning({ id: schema.loginSession.id, userId: schema.loginSession.userId });
  return Promise.all(
    sessions.map(async ({ id, userId }) => {
      const { token } = await tokens.sign({ userId, sessionId: id, sessionType: 'reguler', programId: null }, now());
      return { userId, auth: `Bearer ${token}` };
    }),
  );
}

/** Authorization header of a learner who signs in now, to a programme or the main site. */
export async function signedInTo(
  { services: { db, tokens, now } }: TestApp,
  { userId }: TestLearner,
  programId: number | null,
  sessionType = 'reguler',
): Promise<string> {
  const [session] = await db
    .insert(schema.loginSession)
    .values({ userId, sessionType, programId })
    .returning({ id: schema.loginSession.id });
  const { token } = await tokens.sign({ userId, sessionId: session!.id, sessionType, programId }, now());
  return `Bearer ${token}`;
}

/** A course of its own, with a schedule of `capacity` seats unless that is 0. Answers their ids. */
export async function newCourse(
  { services }: TestApp,
  { price = 0, capacity = 0 }: { price?: number; capacity?: number } = {},
): Promise<{ courseId: number; eventId: number | null }> {
  const { db, now } = services;
  const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS);
  const name = `kursus-${(made += 1)}`;
  const [course] = await db
    .insert(schema.course)
    .values({ slug: name, fullname: name, partnerId: 1, price, priceAfter: price, typeCode: capacity > 0 ? 'd' : 'a' })
    .returning({ id: schema.course.id });
  if (capacity === 0) return { courseId: course!.id, eventId: null };
  const [event] = await db
    .insert(schema.event)
    .values({
      courseId: course!.id,
      batch: '1',
      startAt: inDays(5),
      endAt: inDays(6),
      price,
      capacity,
      seatsLeft: capacity,
    })
    .returning({ id: schema.event.id });
  return { courseId: course!.id, eventId: event!.id };
}

/** Puts a course into the cart of each of these learners; answers the cart ids in their order. */
export async function fillCarts(
  { services }: TestApp,
  learners: readonly TestLearner[],
  { courseId, eventId, price = 0 }: { courseId: number; eventId: number | null; price?: number },
): Promise<string[]> {
  const rows = await services.db
    .insert(schema.cart)
    .values(learners.map(({ userId }) => ({ userId, courseId, eventId, priceSeen: price })))
    .returning({ id: schema.cart.id, userId: schema.cart.userId });
  const ids = new Map(rows.map(({ id, userId }) => [userId, id]));
  return learners.map(({ userId }) => ids.get(userId)!);
}

/** Confirms carts over HTTP. */
export const confirmCarts = (test: TestApp, { auth }: TestLearner, cartId: string[], more: object = {}, key?: string) =>
  test.call('POST', '/api/cart/confirm', {
    auth,
    body: { cartId, ...more },
    headers: key ? { 'idempotency-key': key } : {},
  });
