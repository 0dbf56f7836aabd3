import type { voucherEntries } from '@suluh/api/catalogue';
import { offerPeriodFault } from '@suluh/domain/time';
import { isQuotaReachable, VOUCHER_CODE_LENGTH, voucherCodeOf, voucherCodeShown } from '@suluh/domain/voucher';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, exists, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { publicCode } from '../../codes/publicCode.ts';
import { schema, type Database, type Executor } from '../../db/index.ts';
import { type ApiError, wrongAt, refuseAll, type FieldProblem } from '../../http/apiError.ts';
import { recordChange } from '../staff/change.ts';
import { giveWaiting } from './giveCodes.ts';

export type NewBatch = z.output<(typeof voucherEntries)['newVoucherBatch']>;

const INSERT_ROWS = 1000;

/** A batch in the audit trail. */
export const batchSubject = (id: number): string => `voucher-batch ${id}`;

/** A refusal at the field of the codes. */
const refused = (message: string): ApiError => wrongAt('codes', message);

const momentOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

/** The codes of a batch: made here, or as they were handed in. @throws ApiError BAD_REQUEST for what is no code, or twice one */
function codesOf({ count, codes }: NewBatch): { code: string; shown: string }[] {
  if (codes === undefined)
    return Array.from({ length: count ?? 0 }, () => publicCode(VOUCHER_CODE_LENGTH)).map((code) => ({
      code,
      shown: voucherCodeShown(code),
    }));
  const read = codes.map((shown) => ({ code: voucherCodeOf(shown), shown: shown.trim() }));
  const known = read.flatMap(({ code, shown }) => (code === null ? [] : [{ code, shown }]));
  const unreadable = read.find(({ code }) => code === null);
  if (unreadable) throw refused(staffText.voucher.noCode(unreadable.shown));
  const seen = new Set<string>();
  for (const { code, shown } of known) {
    if (seen.has(code)) throw refused(staffText.voucher.twice(shown));
    seen.add(code);
  }
  return known;
}

/**
 * Whether what a batch names is there, its course is of its partner and programme, and its end is to come; a provider's codes
 * belong to a voucher course. @throws ApiError BAD_REQUEST at each field of a batch that no code would ever open anything by
 */
async function requireSound(
  tx: Executor,
  wanted: NewBatch,
  { codes, now }: { codes: number; now: Date },
): Promise<void> {
  const { courseId, partnerId, programId, kind, quota } = wanted;
  const { course, courseProgram, partner, program } = schema;
  const problems: FieldProblem[] = [];
  if (courseId !== null) {
    const [found] = await tx.select({ isVoucher: course.isVoucher }).from(course).where(eq(course.id, courseId));
    if (!found) problems.push({ field: 'courseId', message: staffText.chooseAnother });
    else if (kind === 'given' && !found.isVoucher)
      problems.push({ field: 'courseId', message: staffText.voucher.notVoucher });
  }
  if (partnerId !== null && (await tx.$count(partner, eq(partner.id, partnerId))) === 0)
    problems.push({ field: 'partnerId', message: staffText.chooseAnother });
  if (programId !== null && (await tx.$count(program, eq(program.id, programId))) === 0)
    problems.push({ field: 'programId', message: staffText.chooseAnother });
  if (offerPeriodFault({ startAt: momentOf(wanted.startsAt), endAt: momentOf(wanted.expiresAt) }, now))
    problems.push({ field: 'expiresAt', message: refusedFieldText.pastMoment });
  if (!isQuotaReachable(quota, codes)) problems.push({ field: 'quota', message: staffText.voucher.quotaAbove(codes) });
  refuseAll(problems);
  if (courseId === null) return;
  const ofBoth = and(
    eq(course.id, courseId),
    partnerId === null ? undefined : eq(course.partnerId, partnerId),
    programId === null
      ? undefined
      : exists(
          tx
            .select({ one: sql`1` })
            .from(courseProgram)
            .where(and(eq(courseProgram.courseId, course.id), eq(courseProgram.programId, programId))),
        ),
  );
  if ((await tx.$count(course, ofBoth)) === 0) throw wrongAt('courseId', staffText.voucher.elsewhere);
}

/**
 * Makes a batch with its codes, gives those of a provider to who waits, and writes it into the audit trail.
 * @param actorId who of staff; null for the command
 * @throws ApiError BAD_REQUEST at what is not there, and at codes that are none or there already
 */
export function makeBatch(
  { db, now }: { db: Database; now: () => Date },
  wanted: NewBatch,
  actorId: string | null,
): Promise<{ id: number; codes: string[]; given: number }> {
  const { voucher, voucherBatch } = schema;
  const codes = codesOf(wanted);
  return db.transaction(async (tx) => {
    await requireSound(tx, wanted, { codes: codes.length, now: now() });
    const { name, kind, courseId, partnerId, programId, quota } = wanted;
    const [batch] = await tx
      .insert(voucherBatch)
      .values({
        name,
        kind,
        courseId,
        partnerId,
        programId,
        quota,
        startsAt: momentOf(wanted.startsAt),
        expiresAt: momentOf(wanted.expiresAt),
        createdAt: now(),
      })
      .returning();
    const { id } = batch!;
    let made = 0;
    for (let from = 0; from < codes.length; from += INSERT_ROWS) {
      const rows = codes.slice(from, from + INSERT_ROWS).map((each) => ({ ...each, batchId: id }));
      made += (await tx.insert(voucher).values(rows).onConflictDoNothing().returning({ code: voucher.code })).length;
    }
    if (made < codes.length) throw refused(staffText.voucher.exists);
    const after = { ...batch!, codes: codes.length };
    await recordChange(tx, { by: actorId, action: 'voucher.batch', subject: batchSubject(id), after });
    const given = kind === 'given' ? await giveWaiting(tx, courseId, now()) : 0;
    return { id, codes: codes.map(({ shown }) => shown), given };
  });
}
