import { paymentEntries as entries } from '@suluh/api/catalogue';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { cancelOrder } from './cancelOrder.ts';
import { transactionOf } from './queries.ts';

/** Cancels a waiting order of the learner (docs/product/payment.md, 'Batalkan'). */
export const cancel = route(entries.paymentCancel, async ({ params, caller }, services) => ({
  data: await transactionOf(services, await cancelOrder(services, learner(caller).userId, params.orderId)),
}));
