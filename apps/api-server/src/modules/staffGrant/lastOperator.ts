import { EVERYTHING } from '@suluh/domain/staff';
import { runNamed, type Executor } from '../../db/index.ts';

const OPERATORS = {
  name: 'staff-operators',
  text: `select g.id from staff_grant g join staff_role_permission p on p.role = g.role and p.permission = $1
    join user_account u on u.id = g.user_id and u.deleted_at is null
    where g.partner_id is null and g.program_id is null and g.event_id is null and g.teacher_id is null
      and g.starts_at <= $2 and g.ends_at is null
    order by g.id for update of g`,
};

/**
 * Whether nobody would be left who may do everything, everywhere and without end, if these grants ended. Their rows are
 * locked: of two operators who end each other one stays (docs/product/staff.md#grants).
 */
export async function endsLastOperator(tx: Executor, ending: readonly string[], now: Date): Promise<boolean> {
  const operators = await runNamed<{ id: string }>(tx, OPERATORS, [EVERYTHING, now]);
  return operators.some(({ id }) => ending.includes(id)) && operators.every(({ id }) => ending.includes(id));
}
