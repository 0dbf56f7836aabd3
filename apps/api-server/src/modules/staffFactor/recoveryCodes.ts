import { groupedCode, RECOVERY_CODE_LETTERS, RECOVERY_CODES, recoveryLetters } from '@suluh/domain/staff';
import { PASSWORD_LIMIT } from '@suluh/domain/limits';
import { and, eq, isNull } from 'drizzle-orm';
import { publicCode } from '../../codes/publicCode.ts';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { countTry, forgetTries } from '../../http/tryLimit.ts';
import type { Services } from '../../services.ts';
import { digestOf } from '../auth/secret.ts';
import { tellFactor } from './tell.ts';
import { factorKey } from './tries.ts';

const { staffRecoveryCode, userAccount } = schema;

/** Makes a new set and ends the one before; of two at once the later one stands. @returns the codes, told this once */
export async function newRecoveryCodes({ db, now }: Services, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => publicCode(RECOVERY_CODE_LETTERS));
  const at = now();
  await db.transaction(async (tx) => {
    await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, userId)).for('no key update');
    await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.userId, userId));
    await tx
      .insert(staffRecoveryCode)
      .values(codes.map((code) => ({ userId, codeHash: digestOf(code), createdAt: at })));
    await tellFactor(tx, { userId, news: 'codesMade', at });
  });
  return codes.map(groupedCode);
}

/**
 * Takes a recovery code, once, and tells whose it is. Wrong ones are counted like passwords.
 * @throws ApiError OTP_INVALID, TOO_MANY_REQUESTS
 */
export async function takeRecoveryCode(services: Services, userId: string, typed: string): Promise<void> {
  const { db, now } = services;
  const key = factorKey(userId);
  await countTry(services, key, PASSWORD_LIMIT);
  const letters = recoveryLetters(typed);
  if (letters === null) throw new ApiError('OTP_INVALID');
  const at = now();
  await db.transaction(async (tx) => {
    const unused = and(eq(staffRecoveryCode.userId, userId), isNull(staffRecoveryCode.usedAt));
    const taken = await tx
      .update(staffRecoveryCode)
      .set({ usedAt: at })
      .where(and(unused, eq(staffRecoveryCode.codeHash, digestOf(letters))));
    if (taken.rowCount !== 1) throw new ApiError('OTP_INVALID');
    await tellFactor(tx, { userId, news: 'codeUsed', at, left: await tx.$count(staffRecoveryCode, unused) });
  });
  await forgetTries(services, key);
}
