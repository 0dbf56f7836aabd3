import { and, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { schema, type Executor } from '../../db/index.ts';
import { recordChange } from '../staff/change.ts';
import type { GrantPlace } from './giveRole.ts';

const { staffGrant, userAccount } = schema;

/** A role that somebody is to have at a place, until a moment or for good. */
export type Wanted = GrantPlace & { userId: string; role: string; endsAt: Date | null };

/** Who does it, and when; nobody of staff where the command does. */
interface Deed {
  by: string | null;
  at: Date;
}

const same = (column: PgColumn, value: number | null | undefined): SQL =>
  value == null ? isNull(column) : eq(column, value);

/** Not ended yet, whenever it ends. */
const isOpen = (at: Date): SQL | undefined => or(isNull(staffGrant.endsAt), gt(staffGrant.endsAt, at));

/** Whether somebody has a role at that place already. */
export async function hasAlready(
  tx: Executor,
  { userId, role, partnerId, programId, eventId, teacherId }: Wanted,
  at: Date,
): Promise<boolean> {
  const found = await tx.$count(
    staffGrant,
    and(
      eq(staffGrant.userId, userId),
      eq(staffGrant.role, role),
      same(staffGrant.partnerId, partnerId),
      same(staffGrant.programId, programId),
      same(staffGrant.eventId, eventId),
      same(staffGrant.teacherId, teacherId),
      isOpen(at),
    ),
  );
  return found > 0;
}

const placed = ({ role, partnerId, programId, eventId, teacherId }: Omit<Wanted, 'userId' | 'endsAt'>) => ({
  role,
  partnerId: partnerId ?? null,
  programId: programId ?? null,
  eventId: eventId ?? null,
  teacherId: teacherId ?? null,
});

/**
 * Gives a role and puts it on record. Whoever gives holds the account's row. @returns false, and nothing is written, for
 * what they have already
 */
export async function writeGrant(
  tx: Executor,
  wanted: Wanted,
  { by, at, email }: Deed & { email: string },
): Promise<boolean> {
  if (await hasAlready(tx, wanted, at)) return false;
  await tx.insert(staffGrant).values({ ...wanted, startsAt: at });
  await recordChange(tx, {
    by,
    action: 'staff.grant',
    subject: email,
    after: { ...placed(wanted), endsAt: wanted.endsAt },
  });
  return true;
}

/** The grants of a role somebody has, also those that will end, locked. */
export async function openGrants(
  tx: Executor,
  { userId, role, at }: { userId: string; role: string; at: Date },
): Promise<string[]> {
  const rows = await tx
    .select({ id: staffGrant.id })
    .from(staffGrant)
    .where(and(eq(staffGrant.userId, userId), eq(staffGrant.role, role), isOpen(at)))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Ends grants that did not end yet, each on record. */
export async function endGrants(tx: Executor, ids: readonly string[], { by, at }: Deed): Promise<void> {
  const ended = await tx
    .update(staffGrant)
    .set({ endsAt: at })
    .where(and(inArray(staffGrant.id, [...ids]), isOpen(at)))
    .returning();
  for (const grant of ended) {
    const [account] = await tx.select().from(userAccount).where(eq(userAccount.id, grant.userId));
    await recordChange(tx, { by, action: 'staff.revoke', subject: account!.email, before: placed(grant) });
  }
}
