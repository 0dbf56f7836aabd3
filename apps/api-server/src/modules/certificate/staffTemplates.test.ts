import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { certified } from '../../../test/certificates.ts';
import { COURSE } from '../../../test/fixture.ts';
import { manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { scannedSignature } from '../../../test/signature.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';
import { signatureToKeep } from '../staffTeacher/signature.ts';

let test: TestApp;
let writer: TestLearner;
let partner: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  writer = await newStaff(test, 'content');
  partner = await newStaff(test, 'partner', { partnerId: 2 });
});
afterAll(() => test?.stop());

type Row = { id: number; version: number };
const SIGNERS = [{ name: 'Sari Dewi', role: 'Ketua Penguji' }];
const make = (body: object, { auth } = writer) =>
  test.call('POST', '/api/admin/certificate-template', { auth, body: { signers: SIGNERS, units: [], ...body } });
const paper = ({ id }: Row, { auth } = writer) =>
  test.app.inject({ url: `/api/admin/certificate-template/${id}/paper.pdf`, headers: { authorization: auth } });

describe('a template of certificates', () => {
  it('signs what is given from then on, and changes nothing that was given before', async () => {
    const { db } = test.services;
    const { certificate, course, event } = schema;
    await db.update(course).set({ certificate: 'completion' }).where(eq(course.id, COURSE.excel));
    await db.update(event).set({ capacity: 50, seatsLeft: 50 }).where(eq(event.id, 1));
    const [first, second] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
    const before = await certified(test, first, COURSE.excel);
    expect((await make({ courseId: COURSE.excel })).status).toBe(201);
    const after = await certified(test, second, COURSE.excel);
    expect(after.words).toMatchObject({ signers: SIGNERS });
    const [kept] = await db.select().from(certificate).where(eq(certificate.id, before.id));
    expect(kept!.words).toEqual(before.words);
    expect(kept!.words).not.toMatchObject({ signers: SIGNERS });
  });

  it('is signed by those of its signers who teach there and sent a signature; the others by name', async () => {
    const { db, files } = test.services;
    const { course, teacher } = schema;
    const { courseId } = await newCourse(test, {});
    const signer = { name: 'Wira Atmaja', role: 'Ketua Penguji' };
    const typed = { ...signer, name: ' Wira  Atmaja' };
    await db
      .update(course)
      .set({ teacherName: 'Wira Atmaja', certificate: 'completion' })
      .where(eq(course.id, courseId));
    const [row] = await db.select().from(course).where(eq(course.id, courseId));
    const { partnerId } = row!;
    const signature = 'signature/wira.png';
    await files.closed.put(signature, (await signatureToKeep(await scannedSignature()))!);
    const sign = (signatureFor: number[]) =>
      db.update(teacher).set({ signature, signatureFor }).where(eq(teacher.slug, 'wira-atmaja'));
    const made = (await make({ courseId, signers: [...SIGNERS, typed] })).body.data as Row;
    const [first, second] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];

    await sign([partnerId + 1]);
    expect((await certified(test, first, courseId)).words).toMatchObject({ signers: [...SIGNERS, signer] });
    expect((await paper(made)).body).not.toContain('/Alt (Tanda tangan');
    await sign([partnerId]);
    const { words } = await certified(test, second, courseId);
    expect((words as { signers: object[] }).signers).toEqual([...SIGNERS, { ...signer, signature }]);
    expect((await paper(made)).body).toContain('/Alt (Tanda tangan');
  });

  it('is one of a course or one of a partner, and there is one each', async () => {
    const { courseId } = await newCourse(test, {});
    expect((await make({ courseId })).status).toBe(201);
    const wrong: [string, object][] = [
      ['courseId', { courseId }],
      ['courseId', { courseId, partnerId: 1 }],
      ['partnerId', {}],
      ['courseId', { courseId: 999_999 }],
      ['signers', { courseId, signers: [] }],
    ];
    for (const [field, body] of wrong)
      expect((await make(body)).body, JSON.stringify(body)).toMatchObject({ code: 400, errors: [{ field }] });
  });

  it('is shown as a paper for nobody', async () => {
    const { courseId } = await newCourse(test, {});
    const made = (await make({ courseId, units: [{ code: 'M.74', title: 'Menguji' }] })).body.data as Row;
    const { statusCode, headers, rawPayload } = await paper(made);
    expect([statusCode, headers['content-type'], rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('is seen and made by a partner for itself and its courses alone', async () => {
    const { courseId } = await newCourse(test, {});
    const { course } = schema;
    await test.services.db.update(course).set({ partnerId: 1 }).where(eq(course.id, courseId));
    const foreign = (await make({ courseId })).body.data as Row;
    expect((await paper(foreign, partner)).statusCode).toBe(404);
    expect((await make({ courseId: COURSE.excel }, partner)).body).toMatchObject({ errors: [{ field: 'courseId' }] });
    expect((await make({ partnerId: 1 }, partner)).body).toMatchObject({ errors: [{ field: 'partnerId' }] });
    expect((await make({ courseId: COURSE.batik }, partner)).status).toBe(201);
    expect((await make({ partnerId: 2 }, partner)).status).toBe(201);
    const { body } = await test.call('GET', '/api/admin/certificate-template', { auth: partner.auth });
    const places = (body.data as { courseId: number | null; partnerId: number | null }[]).map(
      ({ courseId: of, partnerId }) => [of, partnerId],
    );
    expect(places).toEqual([
      [null, 2],
      [COURSE.batik, null],
    ]);
  });
});
