import { allows, reachOf, type GrantPlace, type Permission, type Reach } from '@suluh/domain/staff';
import { runNamed, type Executor } from '../db/index.ts';
import { grantHolds } from './grantHolds.ts';

const GRANTS = {
  name: 'staff-grants',
  text: `select distinct g.partner_id as "partnerId", g.program_id as "programId", g.event_id as "eventId", g.teacher_id as "teacherId", p.permission
    from staff_grant g join staff_role_permission p on p.role = g.role
    join user_account u on u.id = g.user_id and u.deleted_at is null
    where g.user_id = $1 and ${grantHolds('g', '$2')}`,
};

/** Where somebody may do a deed by the grants that hold now (docs/product/staff.md#grants). */
export async function staffReach(db: Executor, userId: string, permission: Permission, now: Date): Promise<Reach> {
  const grants = await runNamed<GrantPlace & { permission: string } & Record<string, unknown>>(db, GRANTS, [
    userId,
    now,
  ]);
  return reachOf(grants.filter((grant) => allows([grant.permission], permission)));
}
