import { EVERYTHING, type Permission } from '@suluh/domain/staff';
import { grantHolds } from './grantHolds.ts';

const LOOK: Permission = 'learner.look';

/**
 * Whether somebody may look as they asked to, as a condition on `learner_look l` (docs/product/staff.md#looking): the session of
 * the back office they asked in goes on, a grant of theirs reaches the area, and the account is open and none of staff. It
 * is asked when a look begins and by each of its calls. @param now the placeholder of the moment
 */
export const lookRight = (now: string): string =>
  `exists (select from staff_session w where w.token_hash = l.staff_session_hash and w.user_id = l.staff_id and w.ended_at is null)
    and exists (select from staff_grant g
      join staff_role_permission p on p.role = g.role and p.permission in ('${EVERYTHING}', '${LOOK}')
      join user_account u on u.id = g.user_id and u.deleted_at is null and u.closing_at is null
      where g.user_id = l.staff_id and ${grantHolds('g', now)}
        and g.partner_id is null and g.event_id is null and (g.program_id is null or g.program_id = l.program_id))
    and exists (select from user_account u where u.id = l.user_id and u.deleted_at is null and u.closing_at is null)
    and not exists (select from staff_grant g where g.user_id = l.user_id and ${grantHolds('g', now)})`;
