import { pathTo } from '@suluh/domain/address';
import { CONFIRM_TYPE_NEW, confirmFailure } from '@suluh/domain/cart';
import { resendWaitMs, OTP_DEFAULT_LENGTH } from '@suluh/domain/otp';
import { paymentNext } from '@suluh/domain/payment';
import { withQuery } from '@suluh/domain/query';
import { sanitiseUrl } from '@suluh/domain/validation';
import { refusedTo, type Form, type FormAnswer, type FormCall, type Posted } from './formCall.ts';

/** Part of a transaction that says where paying goes on. */
interface Chosen {
  status: string;
  paymentMethod: { productCode: string; paymentUrl: string | null } | null;
}

const confirmCall = ({
  cart = '',
  productCode = '',
  gateway = '',
  promoCode = '',
  expectedTotal,
  attempt,
}: Posted['fields']): FormCall => ({
  path: '/api/cart/confirm',
  idempotencyKey: attempt,
  body: {
    cartId: cart.split(','),
    productCode,
    gateway,
    promoCode,
    type: CONFIRM_TYPE_NEW,
    expectedTotal: Number(expectedTotal),
  },
});

/** A refused order: what is wrong with the courses shows in the cart, everything else where it was sent. */
function refusedOrder(answer: FormAnswer, posted: Posted, back: string): string {
  const failure = confirmFailure(answer);
  if (failure === 'orderWaiting') return pathTo(posted.routes, 'paymentProcess', { order: String(answer.data) }); // that one is paid instead of a second
  const isOfCart = failure === 'eventFull' || failure === 'chooseSchedule' || failure === 'cartGone';
  return refusedTo(answer, posted, isOfCart ? pathTo(posted.routes, 'cart') : back);
}

/** Where a chosen payment goes on: the code's page, the provider's, or ours (docs/product/payment.md#detail). */
function paysAt({ routes }: Posted, orderId: string, { status, paymentMethod }: Chosen): string {
  if (status === 'PAID') return pathTo(routes, 'myCourse');
  const next = paymentMethod ? paymentNext(paymentMethod) : { kind: 'howToPayPage' as const };
  if (next.kind === 'provider') return sanitiseUrl(next.url);
  return next.kind === 'otpPage'
    ? pathTo(routes, 'otpPrakerja', { order: orderId })
    : pathTo(routes, 'paymentProcess', { order: orderId });
}

/** Chooses the method of an order. An order whose method is refused waits for another one. */
async function choose(posted: Posted, orderId: string, call: (call: FormCall) => Promise<FormAnswer>): Promise<string> {
  const { fields, routes } = posted;
  const productCode = fields.productCode ?? '';
  if (fields.onInvoice) return withQuery(pathTo(routes, 'paymentProcess', { order: orderId }), { billing: '1' }); // who gets the invoice is asked there
  const answer = await call({
    path: `/api/payment/choose?slug=${encodeURIComponent(fields.slug ?? '')}`,
    body: { orderId, productCode },
  });
  if (answer.ok) return paysAt(posted, orderId, answer.data as Chosen);
  if (answer.status === 'PAYMENT_CLOSED') return pathTo(routes, 'paymentProcess', { order: orderId });
  return refusedTo(answer, posted, pathTo(routes, 'paymentMethod', { order: orderId, method: productCode }));
}

/** Refusals after which the order's own page knows more. */
const CLOSED = ['PAYMENT_CLOSED', 'FORBIDDEN', 'NOT_FOUND'];

/** The step at which the code is typed; until when another cannot be sent, in milliseconds since 1970. */
const codeStep = (back: string, length: number, waitSeconds: unknown, error: string | null = null): string =>
  withQuery(back, {
    code: length,
    until: Date.now() + resendWaitMs(typeof waitSeconds === 'number' ? waitSeconds : null),
    error,
  });

const orderOf = ({ orderId, orderToken }: Posted['fields']) => ({ orderId, orderToken });

/** Forms of ordering and paying, that work before JavaScript. */
export const CHECKOUT_FORMS = {
  /**
   * Confirms the cart, then chooses its method; or chooses another method of an order that waits. The first time it
   * only shows what will be ordered, with the sums of the method, to be confirmed (docs/product/cart.md#confirm):
   * prices are those the learner saw. One rendered page has one Idempotency-Key, so that posting it twice makes one
   * order.
   */
  'order-confirm': {
    back: ({ target }) => target,
    send: async (posted, back, call) => {
      const { fields, routes } = posted;
      const method = fields.method ?? fields.productCode ?? '';
      if (method === '' && Number(fields.expectedTotal) > 0) return withQuery(back, { error: 'PAYMENT_REQUIRED' });
      if (!fields.confirmed || method !== (fields.productCode ?? '')) return withQuery(back, { method, confirm: '1' });
      if (fields.order) return choose(posted, fields.order, call);
      const answer = await call(confirmCall(fields));
      if (!answer.ok) return refusedOrder(answer, posted, back);
      const { orderId, status } = answer.data as { orderId: string; status: string };
      return status === 'PAID' ? pathTo(routes, 'myCourse') : choose(posted, orderId, call);
    },
  },
  /** Has Prakerja send a code. A 409 says that one is on its way already (docs/product/errors.md). */
  'otp-send': {
    back: ({ fields, routes }) => pathTo(routes, 'otpPrakerja', { order: fields.orderId ?? '' }),
    send: async (posted, back, call) => {
      const { fields, routes } = posted;
      const answer = await call({
        path: '/api/payment/pmo/send-otp',
        body: { ...orderOf(fields), prakerjaId: (fields.prakerjaId ?? '').trim() },
      });
      if (answer.ok) {
        const { wait, length } = answer.data as { wait: number; length: number };
        return codeStep(back, length, wait);
      }
      if (CLOSED.includes(answer.status)) return pathTo(routes, 'paymentProcess', { order: fields.orderId ?? '' });
      return answer.code === 409
        ? codeStep(back, OTP_DEFAULT_LENGTH, answer.data, answer.status)
        : refusedTo(answer, posted, back);
    },
  },
  /** Pays with the code; a refusal returns to the boxes. */
  'otp-authorize': {
    back: ({ target }) => target,
    send: async (posted, back, call) => {
      const { fields, routes } = posted;
      const otp = (fields.otp ?? '').replaceAll(',', '');
      const answer = await call({ path: '/api/payment/pmo/authorize', body: { ...orderOf(fields), otp } });
      if (answer.ok || CLOSED.includes(answer.status))
        return pathTo(routes, 'paymentProcess', { order: fields.orderId ?? '' });
      return answer.code === 409
        ? codeStep(back, OTP_DEFAULT_LENGTH, answer.data, answer.status)
        : refusedTo(answer, posted, back);
    },
  },
} satisfies Record<string, Form>;
