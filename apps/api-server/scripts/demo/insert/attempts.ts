import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@suluh/domain/time';
import { and, asc, eq, gt, inArray, isNull, notExists, or } from 'drizzle-orm';
import type { Database } from '../../../src/db/executor.ts';
import { orders, paymentAttempt, userAccount } from '../../../src/db/schema/index.ts';
import type { PaymentProvider } from '../../../src/modules/payment/provider/port.ts';

/** What an order was paid by that does not say: a way that takes money back by itself. */
const ANY_WAY = 'QRIS';

/** Paid orders without a payment, which is so of the demo's alone, but those by a provider of their own. */
const unpaidFor = (db: Database, methods: readonly string[]) =>
  db
    .select({
      id: orders.id,
      productCode: orders.productCode,
      amountRupiah: orders.paymentTotal,
      createdAt: orders.createdAt,
      paidAt: orders.paidAt,
      fullname: userAccount.fullname,
      email: userAccount.email,
    })
    .from(orders)
    .innerJoin(userAccount, eq(userAccount.id, orders.userId))
    .where(
      and(
        eq(orders.status, 'PAID'),
        gt(orders.paymentTotal, 0),
        or(isNull(orders.productCode), inArray(orders.productCode, [...methods])),
        notExists(
          db.select({ id: paymentAttempt.id }).from(paymentAttempt).where(eq(paymentAttempt.orderId, orders.id)),
        ),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id));

/** Pays as a person does on the sandbox's own page; its message is held back, since the order knows of the money. */
async function pay(sandboxUrl: string, attemptId: string): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/bayar/${attemptId}`, {
    method: 'POST',
    body: new URLSearchParams({ aksi: 'hilang' }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The sandbox took no money for a demo order: ${answer.status}.`);
}

/**
 * Gives paid demo orders the payment they were paid by, opened and paid at the sandbox by its own protocol as of now: from
 * then on their money can be given back like any other.
 * @returns how many were paid @throws ProviderUnavailable while the sandbox does not run
 */
export async function payOrders(
  db: Database,
  { provider, sandboxUrl, now }: { provider: PaymentProvider; sandboxUrl: string; now: Date },
): Promise<number> {
  const found = await unpaidFor(db, provider.methods);
  for (const order of found) {
    const { id: orderId, amountRupiah, fullname, email, createdAt } = order;
    const attemptId = randomUUID();
    const productCode = order.productCode ?? ANY_WAY;
    const opened = await provider.charge({
      attemptId,
      orderId,
      productCode,
      amountRupiah,
      expiresAt: new Date(now.getTime() + DAY_MS),
      description: orderId,
      customer: { fullname, email },
      returnUrl: '',
    });
    await pay(sandboxUrl, attemptId);
    await db.transaction(async (tx) => {
      const { gateway } = provider;
      await tx.update(orders).set({ productCode, gateway }).where(eq(orders.id, orderId));
      await tx.insert(paymentAttempt).values({
        id: attemptId,
        orderId,
        productCode,
        gateway,
        providerReference: opened.reference,
        amount: amountRupiah,
        number: opened.number,
        paymentUrl: opened.paymentUrl,
        qr: opened.qr ?? null,
        status: 'settled',
        expiresAt: new Date(createdAt.getTime() + DAY_MS),
        settledAt: order.paidAt,
        createdAt,
      });
    });
  }
  return found.length;
}
