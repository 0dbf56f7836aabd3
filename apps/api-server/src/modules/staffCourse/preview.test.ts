import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

let test: TestApp;
let operator: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  operator = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

const make = (id: number, body: unknown, who = operator) =>
  test.call('POST', `/api/admin/course/${id}/preview`, { auth: who.auth, body });
const tokenOf = async (id: number, body: unknown, who = operator) => {
  const { data } = (await make(id, body, who)).body as unknown as { data: { url: string } };
  return data.url.split('/').at(-1)!;
};
const open = (token: string, face = 'main', program?: string) =>
  test.call('GET', `/api/course/preview/${token}?face=${face}`, program ? { headers: { 'x-program': program } } : {});

describe('a preview', () => {
  it('shows what is not published as it is this moment, and stays closed to who has no link', async () => {
    const { db } = test.services;
    const made = await make(COURSE.hidden, { face: 'main' });
    expect(made.status).toBe(201);
    const { url, endsAt } = made.body.data as { url: string; endsAt: string };
    expect(new URL(url).pathname).toMatch(/^\/pratinjau\/[\w-]+$/);
    expect(Date.parse(endsAt) - Date.now()).toBeGreaterThan(14 * 60_000);
    expect(Date.parse(endsAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    const token = url.split('/').at(-1)!;
    const { status, body } = await open(token);
    expect([status, body.data]).toMatchObject([200, { course: { id: COURSE.hidden, slug: 'belum-terbit' }, endsAt }]);
    await db.update(schema.course).set({ fullname: 'Judul Baru' }).where(eq(schema.course.id, COURSE.hidden));
    expect((await open(token)).body.data).toMatchObject({ course: { fullname: 'Judul Baru' } });
    expect((await test.call('GET', '/api/course/v2/belum-terbit')).status).toBe(404);
  });

  it('leads to the face it was asked for, and opens on no other', async () => {
    for (const [face, base] of [
      ['internship', '/internship-ddb'],
      ['myindibiz', '/myindibiz'],
    ] as const) {
      const { url } = (await make(COURSE.hidden, { face })).body.data as { url: string };
      expect(new URL(url).pathname.startsWith(`${base}/pratinjau/`)).toBe(true);
      const token = url.split('/').at(-1)!;
      expect((await open(token, face)).status).toBe(200);
      expect((await open(token, 'main')).status).toBe(404);
    }
  });

  it('is of a programme that offers the course, and opens there alone', async () => {
    const { db } = test.services;
    const [first, second] = await db.select().from(schema.program).orderBy(schema.program.id).limit(2);
    await db
      .insert(schema.courseProgram)
      .values({ courseId: COURSE.hidden, programId: first!.id })
      .onConflictDoNothing();
    await db
      .delete(schema.courseProgram)
      .where(and(eq(schema.courseProgram.courseId, COURSE.hidden), eq(schema.courseProgram.programId, second!.id)));
    const token = await tokenOf(COURSE.hidden, { face: 'program', programId: first!.id });
    expect((await open(token, 'program', first!.slug)).status).toBe(200);
    expect((await open(token, 'program', second!.slug)).status).toBe(404);
    for (const programId of [second!.id, 999_999, null])
      expect((await make(COURSE.hidden, { face: 'program', programId })).body).toMatchObject({
        code: 400,
        errors: [{ field: 'programId' }],
      });
  });
});

describe('a link to a preview', () => {
  it('ends after a quarter of an hour', async () => {
    const token = await tokenOf(COURSE.hidden, { face: 'main' });
    const { now } = test.services;
    const start = now().getTime();
    try {
      test.services.now = () => new Date(start + 14 * 60_000);
      expect((await open(token)).status).toBe(200);
      test.services.now = () => new Date(start + 16 * 60_000);
      expect((await open(token)).status).toBe(404);
    } finally {
      test.services.now = now;
    }
  });

  it('is made by who reaches the course alone, and opens as long as they do', async () => {
    const { db } = test.services;
    const partner = await newStaff(test, 'partner', { partnerId: 2 });
    expect((await make(COURSE.hidden, { face: 'main' }, partner)).status).toBe(404);
    expect((await make(COURSE.design, { face: 'main' }, await newStaff(test, 'door'))).status).toBe(403);
    const token = await tokenOf(COURSE.design, { face: 'main' }, partner);
    expect((await open(token)).status).toBe(200);
    await db.delete(schema.staffGrant).where(eq(schema.staffGrant.userId, partner.userId));
    expect((await open(token)).status).toBe(404);
  });

  it('cannot be made up, changed, or be anything else that is sealed', async () => {
    const token = await tokenOf(COURSE.hidden, { face: 'main' });
    const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    const other = test.services.seal.close('JBSWY3DPEHPK3PXP').toString('base64url');
    for (const wrong of ['x', changed, other]) expect((await open(wrong)).status).toBe(404);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const spellings = [...alphabet].map((last) => token.slice(0, -1) + last).concat(`${token}=`, `${token}!`);
    const opened = await Promise.all(
      spellings.map(async (each) => ((await open(encodeURIComponent(each))).status === 200 ? each : null)),
    );
    expect(opened.filter((each) => each !== null)).toEqual([token]);
    expect((await open(token, 'nowhere')).status).toBe(400);
    expect((await test.call('GET', `/api/course/preview/${token}?face=main`, { auth: operator.auth })).status).toBe(
      401,
    );
  });
});
