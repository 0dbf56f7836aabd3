import { randomUUID } from 'node:crypto';
import type { DoorAnswer, DoorRoster, DoorScan, DoubleScan, AttendanceRow, Ticket } from '@suluh/api/types';
import { readTicketToken, shortCodeOf, ticketBytes, ticketToken } from '@suluh/domain/ticket';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { withdraw } from '../order/enrol.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newClass, newDate, participant, setSessions } from '../../../test/classes.ts';
import { signedInTo, type TestLearner } from '../../../test/learners.ts';
import { textOfPdf } from '../../../test/pdfText.ts';
import { newStaff, staffBearer } from '../../../test/staff.ts';

let test: TestApp;
let organiser: TestLearner;
let ahead = 0;
beforeAll(async () => {
  test = await startTestApp();
  organiser = await newStaff(test, 'organiser', { partnerId: 2 });
});
afterAll(() => test?.stop());
afterEach(() => forward(-ahead));
function forward(seconds: number): void {
  ahead += seconds;
  test.advance(seconds);
}

const asStaff = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  test.call(method, `/api/admin/event/${path}`, { auth: await staffBearer(test, organiser.userId), body });

/** A class that runs now, a link to its door, and so many who have a place. */
async function doorOf(people = 1, hours: readonly (readonly [number, number])[] = [[-0.5, 2]]) {
  const { courseId, event } = await newClass(test, { from: -1, to: 3 });
  const sessions = await setSessions(test, event, hours);
  const guests = [];
  for (let at = 0; at < people; at += 1) guests.push(await participant(test, courseId, event.id));
  const give = async (holder: string) => {
    const { status, body } = await asStaff('POST', `${event.id}/door`, { holder });
    expect(status).toBe(201);
    const { url, pass } = body.data as { url: string; pass: { id: string } };
    return { secret: url.split('/').at(-1)!, id: pass.id };
  };
  return { courseId, event, sessions, guests, give, door: await give('Petugas Dimas') };
}

const ticketOf = async (learner: TestLearner, courseId: number): Promise<Ticket> =>
  (await test.call('GET', `/api/my-course/${courseId}/e-ticket`, { auth: await signedInTo(test, learner, null) })).body
    .data;
const roster = (pass: string) => test.call('POST', '/api/door/roster', { body: { pass } });
const send = (pass: string, scans: DoorScan[]) => test.call('POST', '/api/door/scan', { body: { pass, scans } });
const settled = async (pass: string, scans: DoorScan[]): Promise<DoorAnswer[]> =>
  ((await send(pass, scans)).body.data as { answers: DoorAnswer[] }).answers;
const scanOf = (code: string, sessionId: number, more: Partial<DoorScan> = {}): DoorScan => ({
  id: randomUUID(),
  sessionId,
  code,
  scannedAt: test.services.now().toISOString(),
  shown: null,
  isUndone: false,
  isSamePerson: false,
  ...more,
});
const counts = async (eventId: number) => {
  const { pool } = test.services;
  const one = async (table: string) =>
    (
      await pool.query(
        `select count(*)::int as n from ${table} x join class_session s on s.id = x.session_id where s.event_id = $1`,
        [eventId],
      )
    ).rows[0].n;
  return { admissions: await one('admission'), attendances: await one('attendance'), scans: await one('scan') };
};

describe('a door', () => {
  it('opens by its link: the list, the key, nobody beyond it', async () => {
    const { courseId, event, guests, door } = await doorOf(2);
    const { data } = (await roster(door.secret)).body as unknown as { data: DoorRoster };
    expect(data).toMatchObject({ eventId: event.id, holder: 'Petugas Dimas', oldTickets: [] });
    expect(data.guests.map(({ ticketId }) => ticketId)).toHaveLength(guests.length);
    expect(JSON.stringify(data)).not.toMatch(/@|email|phone/);
    expect(courseId).toBeGreaterThan(0);
  });

  it('lets in once, tells who did, and the attendance finishes the course', async () => {
    const { courseId, event, sessions, guests, door, give } = await doorOf();
    const { token, shortCode } = await ticketOf(guests[0]!, courseId);
    const [first] = await settled(door.secret, [scanOf(token, sessions[0]!.id)]);
    expect(first).toMatchObject({ verdict: 'admitted', guest: { shortCode }, earlier: null });
    const [second] = await settled((await give('Petugas Sari')).secret, [scanOf(shortCode, sessions[0]!.id)]);
    expect(second).toMatchObject({ verdict: 'alreadyIn', isDouble: false, earlier: { holder: 'Petugas Dimas' } });
    expect(await counts(event.id)).toEqual({ admissions: 1, attendances: 1, scans: 2 });
    const [row] = await test.services.db
      .select()
      .from(schema.enrolment)
      .where(eq(schema.enrolment.id, guests[0]!.enrolmentId));
    expect(row!.completedAt).not.toBeNull();
  });

  it('takes back what it let in, by the same link alone, and lets in again', async () => {
    const { courseId, event, sessions, guests, door, give } = await doorOf();
    const { token } = await ticketOf(guests[0]!, courseId);
    const scan = scanOf(token, sessions[0]!.id);
    await settled(door.secret, [scan]);
    const undone = { ...scan, isUndone: true };
    await settled((await give('Petugas Sari')).secret, [undone]);
    expect(await counts(event.id)).toMatchObject({ admissions: 1 });
    await settled(door.secret, [undone]);
    expect(await counts(event.id)).toMatchObject({ admissions: 0, scans: 1 });
    expect((await asStaff('GET', `${event.id}/double`)).body.data).toEqual([]);
    const [again] = await settled(door.secret, [scanOf(token, sessions[0]!.id)]);
    expect(again).toMatchObject({ verdict: 'admitted' });
    await settled(door.secret, [undone]); // sent once more, it takes nothing back
    expect(await counts(event.id)).toMatchObject({ admissions: 1 });
    const { rows } = await test.services.pool.query(
      'select count(*)::int as n from attendance where enrolment_id = $1 and voided_at is null',
      [guests[0]!.enrolmentId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('without a line lets in and takes back: nobody was there', async () => {
    const { courseId, event, sessions, guests, door } = await doorOf();
    const { token } = await ticketOf(guests[0]!, courseId);
    await settled(door.secret, [scanOf(token, sessions[0]!.id, { shown: 'admitted', isUndone: true })]);
    expect(await counts(event.id)).toMatchObject({ admissions: 0, scans: 1 });
    expect((await asStaff('GET', `${event.id}/double`)).body.data).toEqual([]);
  });

  it('notes that somebody in already is the same person, for the organiser', async () => {
    const { courseId, event, sessions, guests, door } = await doorOf();
    const { token } = await ticketOf(guests[0]!, courseId);
    await settled(door.secret, [scanOf(token, sessions[0]!.id)]);
    const second = scanOf(token, sessions[0]!.id);
    await settled(door.secret, [second]);
    await settled(door.secret, [{ ...second, isSamePerson: true }]);
    expect((await asStaff('GET', `${event.id}/double`)).body.data).toMatchObject([
      { scanId: second.id, verdict: 'alreadyIn', isSamePerson: true },
    ]);
    expect(await counts(event.id)).toMatchObject({ admissions: 1, attendances: 1 });
  });

  it('admits one ticket once of a hundred scans at the same moment', async () => {
    const { courseId, event, sessions, guests, door } = await doorOf();
    const { token } = await ticketOf(guests[0]!, courseId);
    const answers = (
      await Promise.all(Array.from({ length: 100 }, () => settled(door.secret, [scanOf(token, sessions[0]!.id)])))
    ).flat();
    expect(answers.filter(({ verdict }) => verdict === 'admitted')).toHaveLength(1);
    expect(await counts(event.id)).toEqual({ admissions: 1, attendances: 1, scans: 100 });
  });

  it('answers the same scan the same, and takes a batch again', async () => {
    const { courseId, event, sessions, guests, door } = await doorOf(3);
    const codes = await Promise.all(guests.map(async (guest) => (await ticketOf(guest, courseId)).token));
    const batch = codes.map((code) => scanOf(code, sessions[0]!.id));
    const [one, two] = [await settled(door.secret, batch), await settled(door.secret, batch)];
    expect(two).toEqual(one);
    expect(await counts(event.id)).toEqual({ admissions: 3, attendances: 3, scans: 3 });
  });
});

describe('two phones without a line', () => {
  it('both let a ticket in: one admission, of the earlier, and a double on the list', async () => {
    const { courseId, event, sessions, guests, door, give } = await doorOf();
    const other = await give('Petugas Sari');
    const { token } = await ticketOf(guests[0]!, courseId);
    const now = test.services.now().getTime();
    const early = scanOf(token, sessions[0]!.id, {
      shown: 'admitted',
      scannedAt: new Date(now + 60_000).toISOString(),
    });
    const late = scanOf(token, sessions[0]!.id, {
      shown: 'admitted',
      scannedAt: new Date(now + 600_000).toISOString(),
    });
    forward(1800);
    expect((await settled(other.secret, [late]))[0]).toMatchObject({ verdict: 'admitted' });
    expect((await settled(door.secret, [early]))[0]).toMatchObject({ verdict: 'admitted', isDouble: false });
    expect(await counts(event.id)).toEqual({ admissions: 1, attendances: 1, scans: 2 });
    const [owner] = await test.services.db.select().from(schema.admission).where(eq(schema.admission.scanId, early.id));
    expect(owner!.admittedAt.toISOString()).toBe(early.scannedAt);
    const doubles: DoubleScan[] = (await asStaff('GET', `${event.id}/double`)).body.data;
    expect(doubles).toMatchObject([{ scanId: late.id, holder: 'Petugas Sari' }]);
  });
});

describe('an admission that is taken back', () => {
  it('goes to the other phone that let the same ticket in, with its attendance', async () => {
    const { courseId, event, sessions, guests, door, give } = await doorOf();
    const other = await give('Petugas Sari');
    const { token } = await ticketOf(guests[0]!, courseId);
    const scannedAt = (minutes: number) =>
      new Date(test.services.now().getTime() + minutes * 60_000 - 1_200_000).toISOString();
    await test.services.db
      .update(schema.doorPass)
      .set({ createdAt: new Date(scannedAt(0)) })
      .where(eq(schema.doorPass.eventId, event.id));
    const early = scanOf(token, sessions[0]!.id, { shown: 'admitted', scannedAt: scannedAt(1) });
    const late = scanOf(token, sessions[0]!.id, { shown: 'admitted', scannedAt: scannedAt(9) });
    await settled(door.secret, [early]);
    await settled(other.secret, [late]);
    await settled(door.secret, [{ ...early, isUndone: true }]);
    const owners = await test.services.db
      .select({ scanId: schema.admission.scanId, at: schema.admission.admittedAt })
      .from(schema.admission)
      .where(eq(schema.admission.sessionId, sessions[0]!.id));
    expect(owners).toEqual([{ scanId: late.id, at: new Date(late.scannedAt) }]);
    expect((await asStaff('GET', `${event.id}/double`)).body.data).toEqual([]);
    const rows: AttendanceRow[] = (await asStaff('GET', `${event.id}/attendance`)).body.data;
    expect(rows[0]!.sessions).toMatchObject([{ source: 'door', checkedInAt: late.scannedAt }]);
    await settled(other.secret, [{ ...late, isUndone: true }]);
    expect(await counts(event.id)).toMatchObject({ admissions: 0 });
    const after: AttendanceRow[] = (await asStaff('GET', `${event.id}/attendance`)).body.data;
    expect(after[0]!.sessions).toMatchObject([{ checkedInAt: null }]);
  });
});

describe('a phone whose answer came too late', () => {
  it('let in who was in already: the double is on the list', async () => {
    const { courseId, event, sessions, guests, door } = await doorOf();
    const { token } = await ticketOf(guests[0]!, courseId);
    await settled(door.secret, [scanOf(token, sessions[0]!.id)]);
    const lost = scanOf(token, sessions[0]!.id);
    expect((await settled(door.secret, [lost]))[0]).toMatchObject({ verdict: 'alreadyIn', isDouble: false });
    const [again] = await settled(door.secret, [{ ...lost, shown: 'admitted' }]);
    expect(again).toMatchObject({ verdict: 'alreadyIn', isDouble: true });
    expect((await asStaff('GET', `${event.id}/double`)).body.data).toMatchObject([{ scanId: lost.id }]);
  });
});

describe('every other code has its own answer', () => {
  it.each([
    ['nothing of ours', async () => 'https://contoh.example', 'notACode'],
    ['a code typed wrong', async () => 'SLH-7K4M-PX22', 'notACode'],
    ['a code nobody has', async () => shortCodeOf('ZZZZZZZ'), 'unknown'],
  ])('%s', async (_, code, verdict) => {
    const { sessions, door } = await doorOf();
    expect((await settled(door.secret, [scanOf(await code(), sessions[0]!.id)]))[0]).toMatchObject({
      verdict,
      guest: null,
    });
  });

  it('a ticket of another class, with which', async () => {
    const here = await doorOf();
    const there = await newClass(test);
    const stranger = await participant(test, there.courseId, there.event.id);
    const { token } = await ticketOf(stranger, there.courseId);
    expect((await settled(here.door.secret, [scanOf(token, here.sessions[0]!.id)]))[0]).toMatchObject({
      verdict: 'wrongClass',
      about: { courseFullname: there.slug },
    });
  });

  it('a ticket of ours that we did not sign', async () => {
    const { courseId, event, sessions, guests, door } = await doorOf();
    const [row] = await test.services.db
      .select()
      .from(schema.ticket)
      .where(eq(schema.ticket.enrolmentId, guests[0]!.enrolmentId));
    const facts = { eventId: event.id, ticketId: row!.id, generation: 1, validUntilSeconds: 4_000_000_000 };
    expect(ticketBytes(facts).length).toBe(26);
    const token = ticketToken(facts, new Uint8Array(64));
    expect((await settled(door.secret, [scanOf(token, sessions[0]!.id)]))[0]).toMatchObject({ verdict: 'forged' });
    expect(courseId).toBeGreaterThan(0);
  });

  it('a ticket from before the date was changed', async () => {
    const { courseId, event } = await newClass(test, { from: 96, to: 99 });
    const guest = await participant(test, courseId, event.id);
    const { token } = await ticketOf(guest, courseId);
    const other = await newDate(test.services, courseId, { from: 200, to: 203 });
    await test.call('POST', `/api/my-course/${courseId}/reschedule`, { auth: guest.auth, body: { eventId: other.id } });
    const [session] = await setSessions(test, event, [[-1, 1]]);
    const { url } = (await asStaff('POST', `${event.id}/door`, { holder: 'Dimas' })).body.data as { url: string };
    expect((await settled(url.split('/').at(-1)!, [scanOf(token, session!.id)]))[0]).toMatchObject({
      verdict: 'oldTicket',
    });
    const there = (await asStaff('POST', `${other.id}/door`, { holder: 'Sari' })).body.data as { url: string };
    for (const secret of [url, there.url].map((link) => link.split('/').at(-1)!)) {
      const { oldTickets } = (await roster(secret)).body.data as unknown as DoorRoster;
      expect(oldTickets).toEqual([readTicketToken(token)!.facts.ticketId]); // a phone without a line says the same at both
    }
  });

  it('a ticket whose order was taken back', async () => {
    const { courseId, sessions, guests, door } = await doorOf();
    const { token } = await ticketOf(guests[0]!, courseId);
    await test.services.db.delete(schema.enrolment).where(eq(schema.enrolment.id, guests[0]!.enrolmentId));
    expect((await settled(door.secret, [scanOf(token, sessions[0]!.id)]))[0]).toMatchObject({ verdict: 'withdrawn' });
  });

  it('a session the class has not', async () => {
    const { courseId, guests, door } = await doorOf();
    const { token } = await ticketOf(guests[0]!, courseId);
    expect((await settled(door.secret, [scanOf(token, 2_000_000_000)]))[0]).toMatchObject({ verdict: 'wrongClass' });
  });

  it('one bad code stops none after it', async () => {
    const { courseId, sessions, guests, door } = await doorOf();
    const { token } = await ticketOf(guests[0]!, courseId);
    const verdicts = (
      await settled(
        door.secret,
        ['', '%%%', 'x'.repeat(2_000), '\u0000', token].map((code) => scanOf(code, sessions[0]!.id)),
      )
    ).map(({ verdict }) => verdict);
    expect(verdicts).toEqual(['notACode', 'notACode', 'notACode', 'notACode', 'admitted']);
  });
});

describe('a scan that cannot be settled', () => {
  it('is sent again, and stops none after it', async () => {
    const { courseId, event, sessions, guests, door } = await doorOf(2);
    const [bad, good] = await Promise.all(guests.map((guest) => ticketOf(guest, courseId)));
    const { pool } = test.services;
    await pool.query(
      `create function no_scan() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
    );
    await pool.query(
      `create trigger no_scan before insert on scan for each row when (new.ticket_id = '${readTicketToken(bad!.token)!.facts.ticketId}') execute function no_scan()`,
    );
    const batch = [bad!, good!].map(({ token }) => scanOf(token, sessions[0]!.id));
    try {
      expect(await settled(door.secret, batch)).toMatchObject([{ id: batch[1]!.id, verdict: 'admitted' }]);
      expect((await send(door.secret, [batch[0]!])).status).toBe(500);
    } finally {
      await pool.query('drop trigger no_scan on scan; drop function no_scan()');
    }
    expect((await settled(door.secret, batch)).map(({ verdict }) => verdict)).toEqual(['admitted', 'admitted']);
    expect((await counts(event.id)).admissions).toBe(2);
  });
});

describe('a link', () => {
  it('ends twelve hours after the class, or when it is taken back', async () => {
    const { event, door } = await doorOf();
    const untilEnd = (event.endAt.getTime() - test.services.now().getTime()) / 1000 + 12 * 3600;
    forward(untilEnd - 5);
    expect((await roster(door.secret)).status).toBe(200);
    forward(10);
    const late = await roster(door.secret);
    expect([late.status, late.body.status, late.body.message]).toEqual([
      403,
      'DOOR_CLOSED',
      expect.stringContaining('Tautan pintu'),
    ]);
    forward(-untilEnd - 5);
    expect((await asStaff('DELETE', `${event.id}/door/${door.id}`)).status).toBe(200);
    expect((await send(door.secret, [scanOf('x', 1)])).status).toBe(403);
    expect((await roster('0123456789012345678901')).status).toBe(403);
  });

  it("is made and taken back at one's own classes alone", async () => {
    const { event, door } = await doorOf();
    const stranger = await newStaff(test, 'organiser', { partnerId: 1 });
    const auth = await staffBearer(test, stranger.userId);
    for (const [method, path] of [
      ['GET', 'door'],
      ['GET', 'attendance'],
      ['GET', 'double'],
      ['GET', 'session/1/sheet.csv'],
      ['DELETE', `door/${door.id}`],
    ] as const)
      expect((await test.call(method, `/api/admin/event/${event.id}/${path}`, { auth })).status).toBe(404);
  });
});

describe('the sheet of a session', () => {
  it('says who was there, by whom it was said, and takes a word back', async () => {
    const { courseId, event, sessions, guests, door } = await doorOf(2, [
      [-0.5, 2],
      [3, 4],
    ]);
    const { token } = await ticketOf(guests[0]!, courseId);
    await settled(door.secret, [scanOf(token, sessions[0]!.id)]);
    const said = await asStaff('POST', `${event.id}/session/1/attendance`, {
      enrolmentIds: guests.map(({ enrolmentId }) => enrolmentId),
    });
    expect(said.body.data).toEqual({ recorded: 1, already: 1, refused: [] });
    const rows: AttendanceRow[] = (await asStaff('GET', `${event.id}/attendance`)).body.data;
    const source = (at: number) =>
      rows
        .find(({ enrolmentId }) => enrolmentId === guests[at]!.enrolmentId)!
        .sessions.map((session) => session.source);
    expect([source(0), source(1)]).toEqual([
      ['door', null],
      ['staff', null],
    ]);
    const auth = await staffBearer(test, organiser.userId);
    const file = (name: string) =>
      test.app.inject({
        method: 'GET',
        url: `/api/admin/event/${event.id}/session/1/${name}`,
        headers: { authorization: auth },
      });
    const csv = (await file('sheet.csv')).payload;
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toContain('Hadir');
    expect(await textOfPdf((await file('sheet.pdf')).rawPayload)).toContain('Daftar Hadir');
    expect((await asStaff('DELETE', `${event.id}/session/1/attendance/${guests[1]!.enrolmentId}`)).status).toBe(200);
    expect((await asStaff('DELETE', `${event.id}/session/1/attendance/${guests[1]!.enrolmentId}`)).status).toBe(404);
    const trail = await test.services.db.select().from(schema.auditLog);
    expect(new Set(trail.map(({ action }) => action))).toEqual(
      new Set(['door.give', 'door.revoke', 'attendance.record', 'attendance.void', 'data.taken']),
    );
  });

  it('refuses learners of another class, and defuses names that are formulas', async () => {
    const { event, guests } = await doorOf();
    const other = await newClass(test);
    const stranger = await participant(test, other.courseId, other.event.id);
    expect(
      (await asStaff('POST', `${event.id}/session/1/attendance`, { enrolmentIds: [stranger.enrolmentId] })).status,
    ).toBe(404);
    await test.services.db
      .update(schema.userAccount)
      .set({ fullname: '=1+1,"x"' })
      .where(eq(schema.userAccount.id, guests[0]!.userId));
    const auth = await staffBearer(test, organiser.userId);
    const { payload } = await test.app.inject({
      method: 'GET',
      url: `/api/admin/event/${event.id}/session/1/sheet.csv`,
      headers: { authorization: auth },
    });
    expect(payload).toContain(`"'=1+1,""x"""`);
  });
});

describe('the hours of a door', () => {
  it('lets nobody in days before, which finishes nothing, and says when it opens', async () => {
    const { courseId, event } = await newClass(test, { from: 96, to: 99 });
    const [session] = await setSessions(test, event, [[96, 99]]);
    const guest = await participant(test, courseId, event.id);
    const { token } = await ticketOf(guest, courseId);
    const { url } = (await asStaff('POST', `${event.id}/door`, { holder: 'Dimas' })).body.data as { url: string };
    const pass = url.split('/').at(-1)!;
    const verdict = async (more: Partial<DoorScan> = {}) =>
      (await settled(pass, [scanOf(token, session!.id, more)]))[0]!.verdict;
    expect(await verdict()).toBe('tooEarly');
    expect(await verdict({ shown: 'admitted' })).toBe('tooEarly');
    forward(95 * 3600 - 30);
    expect(await verdict()).toBe('tooEarly');
    expect(await counts(event.id)).toMatchObject({ admissions: 0, attendances: 0 });
    forward(5 * 3600 + 60);
    expect(await verdict()).toBe('tooLate');
    forward(-60);
    expect(await verdict()).toBe('admitted');
    expect(await counts(event.id)).toMatchObject({ admissions: 1, attendances: 1 });
  });
});

describe('a ticket whose order was taken back', () => {
  it('is told to phones, and stands on the list when one let it in without a line', async () => {
    const { courseId, event, sessions, guests, door } = await doorOf(2);
    const { token } = await ticketOf(guests[0]!, courseId);
    const { ticketId } = readTicketToken(token)!.facts;
    const [{ orderId }] = (await test.services.db
      .select({ orderId: schema.enrolment.orderId })
      .from(schema.enrolment)
      .where(eq(schema.enrolment.id, guests[0]!.enrolmentId))) as [{ orderId: string }];
    await test.services.db.transaction((tx) => withdraw(tx, orderId, test.services.now()));
    const list = (await roster(door.secret)).body.data as DoorRoster;
    expect(list.withdrawnTickets).toEqual([ticketId]);
    expect(list.guests).toHaveLength(1);
    const scan = scanOf(token, sessions[0]!.id, { shown: 'admitted' });
    expect((await settled(door.secret, [scan]))[0]).toMatchObject({ verdict: 'withdrawn' });
    const refused = scanOf(token, sessions[0]!.id, { shown: 'withdrawn' });
    expect((await settled(door.secret, [refused]))[0]).toMatchObject({ verdict: 'withdrawn' });
    const doubles: DoubleScan[] = (await asStaff('GET', `${event.id}/double`)).body.data;
    expect(doubles).toMatchObject([{ scanId: scan.id, verdict: 'withdrawn', fullname: null, shortCode: null }]);
  });
});
