import type { staffGrantEntries as entries } from '@suluh/api/catalogue';
import { isFirstRole, isPowerful } from '@suluh/domain/staff';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { runNamed, schema, type Executor } from '../../db/index.ts';
import { holdsText } from '../staff/holdsText.ts';
import type { Part } from '../staff/records.ts';

/** A role as it is answered. */
export type RoleRow = z.input<typeof entries.roles.one.data>;

const { staffRole, userAccount } = schema;

const PERMISSIONS = sql<string[]>`array(
  select p.permission from staff_role_permission p where p.role = staff_role.name order by p.permission)`;
const holders = (now: Date) => sql<number>`(select count(distinct g.user_id)::int from staff_grant g
  join user_account u on u.id = g.user_id and u.deleted_at is null
  where g.role = staff_role.name and (g.ends_at is null or g.ends_at > ${now}))`;

const HOLDERS = {
  name: 'staff-role-holders',
  text: `select g.user_id::text as who from staff_grant g where g.role = $1 and (g.ends_at is null or g.ends_at > $2)
    union select coalesce(r.user_id::text, r.email) from staff_grant_request r where r.role = $1 and r.state = 'waiting'`,
};

/** Who holds a role, will, or is asked for: by account, or by address who has none yet. */
export async function holdersOf(tx: Executor, role: string, now: Date): Promise<string[]> {
  const rows = await runNamed<{ who: string }>(tx, HOLDERS, [role, now]);
  return rows.map(({ who }) => who);
}

/** Roles as those who look after them find them (docs/product/staff.md#roles). @param now decides who holds one still */
export const roleRecords = (now: () => Date) => ({
  id: staffRole.id,
  from: sql`${staffRole}`,
  within: () => sql`true`,
  matching: ({ q }: { q: string }) => (q === '' ? undefined : holdsText(staffRole.name, q)),
  sorts: { name: staffRole.name },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part): Promise<RoleRow[]> {
    const rows = await db
      .select({ role: staffRole, permissions: PERMISSIONS, holders: holders(now()), by: userAccount.fullname })
      .from(staffRole)
      .leftJoin(userAccount, eq(userAccount.id, staffRole.askedBy))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ role: { id, name, version, askedPermissions, askedBy, askedAt }, permissions, by, ...row }) => ({
      id,
      name,
      permissions,
      isFirst: isFirstRole(name),
      isPowerful: isPowerful(permissions),
      holders: row.holders,
      asked: askedPermissions && { permissions: askedPermissions, by, byId: askedBy, at: askedAt!.toISOString() },
      version,
    }));
  },
});
