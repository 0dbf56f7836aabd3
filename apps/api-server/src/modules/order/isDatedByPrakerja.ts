import { PRAKERJA_CODE } from '@suluh/domain/course';
import { REDEEM_PRODUCT_CODE } from '@suluh/domain/voucher';
import { sql, type SQL } from 'drizzle-orm';
import { schema } from '../../db/index.ts';

/**
 * Whether the dates of an order are set at Prakerja: it was paid by Prakerja, or opened by a code that was bought with it.
 * A code of ours (of a company, R15) is one of a batch to redeem, and its dates are changed here
 * (docs/product/ticket.md#organiser). A condition on `orders`.
 */
export function isDatedByPrakerja(): SQL<boolean> {
  const { orders } = schema;
  return sql<boolean>`coalesce(${orders.productCode} = ${PRAKERJA_CODE} or (${orders.productCode} = ${REDEEM_PRODUCT_CODE}
    and not exists(select from voucher v join voucher_batch b on b.id = v.batch_id
      where v.order_id = ${orders.id} and b.kind = 'redeem')), false)`;
}
