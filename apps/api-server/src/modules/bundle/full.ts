import { needsSchedule } from '@suluh/domain/schedule';
import { runNamed, type Executor } from '../../db/index.ts';

const FULL = {
  name: 'bundle-full',
  text: `select k.id, k.type_code as "typeCode", exists(select from event e where e.course_id = k.id) as "haveEvent"
    from course k where k.id = any($1) and not exists(
      select from event e where e.course_id = k.id and e.cancelled_at is null and e.program_id is null and e.start_at > $2 and e.seats_left > 0
        and (e.sales_open_at is null or e.sales_open_at <= $2))`,
};

/** Of these courses the ones with a date to choose that have none with a seat on sale. */
export async function fullOf(db: Executor, ids: readonly number[], now: Date): Promise<Set<number>> {
  const rows = await runNamed<{ id: number; typeCode: string; haveEvent: boolean }>(db, FULL, [ids, now]);
  return new Set(
    rows
      .filter(({ typeCode, haveEvent }) => needsSchedule({ coursetype: { id: typeCode }, haveEvent }))
      .map(({ id }) => id),
  );
}
