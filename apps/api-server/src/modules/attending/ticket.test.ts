import type { Ticket } from '@suluh/api/types';
import { readTicketToken } from '@suluh/domain/ticket';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { mailOf } from '../../mail/letters.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newClass, newDate, participant, setSessions } from '../../../test/classes.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { textOfPdf } from '../../../test/pdfText.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const ticketOf = async (learner: TestLearner, courseId: number): Promise<Ticket> =>
  (await test.call('GET', `/api/my-course/${courseId}/e-ticket`, { auth: learner.auth })).body.data;
const file = async (learner: TestLearner, courseId: number, path: string) => {
  const answer = await test.app.inject({
    method: 'GET',
    url: `/api/my-course/${courseId}/${path}`,
    headers: { authorization: learner.auth },
  });
  return { type: answer.headers['content-type'], bytes: answer.rawPayload, text: answer.payload };
};
const reschedule = (learner: TestLearner, courseId: number, eventId: number) =>
  test.call('POST', `/api/my-course/${courseId}/reschedule`, { auth: learner.auth, body: { eventId } });
const seats = async (eventId: number) =>
  (await test.services.db.select().from(schema.event).where(eq(schema.event.id, eventId)))[0]!.seatsLeft;

describe('a ticket', () => {
  it('is there with the place, signed, without a name in its code, and told by mail', async () => {
    const { courseId, event } = await newClass(test);
    const learner = await participant(test, courseId, event.id);
    const row = (
      await test.services.db.select().from(schema.ticket).where(eq(schema.ticket.enrolmentId, learner.enrolmentId))
    )[0]!;
    const ticket = await ticketOf(learner, courseId);
    expect(ticket).toMatchObject({
      shortCode: row.shortCode,
      generation: 1,
      institution: 'Studio Rupa Kata',
      joinUrl: null,
      joinFrom: null,
    });
    expect(readTicketToken(ticket.token)!.facts).toMatchObject({ eventId: event.id, ticketId: row.id, generation: 1 });
    expect(test.services.tickets.read(ticket.token)).toMatchObject({ ticketId: row.id });
    const [mail] = await outboxOf(test.services.db, 'ticket');
    const { subject, text } = mailOf({ ...mail!, id: String(mail!.id) });
    expect([subject, text]).toEqual([expect.stringContaining('E-Tiket Terbit'), expect.stringContaining('/e-tiket')]);
  });

  it('whose signature was changed is false', async () => {
    const { courseId, event } = await newClass(test);
    const { token } = await ticketOf(await participant(test, courseId, event.id), courseId);
    const other = token.at(-5) === 'A' ? 'B' : 'A';
    expect(test.services.tickets.read(`${token.slice(0, -5)}${other}${token.slice(-4)}`)).toBe('forged');
  });

  it("is nobody else's, and a course without a schedule has none", async () => {
    const { courseId, event } = await newClass(test);
    await participant(test, courseId, event.id);
    const [other] = (await manyLearners(test, 1)) as [TestLearner];
    expect((await test.call('GET', `/api/my-course/${courseId}/e-ticket`, { auth: other.auth })).status).toBe(404);
    const alone = await participant(test, 1, null);
    expect((await test.call('GET', '/api/my-course/1/e-ticket', { auth: alone.auth })).status).toBe(404);
  });

  it('tells the way into a webinar from a quarter of an hour before until its end', async () => {
    const { courseId, event } = await newClass(test, { typeCode: 'b' });
    const learner = await participant(test, courseId, event.id);
    const url = async (from: number, to: number) => {
      await setSessions(test, event, [[from, to]]);
      return (await ticketOf(learner, courseId)).joinUrl;
    };
    expect(await url(0.26, 1)).toBeNull();
    expect(await url(0.24, 1)).toBe('https://rapat.example/kelas');
    expect(await url(-1, 0.001)).toBe('https://rapat.example/kelas');
    expect(await url(-1, -0.001)).toBeNull();
  });
});

describe('its papers', () => {
  it('are a PDF with its words, a picture of at most 200 KB, and a calendar whose entries move', async () => {
    const { courseId, event } = await newClass(test, { timeZone: 'Asia/Makassar' });
    const learner = await participant(test, courseId, event.id);
    await test.services.db
      .update(schema.userAccount)
      .set({ fullname: 'Raden Ajeng Kusumaningtyas Wijayanti Prabaningrum Sastrowardoyo' })
      .where(eq(schema.userAccount.id, learner.userId));
    await setSessions(test, event, [
      [96, 97],
      [120, 121],
    ]);
    const pdf = await file(learner, courseId, 'e-ticket/pdf');
    expect(pdf.type).toBe('application/pdf');
    const words = await textOfPdf(pdf.bytes);
    expect(words).toContain('WITA');
    const picture = await file(learner, courseId, 'e-ticket/png');
    const { width, format } = await sharp(picture.bytes).metadata();
    expect([width, format]).toEqual([720, 'png']);
    expect(picture.bytes.length).toBeLessThan(200_000);
    const before = (await file(learner, courseId, 'calendar.ics')).text;
    const uids = (text: string) => [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);
    expect(uids(before)).toHaveLength(2);
    for (const line of before.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const other = await newDate(test.services, courseId, { from: 200, to: 202 });
    await reschedule(learner, courseId, other.id);
    await setSessions(test, other, [
      [200, 201],
      [210, 211],
    ]);
    const after = (await file(learner, courseId, 'calendar.ics')).text;
    expect(uids(after)).toEqual(uids(before));
    const sequenceOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)![1]);
    expect(sequenceOf(before)).toBe(0);
    expect(sequenceOf(after)).toBeGreaterThan(0);
    await test.services.pool.query(
      'update event set cancelled_at = now() where id = (select event_id from enrolment where user_id = $1 and course_id = $2)',
      [learner.userId, courseId],
    );
    const gone = (await file(learner, courseId, 'calendar.ics')).text;
    expect(gone).toContain('STATUS:CANCELLED');
    expect(sequenceOf(gone)).toBeGreaterThan(sequenceOf(after));
    expect(gone).not.toContain('VALARM');
  });
});

describe('another date', () => {
  it('moves the seat, voids the ticket from before and makes the next', async () => {
    const { courseId, event } = await newClass(test, { capacity: 5 });
    const learner = await participant(test, courseId, event.id);
    const other = await newDate(test.services, courseId, { capacity: 5 });
    const old = await ticketOf(learner, courseId);
    expect(old.reschedule).toMatchObject({ refusal: null, events: [{ eventId: other.id }] });
    expect((await reschedule(learner, courseId, other.id)).status).toBe(200);
    expect([await seats(event.id), await seats(other.id)]).toEqual([5, 4]);
    const fresh = await ticketOf(learner, courseId);
    expect(fresh).toMatchObject({
      generation: 2,
      event: { eventId: other.id },
      reschedule: { refusal: 'used', events: [] },
    });
    expect(fresh.shortCode).not.toBe(old.shortCode);
    const again = await reschedule(learner, courseId, event.id);
    expect([again.status, again.body.message]).toEqual([409, 'Jadwal kelas ini sudah pernah diganti.']);
    expect((await reschedule(learner, courseId, other.id)).status).toBe(200);
  });

  it.each([
    ['that is dearer', { price: 1000 }, 409],
    ['that is full', { capacity: 0 }, 409],
    ['that is over', { from: -5, to: -4 }, 409],
  ])('%s is refused', async (_, facts, status) => {
    const { courseId, event } = await newClass(test);
    const learner = await participant(test, courseId, event.id);
    const other = await newDate(test.services, courseId, facts);
    expect((await reschedule(learner, courseId, other.id)).status).toBe(status);
    expect((await ticketOf(learner, courseId)).generation).toBe(1);
  });

  it('is taken by learners who change places at the same moment', async () => {
    const { courseId, event } = await newClass(test);
    const other = await newDate(test.services, courseId);
    const here = [await participant(test, courseId, event.id), await participant(test, courseId, event.id)];
    const there = [await participant(test, courseId, other.id), await participant(test, courseId, other.id)];
    const answers = await Promise.all(
      [0, 1].flatMap((at) => [reschedule(here[at]!, courseId, other.id), reschedule(there[at]!, courseId, event.id)]),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([await seats(event.id), await seats(other.id)]).toEqual([48, 48]);
  });

  it('with fewer sessions takes those it has not out of the calendar', async () => {
    const { courseId, event } = await newClass(test, { from: 96, to: 148 });
    await setSessions(test, event, [
      [96, 99],
      [120, 123],
      [144, 148],
    ]);
    const learner = await participant(test, courseId, event.id);
    const other = await newDate(test.services, courseId, { from: 300, to: 303 });
    const entries = async () => {
      const { payload } = await test.app.inject({
        method: 'GET',
        url: `/api/my-course/${courseId}/calendar.ics`,
        headers: { authorization: learner.auth },
      });
      return payload
        .split('BEGIN:VEVENT')
        .slice(1)
        .map((entry) => [entry.match(/UID:.*-(\d+)@/)![1], entry.includes('STATUS:CANCELLED')]);
    };
    expect(await entries()).toEqual([
      ['1', false],
      ['2', false],
      ['3', false],
    ]);
    const moved = await test.call('POST', `/api/my-course/${courseId}/reschedule`, {
      auth: learner.auth,
      body: { eventId: other.id },
    });
    expect(moved.status).toBe(200);
    const after = Object.fromEntries(await entries());
    expect(after).toMatchObject({ '2': true, '3': true, '1': false });
  });

  it('of another course is not found', async () => {
    const { courseId, event } = await newClass(test);
    const learner = await participant(test, courseId, event.id);
    expect((await reschedule(learner, courseId, 1)).status).toBe(404);
  });

  it('is taken once by twenty requests, and its last seat by one of two learners', async () => {
    const { courseId, event } = await newClass(test);
    const [one, two] = [await participant(test, courseId, event.id), await participant(test, courseId, event.id)];
    const other = await newDate(test.services, courseId, { capacity: 1 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => reschedule(at % 2 === 0 ? one : two, courseId, other.id)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect([await seats(event.id), await seats(other.id)]).toEqual([49, 0]);
    const { ticket } = schema;
    expect(await test.services.db.$count(ticket, and(eq(ticket.eventId, other.id)))).toBe(1);
  });
});
