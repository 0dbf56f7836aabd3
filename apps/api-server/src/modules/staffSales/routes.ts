import { staffSalesEntries as entries } from '@suluh/api/catalogue';
import { RESEND_LIMIT } from '@suluh/domain/limits';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { countTry, tryKey } from '../../http/tryLimit.ts';
import { coursesOf, itemsOf } from '../order/enrol.ts';
import { lockOrder } from '../order/queries.ts';
import { mailLearner, type OrderNews } from '../order/tellLearner.ts';
import { recordChange } from '../staff/change.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { recordRoutes } from '../staff/records.ts';
import { orderRecords } from './orders.ts';
import { editedPromo } from './promos.ts';
import { promoTrialRoutes } from './promoTrial.ts';
import { staffPaperRoutes } from './papers.ts';
import { paymentMethodRoutes } from './paymentMethods.ts';
import { staffRefundRoutes } from './refunds.ts';
import { stopPromo } from './stopPromo.ts';
import { withTimeline } from './timeline.ts';
import { staffWebhookRoutes } from './webhooks.ts';

const { orders } = schema;

/** What an order's mail says by how it stands. */
const MAIL_OF: Record<'PAID' | 'UNPAID' | 'CANCEL' | 'EXPIRED', OrderNews> = {
  PAID: 'orderPaid',
  UNPAID: 'orderReminder',
  CANCEL: 'orderCancelled',
  EXPIRED: 'orderExpired',
};

/** Orders, money and promos as finance and support see them (docs/product/staff.md#sales). */
export const staffSalesRoutes: Route[] = [
  ...recordRoutes(entries.orders, orderRecords, withTimeline),

  route(entries.orderMail, async ({ params: { id: orderId }, caller }, services) => {
    if ((await services.db.$count(orders, eq(orders.id, orderId))) === 0) throw new ApiError('NOT_FOUND');
    await countTry(services, tryKey('resend', orderId), RESEND_LIMIT);
    await services.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) throw new ApiError('NOT_FOUND');
      const courses = coursesOf(await itemsOf(tx, order.id));
      await mailLearner(tx, services, MAIL_OF[order.status], order, { courses });
      await recordChange(tx, { by: staff(caller).userId, action: 'order.mail', subject: `order ${order.id}` });
    });
    return { data: { success: true } };
  }),

  ...staffPaperRoutes,
  ...staffRefundRoutes,
  ...staffWebhookRoutes,
  ...paymentMethodRoutes,
  ...promoTrialRoutes,
  ...editedRoutes(entries.promos, editedPromo),

  route(entries.promoStop, async ({ params: { id: code }, caller }, { db, now }) => ({
    data: await db.transaction((tx) => stopPromo(tx, { code, who: staff(caller), now: now() })),
  })),
];
