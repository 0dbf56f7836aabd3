import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { certified } from '../../../test/certificates.ts';
import { textOfPdf } from '../../../test/pdfText.ts';
import { scannedSignature } from '../../../test/signature.ts';
import { manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';

let test: TestApp;
let writer: TestLearner;
let partner: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  writer = await newStaff(test, 'content');
  partner = await newStaff(test, 'partner', { partnerId: 2 });
});
afterAll(() => test?.stop());

type Row = { id: number; slug: string; fullname: string; version: number; foto: string | null; courses: number };
const found = async ({ auth }: TestLearner, q: string) =>
  (await test.call('GET', `/api/admin/teacher?q=${encodeURIComponent(q)}`, { auth })).body.data as Row[];
const patch = ({ auth }: TestLearner, { id, version }: Row, body: unknown) =>
  test.call('PATCH', `/api/admin/teacher/${id}`, { auth, body, headers: { 'if-match': `"${version}"` } });
const page = async (slug: string) => (await test.call('GET', `/api/teacher/${slug}`)).body.data;
const soon = { timeout: 2_000 };

/** Somebody new, who teaches a published course of a partner. */
async function taught(teacherName: string, partnerId = 2) {
  const { courseId } = await newCourse(test, {});
  const { course } = schema;
  await test.services.db.update(course).set({ teacherName, partnerId }).where(eq(course.id, courseId));
  const [row] = await found(writer, teacherName);
  return { courseId, row: row! };
}

async function sendPicture({ auth }: TestLearner, id: number, bytes: Uint8Array, what = 'picture') {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'wajah.png');
  const body = new Response(form);
  return test.app.inject({
    method: 'POST',
    url: `/api/admin/teacher/${id}/${what}`,
    headers: { authorization: auth, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

describe('a teacher', () => {
  it('is there as soon as a course names them, once however many do', async () => {
    const { row } = await taught('Wening Sasmita');
    expect(row).toMatchObject({ slug: 'wening-sasmita', fullname: 'Wening Sasmita', courses: 1, version: 1 });
    await taught('Wening  Sasmita');
    expect(await found(writer, 'Wening')).toMatchObject([{ courses: 2 }]);
  });

  it('is shown as staff say, on their page and on that of the course, within two seconds', async () => {
    const { row, courseId } = await taught('Tirta Mahendra');
    const said = { role: 'Penguji kompetensi', bio: 'Menenun sejak kecil.' };
    expect((await patch(partner, row, said)).status).toBe(200);
    await expect.poll(() => page(row.slug), soon).toMatchObject({ fullname: 'Tirta Mahendra', ...said });
    const course = async () => (await test.call('GET', `/api/course/v2/${courseId}`)).body.data;
    await expect.poll(course, soon).toMatchObject({ teacher: { slug: row.slug, ...said } });
    const history = await test.call('GET', `/api/admin/teacher/${row.id}/history`, { auth: partner.auth });
    expect(history.body.data).toMatchObject([{ action: 'teacher.update', after: said }]);
  });

  it('is told of by the courses on the pages, as they say now, where staff say nothing', async () => {
    const { course } = schema;
    const say = (courseId: number, teacherBio: string, isPublished: boolean) =>
      test.services.db.update(course).set({ teacherBio, isPublished }).where(eq(course.id, courseId));
    const { courseId: hidden } = await newCourse(test, {});
    await test.services.db
      .update(course)
      .set({
        teacherName: 'Banyu Samudra',
        teacherBio: 'Dari kursus yang belum tampil.',
        isPublished: false,
        partnerId: 1,
      })
      .where(eq(course.id, hidden));
    const { row, courseId } = await taught('Banyu Samudra');
    expect(row).toMatchObject({ courses: 2, bio: '', foto: null });
    for (const bio of ['Menenun.', 'Menenun dan mewarnai.']) {
      await say(courseId, bio, true);
      await expect.poll(() => page(row.slug), soon).toMatchObject({ bio });
      const shown = async () => (await test.call('GET', `/api/course/v2/${courseId}`)).body.data;
      await expect.poll(shown, soon).toMatchObject({ teacher: { bio } });
    }
  });

  it('is spelt otherwise under the address they have, and is not renamed to somebody else', async () => {
    const { row } = await taught('laras wibowo');
    const spelt = await patch(writer, row, { fullname: 'Laras Wibowo' });
    expect(spelt.body.data).toMatchObject({ slug: 'laras-wibowo', fullname: 'Laras Wibowo', version: 2 });
    const other = await patch(writer, { ...row, version: 2 }, { fullname: 'Orang Lain' });
    expect(other.body).toMatchObject({ code: 400, errors: [{ field: 'fullname' }] });
  });

  it('is not written over by who opened it before', async () => {
    const { row } = await taught('Dua Penyunting');
    expect((await patch(writer, row, { role: 'Satu' })).status).toBe(200);
    const late = await patch(partner, row, { role: 'Dua' });
    expect([late.status, late.body.data]).toMatchObject([409, { current: { role: 'Satu' } }]);
  });

  it('is seen by a partner whose courses name them, and changed by it alone where nobody else has them', async () => {
    const { row: foreign } = await taught('Guru Seberang', 1);
    expect(await found(partner, 'Guru Seberang')).toEqual([]);
    expect((await patch(partner, foreign, { role: 'x' })).status).toBe(404);
    await taught('Guru Bersama', 1);
    const { row: shared } = await taught('Guru Bersama', 2);
    expect(await found(partner, 'Guru Bersama')).toHaveLength(1);
    const refused = await patch(partner, shared, { role: 'x' });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('di luar yang kamu kelola');
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    expect((await sendPicture(partner, shared.id, picture)).statusCode).toBe(403);
    expect((await patch(writer, shared, { role: 'x' })).status).toBe(200);
  });

  it('is made before any course names them, once, by whose grant holds everywhere', async () => {
    const body = { fullname: 'Calon Guru', role: '', bio: '' };
    const make = (who: TestLearner, more = {}) =>
      test.call('POST', '/api/admin/teacher', { auth: who.auth, body: { ...body, ...more } });
    expect((await make(partner)).body).toMatchObject({ code: 400, errors: [{ field: 'fullname' }] });
    expect((await make(writer)).body.data).toMatchObject({ slug: 'calon-guru', courses: 0 });
    expect((await make(writer)).body).toMatchObject({ code: 400, errors: [{ field: 'fullname' }] });
    expect((await make(writer, { fullname: '蘭' })).body).toMatchObject({ code: 400, errors: [{ field: 'fullname' }] });
    expect((await test.call('GET', '/api/teacher/calon-guru')).status).toBe(404); // nothing of theirs is on the pages
  });

  it('gets a face that is cut square and written anew; what is no picture is refused', async () => {
    const { row } = await taught('Punya Wajah');
    const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const sent = await sendPicture(writer, row.id, bytes);
    const { foto, version } = sent.json<{ data: Row }>().data;
    expect([sent.statusCode, version]).toEqual([200, row.version + 1]);
    const file = await test.app.inject({ url: `/storage/${foto}` });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 640 });
    await expect.poll(() => page(row.slug), soon).toMatchObject({ foto });
    expect((await sendPicture(writer, row.id, Buffer.from('bukan gambar'))).statusCode).toBe(415);
  });
});

describe('a signature of a teacher', () => {
  const sendSignature = async (who: TestLearner, id: number, bytes?: Uint8Array) =>
    sendPicture(who, id, bytes ?? (await scannedSignature()), 'signature');
  const look = ({ auth }: TestLearner, id: number) =>
    test.app.inject({ url: `/api/admin/teacher/${id}/signature`, headers: { authorization: auth } });
  const remove = ({ auth }: TestLearner, id: number) =>
    test.call('DELETE', `/api/admin/teacher/${id}/signature`, { auth });

  it('is seen by who may change it, and fetched by nobody else', async () => {
    const { row } = await taught('Tanda Sendiri');
    expect((await look(partner, row.id)).statusCode).toBe(404);
    const sent = await sendSignature(partner, row.id);
    const { signature, version } = sent.json<{ data: Row & { signature: string } }>().data;
    expect([sent.statusCode, version]).toEqual([200, row.version + 1]);
    const shown = await look(partner, row.id);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-store' });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
    expect((await test.app.inject({ url: `/storage/${signature}` })).statusCode).toBe(404);
    expect((await test.app.inject({ url: `/api/admin/teacher/${row.id}/signature` })).statusCode).toBe(401);
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    expect((await look(learner, row.id)).statusCode).toBe(403);
    const again = await sendSignature(partner, row.id);
    expect(again.json<{ data: Row }>().data).toMatchObject({ version }); // what is sent again is the same
    const history = await test.call('GET', `/api/admin/teacher/${row.id}/history`, { auth: partner.auth });
    expect(history.body.data).toMatchObject([{ action: 'teacher.signature', after: { signature } }]);
    expect(JSON.stringify(await page(row.slug))).not.toContain('signature');
  });

  it('of somebody who teaches elsewhere too is neither changed nor seen by a partner', async () => {
    await taught('Tanda Bersama', 1);
    const { row } = await taught('Tanda Bersama', 2);
    expect((await sendSignature(writer, row.id)).statusCode).toBe(200);
    expect((await sendSignature(partner, row.id)).statusCode).toBe(403);
    expect((await look(partner, row.id)).statusCode).toBe(403);
    expect((await remove(partner, row.id)).status).toBe(403);
    expect((await look(writer, row.id)).statusCode).toBe(200);
  });

  it('stands on no paper of a partner that names them later, until it is sent anew', async () => {
    const { db } = test.services;
    const { course, partner: partners } = schema;
    const { row, courseId } = await taught('Nama Dipinjam', 1);
    await sendSignature(writer, row.id);
    const [owner] = await db.select().from(partners).where(eq(partners.id, 1));
    const signedFor = async () => (await found(writer, 'Nama Dipinjam'))[0];
    expect(await signedFor()).toMatchObject({ signedFor: [owner!.orgName] });
    const { courseId: borrowed } = await taught('Nama Dipinjam', 2);
    await db
      .update(course)
      .set({ certificate: 'completion' })
      .where(inArray(course.id, [courseId, borrowed]));
    const [first, second, third] = (await manyLearners(test, 3)) as [TestLearner, TestLearner, TestLearner];
    const signers = async (who: TestLearner, id: number) => (await certified(test, who, id)).words;
    const signed = { signers: [{ signature: expect.any(String) }] };
    expect(await signers(first, courseId)).toMatchObject(signed);
    expect(await signers(first, borrowed)).not.toMatchObject(signed);
    expect((await sendSignature(writer, row.id)).statusCode).toBe(200);
    expect(await signedFor()).toMatchObject({ signedFor: expect.arrayContaining([owner!.orgName]) });
    expect(await signers(second, borrowed)).toMatchObject(signed);
    expect((await remove(writer, row.id)).body.data).toMatchObject({ signedFor: [] });
    expect(await signers(third, courseId)).not.toMatchObject(signed);
  });

  it('that is no picture, or holds no ink, is refused', async () => {
    const { row } = await taught('Tanpa Tinta');
    expect((await sendSignature(writer, row.id, Buffer.from('bukan gambar'))).statusCode).toBe(415);
    expect((await sendSignature(writer, row.id, await scannedSignature('#FFFFFF'))).statusCode).toBe(415);
    expect((await look(writer, row.id)).statusCode).toBe(404);
  });

  it('stands on certificates given from then on; a later one, or none, changes no paper given before', async () => {
    const { row, courseId } = await taught('Tanda Tetap');
    const { course } = schema;
    await test.services.db.update(course).set({ certificate: 'completion' }).where(eq(course.id, courseId));
    const learners = (await manyLearners(test, 3)) as [TestLearner, TestLearner, TestLearner];
    const paper = async ({ auth }: TestLearner, id: string) =>
      (await test.app.inject({ url: `/api/certificate/${id}/download`, headers: { authorization: auth } })).rawPayload;
    const isSigned = (bytes: Buffer) => bytes.toString('latin1').includes('/Alt (Tanda tangan Tanda Tetap)');

    const bare = await certified(test, learners[0], courseId);
    expect((await sendSignature(writer, row.id)).statusCode).toBe(200);
    const signed = await certified(test, learners[1], courseId);
    const papers = [await paper(learners[0], bare.id), await paper(learners[1], signed.id)];
    expect(papers.map(isSigned)).toEqual([false, true]);
    expect(signed.words).toMatchObject({
      signers: [{ signature: expect.stringMatching(/^signature\/[0-9a-f]{64}\.png$/) }],
    });

    expect((await sendSignature(writer, row.id, await scannedSignature('#7A1F1B'))).statusCode).toBe(200);
    expect((await paper(learners[1], signed.id)).equals(papers[1]!)).toBe(true);
    expect((await remove(writer, row.id)).body.data).toMatchObject({ signature: null });
    expect((await remove(writer, row.id)).status).toBe(200);
    expect((await paper(learners[1], signed.id)).equals(papers[1]!)).toBe(true);
    const after = await certified(test, learners[2], courseId);
    expect(isSigned(await paper(learners[2], after.id))).toBe(false);

    const check = await test.call('GET', `/api/certificate/verify/${signed.number}`);
    expect(check.body.data).toMatchObject({ signers: [{ name: 'Tanda Tetap', role: expect.any(String) }] });
    expect(JSON.stringify(check.body.data)).not.toContain('signature/');
  });

  it('whose file is gone leaves a paper with the name alone', async () => {
    const { row, courseId } = await taught('Tanda Hilang');
    const { course } = schema;
    await test.services.db.update(course).set({ certificate: 'completion' }).where(eq(course.id, courseId));
    const sent = await sendSignature(writer, row.id, await scannedSignature('#123456'));
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    const { id } = await certified(test, learner, courseId);
    await test.services.files.closed.remove(sent.json<{ data: { signature: string } }>().data.signature);
    const paper = await test.app.inject({
      url: `/api/certificate/${id}/download`,
      headers: { authorization: learner.auth },
    });
    expect(paper.statusCode).toBe(200);
    expect(paper.body).not.toContain('/Alt (Tanda tangan');
    expect(await textOfPdf(paper.rawPayload)).toContain('Tanda Hilang');
  });
});
