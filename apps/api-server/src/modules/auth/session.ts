import { and, eq, isNull, ne } from 'drizzle-orm';
import type { session as sessionEntity } from '@suluh/api/catalogue';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import type { AccessClaims } from './accessToken.ts';
import { isStillMember } from './membership.ts';
import { digestOf, newSecret } from './secret.ts';

type Session = z.input<typeof sessionEntity>;

/** How long a refresh token can be spent, in days. */
const REFRESH_DAYS = 30;
const DAY_MS = 86_400_000;

async function issue(executor: Executor, { tokens, now }: Services, claims: AccessClaims): Promise<Session> {
  const at = now();
  const refreshToken = newSecret();
  const expiresAt = new Date(at.getTime() + REFRESH_DAYS * DAY_MS);
  await executor
    .insert(schema.refreshToken)
    .values({ tokenHash: digestOf(refreshToken), sessionId: claims.sessionId, expiresAt });
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
  const [row] = await executor.insert(schema.loginSession).values(who).returning({ id: schema.loginSession.id });
  return issue(executor, services, { ...who, sessionId: row!.id });
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
 * before.
 */
export async function endLogins(
  executor: Executor,
  { now }: Pick<Services, 'now'>,
  userId: string,
  except?: string,
): Promise<void> {
  const { loginSession, passwordReset } = schema;
  await executor
    .update(passwordReset)
    .set({ usedAt: now() })
    .where(and(eq(passwordReset.userId, userId), isNull(passwordReset.usedAt)));
  await executor
    .update(loginSession)
    .set({ revokedAt: now(), revokeReason: 'password' })
    .where(
      and(
        eq(loginSession.userId, userId),
        isNull(loginSession.revokedAt),
        except ? ne(loginSession.id, except) : undefined,
      ),
    );
}

/**
 * Spends a refresh token for a new pair. A token spent before, unknown, expired, or of an ended login is refused; one
 * spent before also ends the login it belongs to, since two holders have it.
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
    if (!row || row.session.revokedAt || row.token.expiresAt <= at) return null;
    const { id: sessionId, userId, sessionType, programId } = row.session;
    if (row.token.usedAt) {
      await tx.update(loginSession).set({ revokedAt: at, revokeReason: 'reuse' }).where(eq(loginSession.id, sessionId));
      return null;
    }
    if (!(await isStillMember(tx, row.session, at))) {
      await tx
        .update(loginSession)
        .set({ revokedAt: at, revokeReason: 'membership' })
        .where(eq(loginSession.id, sessionId));
      return null;
    }
    await tx.update(refreshToken).set({ usedAt: at }).where(eq(refreshToken.tokenHash, row.token.tokenHash));
    return issue(tx, services, { userId, sessionId, sessionType, programId });
  });
  if (!outcome) throw new ApiError('TOKEN_REVOKED');
  return outcome;
}
