import { randomInt } from 'node:crypto';
import { newReferralKey, referralKey } from '@suluh/domain/referral';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';

const { userAccount } = schema;
const TRIES = 8;
const SIGNS = 4;
const FINENESS = 2 ** 32;
const random = (): number => randomInt(FINENESS) / FINENESS;

/** The learner's code as it is kept; the first time it is made. */
export async function codeOf(db: Executor, userId: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const [account] = await db
      .select({ fullname: userAccount.fullname, code: userAccount.referralCode })
      .from(userAccount)
      .where(eq(userAccount.id, userId));
    if (!account) break;
    if (account.code !== null) return account.code;
    const key = newReferralKey(account.fullname, Array.from({ length: SIGNS }, random));
    await db
      .update(userAccount)
      .set({ referralCode: key })
      .where(
        and(
          eq(userAccount.id, userId),
          isNull(userAccount.referralCode),
          sql`not exists(select from user_account o where o.referral_code = ${key})`,
        ),
      );
  }
  throw new Error(`no referral code for ${userId}`);
}

/** Whose code it is; undefined for one nobody has, and for one of an account that is closed. */
export async function ownerOf(db: Executor, typed: string): Promise<string | undefined> {
  const [owner] = await db
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(
      and(
        eq(userAccount.referralCode, referralKey(typed)),
        isNull(userAccount.deletedAt),
        isNull(userAccount.closingAt),
      ),
    );
  return owner?.id;
}
