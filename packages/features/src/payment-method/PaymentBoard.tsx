'use client';
import type { PaymentProduct } from '@suluh/api/types';
import { paymentGroup } from '@suluh/domain/payment';
import { needsGateway, orderTotal } from '@suluh/domain/pricing';
import { countedPromo, promoCodeToSend } from '@suluh/domain/promo';
import { TOAST_MS } from '@suluh/domain/toast';
import { cartText } from '@suluh/i18n-id/cart';
import { rupiah } from '@suluh/i18n-id/format';
import { paymentText } from '@suluh/i18n-id/payment';
import { Button } from '@suluh/ui/buttons/Button';
import { CheckoutPage, PayBar } from '@suluh/ui/checkout/CheckoutPage';
import { MiniCourse } from '@suluh/ui/checkout/MiniCourse';
import { PriceSummary, SummaryPanel } from '@suluh/ui/checkout/PriceSummary';
import { Note } from '@suluh/ui/feedback/Note';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { PromoSection, summaryLines, useCheckoutAddress, usePromo, usePromoAddress, type CheckoutItem, type PromoStart } from '../parts/checkout/index.ts';
import { useOnceOpen } from '../parts/dialogs/index.ts';
import { MethodList } from './MethodList.tsx';
import type { BillingPic } from './order.ts';
import { useOrder, type PaymentPaths } from './useOrder.ts';

const PaymentDialogs = lazy(() => import('./PaymentDialogs.tsx').then((module) => ({ default: module.PaymentDialogs })));

/** An order that waits and gets another payment method; its sums stand. */
export interface WaitingOrder {
  orderId: string;
  purchaseRupiah: number;
  promoCode: string | null;
  discountRupiah: number;
}

interface PaymentBoardProps {
  items: readonly CheckoutItem[];
  start: PromoStart;
  methods: readonly PaymentProduct[];
  order: WaitingOrder | null;
  hasPromo: boolean;
  /** 'Confirm before order' comes first (spec 4, Confirm flow). */
  asksSchedule: boolean;
  line: string;
  paths: PaymentPaths;
}

/** Payment methods by group with the summary beside them, and the confirmation that orders (checkout steps 2 and 3). */
export function PaymentBoard({ items, start, methods, order, hasPromo, asksSchedule, line, paths }: PaymentBoardProps): ReactElement {
  const address = useCheckoutAddress();
  const { query, change } = address;
  const chosen = methods.find(({ productCode, isAvailable }) => productCode === query.method && isAvailable) ?? null;
  const method = chosen?.productCode ?? null;
  const promo = usePromo(start, { cart: order ? [] : items.map(({ cartId }) => cartId), method, addressCode: order ? null : query.promoCode });
  usePromoAddress(promo, address);
  const counted = countedPromo(promo.panel, { itemCount: items.length, productCode: method });
  const applied = order ? order.promoCode : (promo.addressCode ?? null);
  const discount = order ? order.discountRupiah : counted.kind === 'counts' ? counted.promo.discountRupiah : 0;
  const total = orderTotal({ items, discount, fee: chosen?.fee ?? 0 });
  const needsMethod = needsGateway(total);
  const lines = summaryLines(total, items.length, applied);
  const payText = needsMethod ? paymentText.pay : paymentText.confirmFree;
  const paying = useOrder({ line, paths, orderId: order?.orderId ?? null, onPromoRefused: promo.reject, onOrdered: (orderId) => change({ order: orderId }) });
  const hasDialogs = useOnceOpen(paying.step.kind !== 'choosing');

  const onInvoice = needsMethod && chosen !== null && paymentGroup(chosen) === 'postPaid';
  const [billing, setBilling] = useState<BillingPic | null>(null);
  const confirm = () => paying.open({ kind: onInvoice ? 'billing' : 'confirm' });
  function bill(pic: BillingPic): void {
    setBilling(pic);
    paying.open({ kind: 'confirm' });
  }
  function begin(): void {
    if (needsMethod && chosen === null) return showToast({ text: paymentText.chooseFirst, tone: 'error', durationMs: TOAST_MS.promoError });
    if (asksSchedule) paying.open({ kind: 'schedule' });
    else confirm();
  }
  const send = (expectedTotal: number) =>
    void paying.send(
      {
        cartId: items.map(({ cartId }) => cartId),
        productCode: method ?? '',
        gateway: chosen?.gateway ?? '',
        promoCode: counted.kind === 'counts' ? promoCodeToSend(counted.promo, method) : '',
        expectedTotal,
      },
      onInvoice ? billing : null,
    );
  return (
    <CheckoutPage
      title={paymentText.methodTitle}
      summary={
        <SummaryPanel title={cartText.summary}>
          {items.map(({ cartId, view, caption }) => (
            <MiniCourse key={cartId} title={view.title} cloth={view.cloth} imageUrl={view.imageUrl ?? null} caption={caption} />
          ))}
          {order && <p className="small muted">{paymentText.waitingOrder(order.orderId)}</p>}
          {hasPromo && (
            <PromoSection promo={promo} counted={counted} itemCount={items.length} totalPurchaseRupiah={total.totalPurchaseRupiah} method={method} detailPrefix={paths.promoPrefix} />
          )}
          <PriceSummary lines={lines} />
          <Button kind="flame" size="large" block className="only-d flex" onClick={begin}>
            {payText}
          </Button>
          <p className="caption muted pay-agree">{paymentText.agree}</p>
        </SummaryPanel>
      }
      payBar={
        <PayBar
          label={cartText.totalPayment}
          totalText={rupiah(total.totalPaymentRupiah)}
          action={
            <Button kind="flame" onClick={begin}>
              {payText}
            </Button>
          }
        />
      }
    >
      <div className="panel pms">
        {!needsMethod && <Note tone="success">{paymentText.withoutMethod}</Note>}
        {methods.length === 0 && needsMethod && <Note tone="warning">{paymentText.noMethods}</Note>}
        <MethodList methods={methods} chosen={method} total={total} onChoose={(code) => change({ method: code })} />
      </div>
      {hasDialogs && (
        <Suspense fallback={null}>
          <PaymentDialogs
            step={paying.step}
            busy={paying.busy}
            items={items}
            methodName={chosen?.productName ?? null}
            promoCode={applied}
            lines={lines}
            payText={payText}
            onScheduleConfirmed={confirm}
            onBilling={bill}
            onPay={() => send(total.totalPaymentRupiah)}
            onAcceptPrice={send}
            onClose={paying.close}
            onToCart={paying.toCart}
          />
        </Suspense>
      )}
    </CheckoutPage>
  );
}
