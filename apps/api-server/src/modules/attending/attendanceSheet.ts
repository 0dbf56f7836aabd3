import type { DoubleScan, AttendanceRow } from '@suluh/api/types';
import { runNamed, type Executor } from '../../db/index.ts';

const SHEET = {
  name: 'attendance-sheet',
  text: `select e.id as "enrolmentId", u.fullname, t.short_code as "shortCode",
      coalesce(jsonb_agg(jsonb_build_object('no', s.no, 'checkedInAt', a.checked_in_at, 'source', a.source) order by s.no)
        filter (where s.id is not null), '[]') as sessions
    from enrolment e join user_account u on u.id = e.user_id
      left join ticket t on t.enrolment_id = e.id and t.voided_at is null
      left join class_session s on s.event_id = e.event_id
      left join attendance a on a.enrolment_id = e.id and a.session_id = s.id and a.voided_at is null
    where e.event_id = $1 group by e.id, u.fullname, t.short_code order by u.fullname, e.id`,
};

/** Everybody of a schedule by name, with the sessions they were at. */
export async function attendanceOf(db: Executor, eventId: number): Promise<AttendanceRow[]> {
  const rows = await runNamed<AttendanceRow & Record<string, unknown>>(db, SHEET, [eventId]);
  return rows.map((row) => ({
    ...row,
    sessions: row.sessions.map((session) => ({
      ...session,
      checkedInAt: session.checkedInAt === null ? null : new Date(session.checkedInAt).toISOString(),
    })),
  }));
}

const DOUBLES = {
  name: 'door-doubles',
  text: `select e.id as "enrolmentId", sc.id as "scanId", s.no, u.fullname, t.short_code as "shortCode", sc.scanned_at as "scannedAt", p.holder, sc.verdict, sc.is_same_person as "isSamePerson"
    from scan sc join class_session s on s.id = sc.session_id join door_pass p on p.id = sc.pass_id
      left join ticket t on t.id = sc.ticket_id left join enrolment e on e.id = t.enrolment_id left join user_account u on u.id = e.user_id
    where p.event_id = $1 and (sc.verdict = 'admitted' or sc.shown = 'admitted' or sc.is_same_person) and sc.undone_at is null
      and not exists(select from admission a where a.scan_id = sc.id)
    order by sc.scanned_at, sc.id`,
};

/**
 * Scans that let somebody in who was in already, or should not have been (docs/product/door.md#settling).
 * @param own enrolments to tell of; null for all
 */
export async function doublesOf(
  db: Executor,
  eventId: number,
  own: ReadonlySet<string> | null = null,
): Promise<DoubleScan[]> {
  type Row = DoubleScan & { enrolmentId: string | null; scannedAt: Date | string } & Record<string, unknown>;
  const rows = await runNamed<Row>(db, DOUBLES, [eventId]);
  const isTheirs = ({ enrolmentId }: Row) => enrolmentId === null || own === null || own.has(enrolmentId);
  return rows
    .filter(isTheirs)
    .map(({ enrolmentId: _enrolment, ...row }) => ({ ...row, scannedAt: new Date(row.scannedAt).toISOString() }));
}
