import { paymentEntries as entries, type billingPic } from '@suluh/api/catalogue';
import { billingSchema } from '@suluh/domain/validation';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { buyer } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { assertSelling } from '../site/readSettings.ts';
import { programById } from '../program/queries.ts';
import { isPostPaid, type ProductRow } from './gateway.ts';
import { earlierAnswer, keepAnswer } from '../order/idempotency.ts';
import { confirmAttempt, lockWaitingOrder, openAttempt, type AttemptRow } from './openAttempt.ts';
import { orderOfLearner, type OrderRow } from '../order/queries.ts';
import { paymentPage } from './paymentPage.ts';
import { ProviderRefused, ProviderUnavailable, type Charge } from './provider/port.ts';
import { transactionOf, type Transaction } from './queries.ts';

/** Where the provider's page leads back to. */
async function returnUrlOf(
  services: Services,
  order: OrderRow,
  { sessionType, site }: Pick<Choice, 'sessionType' | 'site'>,
): Promise<string> {
  return paymentPage(services.settings, {
    orderId: order.id,
    program: await programById(services, order.programId),
    sessionType,
    site,
  });
}

/**
 * Asks the provider, outside any transaction. A payment that could not be opened is left to be voided: it may exist
 * there.
 */
async function charge(
  services: Services,
  order: OrderRow,
  attempt: AttemptRow,
  choice: Pick<Choice, 'sessionType' | 'site'>,
): Promise<Charge> {
  const { db, providers, log, now } = services;
  const { orderItem, userAccount, paymentAttempt } = schema;
  const provider = providers.get(attempt.gateway);
  if (!provider) throw new Error(`no provider ${attempt.gateway}`);
  const [[first], [customer]] = await Promise.all([
    db
      .select({ fullname: orderItem.fullname })
      .from(orderItem)
      .where(eq(orderItem.orderId, order.id))
      .orderBy(asc(orderItem.position))
      .limit(1),
    db
      .select({ fullname: userAccount.fullname, email: userAccount.email })
      .from(userAccount)
      .where(eq(userAccount.id, order.userId)),
  ]);
  try {
    return await provider.charge({
      attemptId: attempt.id,
      orderId: order.id,
      productCode: attempt.productCode,
      amountRupiah: attempt.amount,
      expiresAt: attempt.expiresAt ?? now(),
      description: first?.fullname ?? order.id,
      customer: customer ?? { fullname: '', email: '' },
      returnUrl: await returnUrlOf(services, order, choice),
    });
  } catch (error) {
    await db
      .update(paymentAttempt)
      .set({ status: 'voiding', lastError: String(error).slice(0, 500), nextCheckAt: now() })
      .where(eq(paymentAttempt.id, attempt.id));
    log.error({ err: error, attemptId: attempt.id }, 'payment could not be opened');
    if (error instanceof ProviderUnavailable) throw new ApiError('UNAVAILABLE', { cause: error });
    if (error instanceof ProviderRefused) throw new ApiError('METHOD_UNAVAILABLE', { cause: error });
    throw error;
  }
}

interface Choice {
  operation: string;
  key: string | null;
  body: { orderId: string };
  userId: string;
  /** Area the learner is signed in to. */
  sessionType: string;
  /** Home of the site the learner is on, unchecked. */
  site: string | null;
  productOf(tx: Executor, order: OrderRow): Promise<ProductRow>;
  billingPic?: z.output<typeof billingPic>;
}

/**
 * Opens a payment in three steps: the attempt, the provider, the answer; a crash between them leaves nothing half done.
 */
async function openPayment(services: Services, choice: Choice): Promise<Transaction> {
  const { db, now } = services;
  const earlier = await earlierAnswer<Transaction>(db, choice);
  if (earlier) return earlier.answer;
  const { order, attempt } = await db.transaction(async (tx) => {
    const locked = await lockWaitingOrder(tx, choice.userId, choice.body.orderId, now());
    return { order: locked, attempt: await openAttempt(tx, services, locked, await choice.productOf(tx, locked)) };
  });
  const opened: Charge =
    attempt.status === 'pending'
      ? {
          reference: attempt.providerReference ?? '',
          number: attempt.number,
          paymentUrl: attempt.paymentUrl,
          expiresAt: attempt.expiresAt,
        }
      : await charge(services, order, attempt, choice);
  const changed = await db.transaction((tx) =>
    confirmAttempt(tx, services, choice.userId, attempt, opened, choice.billingPic),
  );
  const answer = await transactionOf(services, changed);
  await keepAnswer(db, choice, answer);
  return answer;
}

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
