'use client';
import { pathTo } from '@suluh/domain/address';
import { assertNever } from '@suluh/domain/assert';
import { sanitiseUrl } from '@suluh/domain/validation';
import type { PriceChangeReport } from '@suluh/api/types';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import type { BillingPic } from '../parts/billing/index.ts';
import { cartChanged } from '../parts/cart-count/index.ts';
import { useComingBack } from '../parts/navigation/index.ts';
import { loginFromHere, useTenant } from '../parts/tenant/index.ts';
import { unreadChanged } from '../parts/unread/index.ts';
import { attemptAt } from './attemptStore.ts';
import { choosePayment, placeOrder, type Order, type OrderResult } from './order.ts';

/** The dialog of the payment that is open. */
export type PaymentStep =
  | { kind: 'choosing' }
  | { kind: 'billing' }
  | { kind: 'confirm' }
  | { kind: 'priceChanged'; report: PriceChangeReport }
  | { kind: 'eventFull' }
  | { kind: 'waiting'; orderId: string };

interface OrderHooks {
  line: string;
  /** An order that is there already and only gets a payment method. */
  orderId: string | null;
  onPromoRefused: (message: string) => void;
  /** There is an order now, whether or not its method was refused: for the address. */
  onOrdered: (orderId: string) => void;
}

/**
 * Ordering and paying: the dialogs in their order, and what each answer leads to (docs/product/cart.md#confirm;
 * docs/product/errors.md; R4, R13).
 */
export function useOrder({ line, orderId, onPromoRefused, onOrdered }: OrderHooks) {
  const api = useApiClient();
  const tenant = useTenant();
  const router = useRouter();
  const [step, setStep] = useState<PaymentStep>({ kind: 'choosing' });
  const [busy, setBusy] = useState(false);
  const [placed, setPlaced] = useState(orderId);
  useComingBack(() => {
    if (!busy) return;
    setBusy(false);
    setStep({ kind: 'choosing' });
    router.refresh(); // the address tells of the order there is by now
  });
  const complain = (text: string) => showToast({ text, tone: 'error' });
  const toCart = () => window.location.assign(pathTo(tenant.routes, 'cart'));

  function pay({ orderId: paid, next }: Extract<OrderResult, { kind: 'pay' }>): void {
    onOrdered(paid); // coming back finds the order that waits; the cart is empty by now
    if (next.kind === 'provider') window.location.assign(sanitiseUrl(next.url));
    else
      window.location.assign(
        pathTo(tenant.routes, next.kind === 'otpPage' ? 'otpPrakerja' : 'paymentProcess', { order: paid }),
      );
  }

  function refuse({
    failure,
    message,
    report,
    waitingOrderId,
    orderId: made,
  }: Extract<OrderResult, { kind: 'refused' }>): void {
    setBusy(false);
    if (made !== null && made !== placed) {
      setPlaced(made);
      cartChanged(tenant);
      onOrdered(made);
    }
    switch (failure) {
      case 'login':
        return window.location.assign(loginFromHere(tenant));
      case 'eventFull':
        return setStep({ kind: 'eventFull' });
      case 'priceChanged':
        return report ? setStep({ kind: 'priceChanged', report }) : complain(message);
      case 'promo':
        setStep({ kind: 'choosing' });
        return made === null ? onPromoRefused(message) : complain(message);
      case 'orderWaiting':
        return setStep({ kind: 'waiting', orderId: waitingOrderId ?? '' });
      case 'chooseSchedule':
        setStep({ kind: 'choosing' });
        return complain(message);
      case 'cartGone':
        setStep({ kind: 'choosing' });
        complain(message);
        return router.refresh(); // the courses that are left, or the cart
      case 'message':
        return complain(message); // the dialog stays: the next try is the same attempt
      default:
        return assertNever(failure);
    }
  }

  async function send(order: Order, billingPIC: BillingPic | null): Promise<void> {
    setBusy(true);
    const buyer = { api, line };
    const result = await (placed === null
      ? placeOrder(buyer, order, billingPIC, attemptAt(tenant.id, order))
      : choosePayment(buyer, placed, { productCode: order.productCode, billingPIC }));
    if (result.kind === 'refused') return refuse(result);
    cartChanged(tenant);
    unreadChanged(tenant);
    if (result.kind === 'paid') window.location.assign(pathTo(tenant.routes, 'myCourse'));
    else if (result.kind === 'pay') pay(result);
  }

  return { step, busy, open: setStep, close: () => setStep({ kind: 'choosing' }), send, toCart };
}
