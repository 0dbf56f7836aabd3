import { isAttendanceOpen, MOST_RECORDED_AT_ONCE } from '@suluh/domain/check-in';
import type { AttendanceRow, RecordedAttendance, StaffParticipant } from '@suluh/api/types';

/** Who holds a place, as far as somebody may know it: at a door neither how an order stands nor what was finished. */
export type Participant = Pick<StaffParticipant, 'id' | 'fullname' | 'shortCode' | 'attended' | 'sessions'> &
  Partial<Pick<StaffParticipant, 'orderStatus' | 'completedAt'>>;

/** The people of a sheet, for who may write them down and may not read the list of participants. */
export const peopleOf = (sheet: readonly AttendanceRow[]): Participant[] =>
  sheet.map(({ enrolmentId: id, fullname, shortCode, sessions }) => ({
    id,
    fullname,
    shortCode,
    attended: sessions.filter(({ checkedInAt }) => checkedInAt !== null).length,
    sessions: sessions.length,
  }));

/** Who was at a session, by their enrolments. */
export const thereAt = (sheet: readonly AttendanceRow[], no: number): ReadonlySet<string> =>
  new Set(
    sheet.flatMap(({ enrolmentId, sessions }) =>
      sessions.some((session) => session.no === no && session.checkedInAt !== null) ? enrolmentId : [],
    ),
  );

/** The session at hand: the latest that has begun or is of today, else the first. */
export const sessionAtHand = (
  sessions: readonly { no: number; startAt: string | null }[],
  { now, timeZone }: { now: Date; timeZone: string },
): number =>
  sessions.findLast(
    ({ startAt }) =>
      isAttendanceOpen({ start: startAt === null ? null : new Date(startAt), timeZone }, now) && startAt !== null,
  )?.no ?? 1;

/** All who may be written down in one call, the first of them where there are more. */
export const allOf = (absent: readonly { id: string }[]): ReadonlySet<string> =>
  new Set(absent.slice(0, MOST_RECORDED_AT_ONCE).map(({ id }) => id));

/** With somebody chosen who was not, or the other way round. */
export function turned(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Somebody for whom a deed was refused, by the name they had in the list then, and why. */
export type RefusedPerson = RecordedAttendance['refused'][number] & { fullname: string };

/** Who was refused of those a deed was asked for: the list has them no more where they lost their place. */
export const refusedOf = (
  people: readonly Pick<Participant, 'id' | 'fullname'>[],
  refused: RecordedAttendance['refused'],
): RefusedPerson[] => {
  const names = new Map(people.map(({ id, fullname }) => [id, fullname]));
  return refused.map((each) => ({ ...each, fullname: names.get(each.enrolmentId) ?? '' }));
};
