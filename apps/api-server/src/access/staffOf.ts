import { allows, reachOf, type GrantPlace, type Permission, type Reach } from '@suluh/domain/staff';
import { readTogether, runNamed, type Executor } from '../db/index.ts';
import { digestOf } from '../modules/auth/secret.ts';
import { grantHolds } from './grantHolds.ts';

/** The grants of somebody that hold at $2, each with a permission of its role. @param whose says who, by $1 */
const grantsOf = (
  whose: string,
): string => `select distinct g.partner_id as "partnerId", g.program_id as "programId", g.event_id as "eventId", g.teacher_id as "teacherId", p.permission
    from staff_grant g join staff_role_permission p on p.role = g.role
    join user_account u on u.id = g.user_id and u.deleted_at is null
    where g.user_id = ${whose} and ${grantHolds('g', '$2')}`;
const GRANTS = { name: 'staff-grants', text: grantsOf('$1') };
const GRANTS_OF_SESSION = {
  name: 'staff-grants-of-session',
  text: grantsOf('(select s.user_id from staff_session s where s.token_hash = $1)'),
};

type Held = GrantPlace & { permission: string };

const reachBy = (grants: readonly Held[], permission: Permission): Reach =>
  reachOf(grants.filter((grant) => allows([grant.permission], permission)));

/** Where somebody may do a deed by the grants that hold now (docs/product/staff.md#grants). */
export const staffReach = async (db: Executor, userId: string, permission: Permission, now: Date): Promise<Reach> =>
  reachBy(await runNamed<Held>(db, GRANTS, [userId, now]), permission);

/**
 * The same of who has the token of the back office, asked for in the packet that asks whether its session lives. Of one that
 * is over it says nothing: whoever asks looks at the session first.
 */
export const tokenReach = async (db: Executor, token: string, permission: Permission, now: Date): Promise<Reach> =>
  reachBy(await readTogether<Held>(db, GRANTS_OF_SESSION, [digestOf(token), now]), permission);
