import { STAFF_CODE_SECONDS, STAFF_CODE_WINDOW } from '@suluh/domain/staff';
import { PASSWORD_LIMIT } from '@suluh/domain/limits';
import { productNameText } from '@suluh/i18n-id/server';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { countTry, forgetTries } from '../../http/tryLimit.ts';
import type { Services } from '../../services.ts';
import { tellFactor } from './tell.ts';
import { factorKey } from './tries.ts';

const authenticator = (secret: string, email = ''): TOTP =>
  new TOTP({ issuer: productNameText, label: email, secret: Secret.fromBase32(secret), period: STAFF_CODE_SECONDS });

/**
 * Begins to set up an authenticator; one that was begun before is forgotten. @throws ApiError CONFLICT while one is set up
 */
export async function beginSecondFactor(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  { userId, email }: { userId: string; email: string },
): Promise<{ secret: string; address: string }> {
  const { staffSecondFactor } = schema;
  const secret = new Secret({ size: 20 }).base32;
  const sealedSecret = seal.close(secret);
  const [begun] = await db
    .insert(staffSecondFactor)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: staffSecondFactor.userId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: isNull(staffSecondFactor.confirmedAt),
    })
    .returning();
  if (!begun) throw new ApiError('CONFLICT');
  return { secret, address: authenticator(secret, email).toString() };
}

/**
 * Takes a code, once: of two uses of one code one counts, and the first of all sets the authenticator up. Wrong ones are
 * counted like passwords.
 * @throws ApiError OTP_INVALID, TOO_MANY_REQUESTS, NOT_FOUND when nothing was begun
 */
export async function takeCode(
  services: Pick<Services, 'db' | 'pool' | 'now' | 'seal'>,
  userId: string,
  code: string,
): Promise<void> {
  const { db, now, seal } = services;
  const { staffSecondFactor } = schema;
  const [factor] = await db.select().from(staffSecondFactor).where(eq(staffSecondFactor.userId, userId));
  if (!factor) throw new ApiError('NOT_FOUND');
  const key = factorKey(userId);
  await countTry(services, key, PASSWORD_LIMIT);
  const at = now();
  const delta = authenticator(seal.open(factor.sealedSecret)).validate({
    token: code,
    timestamp: at.getTime(),
    window: STAFF_CODE_WINDOW,
  });
  if (delta === null) throw new ApiError('OTP_INVALID');
  const step = Math.floor(at.getTime() / 1000 / STAFF_CODE_SECONDS) + delta;
  await db.transaction(async (tx) => {
    const taken = await tx
      .update(staffSecondFactor)
      .set({ lastStep: step, confirmedAt: factor.confirmedAt ?? at })
      .where(and(eq(staffSecondFactor.userId, userId), lt(staffSecondFactor.lastStep, step)));
    if (taken.rowCount !== 1) throw new ApiError('OTP_INVALID');
    if (factor.confirmedAt === null) await tellFactor(tx, { userId, news: 'authenticatorAdded', at });
  });
  await forgetTries(services, key);
}
