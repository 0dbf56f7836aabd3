import { refusedTo, returningForm, type Form } from './formCall.ts';

/** Forms of the cart that work before JavaScript; without a page named they return to it. */
export const CART_FORMS = {
  /** Leads to the cart with the course chosen, to My Course when it was bought before, or to the order it waits in. */
  'cart-add': {
    back: ({ fields, target, pages }) => (fields.redirectTo ? target : pages.cart()),
    send: async (posted, back, call) => {
      const { fields, pages } = posted;
      const eventId = Number(fields.eventId);
      const answer = await call({
        path: '/api/cart',
        body: { courseId: Number(fields.courseId), ...(eventId > 0 ? { eventId } : {}) },
      });
      if (answer.status === 'ALREADY_BOUGHT') return pages.myCourse();
      if (answer.status === 'ORDER_WAITING') return pages.paymentProcess(String(answer.data)); // that one is paid instead of a second
      return answer.ok
        ? pages.cart({ cart: (answer.data as { cartId: string }).cartId })
        : refusedTo(answer, posted, back);
    },
  },
  'cart-remove': {
    ...returningForm(({ cartId = '' }) => ({ method: 'DELETE', path: `/api/cart/${encodeURIComponent(cartId)}` })),
    back: ({ fields, target, pages }) => (fields.redirectTo ? target : pages.cart()),
  },
} satisfies Record<string, Form>;
