import { CLASS_ZONES } from '@suluh/domain/time';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffCourseText } from '@suluh/i18n-id/staffCourse';
import { desc } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { momentCell } from '../../../tableFile/momentCell.ts';
import { eventRecords } from '../../staff/events.ts';
import { exportOf, type Exported } from './exported.ts';

const { event } = schema;

/** What the clocks of a place are called. */
export const zoneName = (timeZone: string): string =>
  staffAppText.schedule.zones[timeZone as (typeof CLASS_ZONES)[number]] ?? timeZone;

/** Schedules as they stand in a file, each by the clocks of its place. */
export const exportedEvents = (now: () => Date): Exported =>
  exportOf(eventRecords(now), {
    resource: 'event',
    name: 'jadwal',
    columns: [
      'id',
      'courseId',
      'courseFullname',
      'typeCode',
      'batch',
      'startAt',
      'endAt',
      'timeZone',
      'timeLabel',
      'city',
      'venue',
      'address',
      'price',
      'capacity',
      'enrolled',
      'seatsLeft',
      'salesOpenAt',
      'joinUrl',
      'cancelledAt',
    ],
    cells: {
      typeCode: ({ typeCode }) => staffCourseText.kinds[typeCode],
      startAt: ({ startAt, timeZone }) => momentCell(startAt, timeZone),
      endAt: ({ endAt, timeZone }) => momentCell(endAt, timeZone),
      timeZone: ({ timeZone }) => zoneName(timeZone),
      salesOpenAt: ({ salesOpenAt, timeZone }) => momentCell(salesOpenAt, timeZone),
      cancelledAt: ({ cancelledAt, timeZone }) => momentCell(cancelledAt, timeZone),
    },
    order: [desc(event.startAt), desc(event.id)],
  });
