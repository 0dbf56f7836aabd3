import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffResourceText } from '@suluh/i18n-id/staffResources';
import { and, asc, desc, inArray, sql } from 'drizzle-orm';
import { enrolmentsWithin } from '../../../access/scope.ts';
import { schema } from '../../../db/index.ts';
import { momentCell } from '../../../tableFile/momentCell.ts';
import { eventRecords } from '../../staff/events.ts';
import { participantRows } from '../../staff/participants.ts';
import { zoneName } from './events.ts';
import { exportOf, type Exported } from './exported.ts';

const { course, enrolment, event, orders, userAccount } = schema;
type Row = Awaited<ReturnType<typeof participantRows>>[number];

const labels = staffResourceText.resources.participant.fields;
/** Columns in their order: what the page of a schedule shows of each, and of which schedule. */
const CELLS = {
  courseFullname: ({ courseFullname }: Row) => courseFullname,
  batch: ({ batch }: Row) => batch,
  startAt: ({ startAt, timeZone }: Row) => momentCell(startAt, timeZone),
  timeZone: ({ timeZone }: Row) => zoneName(timeZone),
  fullname: ({ fullname }: Row) => fullname,
  orderStatus: ({ orderStatus }: Row) => staffAppText.sales.statuses[orderStatus],
  shortCode: ({ shortCode }: Row) => shortCode,
  attended: ({ attended }: Row) => attended,
  sessions: ({ sessions }: Row) => sessions,
  completedAt: ({ completedAt, timeZone }: Row) => momentCell(completedAt, timeZone),
  boughtAt: ({ boughtAt, timeZone }: Row) => momentCell(boughtAt, timeZone),
};
const FIELDS = Object.keys(CELLS) as (keyof typeof CELLS)[];

/** Who holds a place on the schedules that are meant, by schedule and name, each by the clocks of its place. */
export function exportedParticipants(now: () => Date): Exported {
  const records = eventRecords(now);
  const events = exportOf(records, { resource: 'event', name: '', columns: [], order: [] });
  return {
    name: 'peserta-jadwal',
    columns: FIELDS.map((field) => ({ field, label: labels[field] })),
    from: sql`${enrolment} join ${course} on ${course.id} = ${enrolment.courseId} join ${event} on ${event.id} = ${enrolment.eventId}
      join ${userAccount} on ${userAccount.id} = ${enrolment.userId} join ${orders} on ${orders.id} = ${enrolment.orderId}`,
    id: enrolment.id,
    order: [desc(event.startAt), desc(event.id), asc(userAccount.fullname), asc(enrolment.id)],
    async which(db, options, who) {
      const those = sql`(select ${records.id} from ${records.from} where ${await events.which(db, options, who)})`;
      return and(enrolmentsWithin(who.reach), inArray(enrolment.eventId, those));
    },
    async read(db, which) {
      const rows = await participantRows(db, which);
      return rows.map((row) => ({ id: row.id, cells: FIELDS.map((field) => CELLS[field](row)) }));
    },
  };
}
