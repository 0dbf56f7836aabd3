import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import { newCourse, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';

const { auditLog, category, certificateTemplate, course, courseCategory, promo, promoCategory } = schema;
const REASON = 'Sudah digabung dengan kategori lain';

let test: TestApp;
let writer: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  writer = await newStaff(test, 'content');
});
afterAll(() => test?.stop());

interface Row {
  id: number;
  version: number;
}
const make = async (path: string, body: object) =>
  (await test.call('POST', `/api/admin/${path}`, { auth: writer.auth, body })).body.data as unknown as Row;
const newCategory = (name: string) =>
  make('catalogue-category', { name, description: '', topics: [], image: null, position: 9 });
const remove = (path: string, { id, version }: Row, { reason = REASON as string | null, who = writer } = {}) =>
  test.call('DELETE', `/api/admin/${path}/${id}`, {
    auth: who.auth,
    headers: { 'if-match': `"${version}"` },
    body: reason === null ? {} : { reason },
  });
const trailOf = (action: string, subject: string) =>
  test.services.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.subject, subject)));

describe('a category', () => {
  it('goes when nothing has it, with the reason and what it was on record', async () => {
    const made = await newCategory('Kerajinan');
    expect((await remove('catalogue-category', made)).status).toBe(200);
    expect(await test.services.db.$count(category, eq(category.id, made.id))).toBe(0);
    expect(await trailOf('category.remove', `category ${made.id}`)).toMatchObject([
      { actorId: writer.userId, before: { name: 'Kerajinan' }, after: { reason: REASON } },
    ]);
    expect((await remove('catalogue-category', made)).status).toBe(404);
  });

  it('stays where courses and promos have it, and the refusal names them', async () => {
    const { db, now } = test.services;
    const made = await newCategory('Tekstil');
    await db.insert(courseCategory).values({ courseId: COURSE.batik, categoryId: made.id, position: 5 });
    const [sample] = await db.select().from(promo).limit(1);
    await db.insert(promo).values({ ...sample!, code: 'TEKSTIL', startAt: now() });
    await db.insert(promoCategory).values({ promoCode: 'TEKSTIL', categoryId: made.id });
    const [{ fullname } = { fullname: '' }] = await db.select().from(course).where(eq(course.id, COURSE.batik));
    const refused = await remove('catalogue-category', made);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `Masih dipakai 1 kursus (${fullname}) dan 1 promo (TEKSTIL), jadi tidak bisa dihapus.`,
    ]);
    expect(await db.$count(category, eq(category.id, made.id))).toBe(1);
  });

  it('stays where somebody saved since, without a reason, and for who may not', async () => {
    const made = await newCategory('Kuliner');
    expect((await remove('catalogue-category', { ...made, version: made.version + 1 })).status).toBe(409);
    for (const reason of [null, 'singkat'])
      expect((await remove('catalogue-category', made, { reason })).body).toMatchObject({
        code: 400,
        errors: [{ field: 'reason' }],
      });
    expect((await remove('catalogue-category', made, { who: await newStaff(test, 'finance') })).status).toBe(403);
    expect(await trailOf('category.remove', `category ${made.id}`)).toEqual([]);
  });

  it('that marks courses of Prakerja stays', async () => {
    const { db } = test.services;
    await db.insert(category).values({ id: 78, slug: 'kartu-prakerja', name: 'Prakerja' }).onConflictDoNothing();
    const [row] = await db.select().from(category).where(eq(category.id, 78));
    await db.delete(courseCategory).where(eq(courseCategory.categoryId, 78));
    expect((await remove('catalogue-category', row!)).status).toBe(409);
  });
});

describe('a template of certificates', () => {
  const signers = [{ name: 'Sari Dewi', role: 'Ketua Penguji' }];
  const template = (place: object) => make('certificate-template', { signers, units: [], ...place });
  const left = ({ id }: Row) => test.services.db.$count(certificateTemplate, eq(certificateTemplate.id, id));

  it('goes when its course gives no certificate, and stays when it does', async () => {
    const { db } = test.services;
    const { courseId } = await newCourse(test, {});
    const made = await template({ courseId });
    const setTo = (certificate: 'completion' | null) =>
      db.update(course).set({ certificate }).where(eq(course.id, courseId)).returning();
    const [{ fullname } = { fullname: '' }] = await setTo('completion');
    expect((await remove('certificate-template', made)).body.message).toBe(
      `Masih dipakai 1 kursus (${fullname}), jadi tidak bisa dihapus.`,
    );
    await setTo(null);
    expect((await remove('certificate-template', made)).status).toBe(200);
    expect(await left(made)).toBe(0);
    expect(await trailOf('certificateTemplate.remove', `certificateTemplate ${made.id}`)).toMatchObject([
      { before: { courseId }, after: { reason: REASON } },
    ]);
  });

  it('of a partner goes when every course of it that gives certificates has its own', async () => {
    const { db } = test.services;
    const { partner } = schema;
    const named = { code: 'rumah-uji', slug: 'rumah-uji', orgName: 'Rumah Uji' };
    const [house] = await db.insert(partner).values(named).returning();
    const { courseId } = await newCourse(test, {});
    await db.update(course).set({ partnerId: house!.id, certificate: 'completion' }).where(eq(course.id, courseId));
    const made = await template({ partnerId: house!.id });
    expect((await remove('certificate-template', made)).status).toBe(409);
    await template({ courseId });
    const other = await newStaff(test, 'partner', { partnerId: 2 });
    expect((await remove('certificate-template', made, { who: other })).status).toBe(404);
    expect((await remove('certificate-template', made)).status).toBe(200);
    expect(await left(made)).toBe(0);
  });
});
