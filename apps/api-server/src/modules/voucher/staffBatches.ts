import { voucherEntries as entries } from '@suluh/api/catalogue';
import { batchState } from '@suluh/domain/voucher';
import { staffVoucherText } from '@suluh/i18n-id/staffVouchers';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { csvFile } from '../../tableFile/writeTable.ts';
import { historyOf, recordChange } from '../staff/change.ts';
import { holdsText } from '../staff/holdsText.ts';
import { oneOf, recordRoutes, type Records } from '../staff/records.ts';
import { batchSubject } from './batches.ts';

const { course, partner, program, voucher, voucherBatch } = schema;

/** Batches of codes as staff find them. @param now decides which run */
const batchRecords = ({ now }: { now: () => Date }): Records<typeof entries.voucherBatches.list> => ({
  id: voucherBatch.id,
  from: sql`${voucherBatch}`,
  within: () => sql`true`,
  matching: ({ q, kind }) =>
    and(
      q === '' ? undefined : holdsText(voucherBatch.name, q),
      kind === undefined ? undefined : eq(voucherBatch.kind, kind),
    ),
  sorts: { createdAt: voucherBatch.createdAt },
  async rows(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({
        batch: voucherBatch,
        course: course.fullname,
        partner: partner.orgName,
        program: program.name,
        codes: db.$count(voucher, eq(voucher.batchId, voucherBatch.id)),
      })
      .from(voucherBatch)
      .leftJoin(course, eq(course.id, voucherBatch.courseId))
      .leftJoin(partner, eq(partner.id, voucherBatch.partnerId))
      .leftJoin(program, eq(program.id, voucherBatch.programId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ batch, ...named }) => ({
      ...batch,
      ...named,
      startsAt: batch.startsAt?.toISOString() ?? null,
      expiresAt: batch.expiresAt?.toISOString() ?? null,
      stoppedAt: batch.stoppedAt?.toISOString() ?? null,
      createdAt: batch.createdAt.toISOString(),
      state: batchState(batch, now()),
    }));
  },
});

/** The codes of a batch as a table: each with when it was used, and nobody's name. */
async function codesFile(db: Executor, batchId: number): Promise<Buffer> {
  const rows = await db
    .select({ shown: voucher.shown, redeemedAt: voucher.redeemedAt })
    .from(voucher)
    .where(eq(voucher.batchId, batchId))
    .orderBy(asc(voucher.code));
  const { code, used } = staffVoucherText.file;
  return csvFile([[code, used], ...rows.map(({ shown, redeemedAt }) => [shown, redeemedAt?.toISOString() ?? ''])], ';');
}

/** Batches of codes as staff look after them: found, stopped, and taken out again (docs/product/staff.md#vouchers). */
export const staffBatchRoutes: Route[] = [
  ...recordRoutes(entries.voucherBatches, batchRecords),

  route(entries.voucherBatchHistory, async ({ params: { id }, caller }, services) => {
    await oneOf(services.db, batchRecords(services), id, staff(caller).reach);
    return { data: await historyOf(services.db, batchSubject(id)) };
  }),

  route(entries.voucherBatchStop, async ({ params: { id }, caller }, services) => {
    const { userId, reach } = staff(caller);
    const data = await services.db.transaction(async (tx) => {
      const before = await oneOf(tx, batchRecords(services), id, reach);
      const { rowCount } = await tx
        .update(voucherBatch)
        .set({ stoppedAt: services.now() })
        .where(and(eq(voucherBatch.id, id), isNull(voucherBatch.stoppedAt)));
      const after = await oneOf(tx, batchRecords(services), id, reach);
      if (rowCount === 1)
        await recordChange(tx, { by: userId, action: 'voucher.stop', subject: batchSubject(id), before, after });
      return after;
    });
    return { data };
  }),

  route(entries.voucherBatchCodes, async ({ params: { id }, caller }, services) => {
    const { userId, reach } = staff(caller);
    const { codes } = await oneOf(services.db, batchRecords(services), id, reach);
    const bytes = await services.db.transaction(async (tx) => {
      await recordChange(tx, { by: userId, action: 'voucher.codes', subject: batchSubject(id), after: { codes } });
      return codesFile(tx, id);
    });
    return { data: { bytes, name: `kode-${id}.csv` } };
  }),
];
