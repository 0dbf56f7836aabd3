import { pathTo } from '@suluh/domain/address';
import { refusedTo, returningForm, type Form } from './formCall.ts';

/** Forms of the cart that work before JavaScript; without a page named they return to it. */
export const CART_FORMS = {
  /** Leads to the cart with the course chosen, to My Course when it was bought before, or to the order it waits in. */
  'cart-add': {
    back: ({ fields, target, routes }) => (fields.redirectTo ? target : pathTo(routes, 'cart')),
    send: async (posted, back, call) => {
      const { fields, routes } = posted;
      const eventId = Number(fields.eventId);
      const answer = await call({
        path: '/api/cart',
        body: { courseId: Number(fields.courseId), ...(eventId > 0 ? { eventId } : {}) },
      });
      if (answer.status === 'ALREADY_BOUGHT') return pathTo(routes, 'myCourse');
      if (answer.status === 'ORDER_WAITING') return pathTo(routes, 'paymentProcess', { order: String(answer.data) }); // that one is paid instead of a second
      return answer.ok
        ? pathTo(routes, 'cart', { cart: (answer.data as { cartId: string }).cartId })
        : refusedTo(answer, posted, back);
    },
  },
  'cart-remove': {
    ...returningForm(({ cartId = '' }) => ({ method: 'DELETE', path: `/api/cart/${encodeURIComponent(cartId)}` })),
    back: ({ fields, target, routes }) => (fields.redirectTo ? target : pathTo(routes, 'cart')),
  },
} satisfies Record<string, Form>;
