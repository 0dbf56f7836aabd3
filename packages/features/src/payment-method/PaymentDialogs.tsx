'use client';
import { cartText } from '@suluh/i18n-id/cart';
import { paymentText } from '@suluh/i18n-id/payment';
import { MiniCourse } from '@suluh/ui/checkout/MiniCourse';
import { PriceSummary, type PriceLineView } from '@suluh/ui/checkout/PriceSummary';
import { EventFullDialog } from '@suluh/ui/dialogs/EventFullDialog';
import { Suspense, type ReactElement } from 'react';
import type { TypedBilling } from '../parts/billing/index.ts';
import { lazyDialog } from '../parts/dialogs/index.ts';
import { PayConsent, summaryLines, type CheckoutItem } from '../parts/checkout/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { PaymentConfirmDialog } from './PaymentConfirmDialog.tsx';
import { PriceChangedDialog } from './PriceChangedDialog.tsx';
import { ScheduledCourses } from './ScheduledCourses.tsx';
import type { PaymentStep } from './useOrder.ts';

const BillingDialog = lazyDialog(() => import('./BillingDialog.tsx').then((module) => module.BillingDialog));

interface PaymentDialogsProps {
  step: PaymentStep;
  busy: boolean;
  items: readonly CheckoutItem[];
  /** The confirmation asks whether the dates are right (docs/product/cart.md#confirm). */
  asksSchedule: boolean;
  methodName: string | null;
  promoCode: string | null;
  lines: readonly PriceLineView[];
  payText: string;
  /** Whom the invoice goes to, as far as it was typed. */
  billing: TypedBilling | null;
  onBilling: (typed: TypedBilling) => void;
  onBillingLeft: (typed: TypedBilling) => void;
  onPay: () => void;
  onAcceptPrice: (paymentTotalRupiah: number) => void;
  onClose: () => void;
  onToCart: () => void;
}

/** The dialogs of paying, loaded when the first one opens. */
export function PaymentDialogs(props: PaymentDialogsProps): ReactElement {
  const {
    step,
    busy,
    items,
    asksSchedule,
    methodName,
    promoCode,
    lines,
    payText,
    billing,
    onBilling,
    onBillingLeft,
    onPay,
    onAcceptPrice,
    onClose,
    onToCart,
  } = props;
  const { routes } = useTenant();
  const report = step.kind === 'priceChanged' ? step.report : null;
  const asOfNow = report && {
    totalPurchaseRupiah: report.totals.purchaseTotal,
    discountRupiah: report.totals.promoDiscount,
    feeRupiah: report.totals.fee,
    totalPaymentRupiah: report.totals.paymentTotal,
  };
  return (
    <>
      {step.kind === 'billing' && (
        <Suspense fallback={null}>
          <BillingDialog open typed={billing} onSave={onBilling} onCancel={onBillingLeft} />
        </Suspense>
      )}
      <PaymentConfirmDialog
        open={step.kind === 'confirm'}
        schedule={asksSchedule ? <ScheduledCourses items={items} /> : null}
        confirmText={payText}
        consent={<PayConsent routes={routes} />}
        loading={busy}
        onConfirm={onPay}
        onCancel={onClose}
      >
        {items
          .filter(({ schedule }) => !(asksSchedule && schedule))
          .map(({ cartId, view, caption }) => (
            <MiniCourse
              key={cartId}
              title={view.title}
              cloth={view.cloth}
              imageUrl={view.imageUrl ?? null}
              caption={caption}
            />
          ))}
        {methodName && (
          <p>
            <span className="type-muted">{paymentText.confirmMethod}</span> <b>{methodName}</b>
          </p>
        )}
        <PriceSummary lines={lines} />
      </PaymentConfirmDialog>
      <PriceChangedDialog
        open={report !== null}
        changes={
          report?.items.map(({ fullname, before, after }) => cartText.priceChanged(fullname, before, after)) ?? []
        }
        lines={asOfNow ? summaryLines(asOfNow, items.length, promoCode) : []}
        loading={busy}
        onAccept={() => report && onAcceptPrice(report.totals.paymentTotal)}
        onCancel={onToCart}
      />
      <EventFullDialog open={step.kind === 'eventFull'} onClose={onToCart} />
    </>
  );
}
