import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newCourse } from '../../../test/learners.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

type Numbers = Record<'totalCourse' | 'totalCategory' | 'totalPartner' | 'totalCity' | 'totalStudent', number>;
const numbers = async (program?: string) =>
  (await test.call('GET', '/api/site/numbers', { headers: program ? { 'x-program': program } : {} })).body
    .data as Numbers;
const run = (text: string, values: unknown[] = []) => test.services.pool.query(text, values);

it('counts what is on the pages, and a course as soon as it is there', async () => {
  const before = await numbers();
  const { courseId } = await newCourse(test, { price: 100_000 });
  await run('update course set student_count = 40 where id = $1', [courseId]);
  await expect
    .poll(() => numbers(), { timeout: 5_000 })
    .toMatchObject({ totalCourse: before.totalCourse + 1, totalStudent: before.totalStudent + 40 });
  await run('update course set is_published = false where id = $1', [courseId]);
  await expect.poll(() => numbers(), { timeout: 5_000 }).toEqual(before);
});

it('counts as cities those with a class to come, each once', async () => {
  const { rows } = await run(
    `select count(distinct e.city)::int as cities from event e join course c on c.id = e.course_id
     where c.is_published and e.start_at > now() and e.city <> ''`,
  );
  expect((await numbers()).totalCity).toBe((rows[0] as { cities: number }).cities);
});

it('of a programme counts the courses it offers', async () => {
  const { rows } = await run(
    `select count(*)::int as courses, count(distinct c.partner_id)::int as partners from course c
     join course_program o on o.course_id = c.id join program p on p.id = o.program_id
     where c.is_published and p.slug = 'janabadra'`,
  );
  const { courses, partners } = rows[0] as { courses: number; partners: number };
  const offered = await numbers('janabadra');
  expect([offered.totalCourse, offered.totalPartner]).toEqual([courses, partners]);
  expect(offered.totalCourse).toBeLessThan((await numbers()).totalCourse);
});
