import { staffSalesEntries as entries } from '@suluh/api/catalogue';
import { invoiceStanding, soughtNumbers, wholeOrderNumber } from '@suluh/domain/invoice';
import { DAY_MS, onDay } from '@suluh/domain/time';
import { nationalDigits, phoneE164 } from '@suluh/domain/validation';
import { and, eq, gte, lt, sql, type Column, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { fewFound, namedApart, namedBy, namedNear } from '../staff/fewFound.ts';
import { holdsText } from '../staff/holdsText.ts';
import type { Records } from '../staff/records.ts';

/** An order as it is answered. */
export type StaffOrder = z.input<typeof entries.orders.one.data>;

const { creditNote, orderItem, orders, paymentAttempt, paymentProduct, userAccount } = schema;
/** Finance and support look after everything there is: their grants hold everywhere. */
export const everywhere = (): SQL => sql`true`;

/** Least letters a part of a number has: fewer find everything, and no index. */
const LEAST_PART = 3;

const holdsNumber = (column: Column, q: string): SQL =>
  sql.join(
    soughtNumbers(q)
      .filter((part) => part.length >= LEAST_PART)
      .map((part) => holdsText(column, part))
      .concat(sql`false`),
    sql` or `,
  );

/** Whose phone it is, as people say it: 0812…, 62812…, +62 812-… and 812… are one. Nothing for what is no number. */
const hasPhone = (q: string): SQL =>
  /^8\d{7,}$/.test(nationalDigits(q)) ? eq(userAccount.phone, phoneE164(q)) : sql`false`;

/** Orders whose number, transaction, invoice, credit note, payment number, learner, address or phone has the words. */
function foundBy(q: string): { ids: SQL; many: SQL } {
  const numbers = sql`(${orders.id} = ${q} or ${holdsNumber(orders.invoiceId, q)} or ${holdsNumber(orders.invoiceNumber, q)})`;
  const people = sql`(${namedBy(q)} or ${hasPhone(q)})`;
  const notes = sql`select order_id from ${creditNote} where ${holdsNumber(creditNote.number, q)}`;
  const payments = sql`select order_id from ${paymentAttempt} where number = ${q.replaceAll(' ', '')} or provider_reference = ${q}`;
  return {
    ids: sql`select ${orders.id} as id from ${orders} where ${numbers} union all ${notes} union all ${payments}
      union all select ${orders.id} from ${orders} join ${userAccount} on ${userAccount.id} = ${orders.userId} where ${people}`,
    many: sql`(${numbers} or ${orders.id} in (${notes}) or ${orders.id} in (${payments})
      or ${orders.userId} in (select id from ${userAccount} where ${people}))`,
  };
}

/** Orders of those who are named so. */
const ofNamed = (named: SQL): { ids: SQL; many: SQL } => ({
  ids: sql`select ${orders.id} as id from ${orders} join ${userAccount} on ${userAccount.id} = ${orders.userId} where ${named}`,
  many: sql`${orders.userId} in (select id from ${userAccount} where ${named})`,
});

/** Orders of who has each of the words in their name. */
function foundApart(q: string): { ids: SQL; many: SQL } | null {
  const named = namedApart(q);
  return named && ofNamed(named);
}

/** Whether an order has a course in it. */
const hasCourse = (courseId: number): SQL =>
  sql`${orders.id} in (select ${orderItem.orderId} from ${orderItem} where ${orderItem.courseId} = ${courseId})`;

/** Orders as staff find them. */
export const orderRecords: Records<typeof entries.orders.list> = {
  id: orders.id,
  from: sql`${orders}`,
  within: everywhere,
  async found(db, words) {
    const number = wholeOrderNumber(words); // no name or other number is written like it: nothing is looked for first
    return number === undefined
      ? fewFound(db, orders.id, { words, ...foundBy(words), apart: foundApart(words) })
      : { where: eq(orders.id, number), isFew: true, named: 1 };
  },
  async near(db, words) {
    const named = wholeOrderNumber(words) === undefined ? await namedNear(db, words) : null;
    return named && fewFound(db, orders.id, { words, ...ofNamed(named) });
  },
  matching: ({ status, from, until, productCode, courseId }) =>
    and(
      status === undefined ? undefined : eq(orders.status, status),
      from === undefined ? undefined : gte(orders.createdAt, new Date(onDay(from))),
      until === undefined ? undefined : lt(orders.createdAt, new Date(Date.parse(onDay(until)) + DAY_MS)),
      productCode === undefined ? undefined : eq(orders.productCode, productCode),
      courseId === undefined ? undefined : hasCourse(courseId),
    ),
  sorts: { createdAt: orders.createdAt },
  async rows(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({
        order: orders,
        fullname: userAccount.fullname,
        email: userAccount.email,
        method: paymentProduct.name,
        courses: sql<
          string[]
        >`array(select ${orderItem.fullname} from ${orderItem} where ${orderItem.orderId} = ${orders.id} order by ${orderItem.position})`,
        creditNotes: sql<
          StaffOrder['creditNotes']
        >`(select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'number', n.number, 'amount', n.amount) order by n.issued_at, n.number), '[]') from ${creditNote} n where n.order_id = ${orders.id})`,
      })
      .from(orders)
      .innerJoin(userAccount, eq(userAccount.id, orders.userId))
      .leftJoin(paymentProduct, eq(paymentProduct.code, orders.productCode))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ order, ...rest }) => ({
      ...order,
      ...rest,
      invoiceStanding: invoiceStanding(order),
      createdAt: order.createdAt.toISOString(),
      paidAt: order.paidAt?.toISOString() ?? null,
    }));
  },
};
