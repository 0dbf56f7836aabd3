import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue, type Entry } from '@suluh/api/catalogue';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { newClass, participant, setSessions } from '../../test/classes.ts';
import { LANDING_WORDS } from '../../test/landing.ts';
import { newLessons } from '../../test/lessons.ts';
import { newStaff } from '../../test/staff.ts';
import { schema } from '../db/index.ts';

/** What everybody may choose from, as it stands on the public pages; and a picture that is of no row yet. */
const FOR_ALL = new Set([
  'admin.category.one',
  'admin.program.one',
  'admin.payment-choice.one',
  'admin.landingPicture',
]);
/** Files the rows of this test have none of: whose row it is says nothing here, so that strangers alone are tried. */
const WITHOUT_FILE = new Set([
  'admin.internshipLetter',
  'admin.internshipReport',
  'admin.submissionFile',
  'admin.certificate-template.signatureRemove',
  'admin.certificate-template.signatureFile',
  'admin.teacher.signatureRemove',
  'admin.teacher.signatureFile',
  'admin.work.file',
  'admin.work.peopleFile',
  'admin.work.refused',
]);

const entries = catalogue.filter(
  ({ auth, scope, path: at, id }) => auth === 'A' && scope !== 'all' && at.includes('{') && !FOR_ALL.has(id),
);

const data = mkdtempSync(path.join(tmpdir(), 'suluh-anothers-'));
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const key = '0190a1b2-0000-4000-8000-000000000000';

let test: TestApp;
let operator: string;
/** Params of each entry by the beginning of its address; the longest one that fits counts. */
let rows: Record<string, Record<string, string | number>>;
let bodies: Record<string, unknown>;

beforeAll(async () => {
  test = await startTestApp({ SULUH_DATA_DIR: data });
  const { db } = test.services;
  operator = (await newStaff(test, 'operator')).auth;
  const operatorId = (await db.select().from(schema.staffGrant))[0]!.userId;
  const lessons = await newLessons(test); // of partner 1
  const { courseId } = lessons;
  const kelas = await newClass(test, { typeCode: 'c' }); // a hybrid, whose dates are given sessions
  const eventId = kelas.event.id;
  const { course, staffWork, settlementLine } = schema;
  await db.update(course).set({ partnerId: 1 }).where(eq(course.id, kelas.courseId));
  await db.update(course).set({ teacherName: 'Galuh Pratama' }).where(eq(course.id, courseId));
  const [teacher] = await db.select().from(schema.teacher).where(eq(schema.teacher.fullname, 'Galuh Pratama'));
  const [session] = await setSessions(test, kelas.event, [[96, 99]]);
  const guest = await participant(test, kelas.courseId, eventId);
  const learner = await participant(test, courseId, null);
  await db.insert(schema.membership).values({ userId: learner.userId, sessionType: 'reguler' }).onConflictDoNothing();
  await db.insert(schema.attendance).values({
    enrolmentId: guest.enrolmentId,
    sessionId: session!.id,
    checkedInAt: new Date(),
    source: 'staff',
  });
  const about = { enrolmentId: learner.enrolmentId, lessonId: lessons.lesson.assignment };
  const one = async <Row>(inserted: Promise<Row[]>): Promise<Row> => (await inserted)[0]!;
  const [asset] = await db.select().from(schema.lessonAsset);
  const price = await one(
    db
      .insert(schema.coursePrice)
      .values({ courseId, price: 0, startAt: new Date(soon(1)), endAt: new Date(soon(2)) })
      .returning(),
  );
  const pass = await one(
    db
      .insert(schema.doorPass)
      .values({ eventId, holder: 'Sari', tokenHash: Buffer.from('a'), expiresAt: new Date(soon(9)) })
      .returning(),
  );
  const question = await one(
    db
      .insert(schema.lessonQuestion)
      .values({ ...about, text: 'Kapan?' })
      .returning(),
  );
  const work = await one(
    db
      .insert(schema.submission)
      .values({ ...about, no: 1, path: 'x', filename: 'x.pdf', mimetype: 'application/pdf', bytes: 1 })
      .returning(),
  );
  const review = await one(
    db
      .insert(schema.review)
      .values({ courseId, userId: learner.userId, fullname: 'Rani', rating: 4, comment: 'Runtut' })
      .returning(),
  );
  const template = await one(
    db
      .insert(schema.certificateTemplate)
      .values({ courseId, signers: [{ name: 'Sari', role: '' }] })
      .returning(),
  );
  const task = await one(
    db.insert(staffWork).values({ kind: 'course.export', state: 'running', userId: operatorId }).returning(),
  );
  const [order] = await db.select().from(schema.orders).where(eq(schema.orders.userId, learner.userId));
  const money = { gross: 0, promoPlatform: 0, promoPartner: 0, paid: 0, fee: 0, net: 0 };
  await db.insert(settlementLine).values({
    document: 'F-1',
    position: 0,
    kind: 'sale',
    orderId: order!.id,
    partnerId: 1,
    courseId,
    fullname: 'Kursus',
    day: '2026-01-02',
    month: '2026-01',
    ...money,
  });
  const invitation = await one(
    db
      .insert(schema.internshipInvitation)
      .values({ code: 'MAGN-TEST-0001', startsOn: '2026-02-02', months: 6 })
      .returning(),
  );
  const words = await one(
    db
      .insert(schema.landing)
      .values({ programId: 1, page: null, isPublished: true, content: LANDING_WORDS })
      .returning(),
  );
  await db.insert(schema.waitlist).values({ eventId, userId: learner.userId });
  const [intern] = await db.select().from(schema.membership).where(eq(schema.membership.sessionType, 'internship-ddb'));
  rows = {
    '/internship/invitation': { id: invitation.id },
    '/internship/participant': { userId: intern!.userId, month: 1 },
    '/internship/participant/{userId}/letter': { userId: intern!.userId, month: '2026-02' },
    '/question': { id: question.id },
    '/submission': { id: work.id },
    '/rating': { id: review.id },
    '/event': { id: eventId, eventId, no: 1, passId: pass.id, enrolmentId: guest.enrolmentId, userId: learner.userId },
    '/course': { id: courseId, lessonId: lessons.lesson.video, assetId: asset!.id, priceId: price.id },
    '/course-choice': { id: courseId },
    '/partner': { id: 1 },
    '/institution': { id: 1 },
    '/question-pool': { id: lessons.quiz },
    '/settlement': { id: '1-2026-01' },
    '/certificate-template': { id: template.id, at: 1 },
    '/teacher': { id: teacher!.id },
    '/work': { id: task.id },
    '/learner': { id: learner.userId },
    '/landing': { id: words.id },
    '/landing-program': { id: 1 },
  };
  bodies = {
    'admin.internshipGradeSet': { score: 80 },
    'admin.internshipPeriodSet': { startsOn: '2026-02-02', months: 6 },
    'admin.answer': { answer: 'Besok.' },
    'admin.certificate-template.remove': { reason: 'Penandatangannya sudah pindah' },
    'admin.mark': { score: 70 },
    'admin.ratingAnswer': { answer: 'Terima kasih.' },
    'admin.ratingHide': { isHidden: true },
    'admin.door.give': { holder: 'Dimas' },
    'admin.attendance.record': { enrolmentIds: [guest.enrolmentId] },
    'admin.event.finish': { enrolmentIds: [guest.enrolmentId], reason: 'Hadir penuh di kelas' },
    'admin.course.outlineSave': { sections: [] },
    'admin.course.publish': { isPublished: false },
    'admin.course.preview': { face: 'main' },
    'admin.course.priceAdd': { price: 0, startAt: soon(3), endAt: soon(4) },
    'admin.course.timingSet': { publishAt: null, unpublishAt: null },
    'admin.event.seriesMake': { unit: 'day', every: 1, count: 1, mark: 'x', requestKey: key },
    'admin.event.seriesPreview': { unit: 'day', every: 1, count: 1 },
    'admin.course.sessionsSet': { count: 1 },
    'admin.event.sessionsSet': { sessions: [] },
    'admin.work.columns': { columns: [{ column: 'nama', field: null }] },
    'admin.learner.look': { sessionType: 'reguler', reason: 'Materinya tidak terbuka' },
  };
});
afterAll(async () => {
  await test?.stop();
  rmSync(data, { recursive: true });
});

async function call(entry: Entry, auth: string): Promise<number> {
  const below = entry.path.replace('/api/admin', '');
  const [begin] = Object.keys(rows)
    .filter((each) => below.startsWith(`${each}/`))
    .sort((left, right) => right.length - left.length);
  const params = rows[begin!]!;
  const form = new FormData();
  if (entry.upload) form.set(entry.upload.field, new Blob(['%PDF-1.7']), 'a.pdf');
  const { statusCode } = await test.app.inject({
    method: entry.method,
    url: `${entry.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))}${entry.id === 'admin.course.lessonFile' ? '?kind=file' : ''}`,
    headers: { authorization: auth, 'if-match': '"1"' },
    ...(entry.upload ? { payload: form } : entry.body ? { payload: (bodies[entry.id] ?? {}) as object } : {}),
  });
  return statusCode;
}

describe('another’s row', () => {
  it.each([
    ['partner', { partnerId: 2 }],
    ['programme', { programId: 2 }],
    ['schedule', { eventId: 3 }],
    ['teacher', { teacherId: 1 }],
  ])('is not found by a grant of another %s, at any entry with a number in its address', async (_, place) => {
    const { auth } = await newStaff(test, 'operator', place);
    const found: string[] = [];
    for (const entry of entries) {
      const status = await call(entry, auth);
      if (status !== 404) found.push(`${status} ${entry.method} ${entry.path}`);
    }
    expect(found).toEqual([]);
  });

  it('is there, for who reaches everything', async () => {
    const missing: string[] = [];
    // what is called off has nobody waiting any more
    const last = ({ id, method }: Entry) => (id === 'admin.event.cancel' ? 2 : Number(method === 'DELETE'));
    for (const entry of entries.filter(({ id }) => !WITHOUT_FILE.has(id)).sort((a, b) => last(a) - last(b)))
      if ((await call(entry, operator)) === 404) missing.push(`${entry.id} ${entry.method} ${entry.path}`);
    expect(missing).toEqual([]);
  });
});
