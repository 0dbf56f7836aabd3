import type { Database } from '../../../src/db/executor.ts';
import { makeBatch, type NewBatch } from '../../../src/modules/voucher/batches.ts';
import { redeemCodes, voucherCourse } from '../data/vouchers.ts';
import type { InsertedCourse } from './courses.ts';

/** Makes the demo's batches: a provider's codes of the voucher course, and redeem codes of another. */
export async function insertVouchers(db: Database, courses: readonly InsertedCourse[], now: Date): Promise<void> {
  const batches = [
    { ...voucherCourse, kind: 'given', name: voucherCourse.title },
    { ...redeemCodes, kind: 'redeem' },
  ] as const;
  for (const { title, codes, kind, name } of batches) {
    const course = courses.find(({ demo }) => demo.title === title);
    if (!course) throw new Error(`There is no demo course ${title}.`);
    const batch: NewBatch = {
      name,
      kind,
      courseId: course.id,
      codes: [...codes],
      partnerId: null,
      programId: null,
      startsAt: null,
      expiresAt: null,
      quota: null,
    };
    await makeBatch({ db, now: () => now }, batch, null);
  }
}
