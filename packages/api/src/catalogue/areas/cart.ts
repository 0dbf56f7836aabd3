import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { cartItem, priceChangeReport, transactionStatus } from '../entities/index.ts';
import { rupiah, slug } from '../envelope.ts';
import { rowId } from '../rowId.ts';

/** Data of a 409 ORDER_WAITING: the order of this course that waits to be paid. */
const waitingOrder = z.string();
const cartParams = z.object({ cartId: z.uuid() });

export const carts = defineEntry({
  id: 'cart.list',
  method: 'GET',
  path: '/api/carts',
  auth: 'B',
  summary: 'Courses in the learner’s cart, newest first, priced as of now',
  data: z.array(cartItem),
});

export const cartItems = defineEntry({
  id: 'cart.some',
  method: 'GET',
  path: '/api/cart',
  auth: 'B',
  summary: 'Some courses of the learner’s cart, in the order asked for',
  description: 'Ids that are no longer waiting, or are another learner’s, are left out.',
  query: z.object({ cartId: z.array(z.uuid()).min(1).max(50) }),
  data: z.array(cartItem),
});

export const cartOrder = defineEntry({
  id: 'cart.order',
  method: 'GET',
  path: '/api/cart/order',
  auth: 'B',
  summary: 'The latest order these courses of the cart went into',
  query: z.object({ cartId: z.array(z.uuid()).min(1).max(50) }),
  data: z.object({ orderId: z.string().nullable() }),
});

export const cartAdd = defineEntry({
  id: 'cart.add',
  method: 'POST',
  path: '/api/cart',
  auth: 'B',
  summary: 'Put a course, and the schedule chosen, into the cart',
  description:
    'Putting it in twice keeps the one row; another schedule replaces the first. 404 ALREADY_BOUGHT. 409 EVENT_FULL; ORDER_WAITING: data is the order that waits to be paid. Accepts Idempotency-Key.',
  query: z.object({ specialProgram: slug.optional() }),
  body: z.object({ courseId: rowId, eventId: rowId.optional() }),
  data: z.object({ cartId: z.uuid() }),
  status: 201,
  errors: [403, 404, 409, 422],
  errorData: waitingOrder,
});

export const cartBundle = defineEntry({
  id: 'cart.bundle',
  method: 'POST',
  path: '/api/cart/bundle',
  auth: 'B',
  summary: 'Put the courses of a bundle into the cart',
  description:
    'Each by the rules of cart.add; a bundle costs what its courses cost. `missing` are those that are owned, wait in an order or cannot be had; of these `full` are classes without a seat on sale, `owned` are owned, and `order` is one that waits. Repeated it changes nothing.',
  body: z.object({ slug }),
  data: z.object({
    cart: z.array(z.uuid()),
    missing: z.array(rowId),
    full: z.array(rowId),
    owned: z.array(rowId),
    order: z.string().nullable(),
  }),
  status: 201,
  errors: [403, 404, 409],
});

export const cartChange = defineEntry({
  id: 'cart.change',
  method: 'PATCH',
  path: '/api/cart/{cartId}',
  auth: 'B',
  summary: 'Choose another schedule',
  params: cartParams,
  body: z.object({ eventId: rowId }),
  data: cartItem,
  errors: [404, 409],
});

export const cartRemove = defineEntry({
  id: 'cart.remove',
  method: 'DELETE',
  path: '/api/cart/{cartId}',
  auth: 'B',
  summary: 'Take a course out of the cart',
  description: 'Taking it out twice changes nothing; another learner’s is 404.',
  params: cartParams,
  data: z.object({ success: z.boolean() }),
  errors: [404],
});

export const cartConfirm = defineEntry({
  id: 'cart.confirm',
  method: 'POST',
  path: '/api/cart/confirm',
  auth: 'B',
  summary: 'Turn carts into an order',
  description:
    'One transaction: seats, promo use, order. A total of 0 is PAID at once; otherwise the order is UNPAID until payment.choose is paid. 409 EVENT_FULL, EVENT_REQUIRED, SEATS_HELD, PROMO_UNUSABLE, ORDER_WAITING (data is the id of the order that waits), PRICE_CHANGED (the payment total differs from expectedTotal; data itemises). Accepts Idempotency-Key.',
  body: z.object({
    cartId: z.array(z.uuid()).min(1).max(50),
    productCode: z.string().max(60).default(''),
    gateway: z.string().max(60).default(''),
    promoCode: z.string().max(60).default(''),
    type: z.enum(['new', 'repeat']).default('new'),
    expectedTotal: rupiah.optional().describe('Payment total the learner saw: purchase - discount + fee'),
  }),
  data: z.object({ orderId: z.string(), status: transactionStatus }),
  status: 201,
  errors: [403, 404, 409, 422],
  errorData: z.union([priceChangeReport, waitingOrder]),
});
