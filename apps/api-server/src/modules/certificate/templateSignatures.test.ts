import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { certified } from '../../../test/certificates.ts';
import { manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { scannedSignature } from '../../../test/signature.ts';
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

type Row = { id: number; version: number };
const SIGNERS = [{ name: 'Sari Dewi', role: 'Ketua Penguji' }];
const make = (body: object) =>
  test.call('POST', '/api/admin/certificate-template', {
    auth: writer.auth,
    body: { signers: SIGNERS, units: [], ...body },
  });
const paper = ({ id }: Row) =>
  test.app.inject({ url: `/api/admin/certificate-template/${id}/paper.pdf`, headers: { authorization: writer.auth } });

describe('a signature of who signs a template', () => {
  const two = [...SIGNERS, { name: 'Bambang Haryono', role: 'Asesor' }];
  type Signed = Row & { signers: { name: string; signature: string | null }[] };
  const placed = async () => {
    const { courseId } = await newCourse(test, {});
    const { course } = schema;
    await test.services.db
      .update(course)
      .set({ partnerId: 2, certificate: 'completion' })
      .where(eq(course.id, courseId));
    return { courseId, row: (await make({ courseId, signers: two })).body.data as Signed };
  };
  const at = ({ id }: Row, place: number) => `/api/admin/certificate-template/${id}/signer/${place}/signature`;
  async function send(row: Row, place: number, bytes?: Uint8Array, { auth } = partner) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes ?? (await scannedSignature()))]), 'tanda-tangan.png');
    const body = new Response(form);
    const answer = await test.app.inject({
      method: 'POST',
      url: at(row, place),
      headers: {
        authorization: auth,
        'content-type': body.headers.get('content-type')!,
        'if-match': `"${row.version}"`,
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    return { status: answer.statusCode, data: answer.json<{ data: Signed }>().data };
  }
  const look = (row: Row, place: number, { auth } = partner) =>
    test.app.inject({ url: at(row, place), headers: { authorization: auth } });
  const patch = ({ id, version }: Row, body: object, { auth } = partner) =>
    test.call('PATCH', `/api/admin/certificate-template/${id}`, {
      auth,
      body,
      headers: { 'if-match': `"${version}"` },
    });
  const isSigned = (bytes: Buffer, name: string) => bytes.toString('latin1').includes(`/Alt (Tanda tangan ${name})`);

  it('is put on record, seen by who may change it, and fetched by nobody else', async () => {
    const { row } = await placed();
    const sent = await send(row, 2);
    expect([sent.status, sent.data.version]).toEqual([200, row.version + 1]);
    expect(sent.data.signers).toMatchObject([{ signature: null }, { signature: expect.stringMatching(/^signature/) }]);
    const again = await send(row, 2); // what is sent again is the same
    expect([again.status, again.data.version]).toEqual([200, sent.data.version]);
    expect((await look(row, 2)).headers['content-type']).toBe('image/png');
    expect((await look(row, 1)).statusCode).toBe(404);
    expect((await look(row, 3)).statusCode).toBe(404);
    const support = await newStaff(test, 'support');
    expect((await look(row, 2, support)).statusCode).toBe(403);
    const stored = await test.app.inject({ url: `/storage/${sent.data.signers[1]!.signature}` });
    expect(stored.statusCode).toBe(404);
    const history = await test.call('GET', `/api/admin/certificate-template/${row.id}/history`, { auth: partner.auth });
    expect((history.body.data as { action: string }[]).map(({ action }) => action)).toEqual([
      'certificateTemplate.signature',
      'certificateTemplate.create',
    ]);
  });

  it('stands on its sample and on what is given from then on, and later changes alter no paper', async () => {
    const { row, courseId } = await placed();
    const { data } = await send(row, 2);
    const sample = (await paper(row)).rawPayload;
    expect(two.map(({ name }) => isSigned(sample, name))).toEqual([false, true]);
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    const { id, words } = await certified(test, learner, courseId);
    expect(words).toMatchObject({ signers: [two[0], { ...two[1], signature: data.signers[1]!.signature }] });
    expect((words as Signed).signers[0]).not.toHaveProperty('signature');
    const headers = { authorization: learner.auth };
    const given = async () => (await test.app.inject({ url: `/api/certificate/${id}/download`, headers })).rawPayload;
    const before = await given();
    expect(two.map(({ name }) => isSigned(before, name))).toEqual([false, true]);
    const gone = await test.call('DELETE', at(row, 2), {
      auth: partner.auth,
      headers: { 'if-match': `"${data.version}"` },
    });
    expect(gone.body.data).toMatchObject({ signers: [{ signature: null }, { signature: null }] });
    expect(isSigned((await paper(row)).rawPayload, two[1]!.name)).toBe(false);
    expect((await given()).equals(before)).toBe(true);
  });

  it('goes with its signer to another place, and comes from no other template', async () => {
    const { row } = await placed();
    const { data } = await send(row, 2);
    const turned = (await patch(data, { signers: data.signers.toReversed() })).body.data as Signed;
    expect(turned.signers).toEqual(data.signers.toReversed());
    const byName = (await patch(turned, { signers: two })).body.data as Signed; // as it was typed before
    expect(byName.signers).toEqual(data.signers);
    const [first, second] = data.signers as [Signed['signers'][number], Signed['signers'][number]];
    const spelt = await patch(byName, { signers: [{ ...second, name: 'Bambang Harjono' }] });
    expect(spelt.body.data).toMatchObject({ signers: [{ signature: second.signature }] });
    const { row: other } = await placed();
    const lent = { signers: [{ ...first, signature: second.signature }] };
    expect((await patch(other, lent)).body.data).toMatchObject({ signers: [{ signature: null }] });
    const { courseId } = await newCourse(test, {});
    expect((await make({ courseId, ...lent })).body.data).toMatchObject({ signers: [{ signature: null }] });
  });

  it('is not set in the place of another, where somebody else put them in order meanwhile', async () => {
    const { row } = await placed();
    expect((await patch(row, { signers: two.toReversed() })).status).toBe(200);
    expect((await send(row, 2)).status).toBe(409);
    const unread = await test.call('DELETE', at(row, 1), { auth: partner.auth });
    expect(unread.status).toBe(200); // nothing is there to take away
  });

  it('that is no picture, or somebody else’s template, is refused', async () => {
    const { row, courseId } = await placed();
    expect((await send(row, 1, Buffer.from('bukan gambar'))).status).toBe(415);
    expect((await send(row, 1, await scannedSignature('#FFFFFF'))).status).toBe(415);
    const { course } = schema;
    await test.services.db.update(course).set({ partnerId: 1 }).where(eq(course.id, courseId));
    expect((await send(row, 1)).status).toBe(404);
    expect((await send(row, 1, undefined, writer)).status).toBe(200);
  });
});
