import type { billingPic } from '@suluh/api/catalogue';
import type { z } from 'zod';
import type { Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { earlierAnswer, keepAnswer } from '../order/idempotency.ts';
import { lockOrder, type OrderRow } from '../order/queries.ts';
import { applyCharge } from './applyCharge.ts';
import { charge, type Payer } from './askProvider.ts';
import type { ProductRow } from './gateway.ts';
import { confirmAttempt, lockWaitingOrder, openAttempt } from './openAttempt.ts';
import type { Charge } from './provider/port.ts';
import { transactionOf, type Transaction } from './queries.ts';
import type { Purse } from './wallet/balances.ts';

/** A method that a learner has chosen for an order. */
export interface Choice extends Payer {
  operation: string;
  key: string | null;
  body: { orderId: string };
  userId: string;
  productOf(tx: Executor, order: OrderRow): Promise<ProductRow>;
  billingPic?: z.output<typeof billingPic>;
  /** The linked wallet it is paid by. */
  purse?: Purse | null;
}

/**
 * Opens a payment in three steps: the attempt, the provider, the answer; a crash between them leaves nothing half done.
 */
export async function openPayment(services: Services, choice: Choice): Promise<Transaction> {
  const { db, now } = services;
  const purse = choice.purse ?? null;
  const earlier = await earlierAnswer<Transaction>(db, choice);
  if (earlier) return earlier.answer;
  const { order, attempt } = await db.transaction(async (tx) => {
    const locked = await lockWaitingOrder(tx, choice.userId, choice.body.orderId, now());
    const product = await choice.productOf(tx, locked);
    return { order: locked, attempt: await openAttempt(tx, services, locked, product, purse) };
  });
  const opened: Charge =
    attempt.status === 'pending'
      ? {
          reference: attempt.providerReference ?? '',
          number: attempt.number,
          paymentUrl: attempt.paymentUrl,
          qr: attempt.qr,
          expiresAt: attempt.expiresAt,
        }
      : await charge(services, order, attempt, { ...choice, accountId: purse?.accountId ?? null });
  const changed = await db.transaction(async (tx) => {
    const waiting = await confirmAttempt(tx, services, choice.userId, attempt, opened, choice.billingPic);
    if (!opened.isPaid) return waiting;
    await applyCharge(tx, services, attempt.id, 'settled'); // its message finds it done
    return (await lockOrder(tx, waiting.id)) ?? waiting;
  });
  const answer = await transactionOf(services, changed);
  await keepAnswer(db, choice, answer);
  return answer;
}
