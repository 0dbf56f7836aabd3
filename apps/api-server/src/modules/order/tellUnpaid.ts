import { reminderAt } from '@suluh/domain/transaction';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services, SiteServices } from '../../services.ts';
import { coursesOf, itemsOf } from './enrol.ts';
import type { OrderRow } from './queries.ts';
import { mailLearner, tellLearner } from './tellLearner.ts';

/**
 * Mails that an order waits, with the method and the number it is paid by now. Once that was told, another method or
 * number is news of its own: the earlier number is dead. Sets when the reminder is due. The order's row must be locked.
 */
export async function tellUnpaid(
  tx: Executor,
  services: Pick<Services, 'now'> & SiteServices,
  order: OrderRow,
): Promise<void> {
  const { orders } = schema;
  const courses = coursesOf(await itemsOf(tx, order.id));
  const at = services.now();
  if (order.waitingToldAt === null) await mailLearner(tx, services, 'orderUnpaid', order, { courses });
  else await tellLearner(tx, services, 'orderMethod', order, { courses, createdAt: at });
  const remindAt = order.expiresAt && reminderAt({ from: at, deadline: order.expiresAt });
  await tx
    .update(orders)
    .set({ waitingToldAt: order.waitingToldAt ?? at, remindAt })
    .where(eq(orders.id, order.id));
}
