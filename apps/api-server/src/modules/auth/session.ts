import { and, desc, eq, gt, isNotNull, isNull, max, ne, sql } from 'drizzle-orm';
import type { session as sessionEntity } from '@suluh/api/catalogue';
import { refreshTokenEnd, spendingOf } from '@suluh/domain/session';
import type { z } from 'zod';
import { endStaffSessions } from '../../access/staffSession.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import type { AccessClaims } from './accessToken.ts';
import { isStillMember } from './membership.ts';
import { digestOf, newSecret } from './secret.ts';

type Session = z.input<typeof sessionEntity>;

async function issue(
  executor: Executor,
  { tokens, now }: Services,
  claims: AccessClaims,
  loginAt: Date,
): Promise<Session> {
  const at = now();
  const refreshToken = newSecret();
  const expiresAt = refreshTokenEnd(loginAt, at);
  await executor
    .insert(schema.refreshToken)
    .values({ tokenHash: digestOf(refreshToken), sessionId: claims.sessionId, createdAt: at, expiresAt });
  const access = await tokens.sign(claims, at);
  return {
    token: access.token,
    tokenExpiredAt: access.expiresAt.toISOString(),
    refreshToken,
    refreshExpiredAt: expiresAt.toISOString(),
  };
}

/** Begins a login: a family of refresh tokens of its own. */
export async function beginSession(
  executor: Executor,
  services: Services,
  who: Omit<AccessClaims, 'sessionId'>,
): Promise<Session> {
  const createdAt = services.now();
  const { userAccount } = schema;
  const isBlocked = and(eq(userAccount.id, who.userId), isNotNull(userAccount.blockedAt));
  if ((await executor.$count(userAccount, isBlocked)) > 0) throw new ApiError('ACCOUNT_BLOCKED');
  const [row] = await executor
    .insert(schema.loginSession)
    .values({ ...who, createdAt })
    .returning({ id: schema.loginSession.id });
  return issue(executor, services, { ...who, sessionId: row!.id }, createdAt);
}

/** Ends one login. */
export async function endSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  sessionId: string,
  reason: string,
): Promise<void> {
  const { loginSession } = schema;
  await db
    .update(loginSession)
    .set({ revokedAt: now(), revokeReason: reason })
    .where(and(eq(loginSession.id, sessionId), isNull(loginSession.revokedAt)));
}

/**
 * What another password, or none, ends: logins of the account but one, and links to choose a password that were sent
 * before. @param reason what their end is put down to
 */
export async function endLogins(
  executor: Executor,
  { now }: Pick<Services, 'now'>,
  userId: string,
  except?: string,
  reason = 'password',
): Promise<void> {
  const { passwordReset } = schema;
  await executor
    .update(passwordReset)
    .set({ usedAt: now() })
    .where(and(eq(passwordReset.userId, userId), isNull(passwordReset.usedAt)));
  await endOthers(executor, { now }, { userId, except, reason });
}

/**
 * Ends logins of an account, but for one, and all it has in the back office (docs/product/staff.md#signing-in); to be called
 * in the transaction of what ends them. @returns how many logins
 */
export async function endOthers(
  executor: Executor,
  { now }: Pick<Services, 'now'>,
  { userId, except, reason }: { userId: string; except: string | undefined; reason: string },
): Promise<number> {
  const { loginSession } = schema;
  await endStaffSessions(executor, { userId }, now());
  const ended = await executor
    .update(loginSession)
    .set({ revokedAt: now(), revokeReason: reason })
    .where(
      and(
        eq(loginSession.userId, userId),
        isNull(loginSession.revokedAt),
        except ? ne(loginSession.id, except) : undefined,
      ),
    )
    .returning({ id: loginSession.id });
  return ended.length;
}

/** Logins of an account that can still go on, newest first, at most 50. */
export async function readLogins({ db, now }: Pick<Services, 'db' | 'now'>, userId: string) {
  const { loginSession, program, refreshToken } = schema;
  return db
    .select({
      id: loginSession.id,
      startedAt: loginSession.createdAt,
      sessionType: loginSession.sessionType,
      programName: program.name,
      lastUsedAt: sql<Date>`max(${refreshToken.createdAt})`.mapWith(refreshToken.createdAt),
    })
    .from(loginSession)
    .innerJoin(refreshToken, eq(refreshToken.sessionId, loginSession.id))
    .leftJoin(program, eq(program.id, loginSession.programId))
    .where(and(eq(loginSession.userId, userId), isNull(loginSession.revokedAt), gt(refreshToken.expiresAt, now())))
    .groupBy(loginSession.id, program.id)
    .orderBy(desc(loginSession.createdAt))
    .limit(50);
}

/** When another token of a login was spent last. The login's row is locked: nobody spends one meanwhile. */
async function lastSpentBeside(tx: Executor, sessionId: string, tokenHash: Buffer): Promise<Date | null> {
  const { refreshToken } = schema;
  const [row] = await tx
    .select({ at: max(refreshToken.usedAt) })
    .from(refreshToken)
    .where(and(eq(refreshToken.sessionId, sessionId), ne(refreshToken.tokenHash, tokenHash)));
  return row?.at ?? null;
}

/**
 * Spends a refresh token for a new pair, and once more when the answer seems to have been lost. One that is unknown, too
 * old, or of an ended login is refused; one whose login went on without it also ends that login, since two holders have
 * it (docs/product/session.md#refresh).
 * @throws ApiError TOKEN_REVOKED
 */
export async function spendRefreshToken(services: Services, secret: string): Promise<Session> {
  const at = services.now();
  const { refreshToken, loginSession } = schema;
  const outcome = await services.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ token: refreshToken, session: loginSession })
      .from(refreshToken)
      .innerJoin(loginSession, eq(loginSession.id, refreshToken.sessionId))
      .where(eq(refreshToken.tokenHash, digestOf(secret)))
      .for('update');
    if (!row || row.session.revokedAt) return null;
    const { id: sessionId, userId, sessionType, programId, createdAt: loginAt } = row.session;
    const { tokenHash, createdAt: issuedAt, expiresAt, usedAt: spentAt } = row.token;
    const revoke = async (revokeReason: string) => {
      await tx.update(loginSession).set({ revokedAt: at, revokeReason }).where(eq(loginSession.id, sessionId));
      return null;
    };
    const otherSpentAt = await lastSpentBeside(tx, sessionId, tokenHash);
    const spending = spendingOf({ issuedAt, expiresAt, spentAt, loginAt, otherSpentAt }, at);
    if (spending === 'ended') return null;
    if (spending === 'stolen') return revoke('reuse');
    if (!(await isStillMember(tx, row.session, at))) return revoke('membership');
    if (spentAt === null)
      await tx.update(refreshToken).set({ usedAt: at }).where(eq(refreshToken.tokenHash, tokenHash));
    return issue(tx, services, { userId, sessionId, sessionType, programId }, loginAt);
  });
  if (!outcome) throw new ApiError('TOKEN_REVOKED');
  return outcome;
}
