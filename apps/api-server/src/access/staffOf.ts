import { EVERYTHING, reachOf, type GrantPlace, type Permission, type Reach } from '@suluh/domain/staff';
import { runNamed, type Executor } from '../db/index.ts';

const GRANTS = {
  name: 'staff-grants',
  text: `select distinct g.partner_id as "partnerId", g.program_id as "programId", g.event_id as "eventId"
    from staff_grant g join staff_role_permission p on p.role = g.role and p.permission in ($2, '${EVERYTHING}')
    join user_account u on u.id = g.user_id and u.deleted_at is null
    where g.user_id = $1 and g.starts_at <= $3 and (g.ends_at is null or g.ends_at > $3)`,
};

/** Where somebody may do a deed by the grants that hold now (docs/product/staff.md#grants). */
export async function staffReach(db: Executor, userId: string, permission: Permission, now: Date): Promise<Reach> {
  return reachOf(await runNamed<GrantPlace & Record<string, unknown>>(db, GRANTS, [userId, permission, now]));
}
