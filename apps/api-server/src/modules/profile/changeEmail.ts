import { profileEntries as entries } from '@suluh/api/catalogue';
import { OTP_DEFAULT_COUNTDOWN_MS } from '@suluh/domain/otp';
import { maskedEmail, maskedPhone } from '@suluh/domain/personal-data';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { emailOf } from '../auth/email.ts';
import { assertOwner } from '../auth/owner.ts';
import { endLogins } from '../auth/session.ts';
import { phoneCode } from './changePhone.ts';
import { guessCode, makeCode, pendingAddress, spendCode, voidCodes, type CodeFor } from '../verification/codes.ts';
import { phoneProofOf, profileOf } from './profile.ts';
import { letterheadOf } from '../program/letterheadOf.ts';
import { programById } from '../program/queries.ts';

const { identityLink, outbox, userAccount } = schema;

/** PostgreSQL's code for a second row with what is there once. */
const UNIQUE_VIOLATION = '23505';

const codeFor = (userId: string): CodeFor => ({ userId, purpose: 'changeEmail' });

/** @throws ApiError ALREADY_REGISTERED when another account has the address */
async function assertFree(db: Executor, email: string, userId: string): Promise<void> {
  const taken = await db.$count(userAccount, and(eq(userAccount.email, email), ne(userAccount.id, userId)));
  if (taken > 0) throw new ApiError('ALREADY_REGISTERED');
}

/** Another e-mail address, proven by a code that is mailed to it (docs/product/account.md#e-mail-address). */
export const emailRoutes = [
  route(entries.credentials, async ({ caller }, { db, now, sms }) => {
    const { userId, isLook } = learner(caller);
    const [account] = await db.select().from(userAccount).where(eq(userAccount.id, userId));
    if (!account) throw new ApiError('TOKEN_EXPIRED');
    const pendingEmail = await pendingAddress(db, codeFor(userId), now());
    const pendingPhone = await pendingAddress(db, phoneCode(userId), now());
    const toldPhone = (phone: string | null) => (isLook && phone ? maskedPhone(phone) : phone); // (docs/product/staff.md#looking)
    return {
      data: {
        email: account.email,
        pendingEmail: isLook && pendingEmail ? maskedEmail(pendingEmail) : pendingEmail,
        pendingPhone: toldPhone(pendingPhone),
        phone: toldPhone(account.phone),
        phoneProof: phoneProofOf(account, sms),
        hasPassword: account.passwordHash !== null,
      },
    };
  }),

  route(entries.emailChange, async ({ body, caller }, services) => {
    const { db, now } = services;
    const who = learner(caller);
    const email = emailOf(body.email);
    const [account] = await db.select().from(userAccount).where(eq(userAccount.id, who.userId));
    if (!account) throw new ApiError('TOKEN_EXPIRED');
    await assertOwner(services, account, who, body.password);
    if (account.email === email) throw new ApiError('CONFLICT');
    await assertFree(db, email, who.userId);
    await db.transaction(async (tx) => {
      await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, who.userId)).for('update'); // two presses at once send one code
      const code = await makeCode(tx, codeFor(who.userId), now(), email);
      const letterhead = letterheadOf(await programById({ db: tx }, who.programId));
      await tx
        .insert(outbox)
        .values({ kind: 'emailCode', payload: { to: email, fullname: account.fullname, code, ...letterhead } });
    });
    return { data: { wait: OTP_DEFAULT_COUNTDOWN_MS / 1000 } };
  }),

  route(entries.emailConfirm, async ({ body, caller }, services) => {
    const { db, now } = services;
    const { userId, sessionId, programId } = learner(caller);
    const at = now();
    const guessed = await guessCode(db, codeFor(userId), body.otp, at);
    const email = guessed.sentTo;
    if (email === null) throw new ApiError('OTP_INVALID');
    const changed = await db
      .transaction(async (tx) => {
        await assertFree(tx, email, userId);
        await spendCode(tx, guessed, at);
        const mine = and(eq(userAccount.id, userId), isNull(userAccount.deletedAt));
        const [before] = await tx.select().from(userAccount).where(mine).for('update');
        if (!before) throw new ApiError('TOKEN_EXPIRED');
        const [after] = await tx
          .update(userAccount)
          .set({ email, isVerified: true, updatedAt: at })
          .where(mine)
          .returning();
        // What was mailed to the address until now no longer opens anything.
        await voidCodes(tx, { userId, purpose: 'verifyEmail' }, at);
        await tx.delete(identityLink).where(eq(identityLink.userId, userId));
        await endLogins(tx, services, userId, sessionId);
        const letterhead = letterheadOf(await programById({ db: tx }, programId));
        await tx.insert(outbox).values({
          kind: 'emailChanged',
          payload: { to: before.email, fullname: before.fullname, address: maskedEmail(email), ...letterhead },
        });
        return after;
      })
      .catch((error: unknown) => {
        const { code, cause } = error as { code?: string; cause?: { code?: string } }; // of the driver, or wrapped by drizzle
        if ((cause?.code ?? code) === UNIQUE_VIOLATION) throw new ApiError('ALREADY_REGISTERED'); // by who proved it, or registered with it, at the same moment
        throw error;
      });
    return { data: await profileOf(changed, caller, services) };
  }),
];
