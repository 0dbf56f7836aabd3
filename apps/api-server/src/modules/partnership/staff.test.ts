import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';
import { mailOf } from '../../mail/letters.ts';
import { runCommand } from '../../partnership/runCommand.ts';

const { auditLog, partner, partnershipApplication, staffGrant, userAccount } = schema;
const REASON = 'Situsnya tidak bisa dibuka.';

let test: TestApp;
let dewi: TestLearner;
let petrus: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  [dewi, petrus] = await Promise.all([newStaff(test, 'support'), newStaff(test, 'operator')]);
});
afterAll(() => test?.stop());

const person = async ({ userId }: TestLearner) =>
  (await test.services.db.select().from(userAccount).where(eq(userAccount.id, userId)))[0]!;

/** An application that waits, and whose it is. */
async function applied(): Promise<{ id: number; who: TestLearner; email: string }> {
  const [who] = (await manyLearners(test, 1)) as [TestLearner];
  const body = {
    type: 'organisation',
    name: 'Sanggar Lurik',
    phone: '81234567890',
    website: 'https://lurik.example',
    fields: 'Tenun, Pewarna alam',
    profile: 'Mengajar menenun lurik sejak 2010',
  };
  const made = await test.call('POST', '/api/partnership/application', { auth: who.auth, body });
  return { id: (made.body.data as { id: number }).id, who, email: (await person(who)).email };
}
const deed = (
  id: number | string,
  what: 'accept' | 'refuse',
  who: { auth: string | null } = dewi,
  key?: string,
  body?: object,
) =>
  test.call('POST', `/api/admin/partnership/${id}/${what}`, {
    auth: who.auth,
    ...(what === 'refuse' ? { body: body ?? { reason: REASON } } : {}),
    headers: key ? { 'idempotency-key': key } : {},
  });
const one = (id: number, who = dewi) => test.call('GET', `/api/admin/inbox/partnership:${id}`, { auth: who.auth });
const mails = async (email: string) =>
  (await outboxOf(test.services.db, 'partnership'))
    .filter(({ payload }) => (payload as { to: string }).to === email)
    .map((row) => mailOf({ ...row, id: String(row.id) }));
const stateOf = async (id: number) =>
  (await test.services.db.select().from(partnershipApplication).where(eq(partnershipApplication.id, id)))[0]!;
const trailOf = (subject: string) => test.services.db.select().from(auditLog).where(eq(auditLog.subject, subject));
const record = (id: number) => trailOf(`partnership ${id}`);

describe('an application to become a partner, in the inbox,', () => {
  it('says who applies, for what, and how many papers came with it', async () => {
    const { id, who } = await applied();
    await test.services.db
      .update(partnershipApplication)
      .set({ files: ['application/a.webp', 'application/b.pdf'] })
      .where(eq(partnershipApplication.id, id));
    expect((await one(id)).body.data).toMatchObject({
      title: 'Sanggar Lurik · Mitra Organisasi',
      detail: 'https://lurik.example\n+6281234567890\nTenun, Pewarna alam\nMengajar menenun lurik sejak 2010',
      answersTo: (await person(who)).fullname,
      papers: 2,
    });
  });

  it('is accepted: its applicant is mailed, it is on record, and leaves the list', async () => {
    const { id, who, email } = await applied();
    expect(await deed(id, 'accept')).toMatchObject({
      status: 200,
      body: { data: { institutionId: expect.any(Number) } },
    });
    expect((await mails(email)).at(-1)?.subject).toBe('Pengajuan kemitraanmu diterima');
    expect(await record(id)).toMatchObject([
      { actorId: dewi.userId, action: 'partnership.accept', after: { status: 'accepted', reason: '' } },
    ]);
    expect((await one(id)).status).toBe(404);
    const mine = await test.call('GET', '/api/partnership/application', { auth: who.auth });
    expect(mine.body.data).toMatchObject([{ id, status: 'accepted' }]);
  });

  it('becomes an institution of what was said, whose address no other has, and that is on record', async () => {
    const made = [];
    for (const { id, email } of [await applied(), await applied()]) {
      const { institutionId } = (await deed(id, 'accept')).body.data as { institutionId: number };
      const [row] = await test.services.db.select().from(partner).where(eq(partner.id, institutionId));
      expect(row).toMatchObject({
        orgName: 'Sanggar Lurik',
        description: 'Mengajar menenun lurik sejak 2010',
        website: 'https://lurik.example',
        phone: '6281234567890',
        email,
        isInternal: false,
      });
      expect(await trailOf(`institution ${institutionId}`)).toMatchObject([
        { actorId: dewi.userId, action: 'institution.create', after: { orgName: 'Sanggar Lurik' } },
      ]);
      const page = await test.call('GET', `/api/partner/${row!.slug}`);
      expect(page.status).toBe(200);
      made.push(row!.slug);
    }
    expect(new Set(made).size).toBe(2);
  });

  it('leaves no institution when it is refused', async () => {
    const { id } = await applied();
    const before = await test.services.db.$count(partner);
    await deed(id, 'refuse');
    expect(await test.services.db.$count(partner)).toBe(before);
  });

  it('is refused with a reason its applicant is mailed and reads', async () => {
    const { id, who, email } = await applied();
    expect((await deed(id, 'refuse')).status).toBe(200);
    expect((await mails(email)).at(-1)?.text).toContain(`Alasan: ${REASON}`);
    expect(await record(id)).toMatchObject([
      { actorId: dewi.userId, action: 'partnership.refuse', after: { status: 'refused', reason: REASON } },
    ]);
    const mine = await test.call('GET', '/api/partnership/application', { auth: who.auth });
    expect(mine.body.data).toMatchObject([{ status: 'refused', reason: REASON }]);
  });

  it('is decided once under one key', async () => {
    const { id, email } = await applied();
    const before = (await mails(email)).length;
    const answers = [await deed(id, 'accept', dewi, `mitra-${id}`), await deed(id, 'accept', dewi, `mitra-${id}`)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mails(email)).toHaveLength(before + 1);
  });

  it('is decided by one of two who decide at once; the other is told who did and how', async () => {
    const { id, email } = await applied();
    const before = (await mails(email)).length;
    const answers = await Promise.all([deed(id, 'accept', dewi), deed(id, 'refuse', petrus)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isAccepted = answers[0]!.status === 200;
    const { fullname } = await person(isAccepted ? dewi : petrus);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      message: `Pengajuan ini sudah diputuskan ${fullname}.`,
      data: { changedBy: fullname, current: { id, status: isAccepted ? 'accepted' : 'refused' } },
    });
    expect(await mails(email)).toHaveLength(before + 1);
    expect(await record(id)).toHaveLength(1);
  });

  it('that the command decided is not decided again', async () => {
    const { id } = await applied();
    const by = (await person(petrus)).email;
    expect(await runCommand(test.services, { kind: 'accept', id, by })).toMatchObject({ exitCode: 0 });
    expect((await deed(id, 'refuse')).body).toMatchObject({ code: 409, data: { current: { status: 'accepted' } } });
    expect(await stateOf(id)).toMatchObject({ status: 'accepted', reason: '' });
  });
});

describe('a decision about a partner to be', () => {
  it.each([
    ['without a reason', {}],
    ['with a reason of nine letters', { reason: 'Terlambat' }],
    ['with one of 301', { reason: 'a'.repeat(301) }],
  ])('to refuse %s changes nothing', async (_, body) => {
    const { id } = await applied();
    expect((await deed(id, 'refuse', dewi, undefined, body)).body).toMatchObject({
      code: 400,
      errors: [{ field: 'reason' }],
    });
    expect(await stateOf(id)).toMatchObject({ status: 'received' });
  });

  it('is about an application there is', async () => {
    expect((await deed(2_000_000_000, 'accept')).status).toBe(404);
    expect((await deed('mitra', 'accept')).status).toBe(400);
  });

  it('is of those alone who handle what comes in everywhere', async () => {
    const { id, who } = await applied();
    const finance = await newStaff(test, 'finance');
    const narrow = await newStaff(test, 'support', { partnerId: 1 });
    const ended = await newStaff(test, 'support');
    await test.services.db
      .update(staffGrant)
      .set({ endsAt: new Date(0), startsAt: new Date(0) })
      .where(eq(staffGrant.userId, ended.userId));
    for (const what of ['accept', 'refuse'] as const) {
      expect((await deed(id, what, { auth: null })).status).toBe(401);
      expect((await deed(id, what, who)).status).toBeGreaterThanOrEqual(401);
      for (const other of [finance, narrow, ended])
        expect((await deed(id, what, other)).status, what).toBeGreaterThanOrEqual(403);
    }
    expect(await stateOf(id)).toMatchObject({ status: 'received' });
  });
});

describe('a paper of an application', () => {
  it('is read by who handles it, with a fresh proof, and by nobody else', async () => {
    const { id, who } = await applied();
    const form = new FormData();
    form.set('file', new File([new TextEncoder().encode('%PDF-1.7 isi')], 'profil.pdf'));
    const sent = new Response(form);
    await test.call('POST', `/api/partnership/application/${id}/file?filename=profil.pdf`, {
      auth: who.auth,
      body: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type')! },
    });
    const read = (auth: string, no = 1) =>
      test.app.inject({
        method: 'GET',
        url: `/api/admin/partnership/${id}/file/${no}`,
        headers: { authorization: auth },
      });
    const file = await read(dewi.auth);
    expect([file.statusCode, file.body]).toEqual([200, '%PDF-1.7 isi']);
    expect(file.headers['content-disposition']).toContain(`calon-mitra-${id}-1.pdf`);
    expect((await read(dewi.auth, 2)).statusCode).toBe(404);
    expect((await read((await newStaff(test, 'finance')).auth)).statusCode).toBe(403);
    test.advance(5 * 60 + 1);
    expect((await read(dewi.auth)).json()).toMatchObject({ status: 'PROOF_REQUIRED' });
    test.advance(-5 * 60 - 1);
  });
});
