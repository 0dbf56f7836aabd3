import { profileEntries as entries } from '@suluh/api/catalogue';
import { OTP_DEFAULT_COUNTDOWN_MS } from '@suluh/domain/otp';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { guessCode, makeCode, spendCode, waitSeconds, type CodeFor } from './codes.ts';
import { letterheadOf } from '../program/letterheadOf.ts';
import { programById } from '../program/queries.ts';

const { outbox, userAccount } = schema;

const codeFor = (userId: string): CodeFor => ({ userId, purpose: 'verifyEmail' });

/**
 * Verification of the learner's e-mail address by a mailed code (docs/product/account.md#e-mail-verification;
 * docs/product/api.md#account).
 */
export const verificationRoutes = [
  route(entries.verificationSend, async ({ caller }, { db, now }) => {
    const { userId, programId } = learner(caller);
    await db.transaction(async (tx) => {
      const [account] = await tx.select().from(userAccount).where(eq(userAccount.id, userId)).for('update'); // two presses at once send one code
      if (!account) throw new ApiError('TOKEN_EXPIRED');
      if (account.isVerified) throw new ApiError('CONFLICT');
      const code = await makeCode(tx, codeFor(userId), now(), null);
      const letterhead = letterheadOf(await programById({ db: tx }, programId));
      await tx
        .insert(outbox)
        .values({ kind: 'emailCode', payload: { to: account.email, fullname: account.fullname, code, ...letterhead } });
    });
    return { data: { wait: OTP_DEFAULT_COUNTDOWN_MS / 1000 } };
  }),

  route(entries.verificationCountdown, async ({ caller }, { db, now }) => ({
    data: await waitSeconds(db, codeFor(learner(caller).userId), now()),
  })),

  route(entries.verificationAuthorize, async ({ body, caller }, { db, now }) => {
    const { userId } = learner(caller);
    const at = now();
    const guessed = await guessCode(db, codeFor(userId), body.otp, at);
    await db.transaction(async (tx) => {
      await spendCode(tx, guessed, at);
      await tx.update(userAccount).set({ isVerified: true, updatedAt: at }).where(eq(userAccount.id, userId));
    });
    return { data: { isVerified: true } };
  }),
];
