import { randomInt } from 'node:crypto';
import { profileEntries as entries } from '@suluh/api/catalogue';
import { OTP_DEFAULT_COUNTDOWN_MS, OTP_DEFAULT_LENGTH, resend } from '@suluh/domain/otp';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { digestOf } from '../auth/secret.ts';

const { oneTimeCode, outbox, userAccount } = schema;

const PURPOSE = 'verifyEmail';
const VALID_MS = 10 * 60_000;
/** Guesses at one code, and codes in a day: together half a chance in a hundred of hitting four digits. */
const MAX_ATTEMPTS = 5;
const MAX_CODES_A_DAY = 10;
const DAY_MS = 86_400_000;

/** What is stored of a code; with whose it is, so that equal codes do not look alike. */
const hashOf = (userId: string, code: string): Buffer => digestOf(`${PURPOSE} ${userId} ${code}`);

const ofLearner = (userId: string) => and(eq(oneTimeCode.target, userId), eq(oneTimeCode.purpose, PURPOSE));

/**
 * Seconds until another code can be sent, by when the last one was (docs/product/account.md: resend shows a wait
 * counter).
 */
async function waitSeconds(db: Executor, userId: string, now: Date): Promise<number> {
  const [last] = await db
    .select({ createdAt: oneTimeCode.createdAt })
    .from(oneTimeCode)
    .where(ofLearner(userId))
    .orderBy(desc(oneTimeCode.createdAt))
    .limit(1);
  const state = last
    ? resend({ now, availableAt: new Date(last.createdAt.getTime() + OTP_DEFAULT_COUNTDOWN_MS) })
    : { kind: 'resend' as const };
  return state.kind === 'wait' ? state.seconds : 0;
}

/**
 * Verification of the learner's e-mail address by a mailed code (docs/product/account.md#e-mail-verification;
 * docs/product/api.md#account).
 */
export const verificationRoutes = [
  route(entries.verificationSend, async ({ caller }, { db, now }) => {
    const { userId } = learner(caller);
    const at = now();
    await db.transaction(async (tx) => {
      const [account] = await tx.select().from(userAccount).where(eq(userAccount.id, userId)).for('update'); // two presses at once send one code
      if (!account) throw new ApiError('TOKEN_EXPIRED');
      if (account.isVerified) throw new ApiError('CONFLICT');
      const wait = await waitSeconds(tx, userId, at);
      if (wait > 0) throw new ApiError('OTP_WAIT', { data: wait });
      const today = await tx.$count(
        oneTimeCode,
        and(ofLearner(userId), gt(oneTimeCode.createdAt, new Date(at.getTime() - DAY_MS))),
      );
      if (today >= MAX_CODES_A_DAY) throw new ApiError('TOO_MANY_REQUESTS');
      await tx
        .update(oneTimeCode)
        .set({ usedAt: at })
        .where(and(ofLearner(userId), isNull(oneTimeCode.usedAt)));
      const code = String(randomInt(10 ** OTP_DEFAULT_LENGTH)).padStart(OTP_DEFAULT_LENGTH, '0');
      await tx.insert(oneTimeCode).values({
        target: userId,
        purpose: PURPOSE,
        codeHash: hashOf(userId, code),
        createdAt: at,
        expiresAt: new Date(at.getTime() + VALID_MS),
      });
      await tx
        .insert(outbox)
        .values({ kind: 'emailCode', payload: { to: account.email, fullname: account.fullname, code } });
    });
    return { data: { wait: OTP_DEFAULT_COUNTDOWN_MS / 1000 } };
  }),

  route(entries.verificationCountdown, async ({ caller }, { db, now }) => ({
    data: await waitSeconds(db, learner(caller).userId, now()),
  })),

  route(entries.verificationAuthorize, async ({ body, caller }, { db, now }) => {
    const { userId } = learner(caller);
    const at = now();
    // The guess is counted before it is compared, in a statement of its own: a wrong one stays counted, many at once
    // all are.
    const [guessed] = await db
      .update(oneTimeCode)
      .set({ attempts: sql`${oneTimeCode.attempts} + 1` })
      .where(
        and(
          ofLearner(userId),
          isNull(oneTimeCode.usedAt),
          gt(oneTimeCode.expiresAt, at),
          lt(oneTimeCode.attempts, MAX_ATTEMPTS),
        ),
      )
      .returning({ id: oneTimeCode.id, codeHash: oneTimeCode.codeHash });
    if (!guessed || !guessed.codeHash.equals(hashOf(userId, body.otp))) throw new ApiError('OTP_INVALID');
    await db.transaction(async (tx) => {
      const [used] = await tx
        .update(oneTimeCode)
        .set({ usedAt: at })
        .where(and(eq(oneTimeCode.id, guessed.id), isNull(oneTimeCode.usedAt)))
        .returning({ id: oneTimeCode.id });
      if (!used) throw new ApiError('OTP_INVALID');
      await tx.update(userAccount).set({ isVerified: true, updatedAt: at }).where(eq(userAccount.id, userId));
    });
    return { data: { isVerified: true } };
  }),
];
