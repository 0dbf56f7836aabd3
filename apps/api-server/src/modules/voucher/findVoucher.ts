import { REDEEM_LIMIT } from '@suluh/domain/limits';
import { voucherCodeOf, voucherProblem, type VoucherProblem } from '@suluh/domain/voucher';
import { voucherElsewhereText } from '@suluh/i18n-id/server';
import { eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { ErrorCode } from '@suluh/api/catalogue';
import { ApiError } from '../../http/apiError.ts';
import { sells } from '../../http/authenticate.ts';
import type { Learner } from '../../http/route.ts';
import { countTry, forgetTries, tryKey, uncountTry } from '../../http/tryLimit.ts';
import type { Services } from '../../services.ts';

/** A redeem code with its batch. */
export interface FoundVoucher {
  code: string;
  batch: typeof schema.voucherBatch.$inferSelect;
}

const REFUSAL: Record<VoucherProblem, ErrorCode> = {
  unknown: 'VOUCHER_UNKNOWN',
  early: 'VOUCHER_EARLY',
  expired: 'VOUCHER_EXPIRED',
  used: 'VOUCHER_USED',
  quota: 'VOUCHER_QUOTA',
};

const redeemKey = (userId: string): string => tryKey('redeem', userId);

/** Forgets the codes somebody tried in vain: one was redeemed. */
export const forgetVain = (services: Services, userId: string): Promise<void> =>
  forgetTries(services, redeemKey(userId));

/**
 * A code that can be redeemed now. Codes that cannot are counted for who types them, whatever they are refused for, and
 * counted before it is looked; to look at one that can neither counts nor forgets.
 * @throws ApiError VOUCHER_UNKNOWN, VOUCHER_EARLY, VOUCHER_EXPIRED, VOUCHER_USED, VOUCHER_QUOTA, TOO_MANY_REQUESTS
 */
export async function findVoucher(services: Services, userId: string, typed: string): Promise<FoundVoucher> {
  const { db, now } = services;
  const { voucher, voucherBatch } = schema;
  const key = redeemKey(userId);
  await countTry(services, key, REDEEM_LIMIT);
  const code = voucherCodeOf(typed);
  const [found] =
    code === null
      ? []
      : await db
          .select({ code: voucher.code, owner: voucher.userId, batch: voucherBatch })
          .from(voucher)
          .innerJoin(voucherBatch, eq(voucherBatch.id, voucher.batchId))
          .where(eq(voucher.code, code));
  const problem = voucherProblem(found ? { ...found.batch, isUsed: found.owner !== null } : null, now());
  if (problem !== null || !found) throw new ApiError(REFUSAL[problem ?? 'unknown']);
  await uncountTry(services, key);
  return found;
}

/** Which courses a batch opens: of its course, its partner and its programme together, those that are published. */
export function opensCourse({ courseId, partnerId, programId }: FoundVoucher['batch']): SQL {
  const { course, courseProgram } = schema;
  return sql`${course.isPublished} and (${courseId}::int is null or ${course.id} = ${courseId}) and (${partnerId}::int is null or ${course.partnerId} = ${partnerId})
    and (${programId}::int is null or exists(select from ${courseProgram} where ${courseProgram.courseId} = ${course.id} and ${courseProgram.programId} = ${programId}))`;
}

/**
 * Which courses the area of a login offers: those of its programme; where nothing is sold, those of any programme of the
 * area; else all.
 */
export function offeredTo(who: Pick<Learner, 'programId' | 'sessionType'>): SQL {
  const { course, courseProgram, program } = schema;
  const { programId, sessionType } = who;
  if (programId === null && sells(who)) return sql`true`;
  const ours = programId === null ? sql`${program.sessionType} = ${sessionType}` : sql`${program.id} = ${programId}`;
  return sql`exists(select from ${courseProgram} join ${program} on ${program.id} = ${courseProgram.programId} where ${courseProgram.courseId} = ${course.id} and ${ours})`;
}

/** The refusal of a code that opens courses of other sites alone. */
export const voucherElsewhere = (): ApiError => new ApiError('FORBIDDEN', { message: voucherElsewhereText });

/** Marks a code as used by somebody and counts it in its batch, or refuses: of many at once one gets it. */
export async function useVoucher(
  tx: Executor,
  { code, batch }: FoundVoucher,
  { userId, courseId, now }: { userId: string; courseId: number; now: Date },
): Promise<void> {
  const { voucher, voucherBatch } = schema;
  const taken = await tx
    .update(voucher)
    .set({ userId, courseId, redeemedAt: now })
    .where(sql`${voucher.code} = ${code} and ${voucher.userId} is null`)
    .returning({ code: voucher.code });
  if (taken.length === 0) throw new ApiError('VOUCHER_USED');
  const counted = await tx
    .update(voucherBatch)
    .set({ used: sql`${voucherBatch.used} + 1` })
    .where(
      sql`${voucherBatch.id} = ${batch.id} and (${voucherBatch.quota} is null or ${voucherBatch.used} < ${voucherBatch.quota})`,
    )
    .returning({ id: voucherBatch.id });
  if (counted.length === 0) throw new ApiError('VOUCHER_QUOTA');
}
