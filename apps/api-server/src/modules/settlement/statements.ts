import { staffSettlementEntries as entries } from '@suluh/api/catalogue';
import { readStatementId, statementId } from '@suluh/domain/settlement';
import type { Reach } from '@suluh/domain/staff';
import { and, asc, eq, sql, type Column } from 'drizzle-orm';
import type { z } from 'zod';
import { partnersWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { holdsText } from '../staff/holdsText.ts';
import type { Part, Records } from '../staff/records.ts';

/** A statement as it is answered. */
export type Statement = z.input<typeof entries.settlements.one.data>;
/** A line of a statement as it is answered. */
export type StatementLine = z.input<typeof entries.settlementLines.data>[number];

const { partner, settlementLine } = schema;

const sum = (column: Column, kind: 'sale' | 'refund' = 'sale') =>
  sql`coalesce(sum(${column}) filter (where ${settlementLine.kind} = ${sql.raw(`'${kind}'`)}), 0)::float8`;

/** The lines added up as domain/settlement does (`statementOf`), by month and partner. */
const SUMS = sql`(select ${settlementLine.month} as month, ${settlementLine.partnerId} as partner_id,
    ${sum(settlementLine.gross)} as gross, ${sum(settlementLine.promoPlatform)} as promo_platform,
    ${sum(settlementLine.promoPartner)} as promo_partner, ${sum(settlementLine.fee)} as fee,
    ${sum(settlementLine.net, 'refund')} as refund,
    ${sum(settlementLine.net)} - ${sum(settlementLine.net, 'refund')} as net
  from ${settlementLine} group by 1, 2) s join ${partner} on ${partner.id} = s.partner_id`;

const KEY = sql`s.partner_id || '-' || s.month`;

type Summed = Omit<Statement, 'id'> & Record<string, unknown>;

async function rows(db: Executor, { where, orderBy, limit, offset }: Part): Promise<Statement[]> {
  const found = await db.execute<Summed>(sql`
    select s.month, s.partner_id as "partnerId", ${partner.orgName} as "partnerName", s.gross, s.promo_platform as "promoPlatform",
      s.promo_partner as "promoPartner", s.fee, s.refund, s.net
    from ${SUMS} where ${where ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`);
  return found.rows.map((row) => ({ ...row, id: statementId(row.partnerId, row.month) }));
}

/** Statements as finance and partners find them. */
export const statementRecords: Records<typeof entries.settlements.list> = {
  id: KEY,
  from: SUMS,
  rows,
  within: (reach) => partnersWithin(reach, sql`s.partner_id`),
  matching: ({ q, month, partnerId }) =>
    and(
      q === '' ? undefined : holdsText(partner.orgName, q),
      month === undefined ? undefined : sql`s.month = ${month}`,
      partnerId === undefined ? undefined : sql`s.partner_id = ${partnerId}`,
    ),
  sorts: { month: sql`s.month` },
};

/** One statement within reach, found by the index. @throws ApiError NOT_FOUND for what is not there or somebody else's */
export async function statementWithin(db: Executor, id: string, reach: Reach): Promise<Statement> {
  const key = readStatementId(id);
  const [row] =
    key === null
      ? []
      : await rows(db, {
          where: and(
            sql`s.month = ${key.month} and s.partner_id = ${key.partnerId}`,
            partnersWithin(reach, sql`s.partner_id`),
          ),
          orderBy: [KEY],
          limit: 1,
          offset: 0,
        });
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** Lines of a statement, the earliest first. @param page all of them unless one is asked for */
export async function linesOf(
  db: Executor,
  { month, partnerId }: Pick<Statement, 'month' | 'partnerId'>,
  page?: { page: number; limit: number },
): Promise<{ lines: StatementLine[]; totalData: number }> {
  const where = and(eq(settlementLine.month, month), eq(settlementLine.partnerId, partnerId));
  const query = db
    .select()
    .from(settlementLine)
    .where(where)
    .orderBy(asc(settlementLine.day), asc(settlementLine.document), asc(settlementLine.position));
  const [lines, totalData] = await Promise.all([
    page ? query.limit(page.limit).offset((page.page - 1) * page.limit) : query,
    db.$count(settlementLine, where),
  ]);
  return { lines, totalData };
}
