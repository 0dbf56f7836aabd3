import { CLASS_ZONES } from '@suluh/domain/time';
import { PERMISSIONS } from '@suluh/domain/staff';
import { z } from 'zod';
import { courseTypeId } from './course.ts';
import { typedInstant, rupiah } from '../envelope.ts';
import { httpsUrl } from '../httpsUrl.ts';
import { rowId } from '../rowId.ts';
import { line } from '../words.ts';

/** A schedule as those who look after it see it. */
export const staffEvent = z
  .object({
    id: z.int(),
    courseId: z.int(),
    courseFullname: z.string(),
    typeCode: courseTypeId.describe('Kind of its course'),
    batch: z.string(),
    city: z.string().nullable(),
    venue: z.string().nullable(),
    mapUrl: z.string().nullable(),
    address: z.string().nullable(),
    byTransit: z.string().nullable(),
    parking: z.string().nullable(),
    stepFree: z.string().nullable(),
    startAt: z.string(),
    endAt: z.string(),
    timeLabel: z.string(),
    timeZone: z.string(),
    price: rupiah,
    capacity: z.int(),
    seatsLeft: z.int(),
    salesOpenAt: z.string().nullable(),
    programId: z.int().nullable(),
    joinUrl: z.string().nullable(),
    bring: z.array(z.string()),
    cancelledAt: z.string().nullable(),
    enrolled: z.int().describe('Learners who hold a place'),
    version: z.int(),
  })
  .meta({ id: 'StaffEvent' });

/** What staff may change about a schedule. */
export const staffEventFields = z.object({
  batch: z.string().trim().min(1).max(60),
  city: line(120),
  venue: line(300),
  address: line(300).describe('Street of the place'),
  byTransit: line(300).describe('How one gets there by bus or train'),
  parking: line(300),
  stepFree: line(300).describe('The way in without steps'),
  mapUrl: httpsUrl.nullable(),
  startAt: typedInstant,
  endAt: typedInstant,
  timeLabel: z.string().trim().max(60),
  timeZone: z.enum(CLASS_ZONES),
  price: rupiah.max(1_000_000_000),
  capacity: z.int().min(0).max(100_000),
  salesOpenAt: typedInstant.nullable(),
  programId: rowId.nullable().describe('Programme whose people alone see and book it; null where everybody may'),
  joinUrl: httpsUrl.nullable(),
  bring: z.array(z.string().trim().min(1).max(200)).max(30),
});

/** Somebody who holds a place on a schedule. */
export const staffParticipant = z
  .object({
    id: z.uuid().describe('Of the enrolment'),
    fullname: z.string(),
    orderStatus: z.string(),
    shortCode: z.string().nullable(),
    attended: z.int(),
    sessions: z.int(),
    completedAt: z.string().nullable(),
    boughtAt: z.string(),
  })
  .meta({ id: 'StaffParticipant' });

/** Somebody who waits for a seat of a schedule, or follows one that is not on sale yet. */
export const staffWaiting = z
  .object({
    userId: z.uuid(),
    fullname: z.string(),
    kind: z.enum(['seat', 'opening']),
    state: z.enum(['waiting', 'offered', 'lapsed', 'told']),
    since: z.string(),
    offerEndsAt: z.string().nullable(),
  })
  .meta({ id: 'StaffWaiting' });

/** Who is signed in to the back office, and what they may do. */
export const staffMe = z
  .object({
    userId: z.uuid(),
    fullname: z.string(),
    email: z.string(),
    roles: z.array(z.string()),
    permissions: z.array(z.enum(PERMISSIONS)),
    hasSecondFactor: z.boolean(),
    hasAuthenticator: z.boolean(),
    recoveryCodesLeft: z.int(),
    mustSetUp: z.boolean().describe('Nothing opens before a second factor is set up'),
    endsAt: z.string().describe('When this session is over, used or not'),
  })
  .meta({ id: 'StaffMe' });
