import { profileEntries as entries } from '@suluh/api/catalogue';
import { SMS_LEARNER_LIMIT, SMS_NUMBER_LIMIT } from '@suluh/domain/limits';
import { OTP_DEFAULT_COUNTDOWN_MS, OTP_DEFAULT_LENGTH } from '@suluh/domain/otp';
import { maskedPhone } from '@suluh/domain/personal-data';
import { phoneE164 } from '@suluh/domain/validation';
import { smsText } from '@suluh/i18n-id/sms';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { countTry, tryKey, uncountTry } from '../../http/tryLimit.ts';
import { letterheadOf } from '../program/letterheadOf.ts';
import { programById } from '../program/queries.ts';
import { forgetCode, guessCode, makeCode, spendCode, waitSeconds, type CodeFor } from '../verification/codes.ts';
import { profileOf } from './profile.ts';
import { ProviderUnavailable } from '../../provider/callProvider.ts';

const { outbox, userAccount } = schema;

/** The codes that prove a learner's phone. */
export const phoneCode = (userId: string): CodeFor => ({ userId, purpose: 'verifyPhone' });

/**
 * Counts a message for its learner and its number, and makes what it says; one that is not made is none of the day's, as
 * of two presses at once. @throws ApiError TOO_MANY_REQUESTS, and what `make` throws
 */
async function countedMessage(
  services: Services,
  { userId, phone }: { userId: string; phone: string },
  make: () => Promise<string>,
): Promise<string> {
  const [ofLearner, ofNumber] = [tryKey('sms learner', userId), tryKey('sms number', phone)];
  await countTry(services, ofLearner, SMS_LEARNER_LIMIT);
  try {
    await countTry(services, ofNumber, SMS_NUMBER_LIMIT);
  } catch (error) {
    await uncountTry(services, ofLearner);
    throw error;
  }
  try {
    return await make();
  } catch (error) {
    await uncountTry(services, ofLearner, ofNumber);
    throw error;
  }
}

/** The number of a phone, proven by a code that is sent to it (docs/product/account.md#phone; R32). */
export const phoneRoutes = [
  route(entries.otpSend, async ({ body, caller }, services) => {
    const { db, now, sms } = services;
    const { userId, programId } = learner(caller);
    if (sms === null) throw new ApiError('NOT_FOUND');
    const phone = phoneE164(body.target);
    const letterhead = letterheadOf(await programById({ db }, programId));
    const isProven = and(
      eq(userAccount.id, userId),
      eq(userAccount.phone, phone),
      isNotNull(userAccount.phoneProvenAt),
    );
    if ((await db.$count(userAccount, isProven)) > 0) throw new ApiError('CONFLICT');
    const wait = await waitSeconds(db, phoneCode(userId), now());
    if (wait > 0) throw new ApiError('OTP_WAIT', { data: wait });
    const code = await countedMessage(services, { userId, phone }, () =>
      db.transaction(async (tx) => {
        const [account] = await tx
          .select({ id: userAccount.id })
          .from(userAccount)
          .where(eq(userAccount.id, userId))
          .for('update'); // two presses at once send one code
        if (!account) throw new ApiError('TOKEN_EXPIRED');
        return makeCode(tx, phoneCode(userId), now(), phone);
      }),
    );
    try {
      const sent = await sms.send(phone, smsText.code({ product: letterhead.product, code }));
      if (sent === 'unreachable') throw new ApiError('PHONE_UNREACHABLE');
    } catch (error) {
      await forgetCode(db, phoneCode(userId)); // nobody has it, and nobody waits for another
      if (error instanceof ProviderUnavailable) throw new ApiError('UNAVAILABLE', { cause: error });
      throw error;
    }
    return { data: { wait: OTP_DEFAULT_COUNTDOWN_MS / 1000, length: OTP_DEFAULT_LENGTH } };
  }),

  route(entries.otpVerify, async ({ body, caller }, services) => {
    const { db, now } = services;
    const { userId, programId } = learner(caller);
    const at = now();
    const guessed = await guessCode(db, phoneCode(userId), body.otp, at);
    const phone = guessed.sentTo;
    if (phone === null) throw new ApiError('OTP_INVALID');
    const changed = await db.transaction(async (tx) => {
      await spendCode(tx, guessed, at);
      const [after] = await tx
        .update(userAccount)
        .set({ phone, phoneProvenAt: at, updatedAt: at })
        .where(and(eq(userAccount.id, userId), isNull(userAccount.deletedAt)))
        .returning();
      if (!after) throw new ApiError('TOKEN_EXPIRED');
      const letterhead = letterheadOf(await programById({ db: tx }, programId));
      await tx.insert(outbox).values({
        kind: 'phoneChanged',
        payload: { to: after.email, fullname: after.fullname, phone: maskedPhone(phone), ...letterhead },
      });
      return after;
    });
    return { data: await profileOf(changed, caller, services) };
  }),
];
