import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCourse } from '../../../test/learners.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

type Told = { fullname: string; courses: { id: number }[] } & Record<string, unknown>;
const teacher = async (slug: string, program?: string) => {
  const { status, body } = await test.call('GET', `/api/teacher/${encodeURIComponent(slug)}`, {
    headers: program ? { 'x-program': program } : {},
  });
  return { status, data: body.data as Told };
};
/** Courses that name somebody, each with how many took it and what stars it got. */
async function taughtBy(name: string, courses: readonly [students: number, stars: number, ratings: number][]) {
  const ids: number[] = [];
  for (const [students, stars, ratings] of courses) {
    const { courseId } = await newCourse(test, { price: 100_000 });
    await test.services.pool.query(
      `update course set teacher_name = $2, teacher_bio = $3, student_count = $4, rating_average = $5, rating_count = $6 where id = $1`,
      [courseId, name, `Mengajar kursus ${courseId}.`, students, stars, ratings],
    );
    ids.push(courseId);
  }
  return ids;
}

describe('somebody who teaches', () => {
  it('is told by all courses that name them, those most people took first', async () => {
    const [few, many] = await taughtBy('Drs. Wahyu Sembada, M.Pd.', [
      [10, 5, 1],
      [90, 4, 3],
    ]);
    await expect
      .poll(async () => (await teacher('drs-wahyu-sembada-m-pd')).data?.courses.map(({ id }) => id), { timeout: 5_000 })
      .toEqual([many, few]);
    expect((await teacher('drs-wahyu-sembada-m-pd')).data).toMatchObject({
      fullname: 'Drs. Wahyu Sembada, M.Pd.',
      bio: `Mengajar kursus ${many}.`,
      totalCourse: 2,
      totalStudent: 100,
      rating: 4.3,
      totalRating: 4,
    });
  });

  it('without stars or a biography says so by nothing', async () => {
    const [id] = await taughtBy('Anonim Rendah Hati', [[0, 0, 0]]);
    await test.services.pool.query('update course set teacher_bio = null where id = $1', [id]);
    await expect
      .poll(async () => (await teacher('anonim-rendah-hati')).data, { timeout: 5_000 })
      .toMatchObject({ bio: null, rating: null, totalRating: 0, totalStudent: 0 });
  });

  it('has a page where a course is on sale: in a programme by its courses, nowhere once none is published', async () => {
    const [id] = await taughtBy('Sekar Melati', [[5, 0, 0]]);
    expect((await teacher('sekar-melati', 'janabadra')).status).toBe(404);
    await test.services.pool.query(
      `insert into course_program (course_id, program_id) select $1, id from program where slug = 'janabadra'`,
      [id],
    );
    await expect.poll(async () => (await teacher('sekar-melati', 'janabadra')).status, { timeout: 5_000 }).toBe(200);
    await test.services.pool.query('update course set is_published = false where id = $1', [id]);
    await expect.poll(async () => (await teacher('sekar-melati')).status, { timeout: 5_000 }).toBe(404);
  });

  it('is found from the course, from suggestions, and in the sitemap', async () => {
    const [id] = await taughtBy('Ki Ageng Pandan', [[5, 0, 0]]);
    await expect
      .poll(async () => (await test.call('GET', `/api/course/v2/${id}`)).body.data, { timeout: 5_000 })
      .toMatchObject({ teacher: { slug: 'ki-ageng-pandan', fullname: 'Ki Ageng Pandan' } });
    expect((await test.call('GET', '/api/course/suggest?q=pandan')).body.data).toMatchObject({
      teachers: [{ slug: 'ki-ageng-pandan' }],
    });
    const { body } = await test.call('GET', '/api/sitemap');
    expect(body.data).toContainEqual(expect.objectContaining({ kind: 'teacher', slug: 'ki-ageng-pandan' }));
  });
});

it.each(['tidak-ada', 'Sekar Melati', '%', "'; drop table course; --"])(
  '%s is nobody',
  async (slug) => void expect((await teacher(slug)).status).toBe(404),
);

it('a name without Latin letters has no page, and its course says so', async () => {
  const [id] = await taughtBy('山田', [[1, 0, 0]]);
  await expect
    .poll(async () => (await test.call('GET', `/api/course/v2/${id}`)).body.data, { timeout: 5_000 })
    .toMatchObject({ teacher: { slug: null } });
  expect((await test.call('GET', '/api/sitemap')).body.data).not.toContainEqual(
    expect.objectContaining({ kind: 'teacher', slug: '' }),
  );
});

it('of a programme the row has those who teach its courses alone', async () => {
  const [id] = await taughtBy('Nyai Wanara', [[9_000_000, 5, 1]]);
  const { pool } = test.services;
  await pool.query(`insert into course_category (course_id, category_id) select $1, min(id) from category`, [id]);
  await pool.query(`update course set teacher_foto = 'teacher/wanara.webp' where id = $1`, [id]);
  const names = async (programme?: string) => {
    const { body } = await test.call('GET', '/api/teacher', { headers: programme ? { 'x-program': programme } : {} });
    return (body.data as { fullname: string }[]).map(({ fullname }) => fullname);
  };
  await expect.poll(() => names(), { timeout: 5_000 }).toContain('Nyai Wanara');
  expect(await names('janabadra')).not.toContain('Nyai Wanara');
});
