import { staffSelfEntries as entries, type staffMe } from '@suluh/api/catalogue';
import { allows, PERMISSIONS, reaches, reachOf, STAFF_SESSION_MS } from '@suluh/domain/staff';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { grantHoldsAt } from '../../access/grantHolds.ts';
import { scopeOf } from '../../access/permissionScope.ts';
import {
  beginStaffSession,
  endStaffSessions,
  isStaff,
  sessionNameOf,
  type StaffSession,
} from '../../access/staffSession.ts';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { mustProve, self } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../auth/email.ts';
import { isPasswordOf } from '../auth/guesses.ts';
import { factorsOf, isGuarded } from '../../access/factors.ts';
import { takeProof } from '../staffFactor/proof.ts';

type Me = z.input<typeof staffMe>;

/** The account of whoever asks. @throws ApiError TOKEN_EXPIRED when it is gone */
export async function accountOf({ db }: Pick<Services, 'db'>, userId: string) {
  const { userAccount } = schema;
  const [account] = await db.select().from(userAccount).where(eq(userAccount.id, userId));
  if (!account) throw new ApiError('TOKEN_EXPIRED');
  return account;
}

/**
 * Who this is, what they may do, and what is still asked of them. A permission whose entries work on everything is nobody's
 * whose grant holds at one place: the rooms it opens would refuse them.
 */
export async function meOf(
  services: Services,
  { userId, isProved, endsAt }: Pick<StaffSession, 'userId' | 'isProved' | 'endsAt'>,
): Promise<Me> {
  const { db, now, settings } = services;
  const { staffGrant, staffRolePermission } = schema;
  const at = now();
  const { fullname, email } = await accountOf(services, userId);
  const held = await db
    .select({
      role: staffGrant.role,
      permission: staffRolePermission.permission,
      partnerId: staffGrant.partnerId,
      programId: staffGrant.programId,
      eventId: staffGrant.eventId,
      teacherId: staffGrant.teacherId,
    })
    .from(staffGrant)
    .innerJoin(staffRolePermission, eq(staffRolePermission.role, staffGrant.role))
    .where(and(eq(staffGrant.userId, userId), grantHoldsAt(at)));
  const factors = await factorsOf(db, userId);
  return {
    userId,
    fullname,
    email,
    roles: [...new Set(held.map(({ role }) => role))].sort(),
    permissions: PERMISSIONS.filter((each) =>
      reaches(reachOf(held.filter(({ permission }) => allows([permission], each))), scopeOf(each)),
    ),
    hasSecondFactor: isGuarded(factors),
    hasAuthenticator: factors.hasAuthenticator,
    recoveryCodesLeft: factors.codesLeft,
    mustSetUp: mustProve(settings) && !isProved,
    endsAt: endsAt.toISOString(),
  };
}

/** Signing in to the back office, apart from learners (docs/product/staff.md#signing-in). */
export const staffSelfRoutes = [
  route(entries.signIn, async ({ body }, services) => {
    const { db, now } = services;
    const { userAccount } = schema;
    const email = emailOf(body.email);
    const [account] = await db
      .select()
      .from(userAccount)
      .where(and(eq(userAccount.email, email), isNull(userAccount.deletedAt)));
    const isRight = await isPasswordOf(services, email, account?.passwordHash, body.password);
    // Whoever registered an address first has not shown that it is theirs: the mailed link to a password shows it.
    if (!isRight || !account?.isVerified || !(await isStaff(db, account.id, now())))
      throw new ApiError('INVALID_CREDENTIALS');
    if (account.blockedAt !== null) throw new ApiError('ACCOUNT_BLOCKED'); // told to who knows the password alone
    const factors = await factorsOf(db, account.id);
    const isProved = isGuarded(factors);
    if (isProved) await takeProof(services, account.id, factors, body);
    const at = now();
    const token = await db.transaction(async (tx) => {
      const { id: userId, email: subject, passwordHash } = account;
      const isSame = and(eq(userAccount.id, userId), eq(userAccount.passwordHash, passwordHash!));
      const [same] = await tx.select({ id: userAccount.id }).from(userAccount).where(isSame).for('no key update');
      if (!same) throw new ApiError('INVALID_CREDENTIALS'); // changed since it was checked, and every session ended
      const begun = await beginStaffSession(tx, { userId, isProved, now: at });
      const sessionId = sessionNameOf(begun);
      await tx.insert(schema.auditLog).values({ actorId: userId, action: 'staff.signIn', subject, sessionId });
      return begun;
    });
    const endsAt = new Date(at.getTime() + STAFF_SESSION_MS);
    return { data: { token, me: await meOf(services, { userId: account.id, isProved, endsAt }) } };
  }),

  route(entries.signOut, async ({ caller }, { db, now }) => {
    await endStaffSessions(db, { sessionHash: self(caller).sessionHash }, now());
    return { data: { success: true } };
  }),

  route(entries.me, async ({ caller }, services) => ({ data: await meOf(services, self(caller)) })),
];
