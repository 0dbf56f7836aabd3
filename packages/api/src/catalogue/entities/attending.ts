import { ATTENDANCE_REFUSALS } from '@suluh/domain/check-in';
import { z } from 'zod';
import { instant, rupiah } from '../envelope.ts';
import { courseCategory } from './course.ts';
import { event, organiserChange } from './event.ts';
import { refundStatus } from './order.ts';
import { rowId } from '../rowId.ts';

/** A session of a class as its learner has it (docs/product/check-in.md#states). */
export const checkInSession = z
  .object({
    no: z.int(),
    startAt: z.string().nullable(),
    endAt: z.string().nullable(),
    status: z.enum(['already_check_in', 'enable', 'disable', 'missed', 'locked', 'disable_today']),
    checkedInAt: z.string().nullable(),
  })
  .meta({ id: 'CheckInSession' });

/** The sessions of an owned course, in order. */
export const checkInState = z
  .object({
    sessions: z.array(checkInSession),
    timeZone: z.string(),
    by: z.enum(['self', 'door', 'prakerja']).describe('Who verifies: the learner, the door, or the Prakerja dashboard'),
    isTransactionCancelled: z.boolean(),
    waitsForCallback: z.boolean().describe('The dashboard was asked and has not answered yet'),
    organiser: z
      .object({
        name: z.string(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        website: z.string().nullable(),
      })
      .nullable()
      .describe('Whom a learner asks who missed a session; null while none was missed'),
    dayEndsAtMinute: z
      .int()
      .describe('Until when one checks in to a Prakerja session today, in minutes since midnight'),
  })
  .meta({ id: 'CheckInState' });

/** A ticket of an owned class (docs/product/ticket.md). */
export const ticket = z
  .object({
    shortCode: z.string(),
    token: z.string().describe('What its QR code says'),
    generation: z.int(),
    fullname: z.string(),
    courseFullname: z.string(),
    slug: z.string(),
    institution: z.string(),
    courseTypeId: z.string(),
    categories: z.array(courseCategory),
    event,
    bring: z.array(z.string()),
    address: z.string().nullable().describe('Street of the place'),
    byTransit: z.string().nullable(),
    parking: z.string().nullable(),
    stepFree: z.string().nullable().describe('The way in without steps'),
    doorsOpenAt: z.string(),
    joinUrl: z.string().nullable().describe('Of a webinar; only from 15 minutes before it begins until it ends'),
    joinFrom: z.string().nullable().describe('When it is told; null for a class at a place'),
    checkedInAt: z.string().nullable().describe('The first session that was attended'),
    change: organiserChange.nullable().describe('What the organiser did since this place was taken'),
    refund: z.object({
      amountRupiah: rupiah.describe('What can be asked for because of the change; 0: nothing'),
      asked: z
        .object({ amount: rupiah, status: refundStatus, refusal: z.string().nullable(), isByStaff: z.boolean() })
        .nullable()
        .describe('What was asked for, by itself or with the order'),
    }),
    reschedule: z.object({
      refusal: z.enum(['used', 'tooLate', 'attended', 'prakerja', 'refundAsked']).nullable(),
      until: z.string(),
      events: z.array(event),
    }),
  })
  .meta({ id: 'Ticket' });

export const doorVerdict = z.enum([
  'admitted',
  'alreadyIn',
  'needsLine',
  'notACode',
  'unknown',
  'forged',
  'wrongClass',
  'oldTicket',
  'withdrawn',
  'expired',
  'tooEarly',
  'tooLate',
]);

/** Somebody on the list of a door. No more of them than is needed to let them in. */
export const doorGuest = z
  .object({
    ticketId: z.string(),
    shortCode: z.string(),
    generation: z.int(),
    fullname: z.string(),
    isPrakerja: z.boolean(),
    admitted: z.array(z.object({ sessionId: z.int(), at: z.string(), holder: z.string() })),
  })
  .meta({ id: 'DoorGuest' });

/** A key a phone verifies tickets with. */
const ticketKey = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string() });

/** What a phone keeps to stand at a door without a line. */
export const doorRoster = z
  .object({
    eventId: z.int(),
    courseFullname: z.string(),
    batch: z.string(),
    timeZone: z.string(),
    holder: z.string(),
    expiresAt: z.string(),
    now: z.string().describe('The clock of the server'),
    publicKey: ticketKey,
    formerKeys: z.array(ticketKey).describe('Of secrets of before, whose tickets go on'),
    sessions: z.array(
      z.object({ id: z.int(), no: z.int(), startAt: z.string().nullable(), endAt: z.string().nullable() }),
    ),
    guests: z.array(doorGuest),
    oldTickets: z.array(z.string()).describe('Ids of tickets that another took the place of'),
    withdrawnTickets: z.array(z.string()).describe('Ids of tickets that are gone with their order'),
  })
  .meta({ id: 'DoorRoster' });

/** What a phone read. */
export const doorScan = z.object({
  id: z.uuid().describe('Made on the phone before the result shows; the same id has the same answer'),
  sessionId: rowId,
  code: z.string().describe('A QR code or a short code; whatever else it is has an answer too'),
  scannedAt: instant.describe('By the clock of the server as the phone knows it'),
  shown: doorVerdict.nullable().default(null).describe('What the phone showed, when it had to decide alone'),
  isUndone: z.boolean().default(false).describe('Sent again: the admission is taken back'),
  isSamePerson: z.boolean().default(false).describe('Sent again: in before, and the same person'),
});

/** What became of a scan. */
export const doorAnswer = z
  .object({
    id: z.string(),
    verdict: doorVerdict,
    isDouble: z.boolean().describe('Let in at another door before'),
    guest: z.object({ fullname: z.string(), shortCode: z.string() }).nullable(),
    earlier: z.object({ at: z.string(), holder: z.string() }).nullable().describe('The scan that owns the admission'),
    about: z
      .object({ courseFullname: z.string(), startAt: z.string() })
      .nullable()
      .describe('The class of a ticket of another one'),
  })
  .meta({ id: 'DoorAnswer' });

/** A link to a door. */
export const doorPass = z
  .object({
    id: z.string(),
    holder: z.string(),
    expiresAt: z.string(),
    revokedAt: z.string().nullable(),
    createdAt: z.string(),
    scans: z.int(),
  })
  .meta({ id: 'DoorPass' });

/** Somebody on the sheet of a class. */
export const attendanceRow = z
  .object({
    enrolmentId: z.string(),
    fullname: z.string(),
    shortCode: z.string().nullable(),
    sessions: z.array(
      z.object({
        no: z.int(),
        checkedInAt: z.string().nullable(),
        source: z.enum(['self', 'prakerja', 'door', 'staff']).nullable(),
      }),
    ),
  })
  .meta({ id: 'AttendanceRow' });

/** Somebody let in twice, or who should not have been. */
export const doubleScan = z
  .object({
    scanId: z.string(),
    no: z.int(),
    fullname: z.string().nullable().describe('Null for a ticket that is gone with its order'),
    shortCode: z.string().nullable(),
    scannedAt: z.string(),
    holder: z.string(),
    verdict: doorVerdict,
    isSamePerson: z.boolean().describe('Whoever stood at the door knew the face'),
  })
  .meta({ id: 'DoubleScan' });

/** What came of saying that learners were at a session. */
export const recordedAttendance = z
  .object({
    recorded: z.int().describe('Written down now'),
    already: z.int().describe('Were there before, and stay as they were'),
    refused: z.array(z.object({ enrolmentId: z.uuid(), reason: z.enum(ATTENDANCE_REFUSALS) })),
  })
  .meta({ id: 'RecordedAttendance' });

/** What came of finishing a course for learners who were in a class. */
export const finishedByHand = z
  .object({
    finished: z.int().describe('Finished now'),
    already: z.int().describe('Had finished before, and stay as they were'),
    refused: z.array(z.object({ enrolmentId: z.uuid(), reason: z.enum(ATTENDANCE_REFUSALS) })),
  })
  .meta({ id: 'FinishedByHand' });
