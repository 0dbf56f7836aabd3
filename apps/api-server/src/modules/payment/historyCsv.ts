import { dayInZone } from '@suluh/domain/time';
import { historyFileText, transactionStatusText } from '@suluh/i18n-id/transaction';
import { asc, inArray } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { momentCell } from '../../tableFile/momentCell.ts';
import { csvFile } from '../../tableFile/writeTable.ts';
import type { OrderRow } from '../order/queries.ts';

/** Orders as a table, one a row, in the order given (docs/product/transaction.md#history). */
export async function historyCsv({ db, now }: Services, orders: readonly OrderRow[]) {
  const { orderItem, paymentProduct } = schema;
  const items =
    orders.length === 0
      ? []
      : await db
          .select({ orderId: orderItem.orderId, fullname: orderItem.fullname })
          .from(orderItem)
          .where(
            inArray(
              orderItem.orderId,
              orders.map(({ id }) => id),
            ),
          )
          .orderBy(asc(orderItem.orderId), asc(orderItem.position));
  const named = new Map<string, string[]>();
  for (const { orderId, fullname } of items) named.set(orderId, [...(named.get(orderId) ?? []), fullname]);
  const methods = new Map(
    (await db.select({ code: paymentProduct.code, name: paymentProduct.name }).from(paymentProduct)).map(
      ({ code, name }) => [code, name],
    ),
  );
  const rows = orders.map((order) => [
    order.id,
    order.invoiceId,
    order.invoiceNumber,
    momentCell(order.createdAt),
    momentCell(order.paidAt),
    transactionStatusText[order.status],
    order.productCode === null ? null : (methods.get(order.productCode) ?? order.productCode),
    named.get(order.id) ?? [],
    order.purchaseTotal,
    order.promoCode,
    order.promoDiscount,
    order.fee,
    order.paymentTotal,
  ]);
  return {
    bytes: csvFile([historyFileText.columns, ...rows], ';'),
    name: `${historyFileText.name}-${dayInZone(now())}.csv`,
  };
}
