import { auth } from '@suluh/api/catalogue';
import { phoneE164 } from '@suluh/domain/validation';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { recordConsent } from '../personalData/agreements.ts';
import { bringFriend, referrerOf } from '../referral/bring.ts';
import { areaNamed, joinArea } from './area.ts';
import { emailOf } from './email.ts';
import { assertNotGuessable } from './guessable.ts';
import { hashPassword } from './password.ts';
import { welcomeMail } from './welcome.ts';

/** Makes an account that belongs to the main site, to the small-business line, or to the programme it was made on. */
export const register = route(auth.register, async ({ body, programHeader, site }, services) => {
  const { db, now } = services;
  const { userAccount, outbox } = schema;
  const area = await areaNamed(services, body, programHeader);
  if (!area.admits) throw new ApiError('REGISTRATION_CLOSED');
  assertNotGuessable(body.password, body, services.settings);
  const passwordHash = await hashPassword(body.password);
  return db.transaction(async (tx) => {
    const referrerId = await referrerOf(tx, area, body.referralCode);
    const [account] = await tx
      .insert(userAccount)
      .values({
        fullname: body.fullname,
        email: emailOf(body.email),
        phone: phoneE164(body.phone),
        passwordHash,
        programId: area.program?.id ?? null,
        referredBy: referrerId,
        consentAt: now(),
      })
      .onConflictDoNothing({ target: userAccount.email })
      .returning({ id: userAccount.id });
    if (!account) throw new ApiError('ALREADY_REGISTERED');
    await recordConsent(tx, account.id, now());
    await joinArea(tx, area, account.id);
    if (referrerId !== null) await bringFriend(tx, { referrerId, friendId: account.id, now: now() });
    const person = { to: emailOf(body.email), fullname: body.fullname };
    await tx.insert(outbox).values(welcomeMail(services, area, person, site));
    return { data: { userId: account.id } };
  });
});
