import { REDEEM_LIMIT } from '@suluh/domain/limits';
import { voucherCodeOf, voucherProblem, type VoucherProblem } from '@suluh/domain/voucher';
import { voucherAtProviderText, voucherElsewhereText } from '@suluh/i18n-id/server';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { ErrorCode } from '@suluh/api/catalogue';
import { ApiError } from '../../http/apiError.ts';
import { sells } from '../../http/authenticate.ts';
import type { Learner } from '../../http/route.ts';
import { courseOfCodes } from '../payment/prakerja/courseCodes.ts';
import { heard } from '../payment/prakerja/heard.ts';
import { countTry, forgetTries, tryKey, uncountTry } from '../../http/tryLimit.ts';
import type { Services } from '../../services.ts';

/** A redeem code of ours with its batch, or one that Prakerja gave somebody who bought a course at another platform. */
export type FoundVoucher =
  | { kind: 'ours'; code: string; batch: typeof schema.voucherBatch.$inferSelect }
  | { kind: 'prakerja'; code: string; courseId: number; eventId: number | null };

const REFUSAL: Record<Exclude<VoucherProblem, 'unknown'>, ErrorCode> = {
  early: 'VOUCHER_EARLY',
  expired: 'VOUCHER_EXPIRED',
  stopped: 'VOUCHER_STOPPED',
  used: 'VOUCHER_USED',
  quota: 'VOUCHER_QUOTA',
};

const redeemKey = (userId: string): string => tryKey('redeem', userId);

/** Forgets the codes somebody tried in vain: one was redeemed. */
export const forgetVain = (services: Services, userId: string): Promise<void> =>
  forgetTries(services, redeemKey(userId));

/** What Prakerja says of a code that is none of ours. @throws ApiError VOUCHER_USED, UNAVAILABLE when it does not answer */
async function boughtElsewhere({ prakerja }: Services, typed: string): Promise<FoundVoucher | null> {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  const answer = await heard(prakerja.redeemStatus(code));
  const bought = answer.kind === 'ok' ? courseOfCodes(answer.data.courseCode, answer.data.scheduleCode) : null;
  if (answer.kind === 'refused' || bought === null) return null;
  if (answer.data.isUsed) throw new ApiError('VOUCHER_USED');
  return { kind: 'prakerja', code, ...bought };
}

/** That nobody knows a code; of one that stands at an enrolment of this learner, on whose own page it is used. */
async function unknownCode({ db }: Services, userId: string, code: string | null): Promise<ApiError> {
  const { course, enrolment, partner } = schema;
  const [found] = await db
    .select({ provider: partner.orgName })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .innerJoin(partner, eq(partner.id, course.partnerId))
    .where(
      and(
        eq(enrolment.userId, userId),
        sql`upper(regexp_replace(${enrolment.voucherCode}, '[^[:alnum:]]', '', 'g')) = ${code}`,
      ),
    );
  return new ApiError('VOUCHER_UNKNOWN', found ? { message: voucherAtProviderText(found.provider) } : {});
}

async function ofOurs(services: Services, userId: string, code: string): Promise<FoundVoucher | null> {
  const { db, now } = services;
  const { voucher, voucherBatch } = schema;
  const [found] = await db
    .select({ code: voucher.code, owner: voucher.userId, batch: voucherBatch })
    .from(voucher)
    .innerJoin(voucherBatch, eq(voucherBatch.id, voucher.batchId))
    .where(eq(voucher.code, code));
  if (!found) return null;
  const problem = voucherProblem({ ...found.batch, isUsed: found.owner !== null }, now());
  if (problem === 'unknown') throw await unknownCode(services, userId, code);
  if (problem !== null) throw new ApiError(REFUSAL[problem]);
  return { kind: 'ours', code: found.code, batch: found.batch };
}

/**
 * A code that can be redeemed now: of ours, else of Prakerja. Codes that cannot are counted for who types them, whatever
 * they are refused for, and counted before it is looked; to look at one that can neither counts nor forgets, nor does
 * one that nobody could look at.
 * @throws ApiError VOUCHER_UNKNOWN, VOUCHER_EARLY, VOUCHER_EXPIRED, VOUCHER_STOPPED, VOUCHER_USED, VOUCHER_QUOTA,
 * TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function findVoucher(services: Services, userId: string, typed: string): Promise<FoundVoucher> {
  const key = redeemKey(userId);
  await countTry(services, key, REDEEM_LIMIT);
  const code = voucherCodeOf(typed);
  try {
    const found =
      code === null ? null : ((await ofOurs(services, userId, code)) ?? (await boughtElsewhere(services, typed)));
    if (found === null) throw await unknownCode(services, userId, code);
    await uncountTry(services, key);
    return found;
  } catch (error) {
    if (error instanceof ApiError && error.status === 'UNAVAILABLE') await uncountTry(services, key);
    throw error;
  }
}

/**
 * Which courses a code opens: of its batch's course, partner and programme together, or the one that was bought; those
 * that are published.
 */
export function opensCourse(found: FoundVoucher): SQL {
  const { course, courseProgram } = schema;
  if (found.kind === 'prakerja') return sql`${course.isPublished} and ${course.id} = ${found.courseId}`;
  const { courseId, partnerId, programId } = found.batch;
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

/**
 * Has Prakerja use a code up; of many at once one gets it. Asked last, when everything else is done, because it cannot be
 * taken back. @throws ApiError VOUCHER_USED, UNAVAILABLE
 */
export async function commitBought({ prakerja }: Services, code: string): Promise<void> {
  if ((await heard(prakerja.redeemCommit(code))).kind === 'refused') throw new ApiError('VOUCHER_USED');
}

/**
 * Marks a code as used by somebody and counts it in its batch, or refuses: of many at once one gets it. What was read of the
 * batch before may be over by now: the statement that counts judges period, stop and quota by the batch's locked row.
 * @throws ApiError VOUCHER_USED, VOUCHER_EARLY, VOUCHER_EXPIRED, VOUCHER_STOPPED, VOUCHER_QUOTA
 */
export async function useVoucher(
  tx: Executor,
  { code, batch }: Extract<FoundVoucher, { kind: 'ours' }>,
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
      sql`${voucherBatch.id} = ${batch.id} and ${voucherBatch.stoppedAt} is null
        and (${voucherBatch.startsAt} is null or ${voucherBatch.startsAt} <= ${now}) and (${voucherBatch.expiresAt} is null or ${voucherBatch.expiresAt} > ${now})
        and (${voucherBatch.quota} is null or ${voucherBatch.used} < ${voucherBatch.quota})`,
    )
    .returning({ id: voucherBatch.id });
  if (counted.length > 0) return;
  const [fresh] = await tx.select().from(voucherBatch).where(eq(voucherBatch.id, batch.id));
  const problem = voucherProblem(fresh ? { ...fresh, isUsed: false } : null, now);
  throw new ApiError(problem === null || problem === 'unknown' ? 'VOUCHER_QUOTA' : REFUSAL[problem]);
}
