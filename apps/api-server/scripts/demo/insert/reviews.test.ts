import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { insertCourses } from './courses.ts';
import { insertReviews } from './reviews.ts';

let test: TestApp;
const NOW = new Date('2026-11-22T03:00:00Z');
beforeAll(async () => {
  test = await startTestApp();
  await test.services.db.transaction(async (tx) => {
    await tx.execute(sql`truncate course restart identity cascade`);
    await insertReviews(tx, await insertCourses(tx, NOW), NOW);
  });
});
afterAll(() => test?.stop());

it('no class has had more learners than its batches have seats', async () => {
  const { rows } = await test.services.pool.query(
    `select c.fullname, c.student_count, min(e.batch::int) as first, max(e.capacity) as seats
     from course c join event e on e.course_id = c.id group by c.id
     having c.student_count > (min(e.batch::int)) * max(e.capacity)`,
  );
  expect(rows).toEqual([]);
});
