import type { OwnRecap } from '@suluh/api/types';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { certified, enrolled } from '../../../test/certificates.ts';
import { newLessons } from '../../../test/lessons.ts';
import { manyLearners, newCourse, signedInTo, type TestLearner } from '../../../test/learners.ts';
import { runNamed, schema } from '../../db/index.ts';
import { readWhole } from '../../storage/index.ts';

const { course, enrolment, lesson, lessonProgress, userAccount } = schema;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.stop());

const ownOf = async ({ auth }: TestLearner, query = '') =>
  (await test.call('GET', `/api/recap${query}`, { auth })).body.data as OwnRecap;
const year = () => test.services.now().getFullYear();

/** A learner who took so many courses now. */
async function learnerOf(courses: number): Promise<TestLearner & { enrolments: string[] }> {
  const [made] = (await manyLearners(test, 1)) as [TestLearner];
  await test.services.db.update(userAccount).set({ fullname: 'Ratih Kusuma' }).where(eq(userAccount.id, made.userId));
  const enrolments: string[] = [];
  for (let at = 0; at < courses; at += 1) enrolments.push(await enrolled(test, made, (await newCourse(test)).courseId));
  return { ...made, enrolments };
}
const shareOf = ({ auth }: TestLearner, of = year()) =>
  test.call('POST', '/api/recap/share', { auth, body: { year: of } });

describe('the recap of a year', () => {
  it('is none without courses', async () => {
    expect(await ownOf(await learnerOf(0))).toEqual({ years: [], recap: null, shared: null });
  });

  it('counts what was learned in it, and not what was learned in another', async () => {
    const { db } = test.services;
    const ratih = await learnerOf(1);
    const { courseId, lesson: lessons } = await newLessons(test);
    await db.update(course).set({ teacherName: 'Sekar Kinasih' }).where(eq(course.id, courseId));
    await db.update(lesson).set({ durationMinutes: 95 }).where(eq(lesson.id, lessons.article));
    const enrolmentId = await enrolled(test, ratih, courseId);
    await db.insert(lessonProgress).values({ enrolmentId, lessonId: lessons.article, doneAt: test.services.now() });
    const third = (await newCourse(test)).courseId;
    await db.update(course).set({ certificate: 'completion' }).where(eq(course.id, third));
    await certified(test, ratih, third);
    const { years, recap } = await ownOf(ratih);
    expect(years).toEqual([year()]);
    expect(recap).toMatchObject({ name: 'Ratih', year: year(), hours: 2, certificates: 1, teacher: 'Sekar Kinasih' });
    expect(recap!.courses).toHaveLength(3);
    await db
      .update(enrolment)
      .set({ createdAt: new Date('2024-12-31T17:00:00Z') }) // the first of January in Jakarta
      .where(eq(enrolment.userId, ratih.userId));
    expect((await ownOf(ratih)).years).toEqual([year(), 2025]);
    expect((await ownOf(ratih)).recap!.courses).toHaveLength(1);
    expect((await ownOf(ratih, '?year=2025')).recap).toMatchObject({ hours: 0, teacher: null, category: 'Enthusiast' });
    expect((await ownOf(ratih, '?year=2024')).recap).toBeNull();
    await db.update(lesson).set({ durationMinutes: 0 }).where(eq(lesson.id, lessons.article));
    expect((await ownOf(ratih)).recap).toMatchObject({ hours: 0, courses: [expect.any(String)] }); // learned, if not for long
  });

  it('is drawn as a picture for its learner, with names in other Latin letters too', async () => {
    const ratih = await learnerOf(5);
    await test.services.db
      .update(userAccount)
      .set({ fullname: 'Şükrü-dengan-nama-yang-panjang-sekali-sekali Kusuma' })
      .where(eq(userAccount.id, ratih.userId));
    const get = (query: string) =>
      test.app.inject({ url: `/api/recap/picture?year=${query}`, headers: { authorization: ratih.auth } });
    const answer = await get(String(year()));
    expect(answer.headers['content-type']).toBe('image/png');
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect([width, height, format]).toEqual([1080, 1350, 'png']);
    expect((await get('2001')).statusCode).toBe(404);
    expect((await get('dua')).statusCode).toBe(400);
  });

  it('is of the main site alone, and of who is logged in', async () => {
    const ratih = await learnerOf(1);
    const auth = await signedInTo(test, ratih, null, 'mysooltan');
    expect((await test.call('GET', '/api/recap', { auth })).status).toBe(403);
    expect((await test.call('GET', '/api/recap')).status).toBe(401);
    expect((await test.call('POST', '/api/recap/share', { body: { year: year() } })).status).toBe(401);
  });
});

describe('sharing it', () => {
  it('shows it to who has its address, until it is taken back', async () => {
    const { files } = test.services;
    const [ratih, other] = [await learnerOf(4), await learnerOf(1)];
    const { status, body } = await shareOf(ratih);
    expect(status).toBe(200);
    const first = body.data as { recapId: string; file: string };
    expect((await ownOf(ratih)).shared).toEqual({ ...first, isOutdated: false });
    expect((await ownOf(other)).shared).toBeNull();
    const shown = await test.call('GET', `/api/recap/${first.recapId}`);
    expect(shown.body.data).toMatchObject({ file: first.file, recap: { name: 'Ratih', year: year() } });
    expect(JSON.stringify(shown.body.data)).not.toContain('Kusuma');
    expect((await test.app.inject({ url: `/storage/${first.file}` })).headers['content-type']).toBe('image/png');
    const again = (await shareOf(ratih)).body.data as typeof first;
    expect(again.recapId).toBe(first.recapId);
    expect(await readWhole(files.open, first.file)).toBeNull();
    await test.call('DELETE', `/api/recap/share/${year()}`, { auth: other.auth });
    expect((await test.call('GET', `/api/recap/${first.recapId}`)).status).toBe(200);
    await test.call('DELETE', `/api/recap/share/${year()}`, { auth: ratih.auth });
    expect((await test.call('GET', `/api/recap/${first.recapId}`)).status).toBe(404);
    expect(await readWhole(files.open, again.file)).toBeNull();
    expect((await ownOf(ratih)).shared).toBeNull();
  });

  it('stays as it was drawn until it is drawn anew, which its learner is told', async () => {
    const ratih = await learnerOf(1);
    const { recapId } = (await shareOf(ratih)).body.data as { recapId: string };
    await enrolled(test, ratih, (await newCourse(test)).courseId);
    const own = await ownOf(ratih);
    expect([own.shared?.isOutdated, own.recap!.courses.length]).toEqual([true, 2]);
    const courses = async () =>
      ((await test.call('GET', `/api/recap/${recapId}`)).body.data as { recap: { courses: string[] } }).recap.courses;
    expect(await courses()).toHaveLength(1);
    await shareOf(ratih);
    expect([await courses(), (await ownOf(ratih)).shared]).toMatchObject([own.recap!.courses, { isOutdated: false }]);
  });

  it('keeps one address and one picture when it is asked for at once', async () => {
    const ratih = await learnerOf(1);
    const made = await Promise.all(Array.from({ length: 4 }, () => shareOf(ratih)));
    const files = made.map(({ body }) => (body.data as { file: string }).file);
    expect(new Set(made.map(({ body }) => (body.data as { recapId: string }).recapId)).size).toBe(1);
    const kept = await Promise.all(files.map((file) => readWhole(test.services.files.open, file)));
    expect(kept.filter((file) => file !== null)).toHaveLength(1);
  });

  it('is refused for a year without courses', async () => {
    const ratih = await learnerOf(1);
    expect((await shareOf(ratih, 2019)).status).toBe(404);
    expect(
      await runNamed(test.services.db, { name: 'recaps', text: 'select 1 from recap where user_id = $1' }, [
        ratih.userId,
      ]),
    ).toEqual([]);
  });

  it('is still there to be taken back when its courses are gone', async () => {
    const ratih = await learnerOf(1);
    expect((await shareOf(ratih)).status).toBe(200);
    await test.services.db.delete(enrolment).where(eq(enrolment.userId, ratih.userId));
    const left = await ownOf(ratih);
    expect(left).toMatchObject({ years: [year()], recap: null, shared: { isOutdated: true } });
    expect((await test.call('DELETE', `/api/recap/share/${year()}`, { auth: ratih.auth })).status).toBe(200);
    expect(await ownOf(ratih)).toEqual({ years: [], recap: null, shared: null });
    expect((await test.call('GET', `/api/recap/${left.shared!.recapId}`)).status).toBe(404);
  });
});
