import { STAFF_CODE_SECONDS, STAFF_CODE_WINDOW } from '@suluh/domain/staff';
import { PASSWORD_LIMIT } from '@suluh/domain/limits';
import { productNameText } from '@suluh/i18n-id/server';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { countTry, forgetTries, tryKey } from '../../http/tryLimit.ts';
import type { Services } from '../../services.ts';

const authenticator = (secret: string, email = ''): TOTP =>
  new TOTP({ issuer: productNameText, label: email, secret: Secret.fromBase32(secret), period: STAFF_CODE_SECONDS });

/** Whether somebody has set up an authenticator. */
export async function hasSecondFactor(db: Executor, userId: string): Promise<boolean> {
  const { staffSecondFactor } = schema;
  return (
    (await db.$count(
      staffSecondFactor,
      and(eq(staffSecondFactor.userId, userId), isNotNull(staffSecondFactor.confirmedAt)),
    )) > 0
  );
}

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
 * Takes a code, once: of two uses of one code one counts. Wrong ones are counted like passwords.
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
  const key = tryKey('staff-code', userId);
  await countTry(services, key, PASSWORD_LIMIT);
  const at = now();
  const delta = authenticator(seal.open(factor.sealedSecret)).validate({
    token: code,
    timestamp: at.getTime(),
    window: STAFF_CODE_WINDOW,
  });
  if (delta === null) throw new ApiError('OTP_INVALID');
  const step = Math.floor(at.getTime() / 1000 / STAFF_CODE_SECONDS) + delta;
  const taken = await db
    .update(staffSecondFactor)
    .set({ lastStep: step, confirmedAt: factor.confirmedAt ?? at })
    .where(and(eq(staffSecondFactor.userId, userId), lt(staffSecondFactor.lastStep, step)))
    .returning();
  if (taken.length === 0) throw new ApiError('OTP_INVALID');
  await forgetTries(services, key);
}
