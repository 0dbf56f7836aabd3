import { auth } from '@suluh/api/catalogue';
import { resetPasswordText } from '@suluh/i18n-id/auth';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { programOf } from '../tenant.ts';
import { hashPassword, isPassword } from './password.ts';
import { emailOf } from './register.ts';
import { digestOf, newSecret } from './secret.ts';

const RESET_MINUTES = 60;

/** What a new password ends: logins of this account but one, and links to choose another that were sent before. */
async function endWhatCameBefore(executor: Executor, { now }: Services, userId: string, except: string | null): Promise<void> {
  const { loginSession, passwordReset } = schema;
  await executor.update(passwordReset).set({ usedAt: now() }).where(and(eq(passwordReset.userId, userId), isNull(passwordReset.usedAt)));
  await executor
    .update(loginSession)
    .set({ revokedAt: now(), revokeReason: 'password' })
    .where(and(eq(loginSession.userId, userId), isNull(loginSession.revokedAt), except ? ne(loginSession.id, except) : undefined));
}

/** Forgotten, reset and changed passwords. */
export const passwordRoutes = [
  route(auth.forgotPassword, async ({ body, programHeader }, services) => {
    const { db, env, now } = services;
    const program = await programOf(services, undefined, programHeader);
    const { userAccount, passwordReset, outbox } = schema;
    const email = emailOf(body.email);
    await db.transaction(async (tx) => {
      const [account] = await tx.select().from(userAccount).where(and(eq(userAccount.email, email), isNull(userAccount.deletedAt)));
      if (!account) return;
      const token = newSecret();
      await tx.insert(passwordReset).values({ tokenHash: digestOf(token), userId: account.id, expiresAt: new Date(now().getTime() + RESET_MINUTES * 60_000) });
      const path = program && program.sessionType === 'reguler' ? `/program-auth/${program.slug}/reset-password` : '/auth/reset-password';
      const origin = program && program.sessionType === 'reguler' ? env.PROGRAM_ORIGIN : env.MAIN_ORIGIN;
      await tx.insert(outbox).values({ kind: 'passwordReset', payload: { to: email, fullname: account.fullname, link: `${origin}${path}?token=${token}` } });
    });
    return { data: {} };
  }),

  route(auth.resetPassword, async ({ body }, services) => {
    const { db, now } = services;
    const { userAccount, passwordReset } = schema;
    const passwordHash = await hashPassword(body.password);
    await db.transaction(async (tx) => {
      const ofLink = eq(passwordReset.tokenHash, digestOf(body.token));
      // The account first: two links of one account used at once then take turns.
      await tx.select({ id: userAccount.id }).from(userAccount).innerJoin(passwordReset, eq(passwordReset.userId, userAccount.id)).where(ofLink).for('no key update', { of: userAccount });
      const [reset] = await tx
        .update(passwordReset)
        .set({ usedAt: now() })
        .where(and(ofLink, isNull(passwordReset.usedAt), gt(passwordReset.expiresAt, now())))
        .returning({ userId: passwordReset.userId });
      if (!reset) throw new ApiError('TOKEN_REVOKED', { message: resetPasswordText.invalidBody });
      await tx.update(userAccount).set({ passwordHash, updatedAt: now() }).where(eq(userAccount.id, reset.userId));
      await endWhatCameBefore(tx, services, reset.userId, null);
    });
    return { data: {} };
  }),

  route(auth.changePassword, async ({ body, caller }, services) => {
    const { db, now } = services;
    const { userId, sessionId } = learner(caller);
    const { userAccount } = schema;
    const [account] = await db.select().from(userAccount).where(eq(userAccount.id, userId));
    if (!(await isPassword(account?.passwordHash, body.oldPassword))) throw new ApiError('FORBIDDEN', { errors: [{ field: 'oldPassword', message: 'wrong' }] });
    const passwordHash = await hashPassword(body.newPassword);
    await db.transaction(async (tx) => {
      await tx.update(userAccount).set({ passwordHash, updatedAt: now() }).where(eq(userAccount.id, userId));
      await endWhatCameBefore(tx, services, userId, sessionId);
    });
    return { data: {} };
  }),
];
