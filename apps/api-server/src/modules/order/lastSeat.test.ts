import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { confirmCarts, fillCarts, manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';

const LEARNERS = 500;
const CAPACITY = 3;
const SOLD_BEFORE = CAPACITY - 1;

let test: TestApp;
let learners: TestLearner[];
beforeAll(async () => void (test = await startTestApp()));
beforeEach(async () => void (learners = await manyLearners(test, SOLD_BEFORE + LEARNERS))); // one learner keeps few seats at a time
afterAll(() => test?.stop());

/** Seats sold, held, free and in all, as one moment sees them. */
async function seatsOf(eventId: number) {
  const { rows } = await test.services.pool.query<{ sold: number; held: number; free: number; quota: number }>(
    `select (count(*) filter (where h.status = 'taken'))::int as sold, (count(*) filter (where h.status = 'held'))::int as held, e.seats_left as free, e.capacity as quota
     from event e left join seat_hold h on h.event_id = e.id where e.id = $1 group by e.id`,
    [eventId],
  );
  return rows[0]!;
}

/** Looks at the seats again and again until told to stop; answers what it saw. */
function watchSeats(eventId: number) {
  const seen: Awaited<ReturnType<typeof seatsOf>>[] = [];
  let isDone = false;
  const watching = (async () => {
    do seen.push(await seatsOf(eventId));
    while (!isDone);
  })();
  return { stop: async () => ((isDone = true), await watching, seen) };
}

describe('the last seat of a schedule', () => {
  it.each(Array.from({ length: 20 }, (_, at) => [at + 1, at % 2 === 0 ? 0 : 100_000] as const))(
    `goes to one of ${LEARNERS} learners who confirm at once (time %i, price %i)`,
    async (_time, price) => {
      const { courseId, eventId } = await newCourse(test, { price, capacity: CAPACITY });
      const carts = await fillCarts(test, learners, { courseId, eventId, price });
      for (let first = 0; first < SOLD_BEFORE; first++)
        expect((await confirmCarts(test, learners[first]!, [carts[first]!])).status).toBe(201);

      const watch = watchSeats(eventId!);
      const answers = await Promise.all(
        learners.slice(SOLD_BEFORE).map((learner, at) => confirmCarts(test, learner, [carts[SOLD_BEFORE + at]!])),
      );
      const seen = await watch.stop();

      const statuses = answers.map(({ status, body }) => body.status ?? status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 'EVENT_FULL')).toHaveLength(LEARNERS - 1);
      for (const { sold, held, free, quota } of seen) expect(sold + held + free).toBe(quota);
      expect(seen.length).toBeGreaterThan(1);
      const { sold, held, free } = await seatsOf(eventId!);
      expect({ kept: sold + held, free }).toEqual({ kept: CAPACITY, free: 0 });
      expect(price === 0 ? sold : held).toBe(CAPACITY);
      expect(await test.services.db.$count(schema.orderItem, eq(schema.orderItem.courseId, courseId))).toBe(CAPACITY);
    },
  );
});
