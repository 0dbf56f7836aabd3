import { dayInZone, DAY_MS } from '@suluh/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { attend } from '../attending/attend.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE, PASSWORD } from '../../../test/fixture.ts';
import { manyLearners, newCourse, signedInTo, type TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { textOfPdf } from '../../../test/pdfText.ts';
import { newRole, newStaff } from '../../../test/staff.ts';
import { mailOf } from '../../mail/letters.ts';
import { signedCode } from '../certificate/signing/code.ts';
import { recordDone } from '../learning/recordDone.ts';

let test: TestApp;
let staff: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  staff = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

const PROGRAM = 3;
const HEADERS = { 'x-program': 'internship-ddb' };
const inDays = (days: number): string => dayInZone(new Date(test.services.now().getTime() + days * DAY_MS));
const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, auth = staff.auth) =>
  test.call(method, `/api/admin/internship/${path}`, { auth, body, headers: { 'if-match': '"0"' } }); // none has a period

/** Saves the mandatory courses over those that are there, or those of a version. */
async function setList(body: object, auth = staff.auth, version?: number) {
  const { data } = (await admin('GET', 'mandatory', undefined, auth)).body as { data: { version: number } };
  const headers = { 'if-match': `"${version ?? data.version}"` };
  return test.call('PUT', '/api/admin/internship/mandatory', { auth, body, headers });
}

type Invitation = { id: string; code: string; email: string | null; used: number };
async function invited(more: object): Promise<Invitation[]> {
  const { status, body } = await admin('POST', 'invitation', { startsOn: inDays(0), months: 6, ...more });
  expect(status).toBe(201);
  return body.data as Invitation[];
}
const account = (email: string) => ({
  fullname: 'Bayu Magang',
  email,
  phone: '81234567890',
  password: PASSWORD,
  consent: true,
});
const accept = (code: string, body: object) => test.call('POST', `/api/internship/invitation/${code}`, { body });

/** Somebody in the internship, with a period that began so many days ago. */
async function newIntern(daysAgo?: number): Promise<TestLearner> {
  const { db } = test.services;
  const [person] = (await manyLearners(test, 1)) as [TestLearner];
  await db.insert(schema.membership).values({ userId: person.userId, sessionType: 'internship-ddb' });
  if (daysAgo !== undefined)
    await db.insert(schema.internshipPeriod).values({ userId: person.userId, startsOn: inDays(-daysAgo), months: 6 });
  return { ...person, auth: await signedInTo(test, person, PROGRAM, 'internship-ddb') };
}

/** A free course of the internship. */
async function givenCourse(more: Parameters<typeof newCourse>[1] = {}) {
  const made = await newCourse(test, { price: 0, ...more });
  await test.services.db.insert(schema.courseProgram).values({ courseId: made.courseId, programId: PROGRAM });
  return made;
}
const enrol = ({ auth }: TestLearner, courseId: number, body: object = {}) =>
  test.call('POST', `/api/internship/course/${courseId}/enrol`, { auth, body, headers: HEADERS });
const me = async ({ auth }: TestLearner) => (await test.call('GET', '/api/internship/me', { auth })).body.data;

describe('an invitation', () => {
  it('to an address is mailed, and makes an account with a period', async () => {
    const [invitation] = await invited({ emails: ['Baru@contoh.example'] });
    const rows = await outboxOf(test.services.db, 'internshipInvitation');
    const { subject, text } = mailOf({ ...rows[0]!, id: String(rows[0]!.id) });
    expect([subject, text]).toEqual([
      'Undangan magang di Suluh',
      expect.stringContaining(`/internship-ddb/undangan?kode=${invitation!.code}`),
    ]);
    const shown = await test.call('GET', `/api/internship/invitation/${invitation!.code.toLowerCase()}`);
    expect(shown.body.data).toMatchObject({ email: 'baru@contoh.example', startsOn: inDays(0), months: 6 });
    expect((await accept(invitation!.code, account('lain@contoh.example'))).body.status).toBe('INVITATION_OTHER');
    expect((await accept(invitation!.code, account('baru@contoh.example'))).body).toMatchObject({
      code: 201,
      data: { isNew: true },
    });
    expect((await accept(invitation!.code, account('baru@contoh.example'))).body.status).toBe('INVITATION_USED');
    const auth = await test.bearer('baru', 'internship-ddb');
    expect(await me({ userId: '', auth })).toMatchObject({
      period: { startsOn: inDays(0), state: 'running', daysDone: 1 },
    });
  });

  it('joins an account that is there, by its password alone', async () => {
    const [code] = await invited({ places: 5 });
    const rani = account('rina@contoh.example');
    expect((await accept(code!.code, { ...rani, password: 'Salah12345' })).body.status).toBe('INVALID_CREDENTIALS');
    expect((await accept(code!.code, rani)).body).toMatchObject({ data: { isNew: false } });
    expect(await test.bearer('rina', 'internship-ddb')).toMatch(/^Bearer /);
    expect(await test.bearer('rina')).toMatch(/^Bearer /); // and stays on the main site
    expect((await accept(code!.code, rani)).body.status).toBe('ALREADY_REGISTERED');
    const { body } = await admin('GET', 'invitation');
    expect((body.data as Invitation[]).find(({ id }) => id === code!.id)!.used).toBe(1); // what was refused used nothing
  });

  it('gives no more places than it has, to 20 at once', async () => {
    const [code] = await invited({ places: 7 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => accept(code!.code, account(`serentak-${at}@contoh.example`))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
    expect(answers.filter(({ body }) => body.status === 'INVITATION_USED')).toHaveLength(13);
  }, 60_000);

  it('that ended, was taken back or was never made says so', async () => {
    const [late] = await invited({ places: 1 });
    const { internshipInvitation } = schema;
    await test.services.db
      .update(internshipInvitation)
      .set({ expiresAt: new Date(test.services.now().getTime() - 1000) })
      .where(eq(internshipInvitation.id, late!.id));
    const [revoked] = await invited({ places: 1 });
    expect((await admin('DELETE', `invitation/${revoked!.id}`)).status).toBe(200);
    const statusOf = async (code: string) => (await accept(code, account('x@contoh.example'))).body.status;
    expect([await statusOf(late!.code), await statusOf(revoked!.code), await statusOf('TIDAK-ADA')]).toEqual([
      'INVITATION_EXPIRED',
      'INVITATION_UNKNOWN',
      'INVITATION_UNKNOWN',
    ]);
  });
});

describe('an invitation to what is over', () => {
  it.each([
    ['startsOn', () => ({ startsOn: inDays(-1) }), 'Pilih hari ini atau sesudahnya'],
    ['startsOn', () => ({ startsOn: '9999-01-01' }), 'Pilih hari paling jauh 2 tahun dari hari ini'],
    ['expiresAt', () => ({ expiresAt: new Date(0).toISOString() }), 'Pilih waktu yang belum lewat'],
    ['expiresAt', () => ({ expiresAt: '9999-01-01T00:00:00Z' }), 'Isi tahun 2000 sampai 2100'],
  ])('is refused at its %s', async (field, more, message) => {
    const body = { startsOn: inDays(0), months: 6, places: 1, ...more() };
    expect((await admin('POST', 'invitation', body)).body).toMatchObject({ code: 400, errors: [{ field, message }] });
  });
});

describe('the courses', () => {
  it('are taken without price, once, by participants alone', async () => {
    const { courseId } = await givenCourse();
    const intern = await newIntern(10);
    const answers = await Promise.all(Array.from({ length: 10 }, () => enrol(intern, courseId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.status === 'ALREADY_BOUGHT')).toHaveLength(9);
    const own = await test.call('GET', `/api/my-course/${courseId}`, { auth: intern.auth });
    expect(own.status).toBe(200);
    const [outsider] = (await manyLearners(test, 1)) as [TestLearner];
    expect(
      (await test.call('POST', `/api/internship/course/${courseId}/enrol`, { auth: outsider.auth, body: {} })).status,
    ).toBe(403);
  });

  it('are its own only, and cost nothing', async () => {
    const intern = await newIntern(10);
    const { courseId: priced } = await givenCourse({ price: 50_000 });
    expect((await enrol(intern, COURSE.excel)).status).toBe(404);
    expect((await enrol(intern, priced)).status).toBe(404);
  });

  it('take a place on the schedule chosen, of 50 at once no more than there are', async () => {
    const { courseId, eventId } = await givenCourse({ capacity: 3 });
    const interns = await Promise.all(Array.from({ length: 50 }, () => newIntern(1)));
    expect((await enrol(interns[0]!, courseId)).body.status).toBe('EVENT_REQUIRED');
    const answers = await Promise.all(interns.map((intern) => enrol(intern, courseId, { eventId })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.status === 'EVENT_FULL')).toHaveLength(47);
  }, 60_000);

  it('are given until the last day of the period', async () => {
    const { courseId } = await givenCourse();
    expect((await enrol(await newIntern(400), courseId)).body.status).toBe('INTERNSHIP_OVER');
    expect((await enrol(await newIntern(), courseId)).status).toBe(200); // nobody wrote a period down
  });

  it('are listed with the mandatory ones first, by how far they are', async () => {
    const { courseId: first } = await givenCourse();
    const { courseId: second } = await givenCourse();
    const asked = { courseIds: [first, second] };
    const { version } = (await admin('GET', 'mandatory', undefined, staff.auth)).body.data as { version: number };
    const atOnce = await Promise.all(Array.from({ length: 10 }, () => setList(asked, staff.auth, version)));
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1); // the others began from what is gone
    expect(atOnce.filter(({ status }) => status === 409)).toHaveLength(9);
    type List = { version: number; courses: { id: number }[] };
    const set = (await setList({ courseIds: [second, first] })).body.data as List;
    expect(set.courses.map(({ id }) => id)).toEqual([second, first]);
    const late = await setList({ courseIds: [] }, staff.auth, set.version - 1);
    expect([late.status, late.body.data]).toMatchObject([
      409,
      { current: { version: set.version, courses: [{ id: second }, { id: first }] }, changedBy: expect.any(String) },
    ]);
    const unversioned = await test.call('PUT', '/api/admin/internship/mandatory', { auth: staff.auth, body: asked });
    expect(unversioned.status).toBe(400);
    const marked = async () =>
      (
        await test.services.pool.query<{ id: number }>(
          `select course_id as id from course_search where (card->>'isMandatory')::boolean and course_id = any($1) order by 1`,
          [[first, second]],
        )
      ).rows.map(({ id }) => id);
    expect(await marked()).toEqual([first, second].sort((left, right) => left - right));
    await setList({ courseIds: [first] });
    expect(await marked()).toEqual([first]);
    await setList({ courseIds: [second, first] });
    const intern = await newIntern(3);
    await enrol(intern, first);
    await test.services.db
      .update(schema.enrolment)
      .set({ completedAt: test.services.now() })
      .where(eq(schema.enrolment.userId, intern.userId));
    expect(await me(intern)).toMatchObject({
      mandatory: [
        { courseId: second, owned: false },
        { courseId: first, owned: true, progressPercent: 100 },
      ],
      progress: { done: 1, total: 2, percent: 50 },
    });
    const listed = async (status: string) =>
      (await test.call('GET', `/api/internship/course?status=${status}`, { auth: intern.auth })).body.data as {
        courseId: number;
        isMandatory: boolean;
      }[];
    expect((await listed('all')).slice(0, 2).map(({ courseId }) => courseId)).toEqual([second, first]);
    expect((await listed('finished')).map(({ courseId }) => courseId)).toEqual([first]);
    expect(await listed('active')).toEqual([]);
    expect((await listed('new'))[0]).toMatchObject({ courseId: second, isMandatory: true });
    const people = (await admin('GET', 'participant?limit=100')).body.data as { id: string }[];
    expect(people.find(({ id }) => id === intern.userId)).toMatchObject({
      mandatoryDone: 1,
      mandatoryTotal: 2,
    });
    const file = await admin('GET', `participant/${intern.userId}`);
    expect(file.body.data).toMatchObject({ id: intern.userId, progress: { done: 1, total: 2 } });
    const found = async (q: string) =>
      ((await admin('GET', `participant?q=${encodeURIComponent(q)}`)).body.data as { id: string }[]).map(
        ({ id }) => id,
      );
    const { email } = file.body.data as { email: string };
    expect([await found(email), await found('%')]).toEqual([[intern.userId], []]);
  });

  it('name the institutions they are from', async () => {
    const { body } = await test.call('GET', '/api/internship/partnership');
    expect(body.data).toMatchObject([{ code: 'SKN', city: 'Bandung' }]);
  });
});

describe('the letter of a month', () => {
  it('says what was learned, is the same ever after, and can be checked', async () => {
    const { db, now } = test.services;
    const { courseId } = await givenCourse();
    const [section] = await db.insert(schema.section).values({ courseId, title: 'Satu' }).returning();
    const lessons = await db
      .insert(schema.lesson)
      .values(
        [50, 40].map((durationMinutes, position) => ({
          sectionId: section!.id,
          title: `L${position}`,
          durationMinutes,
          position,
        })),
      )
      .returning();
    const intern = await newIntern(70);
    await enrol(intern, courseId);
    const [row] = await db.select().from(schema.enrolment).where(eq(schema.enrolment.userId, intern.userId));
    const month = inDays(-40).slice(0, 7);
    const inMonth = new Date(`${inDays(-40)}T10:00:00+07:00`);
    await recordDone(db, { enrolmentId: row!.id, lessonId: lessons[0]!.id, at: inMonth, receivedAt: now() });
    await recordDone(db, { enrolmentId: row!.id, lessonId: lessons[1]!.id, at: now(), receivedAt: now() });
    const letter = (auth: string, of: string) =>
      test.app.inject({ method: 'GET', url: `/api/internship/letter/${of}`, headers: { authorization: auth } });
    const pdf = await letter(intern.auth, month);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    const [kept] = await db
      .select()
      .from(schema.internshipLetter)
      .where(eq(schema.internshipLetter.userId, intern.userId));
    expect(kept).toMatchObject({
      month,
      minutes: 50,
      courses: [{ minutes: 50, lessons: 1, sessions: 0, isCompleted: false }],
    });
    expect(await textOfPdf(pdf.rawPayload)).toContain(kept!.number);
    await recordDone(db, { enrolmentId: row!.id, lessonId: lessons[1]!.id, at: inMonth, receivedAt: now() });
    await letter(intern.auth, month);
    expect(await db.$count(schema.internshipLetter, eq(schema.internshipLetter.userId, intern.userId))).toBe(1);
    const code = await signedCode(db, kept!.number, 'internship-letter');
    const checkOf = (of: string) => test.call('GET', `/api/internship/letter/check/${of}`);
    expect((await checkOf(code)).body.data).toMatchObject({ month, minutes: 50, number: kept!.number });
    expect([(await checkOf(kept!.number)).status, (await checkOf(`${kept!.number}.AAAAAAAAAAAAAAAA`)).status]).toEqual([
      404, 404,
    ]);
    expect((await letter(intern.auth, inDays(0).slice(0, 7))).statusCode).toBe(404); // not over
    const file = (await admin('GET', `participant/${intern.userId}`)).body.data as {
      hours: { month: string; minutes: number; hasLetter: boolean }[];
    };
    expect(file.hours.find((each) => each.month === month)).toEqual({ month, minutes: 50, hasLetter: true });
    expect(file.hours[0]).toMatchObject({ month: inDays(0).slice(0, 7), hasLetter: false });
    const ofStaff = (of: string) =>
      test.app.inject({
        method: 'GET',
        url: `/api/admin/internship/participant/${intern.userId}/letter/${of}`,
        headers: { authorization: staff.auth },
      });
    expect(await textOfPdf((await ofStaff(month)).rawPayload)).toContain(kept!.number);
    expect((await ofStaff(inDays(0).slice(0, 7))).statusCode).toBe(404);
    expect((await letter((await newIntern()).auth, month)).statusCode).toBe(404); // no period
    expect((await letter((await newIntern(10)).auth, month)).statusCode).toBe(404); // before it
  });
});

describe('the hours of a month', () => {
  it('count no session whose attendance was taken back', async () => {
    const { db, now } = test.services;
    const { courseId } = await givenCourse();
    const [session] = await db
      .insert(schema.classSession)
      .values({ courseId, no: 1, startAt: new Date(now().getTime() - 7_200_000), endAt: now() })
      .returning();
    const intern = await newIntern(70);
    await enrol(intern, courseId);
    const [row] = await db.select().from(schema.enrolment).where(eq(schema.enrolment.userId, intern.userId));
    const at = { enrolmentId: row!.id, session: session!, at: now(), timeZone: 'Asia/Jakarta' };
    await db.transaction((tx) => attend(tx, test.services, { ...at, source: 'staff' }));
    const minutes = async () => {
      const { hours } = (await admin('GET', `participant/${intern.userId}`)).body.data as {
        hours: { minutes: number }[];
      };
      return hours[0]!.minutes;
    };
    expect(await minutes()).toBe(120);
    await db.update(schema.attendance).set({ voidedAt: now() }).where(eq(schema.attendance.enrolmentId, row!.id));
    expect(await minutes()).toBe(0);
  });
});

describe('organisers', () => {
  it('reach it by a grant of its programme, and nothing by another', async () => {
    await newRole(test, 'magang', ['internship.invite', 'internship.course', 'internship.period']);
    const own = await newStaff(test, 'magang', { programId: PROGRAM });
    const other = await newStaff(test, 'magang', { programId: 1 });
    const [outsider] = (await manyLearners(test, 1)) as [TestLearner];
    const body = { places: 1, startsOn: inDays(0), months: 12 };
    expect((await admin('POST', 'invitation', body, own.auth)).status).toBe(201);
    expect((await admin('POST', 'invitation', body, other.auth)).status).toBe(404);
    expect((await admin('POST', 'invitation', body, outsider.auth)).status).toBe(403);
    expect((await admin('GET', 'mandatory', undefined, other.auth)).body.data).toEqual({ version: 0, courses: [] });
    for (const path of ['invitation', 'participant'])
      expect((await admin('GET', path, undefined, other.auth)).body.data).toEqual([]);
    const intern = await newIntern();
    const period = { startsOn: inDays(-5), months: 9 };
    expect((await admin('PUT', `participant/${intern.userId}/period`, period, other.auth)).status).toBe(404);
    expect((await admin('PUT', `participant/${intern.userId}/period`, period, own.auth)).body.data).toMatchObject({
      ...period,
      daysDone: 6,
    });
    expect((await admin('PUT', `participant/${outsider.userId}/period`, period, own.auth)).status).toBe(404);
    expect((await admin('GET', `participant/${intern.userId}`, undefined, own.auth)).status).toBe(200);
    expect((await admin('GET', `participant/${outsider.userId}`, undefined, own.auth)).status).toBe(404);
    expect((await admin('GET', `participant/${intern.userId}`, undefined, other.auth)).status).toBe(404);
    expect((await admin('GET', `participant/${intern.userId}/letter/2026-01`, undefined, other.auth)).status).toBe(404);
    expect((await admin('GET', 'course', undefined, other.auth)).body.data).toEqual([]);
    expect(((await admin('GET', 'course', undefined, own.auth)).body.data as unknown[]).length).toBeGreaterThan(0);
    expect((await setList({ courseIds: [COURSE.paid] }, own.auth)).status).toBe(404);
    expect((await admin('POST', 'invitation', { ...body, months: 5 }, own.auth)).status).toBe(400);
  });
});
