import { staffGrantEntries as entries } from '@suluh/api/catalogue';
import { grantRefusal, isPowerful, placeMissing, secondRefusal } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { eq, sql } from 'drizzle-orm';
import { runNamed, schema, type Executor } from '../../db/index.ts';
import { ApiError, wrongAt } from '../../http/apiError.ts';
import type { Call } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { grantHolds } from '../../access/grantHolds.ts';
import { emailOf } from '../auth/email.ts';
import { recordChange } from '../staff/change.ts';
import { accountFor, lockedAccount, mailInvitation, nameIn, type GrantPlace } from './giveRole.ts';
import { hasAlready, writeGrant, type Wanted } from './heldGrants.ts';

const { event, partner, program, staffGrantRequest, staffRolePermission, teacher, userAccount } = schema;

const HELD = {
  name: 'staff-held-everywhere',
  text: `select distinct p.permission from staff_grant g join staff_role_permission p on p.role = g.role
    where g.user_id = $1 and g.partner_id is null and g.program_id is null and g.event_id is null and g.teacher_id is null
      and ${grantHolds('g', '$2')}`,
};

/** What somebody may do everywhere: that alone they give on. */
export async function heldEverywhere(db: Executor, userId: string, now: Date): Promise<string[]> {
  const rows = await runNamed<{ permission: string }>(db, HELD, [userId, now]);
  return rows.map(({ permission }) => permission);
}

/**
 * What a role may do, which nobody changes until it was given; nothing where there is no such role.
 */
async function permissionsOf(tx: Executor, role: string): Promise<string[]> {
  await tx.execute(sql`select from staff_role where name = ${role} for share`);
  const rows = await tx.select().from(staffRolePermission).where(eq(staffRolePermission.role, role));
  return rows.map(({ permission }) => permission);
}

async function assertPlace(tx: Executor, place: GrantPlace): Promise<void> {
  const named = [
    ['partnerId', partner, partner.id, place.partnerId],
    ['programId', program, program.id, place.programId],
    ['eventId', event, event.id, place.eventId],
    ['teacherId', teacher, teacher.id, place.teacherId],
  ] as const;
  for (const [field, table, key, id] of named)
    if (id != null && (await tx.$count(table, eq(key, id))) === 0) throw wrongAt(field, staffText.chooseAnother);
}

/** Gives it, puts it on record and mails its person how to come in. @throws ApiError CONFLICT for what they have */
async function grant(
  tx: Executor,
  services: Services,
  wanted: Wanted,
  { by, account }: { by: string; account: typeof userAccount.$inferSelect },
): Promise<void> {
  const at = services.now();
  if (!(await writeGrant(tx, wanted, { by, at, email: account.email }))) throw new ApiError('CONFLICT');
  await mailInvitation(tx, services, account, wanted.role);
}

/** Gives a role, or asks a second person to. @returns whether it waits @throws ApiError BAD_REQUEST, CONFLICT */
export async function giveRole(
  services: Services,
  body: Call<typeof entries.grantGive>['body'],
  by: string,
): Promise<{ isWaiting: boolean }> {
  const { db, now } = services;
  return db.transaction(async (tx) => {
    const at = now();
    const { role, fullname, partnerId, programId, eventId, teacherId } = body;
    const endsAt = body.endsAt === null ? null : new Date(body.endsAt);
    if (endsAt && endsAt <= at) throw wrongAt('endsAt', staffText.grant.past);
    const permissions = await permissionsOf(tx, role);
    if (permissions.length === 0) throw wrongAt('role', staffText.chooseAnother);
    const missing = placeMissing(body);
    if (missing) throw wrongAt(missing, staffText.grant.placeNeeded);
    await assertPlace(tx, body);
    const email = emailOf(body.email);
    const account = await lockedAccount(tx, email);
    if (account && account.deletedAt !== null) throw wrongAt('email', staffText.grant.closed);
    if (account && account.blockedAt !== null) throw wrongAt('email', staffText.grant.blocked);
    if (!account && fullname === undefined) throw wrongAt('fullname', staffText.grant.nameNeeded);
    const refusal = grantRefusal({
      by,
      to: account?.id ?? null,
      held: await heldEverywhere(tx, by, at),
      role: permissions,
    });
    if (refusal === 'own') throw wrongAt('email', staffText.grant.own);
    if (refusal === 'notHeld') throw wrongAt('role', staffText.grant.notHeld);
    const wanted = { role, partnerId, programId, eventId, teacherId, endsAt };
    if (!isPowerful(permissions)) {
      const made = await accountFor(tx, services, { email, fullname });
      await grant(tx, services, { ...wanted, userId: made.id }, { by, account: made });
      return { isWaiting: false };
    }
    if (account && (await hasAlready(tx, { ...wanted, userId: account.id }, at))) throw new ApiError('CONFLICT');
    // Who has no account gets none before the second person said yes. An account that never proved the address is not
    // asked for: it may have another address by then.
    const person = account?.isVerified ? { userId: account.id } : { email, fullname: fullname ?? nameIn(email) };
    const [asked] = await tx
      .insert(staffGrantRequest)
      .values({ ...wanted, ...person, askedBy: by, askedAt: at })
      .onConflictDoNothing()
      .returning({ id: staffGrantRequest.id });
    if (!asked) throw new ApiError('CONFLICT');
    await recordChange(tx, {
      by,
      action: 'staff.grantAsked',
      subject: email,
      after: { role, partnerId, programId, eventId, teacherId, endsAt },
    });
    return { isWaiting: true };
  });
}

/** The account a request is about: its own, or one somebody registered meanwhile with its address. */
async function accountOf(
  tx: Executor,
  { userId, email }: typeof staffGrantRequest.$inferSelect,
): Promise<typeof userAccount.$inferSelect | undefined> {
  if (userId === null) return lockedAccount(tx, email!);
  const [account] = await tx.select().from(userAccount).where(eq(userAccount.id, userId)).for('update');
  return account;
}

/** Gives or refuses what another person asked for. @throws ApiError NOT_FOUND, CONFLICT, SECOND_GRANTER_REQUIRED */
export async function decideRequest(
  services: Services,
  { id, decision, by }: { id: string; decision: 'give' | 'refuse'; by: string },
): Promise<void> {
  const { db, now } = services;
  await db.transaction(async (tx) => {
    const at = now();
    const [request] = await tx.select().from(staffGrantRequest).where(eq(staffGrantRequest.id, id)).for('update');
    if (!request) throw new ApiError('NOT_FOUND');
    if (request.state !== 'waiting') throw new ApiError('CONFLICT');
    const { role, partnerId, programId, eventId, teacherId, endsAt, askedBy } = request;
    const account = await accountOf(tx, request);
    const email = account?.email ?? request.email!;
    const state = decision === 'give' ? 'given' : 'refused';
    const decided = { state, decidedBy: by, decidedAt: at, email: null, fullname: null } as const;
    if (decision === 'refuse') {
      await tx.update(staffGrantRequest).set(decided).where(eq(staffGrantRequest.id, id));
      const after = { role, partnerId, programId, eventId, teacherId };
      await recordChange(tx, { by, action: 'staff.grantRefused', subject: email, after });
      return;
    }
    const permissions = await permissionsOf(tx, role);
    const held = await heldEverywhere(tx, by, at);
    const refusal = secondRefusal({ by, to: account?.id ?? null, held, role: permissions, askedBy });
    if (refusal === 'notHeld') throw new ApiError('FORBIDDEN');
    if (refusal) throw new ApiError('SECOND_GRANTER_REQUIRED');
    if (permissions.length === 0 || (account && account.deletedAt !== null) || (endsAt && endsAt <= at))
      throw new ApiError('CONFLICT');
    if (account && account.blockedAt !== null) throw wrongAt('email', staffText.grant.blocked); // it could not sign in
    const given = await accountFor(tx, services, { email, fullname: request.fullname });
    const userId = given.id;
    await tx
      .update(staffGrantRequest)
      .set({ ...decided, userId })
      .where(eq(staffGrantRequest.id, id));
    await grant(
      tx,
      services,
      { userId, role, partnerId, programId, eventId, teacherId, endsAt },
      { by, account: given },
    );
  });
}

/** Roles with what each may do, by name. */
export async function rolesOf(db: Executor): Promise<{ name: string; permissions: string[] }[]> {
  return db
    .select({
      name: staffRolePermission.role,
      permissions: sql<
        string[]
      >`array_agg(${staffRolePermission.permission} order by ${staffRolePermission.permission})`,
    })
    .from(staffRolePermission)
    .groupBy(staffRolePermission.role)
    .orderBy(staffRolePermission.role);
}
