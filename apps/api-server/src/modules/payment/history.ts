import { paymentEntries as entries } from '@suluh/api/catalogue';
import { orderedBetween, tabStatuses, type TransactionTab } from '@suluh/domain/transaction';
import { and, desc, eq, exists, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { learner } from '../../http/authenticate.ts';
import { route, type Caller } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { programOf } from '../program/queries.ts';
import { holdsText } from '../staff/holdsText.ts';
import { historyCsv } from './historyCsv.ts';
import { transactionsOf } from './queries.ts';

/** What an order is paid by: the page of its provider, and what opens paying by Prakerja. */
interface Payable {
  orderToken: string | null;
  paymentMethod: { paymentUrl: string | null; qr: string | null } | null;
}

/** Orders as they are answered: a look of staff gets nothing it could pay by (docs/product/staff.md#looking). */
export const shownTo = <Order extends Payable>(caller: Caller, orders: Order[]): Order[] =>
  learner(caller).isLook
    ? orders.map((order) => ({
        ...order,
        orderToken: null,
        paymentMethod: order.paymentMethod && { ...order.paymentMethod, paymentUrl: null, qr: null },
      }))
    : orders;

interface Looked {
  status: TransactionTab;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  method?: string | undefined;
}

/**
 * The learner's own orders that are meant (docs/product/transaction.md#history). Found by learner, status and day, which
 * have an index; words are looked for among those alone.
 */
function looked(
  db: Services['db'],
  userId: string,
  programId: number | undefined,
  { status, q = '', from = '', to = '', method }: Looked,
): SQL | undefined {
  const { orders, orderItem } = schema;
  const { since, before } = orderedBetween({ from, to });
  return and(
    eq(orders.userId, userId),
    inArray(orders.status, [...tabStatuses(status)]),
    programId === undefined ? undefined : eq(orders.programId, programId),
    since ? gte(orders.createdAt, since) : undefined,
    before ? lt(orders.createdAt, before) : undefined,
    method === undefined ? undefined : eq(orders.productCode, method),
    q === ''
      ? undefined
      : or(
          holdsText(orders.id, q),
          holdsText(orders.invoiceId, q),
          holdsText(orders.invoiceNumber, q),
          exists(
            db
              .select({ one: sql`1` })
              .from(orderItem)
              .where(and(eq(orderItem.orderId, orders.id), holdsText(orderItem.fullname, q))),
          ),
        ),
  );
}

const newestFirst = [desc(schema.orders.createdAt), desc(schema.orders.id)];

const history = route(entries.paymentHistory, async ({ query, caller, programHeader }, services) => {
  const { db } = services;
  const { orders } = schema;
  const program = await programOf(services, query.program, programHeader);
  const mine = looked(db, learner(caller).userId, program?.id, query);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(mine)
      .orderBy(...newestFirst)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(orders)
      .where(mine),
  ]);
  return {
    data: shownTo(caller, await transactionsOf(services, rows)),
    meta: { page: query.page, limit: query.limit, totalData: total[0]?.total ?? 0 },
  };
});

const file = route(entries.paymentHistoryFile, async ({ query, caller, programHeader }, services) => {
  const { db } = services;
  const { orders } = schema;
  const program = await programOf(services, query.program, programHeader);
  const rows = await db
    .select()
    .from(orders)
    .where(looked(db, learner(caller).userId, program?.id, query))
    .orderBy(...newestFirst);
  return { data: await historyCsv(services, rows) };
});

/** The learner's orders as a list and as a file. */
export const historyRoutes = [history, file];
