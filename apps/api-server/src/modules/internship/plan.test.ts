import { dayInZone, DAY_MS } from '@suluh/domain/time';
import { dueOn } from '@suluh/domain/programme';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { runCommand, readCommand } from '../../internship/runCommand.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, newCourse, signedInTo, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

const PROGRAM = 3;
const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const { auditLog, courseProgram, internshipPeriod, membership, userAccount } = schema;

let test: TestApp;
let staff: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  staff = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

const inDays = (days: number): string => dayInZone(new Date(test.services.now().getTime() + days * DAY_MS));

/** Somebody in the internship whose six months began so many days ago. */
async function newIntern(daysAgo: number): Promise<TestLearner & { period: { startsOn: string; months: number } }> {
  const [person] = (await manyLearners(test, 1)) as [TestLearner];
  const { db } = test.services;
  await db.insert(membership).values({ userId: person.userId, sessionType: 'internship-ddb' });
  const period = { startsOn: inDays(-daysAgo), months: 6 };
  await db.insert(internshipPeriod).values({ userId: person.userId, ...period });
  return { ...person, auth: await signedInTo(test, person, PROGRAM, 'internship-ddb'), period };
}

async function send({ auth }: TestLearner, month: number, bytes = PDF) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'laporan.pdf');
  const sent = new Response(form);
  return test.call('POST', `/api/internship/report/${month}?filename=laporan.pdf`, {
    auth,
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type')! },
  });
}
const me = async ({ auth }: TestLearner) =>
  (await test.call('GET', '/api/internship/me', { auth })).body.data as Record<string, unknown>;
const versionOf = async (userId: string): Promise<number> => {
  const rows = await test.services.db.select().from(internshipPeriod).where(eq(internshipPeriod.userId, userId));
  return rows[0]?.version ?? 0;
};
/** @param version of the participant it changes; the one that is there unless it is said */
async function admin(method: 'GET' | 'PUT', path: string, body?: object, auth = staff.auth, version?: number) {
  const userId = /^participant\/([^/]+)/.exec(path)?.[1];
  const read = async () =>
    userId
      ? versionOf(userId)
      : ((await test.call('GET', '/api/admin/internship/mandatory', { auth })).body.data as { version: number })
          .version;
  const headers: Record<string, string> = method === 'PUT' ? { 'if-match': `"${version ?? (await read())}"` } : {};
  return test.call(method, `/api/admin/internship/${path}`, { auth, headers, ...(body ? { body } : {}) });
}

describe('a report', () => {
  it('is handed in for a month that has begun, replaced, and read by its writer and staff alone', async () => {
    const [intern, other] = [await newIntern(40), await newIntern(40)];
    expect((await me(intern)).isOnSchedule).toBe(false); // that of the first month is late
    expect((await send(intern, 1)).status).toBe(201);
    expect((await send(intern, 1)).status).toBe(201);
    expect((await send(intern, 3)).status).toBe(404);
    expect(await me(intern)).toMatchObject({
      isOnSchedule: true,
      reports: [
        { month: 1, dueOn: dueOn(intern.period, 1), filename: 'laporan.pdf', sentAt: expect.any(String) },
        { month: 2, dueOn: dueOn(intern.period, 2), filename: null, sentAt: null },
      ],
    });
    expect((await test.call('GET', '/api/internship/report/1', { auth: intern.auth })).status).toBe(200);
    expect((await test.call('GET', '/api/internship/report/1', { auth: other.auth })).status).toBe(404);
    expect((await test.call('GET', '/api/internship/report/1')).status).toBe(401);
    expect((await admin('GET', `participant/${intern.userId}/report/1`)).status).toBe(200);
    expect((await admin('GET', `participant/${intern.userId}/report/2`)).status).toBe(404);
    const far = await newStaff(test, 'teacher');
    expect((await admin('GET', `participant/${intern.userId}/report/1`, undefined, far.auth)).status).toBe(403);
  });

  it.each([
    ['a page', Buffer.from('<html>')],
    ['nothing', Buffer.alloc(0)],
  ])('is no %s', async (_, bytes) => {
    expect([400, 415]).toContain((await send(await newIntern(5), 1, bytes)).status);
  });

  it('is for participants alone, and before the first day for nobody', async () => {
    const [outsider] = (await manyLearners(test, 1)) as [TestLearner];
    expect((await send(outsider, 1)).status).toBe(403);
    expect((await send(await newIntern(-3), 1)).status).toBe(404);
  });

  it('stays as it is once the mentor gave a mark, until the mark is taken back', async () => {
    const intern = await newIntern(5);
    const grade = (body: object) => admin('PUT', `participant/${intern.userId}/grade`, body);
    expect((await grade({ score: 101 })).status).toBe(400);
    expect((await grade({ score: 88, note: 'Rajin' })).status).toBe(200);
    expect(await me(intern)).toMatchObject({ grade: { score: 88, note: 'Rajin' } });
    expect((await send(intern, 1)).body.status).toBe('CONFLICT');
    await grade({ score: null });
    expect((await me(intern)).grade).toBeNull();
    expect((await send(intern, 1)).status).toBe(201);
    const early = await newIntern(-2);
    expect((await admin('PUT', `participant/${early.userId}/grade`, { score: 80 })).status).toBe(404);
  });
});

describe('staff', () => {
  it('say where a participant is, and who their mentor is, in the audit trail', async () => {
    const intern = await newIntern(5);
    const place = {
      host: 'Balai Tenun',
      division: 'Toko',
      mentorName: 'Lestari',
      mentorEmail: 'lestari@balai.example',
    };
    expect((await admin('PUT', `participant/${intern.userId}/place`, place)).body.data).toEqual({
      ...place,
      version: 2,
    });
    expect(await me(intern)).toMatchObject({ place });
    const logged = and(
      eq(auditLog.subject, `internshipParticipant ${intern.userId}`),
      eq(auditLog.action, 'internship.place'),
    );
    expect(await test.services.db.$count(auditLog, logged)).toBe(1);
    const wrong = { ...place, mentorName: '' }; // an address of nobody
    expect((await admin('PUT', `participant/${intern.userId}/place`, wrong)).status).toBe(400);
    expect((await admin('PUT', `participant/${staff.userId}/place`, place)).status).toBe(404);
  });

  it('change what they read, and are told what somebody else saved since', async () => {
    const intern = await newIntern(5);
    const path = `participant/${intern.userId}`;
    const read = (await admin('GET', path)).body.data as { version: number };
    expect(read.version).toBe(1);
    const other = await newStaff(test, 'operator');
    expect((await admin('PUT', `${path}/grade`, { score: 70 }, other.auth)).body.data).toMatchObject({ version: 2 });
    for (const [what, body] of [
      ['period', { startsOn: inDays(-5), months: 7 }],
      ['place', { host: 'Balai' }],
      ['grade', { score: 90 }],
    ] as const) {
      expect((await admin('PUT', `${path}/${what}`, body, staff.auth, read.version)).body).toMatchObject({
        status: 'CONFLICT',
        data: { current: { version: 2, score: 70, months: 6, host: '' }, changedBy: expect.any(String) },
      });
      const bare = await test.call('PUT', `/api/admin/internship/${path}/${what}`, { auth: staff.auth, body });
      expect(bare.body).toMatchObject({ code: 400, errors: [{ field: 'If-Match' }] });
    }
    const scores = [81, 82, 83, 84];
    const atOnce = await Promise.all(scores.map((score) => admin('PUT', `${path}/grade`, { score }, staff.auth, 2)));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const won = scores[atOnce.findIndex(({ status }) => status === 200)];
    expect(await me(intern)).toMatchObject({ grade: { score: won } });
  });

  it('set a first period once, of two at the same moment', async () => {
    const [person] = (await manyLearners(test, 1)) as [TestLearner];
    await test.services.db.insert(membership).values({ userId: person.userId, sessionType: 'internship-ddb' });
    const path = `participant/${person.userId}/period`;
    const atOnce = await Promise.all(
      [6, 7, 8].map((months) => admin('PUT', path, { startsOn: inDays(3), months }, staff.auth, 0)),
    );
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('set no period that begins years away, and put a mark right after its period moved', async () => {
    const intern = await newIntern(5);
    const period = (startsOn: string, months = 6) =>
      admin('PUT', `participant/${intern.userId}/period`, { startsOn, months });
    for (const startsOn of ['9999-01-01', inDays(3 * 365), inDays(-3 * 365)])
      expect((await period(startsOn)).body).toMatchObject({ code: 400, errors: [{ field: 'startsOn' }] });
    for (const months of [5, 13]) expect((await period(inDays(0), months)).status).toBe(400);
    const grade = (score: number | null) => admin('PUT', `participant/${intern.userId}/grade`, { score });
    expect((await grade(55)).status).toBe(200);
    expect((await period(inDays(30))).status).toBe(200);
    expect((await grade(85)).status).toBe(200);
    expect((await grade(null)).status).toBe(200);
    expect((await grade(85)).status).toBe(404); // there is none any more, and it has not begun
  });

  it('set by when a mandatory course is to be finished', async () => {
    const intern = await newIntern(40);
    const { courseId } = await newCourse(test, { price: 0 });
    await test.services.db.insert(courseProgram).values({ courseId, programId: PROGRAM });
    expect((await admin('PUT', 'mandatory', { courseIds: [courseId], dueMonths: [1, 2] })).status).toBe(400);
    expect((await admin('PUT', 'mandatory', { courseIds: [courseId], dueMonths: [13] })).status).toBe(400);
    expect((await admin('PUT', 'mandatory', { courseIds: [courseId], dueMonths: [1] })).status).toBe(200);
    await send(intern, 1);
    expect(await me(intern)).toMatchObject({
      isOnSchedule: false,
      mandatory: [{ courseId, dueOn: dueOn(intern.period, 1) }],
    });
    await admin('PUT', 'mandatory', { courseIds: [courseId] });
    expect(await me(intern)).toMatchObject({
      isOnSchedule: true,
      mandatory: [{ courseId, dueOn: dueOn(intern.period, null) }],
    });
  });

  it('do the same by command', async () => {
    const intern = await newIntern(5);
    const [account] = await test.services.db.select().from(userAccount).where(eq(userAccount.id, intern.userId));
    const run = async (...words: string[]) => (await runCommand(test.services, readCommand(words)!)).exitCode;
    expect(await run('place', account!.email, '--host', 'Balai', '--mentor', 'Lestari')).toBe(0);
    expect(await run('grade', account!.email, '90', '--note', 'Baik')).toBe(0);
    expect(await me(intern)).toMatchObject({ place: { host: 'Balai', mentorName: 'Lestari' }, grade: { score: 90 } });
    expect(readCommand(['grade', account!.email, '101'])).toBeNull();
    expect(readCommand(['mandatory', 'excel@13'])).toBeNull();
    expect(readCommand(['mandatory', 'excel@3', 'batik'])).toMatchObject({
      courses: ['excel', 'batik'],
      dueMonths: [3, null],
    });
  });
});
