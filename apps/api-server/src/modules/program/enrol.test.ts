import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, newCourse, signedInTo, type TestLearner } from '../../../test/learners.ts';
import { schema } from '../../db/index.ts';

const SLUG = 'janabadra';
let test: TestApp;
let programId: number;
beforeAll(async () => {
  test = await startTestApp();
  const { program } = schema;
  const [found] = await test.services.db.select({ id: program.id }).from(program).where(eq(program.slug, SLUG));
  programId = found!.id;
});
afterAll(() => test?.stop());

const access = (accessType: 'free' | 'paid') =>
  test.services.db.update(schema.program).set({ accessType }).where(eq(schema.program.id, programId));
async function offered(more: { price?: number; capacity?: number }) {
  const made = await newCourse(test, more);
  await test.services.db.insert(schema.courseProgram).values({ courseId: made.courseId, programId });
  return made;
}
const someone = async () => (await manyLearners(test, 1))[0]!;
const member = async (who?: TestLearner) => signedInTo(test, who ?? (await someone()), programId);
const take = (auth: string, courseId: number, body: object = {}, slug = SLUG) =>
  test.call('POST', `/api/program/${slug}/course/${courseId}/enrol`, { auth, body });

it('gives a course that costs something elsewhere, as an order of nothing, once', async () => {
  await access('free');
  const { courseId } = await offered({ price: 150_000 });
  const auth = await member();
  const { status, body } = await take(auth, courseId);
  expect([status, body.data]).toMatchObject([200, { orderId: expect.any(String) }]);
  expect((await take(auth, courseId)).body.status).toBe('ALREADY_BOUGHT');
  const { orders } = schema;
  const { orderId } = body.data as { orderId: string };
  const [order] = await test.services.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({ status: 'PAID', paymentTotal: 0, programId });
});

it('gives the last seat of a class to one of ten at once', async () => {
  await access('free');
  const { courseId, eventId } = await offered({ price: 90_000, capacity: 1 });
  expect((await take(await member(), courseId)).body.status).toBe('EVENT_REQUIRED');
  const people = await Promise.all((await manyLearners(test, 10)).map(member));
  const answers = await Promise.all(people.map((auth) => take(auth, courseId, { eventId })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.status === 'EVENT_FULL')).toHaveLength(9);
});

it('gives nothing where courses are sold, to who is signed in elsewhere, or of what it does not offer', async () => {
  const { courseId } = await offered({ price: 150_000 });
  const { courseId: foreign } = await newCourse(test, { price: 150_000 });
  await access('paid');
  expect((await take(await member(), courseId)).status).toBe(403);
  await access('free');
  const main = await signedInTo(test, await someone(), null);
  expect((await take(main, courseId)).status).toBe(403);
  expect((await take(await member(), foreign)).status).toBe(404);
  expect((await take(await member(), courseId, {}, 'tidak-ada')).status).toBe(404);
  expect((await take(await member(), courseId, { eventId: 999_999 })).status).toBe(404);
});
