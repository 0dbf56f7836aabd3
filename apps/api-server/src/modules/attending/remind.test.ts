import { dateTime } from '@suluh/i18n-id/format';
import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { mailOf } from '../../mail/letters.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newClass, participant, setSessions } from '../../../test/classes.ts';
import { manyLearners, newCourse } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { runLearningJobs } from '../learning/jobs/run.ts';
import { withdraw } from '../order/enrol.ts';
import { giveCourseSessions, giveEventSessions } from './giveSessions.ts';
import { remindAttending } from './remind.ts';
import { issueTickets } from './tickets.ts';

let test: TestApp;
let ahead = 0;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());
afterEach(() => go(new Date()));

/** Sets the clock. */
function go(to: Date): void {
  const seconds = (to.getTime() - Date.now()) / 1000;
  test.advance(seconds - ahead);
  ahead = seconds;
}

const toldOf = async (userId: string) => {
  const { notification } = schema;
  const rows = await test.services.db
    .select()
    .from(notification)
    .where(eq(notification.userId, userId))
    .orderBy(notification.createdAt);
  return rows.map(({ title }) => title).filter((title) => /Kelasmu|Check-in/.test(title ?? ''));
};
const mailsOf = async (kind: string) =>
  (await outboxOf(test.services.db, kind)).map((row) => mailOf({ ...row, id: String(row.id) }));

describe('classes', () => {
  it('are told of once a day before and once two hours before, until one is there', async () => {
    const { courseId, event } = await newClass(test, { typeCode: 'b' });
    const learner = await participant(test, courseId, event.id);
    const start = new Date('2031-05-10T12:00:00+07:00');
    const [session] = await setSessions(test, event, [[1, 2]]);
    await test.services.db
      .update(schema.classSession)
      .set({ startAt: start, endAt: new Date(start.getTime() + 3_600_000) })
      .where(eq(schema.classSession.id, session!.id));
    const before = (hours: number) => go(new Date(start.getTime() - hours * 3_600_000));
    for (const hours of [24.1, 23.9, 23.8, 2.1, 1.9, 1.8]) {
      before(hours);
      await remindAttending(test.services);
    }
    expect(await toldOf(learner.userId)).toEqual(['Kelasmu Besok', 'Kelasmu Segera Dimulai']);
    expect((await mailsOf('ticket')).map(({ subject }) => subject.split(':')[0])).toEqual([
      'E-Tiket Terbit',
      'Kelasmu Besok',
      'Kelasmu Segera Dimulai',
    ]);
  });
});

/** A class whose one session begins at an instant, with somebody who has a place in it. */
async function booked(startAt: Date, timeZone: string) {
  const made = await newClass(test, { typeCode: 'b', timeZone });
  const learner = await participant(test, made.courseId, made.event.id);
  const [session] = await setSessions(test, made.event, [[1, 2]]);
  await test.services.db
    .update(schema.classSession)
    .set({ startAt, endAt: new Date(startAt.getTime() + 3_600_000) })
    .where(eq(schema.classSession.id, session!.id));
  return { ...made, learner };
}
const lettersTo = async (userId: string) => {
  const [person] = await test.services.db.select().from(schema.userAccount).where(eq(schema.userAccount.id, userId));
  return (await mailsOf('ticket')).filter(({ to }) => to === person!.email);
};

describe.each([
  ['WIB', 'Asia/Jakarta', '+07:00', 6],
  ['WITA', 'Asia/Makassar', '+08:00', 7],
  ['WIT', 'Asia/Jayapura', '+09:00', 8],
])('a class of %s', (name, zone, offset, month) => {
  const at = (time: string) => new Date(`2032-0${month}-${time}:00${offset}`);

  it('that begins late is told of from seven in the morning of its own day, as of today', async () => {
    const { learner } = await booked(at('10T22:00'), zone);
    for (const time of ['09T22:00', '10T06:59', '10T07:00', '10T12:00', '10T20:00', '10T21:00', '10T22:00']) {
      go(at(time));
      await remindAttending(test.services);
    }
    expect(await toldOf(learner.userId)).toEqual(['Kelasmu Hari Ini', 'Kelasmu Segera Dimulai']);
    const [, today] = await lettersTo(learner.userId);
    expect([today!.subject.split(':')[0], today!.text.includes(name)]).toEqual(['Kelasmu Hari Ini', true]);
  });
});

/** Puts so many more into a class, by the order of who is in it. */
async function alsoBooked({ courseId, eventId }: { courseId: number; eventId: number }, count: number): Promise<void> {
  const { db, now } = test.services;
  const { enrolment } = schema;
  const [first] = await db.select().from(enrolment).where(eq(enrolment.eventId, eventId));
  const learners = await manyLearners(test, count);
  const made = await db
    .insert(enrolment)
    .values(learners.map(({ userId }) => ({ userId, courseId, eventId, orderId: first!.orderId })))
    .returning({ id: enrolment.id, eventId: enrolment.eventId });
  await issueTickets(db, made, now());
}

describe('of many who are due at once', () => {
  it('all are told in one round, also while others of another zone have quiet hours', async () => {
    const start = new Date('2033-03-10T12:00:00+07:00');
    const quiet = await booked(new Date('2033-03-10T03:00:00+07:00'), 'Asia/Jayapura');
    const { courseId, event } = await booked(start, 'Asia/Jakarta');
    const { db } = test.services;
    await alsoBooked({ courseId, eventId: event.id }, 449);
    const reminded = (about: SQL) => db.$count(schema.reminder, about);
    const ofEvent = sql`enrolment_id in (select id from enrolment where event_id = ${event.id})`;
    go(new Date('2033-03-09T20:00:00+07:00')); // ten in the evening in Jayapura
    expect(await remindAttending(test.services)).toBe(450);
    expect(await reminded(ofEvent)).toBe(450);
    expect(await remindAttending(test.services)).toBe(0);
    expect(await toldOf(quiet.learner.userId)).toEqual([]);
  });

  it('a round ends when its time is over, and the next one goes on', async () => {
    const { courseId, event } = await booked(new Date('2033-04-10T12:00:00+07:00'), 'Asia/Jakarta');
    await alsoBooked({ courseId, eventId: event.id }, 4);
    go(new Date('2033-04-09T13:00:00+07:00'));
    let left = 4;
    expect(await remindAttending(test.services, () => (left -= 1) > 0)).toBe(2);
    expect(await remindAttending(test.services)).toBe(3);
  });

  it('a process that is to stop waits for no round', async () => {
    const { event } = await booked(new Date('2033-05-10T12:00:00+07:00'), 'Asia/Jakarta');
    go(new Date('2033-05-09T13:00:00+07:00'));
    const stop = new AbortController();
    let asked = 0;
    const now = () => {
      if ((asked += 1) > 1) stop.abort(); // once it is at work, before the reminders
      return test.services.now();
    };
    await runLearningJobs({ ...test.services, now }, { idleMs: 1, stopping: stop.signal });
    const { enrolment, reminder } = schema;
    const ofEvent = sql`${reminder.enrolmentId} in (select ${enrolment.id} from ${enrolment} where ${enrolment.eventId} = ${event.id})`;
    expect(await test.services.db.$count(reminder, ofEvent)).toBe(0);
    expect(await remindAttending(test.services)).toBe(1);
  });
});

describe('a reminder', () => {
  it('leads to the ticket on the face it was bought on', async () => {
    const start = new Date('2032-09-10T12:00:00+07:00');
    const { courseId, slug, learner } = await booked(start, 'Asia/Jakarta');
    const { enrolment, orders } = schema;
    const [row] = await test.services.db.select().from(enrolment).where(eq(enrolment.courseId, courseId));
    await test.services.db.update(orders).set({ sessionType: 'mysooltan' }).where(eq(orders.id, row!.orderId));
    go(new Date('2032-09-09T13:00:00+07:00'));
    await remindAttending(test.services);
    const letter = (await lettersTo(learner.userId)).find(({ subject }) => subject.startsWith('Kelasmu Besok'))!;
    expect(letter.text).toContain(`${test.env.MYINDIBIZ_ORIGIN}/myindibiz/my-course/${slug}/e-tiket`);
  });

  it('does not come for a class that was taken back with its order', async () => {
    const start = new Date('2032-10-10T12:00:00+07:00');
    const { courseId, learner } = await booked(start, 'Asia/Jakarta');
    const { enrolment } = schema;
    const [row] = await test.services.db.select().from(enrolment).where(eq(enrolment.courseId, courseId));
    await test.services.db.transaction((tx) => withdraw(tx, row!.orderId, test.services.now()));
    go(new Date('2032-10-09T13:00:00+07:00'));
    await remindAttending(test.services);
    expect(await toldOf(learner.userId)).toEqual([]);
  });
});

describe('Prakerja', () => {
  it('is told of at nine and two hours before the end, unless one has checked in', async () => {
    const { courseId } = await newCourse(test);
    const { classSession, enrolment, orders } = schema;
    const sessions = await test.services.db
      .insert(classSession)
      .values([1, 2].map((no) => ({ courseId, no })))
      .returning();
    const learner = await participant(test, courseId, null);
    const [row] = await test.services.db.select().from(enrolment).where(eq(enrolment.id, learner.enrolmentId));
    await test.services.db.update(orders).set({ productCode: 'pmo_prakerja' }).where(eq(orders.id, row!.orderId));
    const at = async (time: string) => {
      go(new Date(`2031-06-${time}:00+07:00`));
      await remindAttending(test.services);
    };
    for (const time of ['01T08:59', '01T09:00', '01T12:00', '01T21:58', '01T22:00', '01T23:00']) await at(time);
    expect(await toldOf(learner.userId)).toEqual(['Check-in Hari Ini', 'Check-in Hampir Ditutup']);
    await test.services.db.insert(schema.attendance).values({
      enrolmentId: learner.enrolmentId,
      sessionId: sessions[0]!.id,
      checkedInAt: new Date('2031-06-02T08:00:00+07:00'),
      localDay: '2031-06-02',
      source: 'prakerja',
    });
    await at('02T10:00');
    expect(await toldOf(learner.userId)).toHaveLength(2);
    await at('03T10:00');
    expect(await toldOf(learner.userId)).toHaveLength(3);
    expect((await mailsOf('checkIn'))[0]!.text).toContain('sebelum 23.59 WIB');
  });
});

describe('sessions that are given later', () => {
  /** A course learned alone, with a learner whose one lesson is left. */
  async function begun(count = 1) {
    const { courseId } = await newCourse(test);
    const learners = [];
    for (let at = 0; at < count; at += 1) learners.push(await participant(test, courseId, null));
    return { courseId, learners };
  }
  const give = (courseId: number, count: number) =>
    test.services.db.transaction((tx) =>
      giveCourseSessions(tx, { courseId, count, by: null, version: null, now: test.services.now() }),
    );
  const newsOf = async (userId: string) =>
    (await test.services.db.select().from(schema.notification).where(eq(schema.notification.userId, userId)))
      .filter(({ title }) => title === 'Ada Sesi yang Perlu Dihadiri')
      .map(({ message }) => message);
  const noon = new Date('2031-07-01T12:00:00+07:00');
  const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

  it('are told of once, with how many and until when, to who is not done', async () => {
    go(noon);
    const {
      courseId,
      learners: [open, done],
    } = await begun(2);
    const { db } = test.services;
    await db
      .update(schema.enrolment)
      .set({ completedAt: test.services.now() })
      .where(eq(schema.enrolment.id, done!.enrolmentId));
    go(minutesLater(1));
    await give(courseId, 30);
    go(minutesLater(5));
    await remindAttending(test.services);
    await give(courseId, 3); // who gave them corrected it
    for (const minutes of [14, 15, 16, 60]) {
      go(minutesLater(minutes));
      await remindAttending(test.services);
    }
    expect(await newsOf(open!.userId)).toEqual([expect.stringMatching(/check-in di 3 sesi, .*tanpa batas akhir/)]);
    expect(await newsOf(done!.userId)).toEqual([]);
    const [mail] = await mailsOf('sessionsGiven');
    expect(mail).toMatchObject({ unsubscribe: expect.any(String) });
    expect(mail!.text).toContain('/my-course/');
  });

  it('are not told of to who came afterwards, nor by the ways somebody does without', async () => {
    go(noon);
    const { courseId, learners } = await begun();
    const { db } = test.services;
    await db.insert(schema.notificationPreference).values({
      userId: learners[0]!.userId,
      preference: { reminder: { mail: false, app: false, push: false } },
    });
    go(minutesLater(1));
    await give(courseId, 2);
    go(minutesLater(2));
    const late = await participant(test, courseId, null);
    const mails = (await mailsOf('sessionsGiven')).length;
    go(minutesLater(30));
    await remindAttending(test.services);
    expect([await newsOf(learners[0]!.userId), await newsOf(late.userId)]).toEqual([[], []]);
    expect(await mailsOf('sessionsGiven')).toHaveLength(mails);
  });

  it('of a schedule are told of with the end of the last', async () => {
    go(noon);
    const { courseId, event } = await newClass(test, { typeCode: 'c', from: 48, to: 58 });
    const learner = await participant(test, courseId, event.id);
    go(minutesLater(1));
    const endAt = new Date(event.startAt.getTime() + 2 * 3_600_000);
    await test.services.db.transaction((tx) =>
      giveEventSessions(tx, {
        eventId: event.id,
        sessions: [{ startAt: event.startAt, endAt }],
        by: null,
        version: null,
        now: test.services.now(),
      }),
    );
    go(minutesLater(20));
    await remindAttending(test.services);
    expect(await newsOf(learner.userId)).toEqual([
      expect.stringContaining(`paling lambat ${dateTime(endAt, event.timeZone)}`),
    ]);
  });
});
