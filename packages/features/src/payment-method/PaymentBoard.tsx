'use client';
import { pathTo } from '@suluh/domain/address';
import type { PaymentProduct } from '@suluh/api/types';
import { paymentGroup } from '@suluh/domain/payment';
import { needsGateway, orderTotal } from '@suluh/domain/pricing';
import { countedPromo, promoCodeToSend } from '@suluh/domain/promo';
import { cartText } from '@suluh/i18n-id/cart';
import { rupiah } from '@suluh/i18n-id/numbers';
import { paymentText } from '@suluh/i18n-id/payment';
import { Button } from '@suluh/ui/buttons/Button';
import { CheckoutPage, PayBar } from '@suluh/ui/checkout/CheckoutPage';
import { MiniCourse } from '@suluh/ui/checkout/MiniCourse';
import { PriceSummary, SummaryPanel } from '@suluh/ui/checkout/PriceSummary';
import { Note } from '@suluh/ui/feedback/Note';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { Suspense, useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import type { TypedBilling } from '../parts/billing/index.ts';
import {
  PayConsent,
  PromoSection,
  summaryLines,
  useCheckoutAddress,
  useEarlyChoice,
  usePromo,
  usePromoAddress,
  type CheckoutItem,
  type PromoStart,
} from '../parts/checkout/index.ts';
import { lazyDialog, useOnceOpen } from '../parts/dialogs/index.ts';
import { MethodList } from './MethodList.tsx';
import { methodReason } from './methodView.ts';
import type { WaitingOrder } from './order.ts';
import { ORDER_FORM, OrderForm, type OrderFormFacts } from './OrderForm.tsx';
import { WaitingNote } from './WaitingNote.tsx';
import { WalletForms } from './WalletForms.tsx';
import { useTenant } from '../parts/tenant/index.ts';
import { useOrder } from './useOrder.ts';

const loadDialogs = () => import('./PaymentDialogs.tsx').then((module) => module.PaymentDialogs);
const PaymentDialogs = lazyDialog(loadDialogs);

interface PaymentBoardProps extends OrderFormFacts {
  items: readonly CheckoutItem[];
  start: PromoStart;
  methods: readonly PaymentProduct[];
  order: WaitingOrder | null;
  hasPromo: boolean;
  /** Takes a promo code before JavaScript. */
  promoEntry: ReactNode;
  /** The confirmation asks whether the dates are right (docs/product/cart.md#confirm). */
  asksSchedule: boolean;
  /** Why the form was refused, or what became of a wallet that was linked. */
  problem: ReactNode;
  /** The confirmation before JavaScript, while its method is the chosen one. */
  review: { method: string | null; content: ReactNode } | null;
}

/**
 * Payment methods by group with the summary beside them, and the confirmation that orders (checkout steps 2 and 3).
 * Before JavaScript it is a form, confirmed on the page itself.
 */
export function PaymentBoard({
  items,
  start,
  methods,
  order,
  hasPromo,
  promoEntry,
  asksSchedule,
  line,
  path,
  attempt,
  problem,
  review,
}: PaymentBoardProps): ReactElement {
  const { routes } = useTenant();
  const cart = items.map(({ cartId }) => cartId);
  const address = useCheckoutAddress();
  const { query, change } = address;
  const wanted = methods.find(({ productCode, isAvailable }) => productCode === query.method && isAvailable) ?? null;
  const method = wanted?.productCode ?? null;
  const isGone =
    query.method !== null && methods.length > 0 && !methods.some(({ productCode }) => productCode === query.method);
  useEarlyChoice(
    ORDER_FORM,
    'method',
    ([early]) => early !== undefined && early !== method && change({ method: early }),
  );
  const promo = usePromo(start, { cart: order ? [] : cart, method, addressCode: order ? null : query.promoCode });
  usePromoAddress(promo, address);
  const counted = countedPromo(promo.panel, { itemCount: items.length, productCode: method });
  const applied = order ? order.promoCode : (promo.addressCode ?? null);
  const discount = order ? order.discountRupiah : counted.kind === 'counts' ? counted.promo.discountRupiah : 0;
  const totalBy = (fee: number) => orderTotal({ items, discount, fee });
  const isPayable = wanted !== null && methodReason(wanted, totalBy(wanted.fee).totalPaymentRupiah) === null;
  const chosen = isPayable ? wanted : null;
  const total = totalBy(chosen?.fee ?? 0);
  const needsMethod = needsGateway(total);
  const lines = summaryLines(total, items.length, applied);
  const payText = needsMethod ? paymentText.pay : paymentText.confirmFree;
  const paying = useOrder({
    line,
    orderId: order?.orderId ?? null,
    onPromoRefused: promo.reject,
    onOrdered: (orderId) => change({ order: orderId }),
  });
  const waiting = paying.step.kind === 'waiting' ? paying.step.orderId : null;
  const hasDialogs = useOnceOpen(paying.step.kind !== 'choosing' && waiting === null);

  const onInvoice = needsMethod && chosen !== null && paymentGroup(chosen) === 'postPaid';
  const [billing, setBilling] = useState<TypedBilling | null>(null); // sent once its dialog was gone through
  const confirm = () => paying.open({ kind: onInvoice ? 'billing' : 'confirm' });
  function bill(typed: TypedBilling): void {
    setBilling(typed);
    paying.open({ kind: 'confirm' });
  }
  function choose(code: string): void {
    change({ method: code });
    loadDialogs().catch(() => undefined); // on a slow line they are there when paying begins; else they are asked for then
  }
  function begin(event: FormEvent): void {
    event.preventDefault();
    if (needsMethod && chosen === null) return showToast({ text: paymentText.chooseFirst, tone: 'error' });
    confirm();
  }
  const asked = {
    cartId: cart,
    productCode: chosen?.productCode ?? '',
    gateway: chosen?.gateway ?? '',
    promoCode: counted.kind === 'counts' ? promoCodeToSend(counted.promo, method) : '',
    expectedTotal: total.totalPaymentRupiah,
  };
  function send(expectedTotal: number): void {
    if (order === null) change({ cart }); // who loads the page again meanwhile is led to the order of just these courses
    void paying.send({ ...asked, expectedTotal }, onInvoice && billing ? billing.pic : null);
  }
  const shown = review?.method === method ? review.content : null;
  return (
    <CheckoutPage
      title={paymentText.methodTitle}
      summary={
        <SummaryPanel title={cartText.summary}>
          {items.map(({ cartId, view, caption }) => (
            <MiniCourse
              key={cartId}
              title={view.title}
              cloth={view.cloth}
              imageUrl={view.imageUrl ?? null}
              caption={caption}
            />
          ))}
          {order && <p className="type-small type-muted">{paymentText.waitingOrder(order.invoiceId)}</p>}
          {hasPromo && (
            <PromoSection
              promo={promo}
              counted={counted}
              itemCount={items.length}
              totalPurchaseRupiah={total.totalPurchaseRupiah}
              method={method}
            />
          )}
          {promoEntry}
          <PriceSummary lines={lines} />
          <Button
            type="submit"
            form={ORDER_FORM}
            kind="flame"
            size="large"
            block
            className="layout-desktop layout-flex"
          >
            {payText}
          </Button>
          <p className="type-caption type-muted priceSummary-agree">
            <PayConsent routes={routes} />
          </p>
        </SummaryPanel>
      }
      payBar={
        <PayBar
          label={cartText.totalPayment}
          totalText={rupiah(total.totalPaymentRupiah)}
          action={
            <Button type="submit" form={ORDER_FORM} kind="flame">
              {payText}
            </Button>
          }
        />
      }
    >
      {problem}
      {waiting !== null && <WaitingNote orderHref={pathTo(routes, 'paymentProcess', { order: waiting })} />}
      {shown}
      <OrderForm
        path={path}
        attempt={attempt}
        line={line}
        order={asked}
        orderId={order?.orderId ?? null}
        onInvoice={onInvoice}
        isConfirmed={Boolean(shown)}
        onSubmit={begin}
      >
        {!needsMethod && <Note tone="success">{paymentText.withoutMethod}</Note>}
        {needsMethod && isGone && <Note tone="warning">{paymentText.methodGone}</Note>}
        {methods.length === 0 && needsMethod && <Note tone="warning">{paymentText.noMethods}</Note>}
        <MethodList methods={methods} chosen={chosen?.productCode ?? null} totalBy={totalBy} onChoose={choose} />
      </OrderForm>
      <WalletForms methods={methods} query={query} />
      {hasDialogs && (
        <Suspense fallback={null}>
          <PaymentDialogs
            step={paying.step}
            busy={paying.busy}
            items={items}
            asksSchedule={asksSchedule}
            methodName={chosen?.productName ?? null}
            promoCode={applied}
            lines={lines}
            payText={payText}
            billing={billing}
            onBilling={bill}
            onBillingLeft={(typed) => {
              setBilling(typed);
              paying.close();
            }}
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
