'use client';
import { selectedCart, toggledCart } from '@suluh/domain/cart';
import { orderTotal } from '@suluh/domain/pricing';
import { countedPromo } from '@suluh/domain/promo';
import { cartText } from '@suluh/i18n-id/cart';
import { rupiah } from '@suluh/i18n-id/numbers';
import { Button } from '@suluh/ui/buttons/Button';
import { CheckoutPage, PayBar } from '@suluh/ui/checkout/CheckoutPage';
import { PriceSummary, SummaryPanel } from '@suluh/ui/checkout/PriceSummary';
import { Checkbox } from '@suluh/ui/forms/Check';
import { Note } from '@suluh/ui/feedback/Note';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useEffect, useRef, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { cartChanged } from '../parts/cart-count/index.ts';
import {
  PromoSection,
  summaryLines,
  useCheckoutAddress,
  useEarlyChoice,
  usePromo,
  usePromoAddress,
  type CheckoutItem,
  type PromoStart,
} from '../parts/checkout/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { CartLine } from './CartLine.tsx';
import { CartSuggestions } from './CartSuggestions.tsx';

interface CartBoardProps {
  items: readonly CheckoutItem[];
  start: PromoStart;
  /** Refusal of a form that was sent before JavaScript. */
  problem: string | null;
  /** What became of an order that is bought again. */
  note: ReactNode;
  hasPromo: boolean;
  /** Takes a promo code before JavaScript. */
  promoEntry: ReactNode;
  paymentMethodPath: string;
}

const FORM = 'checkout';

/**
 * The cart with its summary. What is chosen and the promo live in the address. Before JavaScript it is a form: the
 * ticked courses go on to the payment method, and each course is removed by a form of its own.
 */
export function CartBoard({
  items,
  start,
  problem,
  note,
  hasPromo,
  promoEntry,
  paymentMethodPath,
}: CartBoardProps): ReactElement {
  const tenant = useTenant();
  const list = useRef<HTMLDivElement>(null);
  const address = useCheckoutAddress();
  const { query, change } = address;
  const selected = selectedCart(items, query.cart);
  const cart = selected.map(({ cartId }) => cartId);
  const orderable = selectedCart(items, null);
  const isAll = selected.length === orderable.length;
  useEarlyChoice(FORM, 'cart', (early) => early.join() !== cart.join() && change({ cart: early }));
  const promo = usePromo(start, { cart, method: null, addressCode: query.promoCode });
  usePromoAddress(promo, address);
  const counted = countedPromo(promo.panel, { itemCount: cart.length, productCode: null });
  const total = orderTotal({ items: selected, discount: counted.kind === 'counts' ? counted.promo.discountRupiah : 0 });
  const applied = promo.addressCode ?? null;

  useEffect(() => cartChanged(tenant, items.length), [tenant, items.length]);
  function submit(event: FormEvent): void {
    if (cart.length > 0) return;
    event.preventDefault();
    showToast({ text: cartText.chooseFirst, tone: 'error' });
  }
  return (
    <CheckoutPage
      title={cartText.title}
      summary={
        <SummaryPanel title={cartText.summary}>
          {hasPromo && (
            <PromoSection
              promo={promo}
              counted={counted}
              itemCount={cart.length}
              totalPurchaseRupiah={total.totalPurchaseRupiah}
              method={null}
            />
          )}
          {promoEntry}
          <PriceSummary lines={summaryLines(total, cart.length, applied)} />
          <Button type="submit" form={FORM} kind="flame" size="large" block className="layout-desktop layout-flex">
            {cartText.choosePayment}
          </Button>
        </SummaryPanel>
      }
      further={<CartSuggestions courseIds={items.map(({ courseId }) => courseId)} />}
      payBar={
        <PayBar
          label={cartText.totalPayment}
          totalText={rupiah(total.totalPaymentRupiah)}
          action={
            <Button type="submit" form={FORM} kind="flame">
              {cartText.choosePayment}
            </Button>
          }
        />
      }
    >
      {note}
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      <form id={FORM} method="get" action={paymentMethodPath} onSubmit={submit}>
        {applied && <input type="hidden" name={promo.panel.fixed ? 'fixedPromo' : 'promoCode'} value={applied} />}
      </form>
      <div className="panel cartItem-list">
        {orderable.length > 1 && (
          <div className="cartItem-all">
            <Checkbox
              checked={isAll}
              countText={cartText.selected(selected.length, orderable.length)}
              onChange={() => change({ cart: isAll ? [] : null })}
            >
              {cartText.selectAll}
            </Checkbox>
          </div>
        )}
        <div ref={list} tabIndex={-1} role="region" aria-label={cartText.title}>
          {items.map((item) => (
            <CartLine
              key={item.cartId}
              item={item}
              form={FORM}
              selected={cart.includes(item.cartId)}
              onRemove={() => list.current?.focus({ preventScroll: true })} // the button with the focus goes with its course
              onToggle={() => change({ cart: toggledCart(items, query.cart, item.cartId) })}
            />
          ))}
        </div>
      </div>
    </CheckoutPage>
  );
}
