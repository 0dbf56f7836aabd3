import { OPEN_SESSION_TYPES } from '@suluh/domain/session';
import { auth } from '@suluh/api/catalogue';
import { phoneE164 } from '@suluh/domain/validation';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { recordConsent } from '../personalData/agreements.ts';
import { programOf } from '../program/queries.ts';
import { emailOf } from './email.ts';
import { assertNotGuessable } from './guessable.ts';
import { hashPassword } from './password.ts';
import { newSecret } from './secret.ts';

/** Makes an account that belongs to the main site, to the small-business line, or to the programme it was made on. */
export const register = route(auth.register, async ({ body, programHeader }, services) => {
  const { db, now } = services;
  const { userAccount, membership, outbox, referral } = schema;
  const program = await programOf(services, body.program, programHeader);
  if (program && (!program.canRegister || program.oidcIssuer !== null)) throw new ApiError('REGISTRATION_CLOSED');
  const sessionType = program?.sessionType ?? body.sessionType ?? 'reguler';
  if (!program && !OPEN_SESSION_TYPES.some((open) => open === sessionType)) throw new ApiError('REGISTRATION_CLOSED');
  assertNotGuessable(body.password, body);
  const passwordHash = await hashPassword(body.password);
  return db.transaction(async (tx) => {
    const [referrer] = body.referralCode
      ? await tx
          .select({ id: userAccount.id })
          .from(userAccount)
          .where(eq(userAccount.referralCode, body.referralCode.toUpperCase()))
      : [];
    const [account] = await tx
      .insert(userAccount)
      .values({
        fullname: body.fullname,
        email: emailOf(body.email),
        phone: phoneE164(body.phone),
        passwordHash,
        programId: program?.id ?? null,
        referralCode: newSecret()
          .replaceAll(/[^A-Za-z0-9]/g, '')
          .slice(0, 8)
          .toUpperCase(),
        referredBy: referrer?.id ?? null,
        consentAt: now(),
      })
      .onConflictDoNothing({ target: userAccount.email })
      .returning({ id: userAccount.id });
    if (!account) throw new ApiError('ALREADY_REGISTERED');
    await recordConsent(tx, account.id, now());
    await tx.insert(membership).values({ userId: account.id, sessionType, programId: program?.id ?? null });
    if (referrer) await tx.insert(referral).values({ referrerId: referrer.id, friendId: account.id });
    await tx.insert(outbox).values({ kind: 'welcome', payload: { to: emailOf(body.email), fullname: body.fullname } });
    return { data: { userId: account.id } };
  });
});
