import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { applyOrderEvent } from '../order/applyOrderEvent.ts';
import { lockOrder, type OrderRow } from '../order/queries.ts';
import { voidAttempts } from './voidAttempts.ts';

/**
 * Cancels an order that waits for payment: seat and promo use go back, and what could be paid is voided. Cancelling
 * twice changes nothing. @throws ApiError NOT_FOUND, PAYMENT_CLOSED once it was paid or has expired
 */
export async function cancelOrder(services: Services, userId: string, orderId: string): Promise<OrderRow> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.userId !== userId) throw new ApiError('NOT_FOUND');
    if (order.status === 'PAID' || order.status === 'EXPIRED') throw new ApiError('PAYMENT_CLOSED');
    await applyOrderEvent(tx, services, { orderId, event: 'cancelled' });
    await voidAttempts(tx, orderId, services.now());
    const [after] = await tx.select().from(schema.orders).where(eq(schema.orders.id, orderId));
    return after ?? order;
  });
}
