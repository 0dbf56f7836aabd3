import { staffSettlementEntries as entries } from '@suluh/api/catalogue';
import { UNNAMED_SELLER } from '@suluh/domain/invoice';
import { and, eq, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { SELLER_KEY, sellerOf } from '../payment/invoice/sellerTerms.ts';
import { historyOf, lastChangeOf, recordChange } from '../staff/change.ts';
import { recordRoutes } from '../staff/records.ts';
import { statementCsv, statementPdf } from './statementFiles.ts';
import { linesOf, statementRecords, statementWithin } from './statements.ts';

const { setting } = schema;
const SUBJECT = 'seller';

const toSeller = ({ terms, updatedAt }: Awaited<ReturnType<typeof sellerOf>>) => ({
  ...terms,
  updatedAt: updatedAt?.toISOString() ?? null,
});

/** What partners sold, month by month, and who sells (docs/product/invoice.md). */
export const settlementRoutes: Route[] = [
  ...recordRoutes(entries.settlements, statementRecords).slice(0, 1),

  route(entries.settlements.one, async ({ params: { id }, caller }, { db }) => ({
    data: await statementWithin(db, id, staff(caller).reach),
  })),

  route(entries.settlementLines, async ({ params: { id }, query, caller }, { db }) => {
    const statement = await statementWithin(db, id, staff(caller).reach);
    const { lines, totalData } = await linesOf(db, statement, query);
    return { data: lines, meta: { page: query.page, limit: query.limit, totalData } };
  }),

  route(entries.settlementCsv, async ({ params: { id }, caller }, { db }) => {
    const statement = await statementWithin(db, id, staff(caller).reach);
    const { lines } = await linesOf(db, statement);
    return { data: { bytes: statementCsv({ statement, lines }), name: `rekap-${statement.id}.csv` } };
  }),

  route(entries.settlementPdf, async ({ params: { id }, caller }, { db, now }) => {
    const statement = await statementWithin(db, id, staff(caller).reach);
    const [{ lines }, { terms: seller }] = await Promise.all([linesOf(db, statement), sellerOf(db)]);
    const bytes = await statementPdf({ statement, lines }, { seller, madeAt: now() });
    return { data: { bytes, name: `rekap-${statement.id}.pdf` } };
  }),

  route(entries.sellerRead, async (_call, { db }) => ({ data: toSeller(await sellerOf(db)) })),

  route(entries.sellerSave, async ({ body: { updatedAt: seen, ...terms }, caller }, { db, now }) => {
    const at = now();
    await db.transaction(async (tx) => {
      const before = await sellerOf(tx);
      const saved =
        seen === null
          ? await tx
              .insert(setting)
              .values({ key: SELLER_KEY, value: terms, updatedAt: at })
              .onConflictDoNothing()
              .returning({ key: setting.key })
          : await tx
              .update(setting)
              .set({
                value: terms,
                updatedAt: sql`greatest(${at}::timestamptz, ${setting.updatedAt} + interval '1 millisecond')`,
              })
              .where(
                and(
                  eq(setting.key, SELLER_KEY),
                  sql`date_trunc('milliseconds', ${setting.updatedAt}) = ${new Date(seen)}::timestamptz`,
                ),
              )
              .returning({ key: setting.key });
      if (saved.length === 0)
        throw new ApiError('CONFLICT', { data: { current: toSeller(before), ...(await lastChangeOf(tx, SUBJECT)) } });
      await recordChange(tx, {
        by: staff(caller).userId,
        action: 'seller.save',
        subject: SUBJECT,
        before: { ...(before.updatedAt ? before.terms : UNNAMED_SELLER) },
        after: { ...terms },
      });
    });
    return { data: toSeller(await sellerOf(db)) };
  }),

  route(entries.sellerHistory, async (_call, { db }) => ({ data: await historyOf(db, SUBJECT) })),
];
