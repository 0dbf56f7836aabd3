import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import { schema } from '../../db/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.stop());

async function slugsOf(kind: string, program?: string): Promise<string[]> {
  const { body } = await test.call('GET', '/api/sitemap', program ? { headers: { 'x-program': program } } : {});
  return (body.data as { kind: string; slug: string }[]).filter((each) => each.kind === kind).map(({ slug }) => slug);
}

it("a programme's sitemap has the courses it offers, and no collection of the shop", async () => {
  const { rows } = await test.services.pool.query<{ slug: string }>(
    "select c.slug from course c join course_program o on o.course_id = c.id join program p on p.id = o.program_id where p.slug = 'janabadra' and c.is_published order by c.slug",
  );
  const offered = rows.map(({ slug }) => slug);
  const whole = await slugsOf('course');
  expect(offered.length).toBeGreaterThan(0);
  expect(whole.length).toBeGreaterThan(offered.length);
  expect((await slugsOf('course', 'janabadra')).sort()).toEqual(offered.sort());
  expect(await slugsOf('collection', 'janabadra')).toEqual([]);
  expect((await slugsOf('collection')).length).toBeGreaterThan(0);
});

it('names the dates of the collections that have some to come, and of no other', async () => {
  const { db } = test.services;
  const before = await slugsOf('collectionEvent');
  expect(before).toEqual(expect.arrayContaining(['kreatif']));
  expect(before).not.toContain('siap-kerja');
  await db.insert(schema.collection).values({ id: 97, slug: 'berjadwal', title: 'Berjadwal' });
  await db.insert(schema.collectionCourse).values({ collectionId: 97, courseId: COURSE.batik });
  await expect.poll(() => slugsOf('collectionEvent'), { timeout: 5_000 }).toContain('berjadwal');
  expect(await slugsOf('collectionEvent', 'janabadra')).toEqual([]);
  await db.update(schema.event).set({ cancelledAt: new Date() }).where(eq(schema.event.courseId, COURSE.batik));
  await expect.poll(() => slugsOf('collectionEvent'), { timeout: 5_000 }).toEqual(before);
});

it("a programme's sitemap has the categories its courses are in, and no other", async () => {
  const { rows } = await test.services.pool.query<{ slug: string }>(
    "select distinct g.slug from category g join course_category x on x.category_id = g.id join course c on c.id = x.course_id and c.is_published join course_program o on o.course_id = c.id join program p on p.id = o.program_id where p.slug = 'janabadra'",
  );
  const own = rows.map(({ slug }) => slug).sort();
  expect((await slugsOf('category', 'janabadra')).sort()).toEqual(own);
  expect((await slugsOf('category')).length).toBeGreaterThan(own.length);
});
