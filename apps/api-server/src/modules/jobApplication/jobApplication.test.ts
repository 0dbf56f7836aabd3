import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';
import { mailOf } from '../../mail/letters.ts';

const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const { job, jobApplication, notification, upload, userAccount } = schema;

let test: TestApp;
let vacancy: number;
beforeAll(async () => {
  test = await startTestApp();
  const [made] = await test.services.db
    .insert(job)
    .values({ slug: 'penjahit-lurik', title: 'Penjahit Lurik', companyName: 'Sanggar Cawas' })
    .returning({ id: job.id });
  vacancy = made!.id;
});
afterAll(() => test?.stop());

async function apply({ auth }: TestLearner, { id = vacancy, bytes = PDF, type = 'application/pdf' } = {}) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'cv.pdf');
  const sent = new Response(form);
  return test.call('POST', `/api/job-vacancies/${id}/apply?filename=cv-rani.pdf`, {
    auth,
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type')! },
  });
}
const listOf = async ({ auth }: TestLearner) =>
  (await test.call('GET', '/api/job-application', { auth })).body.data as { id: string; status: string }[];

describe('who applies for a vacancy', () => {
  it('sees it as sent, once however often it is sent at once', async () => {
    const [who] = (await manyLearners(test, 1)) as [TestLearner];
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(who)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(await listOf(who)).toEqual([
      expect.objectContaining({
        slugJob: 'penjahit-lurik',
        company: 'Sanggar Cawas',
        status: 'sent',
        cvName: 'cv-rani.pdf',
      }),
    ]);
    expect(await test.services.db.$count(upload, eq(upload.userId, who.userId))).toBe(1);
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'],
    ['what only says that it is a PDF', Buffer.from('<html>'), 'application/pdf'],
    ['nothing', Buffer.alloc(0), 'application/pdf'],
  ])('is refused with %s', async (_name, bytes, type) => {
    const [who] = (await manyLearners(test, 1)) as [TestLearner];
    expect([400, 415]).toContain((await apply(who, { bytes, type })).status);
    expect(await listOf(who)).toEqual([]);
  });

  it('finds no vacancy that is closed or not there', async () => {
    const [who] = (await manyLearners(test, 1)) as [TestLearner];
    const [closed] = await test.services.db
      .insert(job)
      .values({ slug: 'tutup', title: 'Tutup', companyName: 'X', isPublished: false })
      .returning({ id: job.id });
    expect((await apply(who, { id: closed!.id })).status).toBe(404);
    expect((await apply(who, { id: 999_999 })).status).toBe(404);
  });

  it('still sees how it stands once the vacancy is closed', async () => {
    const [who] = (await manyLearners(test, 1)) as [TestLearner];
    const [made] = await test.services.db
      .insert(job)
      .values({ slug: 'segera-tutup', title: 'Segera Tutup', companyName: 'X' })
      .returning({ id: job.id });
    await apply(who, { id: made!.id });
    expect(await listOf(who)).toMatchObject([{ slugJob: 'segera-tutup', isOpen: true }]);
    await test.services.db.update(job).set({ isPublished: false }).where(eq(job.id, made!.id));
    expect(await listOf(who)).toMatchObject([{ slugJob: 'segera-tutup', isOpen: false, status: 'sent' }]);
  });

  it('is told of nobody else’s, and logged out of none', async () => {
    const [who, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
    await apply(who);
    expect(await listOf(other)).toEqual([]);
    expect((await test.call('GET', '/api/job-application')).status).toBe(401);
  });
});

it('a vacancy of the main site is not applied for from a programme', async () => {
  const auth = await test.bearer('janabadra', 'reguler', 'janabadra');
  expect((await apply({ userId: '', auth })).status).toBe(403);
  expect((await test.call('GET', '/api/job-application', { auth })).status).toBe(403);
});

describe('staff', () => {
  it('read the CV and answer once, and the applicant is told', async () => {
    const [who] = (await manyLearners(test, 1)) as [TestLearner];
    await apply(who);
    const { id } = (await listOf(who))[0]!;
    const { auth } = await newStaff(test, 'operator');
    const inbox = await test.call('GET', '/api/admin/inbox?kind=jobApplication&limit=50', { auth });
    expect((inbox.body.data as { id: string }[]).map((item) => item.id)).toContain(`jobApplication:${id}`);
    const taken = { auth, body: { state: 'open', note: 'Telepon dulu', isMine: true }, headers: { 'if-match': '"0"' } };
    expect((await test.call('PATCH', `/api/admin/inbox/jobApplication:${id}`, taken)).status).toBe(200);
    expect((await test.call('GET', `/api/admin/job-application/${id}/cv`, { auth })).status).toBe(200);
    const decide = (status: string, answer = 'Datang Senin pukul 09.00.') =>
      test.call('POST', `/api/admin/job-application/${id}/decide`, { auth, body: { status, answer } });
    expect((await decide('invited', ' ')).status).toBe(400);
    expect((await decide('invited')).status).toBe(200);
    expect((await decide('declined')).status).toBe(409);
    expect(await listOf(who)).toEqual([
      expect.objectContaining({ status: 'invited', answer: 'Datang Senin pukul 09.00.' }),
    ]);
    const [told] = await test.services.db.select().from(notification).where(eq(notification.userId, who.userId));
    expect(told!.title).toBe('Lamaranmu Diterima');
    const [account] = await test.services.db.select().from(userAccount).where(eq(userAccount.id, who.userId));
    const mail = (await outboxOf(test.services.db, 'jobApplication')).find(
      ({ payload }) => (payload as { to: string }).to === account!.email,
    )!;
    expect(mailOf({ ...mail, id: String(mail.id) }).text).toContain('/job-vacancies/penjahit-lurik/lamar');
  });

  it('without the inbox read no CV, and a learner neither', async () => {
    const [who] = (await manyLearners(test, 1)) as [TestLearner];
    await apply(who);
    const { id } = (await listOf(who))[0]!;
    const path = `/api/admin/job-application/${id}/cv`;
    expect((await test.call('GET', path, { auth: who.auth })).status).toBeGreaterThanOrEqual(401);
    expect((await test.call('GET', path, { auth: (await newStaff(test, 'teacher')).auth })).status).toBe(403);
    expect(await test.services.db.$count(jobApplication, eq(jobApplication.id, id))).toBe(1);
  });
});
