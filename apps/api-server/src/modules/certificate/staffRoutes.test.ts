import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { certified } from '../../../test/certificates.ts';
import { COURSE } from '../../../test/fixture.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';
import type { CertificateRow } from './queries.ts';

let test: TestApp;
let operator: string;
let given: CertificateRow;
beforeAll(async () => {
  test = await startTestApp();
  operator = (await newStaff(test, 'operator')).auth;
  const { course, event } = schema;
  await test.services.db.update(course).set({ certificate: 'completion' }).where(eq(course.id, COURSE.excel));
  await test.services.db.update(event).set({ capacity: 50, seatsLeft: 50 }).where(eq(event.id, 1));
});
afterAll(() => test?.stop());
beforeEach(async () => {
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  given = await certified(test, learner, COURSE.excel);
});

type Row = Record<string, unknown> & { id: string; number: string };
const list = async (query: string) =>
  (await test.call('GET', `/api/admin/certificate?${query}`, { auth: operator })).body.data as unknown as Row[];
const deed = (action: 'revoke' | 'reissue', body: object, { id = given.id, auth = operator } = {}) =>
  test.call('POST', `/api/admin/certificate/${id}/${action}`, { auth, body });
const checked = async (number: string) =>
  (await test.call('GET', `/api/certificate/verify/${encodeURIComponent(number)}`)).body.data as unknown as Row;

describe('certificates in the back office', () => {
  it('are found by number as somebody types it, by name and by course', async () => {
    for (const q of [given.number, given.number.toLowerCase(), given.fullname, 'excel'])
      expect((await list(`q=${encodeURIComponent(q)}&limit=100`)).map(({ id }) => id)).toContain(given.id);
    expect(await list(`q=${encodeURIComponent('tidak ada')}`)).toEqual([]);
  });

  it('are found by the address of their owner', async () => {
    const { userAccount } = schema;
    const [owner] = await test.services.db.select().from(userAccount).where(eq(userAccount.id, given.userId));
    expect((await list(`q=${encodeURIComponent(owner!.email)}`)).map(({ id }) => id)).toEqual([given.id]);
  });

  it('are handed out as their learner has them, until they are ended', async () => {
    const paper = () =>
      test.app.inject({ url: `/api/admin/certificate/${given.id}/paper.pdf`, headers: { authorization: operator } });
    const { statusCode, rawPayload } = await paper();
    expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    await deed('revoke', { reason: 'coba' });
    expect((await paper()).statusCode).toBe(404);
  });

  it('have a history of what staff did to them', async () => {
    await deed('reissue', { reason: 'salah ketik', fullname: 'Ratna Kusuma' });
    const { body } = await test.call('GET', `/api/admin/certificate/${given.id}/history`, { auth: operator });
    expect(body.data).toMatchObject([
      { action: 'certificate.reissue', before: { fullname: given.fullname }, after: { fullname: 'Ratna Kusuma' } },
    ]);
  });

  it('are revoked once: the check says so and why, and who did it is on record', async () => {
    const reason = 'Nama orang lain yang tercetak.';
    const done = await deed('revoke', { reason });
    expect([done.status, done.body.data]).toMatchObject([200, { standing: 'revoked', publicReason: reason }]);
    expect(await checked(given.number)).toMatchObject({ standing: 'revoked' });
    expect((await deed('revoke', { reason })).status).toBe(409);
    expect((await deed('reissue', { reason })).status).toBe(409);
    expect((await list('standing=revoked&limit=100')).map(({ id }) => id)).toContain(given.id);
    expect((await list('standing=held&limit=100')).map(({ id }) => id)).not.toContain(given.id);
    const { auditLog } = schema;
    const trail = await test.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `certificate ${given.id}`));
    expect(trail).toMatchObject([{ action: 'certificate.revoke', after: { reason } }]);
  });

  it('are given anew in another name, under another number', async () => {
    const done = await deed('reissue', { reason: 'salah ketik', fullname: 'Ratna Kusuma' });
    const made = done.body.data as unknown as Row;
    expect([done.status, made]).toMatchObject([200, { fullname: 'Ratna Kusuma', standing: 'valid' }]);
    expect(made.number).not.toBe(given.number);
    expect(await checked(given.number)).toMatchObject({ standing: 'replaced' });
  });

  it('are ended by one of two who do so at once', async () => {
    const both = await Promise.all([deed('revoke', { reason: 'satu' }), deed('reissue', { reason: 'dua' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['reason', { reason: 'a' }],
    ['fullname', { reason: 'salah ketik', fullname: '<b>' }],
  ])('say at %s what is wrong with %j', async (field, body) => {
    expect((await deed('reissue', body)).body).toMatchObject({ code: 400, errors: [{ field }] });
  });

  it.each(['finance', 'content', 'support'])('are not for %s', async (role) => {
    const { auth } = await newStaff(test, role);
    expect((await deed('revoke', { reason: 'coba' }, { auth })).status).toBe(403);
    expect((await test.call('GET', '/api/admin/certificate', { auth })).status).toBe(403);
  });

  it('are told apart from what is none', async () => {
    const id = '0190a1b2-0000-4000-8000-000000000000';
    expect((await deed('revoke', { reason: 'coba' }, { id })).status).toBe(404);
    expect((await test.call('GET', `/api/admin/certificate/${id}`, { auth: operator })).status).toBe(404);
  });
});
