import { paymentEntries as entries } from '@suluh/api/catalogue';
import { billingSchema } from '@suluh/domain/validation';
import { asc, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { buyer } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { orderOfLearner, type OrderRow } from '../order/queries.ts';
import { assertSelling } from '../site/readSettings.ts';
import { isPostPaid, type ProductRow } from './gateway.ts';
import { openPayment } from './openPayment.ts';
import { purseOf } from './wallet/balances.ts';

async function productByCode(tx: Executor, code: string): Promise<ProductRow> {
  const [product] = await tx.select().from(schema.paymentProduct).where(eq(schema.paymentProduct.code, code));
  if (!product) throw new ApiError('METHOD_UNAVAILABLE');
  return product;
}

/** Pays a waiting order by a method. Methods on invoice have a call of their own, because they need the billing PIC. */
export const choose = route(entries.paymentChoose, async ({ body, caller, site, idempotencyKey }, services) => {
  const { userId, sessionType } = buyer(caller);
  await assertSelling(services);
  await orderOfLearner(services.db, { userId }, body.orderId);
  const productOf = async (tx: Executor) => {
    const product = await productByCode(tx, body.productCode);
    if (isPostPaid(product)) throw new ApiError('METHOD_UNAVAILABLE');
    return product;
  };
  return {
    data: await openPayment(services, {
      operation: 'payment.choose',
      key: idempotencyKey,
      body,
      userId,
      sessionType,
      site,
      productOf,
      purse: await purseOf(services, userId, body.productCode),
    }),
  };
});

/**
 * Pays a waiting order on invoice, by bank transfer: the method of the order if it is one on invoice, else the first
 * there is.
 */
export const invoice = route(entries.paymentInvoice, async ({ body, caller, site, idempotencyKey }, services) => {
  const { userId, sessionType } = buyer(caller);
  await assertSelling(services);
  await orderOfLearner(services.db, { userId }, body.orderId);
  const checked = billingSchema.safeParse(body.billingPIC ?? {});
  if (!checked.success || !body.billingPIC) {
    throw new ApiError('BAD_REQUEST', {
      errors: (checked.error?.issues ?? []).map(({ path, message }) => ({
        field: `billingPIC.${path.join('.')}`,
        message,
      })),
    });
  }
  const productOf = async (tx: Executor, order: OrderRow) => {
    const products = (
      await tx.select().from(schema.paymentProduct).orderBy(asc(schema.paymentProduct.position))
    ).filter((each) => isPostPaid(each) && each.isEnabled);
    const product = products.find(({ code }) => code === order.productCode) ?? products[0];
    if (!product) throw new ApiError('METHOD_UNAVAILABLE');
    return product;
  };
  return {
    data: await openPayment(services, {
      operation: 'payment.invoice',
      key: idempotencyKey,
      body,
      userId,
      sessionType,
      site,
      productOf,
      billingPic: body.billingPIC,
    }),
  };
});
